"""Several databases of PostgreSQL as one: each statement goes to the one where its game lies, or its people.

What is of a game lies on the shard of its slot, what is of people at home, the first of them. A statement that names
its game is sent there; one that names none is of the shard where a worker works, and asked of all of them by a page.
Those that do not answer are left out of what all are asked until they do, and `away` says which.

There is no transaction across databases. Where a session writes to more than one, the one where the process works is
committed last, and what is said to the others can be said again.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from eventsourcing.persistence import OperationalError
from msgspec import Struct

from service.store import merging
from service.store.database import LOST_TOUCH, Database, Session, SqlRow
from service.store.partitions import KEYS, game_of
from service.store.slots import slot_of

GAMES = frozenset(KEYS)
# of people, and what belongs to them or to the mail that comes
HOME = frozenset({
    "addresses", "approved_files", "bounced", "bounces", "calls", "counts", "declined", "devices", "feeds",
    "forgotten", "grants", "hook_calls", "hooks", "hosts", "invitations", "keys", "mails", "players", "pushes",
    "relays", "sessions", "sign_ins", "tallies", "visitors",
})  # fmt: skip
# each database has its own: how far its followers are, its seeds, when its workers and its clock last looked
OWN = frozenset({"followers", "migrations", "seed_pool", "heartbeats", "outages", "slots", "slots_away"})
_TABLES = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)")
_GAME = r"(?:\w+\.)?(?:game|originator_id)"
_EQUALS = re.compile(rf"\b{_GAME} = $")
_ONE_OF = re.compile(rf"\b{_GAME} IN \((?:\?, )*$")
_INSERT = re.compile(r"\s*INSERT INTO (\w+)\s*(?:\(([^)]*)\))?\s*VALUES \(([^)]*)\)")
MARKS = ("page ", "heard ")  # so begin the names of heartbeats that name a game
_PLACES = {"sittings": 1}  # of the game, among values without names of columns; the first one elsewhere


class CrossesDatabases(Exception):
    """A statement that asks for what lies on several databases."""


class NotThere(Exception):
    """There is no database of this number."""


class Route(Struct, frozen=True):
    """`games`: which of the values are games."""

    kind: str  # home, own or game
    games: tuple[int, ...] = ()


@lru_cache(maxsize=2000)
def route_of(sql: str) -> Route:
    tables = set(_TABLES.findall(sql))
    of_games, own = tables & GAMES, tables & OWN
    home = {table for table in tables - GAMES - OWN if table in HOME}
    if home and (of_games or own):
        raise CrossesDatabases(f"{sorted(home)} lie at home, {sorted(of_games | own)} do not: {' '.join(sql.split())}")
    if of_games:
        return Route("game", _games(sql))
    return Route("own" if own or not home else "home")


def _games(sql: str) -> tuple[int, ...]:
    insert = _INSERT.match(sql)
    if insert is not None:
        table, columns, values = insert.groups()
        names = [name.strip() for name in columns.split(",")] if columns else []
        place = names.index(game_of(table)) if names else _PLACES.get(table, 0)
        before = [value for value in values.split(",")[:place] if "?" in value]
        return (len(before),)
    parts = sql.split("?")[:-1]
    return tuple(
        n for n in range(len(parts))
        if _EQUALS.search(parts[n]) or _ONE_OF.search("?".join(parts[: n + 1]))
    )  # fmt: skip


class Shards:
    """The databases, and where each slot lies: a table at home says so, and is asked again each second."""

    def __init__(self, databases: Sequence[Database], where: Callable[[], dict[int, int]], now: Callable[[], float]):
        self.databases = databases
        self._read, self._now = where, now
        self._where: dict[int, int] = {}
        self._asked = False
        self._known_until = self._now() - 1
        self._away: set[int] = set()
        self._lock = threading.Lock()

    def where(self, game: Any) -> int | None:
        """The number of the database where a game lies; None for what is no game."""
        slot = slot_of(str(game))
        if slot is None:
            return None
        if self._now() >= self._known_until:
            self._ask()
        return self._where.get(slot, 0)

    def _ask(self) -> None:
        try:
            self._where = self._read()
        except LOST_TOUCH:
            if not self._asked:
                raise
        self._asked = True
        self._known_until = self._now() + KNOWN

    def number_of(self, game: str) -> int:
        """As `where`; home for what is no game."""
        return self.where(game) or 0

    def lost(self, number: int) -> None:
        """It did not answer, or the slot has moved meanwhile. Nobody waits for it until it answers again."""
        self._known_until = self._now()
        with self._lock:
            if number not in self._away:
                self._away.add(number)
                threading.Thread(target=self._look, args=[number], name="posthorn-shard", daemon=True).start()

    def _look(self, number: int) -> None:
        while True:
            try:
                with self.databases[number].read() as session:
                    session.value("SELECT 1")
                break
            except Exception:  # also while this process ends
                time.sleep(AGAIN)
        with self._lock:
            self._away.discard(number)

    def is_away(self, number: int) -> bool:
        return number in self._away

    @property
    def away(self) -> list[int]:
        """Databases that did not answer a moment ago."""
        return [number for number in range(len(self.databases)) if self.is_away(number)]


KNOWN = 1.0  # seconds that where the slots lie is believed
AGAIN = 0.5  # seconds between two looks at a database that did not answer


class RoutedSession(Session):
    """`open_on`: the session on a database, of this transaction."""

    __slots__ = ("_here", "_open_on", "_shards", "_stays", "kind")

    def __init__(self, shards: Shards, here: int | None, open_on: Callable[[int], Session], *, stays: bool) -> None:
        self._shards, self._here, self._open_on, self._stays = shards, here, open_on, stays
        self.kind = "postgresql"

    def run(self, sql: str, *values: Any) -> int:
        return sum(self._each(sql, values, lambda session: session.run(sql, *values)))

    def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> int:
        done, listed = 0, [(self._all_for(sql, row), row) for row in rows]
        listed.sort(key=itemgetter(0))
        for numbers, of_database in groupby(listed, key=itemgetter(0)):
            values = [row for _, row in of_database]
            done += sum(self._open_on(number).many(sql, values) for number in numbers)
        return done

    @contextmanager
    def together(self) -> Iterator[None]:
        with self._open_on(self._here or 0).together():
            yield

    def all(self, sql: str, *values: Any) -> list[SqlRow]:
        found = list(self._each(sql, values, lambda session: session.all(sql, *values)))
        return found[0] if len(found) == 1 else merging.rows(sql, values, found)

    def one(self, sql: str, *values: Any) -> SqlRow | None:
        return next(filter(None, self._each(sql, values, lambda session: session.one(sql, *values))), None)

    def value(self, sql: str, *values: Any) -> Any:
        found = list(self._each(sql, values, lambda session: session.value(sql, *values)))
        return found[0] if len(found) == 1 else merging.value(sql, found)

    def _each(self, sql: str, values: Sequence[Any], ask: Callable[[Session], Any]) -> Iterator[Any]:
        numbers = self._all_for(sql, values)
        for number in numbers:
            if number != (self._here or 0) and self._shards.is_away(number):
                if len(numbers) == 1:
                    raise OperationalError(f"database {number} does not answer")
                continue
            try:
                found = ask(self._open_on(number))
            except OperationalError:
                if number != (self._here or 0):
                    self._shards.lost(number)
                if len(numbers) == 1:
                    raise
                continue
            yield found

    def _all_for(self, sql: str, values: Sequence[Any]) -> tuple[int, ...]:
        route = route_of(sql)
        if route.kind == "home":
            return (0,)
        here = self._here or 0
        if route.kind == "game" and self._stays:
            return (here,)
        if route.kind == "own":
            return self._marked(values) or (here,)
        named = {self._shards.where(values[n]) for n in route.games}
        known = tuple(sorted(number for number in named if number is not None))
        if known:
            return known
        if self._here is not None or sql.lstrip().startswith("INSERT"):
            return (here,)
        return tuple(range(len(self._shards.databases)))

    def _marked(self, values: Sequence[Any]) -> tuple[int, ...]:
        """That a page of a game is open, or its talk was read, is noted beside the game."""
        mark = next((value for value in values if isinstance(value, str) and value.startswith(MARKS)), None)
        if mark is None:
            return ()
        number = self._shards.where(mark.split()[1])
        return tuple(range(len(self._shards.databases))) if number is None else (number,)


class RoutedDatabase(Database):
    """`here`: where a worker works; None for who answers people, at home. `stays`: for who follows the log here, which
    may hold games of a slot that is only coming.
    """

    def __init__(self, shards: Shards, here: int | None, *, stays: bool = False) -> None:
        own = shards.databases[here or 0]
        super().__init__(own._datastore)
        self.shards, self.here, self._stays = shards, here, stays
        self.is_spread = self.is_partitioned = True

    @contextmanager
    def read(self) -> Iterator[Session]:
        yield from self._session(lambda database: database.read())

    @contextmanager
    def write(self, *, lazy: bool = False) -> Iterator[Session]:
        yield from self._session(lambda database: database.write(lazy=lazy), own_first=True)

    @contextmanager
    def single(self, *, lazy: bool = False) -> Iterator[Session]:
        yield from self._session(lambda database: database.single(lazy=lazy))

    def _session(
        self, begin: Callable[[Database], AbstractContextManager[Session]], *, own_first: bool = False
    ) -> Iterator[Session]:
        opened: dict[int, Session] = {}
        with ExitStack() as stack:

            def open_on(number: int) -> Session:
                if number not in opened:
                    opened[number] = stack.enter_context(begin(self.shards.databases[number]))
                return opened[number]

            if own_first:
                open_on(self.here or 0)  # what is opened first is committed last
            yield RoutedSession(self.shards, self.here, open_on, stays=self._stays)

    def staying(self) -> Database:
        return RoutedDatabase(self.shards, self.here, stays=True)

    def at(self, game: str) -> Database:
        number = self.shards.where(game)
        return self.shards.databases[(self.here or 0) if number is None else number]

    def number_of(self, game: str) -> int:
        return self.shards.number_of(game)

    def is_away(self, game: str) -> bool:
        """Whether a game lies on a database that did not answer a moment ago."""
        number = self.shards.where(game)
        return number is not None and self.shards.is_away(number)

    @property
    def away(self) -> Sequence[int]:
        return self.shards.away

    def each(self) -> Sequence[Database]:
        return self.shards.databases
