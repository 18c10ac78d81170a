"""R-M3: what is done for a player who does not answer in time, and that the log marks it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.events import START, Clocked, Moved, Pooled
from domain.game.requests import Outcome, Request
from domain.game.time import clocks
from domain.kernel.shapes import StackItem
from domain.titles.lagranja.parts import HARVEST, RESOURCES
from domain.titles.lagranja.questions import (
    BuyRoof,
    ChooseGoods,
    DiscardDown,
    DonkeyTiles,
    ExtraDeliveries,
    FarmCard,
    FreeDeliveries,
    PickDie,
    SharedDie,
    SpaceFive,
    SpaceSix,
    SpaceTwo,
)
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import at, farm

RICH: dict[str, Any] = {"silver": 9, "olive": 1, "hand": (2, 5, 9, 12), "barrows": (50,)}


def instead(*questions: StackItem, phase: str = "II", seats: int = 2, **table: Any) -> str:
    game = at(phase, *questions, mine=farm(**RICH), seats=seats, **table)
    assert lagranja.default is not None
    return lagranja.sentence(lagranja.default(game.state, 0))


@pytest.mark.parametrize(
    ("question", "table", "said"),
    [
        (FarmCard(0, 1), {"phase": "I"}, "done"),
        (FarmCard(0, 2, must=True), {"phase": "I"}, "play card 2 as field"),
        (DiscardDown(0), {"phase": "I"}, "discard card 2"),
        (ChooseGoods(0, RESOURCES, 1), {"phase": "I"}, "take olive"),
        (ChooseGoods(0, HARVEST, 2, different=True), {}, "take olive, grain"),
        (BuyRoof(0), {"phase": "I", "roof_offer": ("roof_2_1",)}, "done"),
        (PickDie(0, "first"), {"board_dice": (3, 5, 6)}, "take 3"),
        (SpaceTwo(0), {}, "take olive"),
        (SpaceFive(0), {}, "upgrade olive"),
        (SpaceSix(0), {}, "take silver"),
        (SpaceSix(0, without=("silver",)), {}, "done"),
        (SharedDie(0), {"board_dice": (3,)}, "done"),
        (DonkeyTiles((0, 1)), {"phase": "III"}, "donkeys 1"),
        (FreeDeliveries(0, 2), {"phase": "III"}, "done"),
        (ExtraDeliveries(0, 1), {"phase": "III"}, "done"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, StackItem) else "",
)
def test_r_m3_as_little_as_the_rules_allow(question: StackItem, table: dict[str, Any], said: str) -> None:
    assert instead(question, **table) == said


POOL = Pooled(1, START, "2025-12-31T00:00:00Z", 1, START)


def judged(game: Game | None, kind: str, body: dict[str, Any], at: str = "", **more: Any) -> Outcome:
    request = Request(kind=kind, game="gaaaaaaaaaaaa", body=json.dumps(body), channel="clock", **more)
    return decide(game, request, at or "2026-01-01T00:00:00Z", b"seed", POOL)


def sat_down(late: str = "default") -> Game:
    seats = [{"player": "pann"}, {"bot": "sensible"}]
    order = {"title": "lagranja", "seats": seats, "pace": {"preset": "daily", "late": late}}
    game = judged(None, "open", order, player="pann").game
    assert game is not None and game.phase == "running"
    return game


def run_out(game: Game, seat: int = 0) -> Outcome:
    """The clock looks at the instant of the deadline."""
    due = clocks.deadline(game, seat)
    assert due is not None
    return judged(game, "clock", {"what": "deadline"}, due.until, seat=seat, point=game.asked_since[seat])


def test_r_m3_the_log_marks_a_move_made_by_the_clock() -> None:
    game = sat_down()
    done = run_out(game)
    clocked, moved = done.events
    assert isinstance(clocked, Clocked) and clocked.what == "default"
    assert isinstance(moved, Moved) and moved.said == "done"
    again = judged(done.game, "clock", {"what": "deadline"}, seat=0, point=game.asked_since[0])
    assert again.verdict.code == "superseded"


def test_r_m3_a_table_that_only_warns_is_not_moved_on() -> None:
    assert [type(event) for event in run_out(sat_down("tell")).events] == [Clocked]


def test_r_m3_a_whole_game_without_an_answer_comes_to_its_end() -> None:
    game: Game | None = sat_down()
    while game is not None and game.phase == "running":
        seat = game.asked[0]
        if game.holders[seat].bot:
            game = judged(game, "answer", {}, game.at, seat=seat, point=game.asked_since[seat]).game
        else:
            game = run_out(game, seat).game
    assert game is not None and game.state.result is not None
    silent, bot = game.state.result.scores
    assert silent.total < bot.total
