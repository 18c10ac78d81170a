"""The tokens of a letter open one thing each; what others see of a mail opens nothing."""

from __future__ import annotations

import re
import smtplib
from collections.abc import Callable
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from ops.server.mail_setup import free_port
from service.mail.incoming.inbox import Unwanted
from service.mail.incoming.smtp import Server as Door
from service.mail.outgoing.reply import reply
from service.store import bounces, times
from service.store.grants import Use
from service.store.letters import Letter
from tests.letters.server import Server
from tests.letters.support import SETTINGS, SITE, Table, address, message, token
from tests.security.people import (
    COMPLAINT,
    REPORT,
    SPELLED,
    USES,
    age,
    browser_of,
    came_back,
    first,
    say,
    sending_table,
    settled,
    stopped,
)
from tests.web.pages import own_words
from workers.relay import Relay

table = sending_table

# each for one thing


@given(number=st.integers(0, (1 << 48) - 1), use=st.sampled_from(USES), other=st.sampled_from(USES))
def test_a_token_is_good_for_its_own_use(number: int, use: Use, other: Use) -> None:
    keyring = SETTINGS.keyring
    assert keyring.grant(keyring.token(number, use), other) == (number if use == other else None)
    tokens = keyring.tokens(number)
    assert len({getattr(tokens, each) for each in (*USES, "name")}) == len(USES) + 1
    assert not SPELLED.fullmatch(tokens.name + "aaaa") or keyring.grant(tokens.name + "aaaa", use) is None


ACTS: dict[str, Callable[[Table, FlaskClient, Letter, str], object]] = {
    "reply": lambda table, browser, letter, key: say(table, letter, "1", to=f"move+{key}@play.example"),
    "bare": lambda table, browser, letter, key: say(table, letter, "1", to=f"{key}@play.example"),
    "reply at the other address": lambda table, browser, letter, key: say(
        table, letter, "1", to=f"bounce+{key}@play.example"
    ),
    "bounce": lambda table, browser, letter, key: came_back(table, f"bounce+{key}@play.example"),
    "bounce at the other address": lambda table, browser, letter, key: came_back(table, f"move+{key}@play.example"),
    "complaint": lambda table, browser, letter, key: came_back(table, f"bounce+{key}@play.example", COMPLAINT),
    "complaint at the other address": lambda table, browser, letter, key: came_back(
        table, f"move+{key}@play.example", COMPLAINT
    ),
    "seat": lambda table, browser, letter, key: browser.get(f"/l/{key}"),
    "html": lambda table, browser, letter, key: browser.get(f"/l/{key}/html"),
    "position": lambda table, browser, letter, key: browser.get(f"/games/{letter.game}?letter={key}"),
    "why": lambda table, browser, letter, key: browser.get(f"/l/{key}/why"),
    "press": lambda table, browser, letter, key: browser.post(f"/l/{key}/1", data=own_words(browser)),
    "fresh": lambda table, browser, letter, key: browser.post(f"/l/{key}/fresh", data=own_words(browser)),
    "unsubscribe": lambda table, browser, letter, key: browser.post(f"/l/{key}/unsubscribe", data={"all": "1"}),
    "join": lambda table, browser, letter, key: browser.post(f"/join/{key}", data=own_words(browser)),
}
OPENS: dict[str, set[str]] = {
    "reply": {"reply", "bare"},
    "read": {"seat", "html", "position", "why"},
    "bounce": {"bounce", "complaint"},
    "unsubscribe": {"unsubscribe"},
    "enter": set(),  # this letter is no link to sign in with
    "name": set(),
}


def everything(table: Table) -> Any:
    """All that a token could change; no help for somebody who wrote to a wrong address."""
    with table.store.db.read() as session:
        names = ("stored_events", "letters", "mailbag", "grants", "talk", "bounces", "bounced")
        found = [dict(row) for name in names for row in session.all(f"SELECT * FROM {name} ORDER BY 1")]
    return [row for row in found if row.get("kind") != "help" and row.get("player") != ""]


@pytest.mark.parametrize("act", ACTS)
def test_no_token_opens_what_another_one_opens(tmp_path: Path, act: str) -> None:
    table = Table(tmp_path, relay=Relay("127.0.0.1", 9))
    table.open()
    table.mail_service.post.write()
    table.mail_service.post.write()
    letter, browser = first(table), browser_of(table)
    tokens = SETTINGS.keyring.tokens(letter.grant_id)
    for name in sorted(OPENS, key=lambda name: act in OPENS[name]):
        before = everything(table)
        try:
            done = ACTS[act](table, browser, letter, getattr(tokens, name))
        except Unwanted:
            done = None
        opened = done.status_code == 200 if isinstance(done, TestResponse) else everything(table) != before
        assert opened == (act in OPENS[name] or (act, name) == ("press", "read")), name
        if not opened:
            assert everything(table) == before
    table.store.close()


