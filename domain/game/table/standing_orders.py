"""What a seat decides in advance: orders for when it is asked, and the two switches for answers that are no choice.

An order is judged when the seat is asked, as anything else that is said; at the first that does not fit all are void.
"""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.game.table.agreements import MOST_ALTERNATIVES, MOST_ORDERS, NEW, UNTIL_NEW, WAIT, StandingOrders
from domain.game.writer import Writer
from domain.kernel.preview import SWITCHES, auto_answer, only_answer
from domain.kernel.shapes import Command, Refused
from domain.kernel.telling import Sentence


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
    noted = "Order {n}: {orders}. Nobody else sees it before it is used."
    return Sentence.of(noted, n=len(own.orders) + 1, orders=written(answers)).text()


def go_on_until_new(writer: Writer, seat: int) -> tuple[str, str]:
    """The way on from what the seat is asked, and from all that it is asked after it, as long as there is nothing to do
    that it could not do now. What is said of it, and the sentence of the move if the seat is asked.
    """
    game = writer.running()
    title, own = game.title, game.standing_orders(seat)
    outlook = title.outlook(game.state, seat)
    if own.until_new:
        return _LATER, ""
    if outlook is None or (seat in game.asked and outlook.goes_on is None):
        raise Refused("not_optional", "What you are asked now is not answered by that.")
    decide_until_new(writer, seat)
    if seat not in game.asked or outlook.goes_on is None:
        return _LATER, ""
    writer.move(seat, outlook.goes_on, "")
    return "", title.sentence(outlook.goes_on)


def decide_until_new(writer: Writer, seat: int) -> None:
    own = writer.running().standing_orders(seat)
    writer.order(seat, msgspec.structs.replace(own, orders=((UNTIL_NEW,), *own.orders)))


def knows_what_is_new(before: Game, now: Game, seat: int) -> bool:
    """Whether luck or a secret that came up between leaves nothing to do that the seat did not know when it spoke."""
    if now.standing_orders(seat).until_new:
        return True
    then, after = (game.title.outlook(game.state, seat) for game in (before, now))
    if then is None or after is None or seat in now.asked or now.phase != "running":
        return False
    return after.possible <= then.possible


_LATER = "You are asked again when there is something new to do."


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
        "answer": "From now on the only legal answer is given for you.",
        "done": "From now on you are not asked where all that is left can wait.",
    }
    return meant[which] if on else "You are asked each time again."


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
    if own.until_new:
        _go_on(writer, seat, own)
        return
    if own.orders:
        _obey(writer, seat, own)
        return
    if (command := answer_now(game, seat)) is not None:
        which = "answer" if only_answer(game.title, game.state, seat) else "done"
        writer.move(seat, command, "", f"{which} alone")


def _go_on(writer: Writer, seat: int, own: StandingOrders) -> None:
    """Unless there is something new; then what else is decided in advance counts again."""
    game = writer.now
    outlook = game.title.outlook(game.state, seat)
    if outlook is not None and outlook.goes_on is not None and outlook.possible <= own.known:
        writer.move(seat, outlook.goes_on, "", UNTIL_NEW)
        return
    writer.order(seat, own.next, NEW)
    carry_out(writer, seat)


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
