"""No line of a letter may itself be a command: a reply quotes it, and a mail program may lose the quote marks."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator

Parses = Callable[[str], bool]

WIDTH = 78


def harmless(line: str, parses: Parses) -> str:
    """The line as it is, or with a word in front that no command begins with."""
    return f"(that is) {line.lstrip()}" if parses(line) else line


def wrapped(text: str, parses: Parses, width: int = WIDTH, hang: str = "  ") -> Iterator[str]:
    """Lines of at most `width`; a break that would leave a command alone on its line is moved."""
    if len(text) <= width:
        yield harmless(text, parses)
        return
    for narrower in range(width, width - 24, -3):
        lines = textwrap.wrap(
            text, narrower, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False,
            replace_whitespace=False, drop_whitespace=True,
        )  # fmt: skip
        if not any(map(parses, lines)):
            yield from lines
            return
    yield from (harmless(line, parses) for line in lines)


def all_wrapped(lines: Iterable[str], parses: Parses) -> Iterator[str]:
    for line in lines:
        yield from wrapped(line, parses)
