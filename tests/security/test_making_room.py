"""However much mail comes in or letters are due, moves wait for one of them at most: the rest is given back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.letters.support import Table, address
from tests.security.people import bare_table
from workers.process import Process, Tools

SLICE, SLOW = 0.05, 0.06


table = bare_table


def slowly(work: Callable[..., Any]) -> Callable[..., Any]:
    def slow(*given: Any) -> Any:
        time.sleep(SLOW)
        return work(*given)

    return slow


def states(table: Table, of: str, untouched: str) -> list[bool]:
    with table.store.db.read() as session:
        rows = session.all(f"SELECT status, tries, lease FROM {of} ORDER BY 1")
    return [(row["status"], row["tries"], row["lease"]) == (untouched, 0, 0) for row in rows]


def test_mails_are_read_for_a_moment_only(table: Table) -> None:
    room = table.mail_service.room
    for n in range(5):
        raw = f"From: {address('Anna')}\r\nTo: turns@play.example\r\nMessage-ID: <{n}@x>\r\n\r\nhello\r\n".encode()
        room.inbox.accept(raw, address("Anna"), ["turns@play.example"], "smtp", "", {})
    room._take = slowly(room._take)  # type: ignore[method-assign]
    assert room.work_off(time.monotonic() + SLICE) == 1
    assert states(table, "mails", "new").count(True) == 4
    assert room.work_off() == 4 and states(table, "mails", "new").count(True) == 0


def test_letters_are_written_for_a_moment_only(table: Table) -> None:
    for _ in range(3):
        table.open()
    post = table.mail_service.post
    due = len(states(table, "mailbag", "due"))
    post._one = slowly(post._one)  # type: ignore[method-assign]
    assert due >= 4 and post.write(time.monotonic() + SLICE) <= 1
    assert states(table, "mailbag", "due").count(True) == due - 1
    while post.write():
        pass
    assert states(table, "mailbag", "due").count(True) == 0


def test_moves_are_decided_between_two_letters(table: Table) -> None:
    for _ in range(3):
        table.open()
    process = Process(lambda: Tools(table.store, table.mail_service), does_mail=True, looks=False)
    seen: list[str] = []

    def telling(what: str, work: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *given: (seen.append(what), work(*given))[1]

    post, applier = table.mail_service.post, process.tools.applier
    post._guarded = telling("letter", post._guarded)  # type: ignore[method-assign]
    applier.work_off = telling("moves", applier.work_off)  # type: ignore[method-assign]
    process.mail()
    assert "letter" in seen and seen == ["letter", "moves"] * (len(seen) // 2)
