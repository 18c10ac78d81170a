"""Whole games by mail over SMTP: what follows from one row of the intake is one letter to each seat."""

from __future__ import annotations

import json
import random
import smtplib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from ops.server.mail_setup import free_port
from service.mail.incoming.smtp import Server as Door
from service.mail.outgoing.reply import reply
from service.projections import MODELS, letter_queue
from service.store import letters as outbox
from service.store.letters import Letter
from service.store.migrations import derived
from tests.letters.server import Server
from tests.letters.support import SITE, Table
from workers.apply import work_off
from workers.project import Projector
from workers.relay import Relay

MOST_STEPS = 20_000
SEEDS = {"lagranja": (1,)}  # a long game; the others are played twice
UMPIRE = {"facts": [], "reason": "a piece had fallen off the table"}


class Readers:
    """People who answer each letter they get, over SMTP, while the workers of the house run in any order."""

    def __init__(self, table: Table, server: Server, port: int, seed: int) -> None:
        self.table, self.server, self.port, self.dice = table, server, port, random.Random(seed)
        self.read = 0
        store = table.store
        self.boards = Projector(store, derived.FOLLOWER, MODELS)
        self.mailbag = Projector(store, derived.MAILBAG, (letter_queue.Batch,))
        self.steps: list[Callable[[], object]] = [
            table.mail_service.room.work_off,
            lambda: work_off(store),
            self.boards.catch_up,
            self.mailbag.catch_up,
            table.mail_service.post.work_off,
            self.answer_one,
        ]
        self.luck = SeededLuck(b"elsewhere")

    def play(self) -> None:
        for _ in range(MOST_STEPS):
            if self.is_over():
                return
            self.dice.choice(self.steps)()
            self.no_waiting()
            if self.dice.random() < 0.02:
                self.intervene()
        raise AssertionError("the game does not end")

    def is_over(self) -> bool:
        if self.table.game.phase != "closed":
            return False
        self.boards.catch_up()
        self.mailbag.catch_up()
        with self.table.store.db.read() as session:
            waiting = session.value("SELECT count(*) FROM mails WHERE status IN ('new', 'waiting')") or session.value(
                "SELECT count(*) FROM mailbag WHERE status = 'due'"
            )
        return not waiting

    def no_waiting(self) -> None:
        with self.table.store.db.write() as session:
            session.run("UPDATE mailbag SET due = made WHERE status = 'due'")

    def answer_one(self) -> None:
        if self.read < len(self.server.handler.taken):
            raw = self.server.handler.taken[self.read].content or b""
            self.read += 1
            if self.dice.random() < 0.15:
                self.move_elsewhere()
            with self.table.store.db.read() as session:
                sent = "SELECT * FROM letters WHERE message_id = ? AND status != 'part'"
                found = session.one(sent, str(message_from_bytes(raw)["Message-ID"]))
                letter = outbox.letter_of(found) if found is not None else None
            assert letter is not None
            if letter.options and "rematch" not in letter.options:  # of which there would be no end
                self.send(letter, self.lines(letter))

    def intervene(self) -> None:
        """The clock, or the umpire."""
        game, intake = self.table.game, self.table.store.intake
        if not game.asked:
            return
        seat = self.dice.choice(game.asked)
        clock = {"channel": "clock", "game": game.id, "seat": seat, "point": game.asked_since[seat]}
        match self.dice.randrange(3):
            case 0:
                intake.submit("clock", {"what": "overdue"}, **clock)
            case 1:
                intake.submit("clock", {"what": "default"}, **clock)
            case 2:
                intake.submit("rule", UMPIRE, channel="cli", game=game.id)

    def move_elsewhere(self) -> None:
        """On the web, many moves at once: a game by mail alone is long."""
        for _ in range(self.dice.randrange(20)):
            game = self.table.game
            if game.asked:
                seat = game.asked[0]
                line = game.title.sentence(game.title.bot(game.state, seat, self.luck))
                self.table.store.intake.submit(
                    "say", {"lines": [line]}, channel="web", player=game.holders[seat].player, game=game.id, seat=seat
                )
                work_off(self.table.store)

    def lines(self, letter: Letter) -> list[str]:
        if letter.options[0] == "join":
            return ["join"]
        chance, options = self.dice.random(), letter.options
        first = options[0 if self.dice.random() < 0.6 else self.dice.randrange(len(options))]
        if chance < 0.05:
            return ["undo"]
        if chance < 0.10:
            return ["undo", first]
        if chance < 0.20:
            return [first, self.dice.choice(options)]
        if chance < 0.25:
            return ["show", "why", "say wait for me"]
        return [first]

    def send(self, letter: Letter, lines: list[str]) -> None:
        raw = reply(letter, SITE, letter.token, "\n".join(lines))
        with smtplib.SMTP("127.0.0.1", self.port) as line:
            line.sendmail(letter.address, [SITE.reply_to(letter.token)], raw)


