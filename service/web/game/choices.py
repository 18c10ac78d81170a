"""What can be said at a position, for a page: moves that are buttons, few and sensible ones, what can be picked next.

One group of values is asked for at a time, in the order of the board; the others stand folded behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from domain.game.aggregate import Game
from domain.kernel.families import DO
from domain.kernel.flow import question_for
from domain.kernel.kinds import leaves
from domain.kernel.language import Language
from domain.kernel.narrowing import MOST, Narrowed, Pick, atoms, narrowed, pick_of
from domain.kernel.shapes import Command, Refused, SealedQuestion
from domain.kernel.telling import in_english, word
from service.queries.choices import choices, hint_of
from service.queries.people import texts
from service.queries.wording import say

LONGEST = 60  # letters of a pick
SHOWN = 5  # sentences that are suggested at once
WORDY, FEWER = 38, 3  # letters of a sentence for which five have no room, and how many have
LONG = 28  # letters for which there is no room for two on a telephone
WIDEST = 66  # letters that a chip has room for; what is longer stands behind it
BUTTONS = 3  # moves that are buttons; more of them are suggested like all others
PRESSED, ROOM = 3, 36  # kinds of pieces that are named, and letters of them in all

TO_DO = "what to do"
_PARTS = re.compile(r"(\d+)")


class Group(Struct, frozen=True):
    """The values of one slot that can be picked; `what`: what such a value is."""

    label: str
    picks: tuple[Pick, ...]
    what: str = ""

    @property
    def asks(self) -> str:
        return f"{word(TO_DO)}?" if self.what == TO_DO else say("which {what}?", what=self.what)


class Ready(Struct, frozen=True):
    """A command that can be said now, and what would come of it. `why`: it is not accepted, for this reason. `goes_on`:
    it can be tried, and another one after it.
    """

    sentence: str
    command: dict[str, Any] = {}
    told: tuple[str, ...] = ()
    whole: bool = True
    sealed: bool = False
    why: str = ""
    goes_on: bool = False


class Suggestion(Struct, frozen=True):
    """`hint`: what it costs and brings."""

    sentence: str
    hint: str = ""


class Button(Struct, frozen=True):
    """A move with nothing to choose: one press does it."""

    sentence: str
    command: dict[str, Any]


class Composer(Struct, frozen=True):
    """`typed`: what stands in the sentence box. `press`: what there is to press on the board, in words; `slots`: of
    which slots it is."""

    held: tuple[Pick, ...] = ()
    dropped: tuple[Pick, ...] = ()
    groups: tuple[Group, ...] = ()
    ready: tuple[Ready, ...] = ()
    suggested: tuple[Suggestion, ...] = ()
    buttons: tuple[Button, ...] = ()
    more: bool = False
    typed: str = ""
    open: tuple[Pick, ...] = ()
    press: str = ""
    slots: frozenset[str] = frozenset()

    @property
    def wordy(self) -> bool:
        return any(len(each.sentence) > WORDY for each in self.first)

    @property
    def long(self) -> bool:
        return any(len(each.sentence) > LONG for each in self.first[:2])

    @property
    def first(self) -> tuple[Suggestion, ...]:
        fitting = [each for each in self.suggested if len(each.sentence) <= WIDEST][:SHOWN]
        few = any(len(each.sentence) > WORDY for each in fitting)
        return tuple(fitting[: FEWER if few else SHOWN])


def composer(
    game: Game, seat: int, picks: Sequence[str], typed: str, names: Sequence[str],
    order: Mapping[str, int] | None = None,
) -> Composer | None:  # fmt: skip
    """None: this seat has nothing to say now. `order`: of what can be picked on the board."""
    if game.has_resigned(seat):
        return None
    try:
        question_for(game.state, seat)
    except Refused:
        return None
    wanted = [pick_of(pick[:LONGEST]) for pick in picks[: MOST + 1]]
    left, language = narrowed(game.title, game.state, seat, wanted), game.title.language
    is_new = not left.held and not typed
    buttons = _buttons(game, left) if is_new else ()
    pressed = {each.sentence for each in buttons}
    if typed:
        ready: tuple[Ready, ...] = (_typed(game, seat, typed, names),)
    else:
        said = (each for each in left.ready if game.title.sentence(each) not in pressed)
        ready = tuple(_preview(game, seat, command, names) for command in said)
    first = tuple(each for each in _suggested(game, seat, names) if each.sentence not in pressed) if is_new else ()
    groups = _groups(language, left, order or {})
    listed = {*pressed, *(each.sentence for each in first)}
    if (first or buttons) and not left.families and set(map(game.title.sentence, left.commands)) <= listed:
        groups = ()  # the list says it all, and the picture too
    return Composer(
        left.held, left.dropped, groups, ready, first, buttons, left.more, typed, left.open,
        *_to_press(language, left, order or {}),
    )  # fmt: skip


def can_change(game: Game, seat: int | None) -> bool:
    """The answer of this seat lies sealed, and others are still to answer."""
    return seat is not None and seat not in game.asked and seat in dict(getattr(game.state, "sealed", ()))


def _buttons(game: Game, left: Narrowed) -> tuple[Button, ...]:
    language = game.title.language
    found = [each for each in left.commands if all(slot == DO for slot, _ in atoms(language, each))]
    made = tuple(Button(game.title.sentence(each), msgspec.to_builtins(each)) for each in found)
    return made if len(made) <= BUTTONS else ()


def _suggested(game: Game, seat: int, names: Sequence[str]) -> tuple[Suggestion, ...]:
    found = choices(game.title, game.state, seat).first if seat in game.asked else ()
    return tuple(Suggestion(sentence, hint_of(game, seat, sentence, names)) for sentence in found)


def _typed(game: Game, seat: int, typed: str, names: Sequence[str]) -> Ready:
    try:
        command = game.title.parse(typed, game.state, seat)
        return _preview(game, seat, command, names)
    except Refused as refused:
        return Ready(typed, why=refused.sentence.text(names))


def _preview(game: Game, seat: int, command: Command, names: Sequence[str]) -> Ready:
    title = game.title
    sealed = isinstance(question_for(game.state, seat)[0], SealedQuestion)
    seen = title.preview(game.state, seat, command)
    told = texts(filter(None, (title.tell(fact, seat) for fact in seen.facts)), names)
    return Ready(
        title.sentence(command), msgspec.to_builtins(command), tuple(told), seen.whole, sealed, goes_on=seen.alone
    )


def _groups(language: Language, left: Narrowed, order: Mapping[str, int]) -> tuple[Group, ...]:
    """What is asked for first stands first: what to do where nothing is picked, the next value where something is."""
    by_slot: dict[str, list[Pick]] = {}
    for pick in left.open:
        by_slot.setdefault(pick.slot, []).append(pick)
    labels = _labels(language, (type(c) for c in (*left.commands, *left.ready)), (f.command for f in left.families))
    in_order = sorted(by_slot, key=lambda slot: (slot == DO) == bool(left.held))
    shown = [slot for slot in in_order if left.held or not _is_second(slot)]  # what comes second is asked second
    plain = [labels[slot].plain if slot in labels else slot for slot in shown]
    told = [labels[slot].whole if plain.count(label) > 1 else label for slot, label in zip(shown, plain, strict=True)]
    return tuple(
        Group(label, tuple(sorted(by_slot[slot], key=lambda pick: _place(pick, order))), labels[slot].what)
        for slot, label in zip(shown, told, strict=True)
    )


def _place(pick: Pick, order: Mapping[str, int]) -> tuple[int, list[tuple[bool, int, str]]]:
    """As it comes on the board; what is not on it by its words, numbers by their size."""
    words = [(not part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in _PARTS.split(pick.words)]
    return order.get(pick.text, len(order)), words


def _is_second(slot: str) -> bool:
    return slot[-1:].isdecimal()


def _to_press(language: Language, left: Narrowed, order: Mapping[str, int]) -> tuple[str, frozenset[str]]:
    """A die or a tool: the first things that commands name, as far as they lie on the board."""
    drawn = {pick.slot for pick in left.open if pick.text in order}
    kinds = dict.fromkeys((*map(type, left.commands), *(family.command for family in left.families)))
    found: dict[str, str] = {}
    for command in kinds:
        for slot, kind in language.specs[command].kinds.items():
            first = {name: str(leaf.label) for name, leaf in leaves(kind, slot) if name in drawn}
            found.update(list(first.items())[:1])
            if first:
                break
    slots, words = frozenset(found), tuple(dict.fromkeys(found.values()))
    words = tuple(
        each for each in words if not any(each.startswith(f"{one} ") or each in one.split(" or ")[1:] for one in words)
    )
    if len(words) > PRESSED or sum(map(len, words)) > ROOM:
        return word("a piece of the board"), slots
    return f" {word('or')} ".join(map(_one, words)), slots


def _one(what: str) -> str:
    """Only English has an article for it: an olive; steps are counted."""
    if what.endswith("s"):
        return f"how many {what}" if in_english() else word(what)
    article = "an" if what[0] in "aeiou" and not what.startswith("one") else "a"
    return f"{article} {what}" if in_english() else word(what)


class _Label(Struct, frozen=True):
    """How a slot is asked for: the word before it and what it holds, `to cell`; `whole`: with the slot before it,
    `from cell, to cell`; `what`: what it holds.
    """

    plain: str
    whole: str
    what: str


def _labels(language: Language, *commands: Iterable[type[Command]]) -> dict[str, _Label]:
    labels = {DO: _Label(word(TO_DO), word(TO_DO), TO_DO)}
    for command in (each for some in commands for each in some):
        last = ""
        for slot, kind in language.specs[command].kinds.items():
            before = _word_before(language.specs[command].patterns, slot)
            for name, leaf in leaves(kind, slot):
                _, _, part = name.partition(".")
                what = part or str(leaf.label)
                label = f"{before} {what}".strip() if in_english() else word(what)
                label = say("{what}, the second", what=label) if _is_second(name) else label
                labels.setdefault(name, _Label(label, f"{last}, {label}" if last else label, what))
            last = label
    return labels


def _word_before(patterns: Sequence[str], slot: str) -> str:
    for pattern in patterns:
        before, found, _ = pattern.partition(f"<{slot}>")
        if found:
            words = before.replace("[", " ").replace("]", " ").split()
            return words[-1] if words and not words[-1].endswith(">") else ""
    return ""
