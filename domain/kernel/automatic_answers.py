"""Questions that leave nothing to decide: an only answer, or an end where nothing is left but what can wait as well."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from domain.kernel.families import Family
from domain.kernel.shapes import Asked, Command, Fact, Settled
from domain.kernel.title import LISTED, Title

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
