"""Each craft token: what it brings at once when it is gained, and what its other side brings from the next round on."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.shapes import StackItem
from domain.titles.lagranja.parts import BUILDINGS, ROWS
from domain.titles.lagranja.questions import EndOfTurn, FreeDeliveries, MoveDisc
from domain.titles.lagranja.steps import EachPlays
from domain.titles.lagranja.table import Table
from tests.titles.lagranja.positions import goods, on_top, play, position

Gains = tuple[int, int, dict[str, int]]  # silver, victory points beside the 2 of the round, goods

AT_ONCE: dict[str, tuple[str, tuple[str, ...], Gains]] = {
    "merchant_house": ("silver", (), (3, 0, {})),
    "wainwright": ("meat", ("0: deliver olive to greengrocer",), (0, 2, {})),  # a delivery, then the siesta section
    "village_shop": ("silver", (), (0, 2, {})),
    "deli": ("trade good", (), (0, 0, {"olive": 1, "trade_good": 1})),
    "greengrocer": ("grape", ("0: take pig",), (0, 0, {"olive": 1, "pig": 1})),
    "butcher": ("pig", (), (0, 2, {"olive": 1})),  # two barrows
}


def completing(building: str, last: str) -> Table:
    """One delivery short of a full row that somebody else has filled before, in round 2."""
    kind = last.replace(" ", "_")
    stored = {"olive": 1} if kind == "silver" else {"olive": 1, kind: 1}
    filled = {building: len(ROWS[building]) - 1}
    farm = {"silver": int(kind == "silver"), "store": stored, "rows": filled, "disc": 4}
    farm |= {"barrows": ("card_67", "card_68")} if building == "butcher" else {}
    return position(FreeDeliveries(0, 1), farms={0: farm}, completed=(building,))


@pytest.mark.parametrize("building", BUILDINGS)
def test_token_at_once(building: str) -> None:
    last, answers, (silver, vp, stored) = AT_ONCE[building]
    state = play(completing(building, last), f"0: deliver {last} to {building.replace('_', ' ')}", *answers)
    assert state.farms[0].new_tokens == (building,)
    assert (state.farms[0].silver, state.farms[0].vp) == (silver, 2 + vp)
    assert goods(state) == (stored or ({} if building == "wainwright" else {"olive": 1}))


def with_token(building: str, *asks: StackItem, later: bool, phase: str = "III", **farm: Any) -> Table:
    there = {"tokens" if later else "new_tokens": (building,), **farm}
    return position(*asks, phase=phase, farms={0: there}, completed=BUILDINGS)


def in_income(building: str, later: bool) -> Table:
    return play(with_token(building, EachPlays("income", (0,)), EndOfTurn(0), later=later, phase="I"), "0: done")


@pytest.mark.parametrize("later", [True, False], ids=["next round", "this round"])
def test_token_for_good_merchant_house(later: bool) -> None:
    assert in_income("merchant_house", later).farms[0].silver == 3 * later


@pytest.mark.parametrize("later", [True, False], ids=["next round", "this round"])
def test_token_for_good_deli(later: bool) -> None:
    assert goods(in_income("deli", later)) == ({"trade_good": 1} if later else {})


def test_token_for_good_greengrocer() -> None:
    assert goods(play(in_income("greengrocer", later=True), "0: take grape")) == {"grape": 1}
    assert in_income("greengrocer", later=False).pending == ()


@pytest.mark.parametrize(("later", "more"), [(True, 1), (False, 0)], ids=["next round", "this round"])
def test_token_for_good_wainwright(later: bool, more: int) -> None:
    there = {"tile": 2, "silver": 3, "store": {"olive": 1}}
    moving = with_token("wainwright", EachPlays("siesta", (0,)), EndOfTurn(0), later=later, **there)
    assert on_top(play(moving, "0: done")) == MoveDisc(0, 2, 2 + more)
    delivering = with_token("wainwright", EachPlays("free", (0,)), EndOfTurn(0), later=later, **there)
    assert on_top(play(delivering, "0: done")) == FreeDeliveries(0, 2 + more)


@pytest.mark.parametrize(("later", "more"), [(True, 2), (False, 0)], ids=["next round", "this round"])
def test_token_for_good_village_shop(later: bool, more: int) -> None:
    there = {"store": {"pig": 1}, "rows": {"butcher": 2}}
    state = play(with_token("village_shop", FreeDeliveries(0, 1), later=later, **there), "0: deliver pig to butcher")
    assert state.farms[0].vp == 2 + more


@pytest.mark.parametrize(("later", "more"), [(True, 1), (False, 0)], ids=["next round", "this round"])
def test_token_for_good_butcher(later: bool, more: int) -> None:
    there = {"store": {"pig": 1}, "barrows": ("card_01",), "loads": (1,)}  # olive and pig, 2 points
    state = play(with_token("butcher", FreeDeliveries(0, 1), later=later, **there), "0: deliver pig to card 1")
    assert state.farms[0].vp == 2 + more
