"""Chapter "placing dice", with every refusal."""

import pytest

from tests.titles.sagrada.board import dice, offered, refusal, said, table

BORDER = {"A1", "A2", "A3", "A4", "A5", "C1", "C5", "D1", "D5", "E1", "E2", "E3", "E4", "E5"}


def test_the_first_die_goes_to_the_border() -> None:
    state = table(pool="R2")
    assert {sentence[-2:] for sentence in offered(state, "take R2")} == BORDER
    assert refusal(state, "take R2 to C3") == "far"


@pytest.mark.parametrize("cell", ["A2", "C1", "C2"])
def test_the_next_die_touches_another_also_across_a_corner(cell: str) -> None:
    assert dice(said(table("R1", pool="B3"), f"take B3 to {cell}")).endswith("B3")


def test_a_die_that_touches_none_is_refused() -> None:
    assert refusal(table("R1", pool="B3"), "take B3 to A3") == "far"


def test_a_cell_holds_one_die() -> None:
    assert refusal(table("R1", pool="B3"), "take B3 to A1") == "taken"


def test_a_coloured_cell_wants_its_colour() -> None:
    state = table(pool="R2 G2", pattern="aurora_sagradis")  # A1 is red
    assert refusal(state, "take G2 to A1") == "colour"
    assert dice(said(state, "take R2 to A1")) == "R2"


def test_a_numbered_cell_wants_its_value() -> None:
    state = table(pool="R2 R4", pattern="aurora_sagradis")  # C1 is a 4
    assert refusal(state, "take R2 to C1") == "value"
    assert dice(said(state, "take R4 to C1")) == ".. .. .. .. .. R4"


def test_a_free_cell_takes_any_die() -> None:
    assert dice(said(table(pool="P6", pattern="aurora_sagradis"), "take P6 to A2")) == ".. P6"


@pytest.mark.parametrize("cell", ["A2", "C1"])
def test_no_two_dice_of_a_colour_side_by_side(cell: str) -> None:
    assert refusal(table("R1", pool="R3"), f"take R3 to {cell}") == "colour_beside"


@pytest.mark.parametrize("cell", ["A2", "C1"])
def test_no_two_dice_of_a_value_side_by_side(cell: str) -> None:
    assert refusal(table("R1", pool="B1"), f"take B1 to {cell}") == "value_beside"


def test_equals_may_touch_across_a_corner() -> None:
    assert dice(said(table("R1", pool="R1"), "take R1 to C2")) == "R1 .. .. .. .. .. R1"


def test_rows_do_not_join_at_their_ends() -> None:
    state = table(".. .. .. .. R1", pool="R3 B1")
    assert refusal(state, "take R3 to C1") == "far"


def test_there_is_no_row_b_for_b2_is_a_die() -> None:
    assert {sentence[-2] for sentence in offered(table(pool="B2"), "take")} == {"A", "C", "D", "E"}
