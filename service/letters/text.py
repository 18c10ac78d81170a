"""A letter as plain text, complete on its own, in 78 columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from service.letters import blocks as b
from service.letters.harmless import Parses, all_wrapped, harmless, wrapped

MARKER = "##- Reply above this line -##"


def text_of(blocks: Iterable[b.Block], parses: Parses) -> str:
    parts = [list(_WRITERS[type(block)](block, parses)) for block in blocks]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _line(block: b.Line, parses: Parses) -> Iterator[str]:
    return wrapped(block.text, parses, hang="")


def _heading(block: b.Heading, parses: Parses) -> Iterator[str]:
    yield harmless(block.text.upper(), parses)


def _happened(block: b.Happened, parses: Parses) -> Iterator[str]:
    for told in block.lines:
        yield from wrapped(f"- {told.text}" if not told.undone else f"- [taken back] ~{told.text}~", parses)


def _options(block: b.Options, parses: Parses) -> Iterator[str]:
    for option in block.options:
        yield from wrapped(f"({option.number}) {option.sentence}", parses, hang="    ")


def _listing(block: b.Listing, parses: Parses) -> Iterator[str]:
    return all_wrapped((f"- {line}" for line in block.lines), parses)


def _board(block: b.Board, parses: Parses) -> Iterator[str]:
    for line in block.text.split("\n"):
        yield from wrapped(line.rstrip(), parses, hang="    ")


def _links(block: b.Links, parses: Parses) -> Iterator[str]:
    return (f"{label}: {address}" for label, address in block.links)


def _small(block: b.Small, parses: Parses) -> Iterator[str]:
    return all_wrapped(block.lines, parses)


_WRITERS: dict[type, Callable[[Any, Parses], Iterator[str]]] = {
    b.Line: _line,
    b.Heading: _heading,
    b.Happened: _happened,
    b.Options: _options,
    b.Listing: _listing,
    b.Board: _board,
    b.Links: _links,
    b.Small: _small,
}
