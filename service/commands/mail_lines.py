"""Lines of the words that work in any letter, as `mail_words.py` declares them, and how they go wrong. Pure."""

from __future__ import annotations

import re

from domain.kernel.reading import COMMON, FILLERS, plain, words_of
from domain.kernel.shapes import Command
from service.commands.mail_words import ALIKE, Again, Join, NextWord, Preview, Rematch, Undo, Wish, Yes, mail
from service.commands.typed import Typed

_FIRST = re.compile(r"^([^\W\d_]{1,30})\s*[:,-]?\s+(\S.*)$|^([^\W\d_]{1,30})\s*:?$")
_SLASHED = re.compile(r"\b\d{1,4}/\d{1,2}/\d{1,4}\b")
_WORDS = {plain(word) for key, others in ALIKE.items() for word in (key, *others.split())}
_PREVIEWS = (plain("preview"), *map(plain, ALIKE["preview"].split()))
_PREFIXES_OF_MUCH = ("und", "joi")
_JOINS = {"join", *map(plain, ALIKE["join"].split())}
_GOES_ON = {plain(word): key for key in ("next", "again", "rematch") for word in (key, *ALIKE[key].split())}
_WITH = {"with", *map(plain, COMMON["with"].split())}
_PAUSES = (plain("pause"), *map(plain, ALIKE["pause"].split()))
_FIRST_WORDS = _WORDS | mail.openings()


def first_word(text: str) -> tuple[str, str]:
    match = _FIRST.match(text)
    if match is None:
        return "", ""
    return plain(match[1] or match[3]), (match[2] or "").strip()


def mail_line(text: str, first: str, rest: str) -> Typed | None:
    if first in _PAUSES and _SLASHED.search(text):
        hint = "That date can be read in two ways. Write it as 2026-12-24 or as 24.12.2026."
        return Typed(text, "refused", rest=hint)
    little, words = first_word(rest)
    if first in _JOINS and little in _WITH and words:
        return Typed(text, "join", rest=words, command=Join())
    if first in _GOES_ON and little in _WITH and words:
        return Typed(text, "next", rest=f"{_GOES_ON[first]} {words}")
    readings = mail.readings(text) if _is_spelled_out(text) else ()
    if len(readings) == 1:
        return _of_mail(text, readings[0])
    if readings:
        both = '" or "'.join(map(mail.sentence, readings))
        return Typed(text, "refused", rest=f'That can mean "{both}". Say which.')
    if first in _PREVIEWS and rest:
        return Typed(text, "preview", rest=rest)
    if first in _PAUSES and any(c.isdigit() for c in rest):
        return Typed(text, "refused", rest='Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".')
    return None


def _is_spelled_out(text: str) -> bool:
    """Short forms only of the English words, and never of undo: many a name is the beginning of some word."""
    first = next((word for word in words_of(text) if word not in FILLERS), "")
    return first in _FIRST_WORDS or (
        len(first) > 2 and first not in _PREFIXES_OF_MUCH and any(key.startswith(first) for key in ALIKE)
    )


def _of_mail(text: str, command: Command) -> Typed:
    if isinstance(command, Undo):
        return Typed(text, "undo", command=command)
    if isinstance(command, Join):
        return Typed(text, "join", command=command)
    if isinstance(command, NextWord | Again | Rematch):
        return Typed(text, "next", rest=mail.sentence(command), command=command)
    if isinstance(command, Yes):
        return Typed(text, "yes", command=command)
    if isinstance(command, Preview):
        return Typed(text, "preview", mark=command.option, command=command)
    return Typed(text, "wish" if isinstance(command, Wish) else "question", command=command)
