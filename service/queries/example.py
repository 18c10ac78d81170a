"""Answers of several lines that are true of this position: each can be said once the one before it is done."""

from __future__ import annotations

from typing import Any

from domain.game.moves import ENDS
from domain.game.table.agreements import UNTIL_NEW
from domain.kernel.flow import question_for
from domain.kernel.luck import SeededLuck, Veiled
from domain.kernel.preview import SWITCHES, auto_answer
from domain.kernel.reading import one_after_the_other
from domain.kernel.shapes import Refused, SealedQuestion
from domain.kernel.title import Title

TRIED = 4  # options, the sensible ones first
MOST_JOINED = 3
MOST_PARTS = 8
LONGEST = 240  # characters of an option of several moves


def joined_example(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, str] | None:
    """None if luck, a secret or somebody else comes after each of the options that are tried."""
    for sentence in options[:TRIED]:
        after = _after(title, state, seat, sentence)
        if after is not None and seat in title.asked(after):
            return sentence, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return None


def joined_options(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, ...]:
    """Options with what the sensible bot would answer to all that is asked after them, up to luck or others; and where
    more such questions may come, an end to all of them.
    """
    likely = title.sentence(title.bot(state, seat, SeededLuck(b"letter")))
    tried = tuple(dict.fromkeys((*(each for each in (likely,) if each in options), *options)))[:TRIED]
    chains = (_chain(title, state, seat, sentence) for sentence in tried)
    joined = (one_after_the_other(chain) for chain in chains if len(chain) > 1 or chain == (UNTIL_NEW,))
    return tuple(each for each in dict.fromkeys(joined) if len(each) <= LONGEST)[:MOST_JOINED]


def _chain(title: Title[Any], state: Any, seat: int, sentence: str) -> tuple[str, ...]:
    chain: tuple[str, ...] = ()
    while len(chain) < MOST_PARTS:
        if _ends(title, state, seat, sentence):
            return (*chain, UNTIL_NEW)
        if sentence in ENDS and chain[-1:] == (sentence,):  # said twice it may be a slip, so it ends one turn
            return chain
        chain = (*chain, sentence)
        after = _after(title, state, seat, sentence)
        if after is None or seat not in title.asked(after):
            return (*chain, UNTIL_NEW) if _may_be_done(title, state, seat, sentence) else chain
        if (alone := auto_answer(title, after, seat, SWITCHES)) is not None:
            return (*chain, UNTIL_NEW) if _ends(title, after, seat, title.sentence(alone)) else chain
        state, sentence = after, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return chain


def _ends(title: Title[Any], state: Any, seat: int, sentence: str) -> bool:
    """Whether this is an end after which more may be asked before anything is new."""
    outlook = title.outlook(state, seat)
    return bool(outlook and outlook.lasts and outlook.goes_on and title.sentence(outlook.goes_on) == sentence)


def _may_be_done(title: Title[Any], state: Any, seat: int, sentence: str) -> bool:
    """Whether such questions may follow on what is asked in secret, or on the last move before others have theirs."""
    if not isinstance(question_for(state, seat)[0], SealedQuestion):
        luck = Veiled(title.unseen)
        _, state = title.rules.play(state, seat, title.parse(sentence, state, seat), luck, ends=False)
        if luck.draws or seat in title.asked(state):
            return False
    outlook = title.outlook(state, seat)
    return bool(outlook and outlook.lasts)


def _after(title: Title[Any], state: Any, seat: int, sentence: str) -> Any:
    """The position after an option, if its reader may know all that comes of it."""
    try:
        return title.position_after(state, seat, title.parse(sentence, state, seat))
    except Refused:
        return None
