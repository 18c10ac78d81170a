"""tables: every game with its seats: who is asked since when, until when, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.table.agreements import SILENCE
from domain.game.table.votes import electorate
from domain.game.time.calendars import HOUR, instant, micros
from domain.game.time.clocks import until
from service.projections import progress
from service.projections.changes import Change, LastOfEach, Write
from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow


NUMBERS = 1000  # looked at together
WAITING = 100  # of those that have not begun

_TABLE = """INSERT INTO tables
    (game, number, title, phase, closed, version, opened, moved, opener, seats, free, pace)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET phase = excluded.phase, closed = excluded.closed, version = excluded.version,
    moved = excluded.moved, free = excluded.free"""

_PLACE = """INSERT INTO places
    (game, seat, player, bot, seated, asked, point, asked_since, deadline, prompt, place, score, points, vote)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat) DO UPDATE SET player = excluded.player, bot = excluded.bot, seated = excluded.seated,
    asked = excluded.asked, point = excluded.point, prompt = excluded.prompt,
    place = excluded.place, score = excluded.score, points = excluded.points, vote = excluded.vote,
    asked_since = excluded.asked_since, deadline = excluded.deadline"""


class Batch(LastOfEach):
    def __init__(self) -> None:
        super().__init__()
        self._opened: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, change: Change) -> None:
        super().add(change)
        if change.number:
            self._numbers[change.after.id] = change.number
        elif isinstance(change.event, ev.Opened):
            self._opened.append(change.after.id)

    def finish(self) -> Write:
        games, opened, known = self.games, self._opened, self._numbers
        places = [row for game in games for row in _places(game)]

        def write(session: Session) -> None:
            numbers = known | dict(zip(opened, _numbers(session, len(opened)), strict=True))
            session.many(_TABLE, [_table(game, numbers.get(game.id, 0)) for game in games])
            session.many(_PLACE, places)

        return write


def _numbers(session: Session, most: int) -> list[int]:
    """The next that are free. Games are numbered in the order in which they were opened; those of the archive, which
    come first, have the numbers they had."""
    found: list[int] = []
    last = progress.numbered(session) if most else 0
    while len(found) < most:
        rows = session.all("SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ?", last, NUMBERS)
        taken = {row["number"] for row in rows}
        upto = max(taken) if len(taken) == NUMBERS else last + len(taken) + most
        found += [n for n in range(last + 1, upto + 1) if n not in taken][: most - len(found)]
        last = upto
    if found:
        progress.number(session, found[-1])
    return found


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
        point, asked = game.asked_since[seat], seat in game.asked
        prompt = msgspec.json.encode(game.title.prompt(game.state, seat)).decode() if asked else None
        yield (
            game.id, seat, holder.player, holder.bot, int(game.seated(seat)), int(asked), point,
            game.clocks.asked_at[seat] or None, until(game, seat), prompt, ranks.get(seat), scores.get(seat),
            points_of(game, seat), _vote(game, seat),
        )  # fmt: skip


def points_of(game: Game, seat: int) -> int | None:
    """So far, with what only this seat may know; nothing where the title counts none."""
    known = game.title.known_scores(game.state, seat) if game.state is not None else ()
    return next((score.total for score in known if score.seat == seat), None)


def _vote(game: Game, seat: int) -> str | None:
    """Until when a vote of this seat is asked; somebody with several seats votes once, for the first of them."""
    if game.phase != "running" or game.seats_of(game.holders[seat].player)[:1] != (seat,):
        return None
    asked = (
        each.at
        for each in game.motions(game.at)
        if seat in electorate(game, each.motion, each.about) and seat not in (*each.yes, *each.no)
    )
    return max((instant(micros(at) + SILENCE * HOUR) for at in asked), default=None)


# questions


def numbers_of(session: Session, games: Sequence[str]) -> dict[str, int]:
    if not games:
        return {}
    rows = session.all(f"SELECT game, number FROM tables WHERE game IN ({marks(games)})", *games)
    return {row["game"]: row["number"] for row in rows}


# the lists of a player's games, in this order
LISTS = ("asked", "waiting", "invited", "unstarted", "over")
_MINE = """SELECT * FROM (SELECT tables.*, places.seat, places.seated, places.asked, places.asked_since,
    places.deadline, places.prompt, places.place, places.score, places.points,
    places.vote,
    CASE tables.phase WHEN 'running' THEN 1 - places.asked WHEN 'open' THEN 2 + places.seated ELSE 4 END AS list,
    CASE WHEN places.asked = 0 OR tables.phase <> 'running' THEN ''
    ELSE coalesce(places.deadline, '9' || coalesce(places.asked_since, '')) END AS urgency
    FROM places JOIN tables ON tables.game = places.game
    WHERE places.player = ? AND (places.seated = 1 OR tables.phase = 'open')
    AND tables.title = coalesce(?, tables.title)) AS mine"""

# where a game stands among those of a player: list, urgency, number, seat, and the game: of several databases each has
# numbers of its own
Key = tuple[int, str, int, int, str]


def mine(
    session: Session,
    player: str,
    title: str | None = None,
    *,
    which: str | None = None,
    after: Key | None = None,
    limit: int = 1000,
) -> list[SqlRow]:
    """The games of a player by list: where they are asked, by the deadline, then the others, the newest first."""
    wanted, values = [], list[Any]([player, title])
    if which is not None:
        wanted.append("list = ?")
        values.append(LISTS.index(which))
    if after is not None:
        list_, urgency, number, seat, game = after
        wanted.append("(list, urgency, -number, seat, game) > (?, ?, ?, ?, ?)")
        values += [list_, urgency, -number, seat, game]
    where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
    return session.all(f"{_MINE}{where} ORDER BY list, urgency, -number, seat, game LIMIT ?", *values, limit)


def key_of(row: SqlRow) -> Key:
    """For the rows after this one."""
    return row["list"], row["urgency"], row["number"], row["seat"], row["game"]


def table(session: Session, game: str) -> SqlRow | None:
    return session.one("SELECT * FROM tables WHERE game = ?", game)


def some(session: Session, games: Sequence[str]) -> list[SqlRow]:
    return session.all(f"SELECT * FROM tables WHERE game IN ({marks(games)})", *games) if games else []


def how_many(session: Session) -> int:
    return int(session.value("SELECT count(*) FROM tables"))


def last_number(session: Session) -> int:
    """Of those that are given."""
    return max(progress.numbered(session), int(session.value("SELECT coalesce(max(number), 0) FROM tables")))


def everything(session: Session) -> list[SqlRow]:
    """Every game, the one that moved last first."""
    return session.all("SELECT * FROM tables ORDER BY moved DESC")


def places(session: Session, game: str) -> list[SqlRow]:
    return session.all("SELECT * FROM places WHERE game = ? ORDER BY seat", game)


def is_asked(session: Session, game: str, seat: int) -> bool:
    found = session.value("SELECT asked FROM places WHERE game = ? AND seat = ?", game, seat)
    return bool(found)


def asked_in_time(session: Session, players: Sequence[str], now: str, limit: int = 200) -> list[SqlRow]:
    """Seats of these players that are asked and whose deadline is to come, the nearest first."""
    if not players:
        return []
    return session.all(
        f"SELECT * FROM places WHERE asked = 1 AND deadline > ? AND player IN ({marks(players)})"
        " ORDER BY deadline LIMIT ?",
        now, *players, limit,
    )  # fmt: skip


def unstarted(session: Session, before: str, limit: int = 200) -> list[SqlRow]:
    """Tables that were opened before this instant and have not begun, with the seat of their host; not those that go on
    from a game, which wait for whoever comes back.
    """
    # the places of a game are few, those of a player may be many
    seat = "SELECT min(seat) FROM places WHERE game = tables.game AND player || '' = tables.opener"
    found: list[SqlRow] = []
    last = 0
    while len(found) < limit:  # they are numbered as they were opened: whoever comes to a young one has seen the old
        rows = session.all(
            f"SELECT tables.*, ({seat}) AS seat FROM tables WHERE phase = 'open' AND number > ?"
            " ORDER BY number LIMIT ?",
            last, WAITING,
        )  # fmt: skip
        found += [row for row in rows if row["seat"] is not None and row["opened"] <= before]
        if len(rows) < WAITING or rows[-1]["opened"] > before:
            break
        last = rows[-1]["number"]
    return found[:limit]


def running(session: Session, after: str, limit: int = 1000) -> list[str]:
    """Games with a clock in which a seat is asked, in the order of their ids: also where the deadline has passed, as
    the table may vote for more time, and where the clocks stand still now, as they may have run in the outage.
    """
    rows = session.all(
        "SELECT DISTINCT places.game FROM tables JOIN places ON places.game = tables.game"
        " WHERE tables.phase = 'running' AND tables.pace > 0 AND places.point > 0 AND places.game > ?"
        " ORDER BY places.game LIMIT ?",
        after, limit,
    )  # fmt: skip
    return [row["game"] for row in rows]


# questions about one player


def finished_by(session: Session, player: str) -> int:
    """How many games they have played to the end."""
    found = session.value(
        "SELECT count(*) FROM places JOIN tables ON tables.game = places.game"
        " WHERE places.player = ? AND places.seated = 1 AND tables.closed = 'finished'",
        player,
    )
    return int(found or 0)


def seated_in(session: Session, player: str) -> int:
    """In how many games they sit."""
    found = session.value("SELECT count(DISTINCT game) FROM places WHERE player = ? AND seated = 1", player)
    return int(found or 0)


def invitations_open(session: Session, host: str) -> int:
    """How many seats of the tables they have opened are kept for somebody who has not come yet."""
    found = session.value(
        "SELECT count(*) FROM places JOIN tables ON tables.game = places.game WHERE tables.opener = ?"
        " AND tables.phase = 'open' AND places.seated = 0 AND places.player NOT IN ('', ?)",
        host, host,
    )  # fmt: skip
    return int(found or 0)


def results_of(session: Session, player: str) -> list[SqlRow]:
    """Every seat they have, in the order in which the games were opened."""
    return session.all(
        "SELECT tables.game, tables.title, tables.phase, places.seat, places.place, places.score FROM places"
        " JOIN tables ON tables.game = places.game WHERE places.player = ? ORDER BY tables.number",
        player,
    )


def asked_or_invited(session: Session, player: str) -> list[SqlRow]:
    """Seats that have to move, and seats that are kept for them."""
    return session.all(
        "SELECT places.game, places.seat FROM places JOIN tables ON tables.game = places.game WHERE places.player = ?"
        " AND (places.asked = 1 OR (tables.phase = 'open' AND places.seated = 0)) ORDER BY places.game, places.seat",
        player,
    )


def beside(session: Session, player: str) -> list[SqlRow]:
    """The others in the running games of this player; `gone`: the seat of the player there."""
    return session.all(
        "SELECT other.game, other.seat, other.player, mine.seat AS gone, tables.version FROM places AS mine"
        " JOIN tables ON tables.game = mine.game AND tables.phase = 'running'"
        " JOIN places AS other ON other.game = mine.game AND other.player NOT IN ('', mine.player)"
        " WHERE mine.player = ?",
        player,
    )


def opened_by(session: Session, player: str) -> list[str]:
    return [row["game"] for row in session.all("SELECT game FROM tables WHERE opener = ?", player)]


def alone_in(session: Session, player: str) -> list[str]:
    """The games in which nobody else has a seat, bots apart."""
    rows = session.all(
        "SELECT game FROM places WHERE player = ? AND NOT EXISTS (SELECT 1 FROM places AS other"
        " WHERE other.game = places.game AND other.player NOT IN ('', places.player))",
        player,
    )
    return [row["game"] for row in rows]


def has_a_seat(session: Session, player: str) -> bool:
    return session.one("SELECT 1 AS one FROM places WHERE player = ?", player) is not None
