"""A grammar over the words of one position: what is legal now, said in any order and with few of its words.

Every word has to be accounted for: as a verb of the move, as one of its values (names, colours, numbers, cells), as a
word that chooses, or as one of the little words between them. What that leaves is a move only if one move alone holds
it all; else it is offered. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.language import Language, kinds_in
from domain.kernel.reading import COMMON, FILLERS, Chart, Keyword, Words, says_a_wish, words_of
from domain.kernel.shapes import Command
from service.commands.choosing_abroad import GOES
from service.commands.courtesies import Answer, answers, is_civil, praises
from service.commands.declining import NEGATES
from service.commands.leaving_out import wanted
from service.commands.moves_in_words import (
    CHOOSING,
    EVERYTHING,
    LITTLE,
    NEVER_FIRST,
    PLACES,
    PRONOUNS,
    REFLEXIVE,
    THINGS_OF_MINE,
    WISHES,
    Move,
    Spans,
    Wording,
    is_answer,
    is_bare_verb,
    is_next,
    is_request,
    likeness,
    move_of,
    steps,
)
from service.commands.names_in_words import is_verb_form
from service.commands.phrases import ONE, in_figures, line_of, longest, words

MOST_WORDS = 24
MOST_MOVES = 200  # legal moves that a line is held against
OFFERED = 9
_BESIDE_NO = words("a more de keinen")
FEW = 40  # members of a family that are told apart
_AM_PASSING = ("m", "am", "ll", "will", "just", "we", "so")  # beside the way out itself
_DOING = (("i", "m"), ("i", "am"), ("we", "re"), ("we", "are"))  # before a verb that ends so: I'm keeping

Hint = Callable[[Command], str]


class Meaning(Struct, frozen=True):
    """`sentence`: what is meant beyond doubt. `offers`: what can be meant, the nearest first."""

    sentence: str = ""
    offers: tuple[str, ...] = ()


class PositionWords:
    """`is_all`: the moves are all that is legal; else that one alone fits says little. `hint`: what letters tell of a
    move."""

    def __init__(self, language: Language, commands: Sequence[Command], is_all: bool, hint: Hint) -> None:
        self._language, self._commands, self._is_all, self._hint = language, commands, is_all, hint
        self._moves = _told_apart([move_of(language, command) for command in commands])

    def meaning(self, text: str) -> Meaning:
        return self._left_out(text) or self._named(text)

    def near(self, text: str) -> tuple[str, ...]:
        """What a line names that means nothing as a whole, the nearest first; nothing if it says much else beside."""
        typed = in_figures(line_of(text).words)
        if not 0 < len(typed) <= MOST_WORDS or praises(line_of(text).words):
            return ()
        spans, stems = self._spans(typed), [self._stems(word) for word in typed]
        found = [(near, n) for n, move in enumerate(self._moves) if (near := likeness(move, typed, spans, stems))]
        best = min(found)[0][:2] if found else ()
        return tuple(self._moves[n].sentence for near, n in sorted(found) if near[:2] == best)[:OFFERED]

    def is_kind(self, word: str) -> bool:
        """Whether this is what every move here chooses one of: a window, where windows are chosen. Not a number, and
        no little word: "at 2" tells the time."""
        if word in PLACES or word in LITTLE or word in CHOOSING:
            return False
        kinds = [kind for move in self._moves for kind, _ in move.values]
        if not kinds or any(kind is not kinds[0] for kind in kinds) or getattr(kinds[0], "numbers", None):
            return False
        return word in self._called(kinds[0].label) or all(
            self._stems(word) & move.verbs - {word} for move in self._moves
        )

    def _called(self, label: str) -> frozenset[str]:
        """What a kind of thing is called in all languages, in all forms."""
        tongues = (each.tongue for each in self._language.tongues.values())
        told = (
            name
            for tongue in tongues
            for name in (label, label.capitalize())
            for name in tongue.spellings("told", name)
        )
        return frozenset((label, *(word for name in told for word in words_of(name))))

    def _left_out(self, text: str) -> Meaning | None:
        """Nothing of what is offered, or the one thing that is."""
        out = [each.sentence for each in self._moves if each.way_out]
        others = [each.sentence for each in self._moves if not each.way_out]
        found = wanted(text, self._is_offered, self._is_of_game, self._is_out) if len(out) == 1 else ""
        match found:
            case "nothing":
                return Meaning(out[0], tuple(out))
            case "it" if len(others) == 1 and self._is_all:
                return Meaning(others[0], tuple(others))
            case "perhaps nothing":
                return Meaning(out[0] if self._is_all_of_it(text) else "", (*out, *others)[:OFFERED])
            case "it" | "perhaps it":
                return Meaning("", (*others, *out)[:OFFERED])
        return None

    def _is_all_of_it(self, text: str) -> bool:
        """Whether all that can be done beside the way out is named: no trade, where trades are offered."""
        around = LITTLE | NEGATES | _BESIDE_NO
        told = [word for word in line_of(text).words if word not in around and not is_civil(word)]
        others = [each for each in self._moves if not each.way_out]
        return bool(told and others) and all(
            self._tells(each, word) or self._stems(word) & each.verbs for each in others for word in told
        )

    def _is_out(self, typed: Words) -> bool:
        """I pass; done."""
        told = tuple(word for word in typed if word not in FILLERS and word not in _AM_PASSING)
        commands = self._language.exact(told) if len(told) == 1 and is_bare_verb(typed) else ()
        return any(self._language.specs[type(command)].way_out for command in commands)

    def _is_offered(self, typed: Words) -> bool:
        """Whether words name something that can be had here: a thing, or what is done with it."""
        spans = self._spans(typed)
        told = [word for word in typed if word not in LITTLE]
        return bool(told) and any(
            all(self._tells(move, word) for word in told)
            or any((at, end) == (0, len(typed)) for kind, value in move.values for at, end, *_ in spans.of(kind))
            for move in self._moves
            if not move.way_out
        )

    def _is_of_game(self, typed: Words) -> bool:
        """Whether this is a thing of the game, to be had now or not."""
        labels = {label for move in self._moves for label in move.labels}
        told = [word for word in typed if word in labels or word not in LITTLE]
        known = all(word in labels or (word in self._known and not word.isdecimal()) for word in told)
        return self._is_offered(typed) or (known and bool(told))

    def _is_said_of_game(self, typed: Words) -> bool:
        """In another form, too: building, roofs."""
        forms = (typed, *((form,) for word in typed for form in (word.removesuffix("s"), *self._stems(word))))
        return any(map(self._is_of_game, forms))

    @cached_property
    def _known(self) -> frozenset[str]:
        return self._language.words - COMMON.keys()

    def _tells(self, move: Move, word: str) -> bool:
        labels = {each for kind, _ in move.values for each in kind.label.split()}
        stems = frozenset().union(*self._language.keywords.find(word, False))
        return bool({word, word.removesuffix("s")} & (labels | move.verbs) or stems & (move.verbs | move.others))

    def _named(self, text: str) -> Meaning:
        """Of the line without one courtesy after the other."""
        offers: dict[str, None] = {}
        line = line_of(text)
        if (praises(line.words) and len(line.pieces()) == 1) or not is_request(line.words):
            return Meaning()
        for answer in answers(line):
            if answer.is_praised or not 0 < len(answer.words) <= MOST_WORDS:
                continue
            for counted in self._counted(answer.words):
                found = self._of(replace(answer, words=counted))
                if found.sentence:
                    return found
                offers.update(dict.fromkeys(found.offers))
        return Meaning("", tuple(offers)[:OFFERED])

    def _spans(self, typed: Words, loose: bool = False) -> Spans:
        return Spans(Chart(typed, self._language.keywords, short=False), loose)

    def _of(self, answer: Answer) -> Meaning:
        if answer.words[:2] in _DOING and len(answer.words) > 2 and answer.words[2].endswith("ing"):
            answer = replace(answer, words=answer.words[2:], chooses=True)
        size = longest(answer.words, 0, WISHES)
        if 0 < size < len(answer.words):
            answer = replace(answer, words=answer.words[size:], chooses=True)
        said = self._wordings(answer.words, answer.asks_for or answer.chooses)
        by_somebody = answer.chooses or answer.words[:1] in (("i",), ("je",), ("я",))
        is_verb = is_bare_verb(answer.words) or (
            by_somebody and says_a_wish(answer.words) and "would" not in answer.words
        )
        said = [each for each in said if each.named or (each.has_verb and is_verb)]
        if (it := self._it(answer, said)) is not None:
            return it
        whole = [each for each in said if each.is_whole and (each.named or each.has_verb)]
        chosen = whole or [each for each in said if each.named]
        offers = tuple(dict.fromkeys(each.move.sentence for each in sorted(chosen, key=lambda each: each.missing)))
        if len(offers) != 1 or not answer.acts or not (whole or self._is_all):
            return Meaning("", offers)
        return Meaning(offers[0] if is_answer(answer, chosen[0]) else "", offers)

    def _counted(self, typed: Words) -> Iterator[Words]:
        """One is a number before what can be counted here, "one step"; else it is the thing."""
        yield typed
        labels = {label for move in self._moves for label in move.labels}
        verbs = {verb for move in self._moves if move.values for verb in move.verbs}
        if any(word == ONE and (after in labels or self._stems(after) & verbs) for word, after in pairwise(typed)):
            yield tuple("1" if word == ONE else word for word in typed)

    def _it(self, answer: Answer, said: list[Wording]) -> Meaning | None:
        """Use it: the one move with this verb."""
        by_verb = [each for each in said if each.has_verb]
        if (
            not self._is_all
            or len(by_verb) != 1
            or not by_verb[0].missing
            or by_verb[0].named
            or (PRONOUNS.isdisjoint(answer.words) and not (answer.agrees and len(answer.words) == 1))
        ):
            return None
        sentence = by_verb[0].move.sentence
        chooses = answer.chooses or answer.asks_for or answer.words[0] == "i" or self._is_order(answer.words)
        return Meaning(sentence if answer.acts and chooses else "", (sentence,))

    def _is_order(self, typed: Words) -> bool:
        """Sell it; turn it up."""
        rest = [word for word in typed if word not in PRONOUNS]
        return 0 < len(rest) == len(typed) - 1 and typed[0] == rest[0] and all(map(self._stems, rest))

    def _stems(self, word: str) -> frozenset[str]:
        """The keywords that a word stands for; placing is place, putting is put. Of other languages in any case."""
        base = word.removesuffix("ing")
        forms = (word,) if base == word or len(base) < 3 else (word, base, f"{base}e", base[:-1])
        keywords = self._language.keywords
        found = frozenset().union(*(each for form in forms for each in keywords.find(form, False)))
        if found or not word.isalpha():
            return found
        alike = [other for other in keywords.beginning(word) if is_verb_form(word, other)]
        meant = (each for other in alike for each in keywords.find(other, False) if other not in each)
        return frozenset().union(*meant)

    def _wordings(self, typed: Words, asks: bool) -> list[Wording]:
        typed = in_figures(typed)
        may_begin = asks and typed[0] not in NEVER_FIRST and not all(word.isdecimal() for word in typed[1:])
        if (typed[0] in PLACES - FILLERS and not may_begin) or typed[-1] in PLACES - LITTLE:
            return []
        spans = self._spans(typed)
        stems = [self._stems(word) for word in typed]
        found = (self._held(move, typed, spans, stems) for move in self._moves)
        return [each for each in found if each is not None]

    def _held(
        self,
        move: Move,
        typed: Words,
        spans: Spans,
        stems: list[frozenset[str]],
        beside: frozenset[str] = frozenset(),
    ) -> Wording | None:
        """How the line says this move: the way that names most of its values; None if a word is not accounted for."""
        reached: list[set[tuple[int, bool, bool]]] = [{(0, False, True)}, *(set() for _ in typed)]
        named = steps(move, typed, spans)
        for at, word in enumerate(typed):
            if not reached[at]:
                continue
            verb, little = self._accounts(move, word, stems[at], 0 if FILLERS.issuperset(typed[:at]) else at)
            for mask, has_verb, in_full in reached[at]:
                if verb or little or word in beside:
                    reached[at + 1].add((mask, has_verb or verb, in_full))
                for end, n, is_full, is_led in named.get(at, ()):
                    if mask & (1 << n) or is_led or is_next(move, n, mask | self._said_already(move)):
                        reached[end].add((mask | 1 << n, has_verb, in_full and is_full))
        if not reached[-1]:
            return None
        if move.first and not any(stem & move.first for stem in stems):
            return None
        mask, has_verb, in_full = max(reached[-1], key=lambda each: (each[0].bit_count(), each[1], each[2]))
        count = mask.bit_count()
        return Wording(move, len(move.values) - count, count, has_verb, in_full)

    def _said_already(self, move: Move) -> int:
        """The values of a move that go without saying, as a mask."""
        return sum(1 << n for n in range(len(move.values)) if self._is_given(move, n))

    def _is_given(self, move: Move, n: int) -> bool:
        return False

    def _accounts(self, move: Move, word: str, stems: frozenset[str], at: int) -> tuple[bool, bool]:
        """Whether a word is the verb of this move, and whether it may stand beside its values."""
        verb = word in move.verbs or bool(stems & move.verbs) or self._is_abroad(move, word)
        little = word in LITTLE or word in move.labels or word in PLACES or word in move.others or word in move.counts
        little = little or bool(stems & move.others) or (at > 0 and word in REFLEXIVE)
        if not little and not verb and at == 0 and word in CHOOSING:
            little = not self._begins_another(move, stems)
        if not little and not move.values:
            little = "hand" in stems or (at > 0 and (word in THINGS_OF_MINE or word in EVERYTHING))
        return verb, little or (at > 0 and word in GOES)

    def _is_abroad(self, move: Move, word: str) -> bool:
        """Whether it is said so in another language, or in another form."""
        return word in move.abroad or any(is_verb_form(word, each) for each in move.abroad)

    def _begins_another(self, move: Move, stems: frozenset[str]) -> bool:
        """Whether a word that chooses begins other moves with such a value: to take an olive is not to buy one."""
        own = {kind for kind, _ in move.values}
        return any(
            isinstance(element, Keyword) and element.word in stems and not own.isdisjoint(kinds_in(after))
            for element, after in self._language.patterns.on
        )


def _told_apart(moves: list[Move]) -> list[Move]:
    """Of words in other languages each move keeps those of its own."""
    count = Counter(word for each in {move.abroad for move in moves} for word in each)
    own = {abroad: frozenset(word for word in abroad if count[word] == 1) for abroad in {m.abroad for m in moves}}
    return [replace(move, abroad=own[move.abroad]) for move in moves]
