"""The mailbag: what has to be said to whom. The follower puts in what follows from events, the mail room its answers.

A row is put in once for its key and leaves as one letter, or as none with the reason why.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from domain.game import events as ev
from domain.game.aggregate import Game
from service.projections import table_news
from service.projections.changes import Change, Write
from service.store import turns
from service.store.revoking import revoke

if TYPE_CHECKING:
    from service.store.database import Database, Row, Session


class Due(Struct, frozen=True, kw_only=True):
    """`version`: of the game it is about. `address`: for somebody who is no player yet."""

    kind: str
    player: str = ""
    address: str = ""
    game: str = ""
    seat: int | None = None
    version: int = 0
    about: dict[str, Any] = {}
    key: str = ""

    @property
    def unique(self) -> str:
        return self.key or f"{self.game}:{self.version}:{self.seat}:{self.kind}"


def put(session: Session, now: str, *dues: Due) -> int:
    """The same key twice is one row; how many are new."""
    return session.many(
        "INSERT INTO mailbag"
        " (key, kind, player, address, game, seat, version, about, made, due, status, reason, letter, changed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'due', '', '', ?) ON CONFLICT (key) DO NOTHING",
        [
            (
                due.unique, due.kind, due.player, due.address, due.game, due.seat, due.version,
                json.dumps(due.about, ensure_ascii=False, separators=(",", ":")), now, now, now,
            )
            for due in dues
        ],
    )  # fmt: skip


class Batch:
    def __init__(self) -> None:
        self._due: list[tuple[str, tuple[Due, ...]]] = []
        self._replaced: list[tuple[str, str]] = []

    def add(self, change: Change) -> None:
        self._due.append((change.event.at, tuple(dues(change.before, change.event, change.after))))
        if old := _replaced(change):
            self._replaced.append((old, change.after.id))

    def finish(self) -> Write:
        due, replaced = self._due, self._replaced

        def write(session: Session) -> None:
            for at, each in due:
                put(session, at, *each)
            for player, game in replaced:
                revoke(session, player=player, game=game)

        return write


def _replaced(change: Change) -> str:
    """A seat has changed hands: no link or address of a letter to the old player works any more."""
    event, before = change.event, change.before
    if not isinstance(event, ev.Seated | ev.Vacated) or before is None:
        return ""
    if isinstance(event, ev.Seated) and before.state is None:
        return ""
    old = before.holders[event.seat].player
    return "" if old in {holder.player for holder in change.after.holders} else old


PERSON = "player, address"


def claim(db: Database, now: str, most: int, until: float) -> list[Row]:
    """What is due and nobody works on, leased to this worker; the readers take turns. The try is counted first."""
    free = "status = 'due' AND due <= ? AND lease < ?"
    return turns.claimed(db, "mailbag", "id", free, (now, time.time()), PERSON, PERSON, most, until)


def release(session: Session, ids: Sequence[int]) -> None:
    """Of these, what is still in hand is given back, as if it had not been tried."""
    session.many(
        "UPDATE mailbag SET lease = 0, tries = tries - 1 WHERE id = ? AND status = 'due' AND lease > 0",
        [(id,) for id in ids],
    )


def settle(session: Session, id: int, status: str, now: str, reason: str = "", letter: str = "") -> bool:
    """`mailed`: it is in the letter. `dropped`: no letter, and this is why. `parked`: it cannot be written."""
    return bool(
        session.run(
            "UPDATE mailbag SET status = ?, reason = ?, letter = ?, changed = ? WHERE id = ? AND status = 'due'",
            status, reason, letter, now, id,
        )
    )  # fmt: skip


def tell(session: Session, now: str, letter: str, *told: Due) -> None:
    """They stand in this letter: put in as well if the follower has not come so far, and no letter of their own."""
    put(session, now, *told)
    for due in told:
        shown(session, now, letter, due)


def shown(session: Session, now: str, letter: str, due: Due) -> None:
    """If it waits for a letter of its own, it is in this one."""
    session.run(
        "UPDATE mailbag SET status = 'mailed', letter = ?, changed = ? WHERE key = ? AND status = 'due'",
        letter, now, due.unique,
    )  # fmt: skip


def is_untold(session: Session, due: Due) -> bool:
    """No letter says it yet, and none is to be kept from the reader."""
    return session.value("SELECT status FROM mailbag WHERE key = ?", due.unique) in (None, "due")


def unsend(session: Session, letter: str, now: str, reason: str) -> None:
    """What went into this letter is not told after all, because it never left."""
    session.run(
        "UPDATE mailbag SET status = 'dropped', reason = ?, changed = ? WHERE letter = ? AND status = 'mailed'",
        reason, now, letter,
    )  # fmt: skip


def put_off(session: Session, id: int, until: str, reason: str, *, failed: bool = False) -> None:
    """Not yet, and why; it is looked at again then."""
    session.run(
        "UPDATE mailbag SET due = ?, reason = ?, lease = 0, tries = tries * ? WHERE id = ? AND status = 'due'",
        until, reason, int(failed), id,
    )  # fmt: skip


def reopen(session: Session, id: int) -> bool:
    """A letter that was parked is written after all."""
    return bool(
        session.run(
            "UPDATE mailbag SET status = 'due', reason = '', lease = 0, tries = 0 WHERE id = ? AND status = 'parked'",
            id,
        )
    )


def dues(before: Game | None, event: ev.GameEvent, after: Game) -> Iterator[Due]:
    """What follows from one event, for the people at the table; bots get no letters."""
    maker = _MAKERS.get(type(event))
    return maker(before, event, after) if maker else iter(())


def milestones(events: Iterable[ev.GameEvent], game: Game, seat: int) -> Iterator[Due]:
    """What one seat is told of the beginning and the end of its game; `game` as the last of the events left it."""
    for event in events:
        if isinstance(event, ev.Started | ev.Closed):
            then = msgspec.structs.replace(game, version=event.originator_version)
            yield from (due for due in dues(None, event, then) if due.seat == seat)


def _readers(game: Game) -> Iterator[tuple[int, str]]:
    return ((seat, holder.player) for seat, holder in enumerate(game.holders) if holder.player)


def _to_all(game: Game, kind: str, **about: Any) -> Iterator[Due]:
    for seat, player in _readers(game):
        yield Due(kind=kind, player=player, game=game.id, seat=seat, version=game.version, about=about)


def _turns(game: Game) -> Iterator[Due]:
    """For those asked anew by this very event."""
    for seat, player in _readers(game):
        if game.asked_since[seat] == game.version:
            yield Due(kind="turn", player=player, game=game.id, seat=seat, version=game.version)


def _opened(before: Game | None, event: ev.Opened, after: Game) -> Iterator[Due]:
    """Who sat in the game before was asked in its last letter; he is reminded if he says nothing."""
    kind = "awaited" if event.after else "invited"
    for seat, player in _readers(after):
        if player != event.by:
            yield Due(kind=kind, player=player, game=after.id, seat=seat, version=after.version)


def _started(before: Game | None, event: ev.Started, after: Game) -> Iterator[Due]:
    yield from _to_all(after, "started")


def _moved(before: Game | None, event: ev.Moved, after: Game) -> Iterator[Due]:
    yield from _turns(after)


def _taken_back(before: Game | None, event: ev.TakenBack, after: Game) -> Iterator[Due]:
    """Who had been asked because of the move, and is not any more, is told; if a letter had told him to move."""
    yield from _turns(after)
    if event.agreed:
        yield from table_news.dues(before, event, after, Due)
        return
    for seat, player in _readers(after):
        if before is not None and before.asked_since[seat] == event.undone and not after.asked_since[seat]:
            about = {"undone": event.undone, "by": event.seat}
            yield Due(kind="undone", player=player, game=after.id, seat=seat, version=after.version, about=about)


def _ruled(before: Game | None, event: ev.Ruled, after: Game) -> Iterator[Due]:
    yield from _to_all(after, "ruled", reason=event.reason)


def _clocked(before: Game | None, event: ev.Clocked, after: Game) -> Iterator[Due]:
    """Of a clock that stands still the table was told when the letters came back."""
    if event.what != "paused":
        yield from _to_all(after, "overdue", late=event.seat, what=event.what)


def _vacated(before: Game | None, event: ev.Vacated, after: Game) -> Iterator[Due]:
    """The host is told who has left; who was let go is told so. Who was only invited gets no letter about it."""
    if before is None or not before.seated(event.seat):
        return
    player, title = before.holders[event.seat].player, after.title.name
    if event.let_go:
        about = {"title": title, "seat": event.seat, "let_go": True}
        yield Due(kind="left", player=player, about=about, key=f"{after.id}:{after.version}:{player}:left")
    elif hosts := after.seats_of(after.by):
        about = {"guest": event.seat, "left": player}
        yield Due(kind="declined", player=after.by, game=after.id, seat=hosts[0], version=after.version, about=about)


def _news(before: Game | None, event: table_news.News, after: Game) -> Iterator[Due]:
    yield from table_news.dues(before, event, after, Due)
    if isinstance(event, ev.Seated) and after.state is not None:
        yield from _turns(after)


def _closed(before: Game | None, event: ev.Closed, after: Game) -> Iterator[Due]:
    kind = "over" if event.reason == "finished" else "cancelled"
    yield from _to_all(after, kind, reason=event.reason)


_MAKERS: dict[type, Any] = {
    ev.OpenedInHours: _opened,
    ev.OpenedWithPace: _opened,
    ev.Started: _started,
    ev.Moved: _moved,
    ev.TakenBack: _taken_back,
    ev.Ruled: _ruled,
    ev.Clocked: _clocked,
    ev.Closed: _closed,
    ev.Seated: _news,
    ev.Vacated: _vacated,
    ev.Offered: _news,
    ev.Reclaimed: _news,
    ev.Voted: _news,
}
