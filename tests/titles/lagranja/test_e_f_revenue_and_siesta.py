"""Rulings of groups E (phase II) and F (donkeys and siesta)."""

from __future__ import annotations

import pytest

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Fact
from domain.titles.lagranja.facts import DiscMoved, OrderSet
from domain.titles.lagranja.questions import DonkeyTiles, EndOfTurn, PickDie, SharedDie, SpaceFive
from domain.titles.lagranja.steps import EachPlays, NewOrder, PhaseStarts, Picks, RollDice
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import goods, kinds_offered, offered, on_top, play, position, refusal

OLIVE = "card_01"


def picking(value: int, **farm: object) -> Table:
    dice = {"board_dice": tuple(sorted((value, 3, 3))), "dice_box": 2}
    return position(PickDie(0, "first"), phase="II", farms={0: farm}, **dice)


def test_r_e1_two_passes_and_then_the_shared_die_in_turn_order() -> None:
    asks = (EachPlays("shared", (1, 0)), Picks(((1, "first"), (0, "first"), (1, "second"), (0, "second"))), RollDice())
    state = position(*asks, EndOfTurn(0), phase="II", order=(1, 0), dice_box=5)
    state = play(state, "0: done", luck=Rigged({"revenue dice": [3, 3, 3, 3, 3]}))
    seen = []
    while lagranja.asked(state):
        seat = lagranja.asked(state)[0]
        if isinstance(on_top(state), PickDie | SharedDie):
            seen.append((seat, getattr(on_top(state), "which", "shared")))
            line = "take 4" if isinstance(on_top(state), PickDie) else "use shared"
            state = play(state, f"{seat}: {line}")
        else:
            state = play(state, f"{seat}: done")
    expected = [(1, "first"), (0, "first"), (1, "second"), (0, "second"), (1, "shared"), (0, "shared")]
    assert seen == expected
    assert [farm.silver for farm in state.farms] == [12, 12]


def test_r_e1_taking_is_compulsory_using_the_shared_die_is_not() -> None:
    assert refusal(picking(4), "0: done") == "not_now"
    state = position(SharedDie(0), phase="II", board_dice=(4,), dice_box=4)
    assert play(state, "0: done").farms[0].silver == 0


def test_r_e1_only_dice_on_the_board() -> None:
    assert refusal(picking(4), "0: take 5") == "no_such_die"


def test_space_one_brings_a_pig() -> None:
    assert goods(play(picking(1), "0: take 1")) == {"pig": 1}


def test_space_one_without_a_pen_sells_it() -> None:
    state = play(picking(1, store={"pig": 2}), "0: take 1")
    assert goods(state) == {"pig": 2} and state.farms[0].silver == 3


def test_r_e2_space_two_a_card_or_a_good() -> None:
    state = play(picking(2, hand=(OLIVE,)), "0: take 2")
    assert kinds_offered(state) == {"TakeGoods", "DrawCard", "Play", "Done"}
    assert goods(play(state, "0: take grape")) == {"grape": 1}
    assert len(play(state, "0: draw card").farms[0].hand) == 2
    assert play(state, "0: play card 1 as field").farms[0].fields == (OLIVE,)


def test_space_three_two_different_goods() -> None:
    state = play(picking(3), "0: take 3")
    assert refusal(state, "0: take olive, olive") == "not_different"
    assert goods(play(state, "0: take olive, grain")) == {"olive": 1, "grain": 1}


def test_space_four_silver() -> None:
    assert play(picking(4), "0: take 4").farms[0].silver == 4


@pytest.mark.parametrize(
    ("lines", "disc", "made"),
    [
        (["upgrade olive", "upgrade grape"], 0, {"food": 1, "wine": 1}),
        (["upgrade grape", "move 1"], 1, {"olive": 1, "wine": 1}),
        (["move 1", "upgrade grape"], 1, {"olive": 1, "wine": 1}),
        (["move 2"], 2, {"olive": 1, "grape": 1}),
        (["done"], 0, {"olive": 1, "grape": 1}),
    ],
)
def test_r_e2_space_five_in_any_mix(lines: list[str], disc: int, made: dict[str, int]) -> None:
    state = play(picking(5, store={"olive": 1, "grape": 1}), "0: take 5", *(f"0: {line}" for line in lines))
    assert state.farms[0].disc == disc
    assert goods(state) == made


def test_r_e2_space_six_a_delivery_or_silver() -> None:
    state = play(picking(6, store={"pig": 1}), "0: take 6")
    assert offered(state) == ["deliver pig to village shop", "deliver pig to butcher", "take silver", "done"]
    assert play(state, "0: take silver").farms[0].silver == 2


