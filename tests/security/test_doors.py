"""Doors for this machine or for the service alone: the outbox, the files."""

from __future__ import annotations

import http.client
import os
import pty
import re
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from flask import request

from ops.server.channels import web_server
from ops.server.mail_setup import free_port, own_keys
from ops.server.starting import make_folder
from service.app import create_app
from service.private_files import Exposed, private_file, private_folder
from service.store import Store
from service.web.mail_access import COOKIE
from tests.harness.running import ROOT, Service, end_with_caller, environment, up, wait_for_port
from tests.letters.support import KEY, LOCAL, Table, token
from tests.security.live import wait_until
from tests.web.pages import own_words

FORWARDED = [{"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "127.0.0.1"}]


def status(service: Service, host: str | None = None, path: str = "/outbox", **headers: str) -> int:
    """As any client may ask: the header Host is what it likes."""
    connection = http.client.HTTPConnection("127.0.0.1", urlsplit(service.url).port, timeout=30)
    connection.putrequest("GET", path, skip_host=host is not None)
    for name, value in (headers if host is None else {"Host": host, **headers}).items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


# the outbox


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with up(tmp_path_factory.mktemp("doors") / "data") as service:
        yield service


def test_the_outbox_opens_by_the_address_that_was_printed(service: Service) -> None:
    assert status(service, path=service.door) == 303
    assert status(service, Cookie=f"{COOKIE}={service.key}") == 200


@pytest.mark.parametrize("headers", [{}, {"X-Nothing": "1"}, *FORWARDED], ids=str)
def test_a_request_of_this_machine_proves_nothing(service: Service, headers: dict[str, str]) -> None:
    """A proxy may add no header, and ask for 127.0.0.1 as its backend is called."""
    for path in ("/outbox", "/outbox/1/source", f"/here/{service.key[:-1]}", "/here/x"):
        assert status(service, f"127.0.0.1:{urlsplit(service.url).port}", path, **headers) == 403
    assert status(service, Cookie=f"{COOKIE}=", **headers) == 403


def test_at_a_terminal_the_printed_address_opens_by_itself_once(tmp_path: Path) -> None:
    """Not again when the keeper starts the service anew, not without a terminal, not if it is not wanted."""
    opened = {how: _opened(tmp_path / how, how) for how in ("terminal", "pipe", "--no-browser")}
    assert [len(each) for each in opened.values()] == [1, 0, 0]
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/here/[\w-]{32}", opened["terminal"][0])


def _opened(folder: Path, how: str) -> list[str]:
    """What a browser was asked to open, until the service has started twice."""
    folder.mkdir()
    browser, seen = folder / "browser", folder / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    port = free_port("127.0.0.1")
    given = {**environment(folder / "data"), "BROWSER": f"{browser} %s", "POSTHORN_PORT": str(port)}
    given.pop("CI", None)
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ops.cli.main", "up", *([how] if how == "--no-browser" else [])],
        env=given, cwd=ROOT, stdin=theirs, stdout=subprocess.DEVNULL if how == "pipe" else theirs, stderr=theirs,
        preexec_fn=end_with_caller,
    )  # fmt: skip
    try:
        for _ in range(2):  # it is killed once, and its keeper starts it anew
            wait_for_port(port)
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60).close()
            if how == "terminal":
                wait_until(seen.exists)
            psutil.Process(process.pid).children()[0].kill()
    finally:
        process.terminate()
        process.wait(30)
        os.close(ours)
        os.close(theirs)
    return seen.read_text().split() if seen.exists() else []


@pytest.mark.parametrize(
    "settings",
    [
        {"POSTHORN_PROXY": "yes", "POSTHORN_URL": "http://127.0.0.1:8000"},
        {"POSTHORN_URL": "https://play.example"},
        {
            "POSTHORN_MAIL_RELAY": "smtp://127.0.0.1:9",
            "POSTHORN_URL": "http://127.0.0.1:8000",
            "POSTHORN_MAIL_DOMAIN": "play.example",
        },
    ],
    ids=str,
)
def test_a_service_for_others_has_no_outbox(tmp_path: Path, settings: dict[str, str]) -> None:
    """A proxy may add no header, and ask for 127.0.0.1 as its backend is called."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with up(tmp_path / "data", POSTHORN_PORT=str(port), **settings) as service:
        service.url = f"http://127.0.0.1:{port}"
        for headers in ({}, *FORWARDED[:2]):
            assert status(service, f"127.0.0.1:{port}", **headers) == 404


def served(server: Any) -> None:
    with suppress(OSError):  # its socket is closed under it at the end
        server.run()


@pytest.mark.parametrize("behind_proxy", [True, False])
def test_behind_a_proxy_its_headers_are_believed_and_nowhere_else(table: Table, behind_proxy: bool) -> None:
    url = "https://play.example" if behind_proxy else LOCAL.url
    app = create_app(table.store, url, behind_proxy, table.mail_service)
    app.add_url_rule("/seen", "seen", lambda: f"{request.remote_addr} {request.scheme}://{request.host}")
    with socket.create_server(("127.0.0.1", 0)) as sock:
        server, port = web_server(app, sock, 1, behind_proxy), sock.getsockname()[1]
        threading.Thread(target=served, args=[server], daemon=True).start()
        told = {"For": "127.0.0.1, 203.0.113.9", "Proto": "https", "Host": "play.example"}
        headers = {f"X-Forwarded-{name}": value for name, value in told.items()}
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/seen", headers=headers)
        with urllib.request.urlopen(asked, timeout=30) as answer:
            seen = answer.read().decode()
        server.close()
    assert seen == ("203.0.113.9 https://play.example" if behind_proxy else f"127.0.0.1 http://127.0.0.1:{port}")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, site=LOCAL)
    table.open(bots=0)
    table.post()
    yield table
    table.store.close()


def test_a_button_pressed_from_elsewhere_asks_the_reader_first(table: Table) -> None:
    """Also while letters stay here: who holds a letter's link is not its reader, and no request of this machine is."""
    browser = create_app(table.store, LOCAL.url, mail=table.mail_service, key=KEY).test_client()
    letter = table.letters("Anna")[0]
    before = table.game.version
    browser.post(f"/l/{token(letter)}/1", data=own_words(browser))
    table.mail_service.work_off()
    table.work()
    assert table.game.version == before and table.letters("Anna", "magic")


