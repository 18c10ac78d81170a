"""The pool: seeds made ahead, and their commitments, numbered, chained and published before any game takes one.

A game takes the lowest number that is free, so nobody chooses. A number that is passed over is declared void, and its
seed is shown. See domain/README.md, "Luck".
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from domain.game.events import START, Pooled, linked
from domain.game.writer import commitment_of
from domain.kernel.shapes import Refused
from service.store import times
from service.store.database import Database, Session, SqlRow, marks

OPENING = ("open", "next")  # the kinds of orders that may open a game
AHEAD = 256  # free numbers after a filling
LEAST = 128  # and before the next one
ENOUGH = 64  # and while another process makes the next ones
LOCK = 7_073_710


class Head(Struct, frozen=True):
    """How far the commitments are published: the last number and its link, which holds all before it."""

    number: int
    link: str


class Seed(Struct, frozen=True):
    """A secret, and where it was committed to."""

    secret: bytes
    pool: Pooled

    def __repr__(self) -> str:
        return f"Seed({self.pool.number})"


class Pool:
    def __init__(self, db: Database) -> None:
        self._db = db

    def fill(self, further: int = 0) -> None:
        """So many numbers that each order waiting, `further` ones and many more find theirs published before them."""
        with self._db.read() as session:
            short = _short(session, LEAST + further)
        if not short:
            return
        with self._db.write() as session:
            if self._db.kind == "postgresql" and not _has_turn(session, further):
                return
            head, now = read_head(session), times.now()
            session.many(
                "INSERT INTO seed_pool (number, seed, commitment, link, made) VALUES (?, ?, ?, ?, ?)",
                _made(head, _short(session, AHEAD + further), now),
            )

    def head(self) -> Head:
        with self._db.read() as session:
            return read_head(session)

    def void(self, number: int, reason: str) -> None:
        """A number that no game may take any more; everybody sees why, and its seed."""
        with self._db.write() as session:
            done = session.run(
                "UPDATE seed_pool SET void = ?, taken = ? WHERE number = ? AND taken IS NULL",
                reason, times.now(), number,
            )  # fmt: skip
        if not done:
            raise Refused("not_free", "Number {number} is not free, or not made yet.", number=number)

    def at(self, game: str) -> Pool:
        """The one that a new game takes its number from."""
        return Pool(self._db.at(game))

    def of(self, game: str) -> Pool:
        """The one that a game took its number from: of several databases each has its own."""
        for db in (self._db.at(game), *self._db.each()) if self._db.is_spread else ():
            with db.read() as session:
                if session.value("SELECT number FROM seed_pool WHERE game = ?", game) is not None:
                    return Pool(db)
        return self.at(game)

    def commitments(self, game: str, pool: Pooled) -> list[str]:
        """From a game's own number to the last one published when it was opened."""
        with self.of(game)._db.read() as session:
            rows = session.all(
                "SELECT commitment FROM seed_pool WHERE number BETWEEN ? AND ? ORDER BY number", pool.number, pool.head
            )
        return [row["commitment"] for row in rows]

    def passed(self, game: str, pool: Pooled, since: str) -> list[dict[str, Any]]:
        """The numbers below a game's own from the first one on that was taken, or void, after its order had come."""
        with self.of(game)._db.read() as session:
            rows = session.all(
                "SELECT * FROM seed_pool WHERE number < ? AND number >="
                " (SELECT min(number) FROM seed_pool WHERE number < ? AND taken >= ?) ORDER BY number",
                pool.number, pool.number, since,
            )  # fmt: skip
        return [_published(row) for row in rows]


def _has_turn(session: Session, further: int) -> bool:
    """One process at a time lengthens the chain; the others wait for it only if they would run out meanwhile."""
    if session.value("SELECT pg_try_advisory_xact_lock(?)", LOCK):
        return True
    if not _short(session, ENOUGH + further):
        return False
    session.run("SELECT pg_advisory_xact_lock(?)", LOCK)
    return True


