"""Would a line do or mean anything if it came back in a reply? No line of a letter may."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy
from service.mail.outgoing.harmless import Parses


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
