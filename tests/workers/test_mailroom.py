"""Mails through the mail room of a real game: what is done, what is asked, what is said back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from email.message import EmailMessage
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from service import talk
from service.inbound.settings import MailSettings
from service.store import Store
from workers.apply import work_off
from workers.mailroom import MailRoom

ANNA, BERT = "anna@mail.example.com", "bert@mail.example.com"
SETTINGS = MailSettings.of({"MAIL_DOMAINS": "play.example.org", "MAIL_KEYS": "1:" + "ab" * 16})
PROVEN = {"dmarc": "pass"}
dates = count(1)


@dataclass(frozen=True)
class SentLetter:
    address: str
    text: str
    html_text: str
    options: tuple[str, ...]
    version: int


class Table:
    """Two people at a Sagrada board, and a mail room that knows the letters they got."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/posthorn.db")
        self.letters: dict[str, SentLetter] = {}
        self.reports: list[tuple[str, Any]] = []
        self.room = MailRoom(
            self.store,
            SETTINGS,
            lambda session, token: self.letters.get(token),
            lambda session, token, report: self.reports.append((token, report)),
        )
        self.anna = self.store.players.add("Anna", ANNA, confirmed=True).id
        self.bert = self.store.players.add("Bert", BERT, confirmed=True).id
        seats = [{"player": self.anna}, {"player": self.bert}]
        opened = self.store.intake.submit(
            "open", {"title": "sagrada", "options": {}, "seats": seats}, channel="test", player=self.anna
        )
        work_off(self.store)
        self.id = opened.game
        self.store.intake.submit("sit", {}, channel="test", player=self.bert, game=self.id)
        work_off(self.store)

    @property
    def game(self) -> Any:
        return self.store.games.get(self.id)

    def options(self, seat: int = 0) -> list[str]:
        return self.store.games.legal(self.game, seat)

    def choose_windows(self) -> None:
        for seat in (0, 1):
            self.say(seat, self.options(seat)[0])

    def say(self, seat: int, line: str) -> None:
        player = (self.anna, self.bert)[seat]
        self.store.intake.submit("say", {"lines": [line]}, channel="test", player=player, game=self.id, seat=seat)
        work_off(self.store)

    def letter(self, seat: int = 0, **given: Any) -> str:
        """A letter to a seat about what it is asked now; its token."""
        grant = {"player": (self.anna, self.bert)[seat], "game": self.id, "seat": seat, "point": self.game.points[seat]}
        with self.store.db.write() as session:
            token = self.room.grants.issue(session, **grant | given)
        options = tuple(self.options(seat)) if self.game.points[seat] else ()
        numbered = "\n".join(f"({n}) {option}" for n, option in enumerate(options, 1))
        text = f"##- Reply above this line -##\nSagrada 417: it is your turn.\nYou can:\n{numbered}\n"
        self.letters[token] = SentLetter((ANNA, BERT)[seat], text, "", options, self.game.version)
        return token

    def mail(self, token: str, *lines: str, author: str = ANNA, auth: dict[str, str] | None = None, **more: str) -> str:
        message = EmailMessage()
        message["From"], message["To"] = author, f"move+{token}@play.example.org"
        message["Subject"], message["Message-ID"] = "Re: Sagrada 417", f"<{next(dates)}@mail.example.com>"
        message["Date"] = f"Tue, 17 Nov 2026 21:{next(dates) % 60:02}:00 +0100"
        for name, value in more.items():
            message[name.replace("_", "-")] = value
        quote = self.letters[token].text if token in self.letters else ""
        marked = "\n".join("> " + line for line in quote.split("\n"))
        message.set_content("\n".join(lines) + f"\n\nOn 17 Nov 2026 at 21:12, Sagrada 417 wrote:\n{marked}\n")
        return self.bring(bytes(message), token, auth=PROVEN if auth is None else auth, mail_from=author)

    def bring(self, raw: bytes, token: str, auth: dict[str, str], mail_from: str = ANNA) -> str:
        rcpt = f"move+{token}@play.example.org" if token else "turns@play.example.org"
        stored = self.room.inbox.accept(raw, mail_from, [rcpt], "smtp", "", auth)[0]
        self.work()
        return stored

    def work(self) -> None:
        self.room.work_off()
        work_off(self.store)
        self.room.work_off()

    def row(self, mail: str) -> Any:
        with self.store.db.read() as session:
            return session.one("SELECT * FROM mails WHERE id = ?", mail)

    def bag(self, kind: str = "answer") -> list[dict[str, Any]]:
        with self.store.db.read() as session:
            found = session.all("SELECT * FROM mailbag WHERE kind = ? ORDER BY made, key", kind)
        return [{**dict(row), "about": json.loads(row["about"])} for row in found]

    def told(self) -> list[tuple[str, str]]:
        return [(line["said"], line["status"]) for line in self.bag()[-1]["about"]["lines"]]


