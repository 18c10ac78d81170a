"""What of `posthorn verify` is about the course of a log: who may sit down when, and what may be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

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
    for at, event in enumerate(events):
        if event["type"] == "game.taken_back":
            yield from _taken_back(events, at, event)


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
    undone = events[event["undone"] - 1 : at]
    if not event.get("agreed"):
        if any(each.get("draws") for each in undone):
            yield f"version {event['version']} takes back what was drawn"
        return
    votes = {
        vote["seat"]: vote["yes"]
        for vote in undone
        if vote["type"] == "game.voted" and (vote["motion"], vote.get("about")) == ("undo", event["undone"])
    }
    if any(not votes.get(seat) for seat in event["agreed"]):
        yield f"version {event['version']} takes moves back by leave of seats that did not vote for it"


def check_beacon(events: Sequence[Event], known: str, say: Any) -> Iterator[str]:
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
        say(f"NOT CHECKED: what drand says of this round. Look at {where} and give its randomness as --beacon.")
