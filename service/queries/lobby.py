"""What pages list: games in which a player is asked, open tables with who sits there, people one has played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.game.names import display_name
from service.store import player_rows
from service.store.database import marks
from service.store.heartbeats import HEARD

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

KNOWN = 50  # people
FIRST, LAST = "\x01", "\U0010ffff"  # before each name and after it; who has left has none
LOOKS = 20  # times that further names are looked at, of a beginning that few have who play in public
LATELY = 400  # games that moved last, of which those to watch are chosen
# games of those who let anybody look on; a game without terms of its own is open to anybody
PUBLIC = "NOT EXISTS (SELECT 1 FROM terms WHERE terms.game = tables.game AND terms.public = 0)"


def waiting(session: Session, player: str) -> set[str]:
    """Games in which this player is asked now."""
    rows = session.all(
        "SELECT places.game FROM places JOIN tables ON tables.game = places.game"
        " WHERE places.player = ? AND places.asked = 1 AND tables.phase = 'running'",
        player,
    )
    return {row["game"] for row in rows}


def next_asked(session: Session, player: str, beside: str = "") -> str:
    """The game in which this player is asked first, by the deadline; `beside`: another one than this."""
    found = session.all(
        "SELECT places.game, coalesce(places.deadline, '9') AS until, places.asked_since FROM places"
        " JOIN tables ON tables.game = places.game WHERE places.player = ? AND places.asked = 1"
        " AND tables.phase = 'running' AND places.game <> ? ORDER BY until, places.asked_since LIMIT ?",
        player, beside, 1,
    )  # fmt: skip
    return str(found[0]["game"]) if found else ""


def open_tables(
    session: Session,
    *,
    title: str | None = None,
    seats: int | None = None,
    pace: int | None = None,
    before: tuple[int, str] | None = None,
    limit: int = 50,
) -> list[SqlRow]:
    """Public games that wait for players, the newest first; `before`: number and id of the last of a page."""
    wanted = {"title": title, "seats": seats, "pace": pace}
    asked = {column: value for column, value in wanted.items() if value is not None}
    return session.all(
        f"SELECT * FROM tables WHERE phase = 'open' {''.join(f'AND {column} = ? ' for column in asked)}"
        f"AND {PUBLIC} AND (number, game) < (?, ?) ORDER BY number DESC, game DESC LIMIT ?",
        *asked.values(), *(before or (2**31 - 1, "")), limit,
    )  # fmt: skip


def news(session: Session, game: str) -> SqlRow | None:
    """How far a game has come, and the last word that was said to the table, in one read."""
    return session.one(
        "SELECT version, (SELECT coalesce(max(seq), 0) FROM talk WHERE game = tables.game AND private = 0) AS heard"
        " FROM tables WHERE game = ?",
        game,
    )


def latest_of(session: Session, player: str, limit: int) -> list[SqlRow]:
    """The latest games that a player sits or sat in, running or over."""
    return session.all(
        "SELECT tables.* FROM sittings JOIN tables ON tables.game = sittings.game WHERE sittings.player = ?"
        " AND tables.phase IN ('running', 'over', 'closed') ORDER BY tables.number DESC LIMIT ?",
        player, limit,
    )  # fmt: skip


def has_sat(session: Session, player: str, game: str) -> bool:
    """Whether they ever sat in this game since it began."""
    return session.one("SELECT 1 AS one FROM sittings WHERE player = ? AND game = ?", player, game) is not None


def offered(session: Session, title: str | None = None, limit: int = 50) -> list[SqlRow]:
    """Seats of running public games that anybody may take: they are few, so the games are looked up by them."""
    return session.all(
        "SELECT offers.*, tables.number, tables.title, tables.seats, tables.pace, tables.moved FROM offers"
        f" JOIN tables ON tables.game = offers.game WHERE coalesce(tables.phase, '') = 'running' AND {PUBLIC}"
        " AND tables.title = coalesce(?, tables.title) ORDER BY tables.number + 0 DESC LIMIT ?",
        title, limit,
    )  # fmt: skip


def watched(session: Session, title: str | None = None, limit: int = 12) -> list[SqlRow]:
    """Running public games of two people or more, the one that moved last first: who only tries a title against bots
    is left alone.
    """
    return session.all(
        "SELECT * FROM (SELECT * FROM tables WHERE phase = 'running' ORDER BY moved DESC LIMIT ?) AS tables"
        f" WHERE {PUBLIC} AND title = coalesce(?, title) AND (SELECT count(DISTINCT player) FROM places"
        " WHERE places.game = tables.game AND places.seated = 1 AND places.player <> '') > 1"
        " ORDER BY moved DESC LIMIT ?",
        LATELY, title, limit,
    )  # fmt: skip


def known_people(session: Session, player: str) -> list[SqlRow]:
    """Whom this player has sat at a table with: id and name."""
    rows = session.all(
        "SELECT DISTINCT other.player FROM places AS own"
        " JOIN places AS other ON other.game = own.game AND other.player <> own.player AND other.seated = 1"
        " WHERE own.player = ? AND own.seated = 1",
        player,
    )
    names = player_rows.names(session, [row["player"] for row in rows])
    known = sorted(names.items(), key=lambda each: (each[1], each[0]))[:KNOWN]
    return [{"id": id, "name": display_name(name)} for id, name in known]


def public_people(session: Session, beginning: str, limit: int = 30) -> list[SqlRow]:
    """Players whose name begins so, who sit or sat at a public table with somebody else."""
    folded = beginning.casefold()
    found: list[SqlRow] = []
    last = "", ""
    for _ in range(LOOKS):
        rows = player_rows.named(session, folded or FIRST, folded + LAST, last, 2 * limit)
        public = _in_public(session, [row["id"] for row in rows])
        found += [{"id": row["id"], "name": display_name(row["name"])} for row in rows if row["id"] in public]
        if len(rows) < 2 * limit or len(found) >= limit:
            break
        last = rows[-1]["folded"], rows[-1]["id"]
    return found[:limit]


def plays_in_public(session: Session, player: str) -> bool:
    return bool(_in_public(session, [player]))


def _in_public(session: Session, players: Sequence[str]) -> set[str]:
    """Those of these who sit or sat at a public table with somebody else."""
    if not players:
        return set()
    rows = session.all(
        f"WITH named (id) AS (VALUES {', '.join(['(?)'] * len(players))}) SELECT id FROM named WHERE EXISTS (SELECT 1"
        " FROM places JOIN tables ON tables.game = places.game WHERE places.player = named.id"
        f" AND places.seated = 1 AND tables.phase <> 'open' AND {PUBLIC} AND EXISTS (SELECT 1 FROM places AS other"
        " WHERE other.game = places.game AND other.player NOT IN ('', named.id)))",
        *players,
    )
    return {row["id"] for row in rows}


def in_common(session: Session, one: str, other: str, limit: int = 20) -> list[SqlRow]:
    """Tables at which both sat, the newest first."""
    return session.all(
        "SELECT DISTINCT tables.* FROM places AS own JOIN places ON places.game = own.game JOIN tables"
        " ON tables.game = own.game WHERE own.player = ? AND own.seated = 1 AND places.player = ? AND places.seated = 1"
        " ORDER BY tables.number DESC LIMIT ?",
        one, other, limit,
    )  # fmt: skip


def played(session: Session, player: str, *, public: bool = False) -> list[SqlRow]:
    """By title: how many games this player has finished, and is in. `public`: of those that anybody may watch."""
    rows = session.all(
        "SELECT tables.title, sum(CASE WHEN tables.closed = 'finished' THEN 1 ELSE 0 END) AS finished,"
        " sum(CASE WHEN tables.phase = 'running' THEN 1 ELSE 0 END) AS running"
        " FROM places JOIN tables ON tables.game = places.game WHERE places.player = ? AND places.seated = 1"
        f"{f' AND {PUBLIC}' if public else ''} GROUP BY tables.title ORDER BY tables.title",
        player,
    )
    found: dict[str, Counter[str]] = {}
    for row in rows:  # of several databases each tells its own
        found.setdefault(row["title"], Counter()).update(finished=row["finished"], running=row["running"])
    return [{"title": title, **counted} for title, counted in found.items()]


def seats_of(session: Session, games: Sequence[str]) -> dict[str, list[SqlRow]]:
    """The places of several games with the names of who holds them, by seat."""
    found: dict[str, list[SqlRow]] = {game: [] for game in games}
    if games:
        rows = session.all(
            "SELECT game, seat, player, bot, seated, asked, deadline, place FROM places"
            f" WHERE game IN ({marks(games)}) ORDER BY game, seat",
            *games,
        )
        names = player_rows.names(session, [row["player"] for row in rows])
        for row in rows:
            found[row["game"]].append({**row, "name": names.get(row["player"])})
    return found


def unread(session: Session, player: str, games: Sequence[str]) -> dict[str, int]:
    """How many words of others were said at each table since this player last spoke there, or looked at the talk."""
    if not games:
        return {}
    rows = session.all(
        "SELECT talk.game, count(*) AS new FROM talk LEFT JOIN heartbeats ON heartbeats.name = ? || talk.game || ?"
        f" WHERE talk.game IN ({marks(games)}) AND talk.private = 0 AND talk.player <> ?"
        " AND talk.at > coalesce(heartbeats.at, '') AND talk.seq > coalesce((SELECT max(seq) FROM talk AS own"
        " WHERE own.game = talk.game AND own.player = ? AND own.private = 0), 0) GROUP BY talk.game",
        HEARD, f" {player}", *games, player, player,
    )  # fmt: skip
    return {row["game"]: int(row["new"]) for row in rows}


def rounds_of(session: Session, games: Sequence[str]) -> dict[str, str]:
    """What a spectator is shown of each game, as it is stored."""
    if not games:
        return {}
    rows = session.all(f"SELECT game, view FROM boards WHERE seat = -1 AND game IN ({marks(games)})", *games)
    return {row["game"]: row["view"] for row in rows}
