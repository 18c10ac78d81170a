"""How a game stands by the read models: who sits, who is asked what, what each may see; nothing is folded.

A read model follows the log by a moment. Whoever shows it asks how far it has come (`Standing.behind`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from domain.game.events import Holder
from service.projections import boards
from service.store import event_rows

if TYPE_CHECKING:
    from service.store.database import Session


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


def current_view(session: Session, game: str, seat: int | None) -> View | None:
    """The view of this seat and of no other; None if the game has not begun."""
    row = boards.board(session, game, seat)
    return View(row["version"], seat, json.loads(row["view"])) if row is not None else None
