"""`posthorn mail`: mails handed in, kept and shown, and a process that listens."""

import os
import signal
import smtplib
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from redis import Redis

from ops.cli import mail
from ops.server.mail_setup import free_port
from service.projections import letter_queue
from service.store import Store, times
from service.store.mails import bytes_of
from tests.harness.running import ROOT, environment
from tests.service.inboxes import RAW, RCPT, SENDER


@pytest.fixture
def here(tmp_path, monkeypatch):
    for name in list(os.environ):
        if name.startswith("POSTHORN_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("POSTHORN_MAIL_DOMAIN", "play.example.org")
    monkeypatch.setenv("POSTHORN_MAIL_KEYS", "1:" + "ab" * 16)
    return tmp_path


def test_a_mail_is_handed_in_and_shown_as_it_was(here, capsysbinary):
    (here / "mail.eml").write_bytes(RAW)
    assert mail.main(["in", str(here / "mail.eml"), "--to", RCPT, "--from", SENDER]) == 0
    stored = capsysbinary.readouterr().out.decode().strip()
    assert mail.main(["show", stored]) == 0
    assert capsysbinary.readouterr().out == RAW


def test_a_mail_for_nobody_is_refused_with_the_reason(here, capsys):
    (here / "mail.eml").write_bytes(RAW)
    assert mail.main(["in", str(here / "mail.eml"), "--to", "move+abc@play.example.org"]) == 1
    assert "not given out" in capsys.readouterr().err


def test_an_unknown_mail_is_named(here, capsys):
    assert mail.main(["show", "nothing"]) == 1 and mail.main(["again", "nothing"]) == 1
    assert "nothing" in capsys.readouterr().err


def test_a_parked_letter_is_seen_and_written_after_all(here, capsys):
    (here / "data").mkdir()
    with closing(Store(f"sqlite:///{here}/data/posthorn.db")) as store, store.db.write() as session:
        letter_queue.insert(
            session, times.now(), letter_queue.PendingLetter(kind="magic", key="one", address="a@b.example")
        )
        letter_queue.insert(
            session, times.now(), letter_queue.PendingLetter(kind="magic", key="two", address="b@b.example")
        )
        letter_queue.settle(session, {"game": "", "id": 2}, "parked", times.now(), "it could not be written (Overdue)")
    assert mail.main(["out", "--parked"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    number = line.split()[0]
    assert "Overdue" in line and mail.main(["again", number]) == 0 and mail.main(["again", number]) == 1
    assert mail.main(["out", "--parked"]) == 0
    assert capsys.readouterr().out == ""


KEYS = {"POSTHORN_MAIL_DOMAIN": "play.example.org", "POSTHORN_MAIL_KEYS": "1:" + "ab" * 16}


@contextmanager
def listening(here, *arguments, **more):
    """The port at which another process takes mail."""
    port = free_port("127.0.0.1")
    with subprocess.Popen(
        [sys.executable, "-m", "ops.cli.main", "mail", "listen", "--port", str(port), *arguments],
        env=environment(Path(here / "data"), **more), cwd=ROOT, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None and f":{port}" in process.stdout.readline()
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


@pytest.mark.parametrize("kind", ["smtp", "lmtp"])
def test_a_process_that_listens(here, kind):
    with (
        listening(here, *(["--lmtp"] if kind == "lmtp" else []), **KEYS) as port,
        (smtplib.LMTP if kind == "lmtp" else smtplib.SMTP)("127.0.0.1", port, timeout=20) as client,
    ):
        client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    with closing(Store(f"sqlite:///{here}/data/posthorn.db")) as store, store.db.read() as session:
        (row,) = session.all("SELECT id, source, status FROM mails")
        assert (row["source"], bytes_of(session, row["id"]), row["status"]) == (kind, RAW, "new")


def test_a_forgotten_mail_is_named_as_such(here, capsys):
    (here / "mail.eml").write_bytes(RAW)
    assert mail.main(["in", str(here / "mail.eml"), "--to", RCPT, "--from", SENDER]) == 0
    stored = capsys.readouterr().out.strip()
    with closing(Store(f"sqlite:///{here}/data/posthorn.db")) as store, store.db.write() as session:
        session.run("UPDATE mails SET status = 'quarantined', raw = ?", b"")
    assert mail.main(["again", stored]) == 1 and mail.main(["show", stored]) == 1
    assert capsys.readouterr().err.count("POSTHORN_MAIL_KEPT") == 2


def test_a_process_that_listens_wakes_the_workers(here, redis):
    with listening(here, **KEYS, POSTHORN_REDIS=redis) as port, smtplib.SMTP("127.0.0.1", port, timeout=20) as client:
        client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
        with Redis.from_url(redis) as broker:
            assert b"posthorn.mail" in broker.blpop("celery", 20)[1]


def test_beside_other_processes_the_keys_are_common_ones(here, redis, monkeypatch, capsys):
    """With keys of its own it would refuse the addresses the others print."""
    monkeypatch.setenv("POSTHORN_REDIS", redis)
    monkeypatch.delenv("POSTHORN_MAIL_KEYS")
    with pytest.raises(SystemExit):
        mail.main(["listen", "--port", "0"])
    assert "POSTHORN_MAIL_KEYS" in capsys.readouterr().err
