"""Chapter "scoring", with the example of the rule book, ties, and the rulings r14 to r27."""

import pytest
from msgspec.structs import replace

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Result
from domain.titles.sagrada.parts import beside
from domain.titles.sagrada.scoring import public_points, score_of
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.contract.play import play
from tests.titles.sagrada.board import refusal, said, table, window

EXAMPLE = ".. G4 R2 Y5 P6  R3 B1 .. G1 Y2  P5 G6 .. P6 R3  B4 Y3 G4 B2 G4"


def points(dice: str, objective: str) -> int:
    return public_points(window(dice), objective)[0]


def test_the_example_of_the_rule_book() -> None:
    public = ("column_color_variety", "light_shades", "color_variety")
    score = score_of(table(EXAMPLE, public=public, private=(("shades_of_purple",), ()), favour=(0, 0)), 0)
    assert [row[1] for row in score.rows] == [10, 4, 12, 17, 0, -3] and score.total == 40


ROWS = [
    ("row_color_variety", "R1 G2 B1 Y2 P1", 6),
    ("row_color_variety", "R1 G2 B1 Y2 R3", 0),
    ("row_color_variety", "R1 G2 B1 Y2 ..", 0),
    ("row_shade_variety", "R1 G2 R3 G4 R5", 5),
    ("row_shade_variety", "R1 G2 R3 G4 R2", 0),
    ("column_color_variety", "R1 .. .. .. .. G2 .. .. .. .. B1 .. .. .. .. Y2", 5),
    ("column_color_variety", "R1 .. .. .. .. G2 .. .. .. .. B1", 0),
    ("column_shade_variety", "R1 .. .. .. .. G2 .. .. .. .. R3 .. .. .. .. G4", 4),
    ("column_shade_variety", "R1 .. .. .. .. G2 .. .. .. .. R3 .. .. .. .. G1", 0),
]


@pytest.mark.parametrize(("objective", "dice", "worth"), ROWS)
def test_rows_and_columns_count_when_full_and_varied(objective: str, dice: str, worth: int) -> None:
    assert points(dice, objective) == worth


SETS = [
    ("light_shades", "R1 G2 B1 Y2 P1", 4),
    ("medium_shades", "R3 G4 B4", 2),
    ("deep_shades", "R5 G6 B5 Y6", 4),
    ("shade_variety", "R1 G2 R3 G4 R5 G6", 5),
    ("shade_variety", "R1 G2 R3 G4 R5", 0),
    ("color_variety", "R1 G2 B1 Y2 P1", 4),
    ("color_variety", "R1 G2 B1 Y2", 0),
]


@pytest.mark.parametrize(("objective", "dice", "worth"), SETS)
def test_a_set_is_counted_by_its_rarest_member(objective: str, dice: str, worth: int) -> None:
    assert points(dice, objective) == worth


def test_an_objective_pays_several_times() -> None:
    assert points("R1 G2 B1 Y2 P1 .. .. .. .. .. R1 G2 B1 Y2 P1", "row_color_variety") == 12


def test_the_private_objective_counts_the_values_of_its_colour() -> None:
    score = score_of(table("R5 G2 R6", private=(("shades_of_red",), ())), 0)
    assert dict(score.rows)["private objective"] == 11


def test_each_token_left_is_a_point_and_each_open_cell_costs_one() -> None:
    rows = dict(score_of(table("R5 G2 R6", favour=(4, 0)), 0).rows)
    assert (rows["favour tokens"], rows["open cells"]) == (4, -17)


def ended(state: Table) -> Result:
    """The last round ends as seat 0 passes."""
    result = said(replace(state, track=(("R1",),) * 9, round=10, turns=()), "pass").result
    assert result is not None
    return result


def test_most_points_win() -> None:
    result = ended(table("R5 G2", pool="B3", favour=(0, 0)))
    assert (result.ranking, result.decided_by) == (((0,), (1,)), "points")


def tie(favour: tuple[int, int], private: tuple[str, str], other: str, start: int = 0) -> Result:
    state = table("R3 G1", pool="B6", favour=favour, private=tuple((card,) for card in private), start=start)
    return ended(replace(state, windows=(state.windows[0], window(other))))


def test_r16_first_tie_break_is_the_private_objective() -> None:
    result = tie((0, 2), ("shades_of_red", "shades_of_green"), "R3 G1")
    assert result.scores[0].total == result.scores[1].total
    assert (result.ranking[0], result.decided_by) == ((0,), "private objective")


