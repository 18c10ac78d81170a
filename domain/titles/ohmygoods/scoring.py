"""Points: buildings, assistants, the counter, and what all goods together buy."""

from __future__ import annotations

from itertools import groupby

from domain.kernel.shapes import Result, Score
from domain.kernel.telling import Sentence
from domain.titles.ohmygoods.chapters.payment import as_points, coins_of
from domain.titles.ohmygoods.parts import LAST_BUILDING
from domain.titles.ohmygoods.table import Table, cards_of, chapter_of, each_built


def score_of(state: Table, seat: int) -> Score:
    assistants = cards_of(state).assistants
    player = state.players[seat]
    bought, _ = as_points(coins_of(state, seat))
    rows = [
        ("buildings", sum(card.points for _, card in each_built(state, seat))),
        ("assistants", sum(assistants[who].points for who in player.assistants)),
        ("goods", bought),
    ]
    if chapter_of(state) is not None:
        rows.append(("events", player.points))
    return Score(seat, sum(points for _, points in rows), tuple(rows))


def known_scores(state: Table, reader: int | None) -> tuple[Score, ...]:
    return tuple(score_of(state, seat) for seat in range(state.seats)) if state.round else ()


def progress(state: Table) -> Sentence:
    if chapter_of(state) is not None:
        return Sentence.of("Round {round} of the chapter.", round=state.round)
    most = max(len(player.buildings) for player in state.players)
    return Sentence.of(
        "Round {round}; most buildings: {most} of the {last} that end the game.",
        round=state.round, most=most, last=LAST_BUILDING,
    )  # fmt: skip


def points_so_far(state: Table) -> tuple[int, tuple[int, ...]]:
    return state.round, tuple(score_of(state, seat).total for seat in range(state.seats)) if state.round else ()


def result_of(state: Table) -> Result:
    scores = tuple(score_of(state, seat) for seat in range(state.seats))
    left = [as_points(coins_of(state, seat))[1] for seat in range(state.seats)]
    standing = sorted(range(state.seats), key=lambda seat: (scores[seat].total, left[seat]), reverse=True)
    groups = groupby(standing, key=lambda seat: (scores[seat].total, left[seat]))
    ranking = tuple(tuple(sorted(seats)) for _, seats in groups)
    chapter = chapter_of(state)
    if state.seats == 1:
        target = chapter.target if chapter is not None else None
        won = target is not None and scores[0].total >= target
        return Result(scores, ranking, "target", won, target)
    return Result(scores, ranking, _decided_by(scores, left, ranking))


def _decided_by(scores: tuple[Score, ...], left: list[int], ranking: tuple[tuple[int, ...], ...]) -> str:
    """What put the winner before the second: points, or the coins left over after buying points, which no row has."""
    if len(ranking[0]) > 1:
        return "shared"
    first, second = ranking[0][0], ranking[1][0]
    if scores[first].total > scores[second].total:
        return "points"
    return f"coins left, {left[first]} to {left[second]}"
