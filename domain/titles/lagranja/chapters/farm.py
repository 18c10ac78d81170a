"""Phase I: farm cards, growth and breeding, roof tiles. Step 2: chapters/income.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.families import Held, Offer, bags
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused, StackItem
from domain.titles.lagranja.abilities import events, firing
from domain.titles.lagranja.abilities.figures import hand_limit, min_pigs, roof_price, roof_spaces, roof_worth
from domain.titles.lagranja.chapters.free_actions import PIG, after_turn, any_free
from domain.titles.lagranja.chapters.gains import (
    bundles,
    few,
    gain_vp,
    has_pen,
    pay_silver,
    spend,
    wants_marker,
)
from domain.titles.lagranja.chapters.plays import cannot_play, discard_cards, draw_cards, lay, plays
from domain.titles.lagranja.commands import BuyTile, Discard, Done, Play
from domain.titles.lagranja.facts import FieldsGrew, PigBorn, RoofBought
from domain.titles.lagranja.parts import KIND_OF
from domain.titles.lagranja.questions import BuyRoof, DiscardDown, FarmCard
from domain.titles.lagranja.steps import AfterTurn, BeforeIncome, Breed, DrawUp, Grow, Income, Refill
from domain.titles.lagranja.table import Table, holds, markers_left, rules

# step 1: cards


def farm_cards(turn: Turn[Table], seat: int) -> None:
    turn.plan(Refill(seat))
    turn.ask(farm_card(turn.state, seat))


def farm_card(state: Table, seat: int) -> FarmCard:
    first = state.round == 1
    return FarmCard(seat, 2 if first else 1, first and state.options.first_round_cards == "exactly_two")


def cards_and_income(state: Table, seat: int) -> tuple[StackItem, ...]:
    """Steps 1 and 2 in a row, for a seat that waits for nobody."""
    return (farm_card(state, seat), Refill(seat), BeforeIncome(seat), Income(seat), AfterTurn(seat, growth=True))


@rules.offer(FarmCard)
def farm_card_offers(state: Table, question: FarmCard, seat: int) -> Iterator[Offer]:
    yield from plays(state, seat)
    if not (question.must and state.farms[seat].hand):
        yield Done()


@rules.answer(FarmCard, Play)
def play(turn: Turn[Table], question: FarmCard, command: Play) -> None:
    seat, left = question.seat, question.left - 1
    turn.refuse_if(cannot_play(turn.state, seat, command))
    turn.settle()
    turn.plan(FarmCard(seat, left, question.must) if left else AfterTurn(seat, growth=True))
    lay(turn, seat, command)


@rules.answer(FarmCard, Done)
def enough_cards(turn: Turn[Table], question: FarmCard, command: Done) -> None:
    if question.must and turn.state.farms[question.seat].hand:
        raise Refused("two_cards", "In the first round everybody plays two cards.")
    turn.settle()


@rules.step(Refill)
def refill(turn: Turn[Table], step: Refill) -> None:
    firing.fire_before(turn, events.Refill(step.seat), DrawUp(step.seat), draw_up)


@rules.step(DrawUp)
def draw_up(turn: Turn[Table], step: DrawUp) -> None:
    missing = hand_limit(turn.state, step.seat) - len(turn.state.farms[step.seat].hand)
    if missing > 0:
        draw_cards(turn, step.seat, missing)
    elif missing < 0:
        turn.ask(DiscardDown(step.seat))


@rules.offer(DiscardDown)
def discard_offers(state: Table, question: DiscardDown, seat: int) -> Iterator[Offer]:
    return map(Discard, state.farms[seat].hand)


@rules.answer(DiscardDown, Discard)
def discard_down(turn: Turn[Table], question: DiscardDown, command: Discard) -> None:
    if command.card not in turn.state.farms[question.seat].hand:
        raise Refused("not_in_hand", "That card is not in your hand.")
    discard_cards(turn, question.seat, (command.card,))
    if len(turn.state.farms[question.seat].hand) <= hand_limit(turn.state, question.seat):
        turn.settle()


# step 3: growth and breeding


def growth(turn: Turn[Table], seat: int) -> None:
    farm = turn.state.farms[seat]
    empty = tuple(field for field in farm.fields if field not in farm.grown)
    if len(empty) > markers_left(turn.state, seat):
        turn.plan(Grow(seat, empty), Breed(seat))
        return
    if empty:
        turn.emit(FieldsGrew(seat, empty))
    breed(turn, Breed(seat))


@rules.step(Grow)
def grow(turn: Turn[Table], step: Grow) -> None:
    left = markers_left(turn.state, step.seat)
    growing, wanting = step.fields[:left], step.fields[left:]
    if growing:
        turn.emit(FieldsGrew(step.seat, growing))
    if wanting:
        if wanting[1:]:
            turn.plan(Grow(step.seat, wanting[1:]))
        wants_marker(turn, Grow(step.seat, wanting[:1]), wanting[0])


@rules.step(Breed)
def breed(turn: Turn[Table], step: Breed) -> None:
    seat, state = step.seat, turn.state
    if state.farms[seat].store[PIG] < min_pigs(state, seat) or not has_pen(state, seat):
        return
    if markers_left(state, seat) < 1:
        wants_marker(turn, step, "pig")
    else:
        turn.emit(PigBorn(seat))


# step 4: roof tiles


def roof_tiles(turn: Turn[Table], seat: int) -> None:
    question = BuyRoof(seat)
    if any_free(turn.state, question) or next(tiles_to_buy(turn.state, seat), None):
        turn.ask(question)


def cannot_buy_tile(state: Table, seat: int, command: BuyTile) -> Refused | None:
    farm = state.farms[seat]
    if command.tile not in state.roof_offer:
        return Refused("not_on_offer", "That roof tile is not on offer.")
    if len(farm.roofs) >= len(roof_spaces(state, seat)):
        return Refused("roof_full", "Your roof has no space left.")
    price, (kinds, worth) = roof_price(state, seat), roof_worth(state, seat)
    if any(KIND_OF[source] not in kinds for source in command.paying):
        return Refused("cannot_pay_so", "You cannot pay for a roof tile with that.")
    if command.paying and (len(command.paying) - 1) * worth >= price:
        return Refused("too_many", "Fewer goods are enough.")
    if any(holds(state, seat, source) < command.paying.count(source) for source in command.paying):
        return Refused("not_held", "You do not have all of that.")
    missing = max(price - len(command.paying) * worth, 0)
    if farm.silver < missing:
        return Refused("too_expensive", "That costs {price} silver.", price=missing)
    return None


def tiles_to_buy(state: Table, seat: int) -> Iterator[BuyTile]:
    """Each tile that can be paid, with each way to pay for it."""
    farm, (kinds, worth) = state.farms[seat], roof_worth(state, seat)
    payments: Iterable[tuple[str, ...]] = [()]
    price = roof_price(state, seat)
    if worth:
        held = [(source, holds(state, seat, source)) for kind in kinds for source in (kind, f"field_{kind}")]
        least, most = max(0, -((farm.silver - price) // worth)), -(-price // worth)
        payments = (goods for n in range(least, most + 1) for goods in bundles(held, n))
    elif farm.silver < price:
        return
    for paying in payments:
        # all tiles of a round cost the same, so that one stands for all; and what is refused is the purchase then
        if not state.roof_offer or cannot_buy_tile(state, seat, BuyTile(state.roof_offer[0], paying)):
            return
        yield from (BuyTile(tile, paying) for tile in state.roof_offer)


@rules.offer(BuyRoof)
def roof_offers(state: Table, question: BuyRoof, seat: int) -> Iterator[Offer]:
    yield from few(tiles_to_buy(state, seat), lambda held: _tiles_with(state, seat, held), **_payable(state, seat))
    yield Done()


def _payable(state: Table, seat: int) -> dict[str, dict[str, int]]:
    """What can stand in the slots of a purchase: a tile, and goods that pay for it, as many as there are."""
    sources = [source for kind in roof_worth(state, seat)[0] for source in (kind, f"field_{kind}")]
    paying = {source: many for source in sources if (many := holds(state, seat, source))}
    return {"tile": dict.fromkeys(state.roof_offer, 1), "paying": paying}


def _tiles_with(state: Table, seat: int, held: Held) -> Iterator[BuyTile]:
    """The legal purchases that hold these picks."""
    paid, stock = held.get("paying", ()), _payable(state, seat)["paying"]
    most = -(-roof_price(state, seat) // worth) if (worth := roof_worth(state, seat)[1]) else 0
    for n in range(len(paid), most + 1):
        for paying in bags(stock, paid, n):
            for tile in state.roof_offer:
                if held.get("tile", (tile,)) == (tile,):
                    if cannot_buy_tile(state, seat, BuyTile(tile, paying)) is not None:
                        break
                    yield BuyTile(tile, paying)


@rules.answer(BuyRoof, BuyTile)
def buy_tile(turn: Turn[Table], question: BuyRoof, command: BuyTile) -> None:
    seat, state = question.seat, turn.state
    turn.refuse_if(cannot_buy_tile(state, seat, command))
    turn.settle()
    space = len(state.farms[seat].roofs)
    worth = roof_worth(state, seat)[1] * len(command.paying)
    spend(turn, seat, command.paying, "a roof tile")
    pay_silver(turn, seat, roof_price(state, seat) - worth, "a roof tile")
    turn.emit(RoofBought(seat, command.tile))
    gain_vp(turn, seat, roof_spaces(state, seat)[space], "roofs")
    firing.fire_before(turn, events.RoofBought(seat, command.tile, space), AfterTurn(seat), after_turn)


@rules.answer(BuyRoof, Done)
def no_tile(turn: Turn[Table], question: BuyRoof, command: Done) -> None:
    turn.settle()
