"""A turn of Pig, in sentences and with rigged dice."""

from __future__ import annotations

import pytest

from domain.kernel.luck import Rigged, SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.pig.commands import HoldAt
from domain.titles.pig.table import Table
from domain.titles.pig.title import pig

FIRST = {"start_player": "first_seat"}


def begun(seats: int = 2, **options: int) -> Table:
    return pig.setup({**FIRST, **options}, seats, Rigged(seed=None))[0]


def say(state: Table, seat: int, text: str, *dice: int) -> Table:
    luck = Rigged({"die": [die - 1 for die in dice]}, seed=None)
    return pig.play(state, seat, pig.parse(text, state, seat), luck)[1]


def refusal(state: Table, seat: int, text: str) -> str:
    with pytest.raises(Refused) as caught:
        say(state, seat, text)
    return caught.value.code


def test_rolls_add_up_until_the_seat_holds() -> None:
    state = say(say(begun(), 0, "roll", 4), 0, "roll", 5)
    assert state.points == 9 and pig.asked(state) == (0,)
    held = say(state, 0, "hold")
    assert held.banked == (9, 0) and held.points == 0 and pig.asked(held) == (1,)


def test_a_one_takes_the_points_of_the_turn_and_not_what_is_banked() -> None:
    state = say(say(begun(), 0, "hold at 10", 6, 4), 1, "roll", 1)
    state = say(say(state, 0, "roll", 5), 0, "roll", 1)
    assert state.banked == (10, 0) and pig.asked(state) == (1,)


def test_there_is_nothing_to_hold_before_the_first_roll() -> None:
    assert refusal(begun(), 0, "hold") == "no_points"


def test_hold_at_plays_the_whole_turn_in_one_go() -> None:
    state = say(begun(), 0, "hold at 20", 6, 6, 5, 3)
    assert state.banked == (20, 0) and pig.asked(state) == (1,) and state.points == 0


def test_hold_at_ends_with_a_one() -> None:
    assert say(begun(), 0, "hold at 20", 6, 6, 1).banked == (0, 0)


def test_hold_at_goes_on_from_what_was_rolled() -> None:
    state = say(say(begun(), 0, "roll", 6), 0, "roll", 4)
    assert refusal(state, 0, "hold at 10") == "has_more" and say(state, 0, "hold at 15", 5).banked == (15, 0)


def test_a_plan_plays_the_next_turns_too() -> None:
    state = say(begun(), 0, "hold at 10 for 2 turns", 6, 5)
    assert state.plans[0].turns == 1 and pig.asked(state) == (1,)
    state = say(state, 1, "hold at 10", 4, 6, 6, 6)
    assert state.banked == (23, 10) and state.plans[0].turns == 0 and pig.asked(state) == (1,)


def test_nothing_is_rolled_beyond_what_wins() -> None:
    state = say(say(begun(target=30), 0, "hold at 25 for 2 turns", 6, 6, 6, 6, 2), 1, "hold at 10", 6, 1, 5)
    assert state.banked == (31, 0) and state.result is not None and state.result.ranking == ((0,), (1,))


def test_the_target_is_won_by_holding_only() -> None:
    state = begun(target=30)
    for _ in range(5):
        state = say(state, 0, "roll", 6)
    assert state.result is None
    over = say(state, 0, "hold")
    assert over.result is not None and [score.total for score in over.result.scores] == [30, 0]


def test_who_has_the_same_points_shares_a_place() -> None:
    state = begun(3, target=30)
    for seat in (0, 1):
        state = say(state, seat, "hold at 10", 6, 4)
    over = say(state, 2, "hold at 30", 6, 6, 6, 6, 6)
    assert over.result is not None and over.result.ranking == ((2,), (0, 1))


def test_after_the_last_seat_the_first_one_follows() -> None:
    state = begun(8)
    for seat in range(8):
        state = say(state, seat, "roll", 1)
    assert pig.asked(state) == (0,)


def test_the_first_turn_is_drawn() -> None:
    assert {pig.asked(pig.setup({}, 4, SeededLuck(b"%d" % n))[0]) for n in range(40)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.parametrize("target", ["29", "101", "many"])
def test_a_target_out_of_bounds_is_refused_by_name(target: str) -> None:
    with pytest.raises(Refused, match=r"target"):
        pig.read({"target": target})


def test_the_bot_holds_at_twenty_or_at_what_wins() -> None:
    state = begun(target=30)
    assert pig.sentence(pig.bot(state, 0, Rigged())) == "hold at 20"
    for _ in range(4):
        state = say(state, 0, "roll", 5)
    assert pig.sentence(pig.bot(state, 0, Rigged())) == "hold"


def test_a_plan_has_an_end() -> None:
    with pytest.raises(Refused, match="not_understood"):
        pig.parse("hold at 20 for 6 turns", begun(), 0)
    assert pig.sentence(HoldAt(20, 5)) == "hold at 20 for 5 turns"


@pytest.mark.parametrize("text", ["garder a 20 pour 3 tours", "halten bei 20 für 3 Runden", "bank at 20 for 3 turns"])
def test_other_tongues_are_understood(text: str) -> None:
    assert pig.parse(text, begun(), 0) == HoldAt(20, 3)


def letters(seed: int, text: str) -> int:
    """How often seat 0 is asked in a game against the bot."""
    luck, count = SeededLuck(b"letters %d" % seed), 0
    state = pig.setup({}, 2, luck)[0]
    while state.result is None:
        (seat,) = pig.asked(state)
        count += seat == 0
        command = pig.parse(text, state, 0) if seat == 0 else pig.bot(state, seat, luck)
        state = pig.play(state, seat, command, luck)[1]
    return count


def test_a_game_takes_about_ten_letters_and_three_with_plans() -> None:
    assert sum(letters(seed, "hold at 20") for seed in range(40)) <= 40 * 11
    assert max(letters(seed, "hold at 20 for 5 turns") for seed in range(40)) <= 6
