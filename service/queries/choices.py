"""The options of a letter and their marks: few and sensible ones first, the rest for whoever asks for more; and
answers of several lines that are true of this position: each can be said once the one before it is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.moves import ENDS
from domain.game.table.agreements import UNTIL_NEW
from domain.game.table.seats import STAY
from domain.game.table.sequels import NO
from domain.kernel.families import Family, Offer
from domain.kernel.flow import question_for
from domain.kernel.luck import SeededLuck, Veiled
from domain.kernel.marks import counted, leading_number, marks
from domain.kernel.preview import SWITCHES, auto_answer
from domain.kernel.reading import one_after_the_other
from domain.kernel.shapes import Command, Refused, SealedQuestion
from domain.kernel.title import Title

FEW, MOST = 9, 10
MANY = 150


class Choices(Struct, frozen=True):
    first: tuple[str, ...]
    rest: tuple[str, ...] = ()
    kinds: tuple[type[Command], ...] = ()
    joined: tuple[str, ...] = ()  # several moves each, one after the other
    more: bool = False  # there are others, too many to list; they can be said
    commands: Mapping[str, Command] = {}  # by their sentences; none where the options are plain words
    marks: Mapping[str, str] = {}  # of all commands, and of what is joined; the same as long as the question stands

    @property
    def listed(self) -> tuple[str, ...]:
        return self.first + self.joined

    @property
    def by_mark(self) -> dict[str, str]:
        """What is listed, by its marks."""
        if not self.marks:
            return counted(self.listed, ways_out=(NO, STAY))
        return {self.marks[sentence]: sentence for sentence in self.listed}

    @property
    def all(self) -> tuple[str, ...]:
        return self.first + self.rest


def choices(title: Title[Any], state: Any, seat: int) -> Choices:
    """What the sensible bot would do, then the best of each family of offers (a die, a card, a tool), then the rest."""
    offers, more = msgspec.structs.astuple(title.listed(state, seat))
    if not offers:
        return Choices(())
    families = _families(offers)
    if len(offers) <= FEW and not any(isinstance(offer, Family) for offer in offers):
        few = [command for family in families for command in _plain(family)]
    else:
        few = [_best(title, state, seat, tuple(family)) for family in families]
    favourite = _best(title, state, seat, offers)
    few = _once((favourite, *few))
    if len(few) > FEW:
        # the last family is the one that ends the turn, and a letter without it would force a move
        few = [*few[: FEW - 1], few[-1]]
    everything = _plain(offers)
    commands = {title.sentence(each): each for each in _by_number(title, _once((*few, *everything[:MANY])))}
    shown = set(map(title.sentence, few))
    rest = [sentence for sentence in commands if sentence not in shown]
    if len(commands) <= MOST:  # to ask for one more choice is more trouble than to see it
        shown.update(rest)
    elif len(shown) < FEW:  # some of every sort: where options multiply one of them says little
        shown.update(rest[:: -(-len(rest) // (FEW - len(shown)))])
    first = tuple(sentence for sentence in commands if sentence in shown)
    rest = [sentence for sentence in commands if sentence not in shown]
    kinds = tuple(dict.fromkeys(offer.command if isinstance(offer, Family) else type(offer) for offer in offers))
    return _marked(title, Choices(first, tuple(rest), kinds, (), more or len(everything) > MANY, commands))


def with_joined(title: Title[Any], state: Any, seat: int, found: Choices) -> Choices:
    """With some options of several moves; they are marked before the rest, which asks for "more"."""
    joined = joined_options(title, state, seat, found.first)
    return _marked(title, msgspec.structs.replace(found, joined=joined))


def with_lines(title: Title[Any], found: Choices, lines: tuple[str, ...]) -> Choices:
    """With lines that are no moves of the title; alone they are counted."""
    if not found.first:
        return Choices(lines)
    return _marked(title, msgspec.structs.replace(found, joined=(*found.joined, *lines)))


def unfolded(found: Choices) -> Choices:
    """All of them listed, each with the mark that it has anyway."""
    return msgspec.structs.replace(found, first=found.listed + found.rest, rest=(), joined=())


def _marked(title: Title[Any], found: Choices) -> Choices:
    sentences = found.listed + found.rest
    given = marks(title.language, [found.commands.get(sentence) for sentence in sentences])
    return msgspec.structs.replace(found, marks=dict(zip(sentences, given, strict=True)))


def _by_number(title: Title[Any], commands: list[Command]) -> list[Command]:
    """Those of one number stand together, at the place of their first."""
    places: dict[Any, int] = {}
    for place, each in enumerate(commands):
        number = leading_number(title.language, each)
        places[each] = place if number is None else places.setdefault(number, place)
    return sorted(commands, key=lambda each: places[each])


def hint_of(game: Game, seat: int, sentence: str, names: Sequence[str]) -> str:
    """What it costs and brings; nothing of what is no move of the game."""
    readings = game.title.language.readings(sentence) if seat in game.asked and game.phase == "running" else ()
    found = game.title.hint(game.state, seat, readings[0]) if len(readings) == 1 else None
    return found.text(names) if found else ""


def _once(commands: Iterable[Command]) -> list[Command]:
    """One of those that name the same things in another order, which can be said all the same."""
    found: dict[Any, Command] = {}
    for each in commands:
        values = (getattr(each, name) for name in each.__struct_fields__)
        found.setdefault(
            (type(each), *(tuple(sorted(map(repr, v))) if isinstance(v, tuple) else v for v in values)), each
        )
    return list(found.values())


def _families(offers: tuple[Offer, ...]) -> list[list[Offer]]:
    families: dict[Any, list[Offer]] = {}
    for offer in offers:
        families.setdefault(_family(offer), []).append(offer)
    return list(families.values())


def _family(offer: Offer) -> Any:
    """The kind of command with its first field: all cells for one die are one family."""
    if isinstance(offer, Family):
        return offer.command, _first_field(offer.examples[0])
    return type(offer), _first_field(offer)


def _first_field(command: Command) -> Any:
    fields = command.__struct_fields__
    return getattr(command, fields[0]) if fields else None


def _plain(offers: list[Offer] | tuple[Offer, ...]) -> list[Command]:
    return [c for offer in offers for c in (offer.examples if isinstance(offer, Family) else (offer,))]


def _best(title: Title[Any], state: Any, seat: int, offers: tuple[Offer, ...]) -> Command:
    listed = _plain(offers)
    if len(listed) == 1:
        return listed[0]
    try:
        chosen = title.bot_move(state, seat, offers, SeededLuck(b"letter"))
    except (LookupError, ValueError):  # a bot that counts on the whole list
        return listed[0]
    if chosen in listed:
        return chosen
    # a bot may name a member of a form that is none of its examples, or a better move of another family
    fits = _family(chosen) in {_family(offer) for offer in offers} and title.rules.accepts(state, seat, chosen)
    return chosen if fits else listed[0]


def fronted(found: Choices, at_front: Iterable[str]) -> Choices:
    """The same choices with some of them first: those a refused line came closest to."""
    front = [sentence for sentence in dict.fromkeys(at_front) if sentence in found.all]
    first = tuple(dict.fromkeys((*front, *found.first)))
    rest = tuple(sentence for sentence in found.rest if sentence not in first)
    return msgspec.structs.replace(found, first=first, rest=rest)


TRIED = 4  # options, the sensible ones first
MOST_JOINED = 4
MOST_PARTS = 8
LONGEST = 240  # characters of an option of several moves


def joined_options(title: Title[Any], state: Any, seat: int, options: tuple[str, ...]) -> tuple[str, ...]:
    """Options with what the sensible bot would answer to all that is asked after them, up to luck or others; and where
    more such questions may come, an end to all of them.
    """
    likely = title.sentence(title.bot(state, seat, SeededLuck(b"letter")))
    tried = tuple(dict.fromkeys((*(each for each in (likely,) if each in options), *options)))[:TRIED]
    chains = (_chain(title, state, seat, sentence) for sentence in tried)
    joined = (one_after_the_other(chain) for chain in chains if len(chain) > 1 or chain == (UNTIL_NEW,))
    return tuple(each for each in dict.fromkeys(joined) if len(each) <= LONGEST)[:MOST_JOINED]


def _chain(title: Title[Any], state: Any, seat: int, sentence: str) -> tuple[str, ...]:
    chain: tuple[str, ...] = ()
    while len(chain) < MOST_PARTS:
        if _ends(title, state, seat, sentence):
            return (*chain, UNTIL_NEW)
        if sentence in ENDS and chain[-1:] == (sentence,):  # said twice it may be a slip, so it ends one turn
            return chain
        chain = (*chain, sentence)
        after = _after(title, state, seat, sentence)
        if after is None or seat not in title.asked(after):
            return (*chain, UNTIL_NEW) if _may_be_done(title, state, seat, sentence) else chain
        if (alone := auto_answer(title, after, seat, SWITCHES)) is not None:
            return (*chain, UNTIL_NEW) if _ends(title, after, seat, title.sentence(alone)) else chain
        state, sentence = after, title.sentence(title.bot(after, seat, SeededLuck(b"letter")))
    return chain


def _ends(title: Title[Any], state: Any, seat: int, sentence: str) -> bool:
    """Whether this is an end after which more may be asked before anything is new."""
    outlook = title.outlook(state, seat)
    return bool(outlook and outlook.lasts and outlook.goes_on and title.sentence(outlook.goes_on) == sentence)


def _may_be_done(title: Title[Any], state: Any, seat: int, sentence: str) -> bool:
    """Whether such questions may follow on what is asked in secret, or on the last move before others have theirs."""
    if not isinstance(question_for(state, seat)[0], SealedQuestion):
        luck = Veiled(title.unseen)
        _, state = title.rules.play(state, seat, title.parse(sentence, state, seat), luck, ends=False)
        if luck.draws or seat in title.asked(state):
            return False
    outlook = title.outlook(state, seat)
    return bool(outlook and outlook.lasts)


def _after(title: Title[Any], state: Any, seat: int, sentence: str) -> Any:
    """The position after an option, if its reader may know all that comes of it."""
    try:
        return title.position_after(state, seat, title.parse(sentence, state, seat))
    except Refused:
        return None
