"""The events of a game as one reader is told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from domain.game import event_codec
from domain.game import events as ev
from domain.game.event_codec import WHOLLY
from domain.game.events import GameEvent
from domain.game.evolve import facts_of
from domain.game.table.agreements import NEW, UNTIL_NEW
from domain.kernel.shapes import Fact
from domain.kernel.telling import Seat, Sentence
from domain.titles.shelf import titles


class HistoryEntry(Struct, frozen=True):
    """One event as one reader is told of it. `said` is empty for words of other seats."""

    version: int
    at: str
    kind: str
    seat: int | None
    said: str
    told: tuple[Sentence, ...]
    undone: bool = False


def is_private(kind: str, actor: int | None, reader: int | None) -> bool:
    """Whose orders and hours these are is told to nobody else."""
    return kind in WHOLLY and actor != reader


def struck_out(events: Iterable[GameEvent]) -> set[int]:
    """Versions of moves that were taken back."""
    moves: list[int] = []
    undone: set[int] = set()
    for event in events:
        if isinstance(event, ev.Moved):
            moves.append(event.originator_version)
        elif isinstance(event, ev.TakenBack):
            undone.update([event.undone], (each for each in moves if each >= event.undone))
    return undone


def narrate(title: Any, event: GameEvent, seat: int | None, undone: bool = False) -> HistoryEntry:
    """One event for one reader; the words of another seat may hold its secret, so only the outcome is told."""
    actor = getattr(event, "seat", None)
    said = event.said if isinstance(event, ev.Moved) and seat == actor else ""
    version, at = event.originator_version, event.at
    sentences = narrated_sentences(title, event, facts_in(title, event), seat)
    return HistoryEntry(version, at, event_codec.kind_of(event), actor, said, sentences, undone)


_WITH_FACTS = (ev.Started, ev.Moved, ev.Ruled)


def facts_in(title: Any, event: GameEvent) -> tuple[Fact, ...]:
    return facts_of(title, event.facts) if isinstance(event, _WITH_FACTS) else ()


def narrated_sentences(title: Any, event: GameEvent, facts: tuple[Fact, ...], seat: int | None) -> tuple[Sentence, ...]:
    """`facts`: of the event, read once for all readers."""
    tell = title.tell
    return _in_order(event, [tell(fact, seat) for fact in facts], seat)


def narrated_to_each(
    title: Any, event: GameEvent, facts: tuple[Fact, ...], seats: int
) -> dict[int | None, tuple[Sentence, ...]]:
    """What a spectator is told, under None, and each seat that is told something else. A seat is asked for where the
    title or the event may have something else for it.
    """
    tell = title.tell
    of_facts = [tell(fact, None) for fact in facts]
    common = _in_order(event, of_facts, None)
    found: dict[int | None, tuple[Sentence, ...]] = {None: common}
    alike = title.tells_alike
    apart = [] if alike(facts) else [n for n, fact in enumerate(facts) if not alike((fact,))]
    if apart or isinstance(event, ev.Ordered) or (isinstance(event, ev.Moved) and event.advance):
        for seat in range(seats):
            for n in apart:
                of_facts[n] = tell(facts[n], seat)
            if (own := _in_order(event, of_facts, seat)) != common:
                found[seat] = own
    return found


def _in_order(event: GameEvent, of_facts: Iterable[Sentence | None], seat: int | None) -> tuple[Sentence, ...]:
    told = tuple([sentence for sentence in of_facts if sentence is not None])
    if isinstance(event, ev.Moved):
        return (*told, *_automatic(event, seat)) if event.advance else told
    return (*_sentences(event, seat), *told)


def _sentences(event: GameEvent, seat: int | None) -> Iterable[Sentence]:
    if isinstance(event, ev.Started):
        yield Sentence.of("The game begins.")
    elif isinstance(event, ev.Ruled):
        yield Sentence.of("The umpire corrects the position: {reason}", reason=event.reason)
    elif isinstance(event, ev.Ordered):
        yield from _ordered(event) if seat == event.seat else ()
    elif not isinstance(event, ev.CalendarChanged):
        yield _SENTENCES[type(event)](event)


def _automatic(event: ev.Moved, seat: int | None) -> Iterable[Sentence]:
    if event.advance == "order":
        yield Sentence.of("{who} decided this in advance.", who=Seat(event.seat))
    elif event.advance == UNTIL_NEW:
        if seat == event.seat:
            yield Sentence.of("You were done until something new.")
    elif seat == event.seat:
        yield Sentence.of(_NO_CHOICE, move=event.said)


_NO_CHOICE = (
    'There was nothing for you to decide, so it was done for you ("{move}"). Who says "ask me everything" is asked.'
)
_OVER_TIME = {
    "overdue": "{who} is over time.",
    "default": "{who} is over time; the clock moves for this seat.",
    "replace": "{who} is over time.",
    "vote": "{who} is over time; the others decide what follows.",
}
_OFFERED = {
    "late": "The seat of {who} is offered to others, until {who} is back or somebody sits there.",
    "silent": "The clock has ended three turns in a row for {who}: the seat is offered to others, until {who} is back.",
    "resigned": "{who} resigns; the seat is offered to others.",
    "voted": "The others offer the seat of {who} to somebody else, until {who} is back.",
}
# by its number: what a seat is called later is the name of who sits there then
_VACATED = {
    False: "Seat {n} is free again: its player has left.",
    True: "Seat {n} is free again: the host has let its player go.",
}
_TAKEN_BACK = {
    False: "{who} takes the last move back.",
    True: "{who} takes a move back, with all that came after it; all who were asked agreed.",
}

_CLOSED = {
    "declared": "All agreed: the game ends as it stands. The seed was {seed}",
    "called off": "All agreed: the game is called off, without a result. The seed was {seed}",
    "resigned": "Nobody is left to play on: the game ends. The seed was {seed}",
    "never began": "The table did not begin within a month, and is closed. The seed was {seed}",
}

_SENTENCES: dict[type, Callable[[Any], Sentence]] = {
    ev.OpenedInHours: lambda e: _opened(e),
    ev.OpenedWithPace: lambda e: _opened(e),
    ev.Seated: lambda e: Sentence.of("{who} sits down.", who=Seat(e.seat)),
    ev.Vacated: lambda e: Sentence.of(_VACATED[e.let_go], n=e.seat + 1),
    ev.BeaconSettled: lambda e: _beacon(e),
    ev.TakenBack: lambda e: Sentence.of(_TAKEN_BACK[bool(e.agreed)], who=Seat(e.seat)),
    ev.Clocked: lambda e: _clocked(e),
    ev.Gifted: lambda e: Sentence.of(
        "The time from {since} to {until} counts for nobody: {reason}.",
        since=_minute(e.since),
        until=_minute(e.until),
        reason=e.reason,
    ),
    ev.Offered: lambda e: Sentence.of(_OFFERED[e.reason], who=Seat(e.seat)),
    ev.Reclaimed: lambda e: Sentence.of("{who} is back, and keeps the seat.", who=Seat(e.seat)),
    ev.Voted: lambda e: _voted(e),
    ev.Closed: lambda e: Sentence.of(
        _CLOSED.get(e.reason, "The game is {reason}. The seed was {seed}"), reason=e.reason, seed=e.seed
    ),
}


# does it go on from another game, and is its seed of the pool?
_OPENED = {
    (False, False): "A game of {title} is opened. The seed is committed: {commitment}",
    (False, True): "A game of {title} is opened. It takes seed number {number} of those committed before: {commitment}",
    (True, False): (
        "A game of {title} goes on from {after}, with what that one left. The seed is committed: {commitment}"
    ),
    (True, True): (
        "A game of {title} goes on from {after}, with what that one left. It takes seed number {number} of those"
        " committed before: {commitment}"
    ),
}


def _opened(event: ev.Opened) -> Sentence:
    parts: dict[str, Any] = {"title": titles[event.title].name, "commitment": event.commitment}
    if event.after:
        parts["after"] = event.after
    if event.pool is not None:
        parts["number"] = event.pool.number
    return Sentence.of(_OPENED[bool(event.after), event.pool is not None], **parts)


def _beacon(event: ev.BeaconSettled) -> Sentence:
    if event.randomness:
        return Sentence.of("The public beacon is out: {value}", value=event.randomness)
    return Sentence.of("The public beacon is left out: {reason}.", reason=event.reason)


def _clocked(event: ev.Clocked) -> Sentence:
    who = Seat(event.seat)
    if event.what == "paused":
        template = "{who} cannot be reached by mail: the clock stands still for {n} {n|hour|hours}, or until the move."
        return Sentence.of(template, who=who, n=event.hours)
    return Sentence.of(_OVER_TIME[event.what], who=who)


_VOTED = {
    (True, ""): "{who} votes for: {motion}.",
    (True, "seat"): "{who} votes for: {motion} (seat {n}).",
    (True, "hours"): "{who} votes for: {motion} ({n} {n|hour|hours}).",
    (False, ""): "{who} votes against: {motion}.",
    (False, "seat"): "{who} votes against: {motion} (seat {n}).",
    (False, "hours"): "{who} votes against: {motion} ({n} {n|hour|hours}).",
}


def _voted(event: ev.Voted) -> Sentence:
    about = "seat" if event.motion in ("replace", "bot") else "hours" if event.hours else ""
    template, n = _VOTED[event.yes, about], event.hours or event.about + 1
    parts: dict[str, Any] = {"who": Seat(event.seat), "motion": event.motion, **({"n": n} if about else {})}
    return Sentence.of(template + (" It is decided." if event.carried else ""), **parts)


def _ordered(event: ev.Ordered) -> Iterable[Sentence]:
    if event.void == NEW or event.orders == ((UNTIL_NEW,),):
        return  # it is no more than what they said, and the question that follows
    if event.void:
        yield Sentence.of("Your orders are void: {why}.", why=event.void)
    else:
        n, on = len(event.orders), len(event.alone)
        yield Sentence.of("You decide in advance: {n} {n|order|orders}; switches that are on: {on}.", n=n, on=on)


def _minute(moment: str) -> str:
    return f"{moment[:16].replace('T', ' ')} UTC"
