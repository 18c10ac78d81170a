"""Answers of several lines that are true of this position: each can be said once the one before it is done."""

from __future__ import annotations

from typing import Any

from domain.kernel.luck import SeededLuck
from domain.kernel.preview import SWITCHES, auto_answer
from domain.kernel.reading import one_after_the_other
from domain.kernel.shapes import Refused
from domain.kernel.title import Title

TRIED = 4  # options, the sensible ones first
MOST_JOINED = 3
MOST_PARTS = 6
LONGEST = 240  # characters of an option of several moves


def joined_example(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, str] | None:
    """None if luck, a secret or somebody else comes after each of the options that are tried."""
    for sentence in options[:TRIED]:
        after = _after(title, state, seat, sentence)
        if after is not None and seat in title.asked(after):
            return sentence, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return None


def joined_options(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, ...]:
    """Options with what the sensible bot would answer to all that is asked after them, up to luck or others."""
    likely = title.sentence(title.bot(state, seat, SeededLuck(b"letter")))
    tried = tuple(dict.fromkeys((*(each for each in (likely,) if each in options), *options)))[:TRIED]
    chains = (_chain(title, state, seat, sentence) for sentence in tried)
    joined = (one_after_the_other(chain) for chain in chains if len(chain) > 1)
    return tuple(each for each in dict.fromkeys(joined) if len(each) <= LONGEST)[:MOST_JOINED]


def _chain(title: Title[Any], state: Any, seat: int, sentence: str) -> tuple[str, ...]:
    chain: tuple[str, ...] = ()
    while len(chain) < MOST_PARTS:
        chain = (*chain, sentence)
        after = _after(title, state, seat, sentence)
        if after is None or seat not in title.asked(after) or auto_answer(title, after, seat, SWITCHES) is not None:
            return chain
        state, sentence = after, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return chain


def _after(title: Title[Any], state: Any, seat: int, sentence: str) -> Any:
    """The position after an option, if its reader may know all that comes of it."""
    try:
        return title.position_after(state, seat, title.parse(sentence, state, seat))
    except Refused:
        return None
