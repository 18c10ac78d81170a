"""Questions that leave nothing to decide: an only answer, or an end where nothing is left but what can wait as well."""

from __future__ import annotations

from itertools import islice
from typing import Any

from domain.kernel.families import Family
from domain.kernel.shapes import Command
from domain.kernel.title import LISTED, Title

SWITCHES = ("answer", "done")


def given(title: Title[Any], state: Any, seat: int, switches: tuple[str, ...]) -> Command | None:
    """What the service says for a seat with these switches on; None if the seat has to say something itself."""
    found = only_answer(title, state, seat) if "answer" in switches else None
    return only_optional(title, state, seat) if found is None and "done" in switches else found


def only_answer(title: Title[Any], state: Any, seat: int) -> Command | None:
    """The one thing that this seat can say, if there is one."""
    first = list(islice(title.legal(state, seat), 2))
    return first[0] if len(first) == 1 and not isinstance(first[0], Family) else None


def only_optional(title: Title[Any], state: Any, seat: int) -> Command | None:
    """The one answer that goes on, if all else that this seat can say now it can say as well when it is asked next."""
    goes_on: list[Command] = []
    waiting = False
    for n, offer in enumerate(title.legal(state, seat)):
        if n >= LISTED or isinstance(offer, Family):
            return None
        if title.can_wait(state, seat, offer):
            waiting = True
        elif goes_on:
            return None
        else:
            goes_on.append(offer)
    return goes_on[0] if goes_on and waiting else None
