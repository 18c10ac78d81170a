"""What pages and the API show of a game that goes on: the read models, once they have come as far as the log. Who sits,
who is asked what, what each may see; nothing is folded.

A verdict is told as soon as it is stored, and the read models follow a moment later. So a reader waits for that moment;
if it takes too long the reader is shown what is there, and told how far it is behind (`GameStatus.behind`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.application import NoSuchGame, check_id
from domain.game.events import Holder
from domain.game.history import HistoryEntry
from service.projections import boards, timeline
from service.store import Store, event_rows
from service.store.database import Session

T = TypeVar("T")
PATIENCE = 1.0  # seconds; a follower that lives needs a few milliseconds
PAUSE, LONGEST = 0.003, 0.05  # seconds between two looks, longer each time


class SeatStatus(Struct, frozen=True):
    """`point`: the version at which the seat was asked what it is asked. `prompt`: a stored sentence."""

    holder: Holder
    seated: bool
    asked: bool
    point: int
    asked_since: str | None
    deadline: str | None
    prompt: str | None


class GameStatus(Struct, frozen=True):
    """`head`: the version of the game in the log; `version`: the one the read models have come to, 0 if to none."""

    id: str
    head: int
    version: int = 0
    title_id: str = ""
    phase: str = ""
    by: str = ""
    places: tuple[SeatStatus, ...] = ()

    @property
    def behind(self) -> int:
        return self.head - self.version

    @property
    def holders(self) -> tuple[Holder, ...]:
        return tuple(place.holder for place in self.places)

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place.asked)

    @property
    def full(self) -> bool:
        return all(place.seated for place in self.places)

    def seated(self, seat: int) -> bool:
        return self.places[seat].seated

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if player and place.holder.player == player)


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know at a version."""

    version: int
    seat: int | None
    view: dict[str, Any]


def current(store: Store, game: str, seconds: float = PATIENCE) -> GameStatus:
    """How the game stands, and who asks last sees no older one than who asked first."""
    return _read(store, game, seconds, lambda session, standing: standing)


def current_view(
    store: Store, game: str, seat_of: Callable[[GameStatus], int | None], seconds: float = PATIENCE
) -> tuple[GameStatus, View | None]:
    """With what the seat that `seat_of` chooses may know; both of one version. None: the game has not begun."""

    def both(session: Session, standing: GameStatus) -> tuple[GameStatus, View | None] | None:
        view = _view(session, game, seat_of(standing))
        return (standing, view) if view is None or view.version == standing.version else None

    return _read(store, game, seconds, both)


def loaded(store: Store, game: str) -> Game:
    """The game as it stands in the log, kept in memory: for what the read models do not hold (what can be said, clocks,
    votes). Refuses a game that there is not."""
    return store.games.get(game)


def found(store: Store, game: str) -> Game | None:
    """The same; None if there is no such game."""
    return store.games.find(game)


def past(store: Store, now: Game, version: int) -> Game:
    """As it stood at a version: folded from the log."""
    return now if version >= now.version else store.games.position_at(now.id, version)


def view_at(store: Store, then: Game, seat: int | None) -> dict[str, Any]:
    """What a seat may know at the version of `then`: as the read models hold it, if they hold that version."""
    with store.db.read() as session:
        kept = _view(session, then.id, seat)
    return kept.view if kept is not None and kept.version == then.version else then.title.view(then.state, seat)


def history(store: Store, game: str, seat: int | None, since: int, until: int) -> list[HistoryEntry]:
    """What happened after a version up to another one, as this reader is told of it; nobody waits for the read models:
    what they do not hold yet is told from the log."""
    with store.db.read() as session:
        told = timeline.history_since(session, game, seat, since, max(until - since, 0))
    found = [each for each in told if each.version <= until]
    is_whole = until <= since or (found and found[-1].version == until)
    return found if is_whole else store.games.history(game, seat, since, until)


def outline(store: Store, game: str, since: int, until: int) -> list[HistoryEntry]:
    """The same from a version on, without what is told of it."""
    with store.db.read() as session:
        found = [each for each in timeline.outline(session, game, since) if each.version <= until]
    is_whole = found and found[-1].version == until
    return found if is_whole else store.games.history(game, None, max(since - 1, 0), until)


def history_since(
    store: Store, game: str, seat: int | None, since: int, limit: int, seconds: float = PATIENCE
) -> tuple[GameStatus, list[HistoryEntry]]:
    """What happened after a version, as this reader is told of it."""
    return _read(
        store, game, seconds,
        lambda session, standing: (standing, timeline.history_since(session, game, seat, since, limit)),
    )  # fmt: skip


def _read(store: Store, game: str, seconds: float, look: Callable[[Session, GameStatus], T | None]) -> T:
    """`look` gives None if what it read does not belong together: the read models moved on between two questions."""
    check_id(game)
    end, pause = time.monotonic() + seconds, PAUSE
    while True:
        with store.db.read() as session:
            standing = game_status(session, game)
            if standing is None:
                raise NoSuchGame(game)
            found = look(session, standing)
        late = time.monotonic() >= end
        if found is not None and (late or not standing.behind):
            return found
        if not late:
            store.wake("follow")
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)


_STANDING = """SELECT t.version, t.title, t.phase, t.opener, p.player, p.bot, p.seated, p.asked, p.point, p.asked_since,
    p.deadline, p.prompt, coalesce((SELECT max(originator_version) FROM stored_events
    WHERE originator_id = ?), (SELECT head FROM archive WHERE archive.game = ?)) AS head
    FROM tables AS t JOIN places AS p ON p.game = t.game WHERE t.game = ? ORDER BY p.seat"""


def game_status(session: Session, game: str) -> GameStatus | None:
    """None if there is no such game, in the log either."""
    rows = session.all(_STANDING, game, game, game)
    if rows:
        first = rows[0]
        places = tuple(
            SeatStatus(
                Holder(row["player"], row["bot"]), bool(row["seated"]), bool(row["asked"]), row["point"],
                row["asked_since"], row["deadline"], row["prompt"],
            )
            for row in rows
        )  # fmt: skip
        return GameStatus(
            game, first["head"], first["version"], first["title"], first["phase"], first["opener"], places
        )  # fmt: skip
    head = event_rows.head(session, game)
    return GameStatus(game, head) if head is not None else None


def _view(session: Session, game: str, seat: int | None) -> View | None:
    """The view of this seat and of no other; None if the game has not begun."""
    row = boards.board(session, game, seat)
    return View(row["version"], seat, json.loads(row["view"])) if row is not None else None
