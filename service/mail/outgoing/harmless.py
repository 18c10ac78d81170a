"""No line of a letter may itself be a command: a reply quotes it, and a mail program may lose the quote marks."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from domain.game.names import one_line
from domain.kernel.telling import word
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy

Parses = Callable[[str], bool]

WIDTH = 78
_BAR = "\u00a0|"


def harmless(line: str, parses: Parses) -> str:
    """The line as it is, or with words in front that no command begins with. Whoever wrote it, it is one line."""
    line = one_line(line)
    return f"({word('that is')}) {line.lstrip()}" if parses(line) else line


class Fit:
    """How lines are set: so wide, and none of them a command."""

    def __init__(self, parses: Parses, width: int = WIDTH) -> None:
        self.parses, self.width = parses, width

    def harmless(self, line: str) -> str:
        return harmless(line, self.parses)


def wrapped(text: str, fit: Fit, hang: str = "  ") -> Iterator[str]:
    """Lines that fit; a break that would leave a command alone on its line is moved, and none is before a bar, which
    at the beginning of a line is the mark of a quote."""
    text = one_line(text).replace(" |", _BAR)
    if len(text) <= fit.width:
        yield fit.harmless(text.replace(_BAR, " |"))
        return
    for narrower in range(fit.width, fit.width - 24, -3):
        broken = textwrap.wrap(
            text, narrower, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False,
            replace_whitespace=False,
        )  # fmt: skip
        lines = [line.replace(_BAR, " |") for line in broken]
        if not any(map(fit.parses, lines)):
            yield from lines
            return
    yield from map(fit.harmless, lines)


def all_wrapped(lines: Iterable[str], fit: Fit) -> Iterator[str]:
    for line in lines:
        yield from wrapped(line, fit)


@lru_cache(maxsize=32)
def parses_in(title_id: str) -> Parses:
    """For letters about no game, all titles count."""
    known = [title for title in titles.values() if title_id in ("", title.id)]

    @lru_cache(maxsize=4096)
    def parses_here(line: str) -> bool:
        text = tidy(line)
        return bool(text) and any(parses(text, title) for title in known)

    return parses_here


def grammar(title: Title[Any], kinds: tuple[type[Any], ...]) -> str:
    return " | ".join(pattern for pattern, _ in title.language.grammar(kinds))
