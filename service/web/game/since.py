"""What happened since the end of the reader's last turn, by player and turn, and step by step to be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.history import HistoryEntry
from domain.kernel.telling import doer, in_brief, word
from service.projections import timeline
from service.queries import position
from service.queries.people import PeopleThen, names_then
from service.queries.wording import in_zone
from service.store import Store

TOLD = 60  # events that are looked at
_BEFORE = ("game.opened", "game.seated")


class Happened(Struct, frozen=True):
    """`said`: what stands below the name of who did it; the caption of a replay is the whole of it."""

    version: int
    text: str
    undone: bool = False
    said: str = ""


class TurnTold(Struct, frozen=True):
    """What one player did, one after the other. `seat`: None if the game itself did it."""

    seat: int | None
    who: str
    at: str
    lines: tuple[Happened, ...]


class Since(Struct, frozen=True):
    """`mine`: since a turn of the reader; else lately."""

    turns: tuple[TurnTold, ...] = ()
    mine: bool = False

    @property
    def steps(self) -> tuple[tuple[TurnTold, Happened], ...]:
        """Positions that can be replayed, each once."""
        found = {line.version: (turn, line) for turn in self.turns for line in turn.lines if not line.undone}
        return tuple(found[version] for version in sorted(found))

    def caption(self, version: int) -> str:
        return " ".join(line.text for turn in self.turns for line in turn.lines if line.version == version)


def since_of(store: Store, then: Game, seat: int | None, names: Sequence[str], zone: str) -> Since:
    with store.db.read() as session:
        began = timeline.began(session, then.id)
    first = max(then.version - TOLD, 0)
    entries = [
        each
        for each in position.history(store, then.id, seat, first, then.version)
        if each.kind not in _BEFORE or 0 < began < each.version  # who comes in its midst is news
    ]
    own = _own_turn(entries, seat)
    people = names_then(store, then.id, list(names))
    turns = [
        TurnTold(who, names[who] if who is not None else word("The game"), _short(lines[0].at, zone), told)
        for who, group in groupby(entries[own:], key=lambda each: each.seat)
        if (lines := list(group)) and (told := _worth_telling(tuple(_happened(lines, people, then.title.brief, seat))))
    ]
    return Since(tuple(turns), own > 0)


def _happened(
    lines: Sequence[HistoryEntry], people: PeopleThen, brief: Mapping[str, str], reader: int | None
) -> Iterator[Happened]:
    """Below "Mila" stands what Mila did; below "You" in words that fit every person, where the title has such."""
    for each in lines:
        names, seat = people.at(each.version), each.seat
        is_theirs = each.kind == "game.moved" and seat is not None and names[seat] == people.names[seat]
        for sentence in each.told:
            text, fits = sentence.text(names), sentence.template in brief or seat != reader
            named = is_theirs and fits and doer(sentence, brief) == seat
            yield Happened(each.version, text, each.undone, in_brief(sentence, names, brief) if named else text)


def _worth_telling(told: tuple[Happened, ...]) -> tuple[Happened, ...]:
    """That a turn ended is told where nothing else was done in it."""
    more = tuple(each for each in told if each.said)
    return more or tuple(Happened(each.version, each.text, each.undone, each.text) for each in told)


def _own_turn(entries: Sequence[HistoryEntry], seat: int | None) -> int:
    """Where the reader's last turn ended. Presses of a turn that goes on come after what others did before it."""
    if seat is None:
        return 0
    moves = [n for n, each in enumerate(entries) if each.kind == "game.moved" and not each.undone]
    others = [n for n in moves if entries[n].seat != seat]
    if not others:
        return 0
    return max((n + 1 for n in moves if entries[n].seat == seat and n < others[-1]), default=0)


def _short(at: str, zone: str) -> str:
    """Thu 19 Nov 21:00"""
    return in_zone(at, zone).partition(" (")[0]
