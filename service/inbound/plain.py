"""Plain text to lines: format=flowed joined (RFC 3676), quote marks taken off and remembered."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PREFIX = re.compile(r"[ \t\ufeff]{0,4}(?:[A-Za-z]{1,4}(?=>))?(?:[>\u203a|\uff5c][ \t]?)+")
_DEPTH = re.compile(r">*")


@dataclass(frozen=True)
class Line:
    text: str
    quoted: bool = False  # marked as a quote by the mail program
    mark: str = ""  # the number of a list item, which is seen but stands in no text


def plain_lines(text: str, flowed: bool = False, delsp: bool = False) -> list[Line]:
    lines = _joined(text, delsp) if flowed else text.split("\n")
    return [_line(line) for line in lines]


def _line(text: str) -> Line:
    prefix = _PREFIX.match(text)
    if prefix is None:
        return Line(text.replace("\ufeff", ""))
    return Line(text[prefix.end() :].replace("\ufeff", ""), quoted=True)


def _joined(text: str, delsp: bool) -> list[str]:
    joined: list[str] = []
    pieces: list[str] = []
    depth = 0
    for line in text.split("\n"):
        quotes = len(_DEPTH.match(line)[0])  # type: ignore[index]
        content = line[quotes:]
        content = content[1:] if content.startswith(" ") else content
        if pieces and quotes != depth:  # a soft break that meets another depth ends there
            joined.append(_quoted(depth, pieces))
            pieces = []
        depth = quotes
        if content.endswith(" ") and content != "-- ":
            pieces.append(content[:-1] if delsp else content)
            continue
        joined.append(_quoted(depth, [*pieces, content]))
        pieces = []
    if pieces:
        joined.append(_quoted(depth, pieces))
    return joined


def _quoted(depth: int, pieces: list[str]) -> str:
    return (">" * depth + " " if depth else "") + "".join(pieces)
