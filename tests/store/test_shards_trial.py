"""Three servers, one of which dies, and a slot that moves, while games are played on all: nothing is lost, nothing
counts twice, and who plays elsewhere goes on. `ops/test --long` has the server away for 30 seconds.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from domain.game.events import Moved
from domain.kernel.luck import SeededLuck
from ops.chaos.servers import Server
from ops.verify.main import main as verify
from service.store import Row, Store
from service.store.database import LOST_TOUCH
from service.store.intake import game_for
from service.store.slots import SLOTS, slot_of
from workers.apply import work_off
from workers.project import follow
from workers.rebuild import differences, letters_missing
from workers.slots import move
from workers.tasks import embedded, wake_by_database

PATIENCE = 180.0
CALM = 3.0
AGREES = 3  # all of it is right, and nobody outside vouches for it


def worker(urls: list[str], here: int, leave: Any) -> None:
    """A process that works on one database."""
    with closing(Store(urls[0], shards=urls[1:], here=here)) as store, embedded(store, sweep=1.0):
        leave.wait()


class Clients(threading.Thread):
    """They play games of one database, one after the other, and keep in mind what they were promised."""

    def __init__(self, urls: list[str], number: int, people: tuple[str, str]) -> None:
        super().__init__(daemon=True)
        self.number, self.people, self.over = number, people, threading.Event()
        self.store = Store(urls[0], shards=urls[1:])
        wake_by_database(self.store)
        self.games: list[str] = []
        self.promised: dict[str, str] = {}  # rows that were taken in, with their games
        self.decided: list[float] = []  # when
        self._keys = iter(range(1_000_000))

    def run(self) -> None:
        while not self.over.is_set():
            try:
                self._play(self._open())
            except LOST_TOUCH:
                self.over.wait(0.2)

    def _open(self) -> str:
        key = next(key for key in map(self._key, self._keys) if self.store.db.number_of(game_for(key)) == self.number)
        seats = [{"player": person} for person in self.people]
        row = self._asked("open", {"title": "pig", "seats": seats, "sit": True}, self.people[0], key=key)
        self.games.append(row.game)
        self._asked("sit", {}, self.people[1], game=row.game)
        return row.game

    def _key(self, n: int) -> str:
        return f"{self.number}:{n}"

    def _play(self, id: str) -> None:
        while not self.over.is_set():
            game = self.store.games.get(id)
            if game.phase != "running":
                return
            seat = game.asked[0]
            line = game.title.sentence(game.title.bot(game.state, seat, SeededLuck(b"%d" % game.version)))
            self._asked("say", {"lines": [line]}, game.holders[seat].player, game=id)

    def _asked(self, kind: str, body: dict[str, Any], player: str, **more: Any) -> Row:
        row = self.store.intake.submit(kind, body, channel="test", player=player, **more)
        self.promised[row.id] = row.game
        while not self.over.is_set():
            found = self.store.intake.wait(row, 1.0)
            if found is not None and found.is_decided:
                self.decided.append(time.monotonic())
                return found
        raise LOST_TOUCH[0]("it is over")

    def __repr__(self) -> str:
        return f"{len(self.decided)} decided, away {self.store.db.away}, alive {self.is_alive()}"

    def how_many(self, since: float, until: float) -> int:
        return sum(since <= moment < until for moment in self.decided)


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Server("postgres", durable=True)) for _ in range(3)]


@pytest.fixture
def urls(servers: list[Server]) -> Iterator[list[str]]:
    urls = [server.address for server in servers]
    for here in range(3):
        with closing(Store(urls[0], shards=urls[1:], here=here)) as store:
            if not here:
                with store.db.write() as session:
                    third = [(slot, slot % 3) for slot in range(SLOTS) if slot % 3]
                    session.many("INSERT INTO slots VALUES (?, ?)", third)
    context = multiprocessing.get_context("spawn")
    leave = context.Event()
    workers = [context.Process(target=worker, args=(urls, here, leave), daemon=True) for here in range(3)]
    for each in workers:
        each.start()
    yield urls
    leave.set()
    for each in workers:
        each.join(20)
        each.kill()


def last(client: Clients) -> object:
    id, game = list(client.promised.items())[-1]
    return client.store.intake.row(id, game)


def until(is_so: Callable[[], bool], what: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, what()
        time.sleep(0.05)


@pytest.mark.parametrize("away", [3, 30])
def test_one_server_dies_and_a_slot_moves(away: int, servers: list[Server], urls: list[str], tmp_path: Path) -> None:
    with closing(Store(urls[0], shards=urls[1:])) as store:
        people = (store.players.add("Ann").id, store.players.add("Bob").id)
    clients = [Clients(urls, number, people) for number in range(3)]
    for each in clients:
        each.start()
    until(lambda: all(len(each.decided) > 10 for each in clients), lambda: clients)
    time.sleep(CALM)

    began = time.monotonic() - CALM
    print(f"decided in {CALM} s before: {[each.how_many(began, began + CALM) for each in clients]}")
    died = time.monotonic()
    os.kill(servers[1].pid, signal.SIGKILL)
    time.sleep(away)
    mended = time.monotonic()
    beside = [each.how_many(died + 1, mended) for each in clients]
    servers[1].kill_and_restart()
    assert beside[0] > 0 < beside[2] and beside[1] == 0, beside
    print(f"decided while one of three was away for {away} s: {beside}")
    until(lambda: clients[1].how_many(mended, time.monotonic()) > 10, lambda: (clients, last(clients[1])))

    slot = slot_of(clients[1].games[-1])
    assert slot is not None
    moved = clients[1].games[-1]
    went = move(urls[0], urls[1:], [slot], 2)
    after = time.monotonic()
    assert went >= 1 and clients[0].store.db.number_of(moved) == 2
    until(lambda: all(each.how_many(after, time.monotonic()) > 10 for each in clients), lambda: clients)
    for each in clients:
        each.over.set()
        each.join(PATIENCE)
    judge(urls, clients, tmp_path)
    print(f"promised, and each counted once: {[len(each.promised) for each in clients]}")


def judge(urls: list[str], clients: list[Clients], folder: Path) -> None:
    with ExitStack() as stack:
        at = [stack.enter_context(closing(Store(urls[0], shards=urls[1:], here=here))) for here in range(3)]
        until(lambda: not sum(work_off(store) + store.intake.waiting() for store in at), lambda: at)
        for store in at:
            follow(store)
        for each in clients:
            rows = {id: each.store.intake.row(id, game) for id, game in each.promised.items()}
            assert all(row is not None and row.is_decided for row in rows.values()), "none is lost"
            moves = Counter(
                event.cause.intake for game in each.games for event in each.store.games.recorded(game)
                if isinstance(event, Moved)
            )  # fmt: skip
            said = {id for id, row in rows.items() if row and row.kind == "say" and row.status == "done"}
            assert set(moves) == said and set(moves.values()) == {1}, "each counts once"
            for game in each.games:
                file = folder / f"{game}.json"
                file.write_text(json.dumps(each.store.games.export(game, None)))
                assert verify([str(file)]) in (0, AGREES), game
            each.store.close()
        for store in at:
            assert differences(store) == [] == letters_missing(store)
