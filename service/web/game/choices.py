"""What can be said at a position, for a page: few and sensible choices first, then what can be picked, slot by slot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from domain.game.aggregate import Game
from domain.kernel.families import DO
from domain.kernel.kinds import leaves
from domain.kernel.language import Language
from domain.kernel.narrowing import MOST, Narrowed, Pick, narrowed, pick_of
from domain.kernel.shapes import Command, Refused, SealedQuestion
from domain.kernel.waiting import question_for
from service.queries.choices import choices, hint_of
from service.queries.people import texts

MANY = 16  # values of a slot that are shown at once; with more they are folded up
LONGEST = 60  # letters of a pick


class Group(Struct, frozen=True):
    """The values of one slot that can be picked."""

    label: str
    picks: tuple[Pick, ...]

    @property
    def many(self) -> bool:
        return len(self.picks) > MANY


class Ready(Struct, frozen=True):
    """A command that can be said now, and what would come of it. `why`: it is not accepted, for this reason. `goes_on`:
    it can be tried, and another one after it.
    """

    sentence: str
    told: tuple[str, ...] = ()
    whole: bool = True
    sealed: bool = False
    why: str = ""
    goes_on: bool = False


class Suggestion(Struct, frozen=True):
    """`hint`: what it costs and brings."""

    sentence: str
    hint: str = ""


class Composer(Struct, frozen=True):
    """`typed`: what stands in the sentence box."""

    held: tuple[Pick, ...] = ()
    dropped: tuple[Pick, ...] = ()
    groups: tuple[Group, ...] = ()
    ready: tuple[Ready, ...] = ()
    suggested: tuple[Suggestion, ...] = ()
    more: bool = False
    typed: str = ""
    open: tuple[Pick, ...] = ()


def composer(game: Game, seat: int, picks: Sequence[str], typed: str, names: Sequence[str]) -> Composer | None:
    """None: this seat has nothing to say now."""
    try:
        question_for(game.state, seat)
    except Refused:
        return None
    wanted = [pick_of(pick[:LONGEST]) for pick in picks[: MOST + 1]]
    left = narrowed(game.title, game.state, seat, wanted)
    if typed:
        ready: tuple[Ready, ...] = (_typed(game, seat, typed, names),)
    else:
        ready = tuple(_foreseen(game, seat, command, names) for command in left.ready)
    first = () if left.held or typed else _suggested(game, seat, names)
    groups = _groups(game.title.language, left)
    if (
        first
        and not left.families
        and set(map(game.title.sentence, left.commands)) <= {each.sentence for each in first}
    ):
        groups = ()  # the list says it all, and the picture too
    return Composer(left.held, left.dropped, groups, ready, first, left.more, typed, left.open)


def can_change(game: Game, seat: int | None) -> bool:
    """The answer of this seat lies sealed, and others are still to answer."""
    return seat is not None and seat not in game.asked and seat in dict(getattr(game.state, "sealed", ()))


def _suggested(game: Game, seat: int, names: Sequence[str]) -> tuple[Suggestion, ...]:
    found = choices(game.title, game.state, seat).first if seat in game.asked else ()
    return tuple(Suggestion(sentence, hint_of(game, seat, sentence, names)) for sentence in found)


def _typed(game: Game, seat: int, typed: str, names: Sequence[str]) -> Ready:
    try:
        command = game.title.parse(typed, game.state, seat)
        return _foreseen(game, seat, command, names)
    except Refused as refused:
        return Ready(typed, why=refused.sentence.text(names))


def _foreseen(game: Game, seat: int, command: Command, names: Sequence[str]) -> Ready:
    title = game.title
    sealed = isinstance(question_for(game.state, seat)[0], SealedQuestion)
    seen = title.foreseen(game.state, seat, command)
    told = texts(filter(None, (title.tell(fact, seat) for fact in seen.facts)), names)
    return Ready(title.sentence(command), tuple(told), seen.whole, sealed, goes_on=seen.alone)


def _groups(language: Language, left: Narrowed) -> tuple[Group, ...]:
    by_slot: dict[str, list[Pick]] = {}
    for pick in left.open:
        by_slot.setdefault(pick.slot, []).append(pick)
    labels = _labels(language, (type(c) for c in (*left.commands, *left.ready)), (f.command for f in left.families))
    in_order = sorted(by_slot, key=lambda slot: slot != DO)
    shown = [slot for slot in in_order if left.held or not _is_second(slot)]  # what comes second is asked second
    plain = [labels[slot].plain if slot in labels else slot for slot in shown]
    told = [labels[slot].whole if plain.count(label) > 1 else label for slot, label in zip(shown, plain, strict=True)]
    return tuple(Group(label, tuple(by_slot[slot])) for slot, label in zip(shown, told, strict=True))


def _is_second(slot: str) -> bool:
    return slot[-1:].isdecimal()


class _Label(Struct, frozen=True):
    """How a slot is asked for: the word before it and what it holds, `to cell`; `whole`: with the slot before it,
    `from cell, to cell`.
    """

    plain: str
    whole: str


def _labels(language: Language, *commands: Iterable[type[Command]]) -> dict[str, _Label]:
    labels = {DO: _Label("what to do", "what to do")}
    for command in (each for some in commands for each in some):
        last = ""
        for slot, kind in language.specs[command].kinds.items():
            before = _word_before(language.specs[command].patterns, slot)
            for name, leaf in leaves(kind, slot):
                _, _, part = name.partition(".")
                label = f"{before} {part or _label(leaf)}".strip()
                label = f"{label}, the second" if _is_second(name) else label
                labels.setdefault(name, _Label(label, f"{last}, {label}" if last else label))
            last = label
    return labels


def _label(kind: Any) -> str:
    return str(kind.label)


def _word_before(patterns: Sequence[str], slot: str) -> str:
    for pattern in patterns:
        before, found, _ = pattern.partition(f"<{slot}>")
        if found:
            words = before.replace("[", " ").replace("]", " ").split()
            return words[-1] if words and not words[-1].endswith(">") else ""
    return ""
