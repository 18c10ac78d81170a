"""The course of the game: rounds, phases, and whose part of a phase it is. Each phase has a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.luck import draw
from domain.kernel.rules import Turn
from domain.titles.lagranja import scoring
from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.chapters import farm, income, revenue, transport
from domain.titles.lagranja.facts import PhaseBegan, RoundBegan
from domain.titles.lagranja.steps import EachPlays, PhaseStarts, RoundStarts
from domain.titles.lagranja.table import Table, rules

SOLO_ROOFS = 2


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
    "income": income.income,
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
