"""Letters over real SMTP: taken once, tried again, given up, and never lost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from email import message_from_bytes
from pathlib import Path
from threading import Thread

import pytest
from eventsourcing.persistence import OperationalError

from service.mail.outgoing import bounces
from service.mail.outgoing import reasons as letter_reasons
from service.mail.outgoing.letter_requests import draft_of
from service.projections import letter_queue
from service.store import letters, times
from service.store.bounces import is_stopped
from service.store.database import SqlRow
from service.store.letters import Letter
from tests.letters.server import Server
from tests.letters.support import AT_ONCE, SETTINGS, SITE, Table, address, token, try_again_now
from workers.mail import MailService
from workers.relay import Relay


def stored(table: Table) -> list[Letter]:
    return table.letters()


def test_letters_go_out_once_from_an_address_of_their_own(table: Table, server: Server) -> None:
    table.open()
    table.post()
    table.post()
    taken = server.handler.taken
    assert sorted(envelope.rcpt_tos[0] for envelope in taken if b"begins" in (envelope.content or b"")) == [
        address("Anna"), address("Bert"),
    ]  # fmt: skip
    assert {envelope.mail_from for envelope in taken} == {
        f"bounce+{token(letter, 'bounce')}@play.example" for letter in stored(table)
    }
    assert {letter.status for letter in stored(table)} == {"sent"}


def test_the_connection_is_kept_open(table: Table, server: Server) -> None:
    table.open()
    table.post()
    table.choose_windows()
    table.post()
    assert len(server.handler.taken) >= 3
    assert len(server.handler.lines) == 1


def test_a_line_that_was_cut_is_opened_again(table: Table, server: Server) -> None:
    server.handler.drop_after = 1
    table.open()
    table.post()
    try_again_now(table)
    table.post()
    assert {letter.status for letter in stored(table)} == {"sent"}


def test_no_for_now_is_tried_again_with_the_same_bytes(table: Table, server: Server) -> None:
    server.handler.refuse_data = "451 4.7.1 greylisted"
    table.open()
    table.post()
    assert {letter.status for letter in stored(table)} == {"ready"}
    assert stored(table)[0].error == "451 4.7.1 greylisted"
    before = [letter.raw for letter in stored(table)]
    table.post()
    assert stored(table)[0].tries == 1, "not before the pause is over"
    server.handler.refuse_data = ""
    try_again_now(table)
    table.post()
    assert {letter.status for letter in stored(table)} == {"sent"}
    assert [letter.raw for letter in stored(table)] == before


def test_no_for_ever_to_one_of_several_counts_against_the_address(table: Table, server: Server) -> None:
    server.handler.refuse_for = {address("Bert"): "550 5.1.1 no such user"}
    table.open(start=False)
    table.post()
    table.sit()
    table.post()
    assert {letter.state for letter in table.letters("Bert")} == {"waiting"}, "once said it is no proof"
    with table.store.db.write() as session:
        due = letter_queue.PendingLetter(key="m", kind="magic", player=table.players["Anna"])
        letter_queue.insert(session, times.now(), due)
    table.post()
    try_again_now(table)
    table.post()
    assert {letter.state for letter in table.letters("Bert")} == {"refused"}
    assert {letter.state for letter in table.letters("Anna")} == {"handed over"}
    with table.store.db.read() as session:
        assert is_stopped(session, address("Bert")), "invitation and beginning came back"
    table.choose_windows()
    while table.asked != "Bert":
        table.say(table.asked, "pass")
    written = len(table.letters("Bert"))
    table.post()
    assert len(table.letters("Bert")) == written
    assert any(reason.startswith("mails to your address came back") for reason in table.reasons("Bert"))


def test_without_a_server_that_answers_letters_wait(tmp_path: Path) -> None:
    silent = Server()
    silent.stop()
    table = Table(tmp_path, relay=Relay("127.0.0.1", silent.port))
    table.open()
    table.post()
    assert {letter.status for letter in stored(table)} == {"ready"}
    assert "cannot be reached" in (stored(table)[0].error or "")


def test_all_of_it_on_postgresql(postgres: str, server: Server) -> None:
    table = Table(postgres, relay=Relay("127.0.0.1", server.port))
    table.open(pace=10)
    table.post()
    table.choose_windows()
    table.post()
    table.let_pass(hours=9)
    table.post()
    with table.store.db.write() as session:
        turn = next(letter for letter in stored(table) if letter.kind == "turn")
        bounces.complained(session, turn.token)
        told = letter_reasons.why(session, turn.player)
    table.post()
    kinds = {letter.kind for letter in stored(table)}
    assert kinds >= {"started", "turn", "urgent", "unreachable"} and len(told) > 1
    assert {letter.status for letter in stored(table)} == {"sent"}
    letters.forget_bytes(table.store.db, "9999")
    assert {letter.raw for letter in stored(table)} == {b""}
    assert stored(table)[0].text
    table.close()


class Died(Exception):
    pass


def test_who_dies_between_taken_and_marked_sends_the_same_letter_again(table: Table, server: Server) -> None:
    table.open(start=False)
    table.store.fault_point = _die_once("handed over")
    with pytest.raises(Died):
        table.mail_service.post.work_off()
    try_again_now(table)
    table.post()
    first, second = server.handler.taken
    ids = [message_from_bytes(envelope.content or b"")["Message-ID"] for envelope in (first, second)]
    assert ids[0] == ids[1]
    assert [letter.status for letter in stored(table)] == ["sent"]


def test_who_dies_before_the_letter_is_stored_writes_it_again_once(table: Table, server: Server) -> None:
    table.open(start=False)
    written = table.mail_service.letter_writer.made

    def die(*given: object) -> Letter:
        table.mail_service.letter_writer.made = written  # type: ignore[method-assign]
        raise Died

    table.mail_service.letter_writer.made = die  # type: ignore[method-assign, assignment]
    table.post()
    assert stored(table) == [] and server.handler.taken == []
    with table.store.db.write() as session:
        assert session.run("UPDATE mailbag SET due = made") == 1
    table.post()
    assert len(stored(table)) == len(server.handler.taken) == 1


def test_two_posts_write_one_letter(table: Table, server: Server) -> None:
    other = MailService(table.store, SETTINGS, SITE, Relay("127.0.0.1", server.port), AT_ONCE)
    table.open()
    for _ in range(2):
        table.mail_service.post.work_off()
        other.post.work_off()
    assert len(server.handler.taken) == len(stored(table)) == len({letter.key for letter in stored(table)})
    other.close()


def test_letters_taken_by_a_worker_are_not_taken_by_another(table: Table, server: Server) -> None:
    server.handler.refuse_data = "451 later"
    table.open()
    table.post()
    try_again_now(table)
    db = table.store.db
    assert len(letters.claim(db, 10)) == len(stored(table))
    assert letters.claim(db, 10) == []


def _die_once(point: str):  # type: ignore[no-untyped-def]
    left = [point]

    def at(reached: str) -> None:
        if left == [reached]:
            left.clear()
            raise Died

    return at


def test_a_turn_that_passed_while_the_server_said_no_is_not_sent_late(table: Table, server: Server) -> None:
    table.open()
    table.post()
    table.choose_windows()
    server.handler.refuse_data = "451 4.7.1 greylisted"
    table.post()
    late = table.asked
    (letter,) = [each for each in stored(table) if each.status == "ready"]
    assert (letter.kind, letter.address) == ("turn", address(late))
    table.say(late, "pass")
    server.handler.refuse_data = ""
    try_again_now(table)
    table.post()
    found = next(each for each in stored(table) if each.id == letter.id)
    assert (found.status, found.error) == ("failed", "it is not your turn any more")
    assert "it is not your turn any more; the mail server had not taken it" in table.reasons(late)
    assert letter.message_id not in {message_from_bytes(each.content)["Message-ID"] for each in server.handler.taken}


def helped(table: Table) -> None:
    due = letter_queue.PendingLetter(
        key="h", kind="help", address="new@mail.example", about={"reply_to": "<1@mail.example>"}
    )
    with table.store.db.write() as session:
        letter_queue.insert(session, times.now(), due)
    table.post()


def test_help_for_a_stranger_has_no_sender_that_could_be_answered(table: Table, server: Server) -> None:
    helped(table)
    (envelope,) = server.handler.taken
    assert (envelope.mail_from, envelope.rcpt_tos) == ("<>", ["new@mail.example"])


def test_where_that_is_not_taken_it_has_one(table: Table, server: Server) -> None:
    server.handler.refuse_null = "550 5.7.1 give a sender"
    helped(table)
    (envelope,) = server.handler.taken
    assert envelope.mail_from == f"bounce+{token(stored(table)[0], 'bounce')}@play.example"
    assert [letter.status for letter in stored(table)] == ["sent"]


class Killed(BaseException):
    pass


def work_and_die(table: Table, times_: int) -> None:
    for _ in range(times_):
        with suppress(Killed):
            table.mail_service.post.work_off()
        with table.store.db.write() as session:
            session.run("UPDATE mailbag SET lease = 0, due = made WHERE status = 'due'")


def bag(table: Table) -> dict[str, str]:
    with table.store.db.read() as session:
        rows = session.all("SELECT player, status FROM mailbag WHERE kind = 'started'")
    return {row["player"]: row["status"] for row in rows}


def at_the_letter_of(table: Table, monkeypatch: pytest.MonkeyPatch, name: str, happens: Callable[[], None]) -> None:
    def drafts(desk: object, row: SqlRow, *more: object) -> object:
        if row["player"] == table.players[name]:
            happens()
        return draft_of(desk, row, *more)  # type: ignore[arg-type]

    monkeypatch.setattr("workers.send.draft_of", drafts)


def test_a_letter_that_kills_its_writer_is_parked_and_can_be_written_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies() -> None:
        raise Killed

    table.open()
    with monkeypatch.context() as patched:
        at_the_letter_of(table, patched, "Anna", dies)
        work_and_die(table, 12)
    assert bag(table) == {table.players["Anna"]: "parked", table.players["Bert"]: "mailed"}
    assert "the worker died of it" in table.reasons("Anna")[-1]
    with table.store.db.write() as session:
        assert letter_queue.reopen(session, session.value("SELECT id FROM mailbag WHERE status = 'parked'"))
    table.post()
    assert set(bag(table).values()) == {"mailed"}


def test_a_letter_that_never_ends_is_parked_and_the_others_go_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spins() -> None:
        while True:
            pass

    table.open()
    at_the_letter_of(table, monkeypatch, "Anna", spins)
    monkeypatch.setattr("workers.send.WRITING", 0.2)
    worker = Thread(target=work_and_die, args=(table, 12), daemon=True)
    worker.start()
    worker.join(60)
    assert bag(table) == {table.players["Anna"]: "parked", table.players["Bert"]: "mailed"}
    assert "Overdue" in table.reasons("Anna")[-1]


def test_a_letter_that_was_cut_off_from_the_database_is_tried_again_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wrong with it, so its try does not count and it does not wait."""

    def is_cut() -> None:
        raise OperationalError("the connection is gone")

    table.open()
    with monkeypatch.context() as patched:
        at_the_letter_of(table, patched, "Anna", is_cut)
        for _ in range(20):
            table.mail_service.post.work_off()
    table.post()
    assert set(bag(table).values()) == {"mailed"}
