"""What is put off for a seat costs it nothing: all that it can reach now it can reach later.

A title says of free actions that they can wait (`Title.can_wait`). Where it leaves one answer that goes on, what the
seat can reach by its own moves is compared with what it can reach once that answer is given, up to where somebody else
acts, luck falls, a secret opens or the game goes on for all. It is a search in layers, one more move at a time, up to a
number of positions; a free action that is lost shows in the second layer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from domain.kernel.flow import FLOW, question_for
from domain.kernel.luck import Veiled
from domain.kernel.preview import LeftOver, left_over
from domain.kernel.shapes import Command, Fact, Finished, SealedQuestion, State, StepBegan
from domain.kernel.title import Title
from tests.contract.moves import VARIANTS
from tests.contract.play import Position, play

SEARCHED = 150  # positions on the way, at each place
ENOUGH = 3_000  # places in an edition
SHOWN = 3
End = tuple[State, Command | None]  # and the command, if luck or others have a part in what comes of it
Ways = dict[End, tuple[Command, ...]]


def lost(title: Title[Any], state: State, seat: int, found: LeftOver, most: int = SEARCHED) -> tuple[Command, ...]:
    """Moves of the seat that lead where it cannot come any more once it has gone on; none is as it ought to be."""
    now = _reached(title, state, seat)
    later = _reached(title, state, seat, (found.goes_on,))
    reached = next(later).ends
    for layer in now:
        reached = next(later, Layer(reached, 0)).ends  # one move more, which is the one that goes on
        if missing := [way for end, way in layer.ends.items() if end not in reached]:
            return missing[0]
        if layer.seen > most:
            break
    return ()


class Layer(NamedTuple):
    ends: Ways  # all that were found so far
    seen: int  # positions on the way


def _reached(title: Title[Any], state: State, seat: int, only: tuple[Command, ...] = ()) -> Iterator[Layer]:
    """What is found by one move, by two, and so on; `only`: the first one."""
    layer: dict[State, tuple[Command, ...]] = {state: ()}
    seen, ends = {state}, Ways()
    while layer:
        following: dict[State, tuple[Command, ...]] = {}
        for position, way in layer.items():
            for command in only or title.commands(position, seat):
                end, is_open = _after(title, position, seat, command)
                if not is_open:
                    ends.setdefault(end, (*way, command))
                elif end[0] not in seen:
                    following.setdefault(end[0], (*way, command))
        seen |= set(following)
        layer, only = following, ()
        yield Layer(ends, len(seen))


def _after(title: Title[Any], state: State, seat: int, command: Command) -> tuple[End, bool]:
    """Where a command leads, and whether it is still this seat's own affair."""
    if isinstance(question_for(state, seat)[0], SealedQuestion):
        return (state, command), False
    luck = Veiled()
    facts, after = title.rules.play(state, seat, command, luck, ends=False)
    if luck.draws:
        return _before_luck(title, state, command, facts), False
    return (after, None), seat in title.asked(after) and all(_is_own(fact, seat) for fact in facts)


def _before_luck(title: Title[Any], state: State, command: Command, facts: Sequence[Fact]) -> End:
    """All that can come is in the position before the step that draws, or in the command if no step has begun."""
    steps = [n for n, fact in enumerate(facts) if isinstance(fact, StepBegan)]
    return (title.fold(state, facts[: steps[-1]]), None) if steps else (state, command)


def _is_own(fact: Fact, seat: int) -> bool:
    if type(fact) in FLOW:
        return not isinstance(fact, Finished)
    return getattr(fact, "seat", None) == seat and not fact.closes(seat)


@dataclass
class Tally:
    """What was found at the tables of a title."""

    title: Title[Any]
    looked: int = 0
    differences: list[str] = field(default_factory=list)

    def look(self, position: Position) -> None:
        for seat in self.title.asked(position.state):
            found = left_over(self.title, position.state, seat)
            if found is None or self.looked >= ENOUGH:
                continue
            self.looked += 1
            if way := lost(self.title, position.state, seat, found):
                said, then = self.title.sentence(found.goes_on), ", ".join(map(self.title.sentence, way))
                self.differences.append(f'"{said}" takes away: {then}')


def searched(title: Title[Any], options: Mapping[str, str], games: int, seed: int, seats: Iterable[int] = ()) -> Tally:
    """So many random games at tables of each of these sizes, until there are enough places."""
    tally = Tally(title)
    sizes = [n for n in seats or title.seats if (options, n) != ({"chapter": "base"}, 1)]  # alone there is no base game
    for game, size in enumerate(sizes * games):
        if tally.looked < ENOUGH:
            play(title, options, size, seed * 1_000_003 + game, tally.look)
    return tally


def variants(title: Title[Any], options: Mapping[str, str]) -> list[dict[str, str]]:
    """Each edition or chapter with these options; one of them may be given already."""
    every = VARIANTS.get(title.id, [{}])
    return (
        [dict(options)] if any(each.keys() & options.keys() for each in every) else [each | options for each in every]
    )


def report(title: Title[Any], options: Mapping[str, str], games: int, seed: int, seats: Iterable[int] = ()) -> int:
    """Prints one line for each of the variants; the number of differences."""
    found = 0
    for variant in variants(title, options):
        tally = searched(title, variant, games, seed, seats)
        found += len(tally.differences)
        named = " ".join([title.id, *(f"{name}={value}" for name, value in variant.items())])
        print(f"{named}: {tally.looked} places where something can wait, {len(tally.differences)} differences")
        for difference in tally.differences[:SHOWN]:
            print(f"  {difference}")
    return found
