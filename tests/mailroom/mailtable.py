"""A Sagrada board with two people who write mails, and the mail room that reads them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from itertools import count
from pathlib import Path
from typing import Any

from domain.kernel.marks import by_mark
from service.mail.incoming.settings import MailSettings
from service.store import Store
from service.store.mails import bytes_of
from workers.apply import work_off
from workers.mailroom import MailRoom

ANNA, BERT = "anna@mail.example.com", "bert@mail.example.com"
RECEIVER = "mx.play.example.org"
GIVEN = {"MAIL_DOMAINS": "play.example.org", "MAIL_KEYS": "1:" + "ab" * 16, "MAIL_TRUSTED": RECEIVER}
SETTINGS = MailSettings.of(GIVEN)
PROVEN = {"dmarc": "pass"}
dates = count(1)


@dataclass(frozen=True)
class SentLetter:
    address: str
    text: str
    html_text: str
    raw: bytes
    options: tuple[str, ...]
    version: int

    @property
    def by_mark(self) -> Mapping[str, str]:
        return by_mark(self.options)


class Table:
    """Two people at a Sagrada board, and a mail room that knows the letters they got."""

    def __init__(self, folder: Path, url: str = "", **settings: str) -> None:
        self.store = Store(url or f"sqlite:///{folder}/posthorn.db")
        self.letters: dict[str, SentLetter] = {}
        self.letters_of_seats: dict[int, str] = {}
        self.reports: list[tuple[str, Any]] = []
        self.room = MailRoom(
            self.store,
            MailSettings.of(GIVEN | settings),
            self.letter_of,
            lambda session, letter, report: self.reports.append((letter, report)),
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

    def letter_of(self, session: Any, grant: int, game: str) -> SentLetter | None:
        return self.letters.get(SETTINGS.keyring.token(grant, "reply"))

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
        grant = {
            "player": (self.anna, self.bert)[seat],
            "game": self.id,
            "seat": seat,
            "point": self.game.asked_since[seat],
        }
        with self.store.db.write() as session:
            token = self.room.grants.issue(session, **grant | given)
        options = tuple(self.options(seat)) if self.game.asked_since[seat] else ()
        numbered = "\n".join(f"({n}) {option}" for n, option in enumerate(options, 1))
        text = f"##- Reply above this line -##\nSagrada 417: it is your turn.\nYou can:\n{numbered}\n"
        self.letters[token] = SentLetter((ANNA, BERT)[seat], text, "", b"", options, self.game.version)
        return token

    def mail(self, token: str, *lines: str, author: str = ANNA, auth: dict[str, str] | None = None, **more: str) -> str:
        raw = self.written(token, *lines, author=author, **more)
        return self.bring(raw, token, auth=PROVEN if auth is None else auth, mail_from=author)

    def written(self, token: str, *lines: str, author: str = ANNA, **more: str) -> bytes:
        message = EmailMessage()
        message["From"], message["To"] = author, f"move+{token}@play.example.org"
        message["Subject"], message["Message-ID"] = "Re: Sagrada 417", f"<{next(dates)}@mail.example.com>"
        message["Date"] = f"Tue, 17 Nov 2026 21:{next(dates) % 60:02}:00 +0100"
        for name, value in more.items():
            message[name.replace("_", "-")] = value
        quote = self.letters[token].text if token in self.letters else ""
        marked = "\n".join("> " + line for line in quote.split("\n"))
        message.set_content("\n".join(lines) + f"\n\nOn 17 Nov 2026 at 21:12, Sagrada 417 wrote:\n{marked}\n")
        return bytes(message)

    def bring(self, raw: bytes, token: str, auth: dict[str, str], mail_from: str = ANNA, name: str = "move") -> str:
        rcpt = to(token, name) if token else "turns@play.example.org"
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

    def raw(self, mail: str) -> bytes:
        with self.store.db.read() as session:
            return bytes_of(session, mail) or b""

    def bag(self, kind: str = "answer") -> list[dict[str, Any]]:
        with self.store.db.read() as session:
            found = session.all("SELECT * FROM mailbag WHERE kind = ? ORDER BY made, key", kind)
        return [{**dict(row), "about": json.loads(row["about"])} for row in found]

    def told(self) -> list[tuple[str, str]]:
        return [(line["said"], line["status"]) for line in self.bag()[-1]["about"]["lines"]]


def to(token: str, name: str = "move") -> str:
    return f"{name}+{token}@play.example.org"


def turn(table: Table) -> int:
    return table.game.asked[0]


def address(seat: int) -> str:
    return (ANNA, BERT)[seat]
