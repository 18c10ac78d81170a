"""What has to be said to whom after an event, and what each letter is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.history import narrate
from domain.game.table.votes import electorate

News = ev.Seated | ev.Offered | ev.Reclaimed | ev.Voted | ev.TakenBack
Telling = tuple[str, int | None, str, dict[str, Any]]  # kind of letter, seat, player, what it is about
FOLLOWED = ("replace", "bot", "call off", "declare", "undo")  # motions whose outcome is an event of its own


class PendingLetter(Struct, frozen=True, kw_only=True):
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


def dues(before: Game | None, event: ev.GameEvent, after: Game) -> Iterator[PendingLetter]:
    """What follows from one event, for the people at the table; bots get no letters."""
    maker = _MAKERS.get(type(event))
    return maker(before, event, after) if maker else iter(())


def milestones(events: Iterable[ev.GameEvent], game: Game, seat: int) -> Iterator[PendingLetter]:
    """What one seat is told of the beginning and the end of its game; `game` as the last of the events left it."""
    for event in events:
        if isinstance(event, ev.Started | ev.Closed):
            then = msgspec.structs.replace(game, version=event.originator_version)
            yield from (due for due in dues(None, event, then) if due.seat == seat)


def _readers(game: Game) -> Iterator[tuple[int, str]]:
    return ((seat, holder.player) for seat, holder in enumerate(game.holders) if holder.player)


def _to_all(game: Game, kind: str, **about: Any) -> Iterator[PendingLetter]:
    for seat, player in _readers(game):
        yield PendingLetter(kind=kind, player=player, game=game.id, seat=seat, version=game.version, about=about)


def _turns(game: Game) -> Iterator[PendingLetter]:
    """For those asked anew by this very event."""
    for seat, player in _readers(game):
        if game.asked_since[seat] == game.version:
            yield PendingLetter(kind="turn", player=player, game=game.id, seat=seat, version=game.version)


def _opened(before: Game | None, event: ev.Opened, after: Game) -> Iterator[PendingLetter]:
    """Who sat in the game before was asked in its last letter; they are reminded if they say nothing."""
    kind = "awaited" if event.after else "invited"
    for seat, player in _readers(after):
        if player != event.by:
            yield PendingLetter(kind=kind, player=player, game=after.id, seat=seat, version=after.version)


def _started(before: Game | None, event: ev.Started, after: Game) -> Iterator[PendingLetter]:
    yield from _to_all(after, "started")


def _moved(before: Game | None, event: ev.Moved, after: Game) -> Iterator[PendingLetter]:
    yield from _turns(after)


def _taken_back(before: Game | None, event: ev.TakenBack, after: Game) -> Iterator[PendingLetter]:
    """Who had been asked because of the move, and is not any more, is told; if a letter had told them to move."""
    yield from _turns(after)
    if event.agreed:
        yield from _told_table(before, event, after)
        return
    for seat, player in _readers(after):
        point = before.asked_since[seat] if before is not None else 0
        if point >= event.undone and not after.asked_since[seat]:
            about = {"undone": point, "by": event.seat}
            yield PendingLetter(
                kind="undone", player=player, game=after.id, seat=seat, version=after.version, about=about
            )


def _ruled(before: Game | None, event: ev.Ruled, after: Game) -> Iterator[PendingLetter]:
    yield from _to_all(after, "ruled", reason=event.reason)


def _clocked(before: Game | None, event: ev.Clocked, after: Game) -> Iterator[PendingLetter]:
    """Of a clock that stands still the table was told when the letters came back."""
    if event.what != "paused":
        yield from _to_all(after, "overdue", late=event.seat, what=event.what)


def _vacated(before: Game | None, event: ev.Vacated, after: Game) -> Iterator[PendingLetter]:
    """The host is told who has left; who was let go is told so. Who was only invited gets no letter about it."""
    if before is None or not before.seated(event.seat):
        return
    player, title = before.holders[event.seat].player, after.title.name
    if event.let_go:
        about = {"title": title, "seat": event.seat, "let_go": True}
        yield PendingLetter(kind="left", player=player, about=about, key=f"{after.id}:{after.version}:{player}:left")
    elif hosts := after.seats_of(after.by):
        about = {"guest": event.seat, "left": player}
        yield PendingLetter(
            kind="declined", player=after.by, game=after.id, seat=hosts[0], version=after.version, about=about
        )


def _news(before: Game | None, event: News, after: Game) -> Iterator[PendingLetter]:
    yield from _told_table(before, event, after)
    if isinstance(event, ev.Seated) and after.state is not None:
        yield from _turns(after)


def _closed(before: Game | None, event: ev.Closed, after: Game) -> Iterator[PendingLetter]:
    kind = "over" if event.reason == "finished" else "cancelled"
    for due in _to_all(after, kind, reason=event.reason):
        left = before is not None and due.seat is not None and before.has_resigned(due.seat)
        yield msgspec.structs.replace(due, about={**due.about, "resigned": True}) if left else due


# of seats and votes, beyond the turns


def _tellings(before: Game | None, event: News, after: Game) -> Iterator[Telling]:
    if isinstance(event, ev.Seated):
        yield from _seated(before, event, after)
    elif isinstance(event, ev.Voted):
        yield from _voted(event, after)
    elif not isinstance(event, ev.TakenBack) or event.agreed:
        yield from _all_but(after, event, () if isinstance(event, ev.Offered) else (event.seat,))


def _seated(before: Game | None, event: ev.Seated, after: Game) -> Iterator[Telling]:
    if before is None or before.state is None:
        return
    old = before.holders[event.seat].player
    if old and old != event.holder.player:
        # they are told without the position: nothing of it is theirs any more
        yield "left", None, old, {"title": after.title.name, "seat": event.seat}
    if event.holder.player:
        yield "started", event.seat, event.holder.player, {}
    yield from _all_but(after, event, (event.seat,))


def _voted(event: ev.Voted, after: Game) -> Iterator[Telling]:
    """A new motion to those who vote; what is carried to all, if no other event says it."""
    if event.carried:
        if event.motion not in FOLLOWED:
            yield from _all_but(after, event, (event.seat,))
        return
    ballot = after.ballot(event.motion, event.about, event.at)
    if ballot is not None and ballot.version == event.originator_version:
        silent = {seat for seat in range(after.seats) if seat not in electorate(after, event.motion, event.about)}
        yield from _all_but(after, event, (event.seat, *silent))


def _all_but(after: Game, event: News, but: tuple[int, ...]) -> Iterator[Telling]:
    for seat, holder in enumerate(after.holders):
        if holder.player and seat not in but:
            says = [msgspec.to_builtins(sentence) for sentence in narrate(after.title, event, seat).told]
            yield "table", seat, holder.player, {"says": says}


def _told_table(before: Game | None, event: News, after: Game) -> Iterator[PendingLetter]:
    version = event.originator_version
    for kind, seat, player, about in _tellings(before, event, after):
        if seat is None:  # of no game: no link or address of it leads there
            yield PendingLetter(kind=kind, player=player, about=about, key=f"{after.id}:{version}:{player}:{kind}")
        else:
            yield PendingLetter(kind=kind, player=player, game=after.id, seat=seat, version=version, about=about)


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
