"""Resigning is asked about once more, and who has resigned is not asked any more: in the game itself."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.table.grammar import read
from domain.game.table.seats import RESIGN_ANSWERS
from tests.pace.play import Play


def three() -> Play:
    play = Play(people=3)
    play.open_choices()
    return play


@pytest.mark.parametrize("line", ["resign", "I resign", "We resign", "aufgeben", "leave the table", "leave table"])
def test_it_is_said_what_comes_of_it_and_nothing_is_done(line: str) -> None:
    play = three()
    verdict = play.say("ann", line)
    assert verdict.code == "not_confirmed" and verdict.alternatives == RESIGN_ANSWERS and not play.game.offers


def test_where_nobody_else_is_left_it_is_said_that_the_game_ends() -> None:
    play, others = Play(people=1, bots=1), three()
    assert play.say("ann", "resign").text != others.say("ann", "resign").text
    assert play.game.phase == "running" and play.say("ann", "confirm resign").status == "done"
    assert play.game.closed == "resigned"


def test_each_answer_is_a_line_of_the_table() -> None:
    play = three()
    assert all(read(each) is not None for each in RESIGN_ANSWERS)
    assert play.say("ann", "stay").status == "done" and not play.game.offers
    assert play.say("ann", "confirm resign").status == "done" and play.game.has_resigned(0)
    assert [play.say("ann", line).code for line in ("resign", "confirm resign", "stay")] == ["resigned"] * 3


def test_who_has_resigned_is_not_asked_and_the_clock_still_moves_for_the_seat() -> None:
    play = three()
    (seat,) = play.game.asked
    play.say(play.name(seat), "confirm resign")
    assert play.game.asked == () and play.game.deserted == (seat,) and play.game.asked_since[seat]
    play.run_out(seat)
    assert any(isinstance(event, ev.Moved) and event.cause.channel == "clock" for event in play.events)


def test_who_has_resigned_takes_no_move_back() -> None:
    play = three()
    (seat,) = play.game.asked
    play.move(seat)
    play.say(play.name(seat), "confirm resign")
    assert play.say(play.name(seat), "undo").code == "nothing_to_undo" and not play.game.ballots


def test_who_comes_back_is_asked_again() -> None:
    play = three()
    (seat,) = play.game.asked
    play.say(play.name(seat), "confirm resign")
    play.say(play.name(seat), "come back")
    assert play.game.asked == (seat,) and play.game.deserted == ()


def test_what_was_ordered_before_is_not_carried_out_for_who_has_resigned() -> None:
    play = three()
    (now,) = play.game.asked
    play.say(play.name(now), "answer alone off")
    (then,) = [seat for seat in range(3) if seat == (now + 1) % 3]
    play.say(play.name(then), "when asked: pass")
    play.say(play.name(then), "confirm resign")
    while play.game.asked == (now,):
        play.move(now)
    assert not [event for event in play.events if isinstance(event, ev.Moved) and event.advance == "order"]