@pytest.fixture
def table(tmp_path):
    table = Table(tmp_path)
    yield table
    table.store.close()


@pytest.fixture
def playing(table):
    table.choose_windows()
    return table


def turn(table: Table) -> int:
    return table.game.asked[0]


def address(seat: int) -> str:
    return (ANNA, BERT)[seat]


def test_a_number_is_an_option_of_that_letter(table):
    token = table.letter()
    version = table.game.version
    table.mail(token, "2")
    assert table.told() == [("2", "done")]
    assert table.game.version == version + 1


def test_a_typed_move_is_done_and_told(table):
    token, option = table.letter(), table.options()[1]
    table.mail(token, option.upper(), "say good luck!")
    assert table.told() == [(option.upper(), "done"), ("say good luck!", "done")]
    with table.store.db.read() as session:
        assert [row["words"] for row in talk.since(session, table.id, table.bert)] == ["good luck!"]


def test_a_note_is_for_oneself(table):
    table.mail(table.letter(), "note watch the reds")
    with table.store.db.read() as session:
        assert not talk.since(session, table.id, table.bert)
        assert len(talk.since(session, table.id, table.anna)) == 1


def test_the_same_mail_twice_is_done_once(table):
    token = table.letter()
    mail = table.mail(token, "1")
    raw, version = bytes(table.row(mail)["raw"]), table.game.version
    table.bring(raw, token, PROVEN)
    again = table.bring(raw.replace(b"Message-ID: <", b"Message-ID: <again"), token, PROVEN)
    assert table.game.version == version
    assert len(table.bag()) == 1 and table.row(again)["reason"] == "brought before"


def test_an_old_letter_does_nothing_and_offers_the_same_again(playing):
    seat = turn(playing)
    token, option = playing.letter(seat), playing.options(seat)[0]
    playing.say(seat, option)
    version = playing.game.version
    playing.mail(token, option, author=address(seat))
    answer = playing.bag()[-1]["about"]
    assert playing.game.version == version
    assert answer["old"] and answer["lines"][0]["status"] == "superseded"


def test_all_or_nothing(playing):
    seat = turn(playing)
    option, version = playing.options(seat)[0], playing.game.version
    playing.mail(playing.letter(seat), option, "take R9 to Z9", author=address(seat))
    statuses = [status for _, status in playing.told()]
    assert playing.game.version == version and "done" not in statuses


def test_a_number_beyond_the_options_stops_the_others(playing):
    seat = turn(playing)
    version = playing.game.version
    playing.mail(playing.letter(seat), playing.options(seat)[0], "999", author=address(seat))
    assert playing.game.version == version
    assert [status for _, status in playing.told()] == ["not_tried", "refused"]


def test_a_mistyped_move_is_offered_and_not_done(playing):
    seat = turn(playing)
    option = next(each for each in playing.options(seat) if each.startswith("take"))
    version = playing.game.version
    playing.mail(playing.letter(seat), option.replace("take", "tkae"), author=address(seat))
    line = playing.bag()[-1]["about"]["lines"][0]
    assert playing.game.version == version
    assert line["status"] == "unknown" and line["alternatives"]


def test_prose_does_nothing_and_is_said_so(table):
    version = table.game.version
    table.mail(table.letter(), "Hello everybody,", "what a nice evening it was.")
    answer = table.bag()[-1]["about"]
    assert table.game.version == version
    assert answer["failing"] == 1 and [line["status"] for line in answer["lines"]] == ["unknown", "unknown"]


def test_failing_mails_are_counted(table):
    for _ in range(3):
        table.mail(table.letter(), "frobnicate the widget")
    assert table.bag()[-1]["about"]["failing"] == 3


