"""From setup to the end: rounds, phases, and whose part of a phase it is. Each phase has a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from sys import intern

from msgspec.structs import replace

from domain.kernel.luck import draw
from domain.kernel.rules import Turn
from domain.lagranja import scoring
from domain.lagranja.cards.content import HOUSE, ROOFS
from domain.lagranja.chapters import farm, revenue, transport
from domain.lagranja.facts import BuildingsLocked, CardsDrawn, MarkerPlaced, OrderDrawn, PhaseBegan, RoundBegan
from domain.lagranja.options import Options
from domain.lagranja.parts import BUILDINGS, START_HAND, START_SPACE, STORED, WHY
from domain.lagranja.questions import EachPlays, PhaseStarts, RoundStarts
from domain.lagranja.table import NEUTRAL, Farm, Table, rules

SOLO_DICE = 5
SOLO_ROOFS = 2
FIRST_SOLO_VALUE, SECOND_SOLO_VALUE = 2, 3


def first_state(options: Options, seats: int) -> Table:
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


def begin(turn: Turn[Table]) -> None:
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
    """One of the order tokens 2 and 3 is drawn: it names the player's start space and his place."""
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


@rules.step(RoundStarts)
def round_starts(turn: Turn[Table], step: RoundStarts) -> None:
    number = turn.state.round + 1
    box = [tile for tile in turn.state.roof_box if ROOFS[tile].round == number]
    tiles = draw(turn.luck, box, SOLO_ROOFS if turn.state.seats == 1 else turn.state.seats, "roof tiles")
    turn.emit(RoundBegan(number, tuple(sorted(tiles))))
    turn.plan(PhaseStarts("I"))


@rules.step(PhaseStarts)
def phase_starts(turn: Turn[Table], step: PhaseStarts) -> None:
    if step.phase == "III":
        revenue.end(turn)
    turn.emit(PhaseBegan(step.phase))
    PHASES[step.phase](turn)


def farm_phase(turn: Turn[Table]) -> None:
    """Steps 1-3 touch one's own farm only, so everybody may walk through them side by side."""
    state = turn.state
    buyers = tuple(reversed(state.order)) if state.round == 1 else state.order
    if state.options.phase1_mode == "sequential" or state.seats == 1:
        parts = (EachPlays(part, state.order) for part in ("cards", "income", "growth"))
        turn.plan(*parts, EachPlays("roofs", buyers), PhaseStarts("II"))
    else:
        turn.plan(EachPlays("roofs", buyers), PhaseStarts("II"))
        turn.fork((*farm.cards_and_income(state, seat), EachPlays("growth", (seat,))) for seat in range(state.seats))


PHASES: dict[str, Callable[[Turn[Table]], None]] = {
    "I": farm_phase,
    "II": revenue.begin,
    "III": transport.begin,
    "IV": scoring.begin,
}
PARTS: dict[str, Callable[[Turn[Table], int], None]] = {
    "cards": farm.farm_cards,
    "income": farm.income,
    "growth": farm.growth,
    "roofs": farm.roof_tiles,
    "shared": revenue.shared_die,
    "siesta": transport.move_discs,
    "free": transport.free_deliveries,
    "extra": transport.bought_deliveries,
}


@rules.step(EachPlays)
def each_plays(turn: Turn[Table], step: EachPlays) -> None:
    seat, rest = step.seats[0], step.seats[1:]
    if rest:
        turn.plan(EachPlays(step.part, rest))
    PARTS[step.part](turn, seat)
