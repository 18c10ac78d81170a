"""A title as the rest of the program sees it: rules, language, codec, views and pictures under one name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, field
from itertools import islice, takewhile
from typing import Any, Generic, TypeVar

import msgspec
from rapidfuzz.distance import OSA

from domain.kernel import checks, defaults
from domain.kernel.codec import Codec
from domain.kernel.families import LISTED, Family, Offer
from domain.kernel.flow import asked, enveloped
from domain.kernel.language import Language
from domain.kernel.luck import Luck, SeededLuck
from domain.kernel.misreadings import mended, stuck
from domain.kernel.pictures import Component
from domain.kernel.preview import Forecast, forecast, position_after
from domain.kernel.reading import LONGEST, MOST, words_of
from domain.kernel.rules import Rules, Turn
from domain.kernel.shapes import Command, Fact, Outlook, Refused, Result, Score, Sequel, State
from domain.kernel.telling import Section, Sentence

S = TypeVar("S", bound=State)
LEFT_OUT: Any = None  # `defaults.py` makes it


def nothing_hidden(state: Any, seat: int | None) -> tuple[tuple[str, ...], ...]:
    return ()


class Listed(msgspec.Struct, frozen=True):
    offers: tuple[Offer, ...]
    more: bool  # further ones are legal too, and can be said


@dataclass(frozen=True)
class Title(Generic[S]):
    id: str
    name: str
    _: KW_ONLY
    seats: range
    options: type[msgspec.Struct]  # fields with defaults, Literal types and descriptions
    rules: Rules[S]
    codec: Codec[S] = LEFT_OUT  # the unions of what signs in
    language: Language
    initial: Callable[[Any, int], S]  # (options, seats) -> the table before anything is dealt
    deal: Callable[[Turn[S]], None]  # deals and asks the first questions
    own_view: Callable[[S, int | None], dict[str, Any]]  # what `view` shows beyond its envelope
    tell: Callable[[Fact, int | None], Sentence | None] = LEFT_OUT  # what signs in with `rules.tells`
    prompt: Callable[[S, int], Sentence]  # what this seat is asked, in one line
    bot_move: Callable[[S, int, tuple[Offer, ...], Luck], Command]  # the sensible bot; it looks at its own view only
    text: Callable[[dict[str, Any]], str] = LEFT_OUT  # the board in monospace, from a view: what `listing` says
    # the board as a picture, from a view and one of the widths of `art`; one that takes the view alone has but one
    svg: Callable[..., str]
    # groups of names a seat cannot tell apart; left out: all lies open, and all are shown and told the same
    hidden: Callable[[S, int | None], tuple[tuple[str, ...], ...]] = nothing_hidden
    census: Callable[[S], dict[str, int]]  # every piece of the box, counted; the same at each position
    read_options: Callable[[Mapping[str, Any]], Mapping[str, Any]] = field(default=lambda given: given)
    # options that hold the text of an owner's file, each with what finds its mistakes: (text, name of the file)
    files: Mapping[str, Callable[[str, str], list[str]]] = field(default_factory=dict)
    # the position as plain facts, one a line, from a view: for screen readers, and beside the picture. A title that
    # has one begins `text` with a block that says the same of the table, up to the first empty line
    listing: Callable[[dict[str, Any]], Iterable[Sentence]] = defaults.no_listing
    # the position as a letter tells it, from a view: what the choice hangs on, the rest, what is asked for
    sections: Callable[[dict[str, Any]], Iterable[Section]] = LEFT_OUT
    # what stands for a sentence of `tell` after the name of who did it, by its template: in few words; "" if it is
    # told only where nothing else is
    brief: Mapping[str, str] = field(default_factory=dict)
    # what an option costs and brings, in few words that are no command
    hint: Callable[[S, int, Command], Sentence | None] = field(default=lambda state, seat, command: None)
    # why nobody may choose these options by hand: what was before is carried over by the program. Not asked of its own
    opening_refusal: Callable[[Any, int], Refused | None] = field(default=lambda options, seats: None)
    prologue: Callable[[S], tuple[Sentence, ...]] = field(default=lambda state: ())  # told when a game begins
    sequel: Callable[[S], Sequel] = field(default=lambda state: Sequel())  # of a game that is over
    default: Callable[[S, int], Command] | None = None  # for a seat that does not answer in time; None: the bot's move
    # whether all that a seat can reach by a free action now it can reach by it at the next question that it is asked
    can_wait: Callable[[S, int, Command], bool] = field(default=lambda state, seat, command: False)
    # what a seat can do by choice, so that it can say that it is done until there is more; None: the title has no such
    # answer
    outlook: Callable[[S, int], Outlook | None] = field(default=lambda state, seat: None)
    # the round and what each seat would have if the game ended now, told once it is over; (0, ()): of no rounds
    points_so_far: Callable[[S], tuple[int, tuple[int, ...]]] = field(default=lambda state: (0, ()))
    # points so far by source, as this reader may know them: rows of `secret_sources` are left out of what others have
    known_scores: Callable[[S, int | None], tuple[Score, ...]] = field(default=lambda state, reader: ())
    secret_sources: frozenset[str] = frozenset()
    progress: Callable[[S], Sentence | None] = field(default=lambda state: None)  # how far it has come, what ends it
    # kinds of facts that are told differently to different readers. Of all other facts a seat is told what a spectator
    # is told, in the read models. None: the title says nothing about it; it is asked once for each reader
    told_apart: frozenset[type[Fact]] | None = None
    # draws whose outcome nobody sees: lines that follow one are carried out all the same
    unseen: frozenset[str] = frozenset()
    # every kind of piece of the box, drawn and told in full, in the order in which they are shown
    gallery: Callable[[], Iterable[Component]] = field(default=lambda: ())
    # words of its sentences beside which a page puts a small drawing, each on a grid of 24 by 24; "": none beside
    # these, which hold such a word
    signs: Mapping[str, str] = field(default_factory=dict)
    about: str = ""  # what the title is, in two sentences, for one who does not know it
    # about how many letters a player answers in a game with these options and seats: who says several things at once,
    # and who says one at a time; (0, 0): nothing is told of it
    letters: Callable[[Any, int], tuple[int, int]] = field(default=lambda options, seats: (0, 0))
    label: str = ""  # what players are told about the origin of the content ("house deck")
    rules_version: str = "1"

    def __post_init__(self) -> None:
        for name, made in defaults.left_out(self):
            object.__setattr__(self, name, made)
        checks.check(self)

    @property
    def seats_told(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        return str(low) if low == high else Sentence.of("{low} to {high}", low=low, high=high).text()

    @property
    def lies_open(self) -> bool:
        """Whether all that there is to know all may know."""
        return self.hidden is nothing_hidden

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

    def stored_options(self, options: Mapping[str, Any]) -> Any:
        """Options as a game stores them. They were read when it was opened; what new games may not have does not
        concern it, so that it goes on.
        """
        return msgspec.convert(options, self.options, strict=False)

    def first_state(self, options: Mapping[str, Any] | msgspec.Struct | None = None, seats: int = 2) -> S:
        if seats not in self.seats:
            raise Refused("bad_seats", "{title} is for {seats} seats.", title=self.name, seats=self.seats_told)
        return self.undealt(self.read(options), seats)

    def undealt(self, options: msgspec.Struct, seats: int) -> S:
        """The table before anything is dealt, of options that were read."""
        state = self.initial(options, seats)
        return state if state.seats else msgspec.structs.replace(state, seats=seats, options=options)

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

    def preview(self, state: S, seat: int, command: Command) -> Forecast:
        return forecast(self.rules, state, seat, command)

    def position_after(self, state: S, seat: int, command: Command) -> Any:
        """As this seat may know it, for what it says in the same mail; None if luck, a secret or others come in."""
        return position_after(self.rules, state, seat, command, self.unseen)

    def bot(self, state: S, seat: int, luck: Luck) -> Command:
        """What the sensible bot says; it is handed what its seat knows."""
        return self.bot_move(state, seat, self.listed(state, seat).offers, luck)

    def overdue(self, state: S, seat: int, luck: Luck) -> Command:
        """What is done for a seat that does not answer in time."""
        return self.default(state, seat) if self.default is not None else self.bot(state, seat, luck)

    # language

    def sentence(self, command: Command, language: str = "en") -> str:
        return self.language.sentence(command, language)

    def parse(self, text: str, state: S, seat: int) -> Command:
        """The one command the text means here; a reading that the rules refuse is returned for them to refuse."""
        return self.meant(self.language.readings(text), text, state, seat)

    def meant(self, readings: tuple[Command, ...], text: str, state: S, seat: int) -> Command:
        """As `parse`, of a text that was read before."""
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
