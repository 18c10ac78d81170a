"""A process of an earlier version that still runs beside a later one spoils nothing: it says so and does no more."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from service.projections import progress
from service.store import NewerDatabase, database
from service.store.migrations import MIGRATIONS, derived
from tests.letters.support import SITE, Table, reply
from workers.apply import Applier
from workers.poller import Turns
from workers.project import followers


@pytest.fixture
def table(url: str) -> Iterator[Table]:
    table = Table(url, "Anna Bert")
    table.open()
    yield table
    table.mail_service.close()
    table.store.close()


def a_later_version_has_come(table: Table) -> None:
    with table.store.db.write() as session:
        session.run("INSERT INTO migrations (number, name, at) VALUES (?, 'later', '')", len(MIGRATIONS) + 1)


def test_a_row_of_a_kind_that_is_not_known_waits_for_it(table: Table) -> None:
    row = table.store.intake.submit("answer", {}, channel="api", game=table.game_id, player=table.players["Anna"])
    table.work()
    with table.store.db.write() as session:
        session.run("UPDATE intake SET kind = 'dance', status = 'open', tries = 0, lease = 0 WHERE id = ?", row.id)
    a_later_version_has_come(table)
    for _ in range(6):
        with pytest.raises(NewerDatabase, match="later version of Posthorn"):
            Applier(table.store).work_off()
    kept = table.store.intake.row(row.id)
    assert kept is not None and (kept.status, kept.tries) == ("open", 0)


def test_an_event_that_is_not_known_is_not_passed_over(table: Table) -> None:
    with table.store.db.write() as session:
        session.run(
            "INSERT INTO stored_events (originator_id, originator_version, topic, state)"
            " SELECT originator_id, originator_version + 1, 'game.danced', ? FROM stored_events"
            " WHERE originator_id = ? ORDER BY originator_version DESC LIMIT 1",
            json.dumps({"type": "game.danced"}).encode(), table.game_id,
        )  # fmt: skip
    with table.store.db.read() as session:
        before = progress.position(session, derived.FOLLOWER)
    a_later_version_has_come(table)
    with pytest.raises(NewerDatabase):
        for follower in followers(table.store):
            follower.catch_up()
    with table.store.db.read() as session:
        assert progress.position(session, derived.FOLLOWER) == before


def test_a_mail_that_is_kept_in_another_way_is_not_put_aside(table: Table) -> None:
    letter = table.post()[0]
    (mail,) = table.mail_service.inbox.accept(
        reply(letter, SITE, letter.token, "1"), letter.address, [SITE.reply_to(letter.token)], "smtp"
    )
    with table.store.db.write() as session:
        session.run("UPDATE mails SET packed = 7 WHERE id = ?", mail)
    a_later_version_has_come(table)
    with pytest.raises((NewerDatabase, ValueError)):
        table.mail_service.room.work_off()
    with table.store.db.read() as session:
        assert session.value("SELECT status FROM mails WHERE id = ?", mail) == "new"
    with pytest.raises(ValueError, match="does not know"):
        database.unpacked(b"x", 7)


def tried(work: Callable[[], object]) -> None:
    """As a worker tries again: what a connection had prepared for the tables of before fails once on each."""
    for _ in range(9):
        with suppress(*database.LOST_TOUCH):
            work()
            return
    work()


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
def test_more_columns_than_it_knows_harm_nothing(table: Table) -> None:
    """A later version has brought the tables up to date, and this one takes in, judges, writes and reads on. (Of SQLite
    there is one process.)
    """
    table.choose_windows()
    for _ in range(8):  # by now the driver has prepared its statements
        table.to_the_end(most=1)
        table.post()
    with table.store.db.write() as session:
        for name in ("intake", "letters", "mails", "grants", "devices", "hooks", "sessions"):
            session.run(f"ALTER TABLE {name} ADD COLUMN later TEXT NOT NULL DEFAULT ''")
    before, asked = table.game.version, table.asked
    line, said = table.legal(asked)[0], {"channel": "api", "game": table.game_id, "player": table.players[asked]}
    tried(lambda: table.store.intake.submit("say", {"lines": [line]}, key="once", **said))
    tried(table.work)
    assert table.game.version > before
    for _ in range(9):  # who writes letters waits for the database by itself
        table.post()
    before, letter = table.game.version, table.letters(table.asked, "turn")[-1]
    tried(lambda: table.answer(letter, table.legal(table.asked)[0]))
    assert table.game.version > before and table.store.intake.parked() == []


def test_its_process_says_so_once_and_does_no_more(caplog: pytest.LogCaptureFixture) -> None:
    turns, done = Turns(), []

    def work() -> None:
        done.append(1)
        raise NewerDatabase(99)

    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            turns.take(work)
    assert done == [1]
    (told,) = caplog.messages
    assert told.startswith("This process does nothing more; stop it and start the later version. The database was used")
