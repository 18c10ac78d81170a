"""Votes by mail: options with what each means, yes and no in words; and the letter to the one whose time is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.store.letters import Letter
from tests.letters.support import Table


@pytest.fixture
def three(tmp_path: Path) -> Table:
    table = Table(tmp_path, names="Anna Bert Cleo")
    table.open(pace={"preset": "steady", "late": "vote"})
    table.choose_windows()
    table.post()
    return table


def post_of(table: Table, name: str, kind: str) -> Letter:
    table.post()
    return table.letters(name, kind)[-1]


def late_and_others(table: Table) -> tuple[str, str, str]:
    late, seat = table.asked, table.game.asked[0]
    table.let_pass(hours=200)
    table.store.intake.submit(
        "clock", {"what": "deadline"}, channel="clock", game=table.game.id, seat=seat,
        point=table.game.asked_since[seat],
    )  # fmt: skip
    table.work()
    first, second = (name for name in table.players if name != late)
    return late, first, second


def test_what_a_table_can_decide_is_offered_with_its_meaning(three: Table) -> None:
    late, voter, _ = late_and_others(three)
    letter = post_of(three, voter, "overdue")
    n = three.game.seats_of(three.players[late])[0] + 1
    assert letter.options == ("vote more time 72", f"vote replace seat {n}", f"vote bot seat {n}", "vote call off")
    text = " ".join(letter.text.split())
    assert f"(3) vote bot seat {n}: the house bot plays on for {late}, if both of you agree" in text
    assert f"{voter}, the time of {late} is over. How shall the game go on?" in text and "THE TABLE" not in text
    three.answer(letter, "3")
    assert [(each.motion, each.about) for each in three.game.ballots] == [("bot", n - 1)]


@pytest.mark.parametrize(
    ("said", "is_yes"),
    [("1", True), ("yes I agree, fine by me", True), ("Yes.", True), ("ok", True), ("Fine by me.", True),
     ("ano, souhlasím", True), ("не против", True), ("Oui, d'accord !", True), ("2", False), ("no", False),
     ("I'd rather not", False), ("No, I disagree", False)],
)  # fmt: skip
def test_yes_and_no_where_a_motion_is_open(three: Table, said: str, is_yes: bool) -> None:
    late, voter, other = late_and_others(three)
    three.answer(post_of(three, voter, "overdue"), "3")
    letter = post_of(three, other, "table")
    assert letter.options == ("agree", "disagree") and "the house bot plays on for" in letter.text
    three.answer(letter, said)
    gone = three.game.seats_of(three.players[late])
    assert (gone == ()) is is_yes, three.letters(other)[-1].text
    assert is_yes or [each.no for each in three.game.ballots] != [()]


@pytest.mark.parametrize("said", ["yes but only until Friday", "how are you?", "not sure, what do the others say?"])
def test_what_is_no_clear_answer_is_no_vote(three: Table, said: str) -> None:
    _, voter, other = late_and_others(three)
    three.answer(post_of(three, voter, "overdue"), "3")
    three.answer(post_of(three, other, "table"), said)
    (ballot,) = three.game.ballots
    assert len(ballot.yes) == 1 and not ballot.no


def test_who_is_over_time_is_spoken_to_and_can_answer_at_once(three: Table) -> None:
    late, _, _ = late_and_others(three)
    letter = post_of(three, late, "overdue")
    text = " ".join(letter.text.split())
    assert f"{late}, your time is over. Answer now, and all goes on" in text
    assert "Nothing was played in your name, and your seat is yours." in text and "The time of" not in text
    assert "vote" not in " ".join(letter.options) and letter.options
    before = three.game.version
    three.answer(letter, letter.marks[0])
    assert three.game.version > before and late != three.asked


def test_a_free_seat_can_be_given_to_a_bot_by_its_number(three: Table) -> None:
    gone = three.asked
    three.say(gone, "confirm resign")
    voter = next(name for name in three.players if name != gone)
    letter = post_of(three, voter, "table")
    mark = next(mark for mark, said in zip(letter.marks, letter.options, strict=True) if said.startswith("vote bot"))
    three.answer(letter, mark)
    assert [each.motion for each in three.game.ballots] == ["bot"]


def test_to_take_back_what_others_have_seen_is_asked_with_options(three: Table) -> None:
    """It is about a version, which is no seat: after a few moves no letter could be written."""
    for _ in range(6):
        said = three.legal(three.asked)
        three.say(three.asked, "pass" if "pass" in said else said[0])
    mover = next(name for name in three.players if name != three.asked)
    three.say(mover, "undo")
    assert [each.motion for each in three.game.ballots] == ["undo"] and three.game.ballots[0].about >= three.game.seats
    voter = next(name for name in three.players if name != mover)
    letter = post_of(three, voter, "table")
    assert {"agree", "disagree"} <= {*letter.options} and "the last move is taken back" in letter.text
