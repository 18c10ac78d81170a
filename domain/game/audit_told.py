"""An event in the language that is being told in, for an auditor: what players are told of it, each fact as the seat
knows it that knows most of it. The stored codes and parts stand below it as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domain.game import events as ev
from domain.game.events import Event
from domain.game.history import facts_in, narrated_sentences
from domain.kernel.shapes import Fact
from domain.kernel.telling import Seat, Sentence, language_told, word
from domain.kernel.title import Title
from domain.players import events


def narrated(title: Title[Any] | None, event: Event) -> Iterator[str]:
    """`title`: of the game, None for a player."""
    if title is None:
        yield from (_OF_PLAYERS[type(event)](event).text(),) if type(event) in _OF_PLAYERS else ()
        return
    if isinstance(event, ev.Moved):
        yield Sentence.of('{who} says "{words}".', who=Seat(event.seat), words=_command_words(title, event)).text()
    if isinstance(event, ev.CalendarChanged):
        yield Sentence.of("{who}: other hours count now.", who=Seat(event.seat)).text()
    seat = getattr(event, "seat", None)
    for sentence in narrated_sentences(title, event, (), seat):  # type: ignore[arg-type]
        yield sentence.text()
    for fact in facts_in(title, event):  # type: ignore[arg-type]
        if (outcome := _known(title, fact, seat)) is not None:
            yield outcome.text()


def who_did(raw: dict[str, Any]) -> str:
    if "seat" in raw:
        return f"{word('Seat')} {raw['seat'] + 1}"
    return word("Player") if raw["type"].startswith("player.") else "Posthorn"


def _command_words(title: Title[Any], event: ev.Moved) -> str:
    return title.sentence(title.codec.command(bytes(event.command)), language_told())


def _known(title: Title[Any], fact: Fact, actor: int | None) -> Sentence | None:
    """A fact is told in full to the seat that it is of, or whose move it came of."""
    own = getattr(fact, "seat", None)
    readers = [each for each in (own, actor, None) if isinstance(each, int) or each is None]
    return next(filter(None, (title.tell(fact, reader) for reader in readers)), None)


_OF_PLAYERS: dict[type, Callable[[Any], Sentence]] = {
    events.Joined: lambda e: Sentence.of(
        "{name} joins; language: {language}, time zone: {zone}.", name=e.name, language=e.language, zone=e.zone
    ),
    events.Renamed: lambda e: Sentence.of("The name is {name} now.", name=e.name),
    events.AddressAdded: lambda e: Sentence.of("The address {address} is added.", address=e.address),
    events.AddressConfirmed: lambda e: Sentence.of("The address {address} is confirmed.", address=e.address),
    events.AddressRemoved: lambda e: Sentence.of("The address {address} is removed.", address=e.address),
    events.SettingsChanged: lambda e: Sentence.of("Settings are changed: {names}.", names=", ".join(e.settings)),
    events.HolidayBooked: lambda e: Sentence.of("A holiday is booked: {n} {n|day|days} of the store.", n=e.days),
    events.HolidayCut: lambda e: Sentence.of(
        "The holiday is cut short: {n} {n|day|days} go back into the store.", n=e.days
    ),
    events.Muted: lambda e: Sentence.of(
        "Letters of game {game} are muted." if e.muted else "Letters of game {game} are wanted again.", game=e.game
    ),
    events.Forgotten: lambda e: Sentence.of("The player has left for ever, and was forgotten."),
}
