"""The tokens of a letter open one thing each, what others see opens nothing; they expire, and can be revoked."""

from __future__ import annotations

import re
import smtplib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from itertools import count
from pathlib import Path
from threading import Barrier, Thread
from typing import Any, get_args

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from ops import mail as ops_mail
from ops.mailing import free_port
from service.app import create_app
from service.inbound.inbox import Unwanted
from service.inbound.smtp import Server as Door
from service.inbound.tokens import KeyRing, Use, _spelled, grant_named
from service.letters import bounces
from service.letters.outbox import Letter
from service.letters.reply import reply
from service.readmodels import mailbag
from service.store import times
from tests.letters.server import Server
from tests.letters.support import AT_ONCE, SETTINGS, SITE, Table, address, html, message, token
from workers.mail import MailHouse
from workers.relay import Relay

USES: tuple[Use, ...] = get_args(Use)
SPELLED = re.compile(r"[a-z2-7]{20,}")
PROVEN = {"dmarc": "pass"}
numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Table]:
    """A table whose letters would be sent, so that a page proves nothing."""
    where = tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres")
    table = Table(where, relay=Relay("127.0.0.1", 9))
    table.open()
    table.house.post.write()
    yield table
    table.house.close()
    table.store.close()


def browser_of(table: Table) -> FlaskClient:
    return create_app(table.store, "https://play.example", mail=table.house).test_client()


def first(table: Table, name: str = "Anna") -> Letter:
    return table.letters(name, "started")[0]


def say(table: Table, letter: Letter, *lines: str, to: str = "", auth: dict[str, str] = PROVEN, by: str = "") -> str:
    """A mail that answers a letter, at whatever address; what became of it."""
    raw = reply(letter, SITE, letter.token, "\n".join(lines))
    raw = raw.replace(f"From: {letter.address}".encode(), f"From: {by or letter.address}".encode())
    rcpt = to or SITE.reply_to(letter.token)
    stored = table.house.inbox.accept(raw, by or letter.address, [rcpt], "smtp", "", auth)[0]
    return settled(table, stored)


def settled(table: Table, stored: str) -> str:
    for _ in range(3):
        table.house.room.work_off()
        table.work()
    table.house.post.write()
    with table.store.db.read() as session:
        return str(session.value("SELECT status FROM mails WHERE id = ?", stored))


def fresh(table: Table, name: str = "Anna") -> list[Letter]:
    return table.letters(name, "fresh")


def age(table: Table, letter: Letter, **changes: str) -> None:
    given = ", ".join(f"{column} = ?" for column in changes)
    with table.store.db.write() as session:
        session.run(f"UPDATE grants SET {given} WHERE id = ?", *changes.values(), letter.grant_id)


# each for one thing


@given(number=st.integers(0, (1 << 48) - 1), use=st.sampled_from(USES), other=st.sampled_from(USES))
def test_a_token_is_good_for_its_own_use(number: int, use: Use, other: Use) -> None:
    ring = SETTINGS.ring
    assert ring.grant(ring.token(number, use), other) == (number if use == other else None)
    tokens = ring.tokens(number)
    assert len({getattr(tokens, each) for each in (*USES, "name")}) == len(USES) + 1
    assert not SPELLED.fullmatch(tokens.name + "aaaa") or ring.grant(tokens.name + "aaaa", use) is None


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
    "press": lambda table, browser, letter, key: browser.post(f"/l/{key}/1"),
    "fresh": lambda table, browser, letter, key: browser.post(f"/l/{key}/fresh"),
    "unsubscribe": lambda table, browser, letter, key: browser.post(f"/l/{key}/unsubscribe", data={"all": "1"}),
    "join": lambda table, browser, letter, key: browser.post(f"/join/{key}"),
}
OPENS: dict[str, set[str]] = {
    "reply": {"reply", "bare"},
    "read": {"seat", "html", "position", "why"},
    "bounce": {"bounce", "complaint"},
    "unsubscribe": {"unsubscribe"},
    "enter": set(),  # this letter is no link to sign in with
    "name": set(),
}

