"""What each event changes in a game. Bookkeeping only; nothing is judged here, and no rule runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from domain.game import events as ev
from domain.game.aggregate import FREE, REMEMBERED, Game, LuckContribution, UndoPoint
from domain.game.events import GameEvent, Holder
from domain.game.table.agreements import Ballot, SeatOffer, StandingOrders, asked_themselves, with_orders
from domain.game.time import clocks as cl
from domain.game.time.calendars import Span
from domain.game.time.clocks import Clocks, replace_at
from domain.kernel.flow import asked
from domain.kernel.shapes import Fact, State
from domain.kernel.title import Title

replace = msgspec.structs.replace


def project(game: Game | None, events: Iterable[GameEvent]) -> Game | None:
    for event in events:
        game = _EVOLVERS[type(event)](game, event)
    return game


class Decided(Struct, frozen=True, gc=False):
    """What a decision came to: its facts, and the state after them."""

    facts: tuple[Fact, ...]
    state: Any


def project_decided(game: Game | None, event: GameEvent, decided: Decided) -> Game:
    """As `project`, of an event that was just decided: its facts need not be read back and folded again."""
    assert game is not None
    if isinstance(event, ev.Started):
        return _started_with(game, event, decided)
    assert isinstance(event, ev.Moved)
    return _moved_with(game, event, decided)


def facts_of(title: Title[Any], facts: Raw) -> tuple[Fact, ...]:
    return title.codec.facts(bytes(facts))


def _opened(_: Game | None, event: ev.Opened) -> Game:
    return Game(
        id=event.originator_id,
        version=event.originator_version,
        title_id=event.title,
        options=msgspec.json.decode(event.options),
        holders=event.seats,
        parts=(FREE,) * len(event.seats),
        by=event.by,
        clocks=cl.set_up(event.terms, len(event.seats)),
        commitment=event.commitment,
        pool=event.pool,
        beacon=event.beacon,
        rules=event.rules,
        chain=event.chain,
        opened=event.at,
        row=event.cause.intake,
        at=event.at,
        after=event.after,
        first=event.first,
        greeting=event.greeting if isinstance(event, ev.OpenedWithPace) else "",
        asked_since=(0,) * len(event.seats),
    )


def _on(game: Game, event: GameEvent, **changes: Any) -> Game:
    return replace(game, version=event.originator_version, at=event.at, chain=event.chain, **changes)


def _seated(game: Game, event: ev.Seated) -> Game:
    ahead = event.cause.intake == game.row
    seat = event.seat
    part = LuckContribution(
        event.originator_version, event.at, event.nonce, event.source, ahead, game.state is not None
    )
    changes: dict[str, Any] = {
        "holders": replace_at(game.holders, seat, event.holder),
        "parts": replace_at(game.parts, seat, part),
        "clocks": cl.taken_over(game.clocks, seat, event.calendar),
    }
    if game.state is not None:
        changes |= _without_the_old_player(game, seat)
        if game.asked_since[seat]:  # the new one is asked anew
            changes |= _asked(
                game, event, replace_at(game.asked_since, seat, event.originator_version), changes["clocks"]
            )
    return _on(game, event, **changes)


def _vacated(game: Game, event: ev.Vacated) -> Game:
    clocks = cl.taken_over(game.clocks, event.seat, None)
    holders, parts = replace_at(game.holders, event.seat, Holder()), replace_at(game.parts, event.seat, FREE)
    return _on(game, event, holders=holders, parts=parts, clocks=clocks)


def _without_the_old_player(game: Game, seat: int) -> dict[str, Any]:
    return {
        "offers": tuple(each for each in game.offers if each.seat != seat),
        "ballots": tuple(
            replace(each, yes=_without(each.yes, seat), no=_without(each.no, seat))
            for each in game.ballots
            if seat not in (each.by, each.about) or each.motion == "undo"
        ),
        "standing": tuple(each for each in game.standing if each[0] != seat),
        "undoable": (),
        "recent": (),
    }


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(each for each in seats if each != seat)


def _asked(game: Game, event: GameEvent, points: tuple[int, ...], clocks: Clocks | None = None) -> dict[str, Any]:
    version = event.originator_version
    return {"asked_since": points, "clocks": cl.asked(clocks or game.clocks, points, version, event.at)}


def _beacon_settled(game: Game, event: ev.BeaconSettled) -> Game:
    return _on(game, event, beacon_settled=event)


def _started(game: Game, event: ev.Started) -> Game:
    title = game.title
    first = title.undealt(title.stored_options(game.options), game.seats)
    return _started_with(game, event, replayed(title, first, event.facts))


def _started_with(game: Game, event: ev.Started, decided: Decided) -> Game:
    points = _points(game, decided.state, event.originator_version, None)
    return _on(game, event, state=decided.state, decided=int(bool(event.draws)), **_asked(game, event, points))


def _moved(game: Game, event: ev.Moved) -> Game:
    return _moved_with(game, event, replayed(game.title, game.state, event.facts))


def _moved_with(game: Game, event: ev.Moved, decided: Decided) -> Game:
    facts, state = decided.facts, decided.state
    seat = event.seat
    points = _points(game, state, event.originator_version, seat)
    settled = not points[seat] or _top(game.state, seat) != _top(state, seat)
    spent = event.used - event.free
    clocks = cl.answered(game.clocks, seat, spent, settled, event.cause.channel == "clock")
    if event.cause.channel == "alone":  # nothing is heard of the player
        clocks = replace(clocks, silent=game.clocks.silent)
    paid = cl.without_refund(game.clocks, seat, spent) if settled else clocks.banks
    point = UndoPoint(
        event.originator_version, seat, game.state, paid, game.asked_since[seat], event.at, event.cause.channel,
        _ends(event, facts, game.seats),
    )  # fmt: skip
    return _on(
        game, event, state=state, undoable=_undoable(game, point), recent=(*game.recent, point)[-REMEMBERED:],
        decided=game.decided + bool(event.draws), standing=_used_up(game, event), ordered=(),
        **_asked(game, event, points, clocks),
    )  # fmt: skip


def _ends(event: ev.Moved, facts: Iterable[Fact], seats: int) -> Literal["", "luck", "secret"]:
    """What is answered for a seat may follow from the move of another one, so none of them may have learned by it."""
    if event.draws:
        return "luck"
    seen_by = range(seats) if event.cause.channel == "alone" else (event.seat,)
    return "secret" if any(fact.closes(seat) for fact in facts for seat in seen_by) else ""


def _undoable(game: Game, point: UndoPoint) -> tuple[UndoPoint, ...]:
    """The moves of one seat; what the service answers for others between them is nobody's move."""
    if point.ends:
        return ()
    movers = {each.seat for each in game.undoable if not each.is_automatic}
    return (*game.undoable, point) if point.is_automatic or movers <= {point.seat} else (point,)


