"""Events as the JSON that is stored, and their links: one line each, told apart by the tag."""

from __future__ import annotations

import hashlib
from typing import TypeVar, get_args

import msgspec

from domain.game.events import Event, GameEvent
from domain.game.veil import veiled
from domain.players.events import PlayerEvent

AnyEvent = GameEvent | PlayerEvent

_KINDS = {kind: str(kind.__struct_config__.tag).partition("@")[0] for kind in get_args(AnyEvent)}
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
