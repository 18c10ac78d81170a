"""What people are shown of Pig."""

from __future__ import annotations

from domain.kernel.luck import Rigged
from domain.titles.pig.title import pig
from tests.titles.pig.test_turn import begun, say

STATE = say(say(begun(3), 0, "hold at 10 for 3 turns", 6, 5), 1, "roll", 4)


def test_the_list_tells_points_and_plans() -> None:
    assert [each.text(("Ann", "Ben", "Cem")) for each in pig.listing(pig.view(STATE, 1))] == [
        "It is the turn of Ben: rolled 4; 4 points in this turn.",
        "Ann has 11 points of 100 and will hold at 10 in 2 more turns.",
        "Ben has 0 points of 100.",
        "Cem has 0 points of 100.",
    ]


def test_the_text_says_the_same_first_and_then_draws_bars() -> None:
    view = pig.view(STATE, 1)
    said, bars = pig.text(view).split("\n\n")
    assert said.split("\n") == [each.text() for each in pig.listing(view)]
    assert bars.split("\n")[1] == "  ####....................................   11  Seat 1"


def test_the_picture_marks_whose_turn_it_is() -> None:
    picture = pig.svg(pig.view(STATE, 1))
    assert ">You<" in picture and ">+4<" in picture
    assert "You: 0 of 100, 4 at stake" in picture


def test_a_roll_of_one_is_told_with_what_it_costs() -> None:
    facts = pig.decide(STATE, 1, pig.parse("hold at 20", STATE, 1), Rigged({"die": [2, 0]}, seed=None))
    told = [sentence.text() for fact in facts if (sentence := pig.tell(fact, None))]
    assert told == ["Seat 2 rolls 3, 1 and loses the points of this turn."]


def test_the_prompt_names_what_is_at_stake() -> None:
    assert pig.prompt(STATE, 1).text().startswith("You have 4 points in this turn and 0 in the bank.")
    assert "hold at 20" in pig.prompt(begun(), 0).text()


def test_the_winner_is_named() -> None:
    over = say(begun(target=30), 0, "hold at 30", 6, 6, 6, 6, 6)
    assert pig.listing(pig.view(over, None))[0].text() == "The game is over: Seat 1 has won."
