"""The chain, the commitment to the seed, and what the file says of itself beside the log."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from typing import Any

from ops.verify.findings import Findings

Event = dict[str, Any]
START = "0" * 64
_OF_A_SEAT = {"seat", "at", "cause", "salt"}
WHOLLY = ("game.ordered", "game.calendar_changed")
PRIVATE = {
    "game.opened": {"by", "seats", "greeting"},
    "game.seated": {"holder", "calendar"},
    "game.clocked": {"calendar"},
    "game.calendar_changed": {*_OF_A_SEAT, "calendar"},
    "game.ordered": {*_OF_A_SEAT, "orders", "alone", "void"},
}
OPENED = ("game.opened", "game.opened@2")


def check_chain(export: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
    link = START
    for number, event in enumerate(events, 1):
        if (event["version"], event["id"]) != (number, export["game"]):
            yield f"event {number} is version {event['version']} of game {event['id']}"
        link = linked(link, event)
        if link != event["chain"]:
            yield f"version {number} is not what was chained: it hashes to {link}, the log says {event['chain']}"
            return
    if link != export["chain"]:
        yield f"the last link is {link}, the head of the log is {export['chain']}"


def links(events: Sequence[Event]) -> list[str]:
    """What the log as it lies here ends in at each version, whatever it says itself."""
    found, link = [], START
    for event in events:
        link = linked(link, event)
        found.append(link)
    return found


def linked(before: str, event: Event) -> str:
    if not all(event.get("withheld", {"": "all"}).values()):
        return str(event["chain"])  # of before there were veils: nothing shows what was chained
    return hashlib.sha256(bytes.fromhex(before) + canonical(event)).hexdigest()


def canonical(event: Event) -> bytes:
    """The one spelling of an event without its link. What is a player's own business is in it as a hash: SHA-256 of a
    key and the value. The key is given in `keys`, or follows from `veil`; or the hash itself is given in `withheld`.
    """
    bare = {name: value for name, value in event.items() if name not in ("chain", "veil", "keys", "withheld")}
    keys = event.get("keys", {})
    if veil := event.get("veil"):
        names = PRIVATE.get(_kind(event), set()) & bare.keys()
        keys = {name: hmac.digest(bytes.fromhex(veil), name.encode(), "sha256").hex() for name in names}
    hashes = {name: hashlib.sha256(bytes.fromhex(key) + _spelled(bare[name])).hexdigest() for name, key in keys.items()}
    return _spelled(bare | hashes | event.get("withheld", {}))


def _spelled(value: Any) -> bytes:
    """Keys sorted, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _kind(event: Event) -> str:
    return str(event["type"]).partition("@")[0]


def check_withheld(events: Sequence[Event], found: Findings) -> Iterator[str]:
    """What is not shown is named. No rule needs it, so nothing else can be withheld."""
    hidden: dict[str, list[str]] = {}
    for event in events:
        given = {**event.get("keys", {}), **event.get("withheld", {})}
        if wrong := sorted(given.keys() - PRIVATE.get(_kind(event), set()) - ({"all"} if _is_hidden(event) else set())):
            yield f"version {event['version']} withholds {', '.join(wrong)}, which is nobody's own business"
        for name in event.get("withheld", {}):
            if name == "calendar" and event.get(name) is not None:
                continue  # intervals stand for it; `check_clocks` says so where a deadline hangs on them
            hidden.setdefault(name, []).append(str(event["version"]))
    loose = [event["version"] for event in events if not all(event.get("withheld", {"": "all"}).values())]
    if hidden:
        found.unchecked.append(
            "what this file does not show: " + "; ".join(f"{name} of {', '.join(at)}" for name, at in hidden.items())
        )
    if loose:
        found.vouched = found.witnesses = 0
        found.unchecked.append(
            f"the links of versions {', '.join(map(str, loose))}, which are shown in part and have no veil: they are"
            " taken as given, so no head vouches for what came before them. The file of somebody who sat there can."
        )


def with_content(events: Sequence[Event]) -> list[Event]:
    """Those of which there is anything to check but the link."""
    return [event for event in events if not _is_hidden(event)]


def _is_hidden(event: Event) -> bool:
    return "withheld" in event and "at" not in event and _kind(event) in WHOLLY


def check_cover(export: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
    """The file says some things twice: in the log, and beside it for who does not look there."""
    opened = events[0]
    if opened["type"] not in OPENED:
        yield f"the log begins with {opened['type']}"
    said = {name: export.get(name) for name in ("title", "phase", "version", "pool")}
    real = {"title": opened["title"], "phase": "closed", "version": len(events), "pool": opened.get("pool")}
    for name, value in said.items():
        if value != real[name]:
            yield f"the file says {name} {value}, its log says {real[name]}"


def check_commitment(export: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
    seed = bytes.fromhex(export["seed"])
    hashed = hashlib.sha256(seed).hexdigest()
    if events[0].get("commitment") != hashed or export["commitment"] != hashed:
        yield f"the seed hashes to {hashed}; committed was {events[0].get('commitment')}"
    if events[-1].get("seed") != export["seed"]:
        yield "the seed of the last event is another one than that of the export"
    for event in events:
        salt = hmac.digest(seed, f"salt|{event['id']}|{event['version']}".encode(), "sha256")
        if event["salt"] != salt.hex()[:32]:
            yield f"version {event['version']} has a salt that is not from the seed"
