"""An answer of two lines that is true of this position: the second can be said once the first is done."""

from __future__ import annotations

from typing import Any

from domain.kernel.luck import SeededLuck, Veiled
from domain.kernel.shapes import Refused
from domain.kernel.title import Title

TRIED = 4  # options, the sensible ones first


def joined_example(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, str] | None:
    """None if luck, a secret or somebody else comes after each of the options that are tried."""
    for sentence in options[:TRIED]:
        after = _after(title, state, seat, sentence)
        if after is not None and seat in title.asked(after):
            return sentence, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return None


def _after(title: Title[Any], state: Any, seat: int, sentence: str) -> Any:
    """The position after an option, if its reader may know all that comes of it."""
    try:
        command = title.parse(sentence, state, seat)
        shown, whole = title.foreseen(state, seat, command)
    except Refused:
        return None
    if not whole or not shown:
        return None
    facts, after = title.rules.play(state, seat, command, Veiled(), ends=False)
    return after if facts == shown else None
