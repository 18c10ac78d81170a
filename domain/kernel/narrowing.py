"""Commands narrow: one picks a die, a cell, a card, and what can still be said becomes less, until it is one command.

A pick is a value of a slot, said as the language writes it: `die:R5`, or `R5` for any slot. What a command does (its
first words) is a pick too: `do:pass`. Everything works on commands, never on sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from msgspec import Struct

from domain.kernel.families import DO, Family, Held, Offer
from domain.kernel.kinds import leaves, parts
from domain.kernel.language import Language, Spec
from domain.kernel.reading import words_of
from domain.kernel.shapes import Command, State
from domain.kernel.title import Title

LOOKED = 2000  # offers that are looked at, and members of one family
MOST = 60  # picks
MEANINGS = 16  # of picks without a slot, in one family

Atom = tuple[str, Any]  # a slot and a value


class Pick(Struct, frozen=True):
    """`slot`: empty if it may be any."""

    slot: str
    words: str

    @property
    def text(self) -> str:
        return f"{self.slot}:{self.words}" if self.slot else self.words


class Narrowed(Struct, frozen=True):
    """`open`: what can be picked next; each leaves a command. `ready`: what the picks say, or the only command left.

    `commands`: those left of the listed ones. `more`: not everything that is left has been looked at.
    """

    held: tuple[Pick, ...]
    dropped: tuple[Pick, ...]
    commands: tuple[Command, ...]
    families: tuple[Family, ...]
    open: tuple[Pick, ...]
    ready: tuple[Command, ...]
    more: bool = False


def pick_of(text: str) -> Pick:
    slot, colon, words = text.partition(":")
    return Pick(slot.strip(), words.strip()) if colon else Pick("", text.strip())


def narrowed(title: Title[Any], state: State, seat: int, picks: Sequence[Pick]) -> Narrowed:
    """What these picks leave. Those that leave nothing with the ones before them are dropped."""
    look = _Look(title.language, tuple(islice(title.rules.offers(state, seat), LOOKED + 1)))
    held, dropped = list(picks[:MOST]), list(picks[MOST:])
    found = look.results_of(held)
    if not found.any:
        held = []
        for pick in picks[:MOST]:
            (held if look.results_of([*held, pick]).any else dropped).append(pick)
        found = look.results_of(held)
    return Narrowed(
        tuple(held),
        tuple(dropped),
        tuple(found.commands),
        tuple(found.families),
        found.open(),
        found.ready(),
        found.more,
    )


def atoms(language: Language, command: Command) -> tuple[Atom, ...]:
    """What there is to pick of a command: what it does, then the values of its slots one by one."""
    return _atoms(language, command)


@lru_cache(maxsize=16384)
def _atoms(language: Language, command: Command) -> tuple[Atom, ...]:
    found: list[Atom] = [(DO, language.verb(command))]
    for slot, kind in language.specs[type(command)].kinds.items():
        found += parts(kind, slot, getattr(command, slot))
    return tuple(found)


@lru_cache(maxsize=16384)
def _words(language: Language, command: type[Command], atom: Atom) -> tuple[str, ...]:
    return words_of(written(language, command, atom))


def written(language: Language, command: type[Command], atom: Atom) -> str:
    """An atom in the words of the language."""
    slot, value = atom
    return value if slot == DO else str(_leaves(language.specs[command])[slot].write(value))


def _leaves(spec: Spec) -> Mapping[str, Any]:
    return _leaves_of(spec.command, tuple(spec.kinds.items()))


@lru_cache(maxsize=512)
def _leaves_of(command: type[Command], kinds: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return dict(leaf for slot, kind in kinds for leaf in leaves(kind, slot))


class _Look:
    """The offers of a position, looked at through picks."""

    def __init__(self, language: Language, offers: tuple[Offer, ...]) -> None:
        self.language = language
        self.offers = offers[:LOOKED]
        self.cut = len(offers) > LOOKED

    def results_of(self, picks: Sequence[Pick]) -> _Found:
        found = _Found(self.language, [(pick.slot, words_of(pick.words)) for pick in picks], self.cut)
        for offer in self.offers:
            found.add(offer)
        return found


Wanted = Sequence[tuple[str, tuple[str, ...]]]  # the picks: a slot or none, and words


class _Found:
    def __init__(self, language: Language, wanted: Wanted, more: bool) -> None:
        self.language, self.wanted, self.more = language, wanted, more
        self.commands: list[Command] = []
        self.families: list[Family] = []
        self._members: dict[Command, None] = {}  # of families, as many as are looked at
        self._left: dict[tuple[str, str], Pick] = {}
        self._complete: dict[Command, None] = {}
        self._alone = True  # no family has members that were not looked at

    @property
    def any(self) -> bool:
        return bool(self.commands or self.families)

    def add(self, offer: Offer) -> None:
        if isinstance(offer, Family):
            self._add_family(offer)
        elif (left := self._rest(offer)) is not None:
            self.commands.append(offer)
            self._note(offer, left)

    def open(self) -> tuple[Pick, ...]:
        verbs = [pick for pick in self._left.values() if pick.slot == DO]
        return tuple(pick for pick in self._left.values() if pick.slot != DO or len(verbs) > 1)

    def ready(self) -> tuple[Command, ...]:
        everything = dict.fromkeys((*self.commands, *self._members))
        if len(everything) == 1 and self._alone:
            return tuple(everything)
        return tuple(self._complete)

    def _rest(self, command: Command) -> list[Atom] | None:
        """What is left of a command once the picks are taken out of it; None if it does not hold them all."""
        left = list(atoms(self.language, command))
        for slot, words in (*(each for each in self.wanted if each[0]), *(each for each in self.wanted if not each[0])):
            fitting = (
                n
                for n, atom in enumerate(left)
                if (not slot or atom[0] == slot) and _words(self.language, type(command), atom) == words
            )
            at = next(fitting, None)
            if at is None:
                return None
            del left[at]
        return left

    def _without(self, command: Command, meaning: Sequence[Atom]) -> list[Atom] | None:
        """As `_rest`, where it is known what the picks mean."""
        left = list(atoms(self.language, command))
        for atom in meaning:
            if atom not in left:
                return None
            left.remove(atom)
        return left

    def _note(self, command: Command, left: list[Atom]) -> None:
        """Remember what can still be picked of it."""
        begun: set[str] = set()  # what is said step by step is picked in this order
        for atom in left:
            whole, dot, _ = atom[0].partition(".")
            if not dot or whole not in begun:
                pick = Pick(atom[0], written(self.language, type(command), atom))
                self._left.setdefault((pick.slot, pick.words), pick)
            if dot:
                begun.add(whole)
        if self.wanted and all(slot == DO for slot, _ in left):
            self._complete[command] = None

    def _add_family(self, family: Family) -> None:
        any_left = False
        for meaning in self._meanings(family):
            for seen, member in enumerate(self._members_of(family, meaning)):
                if seen >= family.looked:
                    self._alone = False
                    self._try_others(family, meaning)
                    break
                if (left := self._without(member, meaning)) is not None:
                    any_left = True
                    self._members[member] = None
                    self._note(member, left)
        if any_left:
            self.families.append(family)

    def _members_of(self, family: Family, meaning: Sequence[Atom]) -> Iterator[Command]:
        return family.holding(_held(meaning))

    def _try_others(self, family: Family, meaning: Sequence[Atom]) -> None:
        """Too many members to look at: try each value of each slot for one."""
        for slot, values in family.values().items():
            for value in values:
                words = written(self.language, family.command, (slot, value))
                if (slot, words) not in self._left and self._leads_on(family, meaning, (slot, value)):
                    self._left[slot, words] = Pick(slot, words)

    def _leads_on(self, family: Family, meaning: Sequence[Atom], atom: Atom) -> bool:
        wanted = Counter((*meaning, atom))
        first = next(self._members_of(family, (*meaning, atom)), None)
        return first is not None and wanted <= Counter(atoms(self.language, first))

    def _meanings(self, family: Family) -> list[tuple[Atom, ...]]:
        """The picks as values of this family's slots; one without a slot may be of several. What no member holds is
        given up before the next pick is read: the ways to read many picks multiply, those that lead on are few.
        """
        meanings: list[tuple[Atom, ...]] = [()]
        for slot, words in self.wanted:
            read = self._readings(family.command, slot, words)
            longer = [(*meaning, atom) for meaning in meanings for atom in read]
            if len(longer) > 1:
                longer = [each for each in longer if self._is_held(family, each)]
            meanings = longer[:MEANINGS]
        return meanings

    def _is_held(self, family: Family, meaning: Sequence[Atom]) -> bool:
        members = islice(self._members_of(family, meaning), family.looked)
        return any(self._without(member, meaning) is not None for member in members)

    def _readings(self, command: type[Command], slot: str, words: tuple[str, ...]) -> list[Atom]:
        spec = self.language.specs[command]
        found: list[Atom] = []
        if slot in ("", DO):
            found += [(DO, verb) for verb in self.language.verbs(command) if words_of(verb) == words]
        for name, kind in _leaves(spec).items():
            if slot in ("", name):
                found += [(name, value) for value in _by_words(kind, words)]
        return found


def _by_words(kind: Any, words: tuple[str, ...]) -> Iterable[Any]:
    return [kind.meant[words]] if words in kind.meant else []


def _held(meaning: Iterable[Atom]) -> Held:
    """By slot; what is said step by step lies under its first name too, as atoms in their order."""
    held: dict[str, tuple[Any, ...]] = {}
    for slot, value in meaning:
        held[slot] = (*held.get(slot, ()), value)
        whole, dot, _ = slot.partition(".")
        if dot:
            held[whole] = (*held.get(whole, ()), (slot, value))
    return held
