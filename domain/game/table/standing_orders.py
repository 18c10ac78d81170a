"""What a seat decides in advance: orders for when it is asked, and the two switches for answers that are no choice.

An order is judged when the seat is asked, as anything else that is said; at the first that does not fit all are void.
"""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.game.table.agreements import MOST_ALTERNATIVES, MOST_ORDERS, WAIT, StandingOrders
from domain.game.writer import Writer
from domain.kernel.preview import SWITCHES, auto_answer, only_answer
from domain.kernel.shapes import Command, Refused


def give_order(writer: Writer, seat: int, answers: tuple[str, ...], unread: str) -> str:
    """One more order, for the next time the seat is asked that no order before it is for."""
    game = writer.running()
    own = game.standing_orders(seat)
    if len(own.orders) >= MOST_ORDERS:
        raise Refused("too_many_orders", "A seat has at most {n} orders.", n=MOST_ORDERS)
    if len(answers) > MOST_ALTERNATIVES:
        raise Refused("bad_order", "An order has 1 to {n} answers with else between them.", n=MOST_ALTERNATIVES)
    if unread or not all(answers):
        wrong = '"{part}" is no answer of {title}; the last may be "wait".'
        raise Refused("bad_order", wrong, part=unread[:80], title=game.title.name)
    writer.order(seat, msgspec.structs.replace(own, orders=(*own.orders, answers)))
    return f"Order {len(own.orders) + 1}: {written(answers)}. Nobody else sees it before it is used."


def written(order: tuple[str, ...]) -> str:
    return "when asked: " + ", else ".join(order)


def orders_of_seat(game: Game, seat: int) -> str:
    own = game.standing_orders(seat)
    lines = [f"{n}. {written(order)}" for n, order in enumerate(own.orders, 1)]
    lines += [f"{switch} alone is off" for switch in SWITCHES if switch not in own.alone]
    return "; ".join(lines) or "Nothing is decided in advance."


def drop_orders(writer: Writer, seat: int) -> str:
    own = writer.running().standing_orders(seat)
    if not own.orders:
        raise Refused("no_orders", "There are no orders.")
    writer.order(seat, StandingOrders(alone=own.alone))
    return "All orders are gone."


def switch(writer: Writer, seat: int, which: str, on: bool) -> str:
    own = writer.running().standing_orders(seat)
    if on == (which in own.alone):
        raise Refused("no_change", "That is so already.")
    alone = tuple(each for each in SWITCHES if (on if each == which else each in own.alone))
    writer.order(seat, StandingOrders(own.orders, alone))
    meant = {
        "answer": "the only legal answer is given for you",
        "done": "you are not asked where all that is left can wait",
    }
    return f"From now on {meant[which]}." if on else "You are asked each time again."


def ask_everything(writer: Writer, seat: int, on: bool) -> str:
    own = writer.running().standing_orders(seat)
    alone = () if on else SWITCHES
    if own.alone == alone:
        raise Refused("no_change", "That is so already.")
    writer.order(seat, StandingOrders(own.orders, alone))
    return "You are asked everything." if on else "What leaves nothing to decide is answered for you."


def has_standing_answer(game: Game, seat: int) -> bool:
    """Whether anything is decided in advance for this seat, which is asked."""
    return bool(game.asked_since[seat] and (game.standing_orders(seat).orders or answer_now(game, seat)))


def is_taken_back(game: Game, seat: int) -> bool:
    """Whether this seat is asked because its player took a move back: so they want to answer it now themselves."""
    return game.taken_back == (seat, game.asked_since[seat])


def answer_now(game: Game, seat: int) -> Command | None:
    """What the service answers for this seat: not for a bot or an empty seat, nor what its player just took back."""
    own = game.standing_orders(seat)
    if not own.alone or not game.holders[seat].player or is_taken_back(game, seat) or game.offer(seat) is not None:
        return None
    return auto_answer(game.title, game.state, seat, own.alone)


def carry_out(writer: Writer, seat: int) -> None:
    """The first answer of the next order that is accepted; else what the switches say."""
    game = writer.running()
    own = game.standing_orders(seat)
    if own.orders:
        _obey(writer, seat, own)
        return
    if (command := answer_now(game, seat)) is not None:
        which = "answer" if only_answer(game.title, game.state, seat) else "done"
        writer.move(seat, command, "", f"{which} alone")


def _obey(writer: Writer, seat: int, own: StandingOrders) -> None:
    game = writer.now
    for said in own.orders[0]:
        if said == WAIT:
            break
        try:
            writer.move(seat, game.title.parse(said, game.state, seat), said, "order")
            return
        except Refused:
            continue
    void = "it says wait" if own.orders[0][-1] == WAIT else "no answer of it fits"
    writer.order(seat, StandingOrders(alone=own.alone), void)
