"""What lies over the page of a game when it is asked for: a card large, the rules where one plays; and the hints of the
first game.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from typing import Any

from flask import request
from markupsafe import Markup
from msgspec import Struct

from domain.kernel import art
from domain.kernel.flow import waiting
from domain.kernel.telling import word
from domain.kernel.title import Title
from service.web import languages
from service.web.game import board
from service.web.game.page import Drawn, Page
from service.web.rules import chapter_of, chapters_of
from service.web.tutor import Hint, hint_for, hints_of

COOKIE = "posthorn_hints"  # the kinds of questions that this browser was told about, or that it wants no more
OFF = "off"
_LONGEST = 3000
_SHORT = 3  # letters of a name that is looked for within another: `use lens cutter on`
_SKIPPED = ("id", "name", "seat", "text", "for", "cells", "good_name")
_CALLED = ("id", "name", "tile", "card", "space", "number", "cell", "die", "building", "kind")
_ICON = re.compile(r'href="#([a-z0-9-]+)"')


class CardSheet(Struct, frozen=True):
    name: str
    title: str
    box: str
    shape: str
    lines: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    chapter: str
    pick: str


class RulesDrawer(Struct, frozen=True):
    chapter: str
    text: Markup
    others: tuple[tuple[str, Markup], ...]
    icons: tuple[tuple[str, Markup], ...]


class Aids(Struct, frozen=True):
    hint: Hint | None = None
    card: CardSheet | None = None
    rules: RulesDrawer | None = None


def aids_of(page: Page, pictures: dict[str, Drawn]) -> Aids:
    if page.then.state is None:
        return Aids()
    hint = _question_hint(page)
    card, rules = request.args.get("card", "")[:60], request.args.get("rules")
    return Aids(
        hint if hint is not None and _is_first(page, hint) else None,
        _card(page, card, pictures) if card else None,
        _rules(page, hint) if rules else None,
    )


def _question_hint(page: Page) -> Hint | None:
    seat = page.reader.seat
    if seat is None:
        return None
    return hint_for(page.then.title, waiting(page.then.state, seat)[0], languages.current())


def _is_first(page: Page, hint: Hint) -> bool:
    """In a game against a bot, before anything is picked, and not again in this browser."""
    choose, seen = page.composer, request.cookies.get(COOKIE, "")[:_LONGEST].split(".")
    begins = choose is not None and not (choose.held or choose.typed) and bool(page.prompt)
    is_taught = any(holder.bot for holder in page.game.holders) and page.reader.acts
    is_now = not (page.past or page.replay or request.args.get("card") or request.args.get("rules"))
    return (
        begins and is_taught and is_now and OFF not in seen and mark_of_kind(page.game.title_id, hint.kind) not in seen
    )


def mark_of_kind(title_id: str, kind: str) -> str:
    return hashlib.sha256(f"{title_id}.{kind}".encode()).hexdigest()[:5]


def cookie_after(title_id: str, kind: str) -> str:
    """What this browser keeps once it has been told about this kind."""
    seen = dict.fromkeys(each for each in request.cookies.get(COOKIE, "")[:_LONGEST].split(".") if each)
    return ".".join([*seen, *([mark_of_kind(title_id, kind)] if OFF not in seen else [])][-400:])


def _card(page: Page, name: str, pictures: dict[str, Drawn]) -> CardSheet | None:
    drawn = pictures.get("wide") or pictures.get("only")
    boxes = drawn.boxes if drawn is not None else {}
    name = name if name in boxes else next((each for each in boxes if len(name) > _SHORT and name in each), name)
    box = boxes.get(name)
    if box is None:
        return None
    svg = page.boards[art.WIDE]
    view = page.then.title.view(page.then.state, page.reader.seat)
    found = next(_described(view, name), None) or max(
        _about(view, name), key=lambda each: len(each["name"]), default={}
    )
    texts = [word(str(found[key])) for key in ("text", "for") if found.get(key)]
    title = board.titles_in(svg).get(name, name)
    head = _head_of(title, texts)
    texts = [*_told_beside(title, head, texts), *texts]
    facts = [
        (word(key.replace("_", " ")), _value_text(value))
        for key, value in found.items()
        if key not in _SKIPPED and value not in (None, "", [], {}, False)
    ]
    slots = board.slots_in(svg).get(name, ())
    is_open = page.composer is not None and any(pick.words == name for pick in page.composer.open)
    return CardSheet(
        name, head, " ".join(f"{each:g}" for each in box),
        "wide" if box[2] > 2 * box[3] else "", tuple(texts), tuple((a, b) for a, b in facts if b),
        _chapter_about(page.then.title, slots, languages.current()), page.pick(name) if is_open else "",
    )  # fmt: skip


def _head_of(title: str, texts: Sequence[str]) -> str:
    """Without what stands below it."""
    whole = next((title.removesuffix(text).rstrip(": ") for text in texts if title.endswith(text)), title)
    return whole if len(whole) <= board.SHORT else whole.partition(":")[0]


def _told_beside(title: str, head: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The rest of a long title, as a line of its own."""
    rest = title.removeprefix(head).lstrip(": ")
    return (rest.replace("->", "\u2192"),) if rest and not any(rest.endswith(text) for text in texts) else ()


