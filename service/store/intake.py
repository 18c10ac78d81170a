"""The intake: every command as it arrived, durable before anything is decided. The same key is the same row."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from domain.game.requests import BODIES, Request, Verdict
from domain.kernel.shapes import Refused
from service.store import leases, times
from service.store.database import LOST_TOUCH, Database, Session, known_of, marks
from service.store.database import SqlRow as Stored
from service.store.event_rows import NEW_ROW, values_of
from service.store.pool import Pool
from service.store.waiting import Waiting

T = TypeVar("T")
Name = tuple[str, str]  # of a row: its game and its id
LATEST = 500  # rows among which one of a moment ago is looked for


Part = tuple[int, int]  # of all games those of one queue: its number, and how many queues there are
ALL: Part = (0, 1)


class KeyReused(Exception):
    """The key was used before for something else."""


class Row(Request, frozen=True, kw_only=True):
    """A request as it is stored, and what has become of it."""

    seq: int
    status: str  # open, done, refused, parked
    tries: int
    verdict: Verdict | None
    decided: str | None
    error: str | None

    @property
    def is_decided(self) -> bool:
        return self.status != "open"


class Intake:
    def __init__(self, db: Database, wake: Callable[[str], None], pool: Pool) -> None:
        self._db = db
        self._pool = pool
        self._wake = wake
        self._waiting = Waiting(self._decided)

    # for those who send

    def submit(
        self,
        kind: str,
        body: dict[str, Any],
        *,
        channel: str,
        player: str = "",
        game: str = "",
        seat: int | None = None,
        key: str | None = None,
        expected: int | None = None,
        point: int | None = None,
        evidence: str = "",
        commands: str | None = None,
        lazy: bool = False,
    ) -> Row:
        """Store a command; once this returns it cannot be lost. The same key gives the same row.

        `commands`: what the body says in words, as structs.
        `lazy`: a failure of power may lose it; for a sender who then submits it again.
        """
        if kind not in BODIES:
            raise ValueError(f"no kind of intake row: {kind}")
        id = short(key if key is not None else secrets.token_hex(16), 20)
        if kind == "open":
            game = game_of(id)
            with_retries(self._pool.at(game).fill)  # a game takes a seed that was committed to before its order came
        new = Request(
            id=id, kind=kind, channel=channel, game=game, player=player, seat=seat,
            body=json.dumps(body, ensure_ascii=False, separators=(",", ":")), expected=expected, point=point,
            evidence=evidence, arrived=times.now(), commands=commands,
        )  # fmt: skip
        check_text(new)
        row = with_retries(lambda: self._earlier(new) or self._insert(new, lazy))
        same = (row.kind, row.game, row.player, row.seat, row.expected) == (kind, new.game, player, seat, expected)
        if not same or (row.body != new.body and json.loads(row.body) != json.loads(new.body)):
            raise KeyReused(f"This key was used at {row.arrived} for another request; choose a new one.")
        if not row.is_decided:
            self._wake(f"apply {row.game}")
        return row

    def take_in(self, requests: Sequence[Request]) -> int:
        """Rows that the service makes by itself; how many are new. What it made before is left as it is, whether it
        waits, was refused or is parked: to look again costs no write and wakes nobody.
        """
        ids = [request.id for request in requests]
        with self._db.read() as session:
            known = session.all(f"SELECT id FROM intake WHERE id IN ({marks(ids)})", *ids) if ids else ()
        new = {request.id: values_of(request) for request in requests}
        for row in known:
            del new[row["id"]]
        if not new:
            return 0
        with self._db.write() as session:
            done = session.many(NEW_ROW, list(new.values()))
        self._wake("apply")
        return done

    def _earlier(self, new: Request) -> Row | None:
        """Where tables are partitioned they hold a key once for each game. Of several databases each knows its own."""
        return self.row(new.id) if self._db.is_partitioned and not self._db.is_spread else None

    def _insert(self, new: Request, lazy: bool) -> Row:
        with self._db.single(lazy=lazy) as session:
            stored = session.one(NEW_ROW + " RETURNING *", *values_of(new))
        stored = stored or self._one(new.id, new.game) or self._one(new.id)
        assert stored is not None
        return row_of(stored)

    def row(self, id: str, game: str = "") -> Row | None:
        """Of this game, if it is known."""
        found = with_retries(lambda: self._one(id, game))
        return row_of(found) if found is not None else None

    def known(self, key: str) -> Row | None:
        """The row that was submitted with this key."""
        return self.row(short(key, 20))

    def said_by(self, mail: str, player: str) -> Row | None:
        """What this mail of a moment ago has handed in, if it is among the latest rows."""
        latest = "SELECT id, player, evidence FROM intake ORDER BY seq DESC LIMIT ?"
        asked = f"SELECT id FROM ({latest}) AS latest WHERE evidence = ? AND player = ? LIMIT 1"
        with self._db.read() as session:
            id = session.value(asked, LATEST, f"mail {mail}", player)
        return self.row(str(id)) if id else None

    def opens(self, game: str) -> bool:
        """Whether a row waits that would open this game."""
        with self._db.read() as session:
            asked = "SELECT id FROM intake WHERE status = 'open' AND game = ? AND kind IN ('open', 'next') LIMIT 1"
            return session.value(asked, game) is not None

    def _one(self, id: str, game: str = "") -> Stored | None:
        which, values = ("game = ? AND id = ?", (game, id)) if game else ("id = ?", (id,))
        with self._db.read() as session:
            return session.one(f"SELECT * FROM intake WHERE {which}", *values)

    def wait(self, row: Row, seconds: float) -> Row | None:
        """The row as soon as it is decided, or as it is when the time is over."""
        wanted = (row.game, row.id)
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            try:
                return self._waiting.wait(wanted, left) or self.row(row.id, row.game)
            except LOST_TOUCH:  # the row is stored; only the look at it failed
                if left <= 0:
                    return None
                time.sleep(0.1)

    def _decided(self, wanted: list[Name]) -> dict[Name, Row]:
        games, ids = sorted({game for game, _ in wanted}), [id for _, id in wanted]
        asked = f"SELECT * FROM intake WHERE game IN ({marks(games)}) AND id IN ({marks(ids)}) AND status <> 'open'"

        def look() -> list[Stored]:
            with self._db.read() as session:
                return session.all(asked, *games, *ids)

        return {(row.game, row.id): row for row in map(row_of, with_retries(look))}

    def tell(self) -> None:
        """Those who wait in this process look again."""
        self._waiting.told.set()

    # for the workers

    def claim(self, most: int, until: float = 0.0, part: Part = ALL) -> list[Row]:
        """Lease open rows of the games that have waited longest; never one of a game that somebody else works on.

        A backlog is shared among workers game by game: four rows of a game cost little more than one.
        """
        now = times.seconds()
        # a lease that a failure of power takes back does no harm
        with self._db.single(lazy=True) as session:
            limits = (now, until or leases.until(), max(1, most // 4), most)
            found = session.all(self._db.claim, *limits, *(part if self._db.kind == "postgresql" else ()))
        return sorted(map(row_of, found), key=lambda row: row.seq)

    def release(self, rows: Iterable[Row], after: float = 0.0, *, blameless: bool = False) -> None:
        """Give rows back, at once or after a pause in which what is wrong may pass; a blameless try is not counted."""
        with self._db.write() as session:
            session.many(
                "UPDATE intake SET lease = ?, tries = tries - ? WHERE game = ? AND id = ? AND status = 'open'",
                [(times.seconds() + after if after else 0, int(blameless), row.game, row.id) for row in rows],
            )

    def release_all(self) -> int:
        """For the one process of the embedded service, when it starts: nobody else can hold a lease."""
        with self._db.write() as session:
            return session.run("UPDATE intake SET lease = 0 WHERE status = 'open' AND lease > 0")

    def park(self, row: Row, error: str) -> None:
        with self._db.write() as session:
            session.run(
                "UPDATE intake SET status = 'parked', error = ?, decided = ?"
                " WHERE game = ? AND id = ? AND status = 'open'",
                error, times.now(), row.game, row.id,
            )  # fmt: skip

    def is_open(self, row: Row) -> bool:
        asked = "SELECT 1 AS one FROM intake WHERE status = 'open' AND game = ? AND id = ?"
        with self._db.read() as session:
            return session.value(asked, row.game, row.id) is not None

    def waiting(self) -> int:
        with self._db.read() as session:
            return int(session.value("SELECT count(*) FROM intake WHERE status = 'open'"))

    # for the operator

    def oldest_open(self) -> str:
        """When what has waited longest arrived; nothing if nothing waits."""
        with self._db.read() as session:
            found = session.value("SELECT min(arrived) FROM intake WHERE status = 'open'")
        return found or ""

    def how_many_parked(self) -> int:
        with self._db.read() as session:
            return int(session.value("SELECT count(*) FROM intake WHERE status = 'parked'"))

    def parked(self) -> list[Row]:
        with self._db.read() as session:
            return list(map(row_of, session.all("SELECT * FROM intake WHERE status = 'parked' ORDER BY seq")))

    def reopen(self, id: str) -> bool:
        with self._db.write() as session:
            done = session.run(
                "UPDATE intake SET status = 'open', lease = 0, tries = 0, error = NULL, decided = NULL"
                " WHERE id = ? AND status = 'parked'",
                id,
            )
        self._wake("apply")
        return bool(done)


def check_text(new: Request) -> None:
    """Text that no database can keep (half a character of UTF-16, a NUL) is refused before it gets there."""
    for text in (new.game, new.player, new.evidence, new.body):
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise Refused("bad_text", "The text holds characters that do not exist.") from error
        if "\0" in text:
            raise Refused("bad_text", "The text holds a character that cannot be stored (NUL).")


def claim_gifts(session: Session, games: Sequence[str], until: float) -> list[Row]:
    """Gifts of these games that nobody has looked at, leased to this worker."""
    if not games:
        return []
    found = session.all(
        "UPDATE intake SET lease = ?, tries = tries + 1 WHERE status = 'open' AND kind = 'gift' AND tries = 0"
        f" AND lease < ? AND game IN ({marks(games)}) RETURNING *",
        until, times.seconds(), *games,
    )  # fmt: skip
    return [row_of(row) for row in found]


def row_of(stored: Stored) -> Row:
    fields = known_of(Row, stored)  # the version stands in the verdict
    verdict = fields.pop("verdict")
    return Row(**fields, verdict=msgspec.json.decode(verdict, type=Verdict) if verdict else None)


def in_turn(rows: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """A game's rows are decided in their order: what comes behind a row that is worked alone has to wait."""
    alone: set[str] = set()
    first: list[Row] = []
    behind: list[Row] = []
    for row in rows:
        (behind if row.game in alone else first).append(row)
        if row.tries > 1:
            alone.add(row.game)
    return first, behind


def short(text: str, length: int) -> str:
    """A stable name: lower-case base32 of a hash."""
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:length]


def game_of(id: str) -> str:
    """The game that an `open` row makes."""
    return "g" + short("game|" + id, 12)


def part_of(game: str, parts: int) -> int:
    """The queue of a game, by the end of its id, which is a hash; `posthorn_claim` reckons the same."""
    return (32 * ord(game[-2]) + ord(game[-1])) % parts if len(game) > 1 else 0


def game_for(key: str) -> str:
    """The game that a row submitted with this key opens."""
    return game_of(short(key, 20))


def with_retries(work: Callable[[], T], attempts: int = 5, pause: float = 0.1) -> T:
    """Run something that may be run twice until the database answers."""
    for _ in range(attempts - 1):
        try:
            return work()
        except LOST_TOUCH:
            time.sleep(pause)
            pause *= 2
    return work()
