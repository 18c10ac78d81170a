"""A backup made in the middle of a storm, and what is there after it was restored."""

from __future__ import annotations

import json
import os
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from io import BytesIO
from pathlib import Path

import pytest

from ops.cli.main import main
from ops.server import backups
from ops.server.sealed import PIECE, NotOpened, SealedReader, SealedWriter
from service.store import Store, times
from service.store.migrations import MIGRATIONS, done
from tests.letters.server import Server
from tests.letters.support import AT_ONCE, SETTINGS, SITE, Table, token
from workers.apply import work_off
from workers.clock import check_clocks, look_back
from workers.mail import MailService
from workers.project import follow
from workers.relay import Relay

PASSPHRASE = "correct horse battery"


def sealed(data: bytes) -> bytes:
    file = BytesIO()
    writer = SealedWriter(file, PASSPHRASE)
    writer.write(data)
    writer.finish()
    return file.getvalue()


def opened(data: bytes, size: int, passphrase: str = PASSPHRASE) -> bytes:
    return SealedReader(BytesIO(data), passphrase).read(size)


NOISE = bytes(range(256)) * 5000 + os.urandom(PIECE * 2)


def test_what_is_sealed_is_opened_by_its_passphrase_alone() -> None:
    data = sealed(NOISE)
    assert opened(data, len(NOISE)) == NOISE and NOISE[:40] not in data
    with pytest.raises(NotOpened, match="passphrase"):
        opened(data, 1, "correct horse batteries")


@pytest.mark.parametrize("place", [20, 200, -300_000, -1])
def test_one_changed_bit_is_found(place: int) -> None:
    data = bytearray(sealed(NOISE))
    data[place] ^= 1
    with pytest.raises(NotOpened):
        opened(bytes(data), len(NOISE))


@pytest.mark.parametrize("end", [10, 1000, -PIECE, -1])
def test_a_backup_that_was_cut_is_found(end: int) -> None:
    with pytest.raises(NotOpened):
        opened(sealed(NOISE)[:end], len(NOISE))


class Storm:
    """People who play on; each command that was accepted, and when."""

    def __init__(self, table: Table, games: list[str]) -> None:
        self.table, self.games = table, games
        self.accepted: dict[str, str] = {}
        self._over = threading.Event()

    def _send(self, name: str) -> None:
        number = 0
        while not self._over.is_set():
            game, number = self.games[number % len(self.games)], number + 1
            key = f"{name}-{number}"
            self.table.store.intake.submit(
                "say", {"lines": ["hold at 20"]}, channel="test", player=self.table.players[name], game=game, key=key
            )
            self.accepted[key] = times.now()
            time.sleep(0.005)

    def _work(self) -> None:
        while not self._over.is_set():
            self.table.work()
            self.table.mail_service.post.work_off()

    @contextmanager
    def raging(self) -> Iterator[None]:
        threads = [threading.Thread(target=self._send, args=(name,)) for name in self.table.players]
        threads.append(threading.Thread(target=self._work))
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._over.set()
            for thread in threads:
                thread.join()

    def wait_for(self, commands: int) -> None:
        end = time.monotonic() + 60
        while len(self.accepted) < commands and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self.accepted) >= commands


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Where the service is, and where it is restored."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres"), request.getfixturevalue("empty_postgres")
    for name in ("before", "after"):
        (tmp_path / name).mkdir()
    return f"sqlite:///{tmp_path}/before/posthorn.db", f"sqlite:///{tmp_path}/after/posthorn.db"


