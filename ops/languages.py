"""What there is to say, for translators: `python -m ops.languages extract`, and `check [LANGUAGE]`.

`extract` writes `locale/en.ftl` beside what it is of: each English template with its name and parts, which a translator
copies to `locale/<language>.ftl` and says anew. `check` says by language how much is there, and names what is missing,
what is surplus (its English has changed) and what has other parts.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from domain.game.table.grammar import is_table_line, ordered
from domain.kernel.kinds import leaves
from domain.titles.shelf import titles
from service.commands.mail_words import mail
from service.queries.catalogues import LANGUAGES, LONGEST, ROOT, as_fluent, files, name_of, parts_of
from service.web.options import options_of
from service.web.telling import ENGLISH, texts_of

# a module that uses one of these tells people something
TELLING = {"Sentence", "Refused", "say", "word", "texts", "term", "Typed", "Verdict"}
TEXTS_OF_CARDS = {"text", "label", "story_en", "text_en", "goal_en", "outcome_en", "missed_en"}
EITHER_SIDE = re.compile(r"(?:^| )(?:crown|lamps): (?=[A-Z])")  # an outcome for each side of Longsdale
TOLD_WITH_NAMES = {"story_en", "goal_en"}  # other names of cards stand in `locale/<language>.txt`
AROUND = re.compile(r"\{\w+(\|[^|{}]*\|[^|{}]*)?\}")
TEXT = re.compile(r"[A-Za-z]{2,}.* |^[A-Z][a-z]+$|[a-z][.?!:]$")
NO_TEXT = re.compile(
    r"^[\w./:<>\[\]#%*&=-]+$|%[ds]|`|\*\*|=\"|'self'|charset=|-age=|private, (?!not )|filename="
    r"|\b(SELECT|INSERT|UPDATE|DELETE|ORDER BY|WHERE)\b|[<\[]\w+[>\]]|^[(<\\^]|\\[bdsw]"
)
WORDS_READ = re.compile(
    r"[^\x00-\x7f\u2013\u2019\u201c\u201d\u00d7]"
)  # in English: words of other languages, which are read
NOT_FOR_PLAYERS = frozenset((  # modules of grammar, of checks, of owners' files and of the operator
    "words.py", "owners_file.py", "owners_files.py", "health.py", "status.py", "mail_words.py", "commands.py",
    "grammar.py", "spoken.py", "checks.py", "schemas.py", "codec.py", "defaults.py", "language.py", "vocabulary.py",
))  # fmt: skip
NOT_TOLD = frozenset(
    {"startswith", "removeprefix", "debug", "info", "warning", "error", "exception"}
)  # what calls take
ROOMS = ("domain/kernel", "domain/game", "domain/players", "service/commands", "service/queries",
         "service/mail/outgoing", "service/accounts", "service/limits", "service/web", "workers")  # fmt: skip


def templates(source: str, strictly: bool = False, is_of_cards: bool = False) -> Iterator[str]:
    """Texts in a module that tells something: what is handed to a sentence, and what looks like one in its tables.
    `strictly`: the first alone, where tables are of words that people type. `is_of_cards`: a list of cards with texts.
    """
    tree = ast.parse(source)
    yield from _told_by_name(tree)
    if is_of_cards:
        yield from (text for text in _constants(tree) if re.search(r"^[a-z].* |[a-z].* .*\.$", text))
    if not TELLING & {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}:
        return
    beside = _docstrings(tree) | _parts_of_others(tree)
    yield from _told_at_once(tree)
    for node in _in_calls(tree) if strictly else ast.walk(tree):
        value = node.value if isinstance(node, ast.Constant) and id(node) not in beside else None
        if isinstance(value, str) and _is_text(value):
            yield value


def _constants(tree: ast.Module) -> Iterator[str]:
    docstrings = _docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def _told_at_once(tree: ast.Module) -> Iterator[str]:
    """What is handed to `word`, `say` or a sentence is a text, whatever it looks like."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _called(node.func) not in ("word", "texts", "say", "of", "Heading"):
            continue
        for each in node.args if _called(node.func) == "texts" else node.args[:1]:
            text = each.value if isinstance(each, ast.Constant) else None
            if (
                isinstance(text, str)
                and "_" not in text
                and len(text) <= LONGEST
                and re.search("[A-Za-z]|^:$", AROUND.sub("", text))
            ):
                yield text


