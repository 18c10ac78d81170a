"""Stored things as JSON and back, with upcasts for shapes that have changed since."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from domain.kernel.shapes import Command, Fact, State

S = TypeVar("S", bound=State)
Upcast = Callable[[dict[str, Any]], dict[str, Any]]


class Codec(Generic[S]):
    """JSON of one title's facts, commands and states. An upcast takes the old form to the next one, by its tag."""

    def __init__(self, facts: Any, commands: Any, state: type[S], upcasts: dict[str, Upcast] | None = None) -> None:
        self._encoder = msgspec.json.Encoder()
        self._facts: msgspec.json.Decoder[Any] = msgspec.json.Decoder(facts)
        self._fact_list: msgspec.json.Decoder[Any] = msgspec.json.Decoder(tuple[facts, ...])
        self._commands: msgspec.json.Decoder[Any] = msgspec.json.Decoder(commands)
        self._states: msgspec.json.Decoder[S] = msgspec.json.Decoder(state)
        self._fact_type, self._command_type = facts, commands
        self._upcasts = upcasts or {}

    def encode(self, thing: Fact | Command | State | Iterable[Fact]) -> bytes:
        return self._encoder.encode(thing)

    def fact(self, data: bytes) -> Fact:
        if self._upcasts:
            return msgspec.convert(self._upcast(msgspec.json.decode(data)), self._fact_type)  # type: ignore[no-any-return]
        return self._facts.decode(data)  # type: ignore[no-any-return]

    def facts(self, data: bytes) -> tuple[Fact, ...]:
        if self._upcasts:
            return tuple(msgspec.convert(self._upcast(raw), self._fact_type) for raw in msgspec.json.decode(data))
        return self._fact_list.decode(data)  # type: ignore[no-any-return]

    def command(self, data: bytes) -> Command:
        return self._commands.decode(data)  # type: ignore[no-any-return]

    def command_from(self, data: Any) -> Command:
        """A structured command as it came in JSON; raises msgspec.ValidationError."""
        return msgspec.convert(data, self._command_type)  # type: ignore[no-any-return]

    def state(self, data: bytes) -> S:
        return self._states.decode(data)

    def _upcast(self, raw: dict[str, Any]) -> dict[str, Any]:
        while (upcast := self._upcasts.get(raw["type"])) is not None:
            raw = upcast(raw)
        return raw


def canonical(thing: Any) -> bytes:
    """The one spelling of a value as JSON, for hashing: keys sorted, no spaces, UTF-8."""
    return msgspec.json.encode(msgspec.to_builtins(thing), order="deterministic")
