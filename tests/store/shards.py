"""Three databases of PostgreSQL with a third of the slots each, and what tests do there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import psycopg
import pytest

from service.store import Store
from service.store.slots import SLOTS
from tests.harness.databases import Databases
from tests.letters.support import AT_ONCE, SETTINGS, SITE
from workers.apply import work_off
from workers.mail import MailService
from workers.project import follow

AGREES = 3  # all of it is right, and nobody outside vouches for it


class Many:
    """Three databases with a third of the slots each: pages that ask all, and workers of each."""

    def __init__(self, urls: list[str], stack: ExitStack) -> None:
        self.urls = urls
        self.at = [self.opened(stack, here) for here in range(3)]
        with self.at[0].db.write() as session:
            third = [(slot, slot % 3) for slot in range(SLOTS) if slot % 3]
            session.many("INSERT INTO slots VALUES (?, ?)", third)
        self.pages = self.opened(stack, None)
        self.mails = [MailService(store, SETTINGS, SITE, None, AT_ONCE) for store in self.at]
        self.ann = self.pages.players.add("Ann", "ann@mail.example", confirmed=True).id
        self.bob = self.pages.players.add("Bob", "bob@mail.example", confirmed=True).id

    def opened(self, stack: ExitStack, here: int | None) -> Store:
        return stack.enter_context(closing(Store(self.urls[0], shards=self.urls[1:], here=here)))

    def work(self) -> None:
        while sum(work_off(store) + follow(store) for store in self.at):
            pass

    def open(self) -> str:
        seats = [{"player": self.ann}, {"player": self.bob}]
        order = {"title": "pig", "seats": seats, "sit": True}
        game = self.pages.intake.submit("open", order, channel="test", player=self.ann).game
        self.pages.intake.submit("sit", {}, channel="test", player=self.bob, game=game)
        return game

    def open_at(self, number: int) -> str:
        """A game of this database."""
        return next(game for game in (self.open() for _ in range(50)) if self.database_of(game) == number)

    def play(self, games: list[str]) -> None:
        """To the end."""
        self.work()
        while running := [game for game in map(self.pages.games.get, games) if game.phase == "running"]:
            for game in running:
                seat = game.asked[0]
                line = game.title.sentence(game.title.bot(game.state, seat, _Luck()))
                self.pages.intake.submit(
                    "say", {"lines": [line]}, channel="test", player=game.holders[seat].player, game=game.id
                )
            self.work()

    def database_of(self, game: str) -> int:
        return self.pages.db.number_of(game)


class _Luck:
    def __getattr__(self, name: str) -> Any:
        return lambda *given, **more: 0


@pytest.fixture
def many(databases: Databases) -> Iterator[Many]:
    names = [databases.take() for _ in range(3)]
    with ExitStack() as stack:
        yield Many([databases.address(name) for name in names], stack)
    for name in names:
        databases.give_back(name)


def rows(url: str, table: str) -> set[str]:
    """The games of which there is something."""
    column = "originator_id" if table == "stored_events" else "game"
    with psycopg.connect(url) as connection:
        found = connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} LIKE 'g%'").fetchall()
    return {game for (game,) in found}