def _called(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        is_sentence = isinstance(func.value, ast.Name) and func.value.id == "Sentence"
        return func.attr if is_sentence or func.attr == "Heading" else ""
    return func.id if isinstance(func, ast.Name) else ""


def _told_by_name(tree: ast.Module) -> Iterator[str]:
    """What a title says of itself and of its commands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ("help", "about", "label"):
            value = node.value.value if isinstance(node.value, ast.Constant) else None
            if isinstance(value, str) and " " in value and len(value) <= LONGEST:
                yield value


def _of_titles(folder: Path) -> Iterator[str]:
    yield from _of_content(folder)
    yield from _of_options(folder.name)
    yield from _of_kinds(folder.name)


def _of_content(folder: Path) -> Iterator[str]:
    """What stands on cards, in the data of a title."""
    for file in sorted(folder.rglob("*.json")):
        yield from _texts_in(json.loads(file.read_text(encoding="utf-8")))


def _of_kinds(title_id: str) -> Iterator[str]:
    """What a page asks for: a die, a card."""
    for spec in titles[title_id].language.specs.values():
        for slot, kind in spec.kinds.items():
            said = (name.partition(".")[2] or str(leaf.label) for name, leaf in leaves(kind, slot))
            yield from (each for each in said if len(each) > 1)


def _of_options(title_id: str) -> Iterator[str]:
    """How a form calls the options of a title and their values."""
    title = titles[title_id]
    for option in options_of(title, {name: [] for name in title.files}):
        words = (option.words, option.help, option.usual, *(said for _, said in option.values))
        yield from (each for each in words if re.search("[a-z]{2}", each))


def _texts_in(data: Any) -> Iterator[str]:
    of = data if isinstance(data, dict) else {}
    for name, value in of.items():
        if name in TEXTS_OF_CARDS and isinstance(value, str):
            yield from filter(None, EITHER_SIDE.split(value))
    if TOLD_WITH_NAMES & of.keys():
        yield of["names"]["en"]
    yield from of.get("epilogues", {}).values()
    for each in of.values() if of else data if isinstance(data, list) else ():
        yield from _texts_in(each)


def _in_calls(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and TELLING & {
            each.id for each in ast.walk(node.func) if isinstance(each, ast.Name)
        }:
            yield from ast.walk(node)


def _is_text(value: str) -> bool:
    plain = AROUND.sub(lambda around: (around[1] or "").replace("|", " "), value)
    if (
        WORDS_READ.search(value)
        or "%s" in value
        or re.fullmatch(r"[a-z]+(_[a-z]+)+", value)
        or _is_a_line(value)
        or len(value) > LONGEST
        or "\n" in value
        or NO_TEXT.search(plain)
        or not re.search(r"[a-z]{2}|^-.*VP", plain)
        or len(plain.strip()) < (2 if parts_of(value) else 3)
    ):
        return False
    return bool(parts_of(value)) or bool(TEXT.search(value))


def _docstrings(tree: ast.Module) -> set[int]:
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def _parts_of_others(tree: ast.Module) -> set[int]:
    """Pieces of f-strings, keys of tables, lists of words, beginnings that are looked for and what only a programmer
    is told are no texts of their own.
    """
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found |= {id(each) for each in node.values}
        elif isinstance(node, ast.Assert) and node.msg is not None:
            found.add(id(node.msg))
        elif isinstance(node, ast.Compare):
            found |= {id(each) for each in (node.left, *node.comparators)}
        elif isinstance(node, ast.Dict):
            found |= {id(each) for each in node.keys if each is not None}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            found |= {id(node.func.value)} if node.func.attr == "split" else set()
            found |= {id(each) for each in node.args} if node.func.attr in NOT_TOLD else set()
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {id(each) for each in node.args[:1]} if node.func.id == "Refused" else set()
            if node.func.id.endswith("Error") or node.func.id in ("Meta", "pick"):
                found |= {id(each) for each in ast.walk(node)}
    return found


@cache
def _of_grammars() -> tuple[frozenset[str], tuple[str, ...]]:
    """The names of slots, and the patterns, of all titles."""
    specs = [spec for title in titles.values() for spec in title.language.specs.values()]
    return frozenset(slot for spec in specs for slot in spec.kinds), tuple(p for spec in specs for p in spec.patterns)


@cache
def _is_a_line(text: str) -> bool:
    """What players write, or pick in a picture, is told by `spoken`, not by a catalogue."""
    slots, patterns = _of_grammars()
    if slots.issuperset(re.split("[ .]", text)) or any(each.startswith(f"{text} <") for each in patterns):
        return True
    return is_table_line(text) or bool(ordered(text + "pass")) or bool(mail.readings(text) and text != "draw")


def rooms() -> dict[Path, list[Path]]:
    """Folders that have a catalogue, with their modules."""
    titles = {folder: sorted(folder.rglob("*.py")) for folder in (ROOT / "domain/titles").iterdir() if folder.is_dir()}
    game = [file for room in ROOMS if room.startswith("domain") for file in sorted((ROOT / room).rglob("*.py"))]
    rest = [file for room in ROOMS if not room.startswith("domain") for file in sorted((ROOT / room).rglob("*.py"))]
    return {**{k: v for k, v in sorted(titles.items()) if v}, ROOT / "domain/game": game, ROOT / "service": rest}


def _texts(modules: list[Path]) -> set[str]:
    """Modules of grammar are full of words that are read and never told."""
    found = {
        text
        for file in modules
        for text in templates(
            file.read_text(encoding="utf-8"),
            file.parent.name == "commands" or file.name in NOT_FOR_PLAYERS,
            _is_of_cards(file),
        )
    }
    pages = (page for file in modules for page in _templates_of(file))
    return found.union(*(texts_of(page.read_text(encoding="utf-8")) for page in pages))


def _is_of_cards(file: Path) -> bool:
    return "titles" in file.parts and file.name == ("texts.py" if "pictures" in file.parts else "cards.py")


def _templates_of(module: Path) -> list[Path]:
    """Pages beside the module that tells them."""
    found = module.parent.glob("templates/*.html") if module.name == "telling.py" else ()
    return sorted(page for page in found if page.name not in ENGLISH)


@cache
def messages() -> dict[Path, dict[str, str]]:
    """By folder: the templates by name, each in the first folder that says it. All modules are read for it, once."""
    found: dict[Path, dict[str, str]] = {}
    shared = _texts(rooms()[ROOT / "domain/game"])
    for room, modules in rooms().items():
        texts = _texts(modules) | set(_of_titles(room) if room.name in titles else ())
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
