"""A title as the rest of the program sees it: rules, language, codec, views and pictures under one name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from rapidfuzz.distance import OSA

from domain.kernel import checks
from domain.kernel.chart import MOST
from domain.kernel.codec import Codec
from domain.kernel.envelope import enveloped
from domain.kernel.families import Family, Offer
from domain.kernel.language import Language
from domain.kernel.luck import Luck, SeededLuck, Veiled
from domain.kernel.reading import LONGEST, words_of
from domain.kernel.rules import Rules, Turn
from domain.kernel.shapes import Asked, Command, Fact, Refused, Result, SealedQuestion, Sequel, State
from domain.kernel.slips import mended, stuck
from domain.kernel.telling import Sentence
from domain.kernel.waiting import asked, question_for

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State | Command | Fact)
LISTED = 400  # offers that anybody is shown or a bot weighs at one position; there are far fewer with printed cards


class Listed(msgspec.Struct, frozen=True):
    offers: tuple[Offer, ...]
    more: bool  # further ones are legal too, and can be said


@dataclass(frozen=True)
class Title(Generic[S]):
    id: str
    name: str
    seats: range
    options: type[msgspec.Struct]  # fields with defaults, Literal types and descriptions
    rules: Rules[S]
    codec: Codec[S]
    language: Language
    initial: Callable[[Any, int], S]  # (options, seats) -> the table before anything is dealt
    deal: Callable[[Turn[S]], None]  # deals and asks the first questions
    own_view: Callable[[S, int | None], dict[str, Any]]  # what `view` shows beyond its envelope
    tell: Callable[[Fact, int | None], Sentence | None]
    prompt: Callable[[S, int], Sentence]  # what this seat is asked, in one line
    bot_move: Callable[[S, int, tuple[Offer, ...], Luck], Command]  # the sensible bot; it looks at its own view only
    text: Callable[[dict[str, Any]], str]  # the board in monospace, from a view
    svg: Callable[[dict[str, Any]], str]  # the board as a picture, from a view
    hidden: Callable[[S, int | None], tuple[tuple[str, ...], ...]]  # groups of names a seat cannot tell apart
    census: Callable[[S], dict[str, int]]  # every piece of the box, counted; the same at each position
    read_options: Callable[[Mapping[str, Any]], Mapping[str, Any]] = field(default=lambda given: given)
    # options that hold the text of an owner's file, each with what finds its mistakes: (text, name of the file)
    files: Mapping[str, Callable[[str, str], list[str]]] = field(default_factory=dict)
    # the position as plain facts, one a line, from a view: for screen readers, and beside the picture. A title that
    # has one begins `text` with a block that says the same of the table, up to the first empty line
    listing: Callable[[dict[str, Any]], tuple[Sentence, ...]] = field(default=lambda view: ())
    # what an option costs and brings, in few words that are no command
    hint: Callable[[S, int, Command], Sentence | None] = field(default=lambda state, seat, command: None)
    # why nobody may choose these options by hand: what was before is carried over by the program. Not asked of its own
    opening_refusal: Callable[[Any, int], Refused | None] = field(default=lambda options, seats: None)
    prologue: Callable[[S], tuple[Sentence, ...]] = field(default=lambda state: ())  # told when a game begins
    sequel: Callable[[S], Sequel] = field(default=lambda state: Sequel())  # of a game that is over
    default: Callable[[S, int], Command] | None = None  # for a seat that does not answer in time; None: the bot's move
    # whether nothing is lost by a free action if the seat puts it off to the next question that it is asked anyway
    can_wait: Callable[[S, int, Command], bool] = field(default=lambda state, seat, command: False)
    # the round and what each seat would have if the game ended now, told once it is over; (0, ()): of no rounds
    points_so_far: Callable[[S], tuple[int, tuple[int, ...]]] = field(default=lambda state: (0, ()))
    # kinds of facts that are told differently to different readers. Of all other facts a seat is told what a spectator
    # is told, in the read models. None: nothing is said about it, and each reader is asked for himself
    told_apart: frozenset[type[Fact]] | None = None
    # draws whose outcome nobody sees: lines that follow one are carried out all the same
    unseen: frozenset[str] = frozenset()
    letter_svg: Callable[[dict[str, Any]], str] | None = None  # a narrower picture for letters, if `svg` is a wide one
    about: str = ""  # what the title is, in two sentences, for one who does not know it
    letters: int = 0  # about how many letters a player answers in a game
    label: str = ""  # what players are told about the origin of the content ("house deck")
    rules_version: str = "1"

    def __post_init__(self) -> None:
        checks.check(self)

    # play

    def read(self, options: Mapping[str, Any] | msgspec.Struct | None) -> Any:
        """Options as the title's own struct; refuses with the name of the wrong one."""
        if isinstance(options, self.options):
            return options
        try:
            return msgspec.convert(self.read_options(options or {}), self.options, strict=False)  # type: ignore[arg-type]
        except msgspec.ValidationError as error:
            raise Refused("bad_option", "{title}: {error}", title=self.name, error=str(error)) from error

    def read_by_hand(self, options: Mapping[str, Any], seats: int) -> Any:
        """As `read`, of what a person chose for a new game."""
        chosen = self.read(options)
        if refused := self.opening_refusal(chosen, seats):
            raise refused
        return chosen

    def kept(self, options: Mapping[str, Any]) -> Any:
        """Options as a game stores them. They were read when it was opened; what new games may not have does not
        concern it, so that it goes on.
        """
        return msgspec.convert(options, self.options, strict=False)

    def first_state(self, options: Mapping[str, Any] | msgspec.Struct | None = None, seats: int = 2) -> S:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Refused("bad_seats", "{title} is for {low} to {high} seats.", title=self.name, low=low, high=high)
        return self.initial(self.read(options), seats)

    def setup(
        self, options: Mapping[str, Any] | msgspec.Struct | None, seats: int, luck: Luck
    ) -> tuple[S, tuple[Fact, ...]]:
        return self.rules.setup(self.first_state(options, seats), self.deal, luck)

    def asked(self, state: S) -> tuple[int, ...]:
        return asked(state)

    def legal(self, state: S, seat: int) -> Iterator[Offer]:
        """All of it, one by one: an owner's cards may allow more than can be listed."""
        return self.rules.legal(state, seat)

    def listed(self, state: S, seat: int) -> Listed:
        first = tuple(islice(self.legal(state, seat), LISTED + 1))
        return Listed(first[:LISTED], len(first) > LISTED)

    def decide(self, state: S, seat: int, command: Command, luck: Luck) -> tuple[Fact, ...]:
        return self.rules.decide(state, seat, command, luck)

    def play(self, state: S, seat: int, command: Command, luck: Luck) -> tuple[tuple[Fact, ...], S]:
        """As `decide`, with the state after it: for whoever wants both."""
        return self.rules.play(state, seat, command, luck)

    def evolve(self, state: S, fact: Fact) -> S:
        return self.rules.evolve(state, fact)

    def fold(self, state: S, facts: Iterable[Fact]) -> S:
        return self.rules.fold(state, facts)

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return enveloped(self.id, state, seat, self.own_view(state, seat))

    def result(self, state: S) -> Result | None:
        return state.result

    def tells_alike(self, facts: Iterable[Fact]) -> bool:
        """Whether all readers are told the same of these facts: what a spectator is told."""
        return self.told_apart is not None and self.told_apart.isdisjoint(map(type, facts))

    def foreseen(self, state: S, seat: int, command: Command) -> Foreseen:
        """What would come of a command.

        It ends where luck or a secret comes in. It also ends where others are concerned: whether another seat is asked
        or has nothing to say may depend on its hand.
        """
        luck = Veiled()
        facts, _ = self.rules.play(state, seat, command, luck, ends=False)
        if isinstance(question_for(state, seat)[0], SealedQuestion):
            return Foreseen((), False, False)  # what opening the answers leads to may tell what they are
        own = tuple(takewhile(lambda fact: seat in _concerned(fact, seat), facts))
        shown = tuple(takewhile(lambda fact: not fact.closes(seat), own))
        whole = len(shown) == len(own) and not (luck.draws and len(own) == len(facts))
        return Foreseen(shown, whole, whole and len(shown) == len(facts))

    def bot(self, state: S, seat: int, luck: Luck) -> Command:
        """What the sensible bot says; it is handed what its seat knows."""
        return self.bot_move(state, seat, self.listed(state, seat).offers, luck)

    def overdue(self, state: S, seat: int, luck: Luck) -> Command:
        """What is done for a seat that does not answer in time."""
        return self.default(state, seat) if self.default is not None else self.bot(state, seat, luck)

    # language

    def sentence(self, command: Command) -> str:
        return self.language.sentence(command)

    def parse(self, text: str, state: S, seat: int) -> Command:
        """The one command the text means here; a reading that the rules refuse is returned for them to refuse."""
        readings = self.language.readings(text)
        if len(readings) == 1:
            return readings[0]
        if not readings:
            raise self._not_understood(text, state, seat)
        if len(readings) > MOST:
            raise Refused("ambiguous", "That can mean more than {most} things. Write all names in full.", most=MOST)
        accepted = self.accepted(readings, state, seat, _SHOWN)
        if len(accepted) > 1:
            both = '" or "'.join(self.sentence(command) for command in accepted)
            raise Refused("ambiguous", 'That can mean "{both}". Say which.', both=both)
        return (accepted or readings)[0]

    def accepted(self, readings: tuple[Command, ...], state: S, seat: int, at_most: int) -> list[Command]:
        """Those that are legal now; none of too many."""
        legal = (each for each in readings if len(readings) <= MOST and self.rules.accepts(state, seat, each))
        return list(islice(legal, at_most))

    def commands(self, state: S, seat: int, at_most: int = LISTED) -> list[Command]:
        """Legal commands as a plain list; a form gives its examples."""
        offers = self.legal(state, seat)
        each = (c for offer in offers for c in (offer.examples if isinstance(offer, Family) else (offer,)))
        return list(islice(each, min(at_most, LISTED)))

    def suggested(self, state: S, seat: int, at_most: int | None = None) -> list[Command]:
        """What is listed, few and sensible first: what the bot would say, then some of every kind, then the rest."""
        everything = self.commands(state, seat)
        chosen = self.bot(state, seat, SeededLuck(b"suggested"))
        kinds: dict[type[Command], list[Command]] = {}
        for command in everything:
            kinds.setdefault(type(command), []).append(command)
        spread = [c for each in kinds.values() for c in each[:: max(1, len(each) // 4)]]
        return list(dict.fromkeys((chosen, *spread, *everything)))[:at_most]

    def nearest(self, text: str, state: S, seat: int) -> str:
        """The legal sentence most like a mistyped one, if any is like it at all. Offered, never executed."""
        if meant := self.accepted(mended(self.language, text), state, seat, 1):
            return self.sentence(meant[0])
        typed = " ".join(words_of(text[:LONGEST])[:20])
        best, score = "", 0.6
        for sentence in map(self.sentence, self.commands(state, seat)):
            likeness = OSA.normalized_similarity(typed, " ".join(words_of(sentence)))
            if likeness > score:
                best, score = sentence, likeness
        return best

    def _not_understood(self, text: str, state: S, seat: int) -> Refused:
        """What is meant once slips of the pen are put right; else where the text goes wrong. No value is guessed at."""
        parts = {"text": text.strip()[:80]}
        guesses = mended(self.language, text)
        refusals = [(command, self.rules.refusal(state, seat, command)) for command in guesses]
        legal = [command for command, refused in refusals if refused is None]
        if len(legal) == 1:
            return Refused("not_understood", _MEANT, meant=self.sentence(legal[0]), **parts)
        if len(refusals) == 1:
            ((command, refused),) = refusals
            why = refused.text if refused else ""
            return Refused("not_understood", _MEANT_BUT, meant=self.sentence(command), why=why, **parts)
        end = stuck(self.language, text)
        if end is None:
            return Refused("not_understood", _NOT_UNDERSTOOD, **parts)
        template = _STUCK[bool(end.word), bool(end.wanted)]
        if example := self._like(words_of(text[:LONGEST])[: end.read], state, seat):
            template += ' For example: "{example}".'
        return Refused("not_understood", template, word=end.word, wanted=end.wanted, example=example, **parts)

    def _like(self, words: tuple[str, ...], state: S, seat: int) -> str:
        """A legal sentence that begins in the same way, as far as any does."""
        best, score = "", 0
        for sentence in map(self.sentence, self.commands(state, seat)):
            pairs = zip(words, words_of(sentence), strict=False)
            alike = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
            if alike > score:
                best, score = sentence, alike
        return best


class Foreseen(NamedTuple):
    """What a seat may know of what its command brings. `whole`: that is all that the command does with this seat.
    `alone`: nor does it anything to others, so the position after these facts is the one that comes.
    """

    facts: tuple[Fact, ...]
    whole: bool
    alone: bool


def _concerned(fact: Fact, seat: int) -> tuple[int, ...]:
    """The seats that a fact is about, this one if it is about none."""
    if isinstance(fact, Asked):
        seats: tuple[int, ...] = fact.question.seats
        return seats
    return (getattr(fact, "seat", seat),)


_SHOWN = 4  # meanings of an ambiguous text that are named
_NOT_UNDERSTOOD = '"{text}" is not understood. Say "help" for what can be said now.'
_MEANT = '"{text}" is not understood. Did you mean "{meant}"?'
_MEANT_BUT = '"{text}" is not understood. If it is to say "{meant}": {why}'
# by whether there is a word that nothing fits, and whether anything is wanted in its place
_STUCK = {
    (True, True): '"{text}" is not understood: {wanted} is wanted instead of "{word}".',
    (True, False): '"{text}" is not understood from "{word}" on.',
    (False, True): '"{text}" is not finished: {wanted} is missing.',
    (False, False): _NOT_UNDERSTOOD,
}