def test_r16_second_tie_break_is_tokens_left() -> None:
    result = tie((1, 0), ("shades_of_red", "shades_of_red"), "R3 G1 B2")
    assert (result.ranking[0], result.decided_by) == ((0,), "favour tokens")


@pytest.mark.parametrize(("start", "winner"), [(0, 1), (1, 0)])
def test_r16_third_tie_break_is_the_later_first_turn_of_the_last_round(start: int, winner: int) -> None:
    result = tie((1, 1), ("shades_of_red", "shades_of_red"), "R3 G1", start)
    assert (result.ranking[0], result.decided_by) == ((winner,), "order of the last round")


@pytest.mark.parametrize(
    ("dice", "worth"),
    [
        ("R1 .. .. .. .. .. R2", 2),
        ("R1 .. .. .. .. .. R2 .. .. .. .. .. R3", 3),
        (".. R1 .. .. .. R2 .. R3", 3),
        ("R1 R2 .. .. .. .. .. G1", 0),
    ],
)
def test_r14_diagonals_count_dice_once_each(dice: str, worth: int) -> None:
    assert points(dice, "color_diagonals") == worth


def test_r14_diagonals_do_not_wrap_round_the_edge() -> None:
    assert points(".. .. .. .. R1 .. .. .. .. .. R2", "color_diagonals") == 0


def test_r15_tokens_stay_and_the_price_is_two_also_for_who_paid_before() -> None:
    state = table("R1 G2", pool="B3 Y4", tools="eglomise_brush", favour=(3, 3), turns=(0,))
    once = said(state, "use eglomise brush from A2 to C2", "pass")
    assert said(once, "use eglomise brush from C2 to A2").tokens == (3,)


def test_r18_the_old_die_goes_into_the_bag_before_the_draw() -> None:
    state = table(pool="R3 B1", tools="flux_remover", bag=(0, 0, 0, 0, 0))
    drawn = said(state, "use flux remover on R3")
    assert drawn.held == "R" and sum(drawn.bag) == 0


def test_r19_the_drafted_die_lies_where_the_other_came_from() -> None:
    state = table(pool="R3 B1", tools="lens_cutter", track=["Y4 G5", "P6"])
    assert said(state, "use lens cutter on R3 for G5 of round 1 to A1").track == (("R3", "Y4"), ("P6",))


def test_r20_a_die_is_not_taken_without_being_placed() -> None:
    assert refusal(table(pool="R3 B1"), "take R3") == "not_understood"


def test_r21_one_die_on_the_track_is_enough_for_both() -> None:
    state = table("G1 B2 G3", pool="B3", tools="tap_wheel", track=["G6"])
    assert said(state, "use tap wheel from A1 to C1 and from A3 to C3").tooled


@pytest.mark.parametrize("sentence", ["lathekin from A1 to A1 and from A2 to C1", "eglomise brush from A1 to A1"])
def test_r22_a_die_must_really_move(sentence: str) -> None:
    state = table("R1 G2", pool="B3", tools="lathekin eglomise_brush")
    assert refusal(state, f"use {sentence}") == "must_move"


def test_r23_the_border_rule_returns_with_an_empty_window() -> None:
    state = table("R1", pool="B3", tools="copper_foil_burnisher")
    assert refusal(state, "use copper foil burnisher from A1 to C2") == "far"


def test_r24_all_dice_left_lie_on_one_space_and_none_is_a_space_too() -> None:
    assert said(table(pool="R1 G2", half=2), "pass").track == (("G2", "R1"),)
    assert said(table(pool="R1", half=2, seats=1, favour=(0,)), "take R1 to A1").track == ((),)


@pytest.mark.parametrize(("seats", "left"), [(4, 0), (3, 20), (2, 40), (1, 50)])
def test_r25_the_dice_suffice(seats: int, left: int) -> None:
    state, _ = sagrada.setup({}, seats, Rigged())
    while state.result is None:
        last = sagrada.commands(state, sagrada.asked(state)[0])[-1]
        state = said(state, sagrada.sentence(last))
    assert sum(state.bag) == left and len(state.track) == 10


def test_r26_a_die_counts_for_every_objective() -> None:
    rows = score_of(table("R1 G2 B1 Y2 P1", public=("row_color_variety", "color_variety", "light_shades")), 0).rows
    assert [row[1] for row in rows[:3]] == [6, 4, 4]


@pytest.mark.parametrize("seed", range(5))
def test_r27_no_window_ever_breaks_the_rule_of_neighbours(seed: int) -> None:
    for one in play(sagrada, {}, 4, seed).state.windows:
        assert all(beside(mask) & mask == 0 for mask in (*one.colours, *one.values))
