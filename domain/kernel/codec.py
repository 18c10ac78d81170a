"""Stored things as JSON and back, with upcasts for shapes that have changed since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from types import GenericAlias
from typing import Any, Generic, TypeVar

import msgspec

from domain.kernel.shapes import Command, Fact, State

S = TypeVar("S", bound=State)
Upcast = Callable[[dict[str, Any]], dict[str, Any]]
Older = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]


class Codec(Generic[S]):
    """JSON of one title's facts, commands and states. An upcast takes the old form to the next one, by its tag.

    Decoders are made when they are first wanted: msgspec refuses a wrong union without naming a class, and a title
    names its mistakes before that.
    """

    def __init__(
        self,
        facts: Any,
        commands: Any,
        state: type[S],
        upcasts: dict[str, Upcast] | None = None,
        older: Older | None = None,
        narrowed: Mapping[str, Any] | None = None,
    ) -> None:
        """`older`: the facts of one event as they are now, from a form that took several for one. It is asked only if
        they cannot be read as they stand. `narrowed`: types of fields of the state that the state itself leaves open.
        """
        self._encoder = msgspec.json.Encoder()
        self.fact_type, self.command_type, self.state_type = facts, commands, state
        self.upcasts = upcasts or {}
        self.older = older
        self.narrowed = narrowed or {}

    @cached_property
    def _facts(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.fact_type)

    @cached_property
    def _fact_list(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(GenericAlias(tuple, (self.fact_type, ...)))

    @cached_property
    def _commands(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.command_type)

    @cached_property
    def _states(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state_type)

    @cached_property
    def _open_fields(self) -> msgspec.json.Decoder[Any]:
        """The narrowed fields of a state alone; it passes over the others."""
        fields = list(self.narrowed.items())
        return msgspec.json.Decoder(msgspec.defstruct("OpenFields", fields))

    def make_decoders(self) -> None:
        """Raises TypeError for types that cannot be read from JSON."""
        _ = self._facts, self._fact_list, self._commands, self._states, self._open_fields

    def encode(self, thing: Fact | Command | State | Iterable[Fact]) -> bytes:
        return self._encoder.encode(thing)

    def fact(self, data: bytes) -> Fact:
        if self.upcasts:
            return msgspec.convert(self._upcast(msgspec.json.decode(data)), self.fact_type)  # type: ignore[no-any-return]
        return self._facts.decode(data)  # type: ignore[no-any-return]

    def facts(self, data: bytes) -> tuple[Fact, ...]:
        if self.upcasts:
            return tuple(msgspec.convert(self._upcast(raw), self.fact_type) for raw in msgspec.json.decode(data))
        try:
            return self._fact_list.decode(data)  # type: ignore[no-any-return]
        except msgspec.ValidationError:
            if self.older is None:
                raise
            return tuple(msgspec.convert(raw, self.fact_type) for raw in self.older(msgspec.json.decode(data)))

    def command(self, data: bytes) -> Command:
        return self._commands.decode(data)  # type: ignore[no-any-return]

    def command_from(self, data: Any) -> Command:
        """A structured command as it came in JSON; raises msgspec.ValidationError."""
        return msgspec.convert(data, self.command_type)  # type: ignore[no-any-return]

    def state(self, data: bytes) -> S:
        state = self._states.decode(data)
        return msgspec.structs.replace(state, **msgspec.structs.asdict(self._open_fields.decode(data)))

    def _upcast(self, raw: dict[str, Any]) -> dict[str, Any]:
        while (upcast := self.upcasts.get(raw["type"])) is not None:
            raw = upcast(raw)
        return raw


def canonical(thing: Any) -> bytes:
    """The one spelling of a value as JSON, for hashing: keys sorted, no spaces, UTF-8."""
    return msgspec.json.encode(msgspec.to_builtins(thing), order="deterministic")
