"""Chapter "playing alone": ruling r17."""

import pytest
from msgspec.structs import replace

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Result
from domain.titles.sagrada.scoring import score_of, target
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import dice, offered, refusal, said, solo


def test_two_turns_a_round() -> None:
    state = solo(pool="R1 G2 B3 Y4")
    after = said(state, "take R1 to A1", "take G2 to A2")
    assert (after.round, dice(after), after.track) == (2, "R1 G2", (("B3", "Y4"),))


def test_r17_target_is_the_sum_on_the_track() -> None:
    assert target(solo(track=["R1 G2", "", "B6"])) == 9


def test_r17_dice_that_paid_never_reach_the_track() -> None:
    state = said(solo("R1 G2", pool="B3", tools="eglomise_brush", turns=()), "use eglomise brush from A2 to C2 pay B3")
    assert state.track == ((),) and state.paid == ("B3",)


PAID_WITH = [
    ("grozing_pliers", "use grozing pliers on G3 up to C1 pay P1"),
    ("eglomise_brush", "use eglomise brush from A2 to C2 pay B1"),
    ("copper_foil_burnisher", "use copper foil burnisher from A2 to C2 pay R1"),
    ("lathekin", "use lathekin from A1 to C1 and from A2 to D1 pay Y1"),
    ("lens_cutter", "use lens cutter on P3 for Y4 of round 1 to C1 pay G1"),
    ("flux_brush", "use flux brush on G3 pay P1"),
    ("running_pliers", "use running pliers on G3 to C1 pay R1"),
    ("cork_backed_straightedge", "use cork-backed straightedge on G3 to E5 pay Y1"),
    ("grinding_stone", "use grinding stone on P3 to C1 pay G1"),
    ("flux_remover", "use flux remover on G3 pay P1"),
    ("tap_wheel", "use tap wheel from A2 to C2 pay B1"),
]


@pytest.mark.parametrize(("tool", "sentence"), PAID_WITH)
def test_r17_each_tool_is_paid_with_its_colour(tool: str, sentence: str) -> None:
    state = solo("R5 Y2", pool=f"G3 P3 {sentence[-2:]} G6", tools=tool, track=["Y4"])
    after = said(state, sentence)
    assert after.paid == (sentence[-2:],) and after.tokens == (1,)


def test_r17_glazing_hammer_is_paid_before_the_dice_are_rolled() -> None:
    state = solo(pool="B1 G3 P3", tools="glazing_hammer", half=2)
    after = said(state, "use glazing hammer pay B1", luck=Rigged({"glazing hammer": [5, 5]}))
    assert after.pool == ("G6", "P6") and after.paid == ("B1",)


def test_r17_glazing_hammer_needs_a_die_beside_the_one_that_pays() -> None:
    assert refusal(solo(pool="B1", tools="glazing_hammer", half=2), "use glazing hammer pay B1") == "no_dice"


@pytest.mark.parametrize(("pool", "possible"), [("P3 G1", False), ("P3 P3 G1", True)])
def test_r17_the_paying_die_is_another_than_the_drafted(pool: str, possible: bool) -> None:
    state = solo(pool=pool, tools="grozing_pliers")
    sentence = "use grozing pliers on P3 up to A1 pay P3"
    assert (sentence in offered(state, "use")) is possible
    assert possible or refusal(state, sentence) == "pay_not_there"


def final(windows: str, track: list[str]) -> Result:
    state = solo(windows, pool="", track=track, half=2, private=(("shades_of_red", "shades_of_green"),))
    result = said(replace(state, round=10, turns=()), "pass").result
    assert result is not None
    return result


def test_r17_the_better_of_two_private_objectives_counts() -> None:
    state = solo("R5 G2 R6 G4", private=(("shades_of_red", "shades_of_green"),))
    assert dict(score_of(state, 0).rows)["private objective"] == 11


def test_r17_an_open_cell_costs_three_and_tokens_count_nothing() -> None:
    assert dict(score_of(solo("R5 G2 R6"), 0).rows) == {"private objective": 11, "open cells": -51}


FULL = "R6 G5 R6 G5 R6 G5 R6 G5 R6 G5 R6 G5 R6 G5 R6 G5 R6 G5 R6 G5"  # ten red sixes, and no open cell


@pytest.mark.parametrize(("last", "won"), [("R5", True), ("R6", False)])
def test_r17_only_more_than_the_target_wins(last: str, won: bool) -> None:
    result = final(FULL, ["R6", "R6", "R6", "R6", "R6", "R6", "R6", "R6", f"R6 {last}"])
    assert (result.scores[0].total, result.target, result.won) == (60, 54 + int(last[1]), won)


def begun(tools: int) -> Table:
    state, _ = sagrada.setup({"tools": tools}, 1, Rigged())
    return said(state, sagrada.sentence(sagrada.commands(state, 0)[0]))


@pytest.mark.parametrize("tools", range(1, 6))
def test_every_difficulty_can_be_played(tools: int) -> None:
    state = begun(tools)
    assert (len(state.tools), len(state.pool), sum(state.bag)) == (tools, 4, 86)


def test_both_private_objectives_lie_open() -> None:
    assert len(sagrada.view(begun(3), None)["players"][0]["private"]) == 2
