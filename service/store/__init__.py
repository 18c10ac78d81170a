"""The store: one object a process, with the database, the intake, the games and the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from domain.game.application import Games
from service.store import partitions, sharded, times
from service.store.database import Database
from service.store.intake import Intake, KeyReused, Row
from service.store.leases import Leases
from service.store.migrations import NewerDatabase, check_age, migrate
from service.store.players import PlayerBook
from service.store.pool import Pool
from service.store.routing import NotThere

OFF = 2.0  # seconds that the clocks of a host and of the database may differ


class WrongClock(Exception):
    def __init__(self, ahead: float) -> None:
        super().__init__(
            f"The clock of this host is {abs(ahead):.1f} seconds {'ahead of' if ahead > 0 else 'behind'} that of the"
            f" database, and {OFF:.0f} are allowed. Set both by a time server (NTP)."
        )


class Store:
    """`url`: sqlite:////absolute/path.db or postgresql://...; `wake` is a hint that may get lost."""

    def __init__(
        self,
        url: str,
        wake: Callable[[str], None] | None = None,
        shards: Sequence[str] = (),
        here: int | None = None,
    ) -> None:
        """`shards`: further databases, for games; `here`: the one where this process works, if it does, 0 for `url`."""
        urls = [url, *shards]
        if not 0 <= (here or 0) < len(urls):
            raise NotThere(f"There are the databases 0 to {len(urls) - 1}.")
        self.url = urls[here or 0]
        self.wake: Callable[[str], None] = wake or (lambda what: None)
        applications = [Games(env=environment(each)) for each in urls]
        self.games = applications[here or 0]
        self.db = Database(self.games.factory.datastore)  # type: ignore[attr-defined]
        migrate(self.db)
        self._others = [each for each in applications if each is not self.games]
        with self.db.read() as session:
            self.db.is_partitioned = partitions.are_made(session)
        if shards:
            if here:
                with self.db.write() as session:
                    sharded.number_apart(session, here)
            self.db = sharded.routed(applications, here)
        self.pool = Pool(self.db)
        self.games.commitments = self.pool.commitments
        self.games.passed = self.pool.passed
        self.intake = Intake(self.db, lambda what: self.wake(what), self.pool)
        self.players = PlayerBook(self.db, self.games, lambda what: self.wake(what))
        self.leases = Leases(self.db)
        self.before_close: list[Callable[[], None]] = []  # ends threads that read
        self.pool.fill()

    def fault_point(self, point: str) -> None:
        """Nothing. Tests of faults put a death at a named point: claimed, judged, committed, projected, waiting."""

    def check_age(self) -> None:
        """Raises NewerDatabase: what failed is then no fault of a row, and nothing is parked or passed over for it."""
        check_age(self.db)

    def check_clock(self) -> None:
        """Raises WrongClock on a host that has another time than its database: it is to do no work."""
        if abs(times.skew()) > OFF:
            raise WrongClock(times.skew())

    def close(self) -> None:
        for end in self.before_close:
            end()
        for each in (self.games, *self._others):
            each.close()


def environment(url: str) -> dict[str, str]:
    """The library's settings for an address."""
    if url.startswith("sqlite:///"):
        path = Path(url.removeprefix("sqlite:///"))
        if not path.parent.is_dir():
            raise ValueError(f"The folder {path.parent} of the database does not exist; create it first.")
        return {"PERSISTENCE_MODULE": "service.store.sqlite", "SQLITE_DBNAME": str(path)}
    if url.startswith(("postgresql://", "postgres://")):
        return {"PERSISTENCE_MODULE": "service.store.postgres", "POSTGRES_URL": url}
    raise ValueError("A database address begins with sqlite:/// (and an absolute path) or postgresql://.")


__all__ = ["Intake", "KeyReused", "NewerDatabase", "Row", "Store", "WrongClock", "environment"]
