"""Tools 1, 5, 9 and 10 change a draft; tools 6, 7 and 11 try one's luck; tool 8 brings another draft."""

import pytest

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Refused
from domain.titles.sagrada.commands import Swap
from domain.titles.sagrada.questions import PlaceDrawn, PlaceRolled
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import dice, offered, refusal, said, table


@pytest.mark.parametrize(("way", "made"), [("up", "R4"), ("down", "R2")])
def test_grozing_pliers_turn_a_die_by_one(way: str, made: str) -> None:
    state = said(table(pool="R3 B1", tools="grozing_pliers"), f"use grozing pliers on R3 {way} to A1")
    assert (dice(state), state.pool) == (made, ("B1",))


@pytest.mark.parametrize(("die", "way"), [("R6", "up"), ("R1", "down")])
def test_grozing_pliers_do_not_go_from_six_to_one(die: str, way: str) -> None:
    state = table(pool=f"{die} B1", tools="grozing_pliers")
    assert refusal(state, f"use grozing pliers on {die} {way} to A1") == "no_further"


def test_grozing_pliers_obey_the_rules_of_placing() -> None:
    state = table("G4", pool="R3 B1", tools="grozing_pliers")
    assert refusal(state, "use grozing pliers on R3 up to A2") == "value_beside"


def test_lens_cutter_trades_with_the_round_track() -> None:
    state = table(pool="R3 B1", tools="lens_cutter", track=["Y4", "G5 P6"])
    after = said(state, "use lens cutter on R3 for P6 of round 2 to A1")
    assert (dice(after), after.track, after.pool) == ("P6", (("Y4",), ("G5", "R3")), ("B1",))


@pytest.mark.parametrize("other", ["P6 of round 1", "P6 of round 3", "R6 of round 2"])
def test_lens_cutter_takes_what_lies_there(other: str) -> None:
    state = table(pool="R3 B1", tools="lens_cutter", track=["Y4", "G5 P6"])
    assert refusal(state, f"use lens cutter on R3 for {other} to A1") == "not_on_track"


def test_the_round_track_has_no_round_before_the_first() -> None:
    state = table(pool="R3 B1", tools="lens_cutter", track=["Y4", "G5 P6"])
    with pytest.raises(Refused, match="not_on_track"):
        sagrada.decide(state, 0, Swap("R3", "P6", 0, "A1"), Rigged())


def test_lens_cutter_is_not_offered_in_round_one() -> None:
    assert offered(table(pool="R3", tools="lens_cutter"), "use") == []


def test_flux_brush_shows_the_new_value_and_then_asks() -> None:
    state = table(pool="R3 B1", tools="flux_brush")
    rolled = said(state, "use flux brush on R3", luck=Rigged({"flux brush": [5]}))
    assert rolled.pending[-1] == PlaceRolled(0, "R6") and sagrada.asked(rolled) == (0,)
    assert dice(said(rolled, "place to A1")) == "R6"


def test_flux_brush_places_only_where_the_die_fits() -> None:
    rolled = said(table(pool="R3 B1", tools="flux_brush"), "use flux brush on R3", luck=Rigged({"flux brush": [5]}))
    assert refusal(rolled, "place to C3") == "far"
    assert refusal(rolled, "leave as 2") == "value_is_rolled"


def test_glazing_hammer_rolls_the_whole_pool() -> None:
    state = table(pool="R3 B1 G2", tools="glazing_hammer", half=2)
    after = said(state, "use glazing hammer", luck=Rigged({"glazing hammer": [5, 4, 3]}))
    assert after.pool == ("B6", "G5", "R4") and offered(after, "take B6")


def test_glazing_hammer_needs_dice() -> None:
    state = table("R1 G2", pool="", tools="glazing_hammer eglomise_brush", half=2)
    assert refusal(state, "use glazing hammer") == "no_dice"


def test_running_pliers_draft_once_more_and_skip_the_second_turn() -> None:
    state = table(pool="R3 B1 G2", tools="running_pliers")
    after = said(state, "take R3 to A1", "use running pliers on B1 to A2")
    assert dice(after) == "R3 B1" and after.turns == (1,) and sagrada.asked(after) == (1,)


def test_running_pliers_work_in_the_first_turn_only() -> None:
    state = table(pool="R3 B1", tools="running_pliers", half=2)
    assert refusal(state, "use running pliers on R3 to A1") == "first_turn_only"


