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
from service.commands.civil_pieces import JOINTS, WEIGHS, clauses_of
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
    is_request,
    steps,
)
from service.commands.phrases import NAMED, ORDINALS, in_figures, is_number, line_of, words
from service.commands.position_words import FEW, MOST_MOVES, MOST_WORDS, OFFERED, Meaning, PositionWords

SHORT_HINT = 14  # words
STRANGE = 2  # words of a line that nothing here is called by
Strange = frozenset[str]
# in a sentence with an answer they say that somebody chooses, or how gladly
CHATTER = words(
    "i ll d m am im ve me my mine myself we us our let lets s re is are be been being will shall going gonna go goes"
    " would think guess suppose reckon believe feel say decided decide deciding settle settling opt choose choosing"
    " chosen pick picking picked want like love prefer happy glad try trying do make making give giving take taking"
    " have having had get getting put putting place placing use using play playing move answer choice option number"
    " need grab grabbing bring brings join joins turn it its itself this that these those them they then now here"
    " there today tonight time round again just simply obviously clearly definitely surely certainly naturally really"
    " very quite so still always usual usually all everything course the a an of for on in into onto to"
    " at as with from by and some any something please thanks thank ta cheers yes yep yeah sure ok okay right alright"
    " fine best better nicest prettiest looks look looking hmm hm um er tricky tough hard easy lovely everyone"
    " everybody folks guys team assistant worker man one ones its their guy flip back gimme lose"
    " becomes"
    " lose your if rid over hand start begin off"
    " properly enough while spend spending pay paying towards toward goes straight directly next along side added"
    " add adding counts count instead great nice good cool lovely favourite favorite sounds sound fun",
    "ich nehme wahle möchte mal bitte gern gerne dann jetzt hier heute diesmal eben einfach doch mir fur den die das"
    " der auf in an zu und also wohl glaube denke entscheide mich setze lege",
    "je j prends prendre choisis vais voudrais veux pose poser mets mettre place opte prefere garde utilise alors"
    " maintenant ici aujourd hui cette fois ci ce sera moi me pour le la les l un une des du de en sur a au dans et"
    " donc bien plait aime convient plutot svp stp va",
    "я бы мне мои мое беру взять взял взяла возьму хочу хотел хотела ставлю поставлю кладу положу выбираю выберу"
    " давай давайте сегодня сейчас теперь тогда здесь это этот эту на в за для и пожалуй просто больше нравится"
    " остановлюсь решил решила пусть будет лучше красивее вариант номер",
    "ja si bych beru vezmu vzit dam davam dal dala volim zvolim vybiram vyberu rozhodl rozhodla jsem pro se tak teď"
    " ted tentokrat dnes tady ten ta to tu na do v a i proste asi me mi polozim pokladam umistim libi nejhezci chci"
    " nejlepsi",
)
_SAYS = words(
    "becomes give gimme grab hand gets gives goes turn bring opt decided settle think guess answer course obviously"
    " definitely si мне dis tipuji tipuju hadam думаю считаю glaube tippe"
)
_ORDERS = words(
    "ll d take give gimme put place use please let make want build play work svp bitte prosim пожалуйста беру ставлю"
    " возьму prends mets pose beru dam vezmu nehme lege"
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
_VERY_MUCH = 3  # words of names
_AND_SO = ("so", "right", "well")  # they stand before praise as well
_BLOCKS = WEIGHS - words("rather plutot radsi radeji лучше")  # they choose, too


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
        return self.spoken[:2] == ("i", "d")


class WordsInChatter(PositionWords):
    """The words of a position as they are said in passing."""

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
        spoken = line_of(text).words
        if not 0 < len(spoken) <= MOST_WORDS or not _is_plain(spoken):
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
        offers = tuple(dict.fromkeys(each.move.sentence for each in sorted(chosen, key=lambda each: each.missing)))
        if len({tuple(sorted(words_of(each))) for each in offers}) != 1 or not (chosen[0].is_whole or self._is_all):
            return Meaning("", offers[:OFFERED] if named and not heard.strange else ())
        found = chosen[0]
        told = frozenset(word for word in heard.typed if word not in CHATTER and word not in LITTLE | PLACES)
        if heard.typed[0] in PLACES - FILLERS and not _leads(heard.typed, found.move):
            return Meaning("", offers)
        if (heard.spoken != heard.typed or heard.strange) and all(map(str.isdecimal, told - heard.strange)):
            is_sure = not heard.strange and found.is_whole and _is_the_number(heard.spoken)  # not "give me five"
            return Meaning(offers[0] if is_sure else "", offers)
        by_name = self._words_named(found.move, heard)
        strange = heard.strange - _words_said_of(self._hinted.get(found.move.sentence, ()), heard.typed)
        if not is_plain(heard.spoken) and (strange or not (by_name and found.has_verb and heard.is_advice)):
            return Meaning()  # "I would pass"
        is_sure = self._is_meant(heard, found, by_name, strange)
        return Meaning(offers[0] if is_sure else "", offers if named and (is_sure or not strange) else ())

    def _words_named(self, move: Move, heard: Heard) -> Strange:
        """The words that name values of a move, but for numbers."""
        found = ((at, end) for at, each in steps(move, heard.typed, heard.spans).items() for end, *_ in each)
        told = frozenset(word for at, end in found for word in heard.typed[at:end])
        return frozenset() if all(map(str.isdecimal, told)) else told

    def _is_meant(self, heard: Heard, said: Wording, by_name: Strange, strange: Strange) -> bool:
        """Whether it is said as a move: somebody chooses, or more than one thing of it is named."""
        typed = heard.typed
        tells = not (_TELLING | _TELLS_OF).isdisjoint(typed)
        by_somebody = not tells and (typed[0] in SUBJECTS or "i" in typed)
        if not said.move.values:
            return not strange and self._is_bare_move(heard, said.move, by_somebody)
        chooses = not (CHOOSING | _SAYS).isdisjoint(typed)
        somebody = chooses or by_somebody or not (tells or (_ORDERS | _HOPES).isdisjoint(typed))
        apart = said.move.others - COMMON.keys()
        much = said.has_verb or any(not apart.isdisjoint(each) for each in heard.stems)
        much = much or (len(by_name) > 1 and not tells)
        if strange and (tells or len(by_name) < _VERY_MUCH) and (_ORDERS | _SAYS | SUBJECTS | _HOPES).isdisjoint(typed):
            return False
        if not said.named:
            return said.hinted > 1 and not strange and (somebody or "one" in typed)
        if said.missing:
            return not strange and somebody and (much or said.hinted > 0)
        return somebody or much or said.named > 1

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
        ) - (CHATTER | LITTLE | PLACES)
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
        told = _words_said_of(self._hinted.get(move.sentence, ()), heard.typed)
        civil = {word for word in heard.typed if courtesies.is_said_around((word,))}
        begins = {word for word in heard.typed[:1] if ORDINALS.get(word) == 1 and any(heard.stems[1:2])}
        beside = CHATTER | told | heard.strange | civil | begins
        found = self._held(move, heard.typed, heard.spans, heard.stems, beside)
        hinted = {word for word in heard.typed if word in told and word not in CHATTER | PLACES | LITTLE}
        return replace(found, hinted=len(hinted)) if found is not None else None

    @cached_property
    def _hinted(self) -> dict[str, Words]:
        """The words of what letters tell of each move."""
        hints = zip(self._moves, self._commands, strict=True)
        return {move.sentence: _short(self._hint(command)) for move, command in hints}


