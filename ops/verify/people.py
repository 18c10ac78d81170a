"""What people, the clock and the service may do at a table beside the rules of its title: held to the game as it was
before each event.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.decide import LONGEST_PAUSE
from domain.game.event_codec import decode, encode
from domain.game.evolve import project
from domain.game.luck import beacon
from domain.game.requests import BOT
from domain.game.table import votes
from domain.game.time.calendars import DAY, HOUR, micros
from domain.game.time.deadlines import LONGEST_GIFT, SILENT, UNSTARTED
from domain.titles.shelf import titles
from ops.verify.findings import Findings

Event = dict[str, Any]
Check = Callable[[Game, Any, list[Any]], Iterator[str]]
ENDS = ("call off", "declare")


def check_people(events: Sequence[Event], found: Findings) -> Iterator[str]:
    if events[0]["title"] not in titles:
        found.unchecked.append("what the table and the clock did")
        return
    yield from _opened(decode(json.dumps(events[0]).encode()))
    if len(events) < events[-1]["version"]:
        found.unchecked.append("what the table and the clock did: this file does not show all of it")
        return
    game: Game | None = None
    before: list[Any] = []
    for raw in events:
        event: Any = decode(json.dumps(raw).encode())
        if _content(json.loads(encode(event)), raw) != _content(raw, raw):
            yield f"version {raw['version']} holds what no event of its kind has"
        if game is not None:
            wrong = (*_order(game, event, before), *_CHECKS.get(type(event), _nothing)(game, event, before))
            yield from (f"version {raw['version']}: {each}" for each in wrong)
            if sent_ahead(game, event, before):
                found.named.append(f"version {raw['version']}: said before its question was there ({_channel(event)})")
        game = project(game, [event])
        before.append(event)


def _content(event: Event, raw: Event) -> Event:
    """Without what the file does not show, and by which it can be shown."""
    apart = ("keys", "withheld", *raw.get("withheld", ()))
    return {name: value for name, value in event.items() if name not in apart}


def _nothing(game: Game, event: Any, before: list[Any]) -> Iterator[str]:
    yield from ()


def _channel(event: Any) -> str:
    return str(event.cause.channel)


def _order(game: Game, event: Any, before: list[Any]) -> Iterator[str]:
    """What follows at once, by no word of anybody."""
    last = before[-1]
    if game.phase == "over" and not isinstance(event, ev.Closed):
        yield "the game is over, and the log goes on"
    waits = not game.full or game.awaits_beacon
    if game.state is None and not waits and not isinstance(event, ev.Started):
        yield "all seats are taken, and the game does not begin"
    if isinstance(last, ev.Voted) and last.carried and not _follows(last, event):
        yield f"the vote before it was carried, and not followed ({last.motion})"
    if isinstance(last, ev.Clocked) and last.what in ("default", "replace") and not _enforces(last, event):
        yield f"what the clock decided before it is not done ({last.what})"


def _follows(vote: ev.Voted, event: Any) -> bool:
    if vote.motion == "undo":
        return isinstance(event, ev.TakenBack) and event.undone == vote.about
    if vote.motion in ENDS:
        return isinstance(event, ev.Closed)
    if vote.motion == "bot":
        return isinstance(event, ev.Seated) and event.seat == vote.about
    return vote.motion != "replace" or (isinstance(event, ev.Offered) and event.seat == vote.about)


def _enforces(clocked: ev.Clocked, event: Any) -> bool:
    offered = isinstance(event, ev.Offered) and event.seat == clocked.seat
    return offered or (isinstance(event, ev.Moved) and event.seat == clocked.seat)


# seats


def _opened(event: Any) -> Iterator[str]:
    """A round that was out when the game was opened could have been chosen."""
    if event.beacon is not None and micros(beacon.round_time(event.beacon)) <= micros(event.at):
        yield f"round {event.beacon.round} of its beacon was out before the game was opened"


def _seated(game: Game, event: ev.Seated, before: list[Any]) -> Iterator[str]:
    kept, holder = game.holders[event.seat], event.holder
    if bool(holder.player) == bool(holder.bot) or holder.bot not in ("", BOT):
        yield f"seat {event.seat + 1} is taken by nobody that there is"
    if game.phase == "open":
        others = (kept.player and kept.player != holder.player) or (kept.bot and kept != holder)
        if others and not (game.after and holder.bot):
            yield f"seat {event.seat + 1} was kept for somebody else"
    elif holder.player and holder.player in {each.player for each in game.holders}:
        yield f"seat {event.seat + 1} is taken by somebody who sits at the table"


def _vacated(game: Game, event: ev.Vacated, before: list[Any]) -> Iterator[str]:
    if game.phase != "open" or game.after:
        yield "a seat is left when the game has begun, or goes on from another"


def _beacon_settled(game: Game, event: ev.BeaconSettled, before: list[Any]) -> Iterator[str]:
    if game.beacon is None:
        yield "the game waits for no beacon"
    elif event.signature and micros(event.at) < micros(beacon.round_time(game.beacon)):
        yield "the beacon is there before its time"
    elif not event.signature and not beacon.given_up(game.beacon, event.at):
        yield "the beacon is left out before its time was over"


def _started(game: Game, event: ev.Started, before: list[Any]) -> Iterator[str]:
    if not game.full or game.awaits_beacon:
        yield "the game begins before all seats are taken and its beacon is there"


# moves


def _moved(game: Game, event: ev.Moved, before: list[Any]) -> Iterator[str]:
    holder, channel = game.holders[event.seat], _channel(event)
    if (channel == "bot") != bool(holder.bot):
        yield f"seat {event.seat + 1} is moved by {channel}, and held by {'a bot' if holder.bot else 'a player'}"
    if (
        channel == "clock"
        and not (isinstance(before[-1], ev.Clocked) and before[-1].what == "default")
        and not (isinstance(before[-1], ev.Offered) and before[-1].reason == "late")
    ):
        yield "the clock moves, and no time was over"
    if (channel in ("order", "alone")) != bool(event.advance):
        yield f"it is said by {channel}, and decided in advance by {event.advance or 'nothing'}"
    orders = game.standing_orders(event.seat).orders
    if event.advance == "order" and event.said not in (orders[0] if orders else ()):
        yield "it obeys an order that nobody has given"
    if channel not in ("clock", "order") and game.offer(event.seat) is not None:
        yield f"seat {event.seat + 1} moves while it is offered to others"
    if channel == "mail" and sent_ahead(game, event, before):
        yield f"an answer by mail arrived at {event.cause.arrived}, before its question"


def sent_ahead(game: Game, event: Any, before: list[Any]) -> bool:
    """A program may send a move before it is asked; it is decided when its turn comes. What was asked by another line
    of the same message was answered with it.
    """
    if not isinstance(event, ev.Moved) or not event.cause.arrived or not game.asked_since[event.seat]:
        return False
    asking = before[game.asked_since[event.seat] - 1]
    if asking.cause.intake == event.cause.intake:
        return False
    return micros(event.cause.arrived) < micros(asking.at)


# the clock


def _clocked(game: Game, event: ev.Clocked, before: list[Any]) -> Iterator[str]:
    if event.what == "paused":
        if not 1 <= event.hours <= LONGEST_PAUSE or game.paused(event.seat):
            yield f"the clock of seat {event.seat + 1} stands still for {event.hours} hours"
    elif _channel(event) != "clock" or not game.pace.runs:
        yield f"a deadline is enforced by {_channel(event)}, or in a game without a clock"
    elif not event.until:
        yield "a deadline is enforced, and not told"


def _gifted(game: Game, event: ev.Gifted, before: list[Any]) -> Iterator[str]:
    since, until = micros(event.since), micros(event.until)
    if not game.pace.runs or not 0 < until - since <= LONGEST_GIFT * DAY or until > micros(event.at):
        yield f"the time from {event.since} to {event.until} is none that can be given back"


def _offered(game: Game, event: ev.Offered, before: list[Any]) -> Iterator[str]:
    last, seat = before[-1], event.seat
    reasons = {
        "late": isinstance(last, ev.Clocked) and last.seat == seat,
        "silent": _channel(last) == "clock" and game.clocks.silent[seat] >= SILENT,
        "resigned": bool(game.holders[seat].player) and _channel(event) not in ("clock", "bot", "alone", "order"),
        "voted": isinstance(last, ev.Voted) and last.carried and (last.motion, last.about) == ("replace", seat),
    }
    if game.phase != "running" or not reasons.get(event.reason, False):
        yield f"seat {seat + 1} is offered to others for no reason that there is: {event.reason}"


def _reclaimed(game: Game, event: ev.Reclaimed, before: list[Any]) -> Iterator[str]:
    if game.offer(event.seat) is None:
        yield f"somebody comes back to seat {event.seat + 1}, which was not offered"


# the table


def _voted(game: Game, event: ev.Voted, before: list[Any]) -> Iterator[str]:
    if event.motion not in votes.MOTIONS or game.phase != "running":
        yield f"there is no such vote: {event.motion}"
        return
    if not game.holders[event.seat].player:
        yield f"seat {event.seat + 1} votes, and is no player's"
    ballot = game.ballot(event.motion, event.about, event.at)
    voters = {*votes.electorate(game, event.motion, event.about), event.seat}
    agreed = {*(ballot.yes if ballot else ()), event.seat} & voters if event.yes else set()
    carried = event.yes and len(agreed) >= votes.needed(event.motion, len(voters))
    if event.carried != carried:
        was = "was" if carried else "was not"
        yield f"{len(agreed)} of {len(voters)} agreed to {event.motion}, so it {was} carried"


def _taken_back(game: Game, event: ev.TakenBack, before: list[Any]) -> Iterator[str]:
    last = before[-1]
    if event.agreed and not (isinstance(last, ev.Voted) and last.carried and last.motion == "undo"):
        yield "a move is taken back by leave of the table, and no vote on it was carried"
    move = before[event.undone - 1] if 0 < event.undone <= len(before) else None
    shown = isinstance(move, ev.Moved) and any(
        fact.closes(event.seat) for fact in game.title.codec.facts(bytes(move.facts))
    )
    if not event.agreed and shown:
        yield "a move is taken back that showed what was hidden"


def _ruled(game: Game, event: ev.Ruled, before: list[Any]) -> Iterator[str]:
    if game.phase != "running":
        yield "a ruling on a game that does not run"


def _closed(game: Game, event: ev.Closed, before: list[Any]) -> Iterator[str]:
    last = before[-1]
    voted = last.motion if isinstance(last, ev.Voted) and last.carried else ""
    alone = len({holder.player for holder in game.holders if holder.player}) == 1
    reasons = {
        "finished": game.phase == "over",
        "called off": voted == "call off",
        "declared": voted == "declare",
        "resigned": game.phase == "running" and alone and _channel(event) not in ("clock", "bot", "alone", "order"),
        "cancelled": game.phase == "open",
        "never began": game.phase == "open" and micros(event.at) >= micros(game.opened) + UNSTARTED * 24 * HOUR,
    }
    if not reasons.get(event.reason, False):
        yield f"the game is closed as {event.reason}, and nothing in the log ends it so"


_CHECKS: dict[type, Check] = {
    ev.Seated: _seated,
    ev.Vacated: _vacated,
    ev.BeaconSettled: _beacon_settled,
    ev.Started: _started,
    ev.Moved: _moved,
    ev.Clocked: _clocked,
    ev.Gifted: _gifted,
    ev.Offered: _offered,
    ev.Reclaimed: _reclaimed,
    ev.Voted: _voted,
    ev.TakenBack: _taken_back,
    ev.Ruled: _ruled,
    ev.Closed: _closed,
}
