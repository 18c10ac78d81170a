"""A whole game by letters: each player sees the text part of their letters alone, and answers with a mark in it.

Which of the marks, the sensible bot says; a player never says a line that does not stand in the letter. `in_words`:
they answer with the words of an option, as it is printed in their language.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from typing import Any

from msgspec import Struct

from domain.game.table.agreements import UNTIL_NEW
from domain.kernel.luck import SeededLuck
from domain.kernel.reading import in_turn
from domain.titles.shelf import titles
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reply import reply
from service.mail.outgoing.site import Site
from service.store import Store
from service.store import letters as outbox
from service.store.letters import Letter
from workers.apply import work_off
from workers.mail import MailService
from workers.project import follow

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Faye", "Gwen", "Hana")
OPTION = re.compile(r"^\((\d+[a-z]?)\) (.*)$")
MOST = 2000  # answers of a game
MARKED = re.compile(r"^\([^\W\d][^()]*\) ")  # "(that is)" before a broken line that would do something
AT_ONCE = Policy(hold=0.0, bots=0.0, rounds=0.0)


class Counted(Struct):
    """Of one game."""

    seats: int
    received: int = 0
    answered: int = 0
    ended: bool = False
    kinds: dict[str, int] = {}
    words: list[int] = []  # of turn letters, text part
    stuck: str = ""  # the last text of a player whose letter offers nothing that is done


def play(title: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Counted:
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
        table = Mailboxes(Path(folder), title, seats, options)
        try:
            return table.played(seed)
        finally:
            table.close()


class Mailboxes:
    def __init__(
        self, folder: Path, title: str, seats: int, options: Mapping[str, Any] | None, language: str = "en",
        in_words: bool = False,
    ) -> None:  # fmt: skip
        self.in_words = in_words
        self.store = Store(f"sqlite:///{folder / 'posthorn.db'}")
        settings = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
        self.site = Site.of_url("https://play.example")
        self.mail = MailService(self.store, settings, self.site, policy=AT_ONCE)
        self.players = [self.store.players.add(name, _address(n), confirmed=True).id
                        for n, name in enumerate(NAMES[:seats])]  # fmt: skip
        for player in self.players:
            self.store.players.change_settings(player, {"pictures": "no", "language": language})
        body = {"title": title, "seats": [{"player": each} for each in self.players], "sit": True,
                "options": dict(options or {})}  # fmt: skip
        self.game = self.store.intake.submit("open", body, channel="bench", player=self.players[0]).game
        self.work()
        for player in self.players[1:]:
            self.store.intake.submit("sit", {}, channel="bench", player=player, game=self.game)
            self.work()
        self.title = titles[title]
        self.mail.post.work_off()

    def close(self) -> None:
        self.mail.close()
        self.store.close()

    def work(self) -> None:
        while work_off(self.store) or follow(self.store):
            pass

    def played(self, seed: int, most: int = MOST) -> Counted:
        found, luck = Counted(len(self.players)), SeededLuck(b"mailboxes %d" % seed)
        while found.answered < most:
            game = self.store.games.get(self.game)
            if game.phase != "running":
                found.ended = True
                break
            seat = game.asked[0]
            letter = self._last(seat)
            before = game.version
            mark = self._chosen(letter, game.state, seat, luck)
            self._answer(letter, mark)
            found.answered += 1
            if self.store.games.get(self.game).version == before:
                found.stuck = letter.text
                break
        for letter in self.letters():
            found.received += 1
            found.kinds[letter.kind] = found.kinds.get(letter.kind, 0) + 1
            if letter.kind == "turn":
                found.words.append(len(letter.text.split()))
        return found

    def letters(self) -> list[Letter]:
        with self.store.db.read() as session:
            return [each for each in outbox.latest(session, 10_000)[::-1] if each.status != "part"]

    def _last(self, seat: int) -> Letter:
        return next(each for each in reversed(self.letters()) if each.address == _address(seat) and each.options)

    def _chosen(self, letter: Letter, state: Any, seat: int, luck: SeededLuck) -> str:
        """The joined option that begins as the bot would, else the move alone, else the first that is offered."""
        printed = dict(options_in(text_part(letter)))
        marked = [each for each in zip(letter.marks, letter.options, strict=True) if each[0] in printed]
        wanted = self.title.sentence(self.title.bot(state, seat, luck))
        first = (wanted, UNTIL_NEW) if wanted == "done" else (wanted,)
        begins = [mark for mark, said in marked if (in_turn(said) or (said,))[0] in first]
        joined = [mark for mark, said in marked if mark in begins and said != wanted]
        mark = (joined or begins or [mark for mark, _ in marked])[0]
        return printed[mark] if self.in_words else mark

    def _answer(self, letter: Letter, mark: str) -> None:
        raw = reply(letter, self.site, letter.token, mark)
        self.mail.inbox.accept(raw, letter.address, [self.site.reply_to(letter.token)], "outbox", "", {"local": "yes"})
        for _ in range(2):
            self.mail.room.work_off()
            self.work()
        self.mail.post.work_off()


def options_in(text: str) -> list[tuple[str, str]]:
    """The first list of choices, each with its mark and its sentence, however many lines it takes; without its hint."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if match := OPTION.match(line):
            found.append((match[1], match[2]))
        elif found and (line.startswith("    ") or MARKED.match(line)):
            found[-1] = (found[-1][0], f"{found[-1][1]} {MARKED.sub('', line).strip()}")
        elif found:
            break
    return [(mark, said.partition(": ")[0]) for mark, said in found]


def text_part(letter: Letter) -> str:
    message = message_from_bytes(letter.raw, policy=SMTP)
    part = message.get_body(("plain",)) if isinstance(message, EmailMessage) else None
    return str(part.get_content()) if part is not None else ""


def _address(seat: int) -> str:
    return f"{NAMES[seat].casefold()}@mail.example"
