"""PostgreSQL archives its own log, loses its disk in the middle of play, and is recovered, as ops/README.md says."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from ops.chaos.servers import Postgres
from ops.cli.main import main
from service.app import create_app
from service.store import Store
from tests.letters.support import SETTINGS, SITE, Table, token
from workers.mail import MailService
from workers.rebuild import differences, letters_missing

TO_ARCHIVE = "archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'"


class Archiving(Postgres):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, durable=True)
        self.archive, self.base = folder / "log-archive", folder / "base"
        for each in (self.archive, self.base):
            each.mkdir(mode=0o700)
            if self.account is not None:
                os.chown(each, self.account, -1)
        self.set("wal_level = replica", "archive_mode = on", TO_ARCHIVE.format(archive=self.archive))

    def set(self, *lines: str) -> None:
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("\n".join(("", *lines, "")))

    def copy_base(self) -> None:
        command = [self.programs / "pg_basebackup", "-D", self.base, "-X", "none", "-h", "127.0.0.1", "-c", "fast"]
        command += ["-p", str(self.port), "-U", "postgres"]
        subprocess.run(command, check=True, user=self.account, cwd=self.folder, stderr=subprocess.DEVNULL)

    def archive_all(self) -> None:
        """What an archive_timeout does, at once."""
        with psycopg.connect(self.address(), autocommit=True) as server:
            file = server.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
            for _ in range(300):
                found = server.execute("SELECT last_archived_wal FROM pg_stat_archiver").fetchone()
                if found is not None and file is not None and (found[0] or "")[-16:] >= file[0][-16:]:
                    return
                server.execute("SELECT pg_sleep(0.1)")
        raise AssertionError("nothing was archived")

    def lose_the_disk(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.data)

    def recover(self) -> None:
        shutil.copytree(self.base, self.data)
        self.data.chmod(0o700)
        (self.data / "recovery.signal").touch()
        self.set(f"restore_command = 'cp {self.archive}/%f %p'")
        if self.account is not None:
            for each in (self.data, *self.data.rglob("*")):
                os.chown(each, self.account, -1)
        self.start()
        with psycopg.connect(self.address(), autocommit=True) as server:
            for _ in range(300):
                if server.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                    return
                server.execute("SELECT pg_sleep(0.1)")
        raise AssertionError("it recovers for ever")


@pytest.fixture
def server() -> Iterator[Archiving]:
    folder = Path("/tmp") / f"posthorn-archiving-{os.getpid()}"
    folder.mkdir(mode=0o755)
    server = Archiving(folder)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.process.kill()
            server.process.wait()
        shutil.rmtree(folder)


def test_all_that_was_archived_is_there_and_nobody_is_mailed_twice(
    server: Archiving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(server.address())
    table.open("pig", pace="none")
    letter = table.post()[0]
    server.copy_base()
    for _ in range(6):
        table.say(table.asked, "hold" if "hold" in table.legal(table.asked) else "roll")
    game, version = table.game_id, table.game.version
    server.archive_all()
    table.say(table.asked, "hold" if "hold" in table.legal(table.asked) else "roll")
    table.close()
    server.lose_the_disk()
    server.recover()
    monkeypatch.setenv("POSTHORN_POSTGRES", server.address())
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path / "data"))
    assert main(["restore", "--recovered"]) == 0
    assert "held back" in capsys.readouterr().out
    with closing(Store(server.address())) as store:
        assert store.games.get(game).version == version, "up to what was archived, and no further"
        assert differences(store) == [] and letters_missing(store) == []
        mail = MailService(store, SETTINGS, SITE)
        assert mail.post.work_off() == 0, "what may have left is not sent again"
        browser = create_app(store, SITE.url, mail=mail).test_client()
        assert browser.get(f"/l/{token(letter)}").status_code == 200, "letters of before can be answered"
        mail.close()
