"""What a seat decides in advance: orders for when it is asked, and the two switches for answers that are no choice.

An order is judged when the seat is asked, as anything else that is said; at the first that does not fit all are void.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from domain.game import Game
from domain.kernel.families import Family
from domain.kernel.luck import Veiled
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import LISTED, Title
from domain.kernel.waiting import question_for
from domain.ledger import Ledger
from domain.speaking import plain_line
from domain.table import MOST_ALTERNATIVES, MOST_ORDERS, Standing

WAIT = "wait"
SWITCHES = ("answer", "done")
_ELSE = re.compile(r"\s*[,;]?\s*\belse\b[\s,:]*", re.IGNORECASE)


def give_order(ledger: Ledger, seat: int, text: str) -> str:
    """One more order, for the next time the seat is asked that no order before it is for."""
    game = ledger.running()
    own = game.decided_ahead(seat)
    if len(own.orders) >= MOST_ORDERS:
        raise Refused("too_many_orders", "A seat has at most {n} orders.", n=MOST_ORDERS)
    order = tuple(_alternatives(game.title, text))
    ledger.order(seat, msgspec.structs.replace(own, orders=(*own.orders, order)))
    return f"Order {len(own.orders) + 1}: {written(order)}. Nobody else sees it before it is used."


def _alternatives(title: Title[Any], text: str) -> Iterator[str]:
    parts = [plain_line(part).strip(" .,;") for part in _ELSE.split(text)]
    if not 1 <= len(parts) <= MOST_ALTERNATIVES:
        raise Refused("bad_order", "An order has 1 to {n} answers with else between them.", n=MOST_ALTERNATIVES)
    for number, part in enumerate(parts, 1):
        last = number == len(parts) > 1
        if part.casefold() == WAIT and last:
            yield WAIT
        elif title.language.readings(part):
            yield part
        else:
            raise Refused(
                "bad_order",
                '"{part}" is no answer of {title}; the last may be "wait".',
                part=part[:80],
                title=title.name,
            )


def written(order: tuple[str, ...]) -> str:
    return "when asked: " + ", else ".join(order)


def shown(game: Game, seat: int) -> str:
    own = game.decided_ahead(seat)
    lines = [f"{n}. {written(order)}" for n, order in enumerate(own.orders, 1)]
    lines += [f"{switch} alone is on" for switch in own.alone]
    return "; ".join(lines) or "Nothing is decided in advance."


def drop_orders(ledger: Ledger, seat: int) -> str:
    own = ledger.running().decided_ahead(seat)
    if not own.orders:
        raise Refused("no_orders", "There are no orders.")
    ledger.order(seat, Standing(alone=own.alone))
    return "All orders are gone."


def switch(ledger: Ledger, seat: int, which: str, on: bool) -> str:
    own = ledger.running().decided_ahead(seat)
    if on == (which in own.alone):
        raise Refused("no_change", "That is so already.")
    alone = tuple(each for each in SWITCHES if (on if each == which else each in own.alone))
    ledger.order(seat, Standing(own.orders, alone))
    meant = {
        "answer": "the only legal answer is given for you",
        "done": "your turn ends when only free actions are left",
    }
    return f"From now on {meant[which]}." if on else "You are asked each time again."


def is_ahead(game: Game, seat: int) -> bool:
    """Whether anything is decided in advance for this seat, which is asked."""
    own = game.decided_ahead(seat)
    return bool(game.asked_since[seat] and (own.orders or own.alone))


def carry_out(ledger: Ledger, seat: int) -> None:
    """The first answer of the next order that is accepted; else what the switches say."""
    game = ledger.running()
    own = game.decided_ahead(seat)
    if own.orders:
        _obey(ledger, seat, own)
        return
    for which, find in (("answer", only_answer), ("done", only_end)):
        command = find(game.title, game.state, seat) if which in own.alone else None
        if command is not None:
            ledger.move(seat, command, "", f"{which} alone")
            return


def _obey(ledger: Ledger, seat: int, own: Standing) -> None:
    game = ledger.now
    for said in own.orders[0]:
        if said == WAIT:
            break
        try:
            ledger.move(seat, game.title.parse(said, game.state, seat), said, "order")
            return
        except Refused:
            continue
    void = "it says wait" if own.orders[0][-1] == WAIT else "no answer of it fits"
    ledger.order(seat, Standing(alone=own.alone), void)


def only_answer(title: Title[Any], state: Any, seat: int) -> Command | None:
    """The one thing that this seat can say, if there is one."""
    first = list(islice(title.legal(state, seat), 2))
    return first[0] if len(first) == 1 and not isinstance(first[0], Family) else None


def only_end(title: Title[Any], state: Any, seat: int) -> Command | None:
    """What ends the turn, if all else that this seat can say leaves its question as it is."""
    question, _ = question_for(state, seat)
    ends = []
    for offer in islice(title.legal(state, seat), LISTED + 1):
        for command in offer.examples if isinstance(offer, Family) else (offer,):
            if _leaves(title, state, seat, command, question):
                continue
            ends.append(command)
            if len(ends) > 1 or isinstance(offer, Family):
                return None
    return ends[0] if ends else None


def _leaves(title: Title[Any], state: Any, seat: int, command: Command, question: Any) -> bool:
    """Whether the same question is put after it; what depends on luck is a choice."""
    luck = Veiled()
    _, after = title.rules.play(state, seat, command, luck, ends=False)
    if luck.draws or after.result is not None:
        return False
    try:
        return bool(question_for(after, seat)[0] == question)
    except Refused:
        return False
