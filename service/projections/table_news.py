"""What people at a table are told of seats and votes, beyond their turns: who gets which letter after which event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.history import told
from domain.game.table.votes import electorate

if TYPE_CHECKING:
    from service.projections.letter_queue import Due

News = ev.Seated | ev.Offered | ev.Reclaimed | ev.Voted | ev.TakenBack
Telling = tuple[str, int | None, str, dict[str, Any]]  # kind of letter, seat, player, what it is about
FOLLOWED = ("replace", "bot", "call off", "declare", "undo")  # motions whose outcome is an event of its own


def readers(before: Game | None, event: News, after: Game) -> Iterator[Telling]:
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
        # he is told without the position: nothing of it is his any more
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
            says = [msgspec.to_builtins(sentence) for sentence in told(after.title, event, seat).told]
            yield "table", seat, holder.player, {"says": says}


def dues(before: Game | None, event: News, after: Game, make: type[Due]) -> Iterator[Due]:
    version = event.originator_version
    for kind, seat, player, about in readers(before, event, after):
        if seat is None:  # of no game: no link or address of it leads there
            yield make(kind=kind, player=player, about=about, key=f"{after.id}:{version}:{player}:{kind}")
        else:
            yield make(kind=kind, player=player, game=after.id, seat=seat, version=version, about=about)