# files


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_what_the_service_writes_is_for_its_owner_alone(service: Service, tmp_path: Path) -> None:
    """Also where everything else may be read and written by the world."""
    (tmp_path / "new").mkdir()
    before = os.umask(0o000)
    try:
        with up(tmp_path / "new" / "data") as other:
            assert status(other, path=other.door) == 303
            files = {file.name: rights(file) for file in (tmp_path / "new" / "data").iterdir()}
    finally:
        os.umask(before)
    assert {"posthorn.db", "posthorn.db-wal", "posthorn.db-shm", "mail-keys", "lock"} <= files.keys()
    assert {name: mode for name, mode in files.items() if mode & 0o077} == {}
    assert rights(tmp_path / "new" / "data") == 0o700


def test_what_was_open_to_others_is_narrowed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with up(data) as service:
        assert status(service, path=service.door) == 303
    for file in data.iterdir():
        file.chmod(0o644)
    data.chmod(0o755)
    (data / "posthorn.db-wal").touch(0o666)
    with up(data) as service:
        assert status(service, path=service.door) == 303 and rights(data) == 0o700
        assert {file.name for file in data.iterdir() if rights(file) & 0o077} == set()


def test_a_store_of_its_own_is_narrowed_too(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o664)
    store = Store(f"sqlite:///{file}")
    assert [rights(each) for each in tmp_path.iterdir()] == [0o600] * 3
    store.close()


def test_keys_are_made_once_and_narrowed(tmp_path: Path) -> None:
    keys = own_keys(tmp_path / "data")
    (tmp_path / "data" / "mail-keys").chmod(0o640)
    assert own_keys(tmp_path / "data") == keys and rights(tmp_path / "data" / "mail-keys") == 0o600
    (tmp_path / "data" / "mail-keys").write_text("")
    assert own_keys(tmp_path / "data").startswith("1:")  # a process that died before it had written them


@pytest.mark.parametrize("mode", [0o755, 0o1777])
def test_a_folder_of_other_things_is_left_alone(tmp_path: Path, mode: int, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "photo.jpg").touch()
    tmp_path.chmod(mode)
    with pytest.raises(SystemExit):
        make_folder(tmp_path)
    assert "name a folder for Posthorn alone" in capsys.readouterr().err
    assert tmp_path.stat().st_mode & 0o7777 == mode
    make_folder(tmp_path / "posthorn")
    assert rights(tmp_path / "posthorn") == 0o700


@pytest.mark.parametrize("there", [[], ["lost+found"], ["posthorn.db", "photo.jpg"], ["lock"]])
def test_an_empty_folder_and_our_own_are_narrowed(tmp_path: Path, there: list[str]) -> None:
    for name in there:
        (tmp_path / name).touch()
    tmp_path.chmod(0o755)
    make_folder(tmp_path)
    assert rights(tmp_path) == 0o700


def test_rights_that_cannot_be_changed_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A volume of somebody else, or a file system without rights."""
    (tmp_path / "posthorn.db").touch(0o644)
    tmp_path.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    with pytest.raises(Exposed, match=r"chmod 700 .*, or name a folder below it"):
        private_folder(tmp_path, ["posthorn.db"])
    with pytest.raises(Exposed, match="chmod 600 "):
        private_file(tmp_path / "posthorn.db")


def test_commands_refuse_such_a_folder_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").touch()
    tmp_path.chmod(0o755)
    for command in (["up"], ["player", "list"]):
        ran = subprocess.run(
            [sys.executable, "-m", "ops.cli.main", *command],
            env=environment(tmp_path),
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 2 and "name a folder for Posthorn alone. Set POSTHORN_DATA." in ran.stderr
        assert "Traceback" not in ran.stderr
