"""Setting up: the table before anything is dealt, and the deal."""

from __future__ import annotations

from sys import intern

from msgspec.structs import replace

from domain.kernel.luck import draw
from domain.kernel.rules import Turn
from domain.titles.lagranja.cards.content import HOUSE, ROOFS
from domain.titles.lagranja.facts import BuildingsLocked, CardsDrawn, MarkerPlaced, OrderDrawn
from domain.titles.lagranja.options import Options
from domain.titles.lagranja.parts import BUILDINGS, START_HAND, START_SPACE, STORED, WHY
from domain.titles.lagranja.steps import RoundStarts
from domain.titles.lagranja.table import NEUTRAL, Farm, Table

SOLO_DICE = 5
FIRST_SOLO_VALUE, SECOND_SOLO_VALUE = 2, 3


def initial(options: Options, seats: int) -> Table:
    """The box on the table, and what everybody starts with."""
    store = tuple(int(kind == "trade_good") for kind in STORED)
    start = Farm(silver=1, vp=1, earned=tuple(int(why == "start") for why in WHY), store=store)
    options = replace(options, overlay=intern(options.overlay))  # the deck is found by this text, all the time
    cards = (card.id for card in HOUSE.cards.values() if options.deck_set == "base_promo" or not card.promo)
    return Table(
        seats=seats,
        options=options,
        farms=(start,) * seats,
        deck=tuple(sorted(cards)),
        roof_box=tuple(sorted(ROOFS)),
        dice_box=SOLO_DICE if seats == 1 else 2 * seats + 1,
    )


def deal(turn: Turn[Table]) -> None:
    state = turn.state
    turn.emit(BuildingsLocked(locked_buildings(turn)))
    if state.seats == 1:
        begin_solo(turn)
    else:
        first = turn.luck.below(state.seats, "first player")
        order = tuple((first + n) % state.seats for n in range(state.seats))
        turn.emit(OrderDrawn(order))
        for n, seat in enumerate(order):
            turn.emit(MarkerPlaced(seat, START_SPACE[2 + n]))
    for seat in turn.state.order:
        turn.emit(CardsDrawn(seat, draw(turn.luck, turn.state.deck, START_HAND, "cards")))
    turn.plan(RoundStarts())


def begin_solo(turn: Turn[Table]) -> None:
    """One of the order tokens 2 and 3 is drawn: it names the player's start space and place."""
    neutral_first = turn.luck.below(2, "first player") == 1
    turn.emit(OrderDrawn((0,), neutral_first))
    own, other = FIRST_SOLO_VALUE, SECOND_SOLO_VALUE
    if neutral_first:
        own, other = other, own
    turn.emit(MarkerPlaced(0, START_SPACE[own]))
    turn.emit(MarkerPlaced(NEUTRAL, START_SPACE[other]))


def locked_buildings(turn: Turn[Table]) -> tuple[str, ...]:
    """A die for each of the three order tokens; a number that came up is rolled again."""
    locked: list[str] = []
    while len(locked) < 3:
        building = BUILDINGS[turn.luck.below(len(BUILDINGS), "locked building")]
        if building not in locked:
            locked.append(building)
    return tuple(locked)