def _short(session: Session, wanted: int) -> int:
    """How many more numbers have to be made, for so many to be free beyond those that waiting orders will take."""
    row = session.one(
        "SELECT (SELECT count(*) FROM seed_pool WHERE taken IS NULL) AS free,"
        f" (SELECT count(*) FROM intake WHERE status = 'open' AND kind IN ({marks(OPENING)})) AS waiting",
        *OPENING,
    )
    assert row is not None
    return max(0, wanted + int(row["waiting"]) - int(row["free"]))


def _made(head: Head, count: int, now: str) -> Iterable[tuple[Any, ...]]:
    link = head.link
    for number in range(head.number + 1, head.number + count + 1):
        seed = secrets.token_bytes(32)
        commitment = commitment_of(seed)
        link = linked(link, commitment)
        yield number, seed, commitment, link, now


def read_head(session: Session) -> Head:
    row = session.one("SELECT number, link FROM seed_pool ORDER BY number DESC LIMIT 1")
    return Head(row["number"], row["link"]) if row is not None else Head(0, START)


def next_number(session: Session) -> int | None:
    """The one that the next game takes."""
    found: int | None = session.value("SELECT min(number) FROM seed_pool WHERE taken IS NULL")
    return found


def next_seeds(session: Session, most: int) -> list[Seed]:
    """What the next games take, in this order."""
    head = read_head(session)
    rows = session.all(
        "SELECT mine.number, mine.seed, mine.made, prior.link AS prior FROM seed_pool AS mine"
        " LEFT JOIN seed_pool AS prior ON prior.number = mine.number - 1"
        " WHERE mine.taken IS NULL ORDER BY mine.number LIMIT ?",
        most,
    )
    return [
        Seed(bytes(row["seed"]), Pooled(row["number"], row["prior"] or START, row["made"], head.number, head.link))
        for row in rows
    ]


def published(session: Session, since: int, limit: int) -> list[dict[str, Any]]:
    """The commitments from a number on, and what became of each: who counts those between two games sees how many were
    passed over, and how. The game that took one is named by the hash of its id: who has the id knows.
    """
    rows = session.all("SELECT * FROM seed_pool WHERE number >= ? ORDER BY number LIMIT ?", since, limit)
    return [_published(row) for row in rows]


def numbers(session: Session) -> list[int]:
    return [row["number"] for row in session.all("SELECT number FROM seed_pool ORDER BY number")]


def replace(session: Session, number: int, seed: bytes, link: str) -> None:
    """Another seed for a number of a sample, which is to be the same each time."""
    session.run(
        "UPDATE seed_pool SET seed = ?, commitment = ?, link = ? WHERE number = ?",
        seed, commitment_of(seed), link, number,
    )  # fmt: skip


def seeds_of(session: Session, games: Sequence[str]) -> dict[str, bytes]:
    """Those that games have taken; of games from before there was a pool, those that were made for them."""
    if not games:
        return {}
    found = session.all(
        f"SELECT game, seed FROM seed_pool WHERE game IN ({marks(games)})"
        f" UNION ALL SELECT game, seed FROM seeds WHERE game IN ({marks(games)})",
        *games, *games,
    )  # fmt: skip
    return {row["game"]: bytes(row["seed"]) for row in found}


def keep_seeds(session: Session, seeds: Mapping[str, bytes]) -> None:
    """Of games that come from another database; the numbers they took stay in the pool there."""
    session.many("INSERT INTO seeds VALUES (?, ?) ON CONFLICT (game) DO NOTHING", list(seeds.items()))


def _use(row: SqlRow) -> str:
    """`guest`: by a game that somebody without an address opened; such a game may be forgotten."""
    if row["void"]:
        return "void"
    return ("guest" if row["guest"] else "game") if row["taken"] else "free"


def _published(row: SqlRow) -> dict[str, Any]:
    return {
        "number": row["number"],
        "commitment": row["commitment"],
        "link": row["link"],
        "made": row["made"],
        "taken": row["taken"],
        "game": hashlib.sha256(row["game"].encode()).hexdigest() if row["game"] else None,
        "use": _use(row),
        "forgotten": row["forgotten"],
        "void": row["void"],
        "seed": bytes(row["seed"]).hex() if row["void"] else None,
    }