REPORT = (
    b"From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"
    b"\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
    b"Final-Recipient: rfc822; anna@mail.example\r\nAction: failed\r\nStatus: 5.1.1\r\n--b\r\n"
    b"Content-Type: message/rfc822\r\n\r\nMessage-ID: %s\r\nSubject: x\r\n\r\nx\r\n--b--\r\n"
)
COMPLAINT = (
    b"From: fbl@mx.example\r\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\r\n"
    b"\r\n--b\r\n\r\nSpam.\r\n--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n--b\r\n"
    b"Content-Type: message/rfc822\r\n\r\nMessage-ID: %s\r\nSubject: x\r\n\r\nx\r\n--b--\r\n"
)


def came_back(table: Table, rcpt: str, report: bytes = REPORT) -> str:
    """A report that names the letter in the way every mail shows it."""
    raw = b"X-Number: %d\r\n" % next(numbers) + report % first(table).message_id.encode()
    return settled(table, table.house.inbox.accept(raw, "", [rcpt], "smtp", "", {})[0])


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
    table.house.post.write()
    table.house.post.write()
    letter, browser = first(table), browser_of(table)
    tokens = SETTINGS.ring.tokens(letter.grant_id)
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
    page = browser_of(table).post(f"/l/{token(first(table))}/1").text
    assert "the answer comes by mail" in page or "to ask whether this was you" in page
    settled(table, "")
    assert table.game.version == version and [each.address for each in table.letters(kind="confirm")] == [
        address("Anna")
    ]


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
            assert all(SETTINGS.ring.grant(found[start : start + 28], use) is None for use in USES)
        assert browser.get(f"/l/{found}").status_code == browser.get(f"/join/{found}").status_code == 404


