"""tables: every game with its seats: who is asked since when, until when, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.names import names_of_seats, shown_name
from service.projections.changes import Change, LastOfEach, Write
from service.projections.deadlines import until
from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Row, Session


_TABLE = """INSERT INTO tables
    (game, number, title, phase, closed, version, opened, moved, opener, seats, free, pace)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET phase = excluded.phase, closed = excluded.closed, version = excluded.version,
    moved = excluded.moved, free = excluded.free"""

_PLACE = """INSERT INTO places
    (game, seat, player, bot, seated, asked, point, asked_since, deadline, prompt, place, score)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat) DO UPDATE SET player = excluded.player, bot = excluded.bot, seated = excluded.seated,
    asked = excluded.asked, point = excluded.point, prompt = excluded.prompt,
    place = excluded.place, score = excluded.score,
    asked_since = excluded.asked_since, deadline = excluded.deadline"""


class Batch(LastOfEach):
    def __init__(self) -> None:
        super().__init__()
        self._opened: list[str] = []

    def add(self, change: Change) -> None:
        super().add(change)
        if isinstance(change.event, ev.Opened):
            self._opened.append(change.after.id)

    def finish(self) -> Write:
        games, opened = self.games, self._opened
        places = [row for game in games for row in _places(game)]

        def write(session: Session) -> None:
            numbers = _numbers(session, opened)
            session.many(_TABLE, [_table(game, numbers.get(game.id, 0)) for game in games])
            session.many(_PLACE, places)

        return write


def _numbers(session: Session, opened: Sequence[str]) -> dict[str, int]:
    """Games are numbered in the order in which they were opened."""
    first = session.value("SELECT coalesce(max(number), 0) + 1 FROM tables") if opened else 0
    return {game: first + n for n, game in enumerate(opened)}


def _table(game: Game, number: int) -> tuple[Any, ...]:
    free = sum(not game.seated(seat) for seat in range(game.seats))
    return (
        game.id, number, game.title_id, game.phase, game.closed, game.version, game.opened, game.at, game.by,
        game.seats, free, game.pace.bank,
    )  # fmt: skip


def _places(game: Game) -> Iterator[tuple[Any, ...]]:
    result = game.title.result(game.state) if game.state is not None else None
    scores = {score.seat: score.total for score in result.scores} if result else {}
    ranks = {seat: rank for rank, group in enumerate(result.ranking, 1) for seat in group} if result else {}
    for seat, holder in enumerate(game.holders):
        point = game.asked_since[seat]
        prompt = msgspec.json.encode(game.title.prompt(game.state, seat)).decode() if point else None
        yield (
            game.id, seat, holder.player, holder.bot, int(game.seated(seat)), int(point > 0), point,
            game.clocks.asked_at[seat] or None, until(game, seat), prompt, ranks.get(seat), scores.get(seat),
        )  # fmt: skip


# questions

# the lists of a player's games, in this order
LISTS = ("asked", "waiting", "invited", "unstarted", "over")
_MINE = """SELECT * FROM (SELECT tables.*, places.seat, places.seated, places.asked, places.asked_since,
    places.deadline, places.prompt, places.place,
    CASE tables.phase WHEN 'running' THEN 1 - places.asked WHEN 'open' THEN 2 + places.seated ELSE 4 END AS list,
    CASE WHEN places.asked = 0 OR tables.phase <> 'running' THEN ''
    ELSE coalesce(places.deadline, '9' || coalesce(places.asked_since, '')) END AS urgency
    FROM places JOIN tables ON tables.game = places.game
    WHERE places.player = ? AND (places.seated = 1 OR tables.phase = 'open')
    AND tables.title = coalesce(?, tables.title)) AS mine"""

Key = tuple[int, str, int, int]  # where a game stands among those of a player: list, urgency, number, seat


def mine(
    session: Session,
    player: str,
    title: str | None = None,
    *,
    which: str | None = None,
    after: Key | None = None,
    limit: int = 1000,
) -> list[Row]:
    """The games of a player by list: where he is asked, by the deadline, then the others, the newest first."""
    wanted, values = [], list[Any]([player, title])
    if which is not None:
        wanted.append("list = ?")
        values.append(LISTS.index(which))
    if after is not None:
        list_, urgency, number, seat = after
        wanted.append("(list, urgency, -number, seat) > (?, ?, ?, ?)")
        values += [list_, urgency, -number, seat]
    where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
    return session.all(f"{_MINE}{where} ORDER BY list, urgency, -number, seat LIMIT ?", *values, limit)


def key_of(row: Row) -> Key:
    """For the rows after this one."""
    return row["list"], row["urgency"], row["number"], row["seat"]


def open_tables(
    session: Session,
    *,
    title: str | None = None,
    seats: int | None = None,
    pace: int | None = None,
    before: int | None = None,
    limit: int = 50,
) -> list[Row]:
    """Public games that wait for players, the newest first; `before` a number for the next page."""
    wanted = {"title": title, "seats": seats, "pace": pace}
    asked = {column: value for column, value in wanted.items() if value is not None}
    return session.all(
        f"SELECT * FROM tables WHERE phase = 'open' {''.join(f'AND {column} = ? ' for column in asked)}"
        "AND NOT EXISTS (SELECT 1 FROM terms WHERE terms.game = tables.game AND terms.public = 0) "
        "AND number < ? ORDER BY number DESC LIMIT ?",
        *asked.values(), before if before is not None else 2**31 - 1, limit,
    )  # fmt: skip


def table(session: Session, game: str) -> Row | None:
    return session.one("SELECT * FROM tables WHERE game = ?", game)


def some(session: Session, games: Sequence[str]) -> list[Row]:
    return session.all(f"SELECT * FROM tables WHERE game IN ({marks(games)})", *games) if games else []


def news(session: Session, game: str) -> Row | None:
    """How far a game has come, and the last word that was said to the table, in one read."""
    return session.one(
        "SELECT version, (SELECT coalesce(max(seq), 0) FROM talk WHERE game = tables.game AND private = 0) AS heard"
        " FROM tables WHERE game = ?",
        game,
    )


def places(session: Session, game: str) -> list[Row]:
    return session.all("SELECT * FROM places WHERE game = ? ORDER BY seat", game)


def unreachable(session: Session, now: str, addresses: Sequence[str], limit: int = 200) -> list[Row]:
    """Seats that are asked, in time, and whose letters to one of these addresses come back."""
    return session.all(
        "SELECT places.* FROM places JOIN addresses ON addresses.player = places.player"
        f" WHERE asked = 1 AND deadline > ? AND addresses.address IN ({marks(addresses)}) ORDER BY deadline LIMIT ?",
        now, *addresses, limit,
    )  # fmt: skip


def latest_of(session: Session, player: str, limit: int) -> list[Row]:
    """The latest games that a player sits or sat in, running or over."""
    return session.all(
        "SELECT tables.* FROM sittings JOIN tables ON tables.game = sittings.game WHERE sittings.player = ?"
        " AND tables.phase IN ('running', 'over', 'closed') ORDER BY tables.number DESC LIMIT ?",
        player, limit,
    )  # fmt: skip


def unstarted(session: Session, before: str, limit: int = 200) -> list[Row]:
    """Tables that were opened before this instant and have not begun, with the seat of their host; not those that go on
    from a game, which wait for whoever comes back.
    """
    return session.all(
        "SELECT tables.*, min(places.seat) AS seat FROM tables JOIN places ON places.game = tables.game"
        " AND places.player = tables.opener WHERE tables.phase = 'open' AND tables.opened <= ?"
        " GROUP BY tables.game ORDER BY tables.number LIMIT ?",
        before, limit,
    )  # fmt: skip


def names(session: Session, game: str) -> list[str]:
    """What to call each seat."""
    rows = session.all(
        "SELECT places.seat, places.bot, players.name FROM places LEFT JOIN players ON players.id = places.player"
        " WHERE places.game = ? ORDER BY places.seat",
        game,
    )
    return names_of_seats(
        [shown_name(row["name"]) if row["name"] else "" for row in rows], [bool(row["bot"]) for row in rows]
    )
