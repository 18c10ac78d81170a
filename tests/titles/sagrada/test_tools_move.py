"""Tools 2, 3, 4 and 12 move dice of the window."""

import pytest

from tests.titles.sagrada.board import dice, offered, refusal, said, table

GRAVITAS = "gravitas"  # A1 wants a 1, A3 a 3, A4 blue, C2 a 2, C3 blue


def test_eglomise_brush_ignores_the_printed_colour() -> None:
    state = table(".. G4 .. .. ..", pool="R1", tools="eglomise_brush", pattern=GRAVITAS)
    assert dice(said(state, "use eglomise brush from A2 to A4")) == ".. .. .. G4"


def test_eglomise_brush_obeys_the_printed_value() -> None:
    state = table(".. G4 .. .. ..", pool="R1", tools="eglomise_brush", pattern=GRAVITAS)
    assert refusal(state, "use eglomise brush from A2 to A3") == "value"


def test_copper_foil_burnisher_ignores_the_printed_value() -> None:
    state = table(".. G4 .. .. ..", pool="R1", tools="copper_foil_burnisher", pattern=GRAVITAS)
    assert dice(said(state, "use copper foil burnisher from A2 to A3")) == ".. .. G4"


def test_copper_foil_burnisher_obeys_the_printed_colour() -> None:
    state = table(".. G4 .. .. ..", pool="R1", tools="copper_foil_burnisher", pattern=GRAVITAS)
    assert refusal(state, "use copper foil burnisher from A2 to A4") == "colour"


@pytest.mark.parametrize("tool", ["eglomise brush", "copper foil burnisher"])
def test_a_moved_die_touches_another(tool: str) -> None:
    state = table("R1 G2", pool="B3", tools=tool.replace(" ", "_"))
    assert refusal(state, f"use {tool} from A2 to A4") == "far"


def test_a_move_begins_at_a_die() -> None:
    state = table("R1 G2", pool="B3", tools="eglomise_brush lathekin", track=["R1"])
    assert refusal(state, "use eglomise brush from A3 to C2") == "no_die_there"
    assert refusal(state, "use lathekin from A1 to C1 and from A4 to C2") == "no_die_there"


def test_lathekin_moves_two_dice() -> None:
    state = table("R1 G2", pool="B3", tools="lathekin")
    assert dice(said(state, "use lathekin from A1 to C1 and from A2 to D1")) == ".. .. .. .. .. R1 .. .. .. .. G2"


def test_lathekin_moves_exactly_two() -> None:
    state = table("R1 G2", pool="B3", tools="lathekin")
    assert refusal(state, "use lathekin") == "say_how"
    assert offered(table("R1", pool="B3", tools="lathekin"), "use") == []


def test_lathekin_obeys_all_rules() -> None:
    state = table("R1 G2 R3", pool="B3", tools="lathekin")
    assert refusal(state, "use lathekin from A1 to C3 and from A2 to C1") == "colour_beside"


def test_tap_wheel_moves_one_die_of_a_colour_on_the_track() -> None:
    state = table("R1 G2", pool="B3", tools="tap_wheel", track=["G6"])
    assert dice(said(state, "use tap wheel from A2 to C2")) == "R1 .. .. .. .. .. G2"
    assert refusal(state, "use tap wheel from A1 to C1") == "colour_not_on_track"


def test_tap_wheel_moves_two_dice_of_one_colour() -> None:
    state = table("G1 B2 G3", pool="B3", tools="tap_wheel", track=["G6 B1"])
    both = said(state, "use tap wheel from A1 to C1 and from A3 to C3")
    assert dice(both) == ".. B2 .. .. .. G1 .. G3"
    assert refusal(state, "use tap wheel from A1 to C1 and from A2 to A1") == "one_colour"


def test_tap_wheel_leaves_the_track_as_it_is() -> None:
    state = table("R1 G2", pool="B3", tools="tap_wheel", track=["G6"])
    assert said(state, "use tap wheel from A2 to C2").track == (("G6",),)


def test_moving_does_not_use_up_the_draft() -> None:
    state = table("R1 G2", pool="B3 Y5", tools="eglomise_brush")
    assert dice(said(state, "use eglomise brush from A2 to C2", "take B3 to A2")) == "R1 B3 .. .. .. .. G2"
