"""What a seat may know of what its command brings, before it is said, and questions that leave it nothing to decide: an
only answer, or an end where nothing is left but what can wait as well.
"""

from __future__ import annotations

from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from domain.kernel.families import LISTED, Family
from domain.kernel.flow import question_for
from domain.kernel.luck import Veiled
from domain.kernel.rules import Rules
from domain.kernel.shapes import Asked, Command, Fact, SealedQuestion, Settled, State

if TYPE_CHECKING:
    from domain.kernel.title import Title


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


SWITCHES = ("answer", "done")


def auto_answer(title: Title[Any], state: Any, seat: int, switches: tuple[str, ...]) -> Command | None:
    """What the service says for a seat with these switches on; None if the seat has to say something itself."""
    found = only_answer(title, state, seat) if "answer" in switches else None
    return only_optional(title, state, seat) if found is None and "done" in switches else found


def only_answer(title: Title[Any], state: Any, seat: int) -> Command | None:
    """The one thing that this seat can say, if there is one."""
    first = list(islice(title.legal(state, seat), 2))
    return first[0] if len(first) == 1 and not isinstance(first[0], Family) else None


def only_optional(title: Title[Any], state: Any, seat: int) -> Command | None:
    """The one answer that goes on, if all else that this seat can say now it can say as well when it is asked next."""
    found = left_over(title, state, seat)
    return found.goes_on if found and _leads_to_them(title, state, seat, found) else None


class LeftOver(NamedTuple):
    """The one answer that goes on, and those that can wait by the word of the title."""

    goes_on: Command
    waiting: tuple[Command, ...]


def left_over(title: Title[Any], state: Any, seat: int) -> LeftOver | None:
    """By the word of the title alone, which `tests/contract/put_off.py` holds it to."""
    goes_on: list[Command] = []
    waiting: list[Command] = []
    for n, offer in enumerate(title.legal(state, seat)):
        if n >= LISTED or isinstance(offer, Family):
            return None
        (waiting if title.can_wait(state, seat, offer) else goes_on).append(offer)
        if len(goes_on) > 1:
            return None
    return LeftOver(goes_on[0], tuple(waiting)) if goes_on and waiting else None


def _leads_to_them(title: Title[Any], state: Any, seat: int, found: LeftOver) -> bool:
    """Whether the answer that goes on leads straight to a question to the same seat with all that waits among its
    answers: nobody else acts before it, no luck falls, no secret opens, and no step of the rules is carried out.
    """
    seen = title.preview(state, seat, found.goes_on)
    if not seen.alone or not all(_is_of(fact, seat) for fact in seen.facts):
        return False
    after = title.fold(state, seen.facts)
    return seat in title.asked(after) and set(found.waiting) <= set(title.legal(after, seat))


def _is_of(fact: Fact, seat: int) -> bool:
    """Of what this seat does or is asked. A step looks at the table, and a fact of nobody is of all."""
    if isinstance(fact, Asked):
        return bool(fact.question.seats == (seat,))
    return isinstance(fact, Settled) or getattr(fact, "seat", None) == seat
