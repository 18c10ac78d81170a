"""A letter as plain text, complete on its own, in 78 columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from domain.game.names import one_line
from domain.kernel.telling import word
from service.mail.outgoing import blocks as b
from service.mail.outgoing.harmless import WIDTH, Fit, Parses, all_wrapped, wrapped


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
