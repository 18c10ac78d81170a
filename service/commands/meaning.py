"""Whether a line alone in a reply would do or mean anything. No line of our letters may. Pure."""

from __future__ import annotations

from typing import Any

from domain.game.lines import LineParser
from domain.kernel.reading import Words
from domain.kernel.title import Title
from service.commands.lines import declined, sort_out
from service.commands.typed import CommandMatcher


def parses(line: str, title: Title[Any] | None = None) -> bool:
    """What is only asked back does nothing."""
    text, alone = line.strip(), _TitleAlone(title)
    found = sort_out([text], alone)
    return len(found) > 1 or found[0].kind not in ("prose", "asked") or bool(declined(line))


class _TitleAlone(CommandMatcher):
    """A title without a position: all its sentences count, likenesses do not."""

    names = None

    def __init__(self, title: Title[Any] | None) -> None:
        self._parser = LineParser(title)

    def reads(self, text: str) -> bool:
        return self._parser.understands(text)

    def meant(self, text: str) -> str:
        return ""

    def mentions(self, words: Words) -> bool:
        return False

    def legal(self, text: str) -> tuple[str, ...]:
        return ()

    def resembles(self, text: str) -> bool:
        return False
