"""A finished game to try `posthorn verify` on. Bots play it, the first seat for a player who is invited by letter,
joins by mail and keeps everything.
"""

from __future__ import annotations

import hmac
import re
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from domain.game.events import START, linked
from domain.game.writer import commitment_of
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.site import Site
from service.store import Store, letters, pool, times
from service.store.letters import Letter
from workers.apply import work_off
from workers.mail import MailService
from workers.project import followers

HOST, FIRST = ("Host", "host@mail.example"), ("First", "first.seat@mail.example")
BEGIN = datetime(2026, 1, 5, 18, 0, tzinfo=UTC)
PAUSE = timedelta(minutes=20)  # between two moves
MAILS = {"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "00" * 16}  # opens nothing: all of it is gone at the end
AT_ONCE = Policy(hold=0.0, bots=0.0, rounds=0.0)
MOST = 10_000  # letters

_FROM = re.compile(rb"(?m)^(>*From )")


class Sample(Struct, frozen=True):
    export: dict[str, Any]
    letters: tuple[bytes, ...]


def play(title: str, seed: int, seats: int) -> Sample:
    with tempfile.TemporaryDirectory(prefix="posthorn-sample-") as folder:
        table = _Table(Path(folder), seed)
        try:
            return table.play(title, seats)
        finally:
            table.close()


class _Table:
    def __init__(self, folder: Path, seed: int) -> None:
        self.now, self.seed = BEGIN, f"sample {seed}".encode()
        times.use(lambda: self.now)
        self.store = Store(f"sqlite:///{folder / 'posthorn.db'}")
        self.mail = MailService(self.store, MailSettings.of(MAILS), Site.of_url("https://play.example"), policy=AT_ONCE)
        self.followers = followers(self.store)  # they keep in mind what they have read
        self._sow()

    def close(self) -> None:
        self.mail.close()
        self.store.close()
        times.use()

    def _sow(self) -> None:
        """The pool as this seed has it, so that the same game is played each time."""
        with self.store.db.write() as session:
            link = START
            for number in pool.numbers(session):
                secret = hmac.digest(self.seed, str(number).encode(), "sha256")
                link = linked(link, commitment_of(secret))
                pool.replace(session, number, secret, link)

    def play(self, title: str, seats: int) -> Sample:
        host, player = (self.store.players.add(*who, confirmed=True).id for who in (HOST, FIRST))
        self.store.players.change_settings(player, {"pictures": "no"})
        self._pass_time()
        body = {"title": title, "seats": [{"player": player}, *[{"bot": "sensible"}] * (seats - 1)], "sit": False}
        key = f"{self.seed.decode()} {title} {seats}"
        game = self.store.intake.submit("open", body, channel="api", player=host, key=key).game
        self._work()
        joined = self._join()
        while self.store.games.get(game).phase == "running":
            self._pass_time()
            self._move(game, player)
            self._work()
        return Sample(self.store.games.export(game, None), (*self._letters(), joined))

    def _join(self) -> bytes:
        """The mail by which the player takes the seat, as it lies in the folder of sent mail. The luck is made of its
        sender, date, name and body: the same seed has the same ones.
        """
        self._pass_time()
        (invitation,) = self._kept()
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"] = invitation.address, self.mail.site.reply_to(invitation.token)
        mail["Subject"], mail["Date"] = f"Re: {invitation.subject}", self.now
        mail["Message-ID"], mail["In-Reply-To"] = f"<joins.{self.seed.hex()}@mail.example>", invitation.message_id
        mail.set_content("join\n")
        self.mail.inbox.accept(bytes(mail), FIRST[1], [mail["To"]], "smtp", "", {"dmarc": "pass"})
        self.mail.room.work_off()
        self._work()
        self.mail.room.work_off()
        self._work()
        return bytes(mail)

    def _move(self, game_id: str, player: str) -> None:
        game = self.store.games.get(game_id)
        command = game.title.bot(game.state, 0, SeededLuck(self.seed, str(game.version).encode()))
        body = {"lines": [game.title.sentence(command)]}
        self.store.intake.submit("say", body, channel="api", player=player, game=game_id, point=game.asked_since[0])

    def _pass_time(self) -> None:
        self.now += PAUSE

    def _work(self) -> None:
        while work_off(self.store) or sum(follower.catch_up() for follower in self.followers):
            pass
        self.mail.post.work_off()

    def _letters(self) -> tuple[bytes, ...]:
        return tuple(letter.raw for letter in self._kept() if letter.raw)

    def _kept(self) -> list[Letter]:
        """The letters of the player, in the order in which they were written."""
        with self.store.db.read() as session:
            return [each for each in letters.latest(session, MOST)[::-1] if each.address == FIRST[1]]


def mbox(mails: Iterable[bytes]) -> bytes:
    """As mail programs keep them: one file, each mail after a line that begins with From."""
    found = (_FROM.sub(rb">\1", raw.replace(b"\r\n", b"\n")).removesuffix(b"\n") + b"\n" for raw in mails)
    return b"".join(b"From posthorn@play.example Mon Jan  5 18:00:00 2026\n" + raw + b"\n" for raw in found)


def write(title: str, seed: int, seats: int, export: Path, to: Path) -> str:
    """Both files; what can be tried with them."""
    sample = play(title, seed, seats)
    export.write_bytes(msgspec.json.format(msgspec.json.encode(sample.export)) + b"\n")
    to.write_bytes(mbox(sample.letters))
    name = titles[title].name
    return (
        f"A game of {name} in {len(sample.export['events'])} events, and {len(sample.letters)} mails of seat 1. Try:\n"
        f"  posthorn verify {export} --letters {to}"
    )