def test_running_pliers_place_what_they_draft() -> None:
    state = table(pool="R3 B1", tools="running_pliers")
    assert refusal(state, "use running pliers on R3") == "place_it"
    assert refusal(state, "use running pliers on R4 to A1") == "not_in_pool"
    assert refusal(state, "use running pliers on R3 to C3") == "far"


def test_straightedge_places_apart() -> None:
    state = table("R3", pool="B1 G2", tools="cork_backed_straightedge")
    assert dice(said(state, "use cork-backed straightedge on B1 to A3")) == "R3 .. B1"


def test_straightedge_obeys_the_printed_demands() -> None:
    state = table(pool="B1 G2", tools="cork_backed_straightedge", pattern="aurora_sagradis")
    assert refusal(state, "use cork-backed straightedge on B1 to A1") == "colour"


def test_straightedge_leaves_nothing_in_the_pool() -> None:
    state = table("R3", pool="B1", tools="cork_backed_straightedge")
    assert refusal(state, "use cork-backed straightedge on B1") == "place_it"


@pytest.mark.parametrize(("die", "made"), [("R1", "R6"), ("R2", "R5"), ("R3", "R4"), ("R6", "R1")])
def test_grinding_stone_turns_a_die_over(die: str, made: str) -> None:
    assert dice(said(table(pool=f"{die} B1", tools="grinding_stone"), f"use grinding stone on {die} to A1")) == made


def test_flux_remover_draws_another_die_and_asks_for_its_value() -> None:
    state = table(pool="R3 B1", tools="flux_remover", bag=(0, 1, 0, 0, 0))
    drawn = said(state, "use flux remover on R3", luck=Rigged({"bag": [1]}))
    assert drawn.pending[-1] == PlaceDrawn(0, "G") and drawn.bag == (1, 0, 0, 0, 0) and drawn.pool == ("B1",)
    assert dice(said(drawn, "place as 5 to A1")) == "G5"


def test_flux_remover_obeys_the_rules_of_placing() -> None:
    state = table("G5", pool="R3 B1", tools="flux_remover", bag=(0, 1, 0, 0, 0))
    drawn = said(state, "use flux remover on R3", luck=Rigged({"bag": [1]}))
    assert refusal(drawn, "place as 2 to A2") == "colour_beside"
    assert refusal(drawn, "leave") == "say_value"


DRAFTING = {
    "grozing_pliers": "use grozing pliers on R3 up to C1",
    "lens_cutter": "use lens cutter on R3 for Y4 of round 1 to C1",
    "flux_brush": "use flux brush on R3",
    "cork_backed_straightedge": "use cork-backed straightedge on R3 to E5",
    "grinding_stone": "use grinding stone on R3 to C1",
    "flux_remover": "use flux remover on R3",
}


@pytest.mark.parametrize(("tool", "sentence"), DRAFTING.items())
def test_tools_on_a_draft_need_the_draft_of_the_turn(tool: str, sentence: str) -> None:
    state = table("G5 B2", pool="R3 P1", tools=f"{tool} eglomise_brush", track=["Y4"])
    assert refusal(said(state, "take P1 to C2"), sentence) == "drafted"
    assert refusal(state, sentence.replace("R3", "R5")) == "not_in_pool"


@pytest.mark.parametrize("tool", [tool for tool in DRAFTING if not tool.startswith("flux")])
def test_tools_on_a_draft_are_the_draft_of_the_turn(tool: str) -> None:
    state = table("G5 B2", pool="R3 P1", tools=tool, track=["Y4"])
    assert sagrada.asked(said(state, DRAFTING[tool])) == (1,)


@pytest.mark.parametrize(("tool", "end"), [("flux_brush", "place to C2"), ("flux_remover", "place as 4 to C2")])
def test_the_small_question_settled_the_turn_is_over(tool: str, end: str) -> None:
    state = table("G5 B2", pool="R3 P1", tools=tool, bag=(1, 0, 0, 0, 0))
    drawn = said(state, DRAFTING[tool], luck=Rigged({"flux brush": [3], "bag": [0]}))
    assert sagrada.asked(drawn) == (0,) and sagrada.asked(said(drawn, end)) == (1,)