def test_r_e3_a_building_may_be_completed_in_phase_two() -> None:
    state = play(picking(6, store={"pig": 1}, rows={"butcher": 2}), "0: take 6", "0: deliver pig to butcher")
    assert state.farms[0].new_tokens == ("butcher",)
    assert state.farms[0].vp == 1 + 2  # the first there, and the round


def discs_and_order(state: Table, *lines: str) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """Where discs were moved, and the order that came of it."""
    told: list[Fact] = []
    play(state, *lines, told=told)
    moves = [(fact.seat, fact.space) for fact in told if isinstance(fact, DiscMoved)]
    return moves, next(fact.order for fact in told if isinstance(fact, OrderSet))


def test_r_e4_steps_of_phase_two_count_for_the_order() -> None:
    farms = {0: {"tile": 3}, 1: {"tile": 3}}
    state = position(NewOrder(), EachPlays("siesta", (0, 1)), SpaceFive(1), phase="II", farms=farms)
    assert discs_and_order(state, "1: move 2") == ([(1, 2), (0, 1), (1, 3)], (1, 0))


# donkeys


def choosing(**farms: dict[str, object]) -> Table:
    given = {int(seat[1:]): farm for seat, farm in farms.items()}
    return position(DonkeyTiles((0, 1)), phase="III", farms=given)


def test_r_f1_tiles_are_secret_until_all_have_chosen() -> None:
    state = play(choosing(), "0: donkeys 4")
    assert lagranja.asked(state) == (1,)
    assert lagranja.view(state, 1)["farms"][0]["chosen"] is True
    assert lagranja.view(state, 1)["farms"][0]["own_choice"] is None
    assert lagranja.view(state, 0)["farms"][0]["own_choice"] == 4
    state = play(state, "1: donkeys 1")
    assert [farm.tile for farm in state.farms] == [4, 1]


def test_r_f1_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    state = play(choosing(), "0: donkeys 4", "0: donkeys 2", "1: donkeys 1")
    assert state.farms[0].tile == 2


def test_r_f1_a_used_tile_cannot_be_chosen() -> None:
    state = choosing(s0={"tiles_used": (1, 4)})
    assert offered(state, 0) == ["donkeys 2", "donkeys 3"]
    assert refusal(state, "0: donkeys 4") == "tile_used"


@pytest.mark.parametrize(("number", "tiles"), [(3, ()), (4, (1, 2, 3, 4))])
def test_r_f2_all_tiles_come_back_in_round_four(number: int, tiles: tuple[int, ...]) -> None:
    used = {"tiles_used": (1, 2, 3)}
    state = position(PhaseStarts("III"), EndOfTurn(0), phase="II", round=number, farms={0: used, 1: used})
    state = play(state, "0: done")
    assert offered(state, 0) == [f"donkeys {tile}" for tile in tiles or (4,)]


REVEALED = (NewOrder(), EachPlays("siesta", (0, 1)), DonkeyTiles((0, 1)))


def test_r_f3_the_disc_that_comes_later_lies_on_top() -> None:
    state = position(*REVEALED)
    assert discs_and_order(state, "0: donkeys 2", "1: donkeys 2") == ([(0, 2), (1, 2)], (1, 0))


def test_r_f3_beyond_the_last_space_steps_are_lost_and_the_stack_stays() -> None:
    state = position(*REVEALED, farms={0: {"disc": 9}, 1: {"disc": 9}}, stack=(1, 0))
    assert discs_and_order(state, "0: donkeys 4", "1: donkeys 1") == ([], (0, 1))
    state = position(*REVEALED, farms={0: {"disc": 9}, 1: {"disc": 8}}, stack=(1, 0))
    assert discs_and_order(state, "0: donkeys 1", "1: donkeys 1") == ([(1, 9)], (1, 0))


def test_r_f3_a_disc_that_moves_no_step_stays_as_it_lies() -> None:
    assert discs_and_order(position(*REVEALED), "0: donkeys 4", "1: donkeys 4") == ([], (0, 1))


def test_r_f4_the_new_order_holds_at_once() -> None:
    farms = {seat: {"silver": 3} for seat in (0, 1)}
    state = play(
        position(*REVEALED, farms=farms), "0: donkeys 4", "1: donkeys 1", "0: move 0", "0: done", "1: move 3", "1: done"
    )
    assert state.order == (1, 0)
    assert lagranja.asked(state) == (1,)


@pytest.mark.parametrize(("disc", "points"), list(enumerate((0, 0, 1, 1, 2, 2, 2, 3, 3, 3))))
def test_r_f5_points_of_the_siesta_track(disc: int, points: int) -> None:
    state = position(PhaseStarts("IV"), EndOfTurn(0), farms={0: {"disc": disc}})
    assert play(state, "0: done").farms[0].vp == points
