"""Events as the JSON that is stored, one line each, told apart by the tag; their links.

What of a game is some player's own business is chained by a hash of it, so it can be withheld from a reader. An event
has a veil, which is random and known to nobody outside. From it comes a key for each such value, and the link covers
SHA-256 of the key and the value. Whoever is shown the key checks the value; whoever is shown the hash alone checks the
chain. Events of the time before have no veil.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, TypeVar, get_args

import msgspec

from domain.game.events import Event, GameEvent
from domain.players.events import PlayerEvent

AnyEvent = GameEvent | PlayerEvent

_KINDS = {kind: str(kind.__struct_config__.tag).partition("@")[0] for kind in get_args(AnyEvent)}
OF_GAMES = tuple(sorted({_KINDS[kind] for kind in get_args(GameEvent)}))  # what can happen in a game
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()
E = TypeVar("E", bound=Event)


def topic_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def kind_of(event: Event) -> str:
    """Its topic without the version of its shape: what readers are told."""
    return _KINDS[type(event)]


def kind_named(kind: type[Event]) -> str:
    return _KINDS[kind]


def encode(event: Event) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes) -> AnyEvent:
    return _decoder.decode(data)


def chained(event: E, previous: str) -> E:
    """The event with its link: SHA-256 over the link before it and the one spelling of the event without a link."""
    bare = msgspec.json.encode(veiled(msgspec.json.decode(_encoder.encode(event))), order="deterministic")
    link = hashlib.sha256(bytes.fromhex(previous) + bare).hexdigest()
    return msgspec.structs.replace(event, chain=link)


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
