"""What of a game is some player's own business: it is chained by a hash of it, so it can be withheld from a reader.

An event has a veil, which is random and known to nobody outside. From it comes a key for each such value, and the link
covers SHA-256 of the key and the value. Whoever is shown the key checks the value; whoever is shown the hash alone
checks the chain. Events of the time before have no veil.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec

_OF_A_SEAT = ("seat", "at", "cause", "salt")
# by kind of event; these two are nobody's business as a whole
WHOLLY = ("game.ordered", "game.calendar_changed")
PRIVATE: dict[str, tuple[str, ...]] = {
    "game.opened": ("by", "seats", "greeting"),
    "game.seated": ("holder", "calendar"),
    "game.clocked": ("calendar",),
    "game.calendar_changed": (*_OF_A_SEAT, "calendar"),
    "game.ordered": (*_OF_A_SEAT, "orders", "alone", "void"),
}


def private(event: dict[str, Any]) -> list[str]:
    """The names of its values that are under a veil."""
    return [name for name in PRIVATE.get(event["type"].partition("@")[0], ()) if name in event]


def veil_of(secret: bytes, version: int) -> str:
    return hmac.digest(secret, f"veil|{version}".encode(), "sha256").hex()[:32]


def key_of(veil: str, name: str) -> str:
    return hmac.digest(bytes.fromhex(veil), name.encode(), "sha256").hex()


def hash_of(key: str, value: Any) -> str:
    spelled = msgspec.json.encode(value, order="deterministic")
    return hashlib.sha256(bytes.fromhex(key) + spelled).hexdigest()


def veiled(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its link, as it is chained."""
    veil = event.get("veil")
    if not veil:
        return event
    hashes = {name: hash_of(key_of(veil, name), event[name]) for name in private(event)}
    return {name: hashes.get(name, value) for name, value in event.items() if name != "veil"}
