"""Phase III: donkey tiles, the siesta track and the new order, deliveries."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.families import Offer
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities import events, firing, special
from domain.titles.lagranja.abilities.figures import donkeys, extra_deliveries, extra_delivery_price, hats
from domain.titles.lagranja.chapters.deliveries import cannot_deliver, carry, every_delivery
from domain.titles.lagranja.chapters.free_actions import after_turn, any_free
from domain.titles.lagranja.chapters.gains import pay_silver
from domain.titles.lagranja.commands import BuyDeliveries, ChooseTile, Deliver, Done, Move
from domain.titles.lagranja.facts import DiscMoved, OrderSet, TilesReturned, TilesRevealed
from domain.titles.lagranja.parts import LAST_SPACE, TILES_BACK
from domain.titles.lagranja.questions import DonkeyTiles, ExtraDeliveries, FreeDeliveries, MoveDisc, SiestaSteps
from domain.titles.lagranja.steps import AfterTurn, Deliveries, EachPlays, NeutralMarker, NewOrder, PhaseStarts
from domain.titles.lagranja.table import Table, rules


def begin(turn: Turn[Table]) -> None:
    state = turn.state
    if state.round == TILES_BACK:
        turn.emit(TilesReturned())
    turn.plan(DonkeyTiles(tuple(range(state.seats))), EachPlays("siesta", state.order), NewOrder())
    if state.seats == 1 and state.neutral_first:
        turn.plan(NeutralMarker())


# step 1: donkey tiles


@rules.offer(DonkeyTiles)
def tile_offers(state: Table, question: DonkeyTiles, seat: int) -> Iterator[Offer]:
    return map(ChooseTile, special.tiles_allowed(state, seat))


@rules.answer(DonkeyTiles, ChooseTile)
def choose_tile(turn: Turn[Table], question: DonkeyTiles, command: ChooseTile) -> None:
    if command.tile not in special.tiles_allowed(turn.state, turn.seat):
        raise Refused("tile_used", "You have used that donkey tile already.")


@rules.reveal(DonkeyTiles)
def reveal_tiles(turn: Turn[Table], question: DonkeyTiles, answers: dict[int, ChooseTile]) -> None:
    chosen = tuple(answers[seat].tile for seat in range(turn.state.seats))
    fees = [special.tile_fee(turn.state, seat, tile) for seat, tile in enumerate(chosen)]
    turn.emit(TilesRevealed(chosen))
    for seat, fee in enumerate(fees):
        if fee:
            pay_silver(turn, seat, fee, "a used donkey tile")
            special.tile_chosen(turn, seat, chosen[seat])


# step 2: the siesta track


def move_discs(turn: Turn[Table], seat: int) -> None:
    state, farm = turn.state, turn.state.farms[seat]
    low, high = steps_of_tile(state, seat, farm.tile)
    question = MoveDisc(seat, low, max(low, min(high, LAST_SPACE - farm.disc)))
    if question.low < question.high or any_free(state, question):
        turn.ask(question)
    else:
        move_disc(turn, seat, low)


def steps_of_tile(state: Table, seat: int, tile: int) -> tuple[int, int]:
    """From fewest to most, with what helpers and the wainwright add."""
    low, more = hats(state, seat, tile)
    high = low + more
    if "wainwright" in state.farms[seat].tokens:
        high += 1
        low += state.options.wainwright_step == "must"
    return low, high


def move_disc(turn: Turn[Table], seat: int, steps: int) -> None:
    """On top of the discs on its new space; steps beyond the last space are lost."""
    disc = turn.state.farms[seat].disc
    if steps and disc < LAST_SPACE:
        turn.emit(DiscMoved(seat, min(disc + steps, LAST_SPACE)))


@rules.offer(MoveDisc)
def move_offers(state: Table, question: MoveDisc, seat: int) -> Iterator[Offer]:
    return map(Move, range(question.low, question.high + 1))


@rules.answer(MoveDisc, Move)
def move(turn: Turn[Table], question: MoveDisc, command: Move) -> None:
    if not question.low <= command.steps <= question.high:
        low, high = question.low, question.high
        raise Refused("wrong_steps", "Move {low} to {high} steps.", low=low, high=high)
    turn.settle()
    move_disc(turn, question.seat, command.steps)
    after_turn(turn, AfterTurn(question.seat))


@rules.step(NewOrder)
def new_order(turn: Turn[Table], step: NewOrder) -> None:
    state = turn.state
    order = tuple(sorted(state.order, key=lambda seat: (-state.farms[seat].disc, -state.stack.index(seat))))
    turn.emit(OrderSet(order))
    neutral = (NeutralMarker(),) if state.seats == 1 and not state.neutral_first else ()
    turn.plan(EachPlays("free", order), EachPlays("extra", order), *neutral, PhaseStarts("IV"))
    firing.fire(turn, events.OrderSet())


def siesta(turn: Turn[Table], seat: int, low: int, high: int) -> None:
    """Steps that come from a roof tile or a helper; they may be waived."""
    if turn.state.farms[seat].disc < LAST_SPACE:
        turn.ask(SiestaSteps(seat, low, min(high, max(low, LAST_SPACE - turn.state.farms[seat].disc))))


@rules.offer(SiestaSteps)
def siesta_offers(state: Table, question: SiestaSteps, seat: int) -> Iterator[Offer]:
    yield from map(Move, range(question.low, question.high + 1))
    yield Done()


@rules.answer(SiestaSteps, Move)
def siesta_steps(turn: Turn[Table], question: SiestaSteps, command: Move) -> None:
    if not question.low <= command.steps <= question.high:
        low, high = question.low, question.high
        raise Refused("wrong_steps", "Move {low} to {high} steps.", low=low, high=high)
    turn.settle()
    move_disc(turn, question.seat, command.steps)


# steps 3 and 4: free and extra deliveries


def deliveries_of_tile(state: Table, seat: int, tile: int) -> int:
    return donkeys(state, seat, tile) + ("wainwright" in state.farms[seat].tokens)


def free_deliveries(turn: Turn[Table], seat: int) -> None:
    tile = turn.state.farms[seat].tile
    next_delivery(turn, Deliveries(seat, deliveries_of_tile(turn.state, seat, tile)))


def bought_deliveries(turn: Turn[Table], seat: int) -> None:
    next_delivery(turn, Deliveries(seat, extra_deliveries(turn.state, seat), extra=True))


@rules.step(Deliveries)
def next_delivery(turn: Turn[Table], step: Deliveries) -> None:
    seat, state = step.seat, turn.state
    question = ExtraDeliveries(seat, step.left) if step.extra else FreeDeliveries(seat, step.left)
    price = extra_delivery_price(state, seat) if step.extra else 0
    if any_free(state, question) or (step.left and next(every_delivery(state, seat, price=price), None)):
        turn.ask(question)


@rules.offer(FreeDeliveries)
def free_delivery_offers(state: Table, question: FreeDeliveries, seat: int) -> Iterator[Offer]:
    if question.left:
        yield from every_delivery(state, seat)
    yield Done()


@rules.answer(FreeDeliveries, Deliver)
def deliver_free(turn: Turn[Table], question: FreeDeliveries, command: Deliver) -> None:
    if not question.left:
        raise Refused("no_delivery_left", "You have no delivery left.")
    turn.refuse_if(cannot_deliver(turn.state, question.seat, command))
    turn.settle()
    turn.plan(Deliveries(question.seat, question.left - 1))
    carry(turn, question.seat, command)


@rules.offer(ExtraDeliveries)
def extra_delivery_offers(state: Table, question: ExtraDeliveries, seat: int) -> Iterator[Offer]:
    price = extra_delivery_price(state, seat)
    if question.left and state.options.extra_delivery_payment == "up_front":
        yield from (BuyDeliveries(n) for n in range(1, question.left + 1) if n * price <= state.farms[seat].silver)
    elif question.left:
        yield from every_delivery(state, seat, price=price)
    yield Done()


@rules.answer(ExtraDeliveries, Deliver)
def deliver_extra(turn: Turn[Table], question: ExtraDeliveries, command: Deliver) -> None:
    if turn.state.options.extra_delivery_payment == "up_front":
        raise Refused("buy_first", "At this table extra deliveries are bought at once: say how many.")
    if not question.left:
        raise Refused("no_delivery_left", "You have no delivery left.")
    price = extra_delivery_price(turn.state, question.seat)
    turn.refuse_if(cannot_deliver(turn.state, question.seat, command, price=price))
    turn.settle()
    turn.plan(Deliveries(question.seat, question.left - 1, extra=True))
    carry(turn, question.seat, command, price)


@rules.answer(ExtraDeliveries, BuyDeliveries)
def buy_deliveries(turn: Turn[Table], question: ExtraDeliveries, command: BuyDeliveries) -> None:
    seat, price = question.seat, extra_delivery_price(turn.state, question.seat) * command.number
    if turn.state.options.extra_delivery_payment != "up_front":
        raise Refused("one_by_one", "At this table extra deliveries are paid one by one.")
    if command.number > question.left:
        raise Refused("too_many", "You may buy {n} at most.", n=question.left)
    if turn.state.farms[seat].silver < price:
        raise Refused("too_expensive", "That costs {price} silver.", price=price)
    turn.settle()
    pay_silver(turn, seat, price, "deliveries")
    turn.plan(Deliveries(seat, command.number))


@rules.answer(FreeDeliveries, Done)
@rules.answer(ExtraDeliveries, Done)
@rules.answer(SiestaSteps, Done)
def no_more(turn: Turn[Table], question: FreeDeliveries, command: Done) -> None:
    turn.settle()
