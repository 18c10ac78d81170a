"""Lines as people chat: an answer in a sentence with words that change nothing between those that count, and with words
of what a letter tells of a move ("I want the one with 6 tokens"). Pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from itertools import islice, pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rapidfuzz.distance import OSA

from domain.kernel.families import Family
from domain.kernel.reading import COMMON, FILLERS, Words, words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from service.commands import courtesies
from service.commands.civil_pieces import JOINTS, clauses_of
from service.commands.courtesies import is_civil
from service.commands.declining import BESIDE_NO, NEGATES, declined
from service.commands.moves_in_words import (
    ARTICLES,
    CHOOSING,
    LITTLE,
    ONLY,
    PLACES,
    SUBJECTS,
    Move,
    Spans,
    Wording,
    in_short,
    steps,
    words_said_of,
)
from service.commands.numerals import is_plain, is_the_number, weighs_nothing, without_si
from service.commands.phrases import CHATTER, ORDINALS, in_figures, is_number, line_of, words
from service.commands.position_words import FEW, MOST_MOVES, MOST_WORDS, OFFERED, Meaning, PositionWords

STRANGE = 2  # words of a line that nothing here is called by
Strange = frozenset[str]
_SAYS = words(
    "becomes give gimme grab hand gets gives goes turn bring opt decided settle think guess answer course obviously"
    " definitely si мне dis tipuji tipuju hadam думаю считаю glaube tippe"
)
_ORDERS = words(
    "ll d flip take give gimme put place use please let make want build play work svp bitte prosim пожалуйста беру"
    " ставлю возьму prends mets pose beru dam vezmu nehme lege"
)
# they tell of what somebody did, or of others
_TELLING = words(
    "you your yours u bert they them was were had did took gave made played got put chose went"
    " thought wanted hoped wish hate hates hurts blocks blocked saw see watch know knew almost nearly after before when"
    " while last yesterday already should du dein er sie war hatte tu ton ta il elle etait avais ты твои он она они был"
    " было взял взяла ty tvuj ona byl byla mel mela"
)
_TELLS_OF = words("love loved thanks thank that thats so такая така merci danke diky спасибо")
_HOPES = words("please going lets давай давайте donc alors tak")
_TO = frozenset(("to", "at", "as", *COMMON["to"].split()))
_SOME = words("du des")  # of a thing in French, which has no other article then
_OF_MINE = words("my mes mon ma moje muj moi мои моя мое meine mein")
_VERY_MUCH = 3  # words of names
_PLEASE = words("please pls plz bitte svp prosim пожалуйста")


class Heard(Struct, frozen=True):
    """A line: its words, with numbers in figures, what each stands for, the names in them, and what is strange here."""

    spoken: Words
    typed: Words
    stems: list[frozenset[str]]
    spans: Spans
    strange: Strange

    @property
    def is_advice(self) -> bool:
        """I'd build it."""
        return self.spoken[:2] == ("i", "d") and JOINTS.isdisjoint(self.spoken)


