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
from service.web import languages
from service.web.game import board
from service.web.game.page import Drawn, Page
from service.web.rules import chapter_of, chapters_of
from service.web.tutor import Hint, hint_for

COOKIE = "posthorn_hints"  # the kinds of questions that this browser was told about, or that it wants no more
OFF = "off"
_LONGEST = 3000
_SHORT = 3  # letters of a name that is looked for within another: `use lens cutter on`
_SKIPPED = ("id", "name", "seat", "text", "for", "cells")
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
    found = next(_described(view, name), {})
    texts = [word(str(found[key])) for key in ("text", "for") if found.get(key)]
    facts = [
        (word(key.replace("_", " ")), _value_text(value))
        for key, value in found.items()
        if key not in _SKIPPED and value not in (None, "", [], {}, False)
    ]
    slots = board.slots_in(svg).get(name, ())
    is_open = page.composer is not None and any(pick.words == name for pick in page.composer.open)
    return CardSheet(
        name, _head_of(board.titles_in(svg).get(name, name), texts), " ".join(f"{each:g}" for each in box),
        "wide" if box[2] > 2 * box[3] else "", tuple(texts), tuple((a, b) for a, b in facts if b),
        _chapter_about(page, slots), page.pick(name) if is_open else "",
    )  # fmt: skip


def _head_of(title: str, texts: Sequence[str]) -> str:
    """Without what stands below it."""
    return next((title.removesuffix(text).rstrip(": ") for text in texts if title.endswith(text)), title)


def _described(view: Any, name: str) -> Iterator[dict[str, Any]]:
    """What the view says of the thing of this name, wherever it lies."""
    if isinstance(view, dict):
        plain, called = _plain(name), _plain(view.get("name"))
        if any(_plain(view.get(key)) == plain for key in _CALLED) or (len(called) > _SHORT and called in plain):
            yield view
        for each in view.values():
            yield from _described(each, name)
    elif isinstance(view, list | tuple):
        for each in view:
            yield from _described(each, name)


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


def _chapter_about(page: Page, slots: tuple[str, ...]) -> str:
    """By the words of the English rules: slots have English names."""
    title = page.then.title
    told = {each: str(chapter_of(title.id, title.name, each)).casefold() for each in chapters_of(title.id)}
    slots = tuple(slot.partition(".")[0].rstrip("0123456789_") for slot in slots)
    named = (each for each in told if any(slot in each.casefold() for slot in slots))
    best = max(told, key=lambda each: sum(told[each].count(slot) for slot in slots), default="")
    found = next(named, best if best and any(slot in told[best] for slot in slots) else "")
    return dict(zip(told, chapters_of(title.id, languages.current()), strict=False)).get(found, "")


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
