"""What is not kept for ever."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ops.server.settings import BadSettings, Settings
from service.app import create_app
from service.mail.outgoing.delivery_policy import Policy
from service.store import Store, sessions, times
from tests.letters.support import SITE, Table, token


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, policy=Policy(hold=0.0, bots=0.0, rounds=0.0, kept=200))
    yield table
    table.close()


def tidy(table: Table) -> None:
    table.mail_service.post._tidied = -math.inf
    table.mail_service.post.work_off()


def test_words_of_old_letters_are_forgotten(table: Table) -> None:
    table.open("pig", pace="none")
    old = table.post()
    table.let_pass(days=150)
    table.open("pig", pace="none")
    table.post()
    before = {letter.id: letter for letter in table.letters()}
    table.let_pass(days=51)
    tidy(table)
    after = {letter.id: letter for letter in table.letters()}
    assert old and {letter.id for letter in old} == {id for id, letter in after.items() if not letter.text}
    for letter in old:
        kept = after[letter.id]
        assert (kept.raw, kept.html_text, kept.options) == (b"", "", ())
        assert (kept.subject, kept.message_id) == (letter.subject, letter.message_id)
    assert all(after[id] == letter for id, letter in before.items() if after[id].text)
    browser = create_app(table.store, SITE.url, mail=table.mail_service).test_client()
    assert browser.get(f"/l/{token(old[0], 'unsubscribe')}/unsubscribe").status_code == 200, (
        "it can be stopped for ever"
    )
    assert browser.get(f"/l/{token(old[0])}").status_code == 410


def test_nothing_is_forgotten_that_can_be_answered() -> None:
    with pytest.raises(BadSettings, match="0, or a whole number from 120"):
        Settings.from_environment({"POSTHORN_LETTERS_KEPT": "90"})
    assert Settings.from_environment({"POSTHORN_LETTERS_KEPT": "0"}).letters_kept == 0


def test_a_browser_is_signed_out_after_the_days_that_are_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store(f"sqlite:///{tmp_path / 'posthorn.db'}")) as store:
        ann, now = store.players.add("Ann").id, times.now()
        with store.db.write() as session:
            secret = sessions.begin(session, ann, "a browser", days=7)
        at = times.later(now, 24 * 6.5)
        monkeypatch.setattr(times, "now", lambda: at)
        used = sessions.known(store, secret, 7)
        assert used is not None and used.renewed
        at = times.later(now, 24 * 13.4)
        assert sessions.known(store, secret, 7) is not None, "counted from the last use"
        at = times.later(now, 24 * 20.5)
        assert sessions.known(store, secret, 7) is None
        app = create_app(store, "http://127.0.0.1", sessions_kept=7)
        assert "for 7 days after the last use" in app.test_client().get("/privacy").text
    assert Settings.from_environment({"POSTHORN_SESSIONS_KEPT": "7"}).sessions_kept == 7
    with pytest.raises(BadSettings, match="a whole number from 1"):
        Settings.from_environment({"POSTHORN_SESSIONS_KEPT": "0"})
