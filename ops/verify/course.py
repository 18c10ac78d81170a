"""What of `posthorn verify` is about the course of a log: its times, who may sit down when, what may be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from ops.verify.findings import Findings

Event = dict[str, Any]
FIXED = ("game.opened", "game.opened@2", "game.seated", "game.beacon_settled")


def check_course(events: Sequence[Event]) -> Iterator[str]:
    """What the luck comes from is fixed when the game begins, but for a seat that is offered; and what was drawn stays
    drawn, but by leave of all who were asked.
    """
    kinds = [event["type"] for event in events]
    begun = kinds.index("game.started") if "game.started" in kinds else len(kinds)
    if not _fixed_once(events[:begun]) or not _only_offered_seats(events, begun):
        yield "a seat is taken or the beacon settled twice, or after the game began"
    if "game.closed" in kinds[:-1]:
        yield "the log goes on after its end"
    for at, event in enumerate(events):
        if event["type"] == "game.taken_back":
            yield from _taken_back(events, at, event)


def check_times(events: Sequence[Event]) -> Iterator[str]:
    """Time does not run backwards, and nothing is decided before it came."""
    before = ""
    for event in events:
        at, arrived = event["at"], event["cause"].get("arrived")
        if before and _moment(at) < _moment(before):
            yield f"version {event['version']} is of {at}, before the one before it, which is of {before}"
        if arrived and _moment(arrived) > _moment(at):
            yield f"version {event['version']} is of {at}, and arrived only at {arrived}"
        before = at


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def _fixed_once(events: Sequence[Event]) -> bool:
    """A seat can be taken again once its player has left it."""
    fixed: set[tuple[str, int | None]] = set()
    for event in events:
        what = event["type"], event.get("seat")
        if what[0] == "game.vacated":
            fixed.discard(("game.seated", what[1]))
        elif what in fixed:
            return False
        elif what[0] in FIXED:
            fixed.add(what)
    return True


def _only_offered_seats(events: Sequence[Event], begun: int) -> bool:
    offered: set[int] = set()
    for at, event in enumerate(events[begun:], begun):
        kind = event["type"]
        if kind == "game.offered":
            offered.add(event["seat"])
        elif kind == "game.reclaimed":
            offered.discard(event["seat"])
        elif kind == "game.seated":
            if event["seat"] not in offered and not _voted_for_a_bot(events[at - 1], event):
                return False
            offered.discard(event["seat"])
        elif kind in (*FIXED, "game.vacated"):
            return False
    return True


def _voted_for_a_bot(vote: Event, seated: Event) -> bool:
    carried = vote["type"] == "game.voted" and vote.get("carried") and vote["motion"] == "bot"
    return bool(carried and vote["about"] == seated["seat"] and seated["holder"].get("bot"))


def _taken_back(events: Sequence[Event], at: int, event: Event) -> Iterator[str]:
    if not 1 <= event["undone"] <= at:
        yield f"version {event['version']} takes back version {event['undone']}"
        return
    undone = events[event["undone"] - 1 : at]
    if (undone[0]["type"], undone[0].get("seat")) != ("game.moved", event["seat"]):
        yield f"version {event['version']} takes back what is no move of seat {event['seat'] + 1}"
    if not event.get("agreed"):
        if any(each.get("draws") for each in undone):
            yield f"version {event['version']} takes back what was drawn"
        elif any(_by_another(each, event["seat"]) for each in _not_undone(undone)):
            yield f"version {event['version']} takes back a move of another seat without its leave"
        return
    votes = {
        vote["seat"]: vote["yes"]
        for vote in undone
        if vote["type"] == "game.voted" and (vote["motion"], vote.get("about")) == ("undo", event["undone"])
    }
    if any(not votes.get(seat) for seat in event["agreed"]):
        yield f"version {event['version']} takes moves back by leave of seats that did not vote for it"


def _not_undone(undone: Sequence[Event]) -> list[Event]:
    """The moves among these events that were not taken back before."""
    gone = [range(each["undone"], each["version"]) for each in undone if each["type"] == "game.taken_back"]
    moves = (each for each in undone if each["type"] == "game.moved")
    return [each for each in moves if not any(each["version"] in span for span in gone)]


def _by_another(move: Event, seat: int) -> bool:
    """An answer that left nothing to decide is no move of its seat's own."""
    return bool(move["seat"] != seat and move["cause"]["channel"] != "alone")


def check_beacon(events: Sequence[Event], known: str, found: Findings) -> Iterator[str]:
    beacon = events[0].get("beacon")
    if beacon is None:
        if known:
            yield "this game names no round of a beacon"
        return
    where = f"https://<a relay of drand>/{beacon['chain']}/public/{beacon['round']}"
    kinds = [event["type"] for event in events]
    if "game.beacon_settled" not in kinds:
        if "game.started" in kinds:
            yield "the game began before its beacon was out"
        return
    settled = events[kinds.index("game.beacon_settled")]
    value, signature = settled.get("randomness", ""), settled.get("signature", "")
    if value and hashlib.sha256(bytes.fromhex(signature)).hexdigest() != value:
        yield "the value of the beacon is not the SHA-256 of its signature"
    if known and known not in (value, signature):
        yield f"the beacon is {value or settled['reason']}, you have {known}"
    if not known:
        found.unchecked.append(f"what drand says of this round. Look at {where} and give its randomness as --beacon.")
