"""Phase IV and the end of the game: what counts, the final sale, the exchange of silver, ties."""

from __future__ import annotations

from itertools import groupby

from domain.kernel.rules import Turn
from domain.kernel.shapes import Result, Score
from domain.kernel.telling import Sentence
from domain.titles.lagranja.abilities import events, firing
from domain.titles.lagranja.abilities.figures import silver_per_vp
from domain.titles.lagranja.chapters.gains import gain_silver, gain_vp, pay_silver, spend
from domain.titles.lagranja.facts import MarksReturned, RoundEnded
from domain.titles.lagranja.parts import AT, HARVEST, ROUNDS, SELL, SIESTA_VP, SOLO_FIRST, TRADE_GOOD_SILVER, WHY
from domain.titles.lagranja.steps import FinalScoring, RoundEnds, RoundStarts
from domain.titles.lagranja.table import NOBODY, Farm, Table, marked, rules

ROW_NAMES = {
    "start": "start",
    "barrows": "barrows",
    "market": "market",
    "siesta": "siesta",
    "crafts": "craft buildings",
    "roofs": "roof tiles",
    "helpers": "helpers",
    "silver": "silver",
    "paid": "paid",
}


def begin(turn: Turn[Table]) -> None:
    """Helpers are free again; then a point for each own marker on the market, and those of the siesta section."""
    if turn.state.reserved_by != NOBODY or any(marked(farm) for farm in turn.state.farms):
        turn.emit(MarksReturned())
    for seat in turn.state.order:
        gain_vp(turn, seat, turn.state.market.count(seat), "market")
        gain_vp(turn, seat, SIESTA_VP[turn.state.farms[seat].disc], "siesta")
    turn.plan(RoundEnds())
    firing.fire(turn, events.Scoring())


@rules.step(RoundEnds)
def round_ends(turn: Turn[Table], step: RoundEnds) -> None:
    if turn.state.round == ROUNDS:
        turn.plan(FinalScoring())
        firing.fire(turn, events.GameEnd())
        return
    solo = turn.state.seats == 1
    turn.emit(RoundEnded(neutral_first=solo and turn.state.farms[0].disc < SOLO_FIRST))
    turn.plan(RoundStarts())


@rules.step(FinalScoring)
def final_scoring(turn: Turn[Table], step: FinalScoring) -> None:
    before: dict[int, int] = {}
    for seat in turn.state.order:
        final_sale(turn, seat)
        before[seat] = turn.state.farms[seat].silver
        rate = silver_per_vp(turn.state, seat)
        points = before[seat] // rate
        pay_silver(turn, seat, points * rate, "victory points")
        gain_vp(turn, seat, points, "silver")
    left = {seat: turn.state.farms[seat].silver for seat in turn.state.order}
    turn.finish(result(turn.state, left if turn.state.options.tie_silver == "after" else before))


def final_sale(turn: Turn[Table], seat: int) -> None:
    farm = turn.state.farms[seat]
    prices = {kind: SELL[kind] for kind in HARVEST} | {"trade_good": TRADE_GOOD_SILVER}
    if turn.state.options.end_sale_pigs == "yes":
        prices["pig"] = SELL["pig"]
    sold = tuple(kind for kind in prices for _ in range(farm.store[AT[kind]]))
    spend(turn, seat, sold, "sold")
    gain_silver(turn, seat, sum(prices[kind] for kind in sold), "the final sale")


def result(state: Table, silver: dict[int, int]) -> Result:
    """Most victory points, then most silver, then a shared place."""

    def place(seat: int) -> tuple[int, int]:
        return (-state.farms[seat].vp, -silver[seat])

    ranked = sorted(range(state.seats), key=place)
    ranking = tuple(tuple(group) for _, group in groupby(ranked, key=place))
    scores = tuple(Score(seat, farm.vp, rows(farm)) for seat, farm in enumerate(state.farms))
    best = [farm.vp for farm in state.farms].count(max(farm.vp for farm in state.farms))
    decided_by = "" if best == 1 else "silver left" if len(ranking[0]) < best else "shared"
    return Result(scores, ranking, decided_by)


def known_scores(state: Table, reader: int | None) -> tuple[Score, ...]:
    return tuple(Score(seat, farm.vp, rows(farm)) for seat, farm in enumerate(state.farms))


def progress(state: Table) -> Sentence:
    return Sentence.of("Round {round} of {rounds}; the game ends after the last.", round=state.round, rounds=ROUNDS)


def points_so_far(state: Table) -> tuple[int, tuple[int, ...]]:
    return state.round, tuple(farm.vp for farm in state.farms)


def rows(farm: Farm) -> tuple[tuple[str, int], ...]:
    return tuple((ROW_NAMES[why], n) for why, n in zip(WHY, farm.earned, strict=True) if n)
