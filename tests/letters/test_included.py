"""What follows from a mail stands in the answer to it: the beginning, the turn, the end. No second letter says it."""

from __future__ import annotations

from typing import Any

import pytest

from service.mail.outgoing import delivery_policy
from service.mail.outgoing.reply import reply
from service.store import times
from service.store.letters import Letter
from tests.letters.support import SITE, Table, address
from workers.apply import work_off
from workers.project import follow


def mailed(table: Table, letter: Letter, line: str) -> None:
    """Answered and decided, but no follower has seen it."""
    raw = reply(letter, SITE, letter.token, line)
    table.mail_service.inbox.accept(raw, letter.address, [SITE.reply_to(letter.token)], "outbox", "", {"local": "yes"})
    table.mail_service.room.work_off()
    work_off(table.store)


def invited(table: Table) -> Letter:
    table.open(start=False)
    (letter,) = table.post()
    return letter


def before_the_end(table: Table) -> Letter:
    """The letter of the last move of a game."""
    table.open()
    table.post()
    table.choose_windows()
    for _ in range(4 * 10 - 1):  # four turns a round
        table.say(table.asked, "pass")
    return next(letter for letter in table.post() if letter.point)


def bag(table: Table, kind: str) -> list[tuple[str, str]]:
    with table.store.db.read() as session:
        rows = session.all("SELECT * FROM mailbag WHERE kind = ? ORDER BY seat", kind)
    return [(row["status"], row["letter"]) for row in rows]


@pytest.mark.parametrize("follower_first", [True, False])
def test_who_takes_the_last_seat_by_mail_gets_one_letter(table: Table, follower_first: bool) -> None:
    mailed(table, invited(table), "join")
    if follower_first:
        follow(table.store)
        assert "Bert" not in {name for name in table.players if table.letters(name, "started")}
    table.mail_service.room.work_off()
    table.post()
    table.work()
    table.post()
    (answer,) = [letter for letter in table.letters("Bert") if letter.kind != "invited"]
    assert answer.kind == "answer" and answer.point and answer.options
    text = " ".join(answer.text.split())
    assert 'You wrote "join": done.' in text and "Welcome to Sagrada 1" in text and table.game.commitment in text
    assert ("mailed", answer.token) in bag(table, "started")
    assert len(table.letters("Anna", "started")) == 1


def test_the_beginning_waits_for_the_answer(table: Table) -> None:
    mailed(table, invited(table), "join")
    follow(table.store)
    assert [letter.address for letter in table.post()] == [address("Anna")]
    assert "it comes with the answer to your mail" in table.reasons("Bert")


def test_a_beginning_that_was_told_is_not_told_again(table: Table) -> None:
    mailed(table, invited(table), "join")
    follow(table.store)
    table.let_pass(seconds=delivery_policy.ANSWERED + 1)
    assert {letter.kind for letter in table.post()} == {"started"}
    table.mail_service.room.work_off()
    (answer,) = table.post()
    assert answer.kind == "answer" and "Sagrada 1 begins." not in answer.text


def test_who_ends_a_game_by_mail_gets_one_letter(table: Table) -> None:
    letter = before_the_end(table)
    mailed(table, letter, "pass")
    follow(table.store)
    table.mail_service.room.work_off()
    written = table.post()
    assert table.game.phase == "closed"
    assert {(each.kind, each.address) for each in written} == {
        ("answer", letter.address),
        ("over", next(address(name) for name in table.players if address(name) != letter.address)),
    }
    for each in written:
        assert "THE RESULT" in each.text and table.game.seed in " ".join(each.text.split())
    assert {status for status, _ in bag(table, "over")} == {"mailed"}


def test_a_turn_shown_by_an_answer_counts_as_mailed(table: Table) -> None:
    table.open()
    table.post()
    table.choose_windows()
    name = table.asked
    started = table.letters(name, "started")[0]
    mailed(table, started, "show")
    (answer,) = [letter for letter in table.post() if letter.address == address(name)]
    assert answer.kind == "answer" and bag(table, "turn")[-1] == ("mailed", answer.token)


def test_what_went_into_an_answer_meanwhile_stores_no_letter_of_its_own(table: Table) -> None:
    """Two workers: one has begun to write the beginning when the other puts it into the answer."""
    mailed(table, invited(table), "join")
    follow(table.store)
    letter_writer, made = table.mail_service.letter_writer, table.mail_service.letter_writer.made

    def slow(*given: Any) -> Letter:
        letter = made(*given)
        with table.store.db.write() as session:
            session.run("UPDATE mailbag SET status = 'mailed', changed = ? WHERE kind = 'started'", times.now())
        return letter

    letter_writer.made = slow  # type: ignore[method-assign]
    assert table.post() == [] and table.letters(kind="started") == []
