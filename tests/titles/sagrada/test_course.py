"""Chapters "course of play" and "end of a round"."""

import pytest

from domain.kernel.luck import Rigged
from domain.titles.sagrada.chapters.rounds import dice_in_a_round
from domain.titles.sagrada.facts import TurnPassed
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import dice, offered, refusal, said, table, told


def whose_turns(state: Table, luck: Rigged) -> list[tuple[int, int]]:
    """Everybody passes to the end of the round."""
    seen, number = [], state.round
    while state.round == number:
        question = state.pending[-1]
        assert isinstance(question, YourTurn)
        seen.append((question.seat, question.half))
        state = said(state, "pass", luck=luck)
    return seen


@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 5), (3, 7), (4, 9)])
def test_two_dice_a_player_and_one_more_are_drawn(seats: int, count: int) -> None:
    assert dice_in_a_round(seats) == count


def test_turns_go_there_and_back_again() -> None:
    state = table(pool="R1 G2 B3 Y4 P5 R6 G1", seats=3)
    assert whose_turns(state, Rigged()) == [(0, 1), (1, 1), (2, 1), (2, 2), (1, 2), (0, 2)]


def test_the_bag_goes_on_to_the_next_seat() -> None:
    state = table(pool="R1", seats=3, half=2, round=1, track=())
    after = said(state, "pass")
    assert (after.round, after.start, sagrada.asked(after)) == (2, 1, (1,))


def test_a_turn_is_a_draft_and_a_tool_in_either_order() -> None:
    state = table("R1 G2", pool="B3 Y4", tools="lathekin eglomise_brush")
    tool_first = said(state, "use eglomise brush from A2 to C2", "take B3 to A2")
    draft_first = said(state, "take B3 to C2", "use eglomise brush from C2 to C1")
    assert (dice(tool_first), dice(draft_first)) == ("R1 B3 .. .. .. .. G2", "R1 G2 .. .. .. B3")


def test_the_turn_ends_by_itself_when_only_passing_is_left() -> None:
    state = table(pool="B3 Y4")
    assert sagrada.asked(said(state, "take B3 to A1")) == (1,)


def test_the_turn_stays_open_while_a_tool_can_be_used() -> None:
    state = table("R1", pool="B3 Y4", tools="eglomise_brush")
    after = said(state, "take B3 to A2")
    assert sagrada.asked(after) == (0,) and "pass" in offered(after)


def test_nobody_is_asked_who_can_only_pass() -> None:
    facts, after = told(table(".. .. .. R1", pool="B3", turns=(1, 0)), "take B3 to A3")
    assert [fact.seat for fact in facts if isinstance(fact, TurnPassed) and fact.forced] == [1, 0]
    assert after.round == 2


def test_all_actions_are_free_to_leave() -> None:
    state = table(pool="B3 Y4")
    assert dice(said(state, "pass")) == ""


def test_one_die_is_drafted_in_a_turn() -> None:
    state = said(table("R1", pool="B3 Y4", tools="eglomise_brush"), "take B3 to A2")
    assert refusal(state, "take Y4 to C1") == "drafted"


def test_only_dice_of_the_pool_are_drafted() -> None:
    assert refusal(table(pool="B3"), "take B4 to A1") == "not_in_pool"


def test_the_others_wait() -> None:
    assert refusal(table(pool="B3"), "take B3 to A1", seat=1) == "not_your_turn"


def test_an_answer_to_another_question_is_refused() -> None:
    assert refusal(table(pool="B3"), "place to A1") == "not_now"


def test_the_dice_left_go_to_the_space_of_the_round() -> None:
    state = table(pool="R1 G2 B3", track=["Y1"], half=2)
    assert said(state, "take G2 to A1").track == (("Y1",), ("B3", "R1"))


def test_the_game_ends_after_round_ten() -> None:
    state = table(pool="R1", track=["Y1"] * 9, half=2)
    over = said(state, "pass")
    assert over.result is not None and sagrada.asked(over) == () and len(over.track) == 10
    assert refusal(over, "pass", seat=0) == "game_over"


def test_drawn_dice_are_rolled_and_leave_the_bag() -> None:
    state = table(half=2, pool="R1")
    after = said(state, "pass", luck=Rigged({"dice": [0, 0, 0, 0, 0, 0, 1, 2, 3, 4]}))
    assert len(after.pool) == 5 and sum(after.bag) == 85
    assert sorted(die[1] for die in after.pool) == ["1", "2", "3", "4", "5"]