def test_a_page_that_shows_a_letter_holds_nothing_that_acts(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.set("Anna", digest="00:00")
    table.open(bots=1)
    table.post()
    table.choose_windows()
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
                    assert all(SETTINGS.ring.token(grant, use) not in page for use in USES if use != "read")
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


def stopped(table: Table, name: str) -> int:
    with table.store.db.read() as session:
        return int(session.value("SELECT score FROM bounces WHERE address = ?", address(name)) or 0)


def test_over_real_smtp_a_letter_names_its_answer_and_nothing_else(tmp_path: Path) -> None:
    """As they arrive: Reply-To acts, the envelope takes reports, and who was shown the rest can do nothing."""
    relay = Server()
    table = Table(tmp_path, relay=Relay("127.0.0.1", relay.port))
    table.set("Anna", mail_trust="yes")
    table.open()
    table.post()
    door = Door(table.house.inbox, "127.0.0.1", free_port("127.0.0.1"))
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
        table.house.room.work_off()
        table.work()
    assert table.game.version == version + 1
    door.stop()
    relay.stop()
    table.house.close()
    table.store.close()


# they expire


def test_a_reply_to_an_expired_letter_gets_one_that_works_at_the_registered_address(table: Table) -> None:
    letter, version = first(table), table.game.version
    age(table, letter, expires=times.now())
    for by in ("eve@evil.example", address("Anna"), "other@evil.example"):
        assert say(table, letter, "1", "say hello", by=by) == "helped"
    assert table.game.version == version
    (new,) = fresh(table)
    assert "has expired, so nothing was done" in new.text and new.options == letter.options
    assert not [each for each in table.letters() if "evil.example" in each.address]
    assert say(table, new, "1") == "done" and table.game.version == version + 1


def test_the_pages_of_an_expired_letter_offer_one_that_works(table: Table) -> None:
    letter, browser = first(table), browser_of(table)
    read = token(letter)
    assert browser.post(f"/l/{read}/fresh").status_code == 404, "as long as it works there is no need"
    age(table, letter, expires=times.now())
    for path in ("", "/html", "/1", "/why", "/revoke"):
        page = browser.get(f"/l/{read}{path}")
        assert page.status_code == 410 and "Send a fresh letter" in page.text
    for path in ("", "/log", "/board.svg", "/game.json"):
        assert browser.get(f"/games/{letter.game}{path}?letter={read}").status_code == 410
    assert browser.post(f"/l/{read}/1").status_code == browser.post(f"/l/{read}/revoke").status_code == 410
    assert fresh(table) == []
    for _ in range(3):
        assert "on its way" in browser.post(f"/l/{read}/fresh").text
        table.house.post.write()
    (new,) = fresh(table)
    assert new.address == address("Anna") and browser.get(f"/l/{token(new)}").status_code == 200


def test_who_wants_no_letters_can_say_so_with_the_oldest_of_them(table: Table) -> None:
    age(table, first(table), expires=times.now(), made="2020-01-01T00:00:00.000000Z")
    done = browser_of(table).post(f"/l/{token(first(table), 'unsubscribe')}/unsubscribe", data={"all": "1"})
    assert done.status_code == 200
    assert table.store.players.get(table.players["Anna"]).settings["letters"] == "none"


def test_a_letter_of_a_seat_that_is_another_persons_now_is_not_written(table: Table) -> None:
    due = mailbag.Due(key="x", kind="fresh", player=table.players["Bert"], game=table.game_id, seat=0,
                      about={"why": "expired"})  # fmt: skip
    with table.store.db.write() as session:
        mailbag.put(session, times.now(), due)
    table.house.post.write()
    assert fresh(table, "Bert") == [] and "the seat is not yours any more" in table.reasons("Bert")


def test_an_address_that_was_taken_away_speaks_for_nobody(table: Table) -> None:
    letter, version = first(table), table.game.version
    table.store.players.add_address(table.players["Anna"], "new@mail.example")
    table.store.players.confirm_address(table.players["Anna"], "new@mail.example")
    table.store.players.remove_address(table.players["Anna"], address("Anna"))
    assert say(table, letter, "1") == "held" and table.game.version == version


# they can be revoked


def by_mail(table: Table, *words: str) -> None:
    assert say(table, first(table), *(words or ("revoke",))) == "done"


def by_page(table: Table) -> None:
    browser_of(table).post(f"/l/{token(first(table))}/revoke")
    settled(table, "")
    (question,) = table.letters("Anna", "confirm")
    assert dead(table, first(table)) == set(), "not before the registered address has said yes"
    say(table, question, "yes", auth={})


def by_api(table: Table) -> None:
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Anna'])}"}
    answer = browser_of(table).post("/api/v1/me/revoke", json={}, headers=bearer)
    assert answer.status_code == 200 and answer.json["void"] >= 1 and answer.json["letters"] == 2
    table.house.post.write()


@contextmanager
def operator(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ops_mail, "open_store", lambda settings: table.store)
    monkeypatch.setattr(table.store, "close", lambda: None)
    yield
    monkeypatch.undo()


def dead(table: Table, letter: Letter) -> set[str]:
    """Of the tokens of a letter those that do nothing."""
    browser, found = browser_of(table), set()
    with table.store.db.read() as session:
        grant = table.house.desk.grants.by_number(session, letter.grant_id)
    assert grant is not None
    for use in USES:
        if grant.over(use, times.now()):
            found.add(use)
    pages = {
        "read": browser.get(f"/l/{token(letter)}"),
        "unsubscribe": browser.get(f"/l/{token(letter, 'unsubscribe')}/unsubscribe"),
    }
    assert {use for use, page in pages.items() if page.status_code == 410} == found & set(pages)
    return found


@pytest.mark.parametrize("way", [by_mail, lambda table: by_mail(table, "new links"), by_page, by_api])
def test_all_letters_of_a_player_can_be_made_void(table: Table, way: Callable[[Table], None]) -> None:
    one, other = table.game_id, table.open()
    table.house.post.write()
    mine = [letter for letter in table.letters("Anna") if letter.kind == "started"]
    theirs = table.letters("Bert")
    assert {letter.game for letter in mine} == {one, other}
    way(table)
    for letter in mine:
        assert dead(table, letter) == set(USES)
        said = [page.text for page in (browser_of(table).get(f"/l/{token(letter)}"),)]
        assert "made void" in said[0] and "Send a fresh letter" not in said[0]
    assert all(dead(table, letter) == set() for letter in theirs)
    new = [letter for letter in table.letters("Anna") if letter.kind in ("fresh", "answer")]
    assert {letter.game for letter in new} == {one, other} and len(new) == 2
    assert all(letter.address == address("Anna") and letter.options and dead(table, letter) == set() for letter in new)
    version = table.game.version
    assert say(table, mine[1], "1") == "helped" and table.game.version == version
    assert [letter.key for letter in fresh(table)].count("") == 0
    works = next(letter for letter in new if letter.game == mine[1].game)
    assert say(table, works, "1") == "done" and table.game.version == version + 1


def test_those_of_one_game_can(table: Table) -> None:
    one, other = table.game_id, table.open()
    table.house.post.write()
    letters = {letter.game: letter for letter in table.letters("Anna", "started")}
    assert say(table, letters[one], "revoke game") == "done"
    assert dead(table, letters[one]) == set(USES) and dead(table, letters[other]) == set()
    assert fresh(table) == [], "the answer is about this game"


def test_the_operator_can(table: Table, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    letter = first(table)
    with operator(table, monkeypatch):
        assert ops_mail.main(["revoke", address("Anna"), "--game", "gnosuchgame"]) == 0
        assert dead(table, letter) == set()
        assert ops_mail.main(["revoke", address("Anna")]) == 0
        assert "1 letters of Anna do not work any more; 1 fresh ones" in capsys.readouterr().out
        assert ops_mail.main(["revoke", "pnobody"]) == 1
    table.house.post.write()
    assert dead(table, letter) == set(USES) and len(fresh(table)) == 1


def test_an_invitation_that_waits_is_sent_anew(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open(start=False)
    table.post()
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Bert'])}"}
    assert browser_of(table).post("/api/v1/me/revoke", json={}, headers=bearer).json == {"void": 1, "letters": 1}
    (new,) = [letter for letter in table.post() if letter.kind == "fresh"]
    assert new.address == address("Bert") and new.options[0] == "join"
    table.answer(new, "join")
    assert table.game.phase == "running"
    table.store.close()


def test_who_holds_a_void_letter_hears_nothing_of_its_reader(table: Table) -> None:
    letter = first(table)
    by_mail(table)
    written = len(table.letters("Anna"))
    assert say(table, letter, "1", by="eve@evil.example") == "helped"
    assert [each.kind for each in table.letters() if each.address == "eve@evil.example"] == ["help"]
    assert len(table.letters("Anna")) == written
    assert say(table, letter, "1") == "helped" and len(table.letters("Anna")) == written + 1


def test_what_was_held_for_a_yes_cannot_be_said_yes_to_any_more(table: Table) -> None:
    letter, version = first(table), table.game.version
    assert say(table, letter, "1", by="eve@evil.example", auth={}) == "held"
    (question,) = table.letters("Anna", "confirm")
    by_mail(table)
    say(table, question, "yes")
    assert table.game.version == version


def test_another_players_letters_are_not_his_to_make_void(table: Table) -> None:
    assert say(table, first(table), "revoke", by=address("Bert")) == "held"
    assert dead(table, first(table)) == set()


# letters written before


def as_before(table: Table) -> Letter:
    """A store as the code before left it: one token a letter, in its Message-ID too; no column for the grant."""
    with table.store.db.write() as session:
        for letter in table.letters():
            ring = KeyRing({1: b"\xab" * 16})
            head = (1 << 48 | letter.grant_id) << 80
            old = _spelled(head | int.from_bytes(ring._mac(1, letter.grant_id, None), "big"), 28)
            session.run("UPDATE mailbag SET letter = ? WHERE letter = ?", old, letter.token)
            session.run(
                "UPDATE letters SET token = ?, message_id = ? WHERE id = ?", old, f"<t.{old}.1@play.example>", letter.id
            )
        session.run("DROP INDEX letters_grant")
        session.run("ALTER TABLE letters DROP COLUMN grant_id")
        session.run("ALTER TABLE mailbag DROP COLUMN tries")
    table.store = type(table.store)(table.store.url)
    table.house = MailHouse(table.store, SETTINGS, SITE, Relay("127.0.0.1", 9), AT_ONCE)
    return first(table)


def test_an_old_letter_is_answered_and_read_as_ever_until_it_expires(table: Table) -> None:
    letter = as_before(table)
    assert letter.grant_id == grant_named(letter.token)
    browser, version, old = browser_of(table), table.game.version, letter.token
    assert browser.get(f"/l/{old}").status_code == browser.get(f"/l/{old}/unsubscribe").status_code == 200
    assert browser.get(f"/games/{table.game_id}?letter={old}").status_code == 200
    assert say(table, letter, "1") == "done" and table.game.version == version + 1
    age(table, letter, expires=times.now())
    assert say(table, letter, "say hello") == "helped" and len(fresh(table)) == 1
    assert browser.get(f"/l/{old}").status_code == 410


def test_an_old_token_which_everybody_sees_ends_nobodys_letters(table: Table) -> None:
    letter = as_before(table)
    for rcpt in (f"bounce+{letter.token}@play.example", f"b+{letter.token}@play.example"):
        with pytest.raises(Unwanted):
            came_back(table, rcpt, COMPLAINT)
    came_back(table, SITE.reply_to(letter.token), COMPLAINT)
    assert stopped(table, "Anna") == 0


def test_what_waited_to_be_sent_is_sent(table: Table) -> None:
    as_before(table)
    relay = Server()
    house = MailHouse(table.store, SETTINGS, SITE, Relay("127.0.0.1", relay.port), AT_ONCE)
    house.post.send()
    assert {each.mail_from for each in relay.handler.taken} == {
        SITE.bounces_to(token(letter, "bounce")) for letter in table.letters()
    }
    house.close()
    relay.stop()


# the link to sign in with, and the pass it is changed for


@pytest.fixture
def door(tmp_path: Path) -> Iterator[tuple[Table, FlaskClient, str]]:
    table = Table(tmp_path, names="")
    browser = browser_of(table)
    browser.post("/join", data={"name": "Ann", "address": "ann@mail.example"})
    (letter,) = table.post()
    yield table, browser, f"/join/{token(letter, 'enter')}"
    table.store.close()


def passed(page: str) -> str:
    found = re.search(r'action="/join/(\w+)/game"', page)
    assert found
    return found[1]


@contextmanager
def deciding(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The workers, whenever somebody waits for a verdict."""
    wait = table.store.intake.wait

    def at_once(row: str, seconds: float) -> Any:
        table.work()
        return wait(row, seconds)

    monkeypatch.setattr(table.store.intake, "wait", at_once)
    yield


def test_a_link_and_a_pass_work_once(door: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browser, link = door
    ticket = passed(browser.post(link).text)
    assert browser.post(link).status_code == browser.get(link).status_code == 404
    with deciding(table, monkeypatch):
        bad = browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "addresses": "a..b@x"})
        assert bad.status_code == 400 and "is no mail address" in bad.text, "what was wrong, and another try"
        assert browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "bots": "1"}).status_code == 404
        again = passed(bad.text)
        opened = browser.post(f"/join/{again}/game", data={"title": "sagrada", "bots": "1"})
        assert opened.status_code == 302
        assert browser.post(f"/join/{again}/game", data={"title": "sagrada", "bots": "1"}).status_code == 404
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM tables") == 1


def test_a_pass_is_no_link_and_a_link_no_pass(door: Any) -> None:
    _, browser, link = door
    assert browser.post(f"{link}/game", data={"title": "sagrada"}).status_code == 404
    ticket = passed(browser.post(link).text)
    assert browser.get(f"/join/{ticket}").status_code == browser.post(f"/join/{ticket}").status_code == 404


def test_both_end_after_an_hour_however_often_one_tries(door: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browser, link = door
    ticket = passed(browser.post(link).text)
    bad = browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "addresses": "x"})
    with table.store.db.read() as session:
        ends = {row["expires"] for row in session.all("SELECT expires FROM grants WHERE hold LIKE '%inside%'")}
    assert len(ends) == 1
    with table.store.db.write() as session:
        session.run("UPDATE grants SET expires = ?", times.now())
    assert browser.post(f"/join/{passed(bad.text)}/game", data={"title": "sagrada"}).status_code == 404


def test_two_at_once_are_one(door: Any) -> None:
    table, _, link = door
    gate, said = Barrier(4), list[int]()

    def press() -> None:
        browser = browser_of(table)
        gate.wait()
        said.append(browser.post(link).status_code)

    threads = [Thread(target=press) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == [200, 404, 404, 404]


def test_a_sign_in_link_is_in_no_header(door: Any) -> None:
    table, _, link = door
    (letter,) = table.letters()
    ticket = link.rpartition("/")[2]
    assert ticket in letter.text and ticket in html(letter)
    assert all(ticket not in value for value in message(letter).values())
