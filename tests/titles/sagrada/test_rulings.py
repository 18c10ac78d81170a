"""The rulings r01 to r13, each with every value of its option; a ruling without an option has one reading."""

import pytest

from domain.kernel.luck import Rigged
from domain.titles.sagrada.questions import PlaceRolled
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import dice, offered, refusal, said, solo, table

BRUSH, FOIL = "use eglomise brush from A2 to C1", "use copper foil burnisher from A2 to C1"


@pytest.mark.parametrize(("tool", "beside"), [(BRUSH, "colour_beside"), (FOIL, "value_beside")])
def test_r01_printed_only_neighbours_still_bind(tool: str, beside: str) -> None:
    first = "G1" if beside == "colour_beside" else "R4"
    state = table(f"{first} G4", pool="B3", tools="eglomise_brush copper_foil_burnisher")
    assert refusal(state, tool) == beside


@pytest.mark.parametrize(("tool", "first"), [(BRUSH, "G1"), (FOIL, "R4")])
def test_r01_printed_and_neighbours_are_ignored(tool: str, first: str) -> None:
    options = {"ignore_scope": "printed_and_neighbors"}
    state = table(f"{first} G4", pool="B3", tools="eglomise_brush copper_foil_burnisher", options=options)
    assert dice(said(state, tool)) == f"{first} .. .. .. .. G4"


def test_r01_the_other_attribute_binds_in_both_readings() -> None:
    options = {"ignore_scope": "printed_and_neighbors"}
    state = table("R4 G4", pool="B3", tools="eglomise_brush", options=options)
    assert refusal(state, BRUSH) == "value_beside"


TRADE = "use lathekin from A1 to A2 and from A2 to A1"


def test_r02_one_by_one_two_dice_cannot_trade_places() -> None:
    assert refusal(table("R1 G2", pool="B3", tools="lathekin"), TRADE) == "taken"


def test_r02_lifted_together_they_can() -> None:
    state = table("R1 G2", pool="B3", tools="lathekin", options={"two_dice_moves": "simultaneous"})
    assert dice(said(state, TRADE)) == "G2 R1"


@pytest.mark.parametrize("how", ["sequential", "simultaneous"])
def test_r02_the_same_die_is_not_moved_twice(how: str) -> None:
    state = table("R1 G2", pool="B3", tools="lathekin", options={"two_dice_moves": how})
    again = {"sequential": "use lathekin from A1 to C1 and from C1 to C2"}
    assert refusal(state, again.get(how, "use lathekin from A1 to C1 and from A1 to C2")) == "same_die"


def test_r02_what_cannot_be_completed_costs_nothing() -> None:
    state = table("R1 G2", pool="B3", tools="lathekin")
    assert refusal(state, "use lathekin from A1 to C1 and from A2 to E5") == "far"
    assert state.favour == (3, 3)


@pytest.mark.parametrize(
    ("second", "code"),
    [("A2 to C1", "taken"), ("A4 to C2", "no_die_there"), ("A2 to A2", "must_move"), ("A2 to E5", "far")],
)
def test_r02_lifted_together_both_are_judged(second: str, code: str) -> None:
    state = table("R1 G2", pool="B3", tools="lathekin", options={"two_dice_moves": "simultaneous"})
    assert refusal(state, f"use lathekin from A1 to C1 and from {second}") == code


def test_r02_lifted_together_tap_wheel_keeps_to_its_colour() -> None:
    state = table("G1 B2", pool="B3", tools="tap_wheel", track=["G6"], options={"two_dice_moves": "simultaneous"})
    assert refusal(state, "use tap wheel from A1 to A2 and from A2 to A1") == "colour_not_on_track"
    both = table("G1 B2", pool="B3", tools="tap_wheel", track=["G6 B6"], options={"two_dice_moves": "simultaneous"})
    assert refusal(both, "use tap wheel from A1 to A2 and from A2 to A1") == "one_colour"


APART = "use cork-backed straightedge on B3 to A2"