def _used_up(game: Game, event: ev.Moved) -> tuple[tuple[int, StandingOrders], ...]:
    """The order by which a seat has just moved is gone."""
    if event.advance != "order":
        return game.standing
    return with_orders(game.standing, event.seat, game.standing_orders(event.seat).next)


def replayed(title: Title[Any], state: State, recorded: Raw) -> Decided:
    """What recorded facts come to."""
    facts = facts_of(title, recorded)
    return Decided(facts, title.fold(state, facts))


def _taken_back(game: Game, event: ev.TakenBack) -> Game:
    """A move and all that came after it. A log that takes back what nobody could is told apart by `posthorn verify`."""
    known = game.recent if event.agreed else game.undoable
    back = next((each for each in known if each.version == event.undone), None)
    if back is None:
        return _on(game, event)
    points = _points(game, back.state, event.originator_version, event.seat)
    banks = back.banks or game.clocks.banks
    called = not event.agreed and game.has_called(event.seat, event.undone)
    return _on(
        game, event, state=back.state, taken_back=(event.seat, event.originator_version),
        notices=game.noticed(event.seat, event.at) if called else game.notices,
        undoable=tuple(each for each in game.undoable if each.version < back.version),
        recent=tuple(each for each in game.recent if each.version < back.version),
        standing=asked_themselves(game.standing, event.seat),
        ballots=tuple(each for each in game.ballots if each.motion != "undo"),
        **_asked(game, event, points, replace(game.clocks, banks=banks)),
    )  # fmt: skip


def _ruled(game: Game, event: ev.Ruled) -> Game:
    state = game.title.fold(game.state, facts_of(game.title, event.facts))
    points = _points(game, state, event.originator_version, None)
    return _on(game, event, state=state, undoable=(), recent=(), **_asked(game, event, points))


def _clocked(game: Game, event: ev.Clocked) -> Game:
    if event.what != "paused":
        return _on(game, event, clocks=cl.enforced(game.clocks, event.seat, event.point))
    kept = tuple(pause for pause in game.pauses if pause[1] == game.asked_since[pause[0]])
    return _on(game, event, pauses=(*kept, (event.seat, event.point, event.hours)))