def test_what_the_page_is_pressed_for_waits_for_the_registered_address(table: Table) -> None:
    version = table.game.version
    browser = browser_of(table)
    page = browser.post(f"/l/{token(first(table))}/1", data=own_words(browser)).text
    assert "as soon as you have shown that it was you" in page
    settled(table, "")
    assert table.game.version == version and [each.address for each in table.letters(kind="magic")] == [address("Anna")]


# what others see


def test_the_headers_of_a_reply_and_of_its_answer_hold_no_token(table: Table) -> None:
    letter = first(table)
    say(table, letter, "1", "say hello")
    answer = table.letters("Anna", "answer")[0]
    theirs = message_from_bytes(reply(letter, SITE, letter.token, "1"))
    shown = [str(theirs[name]) for name in ("Message-ID", "In-Reply-To", "References")]
    shown += [str(message(each)[name]) for each in (letter, answer) for name in ("Message-ID", "References", "List-Id")]
    tokens = [each for text in shown for each in SPELLED.findall(text)]
    assert tokens
    browser = browser_of(table)
    for found in tokens:
        for start in range(max(1, len(found) - 27)):
            assert all(SETTINGS.keyring.grant(found[start : start + 28], use) is None for use in USES)
        assert browser.get(f"/l/{found}").status_code == browser.get(f"/join/{found}").status_code == 404


def test_a_page_that_shows_a_letter_holds_nothing_that_acts(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.set("Anna", digest="00:00")
    table.open()
    table.post()
    table.choose_windows()
    while table.asked != "Anna":
        table.say(table.asked, "pass")
    table.let_pass(hours=25)
    table.post()
    browser = browser_of(table)
    letters = [letter for letter in table.letters() if letter.kind not in ("magic", "confirm", "help")]
    assert "digest" in {letter.kind for letter in letters}
    parts = parts_of(table)
    for bytes_are_kept in (True, False):
        if not bytes_are_kept:
            with table.store.db.write() as session:
                session.run("UPDATE letters SET raw = ?", b"")
        for letter in letters:
            for path in ("", "/html", "/why", "/1", "/revoke"):
                page = browser.get(f"/l/{token(letter)}{path}").text
                for grant in (letter.grant_id, *parts):
                    assert all(SETTINGS.keyring.token(grant, use) not in page for use in USES if use != "read")
    table.store.close()


def parts_of(table: Table) -> list[int]:
    with table.store.db.read() as session:
        return [row["grant_id"] for row in session.all("SELECT grant_id FROM letters WHERE status = 'part'")]


def test_a_forged_complaint_ends_nobodys_letters(table: Table) -> None:
    """By the Message-ID that everybody in a conversation sees, sent wherever mail is taken."""
    for rcpt in ("postmaster@play.example", "abuse@play.example", "turns@play.example"):
        for report in (REPORT, COMPLAINT):
            came_back(table, rcpt, report)
    assert stopped(table, "Anna") == 0


def test_a_report_counts_at_the_address_the_letter_was_sent_from_and_for_a_month(table: Table) -> None:
    rcpt = SITE.bounces_to(token(first(table), "bounce"))
    age(table, first(table), made=times.later(times.now(), -24 * 31))
    came_back(table, rcpt, COMPLAINT)
    assert stopped(table, "Anna") == 0
    age(table, first(table), made=times.later(times.now(), -24 * 29))
    came_back(table, rcpt, COMPLAINT)
    assert stopped(table, "Anna") == bounces.STOP


def test_over_real_smtp_a_letter_names_its_answer_and_nothing_else(tmp_path: Path) -> None:
    """As they arrive: Reply-To acts, the envelope takes reports, and who was shown the rest can do nothing."""
    relay = Server()
    table = Table(tmp_path, relay=Relay("127.0.0.1", relay.port))
    table.set("Anna", mail_trust="yes")
    table.open()
    table.post()
    door = Door(table.mail_service.inbox, "127.0.0.1", free_port("127.0.0.1"))
    door.start()
    (came,) = [each for each in relay.handler.taken if each.rcpt_tos == [address("Anna")]]
    mail, version = message_from_bytes(came.content or b""), table.game.version
    seen = re.findall(r"<t\.([^@]+)@", str(mail["Message-ID"]))[0]
    with smtplib.SMTP("127.0.0.1", door.port) as line:
        line.ehlo()
        for made_up in (
            f"move+{seen}@",
            f"bounce+{seen}@",
            f"{seen}@",
            f"move+{seen}aaaa@",
            f"bounce+{seen[:24]}aaaa@",
        ):
            line.rset()
            line.mail("eve@evil.example")
            assert line.rcpt(made_up + "play.example")[0] == 550
        swapped = came.mail_from.replace("bounce+", "move+")
        line.rset()
        line.mail("eve@evil.example")
        assert line.rcpt(swapped)[0] == 550
        line.rset()
        answer = reply(first(table), SITE, first(table).token, "1")
        line.sendmail(address("Anna"), [re.findall(r"<(move\+[^>]+)>", str(mail["Reply-To"]))[0]], answer)
    for _ in range(3):
        table.mail_service.room.work_off()
        table.work()
    assert table.game.version == version + 1
    door.stop()
    relay.stop()
    table.close()