def test_r03_strict_the_cell_touches_no_die() -> None:
    state = table("R1", pool="B3 G2", tools="cork_backed_straightedge")
    assert refusal(state, APART) == "far"


def test_r03_relaxed_it_may_touch_one() -> None:
    options = {"straightedge": "relaxed"}
    state = table("R1", pool="B3 G2", tools="cork_backed_straightedge", options=options)
    assert dice(said(state, APART)) == "R1 B3"
    assert dice(said(state, "use cork-backed straightedge on B3 to A5")) == "R1 .. .. .. B3"


@pytest.mark.parametrize("reading", ["strict", "relaxed"])
def test_r03_the_first_die_begins_at_the_border_all_the_same(reading: str) -> None:
    state = table(pool="B3 G2", tools="cork_backed_straightedge", options={"straightedge": reading})
    assert refusal(state, "use cork-backed straightedge on B3 to C3") == "far"


def rolled(value: int, reading: str, window: str = "R1"):
    state = table(window, pool="B3 G2", tools="flux_brush eglomise_brush", options={"flux_brush_return": reading})
    return said(state, "use flux brush on B3", luck=Rigged({"flux brush": [value - 1]}))


def test_r04_a_rolled_die_that_fits_has_to_be_placed() -> None:
    assert refusal(rolled(5, "only_if_unplaceable"), "leave") == "place_it"


def test_r04_free_it_may_go_back() -> None:
    state = said(rolled(5, "free"), "leave")
    assert state.pool == ("B5", "G2") and sagrada.asked(state) == (1,)


def test_r04_a_rolled_die_that_fits_nowhere_goes_back_and_the_draft_is_spent() -> None:
    full = " ".join(["B3 Y4 B3 Y4 B3", "Y4 B3 Y4 B3 Y4"] * 2).rsplit(" ", 1)[0]  # one cell is open, beside blue dice
    state = rolled(5, "only_if_unplaceable", full)
    assert (state.pool, state.favour[0], sagrada.asked(state)) == (("B5", "G2"), 2, (1,))


def test_r04_no_other_die_is_drafted_after_a_return() -> None:
    state = rolled(5, "free")
    assert isinstance(state.pending[-1], PlaceRolled) and refusal(state, "take G2 to A2") == "not_now"


def drawn(reading: str, window: str = "R1"):
    options = {"flux_remover_return": reading}
    state = table(window, pool="B3 G2", tools="flux_remover", bag=(0, 0, 0, 1, 0), options=options)
    return said(state, "use flux remover on B3", luck=Rigged({"bag": [1]}))


def test_r05_free_the_drawn_die_may_go_to_the_pool_with_its_chosen_value() -> None:
    state = said(drawn("free"), "leave as 6")
    assert state.pool == ("G2", "Y6") and sagrada.asked(state) == (1,)


def test_r05_only_if_unplaceable_a_die_that_fits_is_placed() -> None:
    assert refusal(drawn("only_if_unplaceable"), "leave as 6") == "place_it"


def test_r05_only_if_unplaceable_a_die_that_fits_nowhere_goes_to_the_pool() -> None:
    full = " ".join(["B3 Y4 B3 Y4 B3", "Y4 B3 Y4 B3 Y4"] * 2).rsplit(" ", 1)[0].replace("B3", "Y5")
    assert said(drawn("only_if_unplaceable", full), "leave as 6").pool == ("G2", "Y6")


CHANGED = [
    ("grozing_pliers", "use grozing pliers on B3 up"),
    ("grinding_stone", "use grinding stone on B3"),
    ("lens_cutter", "use lens cutter on B3 for B6 of round 1"),
]
BLUE = "B1 .. B1 .. B1 .. B1 .. B1 .. B1 .. B1 .. B1 .. B1 .. B1 .."  # every open cell lies beside a blue die