def _calendar_changed(game: Game, event: ev.CalendarChanged) -> Game:
    return _on(game, event, clocks=cl.with_calendar(game.clocks, event.seat, event.calendar))


def _gifted(game: Game, event: ev.Gifted) -> Game:
    return _on(game, event, clocks=cl.stopped(game.clocks, Span(event.since, event.until)))


def _offered(game: Game, event: ev.Offered) -> Game:
    others = tuple(each for each in game.offers if each.seat != event.seat)
    notices = game.noticed(event.seat, event.at) if event.reason == "resigned" else game.notices
    offer = SeatOffer(event.seat, event.reason, event.originator_version)
    return _on(game, event, offers=(*others, offer), notices=notices)


def _reclaimed(game: Game, event: ev.Reclaimed) -> Game:
    kept = tuple(each for each in game.offers if each.seat != event.seat)
    clocks = replace(game.clocks, silent=replace_at(game.clocks.silent, event.seat, 0))
    return _on(game, event, offers=kept, clocks=clocks, notices=game.noticed(event.seat, event.at))


def _voted(game: Game, event: ev.Voted) -> Game:
    """What a motion changes by itself once it is carried; a seat, a move or the end follow as events of their own."""
    key = (event.motion, event.about)
    old = game.ballot(event.motion, event.about, event.at)
    others = tuple(each for each in game.ballots if (each.motion, each.about) != key)
    notices = game.noticed(event.seat, event.at) if old is None else game.notices
    if event.carried:
        return _on(game, event, ballots=others, clocks=_carried(game, event), notices=notices)
    if old is None:
        old = Ballot(event.motion, event.about, event.hours, event.seat, event.at, event.originator_version, ())
    yes, no = _without(old.yes, event.seat), _without(old.no, event.seat)
    cast = replace(old, yes=(*yes, event.seat), no=no) if event.yes else replace(old, yes=yes, no=(*no, event.seat))
    return _on(game, event, ballots=(*others, cast) if cast.yes else others, notices=notices)


def _carried(game: Game, event: ev.Voted) -> Clocks:
    if event.motion == "pause":
        return cl.stopped(game.clocks, Span(event.at))
    if event.motion == "go on":
        return cl.resumed(game.clocks, event.at)
    if event.motion == "more time":
        return cl.with_more(game.clocks, game.asked_since, event.hours)
    return game.clocks


def _ordered(game: Game, event: ev.Ordered) -> Game:
    own = StandingOrders(event.orders, event.alone)
    if own.until_new and (before := game.standing_orders(event.seat)).until_new:
        own = replace(own, known=before.known)
    elif own.until_new and (outlook := game.title.outlook(game.state, event.seat)) is not None:
        own = replace(own, known=outlook.possible)
    ordered = game.ordered if event.void else (*game.ordered, event.seat)
    return _on(game, event, standing=with_orders(game.standing, event.seat, own), ordered=ordered)


def _closed(game: Game, event: ev.Closed) -> Game:
    nobody = _asked(game, event, (0,) * game.seats)
    return _on(
        game, event, closed=event.reason, seed=event.seed, undoable=(), recent=(), offers=(), ballots=(), standing=(),
        **nobody,
    )  # fmt: skip


def _points(game: Game, state: State, version: int, actor: int | None) -> tuple[int, ...]:
    """A seat is asked anew when it was not asked before, has just acted, or lies under another question."""
    now = asked(state)
    points = [0] * game.seats
    for seat in now:
        since = game.asked_since[seat]
        same = since and seat != actor and _top(game.state, seat) == _top(state, seat)
        points[seat] = since if same else version
    return tuple(points)


def _top(state: State, seat: int) -> Any:
    return state.lanes[seat][-1] if state.lanes else state.pending[-1]


_EVOLVERS: dict[type, Callable[[Any, Any], Game]] = {
    ev.OpenedInHours: _opened,
    ev.OpenedWithPace: _opened,
    ev.Seated: _seated,
    ev.Vacated: _vacated,
    ev.BeaconSettled: _beacon_settled,
    ev.Started: _started,
    ev.Moved: _moved,
    ev.TakenBack: _taken_back,
    ev.Ruled: _ruled,
    ev.Clocked: _clocked,
    ev.CalendarChanged: _calendar_changed,
    ev.Gifted: _gifted,
    ev.Offered: _offered,
    ev.Reclaimed: _reclaimed,
    ev.Voted: _voted,
    ev.Ordered: _ordered,
    ev.Closed: _closed,
}
