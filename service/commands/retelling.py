"""Texts that are kept in English, such as why a line was refused, in the language of who reads them.

The template is found again that the text was made of; its parts are told as those of any sentence.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from domain.kernel.telling import Sentence, SentencePart, language_told
from service.commands.spoken import said_in
from service.queries.catalogues import files

_LISTED = re.compile(r"^# (.*)\nm-[\w-]+ =", re.MULTILINE)
_PART = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")
SAID = frozenset(("meant", "example"))  # parts that are sentences of the game
LONGEST = 600


def retold(text: str, title: str = "") -> str:
    """As it is, if no template of ours makes it."""
    language = language_told()
    return _retold(text, title, language) if language != "en" and len(text) <= LONGEST else text


@lru_cache(maxsize=4096)
def _retold(text: str, title: str, language: str) -> str:
    """The language is that of whoever asks, so that the same text is made once for it."""
    if (whole := _one(text, title, language)) is not None:
        return whole
    pieces = re.split(r"(?<=[.?!]) (?=[A-Z])", text)
    return " ".join(found if (found := _one(each, title, language)) is not None else each for each in pieces)


def _one(text: str, title: str, language: str) -> str | None:
    for template, pattern in _templates():
        if (match := pattern.fullmatch(text)) is not None:
            parts = {name: _part(name, part, title, language) for name, part in match.groupdict().items()}
            return Sentence.of(template, **parts).text()
    return None


def _part(name: str, part: str, title: str, language: str) -> SentencePart:
    if part.isdecimal():
        return int(part)
    return said_in(title, part, language) if name in SAID else part


@cache
def _templates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those with the most words of their own first: what is but a frame for a part fits much."""
    found = {text for file in files("en") for text in _LISTED.findall(file.read_text(encoding="utf-8"))}
    whole = sorted((each for each in found if len(_PART.sub("", each)) > 3), key=lambda t: -len(_PART.sub("", t)))
    return tuple((each, _pattern(each)) for each in whole)


def _pattern(template: str) -> re.Pattern[str]:
    seen: set[str] = set()
    pieces, at = [], 0
    for match in _PART.finditer(template):
        pieces.append(re.escape(template[at : match.start()]))
        at = match.end()
        if match[2] is not None:
            pieces.append(f"(?:{re.escape(match[2])}|{re.escape(match[3])})")
        else:
            pieces.append(f"(?P={match[1]})" if match[1] in seen else f"(?P<{match[1]}>.+?)")
            seen.add(match[1])
    return re.compile("".join(pieces) + re.escape(template[at:]))
