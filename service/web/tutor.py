"""What the first game teaches: for each kind of question of a title what it is about and what is usually good, in
`tutor.txt` of its folder, in another language in `locale/tutor.fr.txt`. A title that is one file has none.

`# kind` of the question, `@ slot` whose pieces an arrow points at, `= heading` of the chapter of the rules that is
about it; the rest are two sentences. `mistakes` names what is wrong, and the cure.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from domain.kernel.families import DO
from domain.kernel.kinds import leaves
from domain.kernel.shapes import Question, SealedQuestion, StackItem
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.queries.catalogues import LANGUAGES
from service.web.rules import ENGLISH, chapters_of, text_at


class Hint(Struct, frozen=True):
    kind: str
    text: str = ""
    slot: str = ""
    chapter: str = ""


@lru_cache(maxsize=128)
def hints_of(title_id: str, language: str = ENGLISH) -> dict[str, Hint]:
    """In English where they are not told in that language."""
    place = place_of(title_id, language)
    try:
        parts = place.read_text(encoding="utf-8").split("# ")[1:]
    except OSError:
        return hints_of(title_id) if language != ENGLISH else {}
    return {hint.kind: hint for hint in map(_read, parts)}


def place_of(title_id: str, language: str = ENGLISH) -> Traversable:
    return text_at(title_id, "tutor", language)


def hint_for(title: Title[Any], question: StackItem | None, language: str = ENGLISH) -> Hint | None:
    return hints_of(title.id, language).get(kind_of(title.id, type(question))) if question is not None else None


def _read(part: str) -> Hint:
    kind, *lines = [line.strip() for line in part.splitlines() if line.strip()]
    marked = {line[0]: line[2:] for line in lines if line[:2] in ("@ ", "= ")}
    text = " ".join(line for line in lines if line[:2] not in ("@ ", "= "))
    return Hint(kind, text, marked.get("@", ""), marked.get("=", ""))


def kind_of(title_id: str, question: type[StackItem]) -> str:
    return str(question.__struct_config__.tag).removeprefix(f"{title_id}.")


def kinds_of(title_id: str) -> dict[str, type[StackItem]]:
    """Of all questions that this title puts."""
    found: dict[str, type[StackItem]] = {}
    left: list[type[StackItem]] = [Question, SealedQuestion]
    while left:
        each = left.pop()
        left += each.__subclasses__()
        if str(each.__struct_config__.tag).startswith(f"{title_id}."):
            found[kind_of(title_id, each)] = each
    return found


def slots_of(title_id: str, question: type[StackItem]) -> set[str]:
    """What is named in answers to it."""
    title = titles[title_id]
    said = (command for kind, command in title.rules.signed_in().answers if issubclass(question, kind))
    kinds = (pair for command in said for pair in title.language.specs[command].kinds.items())
    return {DO, *(name for slot, kind in kinds for name, _ in leaves(kind, slot))}


def mistakes(title_id: str) -> list[str]:
    """In which languages hints are told is no mistake."""
    others = [each for each in LANGUAGES if each != ENGLISH and place_of(title_id, each).is_file()]
    return [wrong for each in (ENGLISH, *others) for wrong in _mistakes_in(title_id, each)]


def _mistakes_in(title_id: str, language: str) -> list[str]:
    name = f"domain/titles/{title_id}/{place_of(title_id, language).name}"
    found, kinds, english = hints_of(title_id, language), kinds_of(title_id), hints_of(title_id)
    wrong = [
        f"{name} says nothing of {kind}: put `# {kind}` and two sentences there."
        for kind in kinds.keys() - found.keys()
    ]
    wrong += [f"{name} speaks of {kind}, which is no question: take it out." for kind in found.keys() - kinds.keys()]
    for hint in found.values():
        if hint.text.count(".") < 2:
            wrong.append(f"{name}, {hint.kind}: say in two sentences what it is about and what is usually good.")
        if hint.slot and hint.kind in kinds and hint.slot not in (slots := slots_of(title_id, kinds[hint.kind])):
            wrong.append(f"{name}, {hint.kind}: no answer names a {hint.slot}; put `@` and one of {sorted(slots)}.")
        if hint.kind in english and hint.slot != english[hint.kind].slot:
            wrong.append(f"{name}, {hint.kind}: its arrow points at `@ {english[hint.kind].slot}` in English.")
        if hint.chapter and hint.chapter not in chapters_of(title_id, language):
            wrong.append(f"{name}, {hint.kind}: the rules have no chapter {hint.chapter}.")
    return sorted(wrong)
