"""A table of people who read mail: the store, the mail service, and a worker that does everything at once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from functools import lru_cache
from pathlib import Path
from typing import Any

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reply import reply
from service.mail.outgoing.site import Site
from service.store import Store
from service.store import letters as outbox
from service.store import times as clock
from service.store.grants import Use
from service.store.letters import Letter
from workers.apply import work_off
from workers.mail import MailService
from workers.project import follow
from workers.relay import Relay

SETTINGS = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
SITE = Site.of_url("https://play.example")
KEY = "key-of-the-operator"
LOCAL = Site.of_url("http://127.0.0.1:8000", "play.example")  # all of it on one machine
AT_ONCE = Policy(hold=0.0, bots=0.0, rounds=0.0)


class Table:
    """Anna and Bert, and more if there are more names; each has an address at mail.example."""

    def __init__(
        self,
        where: Path | str,
        names: str = "Anna Bert",
        policy: Policy = AT_ONCE,
        relay: Relay | None = None,
        site: Site = SITE,
    ) -> None:
        """`where`: a folder, or the address of a database."""
        self.store = Store(where if isinstance(where, str) else f"sqlite:///{where / 'posthorn.db'}")
        self.patient = self.store.intake.wait
        # nobody works while a page waits for a verdict, unless a test lets somebody: it would wait in vain
        self.store.intake.wait = lambda row, seconds: self.patient(row, 0.0)  # type: ignore[method-assign]
        self.mail_service = MailService(self.store, SETTINGS, site, relay, policy)
        self.players = {name: self.store.players.add(name, address(name), confirmed=True).id for name in names.split()}
        for player in self.players.values():  # most tests look at what is told at once
            self.store.players.change_settings(player, {"receipts": "yes"})
        self.game_id = ""
        self.ahead = timedelta()

    def open(self, title: str = "sagrada", bots: int = 0, pace: int | str = 72, start: bool = True, **more: Any) -> str:
        seats: list[Mapping[str, str]] = [{"player": player} for player in self.players.values()]
        fewest = titles[title].seats[0] if title in titles else 0
        seats += [{"bot": "sensible"}] * max(bots, fewest - len(seats))
        first = next(iter(self.players.values()))
        body = {"title": title, "seats": seats, "pace": pace, "sit": True, **more}
        self.game_id = self.store.intake.submit("open", body, channel="test", player=first).game
        self.work()
        if start:
            self.sit()
        return self.game_id

    def sit(self) -> None:
        """All that were invited take their seats."""
        _, *others = self.players.values()
        for player in others:
            self.store.intake.submit("sit", {}, channel="test", player=player, game=self.game_id)
            self.work()

    @property
    def game(self) -> Any:
        return self.store.games.get(self.game_id)

    def work(self) -> None:
        while work_off(self.store) or follow(self.store):
            pass

    def post(self) -> list[Letter]:
        """Let the post run; the letters it wrote, in order."""
        before = {letter.id for letter in self.letters()}
        self.mail_service.post.work_off()
        return [letter for letter in self.letters() if letter.id not in before]

    def letters(self, name: str = "", kind: str = "") -> list[Letter]:
        """In the order in which they were written."""
        with self.store.db.read() as session:
            found = outbox.latest(session, 10_000)[::-1]
        return [each for each in found if (not name or each.address == address(name)) and kind in ("", each.kind)]

    def say(self, name: str, *lines: str) -> Any:
        player = self.players[name]
        row = self.store.intake.submit("say", {"lines": list(lines)}, channel="test", player=player, game=self.game_id)
        self.work()
        return self.store.intake.row(row.id)

    def to_the_end(self, *lines: str, most: int = 10_000) -> None:
        """Or so many moves: whoever is asked says these, or what the bot would. What follows is worked off once."""
        luck = SeededLuck(b"end")
        for _ in range(most):
            if (game := self.game).phase != "running":
                break
            said = lines or [game.title.sentence(game.title.bot(game.state, game.asked[0], luck))]
            player = game.holders[game.asked[0]].player
            row = self.store.intake.submit(
                "say", {"lines": list(said)}, channel="test", player=player, game=self.game_id
            )
            while work_off(self.store):
                pass
            assert self.store.intake.row(row.id).status == "done", said
        self.work()

    def legal(self, name: str) -> list[str]:
        seat = self.game.seats_of(self.players[name])[0]
        return self.store.games.legal(self.game, seat)

    def choose_windows(self) -> None:
        for name in self.players:
            self.say(name, self.legal(name)[0])

    @property
    def asked(self) -> str:
        """Who has to move."""
        holder = self.game.holders[self.game.asked[0]].player
        return next(name for name, player in self.players.items() if player == holder)

    def reasons(self, name: str) -> list[str]:
        with self.store.db.read() as session:
            rows = session.all(
                "SELECT reason FROM mailbag WHERE player = ? AND status != 'mailed' ORDER BY id", self.players[name]
            )
        return [row["reason"] for row in rows]

    def set(self, name: str, **settings: str) -> None:
        self.store.players.change_settings(self.players[name], settings)

    def answer(self, letter: Letter, *lines: str) -> None:
        """What the reader of a letter types, by the page that is proof enough; and all that follows from it."""
        raw = reply(letter, SITE, letter.token, "\n".join(lines))
        self.mail_service.inbox.accept(
            raw, letter.address, [SITE.reply_to(letter.token)], "outbox", "", {"local": "yes"}
        )
        for _ in range(3):
            self.mail_service.room.work_off()
            self.work()
        self.post()

    def close(self) -> None:
        self.mail_service.close()
        self.store.close()

    def let_pass(self, **time: float) -> None:
        """It is that much later; `tests/conftest.py` sets the clock back."""
        self.ahead += timedelta(**time)
        clock.use(lambda: datetime.now(UTC) + self.ahead)


def token(letter: Letter, use: Use = "read") -> str:
    """One of those that a letter bears."""
    return SETTINGS.keyring.token(letter.grant_id, use)


def address(name: str) -> str:
    return f"{name.casefold()}@mail.example"


def message(letter: Letter) -> EmailMessage:
    return _parsed(letter.raw)


def _parsed(raw: bytes) -> EmailMessage:
    found = message_from_bytes(raw, policy=SMTP)
    assert isinstance(found, EmailMessage)
    return found


def html(letter: Letter) -> str:
    return page_of(letter.raw)


@lru_cache(maxsize=100)
def page_of(raw: bytes) -> str:
    """Many tests ask for that of one letter again and again, and most of a letter is its picture."""
    part = _parsed(raw).get_body(("html",))
    assert part is not None
    return str(part.get_content())


def utc(text: str) -> datetime:
    return clock.parsed(text)


def try_again_now(table: Table) -> None:
    with table.store.db.write() as session:
        session.run("UPDATE letters SET lease = 0")
