"""Resigning by mail: asked once more, answered in words or by number; then one short letter, at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.kernel.luck import SeededLuck
from service.store.letters import Letter
from tests.letters.support import Table


@pytest.fixture
def three(tmp_path: Path) -> Table:
    table = Table(tmp_path, names="Anna Bert Cleo")
    table.open()
    table.choose_windows()
    table.post()
    return table


def question(table: Table, name: str) -> Letter:
    table.answer(table.letters(name)[-1], "resign")
    return table.letters(name, "answer")[-1]


def seat_of(table: Table, name: str) -> int:
    return int(table.game.seats_of(table.players[name])[0])


def test_the_question_has_two_options_and_no_board(three: Table) -> None:
    letter = question(three, "Anna")
    assert letter.options == ("confirm resign", "stay") and not three.game.offers
    assert "your seat is offered to others" in " ".join(letter.text.split()) and len(letter.text.split()) < 220


@pytest.mark.parametrize("said", ["1", "yes", "Yes please", "confirm resign"])
def test_yes_does_it(three: Table, said: str) -> None:
    three.answer(question(three, "Anna"), said)
    assert three.game.has_resigned(seat_of(three, "Anna"))


@pytest.mark.parametrize("said", ["0", "no", "No thanks", "stay"])
def test_no_leaves_everything_as_it_is_and_is_answered(three: Table, said: str) -> None:
    three.answer(question(three, "Anna"), said)
    assert not three.game.offers and "You keep your seat" in three.letters("Anna", "answer")[-1].text


def test_who_has_resigned_gets_no_letter_but_a_short_one_at_the_end(three: Table) -> None:
    gone = three.asked
    three.say(gone, "confirm resign")
    before = len(three.letters(gone))
    seat = seat_of(three, gone)
    for _ in range(6):
        if three.game.phase == "running" and not three.game.asked:
            time_runs_out(three, seat)
        else:
            three.say(three.asked, three.legal(three.asked)[0])
        three.post()
    assert three.letters(gone)[before:] == [] and any("resigned" in each for each in three.reasons(gone))
    for name in three.players:
        three.say(name, "vote declare")
    three.post()
    (last,) = three.letters(gone)[before:]
    other = next(name for name in three.players if name != gone)
    assert last.kind == three.letters(other)[-1].kind == "cancelled"


def test_the_result_of_a_game_played_out_is_told_without_the_board(tmp_path: Path) -> None:
    table = Table(tmp_path, names="Anna Bert Cleo")
    table.open("pig", pace="daily")  # where the clock moves on
    table.say("Anna", "confirm resign")
    while table.game.phase == "running":
        if table.game.asked:
            moves_as_a_bot(table)
        else:
            time_runs_out(table, 0)
    table.post()
    last = table.letters("Anna")[-1]
    assert last.kind == table.letters("Bert")[-1].kind == "over" and "THE RESULT" in last.text
    assert "THE TABLE" in table.letters("Bert")[-1].text and "THE TABLE" not in last.text


def moves_as_a_bot(table: Table) -> None:
    """Who is asked moves as the bot would."""
    bot = table.game.title.bot(table.game.state, table.game.asked[0], SeededLuck(b"end"))
    table.say(table.asked, table.game.title.sentence(bot))


def time_runs_out(table: Table, seat: int) -> None:
    table.let_pass(hours=73)
    row = {"seat": seat, "point": table.game.asked_since[seat]}
    table.store.intake.submit("clock", {"what": "deadline"}, channel="clock", game=table.game_id, **row)
    table.work()


def test_help_tells_of_it(three: Table) -> None:
    three.answer(three.letters("Anna")[-1], "help")
    assert "At this table: resign (" in three.letters("Anna", "answer")[-1].text
