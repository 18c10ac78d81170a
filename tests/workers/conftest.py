"""A store on each database, with the tiny title on the shelf, and a table of people to play at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from domain.game.aggregate import Game
from domain.game.requests import Verdict
from domain.titles.shelf import titles
from service.store import Row, Store
from tests.service.tiny import tiny
from workers.apply import Applier

ANN, BOB = "pann", "pbob"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(titles, "tiny", tiny)


@pytest.fixture
def another(url: str, store: Store) -> Iterator[Store]:
    """The same database as another process sees it."""
    opened = Store(url)
    yield opened
    opened.close()


@dataclass
class Table:
    """What tests say and ask about one game."""

    store: Store
    id: str

    def submit(self, *lines: str, by: str = ANN, **more: Any) -> Row:
        return self.store.intake.submit("say", {"lines": list(lines)}, channel="api", player=by, game=self.id, **more)

    def say(self, *lines: str, by: str = ANN, **more: Any) -> Verdict:
        """Submit, work off, and give the verdict."""
        row = self.submit(*lines, by=by, **more)
        Applier(self.store).work_off()
        return self.verdict(row)

    def verdict(self, row: Row) -> Verdict:
        found = self.store.intake.row(row.id)
        assert found is not None and found.verdict is not None, found
        return found.verdict

    @property
    def game(self) -> Game:
        return self.store.games.get(self.id)

    def player(self, seat: int) -> str:
        return self.game.holders[seat].player

    def bid(self) -> int:
        """Both bid their highest card; the seat that is asked then."""
        for seat, hand in enumerate(self.game.state.hands):
            assert self.say(f"bid {hand[-1]}", by=self.player(seat)).status == "done"
        return self.game.asked[0]


def open_table(
    store: Store, *seats: dict[str, str], key: str | None = None, title: str = "tiny", pace: object = 72
) -> Table:
    order = {"title": title, "seats": list(seats), "sit": any("bot" not in seat for seat in seats), "pace": pace}
    row = store.intake.submit("open", order, channel="api", player=ANN, key=key)
    Applier(store).work_off()
    return Table(store, row.game)


@pytest.fixture
def table(store: Store) -> Table:
    """Ann and Bob have sat down; the game has begun."""
    opened = open_table(store, {"player": ANN}, {"player": BOB})
    store.intake.submit("sit", {}, channel="api", player=BOB, game=opened.id)
    Applier(store).work_off()
    return opened


@pytest.fixture
def open_one(store: Store) -> Callable[..., Table]:
    return lambda *seats, **more: open_table(store, *seats, **more)
