"""What import-linter has no contract for: the titles are found by their folders, so that no list is to be kept."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

Import = tuple[str, str]  # who imports, what


class Titles(Contract):
    """A title is a folder with a module `title`, or one module beside the shelf. It imports itself and the kernel; the
    kernel imports itself.
    """

    type_name = "titles"

    container = fields.StringField()
    kernel = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        kernel = str(self.kernel)
        titles = [each for each in graph.find_children(str(self.container)) if _is_title(graph, each)]
        wrong = [found for title in sorted(titles) for found in _beyond(graph, title, (title, kernel))]
        wrong += _beyond(graph, kernel, (kernel,))
        return ContractCheck(kept=bool(titles) and not wrong, metadata={"wrong": wrong, "titles": titles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        if not check.metadata["titles"]:
            output.print_error(f"There is no title in {self.container}.")
        for importer, imported in check.metadata["wrong"]:
            output.print_error(f"{importer} imports {imported}")


def _is_title(graph: ImportGraph, module: str) -> bool:
    return f"{module}.title" in graph.modules or not (graph.find_children(module) or module.endswith(".shelf"))


def _beyond(graph: ImportGraph, room: str, allowed: tuple[str, ...]) -> list[Import]:
    inside = sorted({room, *graph.find_descendants(room)})
    pairs = ((module, found) for module in inside for found in sorted(graph.find_modules_directly_imported_by(module)))
    return [(module, found) for module, found in pairs if not any(_is_in(found, room) for room in allowed)]


def _is_in(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")
