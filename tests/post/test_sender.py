"""Who dies with letters in hand, who leaves with one, and a mail server that takes its time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from eventsourcing.persistence import OperationalError

from service.mail.outgoing.delivery_policy import Policy
from service.store import letters
from service.store.database import Session
from service.store.leases import HeldLeases
from service.store.letters import Letter
from tests.letters.server import Server
from tests.letters.support import Table, try_again_now


def soon(what: Callable[[], bool]) -> bool:
    end = time.monotonic() + 20
    while not what() and time.monotonic() < end:
        time.sleep(0.01)
    return what()


def statuses(table: Table) -> list[str]:
    return [letter.status for letter in table.letters()]


def test_a_slow_server_holds_up_neither_games_nor_letters(table: Table, server: Server) -> None:
    go_on = server.hesitate()
    table.open(start=False)
    table.mail_service.work_off(send=table.mail_service.sender.wake)
    table.sit()
    table.mail_service.work_off(send=table.mail_service.sender.wake)
    assert len(table.letters()) == 3 and set(statuses(table)) == {"ready"}, "written, though none was taken yet"
    go_on()
    assert soon(lambda: statuses(table) == ["sent"] * 3)


def test_who_leaves_marks_the_letter_in_hand_and_begins_no_other(table: Table, server: Server) -> None:
    go_on = server.hesitate()
    table.open()
    table.mail_service.work_off(send=table.mail_service.sender.wake)
    assert soon(lambda: bool(server.handler.asked))
    closing = threading.Thread(target=table.mail_service.close)
    closing.start()
    assert soon(lambda: table.mail_service.sender.is_closing)
    go_on()
    closing.join(20)
    assert sorted(statuses(table)) == ["ready", "sent"]


def test_a_letter_that_was_taken_is_marked_though_the_database_was_away(
    table: Table, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open(start=False)
    mark, away = letters.mark_sent, [True, True]

    def mark_sent(session: Session, letter: Letter, now: str, answer: str) -> None:
        if away:
            away.pop()
            raise OperationalError("away")
        mark(session, letter, now, answer)

    monkeypatch.setattr(letters, "mark_sent", mark_sent)
    table.post()
    try_again_now(table)
    table.post()
    assert statuses(table) == ["sent"] and len(server.handler.taken) == 1


def test_a_letter_whose_worker_died_is_not_said_to_have_been_refused(table: Table, server: Server) -> None:
    table.open()
    table.post()
    table.choose_windows()
    table.mail_service.post.write()
    (turn,) = letters.claim(table.store.db, 10)
    table.say(table.asked, "pass")
    try_again_now(table)
    table.post()
    again = next(letter for letter in table.letters() if letter.id == turn.id)
    assert turn.kind == "turn" and again.status == "sent"


def test_letters_lost_to_another_worker_are_left_to_him(
    table: Table, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open()
    table.mail_service.post.write()
    monkeypatch.setattr(HeldLeases, "has", lambda held, row: False)
    table.post()
    assert server.handler.taken == [] and set(statuses(table)) == {"ready"}


def test_what_waits_for_a_moment_is_looked_at_then(tmp_path: Path) -> None:
    table = Table(tmp_path, policy=Policy(hold=0.2, bots=0.0, rounds=0.0))
    table.open()
    table.post()
    woken: list[str] = []
    table.store.wake = woken.append
    table.choose_windows()
    table.mail_service.work_off()
    assert soon(lambda: "mail" in woken)
    table.mail_service.work_off()
    assert "turn" in {letter.kind for letter in table.letters()}
    table.store.close()
