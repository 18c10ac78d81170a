"""People who know nothing of the service but the letters they get: they read the bytes and answer by mail."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from ops.chaos.replying.drafts import Draft, inside
from ops.chaos.replying.programs import PROGRAMS
from service.store import letters as outbox
from tests.letters.support import Table, address

OPTION = re.compile(r"\((\d+[a-z]?)\) ")
HEADING = re.compile(r"^[A-Z][A-Z ]+$", re.M)
PLEDGE = re.compile(r"pledge (\d) to the (\w+)")
SIDED = re.compile(r"Longsdale sided with the (\w+)\.")
PROVEN = {"dmarc": "pass"}
ANSWERS = 2000  # of one campaign; one that needs more goes in circles


@dataclass
class Letter:
    """A letter as its reader sees it."""

    message: EmailMessage
    text: str
    options: list[str]
    marks: list[str]

    @classmethod
    def of(cls, raw: bytes) -> Letter:
        message = message_from_bytes(raw, policy=SMTP)
        assert isinstance(message, EmailMessage)
        part = message.get_body(("plain",))
        assert part is not None
        text = str(part.get_content()).replace("\r\n", "\n")
        found = list(_options(text))
        return cls(message, text, [said for _, said in found], [mark for mark, _ in found])

    @property
    def flat(self) -> str:
        return " ".join(self.text.split())

    @property
    def ends_a_chapter(self) -> bool:
        return "\nTHE TALE\n" in self.text

    @property
    def side(self) -> str:
        """What the pledges of the chapter chose, if it had any."""
        found = SIDED.search(self.flat)
        return found[1] if found else ""

    def __getitem__(self, header: str) -> str:
        return str(self.message[header])


def _options(text: str) -> Iterator[tuple[str, str]]:
    """Marks and sentences below the heading; a long one goes on in the next line."""
    _, _, offered = text.partition("\nYOU CAN")
    block = re.split(HEADING, offered.partition("\n")[2])[0].strip("\n").partition("\n\n")[0]
    lines = block.splitlines()
    for number, line in enumerate(lines):
        if match := OPTION.match(line):
            rest = (more.strip() for more in lines[number + 1 :])
            yield match[1], " ".join([line[match.end() :], *_until_the_next(rest)])


def _until_the_next(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if OPTION.match(line):
            return
        yield line


@dataclass
class Campaign:
    """`names`: the people, the other seats are bots'. `sides`: what they pledge for, pledge by pledge."""

    folder: Path | str
    names: str = "Anna"
    bots: int = 0
    sides: tuple[str, str] = ("crown", "crown")
    tries_again: bool = False
    seed: int = 0
    adventurous: float = 0.0  # how often another option than the first is taken
    answers: int = 0
    letters: list[Letter] = field(default_factory=list)
    will_give: bool = False  # a letter has told of pledges at the end of this chapter
    ends: list[Letter] = field(default_factory=list)  # of chapters, as the first person is told

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.first, *_ = self.names.split()
        self.read = dict.fromkeys(self.names.split(), 0)

    def play(self) -> None:
        """The first chapter is opened by its first player; from there on there are only letters."""
        with certain(self.seed):
            self.table = Table(self.folder, self.names)
            self._open()
            while (found := self._next_letter()) is not None:
                name, letter = found
                self.letters.append(letter)
                self.will_give = (self.will_give or "Two Bowls:" in letter.flat) and not letter.ends_a_chapter
                if letter.ends_a_chapter and name == self.first:
                    self.ends.append(letter)
                if letter.options:
                    self._answer(name, letter, self._choice(letter))

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(end.side for end in self.ends if end.side)

    def _open(self) -> None:
        for name in self.read:
            self.table.set(name, pictures="no")
        seats: list[Any] = [{"player": player} for player in self.table.players.values()]
        seats += [{"bot": "sensible"}] * self.bots
        body = {"title": "ohmygoods", "options": {"chapter": "1"}, "seats": seats, "pace": 0}
        self.table.store.intake.submit("open", body, channel="test", player=self.table.players[self.first])
        self.table.work()
        self.table.mail_service.post.work_off()

    def _next_letter(self) -> tuple[str, Letter] | None:
        """The latest letter that somebody has not read: what came before it does not wait for an answer any more."""
        for name, read in self.read.items():
            with self.table.store.db.read() as session:
                found = session.one(
                    "SELECT * FROM letters WHERE address = ? AND id > ? ORDER BY id DESC LIMIT 1",
                    address(name), read,
                )  # fmt: skip
            if found is not None:
                self.read[name] = found["id"]
                return name, Letter.of(outbox.letter_of(found).raw)
        return None

    def _choice(self, letter: Letter) -> str:
        options = letter.options
        pledges = [(int(match[1]), match[2], option) for option in options if (match := PLEDGE.match(option))]
        if pledges:
            wanted = self.sides[len(self.path) % 2]
            return max((marks, option) for marks, side, option in pledges if side == wanted)[1]
        if letter.ends_a_chapter:
            return "again" if self.tries_again and "again" in options else options[0]
        if self.will_give and ", the last round." in letter.flat and "pass" in options:
            return "pass"  # who has spent all goods has nothing to pledge
        if options[0] in ("join", "next") or self.dice.random() >= self.adventurous:
            return options[0]
        return self.dice.choice(options)

    def _answer(self, name: str, letter: Letter, line: str) -> None:
        self.answers += 1
        assert self.answers < ANSWERS, "the campaign does not come to its end"
        us = letter.message["Reply-To"].addresses[0].addr_spec
        page = letter.message.get_body(("html",))
        assert page is not None
        said = self.dice.choice([line, letter.marks[letter.options.index(line)]])
        if letter.ends_a_chapter:
            # words of one's own are the same luck each time; a mail by itself adds its date
            said = f"{line} with number {self.dice.randrange(10**9)}"
        draft = Draft(
            self.dice, letter.text, [said], [], us=us, them=address(name),
            page=inside(str(page.get_content())), answers=letter["Message-ID"],
        )  # fmt: skip
        raw = PROGRAMS[self.dice.choice(sorted(PROGRAMS))](draft)
        self.table.mail_service.inbox.accept(raw, address(name), [us], "smtp", "", PROVEN)
        for _ in range(3):
            self.table.mail_service.room.work_off()
            self.table.work()
        self.table.mail_service.post.work_off()


@contextmanager
def certain(seed: int) -> Iterator[None]:
    """The same seed gives the same games, to the last draw."""
    dice = random.Random(seed)
    with (
        patch("service.store.pool.secrets", SimpleNamespace(token_bytes=dice.randbytes)),
        patch.object(secrets, "token_bytes", dice.randbytes),
        patch.object(secrets, "token_hex", lambda n: dice.randbytes(n).hex()),
        patch.object(secrets, "randbits", dice.getrandbits),
    ):
        yield
