"""What a seat decides in advance: orders for when it is asked, and the two switches for answers that are no choice.

An order is judged when the seat is asked, as anything else that is said; at the first that does not fit all are void.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.speaker import plain_line
from domain.game.table.agreements import MOST_ALTERNATIVES, MOST_ORDERS, Standing
from domain.game.writer import Ledger
from domain.kernel.automatic_answers import SWITCHES, given, only_answer
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import Title

WAIT = "wait"
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
    lines += [f"{switch} alone is off" for switch in SWITCHES if switch not in own.alone]
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
        "done": "you are not asked where all that is left can wait",
    }
    return f"From now on {meant[which]}." if on else "You are asked each time again."


def ask_everything(ledger: Ledger, seat: int, on: bool) -> str:
    own = ledger.running().decided_ahead(seat)
    alone = () if on else SWITCHES
    if own.alone == alone:
        raise Refused("no_change", "That is so already.")
    ledger.order(seat, Standing(own.orders, alone))
    return "You are asked everything." if on else "What leaves nothing to decide is answered for you."


def is_ahead(game: Game, seat: int) -> bool:
    """Whether anything is decided in advance for this seat, which is asked."""
    return bool(game.asked_since[seat] and (game.decided_ahead(seat).orders or given_now(game, seat)))


def given_now(game: Game, seat: int) -> Command | None:
    """What the service answers for this seat: not for a bot or an empty seat, nor what its player just took back."""
    own, point = game.decided_ahead(seat), game.asked_since[seat]
    if not own.alone or not game.holders[seat].player or point == game.taken_back or game.offer(seat) is not None:
        return None
    return given(game.title, game.state, seat, own.alone)


def carry_out(ledger: Ledger, seat: int) -> None:
    """The first answer of the next order that is accepted; else what the switches say."""
    game = ledger.running()
    own = game.decided_ahead(seat)
    if own.orders:
        _obey(ledger, seat, own)
        return
    if (command := given_now(game, seat)) is not None:
        which = "answer" if only_answer(game.title, game.state, seat) else "done"
        ledger.move(seat, command, "", f"{which} alone")


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
