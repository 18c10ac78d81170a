"""Plain text to lines: format=flowed joined (RFC 3676), quote marks taken off and remembered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_PREFIX = re.compile(r"[ \t\ufeff]{0,4}(?:[A-Za-z]{1,4}(?=>))?(?:[>\u203a|\uff5c][ \t]?)+")


@dataclass(frozen=True)
class MailLine:
    text: str
    quoted: bool = False  # marked as a quote by the mail program
    mark: str = ""  # the number of a list item, which is seen but stands in no text


def plain_lines(text: str, flowed: bool = False, delsp: bool = False) -> list[MailLine]:
    return list(_flowing(text, delsp)) if flowed else [_line(line) for line in text.split("\n")]


def _line(text: str) -> MailLine:
    prefix = _PREFIX.match(text)
    if prefix is None:
        return MailLine(text.replace("\ufeff", ""))
    return MailLine(text[prefix.end() :].replace("\ufeff", ""), quoted=True)


def _flowing(text: str, delsp: bool) -> Iterator[MailLine]:
    pieces: list[str] = []
    depth = 0
    for line in text.split("\n"):
        content = line.lstrip(">")
        quotes = len(line) - len(content)
        content = content[1:] if content.startswith(" ") else content
        if pieces and quotes != depth:  # a soft break that meets another depth ends there
            yield _flowed(depth, pieces)
            pieces = []
        depth = quotes
        if content.endswith(" ") and content != "-- ":
            pieces.append(content[:-1] if delsp else content)
            continue
        yield _flowed(depth, [*pieces, content])
        pieces = []
    if pieces:
        yield _flowed(depth, pieces)


def _flowed(depth: int, pieces: list[str]) -> MailLine:
    text = "".join(pieces)
    if depth:
        return MailLine(text.replace("\ufeff", ""), quoted=True)
    # a mark that was stuffed with a space is typed; other programs' marks are found as in any text
    return MailLine(text) if text.startswith(">") else _line(text)