class WordsInChatter(PositionWords):
    """The words of a position as they are said in passing."""

    _is_part = False  # whether some moves are left out, since the line says that they are not made

    def loosely(self, text: str) -> Meaning:
        """Of a sentence with chatter between the words that count, and with words of what a letter tells of a move."""
        found = self._way_out(text) or self._without(text)
        if found is not None:
            return found
        heard = self._heard(text)
        return self._meant(heard) if heard is not None else Meaning()

    def _way_out(self, text: str) -> Meaning | None:
        out = [each.sentence for each in self._moves if each.way_out]
        found = declined(text, self._is_said_of_game, self._is_done) if len(out) == 1 else ""
        if not found:
            return None
        others = [each.sentence for each in self._moves if not each.way_out]
        return Meaning(out[0] if found == "nothing" else "", (*out, *others)[:OFFERED])

    def _without(self, text: str) -> Meaning | None:
        """Of a line that says of one part what is not done: "sloppily at the charburner, no building"."""
        line = line_of(text)
        clauses = clauses_of(line)
        told = [self._not_done(line.words[first:end]) for first, end in clauses]
        kept = [clause for clause, words in zip(clauses, told, strict=True) if not words]
        undone = frozenset().union(*told)
        moves = {each.sentence for each in self._moves if undone.isdisjoint(each.verbs | each.others)}
        if not kept or not undone or kept[-1][1] - kept[0][0] != sum(end - first for first, end in kept):
            return None
        if not 0 < len(moves) < len(self._moves):
            return None
        rest, both = copy(self), list(zip(self._moves, self._commands, strict=True))
        rest._is_part = True
        rest._moves = [each for each in self._moves if each.sentence in moves]
        rest._commands = [each for move, each in both if move.sentence in moves]
        return rest.loosely(line.upto(kept[0][0], kept[-1][1]))

    def _not_done(self, piece: Words) -> frozenset[str]:
        """What a clause says is not done: its verb here."""
        rest = [word for word in piece if not (word in NEGATES or word in BESIDE_NO or word in JOINTS)]
        if NEGATES.isdisjoint(piece) or len(rest) != 1:
            return frozenset()
        return self._stems(rest[0]) & frozenset().union(*(each.verbs | each.others for each in self._moves))

    def _heard(self, text: str) -> Heard | None:
        """None for a line that is too long, weighs, asks or praises, or ends in the middle."""
        spoken = without_si(line_of(text).words)
        if not 0 < len(spoken) <= MOST_WORDS or not weighs_nothing(spoken):
            return None
        *_, typed = self._counted(in_figures(spoken))
        if typed[-1] in PLACES - LITTLE:
            return None
        stems, spans = [self._stems(word) for word in typed], self._spans(typed, loose=True)
        strange = self._strange(typed, spans, stems) if ":" not in text else frozenset[str]()
        return Heard(spoken, typed, stems, spans, strange)

    def _meant(self, heard: Heard) -> Meaning:
        said = [found for move in self._moves if (found := self._chatted(move, heard)) is not None]
        whole = [each for each in said if each.is_whole and (each.named or each.has_verb)]
        named = [each for each in said if each.named]
        most = max((each.hinted for each in named), default=0)
        chosen = whole or [each for each in named if each.hinted == most] or [each for each in said if each.hinted]
        most = max((each.named for each in chosen), default=0)
        chosen = [each for each in chosen if each.named == most]
        offers = tuple(dict.fromkeys(each.move.sentence for each in sorted(chosen, key=lambda each: each.missing)))
        if len({tuple(sorted(words_of(each))) for each in offers}) != 1 or not (chosen[0].is_whole or self._is_all):
            return Meaning("", offers[:OFFERED] if named and not heard.strange else ())
        found = chosen[0]
        told = frozenset(word for word in heard.typed if word not in CHATTER and word not in LITTLE | PLACES)
        if heard.typed[0] in PLACES - FILLERS - _SOME and not _leads(heard.typed, found.move):
            return Meaning("", offers)
        if (heard.spoken != heard.typed or heard.strange) and all(map(str.isdecimal, told - heard.strange)):
            is_sure = not heard.strange and found.is_whole and is_the_number(heard.spoken)  # not "give me five"
            return Meaning(offers[0] if is_sure else "", offers)
        by_name = self._words_named(found.move, heard)
        strange = heard.strange - words_said_of(self._hinted.get(found.move.sentence, ()), heard.typed)
        if not is_plain(heard.spoken) and not (by_name and heard.is_advice and (found.named > 1 or not strange)):
            return Meaning()  # "I would pass"
        is_sure = self._is_meant(heard, found, by_name, strange)
        return Meaning(offers[0] if is_sure else "", offers if named and (is_sure or not strange) else ())

    def _words_named(self, move: Move, heard: Heard) -> Strange:
        """The words that name values of a move, but for numbers."""
        found = ((at, end) for at, each in steps(move, heard.typed, heard.spans).items() for end, *_ in each)
        told = frozenset(word for at, end in found for word in heard.typed[at:end])
        if not all(map(str.isdecimal, told)):
            return told
        return frozenset(after for word, after in pairwise(heard.typed) if word in told and after in move.labels)

    def _is_meant(self, heard: Heard, said: Wording, by_name: Strange, strange: Strange) -> bool:
        """Whether it is said as a move: somebody chooses, or more than one thing of it is named."""
        typed = heard.typed
        tells = not (_TELLING | _TELLS_OF).isdisjoint(typed)
        by_somebody = not tells and (typed[0] in SUBJECTS or "i" in typed)
        if not said.move.values:
            return not strange and self._is_bare_move(heard, said.move, by_somebody)
        chooses = not (CHOOSING | _SAYS).isdisjoint(typed)
        somebody = chooses or by_somebody or not (tells or (_ORDERS | _HOPES).isdisjoint(typed))
        somebody = somebody or typed[0] in PLACES - FILLERS
        much = said.has_verb or (len(by_name) > 1 and not tells)
        sure = not tells and (len(by_name) >= _VERY_MUCH or (said.has_verb and said.named > 1))
        if strange and not sure and (_ORDERS | _SAYS | SUBJECTS | _HOPES).isdisjoint(typed):
            return False
        if not said.named:
            return said.hinted > 1 and not strange and (somebody or "one" in typed)
        if said.missing:
            alone = len(by_name) > 0 and said.named > 1 and not tells
            return not strange and (alone or (somebody and (much or said.hinted > 0)))
        return somebody or much or said.named > 1 or (not tells and self._is_bare_name(heard, said.move, by_name))

    def _is_bare_name(self, heard: Heard, move: Move, by_name: Strange) -> bool:
        """The smelter, please; 1 to the lamps."""
        beside = (word for word in heard.typed if word not in by_name and not word.isdecimal())
        return (
            any(map(str.isalpha, by_name))
            and len(set(heard.typed)) == len(heard.typed)
            and _OF_MINE.isdisjoint(heard.typed)
            and all(word in self._known or word in move.labels or word.isdecimal() for word in by_name)
            and all(
                word in LITTLE | PLACES or word in move.labels or courtesies.is_said_around((word,)) for word in beside
            )
        )

    def _is_bare_move(self, heard: Heard, move: Move, by_somebody: bool) -> bool:
        verbs = move.verbs - COMMON.keys()
        telling = (verbs - CHOOSING) or verbs
        told = [
            n
            for n, word in enumerate(heard.typed)
            if word in telling or heard.stems[n] & telling or (word not in CHOOSING and self._is_abroad(move, word))
        ]
        one_word = " " not in move.sentence
        choosing = CHOOSING | _SAYS | (frozenset() if one_word else ONLY)
        chooses = any(word in choosing for n, word in enumerate(heard.typed) if n not in told)
        return bool(told) and (chooses or by_somebody) and not (one_word and ARTICLES.intersection(heard.typed))

    def _is_done(self, typed: Words) -> bool:
        """Whether one of these words is what is done by a move that is no way out."""
        verbs = frozenset().union(*(move.verbs for move in self._moves if not move.way_out))
        return any(word in verbs or self._stems(word) & verbs for word in typed)

    def _strange(self, typed: Words, spans: Spans, stems: list[frozenset[str]]) -> Strange:
        """Words that nothing at this table is called by; none if they are many."""
        kinds = dict.fromkeys(kind for move in self._moves for kind, _ in move.values)
        named = {at for kind in kinds for first, end, *_ in spans.of(kind) for at in range(first, end)}
        found = frozenset(
            word
            for at, word in enumerate(typed)
            if at not in named
            and not stems[at]
            and word.isalpha()
            and not is_number(word)
            and not is_civil(word)
            and word not in self._known
            and word not in _TELLING
        ) - (CHATTER | LITTLE | PLACES).union(*(move.labels for move in self._moves))
        return found if len(found) <= STRANGE and not any(map(self._is_slip, found)) else frozenset()

    def _is_slip(self, word: str) -> bool:
        """Whether it is nearly a word of the game: mistyped, it is not strange."""
        most = 1 if len(word) < 6 else 2
        return any(0 < OSA.distance(word, each, score_cutoff=most) <= most for each in self._said_here)

    @cached_property
    def _said_here(self) -> frozenset[str]:
        """The words of what can be said here, and the little ones between them."""
        return frozenset(COMMON) | {word for move in self._moves for word in words_of(move.sentence) if len(word) > 3}

    def _chatted(self, move: Move, heard: Heard) -> Wording | None:
        told = words_said_of(self._hinted.get(move.sentence, ()), heard.typed)
        civil = {word for word in heard.typed if courtesies.is_said_around((word,))}
        begins = {word for word in heard.typed[:1] if ORDINALS.get(word) == 1 and any(heard.stems[1:2])}
        beside = CHATTER | told | heard.strange | civil | begins
        found = self._held(move, heard.typed, heard.spans, heard.stems, beside)
        hinted = {word for word in heard.typed if word in told and word not in CHATTER | PLACES | LITTLE}
        if found is None:
            return None
        apart = move.others - COMMON.keys()
        told = (move.verbs - PLACES) | apart
        has_verb = any(word in told or each & told for word, each in zip(heard.typed, heard.stems, strict=True))
        has_verb = has_verb or any(self._is_abroad(move, word) for word in heard.typed)
        missing = self._missing(move, heard, found, has_verb)
        return replace(found, missing=missing, has_verb=has_verb, hinted=len(hinted))

    def _missing(self, move: Move, heard: Heard, found: Wording, has_verb: bool) -> int:
        """Values that are not named, but for those that go without saying: where there is one charburner."""
        begins = any(each & (move.verbs - PLACES) for each in heard.stems[:1]) or heard.typed[0] in SUBJECTS
        if not (begins or found.named > 1 or self._is_part or not _PLEASE.isdisjoint(heard.typed)):
            return found.missing
        if not has_verb and len({each.verbs for each in self._moves if each.values}) > 1:
            return found.missing
        named = {n for each in steps(move, heard.typed, heard.spans).values() for _, n, *_ in each}
        return max(0, found.missing - sum(n not in named and self._is_given(move, n) for n in range(len(move.values))))

    def _is_given(self, move: Move, n: int) -> bool:
        return move.values[n] in self._shared[move.verbs]

    @cached_property
    def _shared(self) -> dict[frozenset[str], frozenset[Any]]:
        """The values that all moves with a verb have, if there are several moves: where there is one charburner."""
        by_verb: dict[frozenset[str], list[Move]] = {}
        for move in self._moves:
            by_verb.setdefault(move.verbs, []).append(move)
        several = {verbs: [frozenset(each.values) for each in moves] for verbs, moves in by_verb.items()}
        return {
            verbs: frozenset.intersection(*all_of) if len(all_of) > 1 else frozenset()
            for verbs, all_of in several.items()
        }

    @cached_property
    def _hinted(self) -> dict[str, Words]:
        """The words of what letters tell of each move."""
        hints = zip(self._moves, self._commands, strict=True)
        return {move.sentence: in_short(self._hint(command)) for move, command in hints}


def _leads(typed: Words, move: Move) -> bool:
    """To the mill, over to the mill: where a move goes to."""
    at = 1 if typed[:2] == ("over", "to") else 0
    return typed[at] in _TO and bool(_TO.intersection(move.before[:1]))


def words_here(title: Title[Any], state: Any, seat: int, shown: Iterable[Command] = ()) -> WordsInChatter:
    """`shown`: moves that a letter offers, beside what is listed."""
    listed, legal = title.listed(state, seat), title.commands(state, seat, MOST_MOVES + 1)
    families = [list(islice(each.holding({}), FEW)) for each in listed.offers if isinstance(each, Family)]
    is_all = not listed.more and all(len(members) < FEW for members in families)
    commands = list(dict.fromkeys((*shown, *legal, *(each for members in families for each in members))))

    def hint_of(command: Command) -> str:
        hint = title.hint(state, seat, command)
        return hint.text(()) if hint is not None else ""

    return WordsInChatter(title.language, commands[:MOST_MOVES], is_all and len(commands) <= MOST_MOVES, hint_of)
