"""A letter as plain text, complete on its own, in 78 columns. No line of it may itself be a command: a reply quotes it,
and a mail program may lose the quote marks.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from domain.game.names import one_line
from domain.kernel.telling import word
from domain.titles.shelf import titles
from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy
from service.mail.outgoing import blocks as b

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


def text_of(blocks: Iterable[b.Block], parses: Parses, width: int = WIDTH) -> str:
    fit = Fit(parses, width)
    parts = [list(_WRITERS[type(block)](block, fit)) for block in blocks]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _paragraph(block: b.Paragraph, fit: Fit) -> Iterator[str]:
    return wrapped(block.text, fit, hang="")


def _heading(block: b.Heading, fit: Fit) -> Iterator[str]:
    yield fit.harmless(word(block.text).upper())


def _happened(block: b.Happened, fit: Fit) -> Iterator[str]:
    for told in block.lines:
        yield from wrapped(f"- {told.text}" if not told.undone else f"- [{word('taken back')}] ~{told.text}~", fit)


def _options(block: b.Options, fit: Fit) -> Iterator[str]:
    for option in block.options:
        hint = f": {option.hint}" if option.hint else ""
        yield from wrapped(f"({option.mark}) {option.sentence}{hint}", fit, hang="    ")


def _listing(block: b.Listing, fit: Fit) -> Iterator[str]:
    return all_wrapped((f"- {line}" for line in block.lines), fit)


def _scores(block: b.Scores, fit: Fit) -> Iterator[str]:
    rows = [block.head, *block.rows]
    first = max(len(row[0]) for row in rows)
    room = (WIDTH - first) // max(1, len(block.head) - 1) - 2
    cut = [[row[0].ljust(first), *(cell[:room] for cell in row[1:])] for row in rows]
    wide = [max(len(row[n]) for row in cut) for n in range(len(block.head))]
    for row in cut:
        yield fit.harmless("  ".join([row[0], *(cell.rjust(wide[n]) for n, cell in enumerate(row[1:], 1))]))


def _board(block: b.Board, fit: Fit) -> Iterator[str]:
    for line in block.text.split("\n") if block.text else ():
        yield from wrapped(line.rstrip(), fit, hang="    ")


def _rows(block: b.Rows, fit: Fit) -> Iterator[str]:
    return all_wrapped(block.lines, fit)


def _links(block: b.Links, fit: Fit) -> Iterator[str]:
    return (one_line(f"{word(label)}: {address}") for label, address in block.links)


def _small(block: b.Small, fit: Fit) -> Iterator[str]:
    return all_wrapped(block.lines, fit)


_WRITERS: dict[type, Callable[[Any, Fit], Iterator[str]]] = dict(
    zip(
        b.KINDS,
        (_paragraph, _heading, _happened, _options, _listing, _scores, _board, _rows, _links, _small),
        strict=True,
    )
)