def _described(view: Any, name: str) -> Iterator[dict[str, Any]]:
    """What the view says of the thing of this name, wherever it lies."""
    plain = _plain(name)
    return (each for each in _things(view) if any(_plain(each.get(key)) == plain for key in _CALLED))


def _about(view: Any, name: str) -> Iterator[dict[str, Any]]:
    """What it says of things whose name stands within this one: of the lens cutter, in `use lens cutter on`."""
    plain = f" {_plain(name)} "
    return (each for each in _things(view)
            if len(called := _plain(each.get("name"))) > _SHORT and f" {called} " in plain)  # fmt: skip


def _things(view: Any) -> Iterator[dict[str, Any]]:
    if isinstance(view, dict):
        yield view
    inside = view.values() if isinstance(view, dict) else view if isinstance(view, list | tuple) else ()
    for each in inside:
        yield from _things(each)


def _plain(name: Any) -> str:
    return str(name).replace("_", " ").casefold() if isinstance(name, str | int) else ""


def _as_it_stands(name: Any) -> str:
    """A phase II stays so."""
    return str(name) if str(name).isupper() else _plain(name)


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return word("yes") if value else word("no")
    if isinstance(value, dict):
        return ", ".join(f"{n} {word(_as_it_stands(each))}" for each, n in value.items() if isinstance(n, int))
    if isinstance(value, list | tuple):
        return ", ".join(word(_as_it_stands(each)) for each in value if isinstance(each, str | int))
    return word(_as_it_stands(value))


def _chapter_about(title: Title[Any], slots: Sequence[str], language: str) -> str:
    """That which bears the word of its slot, in the English rules; else that to which a hint of such a piece leads."""
    slots = [slot.partition(".")[0].rstrip("0123456789_") for slot in slots]
    english, told = chapters_of(title.id), chapters_of(title.id, language)
    wanted = {word for slot in slots for word in (slot, f"{slot}s") if slot != "what"}
    named = [each for each in english if wanted & {*each.casefold().split()}]
    taught = [hint.chapter for slot in slots for hint in hints_of(title.id).values() if hint.slot == slot]
    found = next(iter((*named, *taught)), "")
    return dict(zip(english, told, strict=False)).get(found, "")


def _rules(page: Page, hint: Hint | None) -> RulesDrawer:
    title, wanted = page.then.title, request.args.get("rules", "")
    language = languages.current()
    headings = chapters_of(title.id, language)
    chapter = wanted if wanted in headings else hint.chapter if hint is not None and hint.chapter in headings else ""
    chapter = chapter or (headings[0] if headings else "")
    others = tuple((each, chapter_of(title.id, title.name, each, language)) for each in headings if each != chapter)
    used = dict.fromkeys(_ICON.findall(page.boards.get(art.WIDE, "")))
    icons = tuple((word(each.replace("-", " ")), Markup(art.icons()[each])) for each in used if each in art.icons())
    return RulesDrawer(chapter, chapter_of(title.id, title.name, chapter, language), others, icons)