def is_plain(typed: Words) -> bool:
    """Whether nothing in these words asks, weighs or takes back."""
    return _is_plain(typed) and (is_request(typed) or "please" in typed)


def _is_plain(typed: Words) -> bool:
    return _BLOCKS.isdisjoint(typed) and typed[0] not in _AND_SO and not courtesies.praises(typed)


def _is_the_number(spoken: Words) -> bool:
    """The five."""
    pairs = list(pairwise(word for word in spoken if not is_civil(word)))
    return len(pairs) == 1 and pairs[0][0] in ARTICLES and pairs[0][1] in NAMED


def _leads(typed: Words, move: Move) -> bool:
    """To the mill, over to the mill: where a move goes to."""
    at = 1 if typed[:2] == ("over", "to") else 0
    return typed[at] in _TO and bool(_TO.intersection(move.before[:1]))


def _short(hint: str) -> Words:
    """A name before a colon; of what is explained at length nothing else is called by its words."""
    told = words_of(hint)
    return in_figures(told if len(told) <= SHORT_HINT else words_of(hint.partition(":")[0])[:SHORT_HINT])


def _words_said_of(hint: Words, typed: Words) -> frozenset[str]:
    """The words of a hint that may be said; a number only with what it counts: "6 tokens" of 6 favour tokens."""
    counted = {(word, after) for n, word in enumerate(hint) for after in hint[n + 1 : n + 3] if word.isdecimal()}
    said = {word for word, after in pairwise(typed) if (word, after) in counted}
    return frozenset(word for word in hint if not word.isdecimal()) | said


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
