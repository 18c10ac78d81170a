"""What there is to say, for translators: `python -m ops.languages extract`, and `check [LANGUAGE]`.

`extract` writes `locale/en.ftl` beside what it is of: each English template with its name and parts, which a translator
copies to `locale/<language>.ftl` and says anew. `check` says by language how much is there, and names what is missing,
what is surplus (its English has changed) and what has other parts.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from service.queries.catalogues import LANGUAGES, LONGEST, ROOT, as_fluent, files, name_of, parts_of

TELLING = {"Sentence", "Refused", "say", "word"}  # a module that uses one of these tells people something
AROUND = re.compile(r"\{\w+(\|[^|{}]*\|[^|{}]*)?\}")
TEXT = re.compile(r"[A-Za-z]{2,}.* |^[A-Z][a-z]+$|[a-z][.?!:]$")
NO_TEXT = re.compile(
    r"^[\w./:<>\[\]#%*&=-]+$|\b(SELECT|INSERT|UPDATE|DELETE|ORDER BY|WHERE)\b|[<\[]\w+[>\]]|^[(<\\^]|\\[bdsw]"
)
FOR_PROGRAMS = re.compile(
    r"^[Ll]og \{|^Secret seeds|SHA-256|^The seed was|^You added"
)  # `posthorn verify` reads them in letters
ROOMS = ("domain/kernel", "domain/game", "domain/players", "service/commands", "service/queries",
         "service/mail/outgoing", "service/accounts", "workers")  # fmt: skip


def templates(source: str, strictly: bool = False) -> Iterator[str]:
    """Texts in a module that tells something: what is handed to a sentence, and what looks like one in its tables.
    `strictly`: the first alone, where tables are of words that people type.
    """
    tree = ast.parse(source)
    if not TELLING & {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}:
        return
    beside = _docstrings(tree) | _parts_of_others(tree)
    for node in _in_calls(tree) if strictly else ast.walk(tree):
        value = node.value if isinstance(node, ast.Constant) and id(node) not in beside else None
        if isinstance(value, str) and _is_text(value):
            yield value


def _in_calls(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and TELLING & {
            each.id for each in ast.walk(node.func) if isinstance(each, ast.Name)
        }:
            yield from ast.walk(node)


def _is_text(value: str) -> bool:
    plain = AROUND.sub("", value)
    if (
        FOR_PROGRAMS.search(value)
        or len(value) > LONGEST
        or "\n" in value
        or NO_TEXT.search(plain)
        or not re.search(r"[a-z]{2}", plain)
    ):
        return False
    return bool(parts_of(value)) or bool(TEXT.search(value))


def _docstrings(tree: ast.Module) -> set[int]:
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def _parts_of_others(tree: ast.Module) -> set[int]:
    """Pieces of f-strings, and keys of tables, are no texts of their own."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found |= {id(each) for each in node.values}
        elif isinstance(node, ast.Dict):
            found |= {id(each) for each in node.keys if each is not None}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            found |= {id(each) for each in node.args[:1]}
    return found


def rooms() -> dict[Path, list[Path]]:
    """Folders that have a catalogue, with their modules."""
    titles = {folder: sorted(folder.rglob("*.py")) for folder in (ROOT / "domain/titles").iterdir() if folder.is_dir()}
    game = [file for room in ROOMS if room.startswith("domain") for file in sorted((ROOT / room).rglob("*.py"))]
    rest = [file for room in ROOMS if not room.startswith("domain") for file in sorted((ROOT / room).rglob("*.py"))]
    return {**{k: v for k, v in sorted(titles.items()) if v}, ROOT / "domain/game": game, ROOT / "service": rest}


def _texts(modules: list[Path]) -> set[str]:
    """Modules of grammar are full of words that are read and never told."""
    return {
        text
        for file in modules
        for text in templates(file.read_text(encoding="utf-8"), file.parent.name in ("commands", "kernel"))
    }


def messages() -> dict[Path, dict[str, str]]:
    """By folder: the templates by name, each in the first folder that says it."""
    found: dict[Path, dict[str, str]] = {}
    shared = _texts(rooms()[ROOT / "domain/game"])
    for room, modules in rooms().items():
        texts = _texts(modules)
        texts = texts - shared if room.name != "game" else texts
        found[room] = {name_of(text): text for text in sorted(texts)}
    return found


def extract() -> None:
    for room, of in messages().items():
        if of:
            (room / "locale").mkdir(exist_ok=True)
            lines = (f"# {text}\n{name} = {_as_value(text)}\n" for name, text in of.items())
            (room / "locale" / "en.ftl").write_text("\n".join(lines), encoding="utf-8")


def _as_value(text: str) -> str:
    value = as_fluent(text)
    return f'{{ "{value[0]}" }}{value[1:]}' if value[:1] in "[*.}" or value[:1].isspace() else value


class _Named(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def checked(language: str) -> tuple[list[str], list[str], list[str], int]:
    """Missing names, surplus ones, and those with other parts; of how many."""
    wanted = {name: text for of in messages().values() for name, text in of.items()}
    said: dict[str, frozenset[str]] = {}
    broken = []
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                broken.append(f"{file.relative_to(ROOT)}: {(entry.content or '').partition(chr(10))[0]}")
            elif isinstance(entry, ftl.Message):
                parts = _Named()
                parts.visit(entry)
                said[entry.id.name] = frozenset(parts.names)
    other = [name for name, parts in said.items() if name in wanted and not parts <= parts_of(wanted[name])]
    return sorted(wanted.keys() - said.keys()), sorted(said.keys() - wanted.keys()), broken + sorted(other), len(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ops.languages", description=__doc__)
    parser.add_argument("what", choices=("extract", "check"))
    parser.add_argument("language", nargs="?", help="name all that is missing in this one")
    given = parser.parse_args()
    if given.what == "extract":
        extract()
        return
    faults = False
    for language in [given.language] if given.language else [each for each in LANGUAGES if each != "en"]:
        missing, surplus, other, of = checked(language)
        faults = faults or bool(other)
        print(f"{language}: {(of - len(missing)) * 100 // of} % of {of}; surplus {len(surplus)}, wrong {len(other)}")
        for name in [*other, *(missing if given.language else ())]:
            print(f"  {name}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