def test_a_backup_in_a_storm(tmp_path: Path, places: tuple[str, str], server: Server) -> None:
    before, after = places
    relay = Relay("127.0.0.1", server.port)
    table = Table(before, relay=relay)
    games = [table.open("pig", options={"target": 60}, pace=24) for _ in range(6)]
    quiet = table.open("pig", pace=24)
    table.mail_service.post.work_off()
    check_clocks(table.store)
    storm = Storm(table, games)
    with storm.raging():
        storm.wait_for(40)
        at = backups.write(table.store, tmp_path / "backup", PASSPHRASE, {})
        old = [letter for letter in table.letters() if letter.sent and letter.sent < at]
        storm.wait_for(len(storm.accepted) + 40)
    table.close()
    sent = names_of(server)
    assert old and len(sent) > 6

    backups.restore(tmp_path / "backup", PASSPHRASE, after)
    store = Store(after)
    mail_service = MailService(store, SETTINGS, SITE, relay, AT_ONCE)
    with store.db.write() as session:
        backups.hold_letters_back(session, times.now())
    by_then = [key for key, accepted in storm.accepted.items() if accepted <= at]
    assert len(by_then) >= 40 and [key for key in by_then if store.intake.known(key) is None] == []
    assert len(by_then) < len(storm.accepted), "the storm went on"
    assert [game for game in games if store.games.find(game) is None] == []
    with store.db.read() as session:
        for letter in old:
            assert mail_service.letter_writer.grants.by_token(session, token(letter, "reply"), "reply") is not None

    hours = hours_given_back(store)
    assert quiet in hours and all(5 <= each < 5.1 for each in hours.values())
    mail_service.post.work_off()
    assert [name for name, n in names_of(server).items() if n > 1] == []
    known = {letter.message_id for letter in old}
    assert {name: n for name, n in names_of(server).items() if name in known and n > sent.get(name, 0)} == {}
    mail_service.close()
    store.close()


def hours_given_back(store: Store) -> dict[str, float]:
    """Five hours later the service starts: what each game that runs is given."""
    times.use(lambda: datetime.now(UTC) + timedelta(hours=5))
    look_back(store)
    for _ in range(2):  # a pass gives nothing before the read model knows all games
        check_clocks(store)
        while work_off(store) or follow(store):
            pass
    with store.db.read() as session:
        rows = session.all("SELECT game, body FROM intake WHERE kind = 'gift' AND status = 'done'")
    given: dict[str, float] = defaultdict(float)
    for row in rows:
        gift = json.loads(row["body"])
        given[row["game"]] += (times.parsed(gift["until"]) - times.parsed(gift["since"])).total_seconds()
    return {game: seconds / 3600 for game, seconds in given.items()}


def names_of(server: Server) -> Counter[str]:
    """How often each Message-ID was taken."""
    return Counter(message_from_bytes(each.content or b"")["Message-ID"] for each in server.handler.taken)  # type: ignore[arg-type]


def test_nothing_is_restored_over_something(tmp_path: Path, places: tuple[str, str]) -> None:
    before, after = places
    store = Store(before)
    backups.write(store, tmp_path / "backup", PASSPHRASE, {})
    store.close()
    backups.restore(tmp_path / "backup", PASSPHRASE, after)
    with pytest.raises(Exception, match="something in"):
        backups.restore(tmp_path / "backup", PASSPHRASE, after)
    restored = Store(after)
    assert done(restored.db) == len(MIGRATIONS)
    restored.close()


def test_by_its_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run(data: Path, *arguments: str, passphrase: str = PASSPHRASE) -> int:
        monkeypatch.setenv("POSTHORN_DATA", str(data))
        monkeypatch.setenv("POSTHORN_BACKUP_PASSPHRASE", passphrase)
        try:
            return main(list(arguments))
        except SystemExit as ended:
            return int(str(ended.code))

    file, data, there = tmp_path / "file", tmp_path / "data", tmp_path / "there"
    assert run(data, "player", "add", "Ann") == 0
    (data / "mail-keys").write_text("1:" + "ab" * 16 + "\n")
    (data / "push-key").write_text("AQ" * 21 + "A\n")
    assert run(data, "backup", str(file), passphrase="short") == 1
    assert run(data, "backup", str(file)) == 0
    assert "Every command that was accepted by then is in it" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0 and sorted(each.name for each in tmp_path.iterdir()) == ["data", "file"]
    assert run(data, "backup", str(file)) == 1, "none is written over"
    assert run(there, "restore", str(file), passphrase="correct horse batteries") == 1
    assert "passphrase" in capsys.readouterr().err and not (there / "posthorn.db").exists()
    assert run(there, "restore", str(file)) == 0
    assert run(there, "player", "list") == 0 and "Ann" in capsys.readouterr().out
    for keys in ("mail-keys", "push-key"):
        assert (there / keys).read_text() == (data / keys).read_text()
    assert run(there, "restore", str(file)) == 1 and "something in" in capsys.readouterr().err