def letters_by_row(table: Table) -> dict[tuple[int, str], set[str]]:
    """For each seat and row of the intake the letters that tell what came of it."""
    row_of = {event.originator_version: event.cause.intake for event in table.store.games.recorded(table.game_id)}
    found: dict[tuple[int, str], set[str]] = defaultdict(set)
    turns = {letter.token for letter in table.letters(kind="turn")}
    with table.store.db.read() as session:
        told = session.all("SELECT * FROM mailbag WHERE status = 'mailed' AND game = ?", table.game_id)
    for each in told:
        row = json.loads(each["about"])["row"] if each["kind"] == "answer" else row_of[each["version"]]
        by_the_way = each["kind"] == "turn" and each["letter"] not in turns  # in a letter written for another reason
        if row and not by_the_way:  # an answer to questions alone is of no row
            found[each["seat"], row].add(each["letter"])
    return found


def begun_and_ended(table: Table) -> dict[str, list[int]]:
    """The seats whose letters tell of the beginning and of the end."""
    letters = {letter.token: letter for letter in table.letters()}
    found: dict[str, list[int]] = {"started": [], "over": []}
    with table.store.db.read() as session:
        told = session.all("SELECT * FROM mailbag WHERE kind IN ('started', 'over') AND status = 'mailed'")
    for each in sorted(told, key=lambda row: row["seat"]):
        text = letters[each["letter"]].text
        if ("the game begins" if each["kind"] == "started" else " 1 is over") in text:
            found[each["kind"]].append(each["seat"])
    return found


@contextmanager
def playing(table: Table, server: Server, title: str, seed: int) -> Iterator[Readers]:
    for name in table.players:
        table.set(name, mail_trust="yes", pictures="no")
    table.open(title, start=False)
    door = Door(table.mail_service.inbox, "127.0.0.1", free_port("127.0.0.1"))
    door.start()
    yield Readers(table, server, door.port, seed)
    door.stop()


def one_letter_a_row(readers: Readers) -> None:
    readers.play()
    table = readers.table
    kinds = {letter.token: letter.kind for letter in table.letters()}
    doubles = {key: sorted(map(kinds.__getitem__, letters)) for key, letters in letters_by_row(table).items()}
    # who has two mails on the way gets an answer to each, and the first that is written may tell the end
    assert [found for found in doubles.values() if len(found) > 1 and set(found) != {"answer"}] == []
    assert begun_and_ended(table) == {"started": [0, 1], "over": [0, 1]}
    sent = [str(message_from_bytes(each.content or b"")["Message-ID"]) for each in readers.server.handler.taken]
    assert sorted(sent) == sorted(letter.message_id for letter in table.letters())


GAMES = [(title, seed) for title in sorted(titles) for seed in SEEDS.get(title, (1, 2))]


@pytest.mark.parametrize(("title", "seed"), GAMES)
def test_no_seat_gets_two_letters_for_one_row_of_the_intake(
    table: Table, server: Server, title: str, seed: int
) -> None:
    with playing(table, server, title, seed) as readers:
        one_letter_a_row(readers)


def test_nor_on_postgresql(postgres: str, server: Server) -> None:
    table = Table(postgres, relay=Relay("127.0.0.1", server.port))
    with playing(table, server, "sagrada", 3) as readers:
        one_letter_a_row(readers)
    table.close()