def test_questions_and_previews(playing):
    seat = turn(playing)
    version = playing.game.version
    playing.mail(playing.letter(seat), "show", "history", "preview 1", author=address(seat))
    answer = playing.bag()[-1]["about"]
    assert answer["shows"] == ["show", "history"] and playing.game.version == version
    assert answer["previews"][0]["line"] == playing.options(seat)[0] and not answer["failing"]


def test_wishes(table):
    table.mail(table.letter(), "mute", "digest", "pause until 24.12.2099", "pause until 12/24/2026")
    player = table.store.players.get(table.anna)
    assert table.id in player.muted
    assert (player.settings["digest"], player.settings["paused_until"]) == ("07:00", "2099-12-24")
    assert [status for _, status in table.told()] == ["done", "done", "done", "refused"]


# who is speaking


def test_an_unproven_mail_is_held_and_done_after_a_yes(table):
    token, version = table.letter(), table.game.version
    held = table.mail(token, "1", auth={})
    assert table.row(held)["status"] == "held" and table.game.version == version
    asked = table.bag("confirm")[-1]
    assert asked["player"] == table.anna and asked["about"]["lines"] == ["1"]
    confirm = table.letter(purpose="confirm", hold=asked["about"]["hold"])
    table.mail(confirm, "yes", auth={})
    assert table.game.version == version + 1 and table.row(held)["status"] == "done"


def test_a_no_and_a_second_yes_do_nothing(table):
    held = table.mail(table.letter(), "1", auth={})
    version = table.game.version
    table.mail(table.letter(purpose="confirm", hold=held), "no", auth={})
    assert table.game.version == version
    confirm = table.letter(purpose="confirm", hold=held)
    table.mail(confirm, "yes", auth={})
    done = table.game.version
    table.mail(confirm, "yes", auth={})
    assert table.game.version == done == version + 1


def test_a_forwarded_letter_is_asked_about(table):
    version = table.game.version
    mail = table.mail(table.letter(), "1", author="mallory@evil.example")
    assert table.row(mail)["status"] == "held" and table.game.version == version


def test_who_trusts_the_token_needs_no_proof(table):
    table.store.players.change_settings(table.anna, {"mail_trust": "yes"})
    version = table.game.version
    table.mail(table.letter(), "1", auth={})
    assert table.game.version == version + 1


def test_a_letter_of_another_table_moves_nothing_here(table, tmp_path_factory):
    other = Table(tmp_path_factory.mktemp("other"))
    token = other.letter()
    before = table.game.version
    table.mail(token, "1")
    assert table.game.version == before and table.bag("help")
    other.store.close()


def test_a_vacation_reply_is_silence(table):
    mail = table.mail(table.letter(), "1", Auto_Submitted="auto-replied")
    assert table.row(mail)["status"] == "ignored"
    assert not table.bag() and not table.bag("help") and not table.bag("confirm")


def test_help_is_sent_once_a_day(table):
    raw = b"From: new@mail.example.com\r\nSubject: hi\r\nMessage-ID: <%d@x>\r\n\r\nHow does this work?\r\n"
    for n in range(3):
        table.bring(raw % n, "", {}, "new@mail.example.com")
    assert [row["address"] for row in table.bag("help")] == ["new@mail.example.com"]


def test_ten_answers_an_hour(table):
    token = table.letter()
    for n in range(12):
        table.mail(token, f"say number {n}")
    assert len(table.bag()) == 10
    with table.store.db.read() as session:
        assert len(talk.since(session, table.id, table.anna)) == 12


def test_a_bounce_is_reported_and_not_answered(table):
    token = table.letter()
    raw = (
        b"From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"
        b"\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
        b"Final-Recipient: rfc822; anna@mail.example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--\r\n"
    )
    table.bring(raw, token, {}, "")
    ((reported, report),) = table.reports
    assert (reported, report.kind, report.hard, report.status) == (token, "bounce", True, "5.1.1")
    assert not table.bag() and not table.bag("help")


def test_what_does_not_parse_lies_in_quarantine_and_the_rest_goes_on(table):
    bad = table.bring(b"X: y\r\n" * 300 + b"\r\n1", table.letter(), {})
    version = table.game.version
    table.mail(table.letter(), "1")
    assert table.row(bad)["status"] == "quarantined" and "lines" in table.row(bad)["reason"]
    assert table.game.version == version + 1
