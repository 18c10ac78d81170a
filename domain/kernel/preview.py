"""What a seat may know of what its command brings, before it is said."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from domain.kernel.luck import Veiled
from domain.kernel.rules import Rules
from domain.kernel.shapes import Asked, Command, Fact, SealedQuestion, State
from domain.kernel.waiting import question_for


class Forecast(NamedTuple):
    """What a seat may know of what its command brings. `whole`: that is all that the command does with this seat.
    `alone`: nor does it anything to others, so the position after these facts is the one that comes.
    """

    facts: tuple[Fact, ...]
    whole: bool
    alone: bool


def forecast(rules: Rules[Any], state: State, seat: int, command: Command) -> Forecast:
    """It ends where luck or a secret comes in. It also ends where others are concerned: whether another seat is asked
    or has nothing to say may depend on its hand.
    """
    luck = Veiled()
    facts, _ = rules.play(state, seat, command, luck, ends=False)
    if isinstance(question_for(state, seat)[0], SealedQuestion):
        return Forecast((), False, False)  # what opening the answers leads to may tell what they are
    own = tuple(takewhile(lambda fact: seat in _concerned(fact, seat), facts))
    shown = tuple(takewhile(lambda fact: not fact.closes(seat), own))
    whole = len(shown) == len(own) and not (luck.draws and len(own) == len(facts))
    return Forecast(shown, whole, whole and len(shown) == len(facts))


def position_after(
    rules: Rules[Any], state: State, seat: int, command: Command, unseen: frozenset[str]
) -> State | None:
    """The position in which the next line of the same mail is said, as far as this seat may know it: None if luck, a
    secret or somebody else comes in. What it shows of itself it has known; draws whose outcome nobody sees may be any.
    """
    if isinstance(question_for(state, seat)[0], SealedQuestion):
        return None
    luck = Veiled(unseen)
    facts, after = rules.play(state, seat, command, luck, ends=False)
    strange = any(seat not in _concerned(fact, seat) or fact.informs(seat) for fact in facts)
    return None if luck.draws or strange or not facts else after


def _concerned(fact: Fact, seat: int) -> tuple[int, ...]:
    """The seats that a fact is about, this one if it is about none."""
    if isinstance(fact, Asked):
        seats: tuple[int, ...] = fact.question.seats
        return seats
    return (getattr(fact, "seat", seat),)
