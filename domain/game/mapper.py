"""Events to rows of the event store and back."""

from __future__ import annotations

from typing import Any, cast

from eventsourcing.domain import DomainEventProtocol
from eventsourcing.persistence import Mapper, StoredEvent

from domain.game.event_codec import decode, encode, topic_of
from domain.game.events import Event


class EventMapper(Mapper[str]):
    """Events to rows and back; the state is JSON, so that an auditor can read the table."""

    def to_stored_event(self, domain_event: DomainEventProtocol[str]) -> StoredEvent:
        event = cast(Event, domain_event)
        state = encode(event)
        if self.compressor:
            state = self.compressor.compress(state)
        if self.cipher:
            state = self.cipher.encrypt(state)
        return StoredEvent(event.originator_id, event.originator_version, topic_of(event), state)

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        state = stored_event.state
        if self.cipher:
            state = self.cipher.decrypt(state)
        if self.compressor:
            state = self.compressor.decompress(state)
        return decode(state)