@pytest.mark.parametrize(("tool", "sentence"), CHANGED)
def test_r06_forbid_a_changed_die_has_to_be_placed(tool: str, sentence: str) -> None:
    state = table(BLUE, pool="B3", tools=tool, track=["B6"])
    assert refusal(state, sentence) == "place_it" and offered(state, "use") == []


@pytest.mark.parametrize(("tool", "sentence"), CHANGED)
def test_r06_return_changed_it_goes_back_and_the_tool_is_paid(tool: str, sentence: str) -> None:
    state = table(BLUE, pool="B3", tools=tool, track=["B6"], options={"deterministic_tool_failure": "return_changed"})
    after = said(state, sentence)
    assert after.favour[0] == 2 and after.pool in (("B4",), ("B6",))


@pytest.mark.parametrize(("tool", "sentence"), CHANGED)
def test_r06_return_changed_a_die_that_fits_is_placed_all_the_same(tool: str, sentence: str) -> None:
    options = {"deterministic_tool_failure": "return_changed"}
    state = table(pool="B3 G2", tools=tool, track=["B6"], options=options)
    assert refusal(state, sentence) == "place_it"


def test_r07_draft_only_without_a_draft_before_it() -> None:
    state = said(table(pool="R3 B1 G2", tools="running_pliers"), "use running pliers on B1 to A1")
    assert dice(state) == "B1" and state.turns == (1,)


def test_r07_draft_only_it_is_the_tool_and_the_end_of_the_turn() -> None:
    state = table("R1", pool="R3 B2 G2", tools="running_pliers eglomise_brush")
    assert sagrada.asked(said(state, "use running pliers on B2 to A2")) == (1,)
    assert refusal(state, "use running pliers") == "say_how"


def test_r07_draft_only_for_the_last_in_order_too() -> None:
    state = table(pool="R3 B1 G2", tools="running_pliers", turns=(0, 1))
    assert said(state, "use running pliers on B1 to A1").turns == ()


def test_r07_draft_only_not_without_a_die_that_fits() -> None:
    assert offered(table(BLUE, pool="B3", tools="running_pliers"), "use") == []


def warned(state: Table) -> bool:
    return "Running Pliers end the turn" in sagrada.prompt(state, 0).text()


@pytest.mark.parametrize("extra", ["draft_only", "full_turn"])
def test_r07_who_has_not_drafted_is_warned_that_the_turn_ends(extra: str) -> None:
    state = table(pool="R3 B1 G2", tools="running_pliers", options={"running_pliers_extra": extra})
    assert warned(state)
    assert not warned(said(state, "take R3 to A1"))


def test_r07_nobody_is_warned_of_what_he_cannot_use() -> None:
    assert not warned(table(pool="R3 B1", tools="lathekin"))
    assert not warned(table(pool="R3 B1", tools="running_pliers", half=2))
    assert not warned(table(pool="R3 B1", tools="running_pliers", favour=(0, 0)))


def test_r07_a_preview_says_that_the_turn_ends() -> None:
    state = table(pool="R3 B1 G2", tools="running_pliers")
    facts = sagrada.preview(state, 0, sagrada.parse("use running pliers on B1 to A1", state, 0)).facts
    assert "ends the turn and" in " ".join(told.text() for fact in facts if (told := sagrada.tell(fact, 0)))


def test_r07_full_turn_the_second_turn_comes_at_once_with_a_tool() -> None:
    options = {"running_pliers_extra": "full_turn"}
    state = table(pool="R3 B1 G2", tools="running_pliers eglomise_brush", options=options)
    after = said(state, "take R3 to A1", "use running pliers")
    assert sagrada.asked(after) == (0,) and after.turns == (1, 1)
    assert dice(said(after, "take B1 to A2", "use eglomise brush from A2 to C1")) == "R3 .. .. .. .. B1"


def test_r07_full_turn_is_not_said_with_a_die() -> None:
    state = table(pool="R3 B1", tools="running_pliers", options={"running_pliers_extra": "full_turn"})
    assert refusal(state, "use running pliers on B1 to A1") == "whole_turn"


def test_r08_the_hammer_waits_for_the_second_turn() -> None:
    assert refusal(table(pool="R3", tools="glazing_hammer"), "use glazing hammer") == "second_turn_only"


def test_r08_the_hammer_comes_before_the_draft() -> None:
    state = table(pool="R3 B1", tools="glazing_hammer eglomise_brush", half=2)
    assert refusal(said(state, "take R3 to A1"), "use glazing hammer") == "second_turn_only"


def test_r08_alone_in_the_second_of_the_two_turns() -> None:
    state = solo(pool="R3 B1 B5", tools="glazing_hammer")
    assert refusal(state, "use glazing hammer pay B1") == "second_turn_only"
    after = said(state, "pass", "use glazing hammer pay B1", luck=Rigged({"glazing hammer": [0, 1]}))
    assert after.pool == ("B1", "R2")


def test_r08_not_after_running_pliers_in_the_same_round() -> None:
    options = {"running_pliers_extra": "full_turn"}
    state = table(pool="R3 B1", tools="running_pliers glazing_hammer", options=options)
    assert refusal(said(state, "use running pliers"), "use glazing hammer") == "after_pliers"


def test_r09_one_tool_in_a_turn() -> None:
    state = said(table("R1 G2", pool="B3 Y4", tools="eglomise_brush lathekin"), "use eglomise brush from A2 to C2")
    assert refusal(state, "use lathekin from A1 to A2 and from C2 to C1") == "one_tool"
    assert offered(state, "use") == []


def test_r09_a_tool_in_each_of_both_turns() -> None:
    state = table("R1 G2", pool="B3 Y4 P5", tools="eglomise_brush", favour=(3, 0), turns=(0,))
    after = said(state, "use eglomise brush from A2 to C2", "pass", "use eglomise brush from C2 to A2")
    assert (dice(after), after.favour[0], after.tokens) == ("R1 G2", 0, (3,))


def test_r10_a_tool_without_effect_is_not_used() -> None:
    state = table("R1", pool="B3", tools="lathekin tap_wheel")
    assert refusal(state, "use tap wheel") == "say_how" and offered(state, "use") == []


def test_r10_unless_the_table_allows_it() -> None:
    state = table("R1", pool="B3", tools="lathekin tap_wheel", options={"allow_noop_tools": True})
    assert "use tap wheel" in offered(state, "use") and said(state, "use tap wheel").favour[0] == 2


@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_r10_a_tool_of_luck_can_be_tried_on_any_die(tool: str) -> None:
    name = tool.replace("_", " ")
    assert offered(table(BLUE, pool="B3 G2", tools=tool), "use") == [f"use {name} on B3", f"use {name} on G2"]


@pytest.mark.parametrize("tool", ["flux brush", "flux remover"])
def test_r10_a_tool_of_luck_is_never_without_effect(tool: str) -> None:
    state = table(pool="B3", tools=tool.replace(" ", "_"), options={"allow_noop_tools": True})
    assert refusal(state, f"use {tool}") == "say_how"


def test_r11_the_only_die_moves_as_a_first_die() -> None:
    state = table("R1", pool="B3", tools="eglomise_brush")
    assert refusal(state, "use eglomise brush from A1 to C3") == "far"
    assert dice(said(state, "use eglomise brush from A1 to A5")) == ".. .. .. .. R1"


def test_r12_a_move_may_leave_others_without_neighbours() -> None:
    state = table("R1 G2 B3", pool="Y6", tools="eglomise_brush")
    assert dice(said(state, "use eglomise brush from A2 to C4")) == "R1 .. B3 .. .. .. .. .. G2"


def test_r13_a_die_on_an_unsuited_cell_stays_and_counts() -> None:
    state = table(".. G4 .. .. ..", pool="R1", tools="eglomise_brush", pattern="gravitas")
    after = said(state, "use eglomise brush from A2 to A4", "pass")
    assert dice(after) == ".. .. .. G4"
