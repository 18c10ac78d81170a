"""Lines as people chat: an answer in a sentence with words that change nothing between those that count, and with words
of what a letter tells of a move ("I want the one with 6 tokens"). Pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import islice, pairwise
from typing import Any

from msgspec.structs import replace

from domain.kernel.families import Family
from domain.kernel.reading import COMMON, FILLERS, Words, words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from service.commands import courtesies
from service.commands.civil_pieces import WEIGHS
from service.commands.courtesies import is_civil
from service.commands.declining import declined
from service.commands.moves_in_words import (
    ARTICLES,
    CHOOSING,
    LITTLE,
    PLACES,
    SUBJECTS,
    Move,
    Spans,
    Wording,
    is_request,
    steps,
)
from service.commands.phrases import in_figures, is_number, line_of, words
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
    " add adding counts count instead great nice good cool lovely favourite favorite",
    "ich nehme wahle möchte mal bitte gern gerne dann jetzt hier heute diesmal eben einfach doch mir fur den die das"
    " der auf in an zu und also wohl glaube denke entscheide mich setze lege",
    "je j prends prendre choisis vais voudrais veux pose poser mets mettre place opte prefere garde utilise alors"
    " maintenant ici aujourd hui cette fois ci ce sera moi me pour le la les l un une des du de en sur a au dans et"
    " donc bien plait aime convient plutot svp stp va",
    "я бы мне мои мое беру взять взял взяла возьму хочу хотел хотела ставлю поставлю кладу положу выбираю выберу"
    " давай давайте сегодня сейчас теперь тогда здесь это этот эту на в за для и пожалуй просто больше нравится"
    " остановлюсь решил решила пусть будет лучше красивее вариант номер",
    "ja si bych beru vezmu vzit dam davam dal dala volim zvolim vybiram vyberu rozhodl rozhodla jsem pro se tak teď"
    " ted tentokrat dnes tady ten ta to tu na do v a i proste asi me mi polozim pokladam umistim libi nejhezci"
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
    " было взял взяла ty tvuj on ona byl byla mel mela"
)
_TELLS_OF = words("love loved thanks thank that thats so такая така merci danke diky спасибо")
_HOPES = words("please going lets давай давайте donc alors tak")
_AND_SO = ("so", "right", "well")  # they stand before praise as well
_BLOCKS = WEIGHS - words("rather plutot radsi radeji лучше")  # they choose, too


class WordsInChatter(PositionWords):
    """The words of a position as they are said in passing."""

    def loosely(self, text: str) -> Meaning:
        """Of a sentence with chatter between the words that count, and with words of what a letter tells of a move."""
        out = [each.sentence for each in self._moves if each.way_out]
        if len(out) == 1 and (found := declined(text, self._is_said_of_game, self._is_done)):
            others = [each.sentence for each in self._moves if not each.way_out]
            return Meaning(out[0] if found == "nothing" else "", (*out, *others)[:OFFERED])
        spoken = line_of(text).words
        typed = in_figures(spoken)
        if not 0 < len(typed) <= MOST_WORDS or not is_plain(spoken):
            return Meaning()
        if typed[0] in PLACES - FILLERS or typed[-1] in PLACES - LITTLE:
            return Meaning()
        spans, stems = self._spans(typed, loose=True), [self._stems(word) for word in typed]
        strange = self._strange(typed, spans, stems)
        wordings = (self._chatted(move, typed, spans, stems, strange) for move in self._moves)
        said = [each for each in wordings if each is not None]
        whole = [each for each in said if each.is_whole and (each.named or each.has_verb)]
        named = [each for each in said if each.named]
        most = max((each.hinted for each in named), default=0)
        chosen = whole or [each for each in named if each.hinted == most] or [each for each in said if each.hinted]
        offers = tuple(dict.fromkeys(each.move.sentence for each in sorted(chosen, key=lambda each: each.missing)))
        if len({tuple(sorted(words_of(each))) for each in offers}) != 1 or not (chosen[0].is_whole or self._is_all):
            return Meaning("", offers[:OFFERED] if named and not strange else ())
        told = [word for word in typed if word not in CHATTER and word not in LITTLE | PLACES]
        if (spoken != typed or strange) and all(word.isdecimal() for word in told if word not in strange):
            return Meaning("", offers[:1])  # "give me five"
        sure = is_said(typed, stems, chosen[0]) and not (strange and _is_loose(typed, chosen[0]))
        if strange and not sure:
            return Meaning()
        return Meaning(offers[0] if sure else "", offers[:1] if named else ())

    def surely(self, text: str, sentence: str) -> bool:
        """Whether the one move that a line may mean is meant beyond doubt: somebody chooses, and no word of it is of
        another move, counts something else, weighs, or tells of others.
        """
        move = next((each for each in self._moves if each.sentence == sentence), None)
        spoken = line_of(text).words
        typed = in_figures(spoken)
        if move is None or "?" in text or not 0 < len(typed) <= MOST_WORDS:
            return False
        if not (_TELLING | _TELLS_OF).isdisjoint(typed) or not is_plain(spoken):
            return False
        if typed[0] in PLACES - FILLERS or typed[-1] in PLACES - LITTLE:
            return False
        spans, stems = self._spans(typed, loose=True), [self._stems(word) for word in typed]
        found = [(at, *each) for at, each_at in steps(move, typed, spans).items() for each in each_at]
        named = {n for at, end, *_ in found for n in range(at, end)}
        told = {typed[n] for n in named}
        own = named | {n for n in range(len(typed)) if self._accounts(move, typed[n], stems[n], n)[0]}
        rest = [word for n, word in enumerate(typed) if n not in own and not self._is_between(move, word, stems[n])]
        if not len(move.values) <= len(named) == len(told) or not told or all(map(str.isdecimal, told)):
            return False
        if any(is_number(word) or word in self._known or self._is_of_game((word,)) for word in rest):
            return False
        if not (_ORDERS | _SAYS | SUBJECTS | _HOPES).isdisjoint(typed):
            return len(rest) <= STRANGE if len(told) > 1 else not rest and any(is_full for *_, is_full, _ in found)
        return not rest and len(told) > 1

    def _is_between(self, move: Move, word: str, stems: frozenset[str]) -> bool:
        return word in CHATTER or word in CHOOSING or is_civil(word) or self._accounts(move, word, stems, 1)[1]

    def _is_done(self, typed: Words) -> bool:
        """Whether one of these words is what is done by a move that is no way out."""
        verbs = frozenset().union(*(move.verbs for move in self._moves if not move.way_out))
        return any(word in verbs or self._stems(word) & verbs for word in typed)

    def _strange(self, typed: Words, spans: Spans, stems: list[frozenset[str]]) -> Strange:
        """Words that nothing at this table is called by; none if they are many."""
        kinds = dict.fromkeys(kind for move in self._moves for kind, _ in move.values)
        named = {at for kind in kinds for first, end, *_ in spans.of(kind) for at in range(first, end)}
        found = {
            word
            for at, word in enumerate(typed)
            if at not in named
            and not stems[at]
            and word.isalpha()
            and len(word) > 3
            and word not in self._known
            and word not in _TELLING
        }
        found -= CHATTER | LITTLE | PLACES
        return frozenset(found) if len(found) <= STRANGE else frozenset()

    def _chatted(
        self, move: Move, typed: Words, spans: Spans, stems: list[frozenset[str]], strange: Strange
    ) -> Wording | None:
        told = _words_said_of(self._hinted.get(move.sentence, ()), typed)
        found = self._held(move, typed, spans, stems, CHATTER | told | strange)
        hinted = {word for word in typed if word in told and word not in CHATTER and word not in PLACES | LITTLE}
        return replace(found, hinted=len(hinted)) if found is not None else None

    @cached_property
    def _hinted(self) -> dict[str, Words]:
        """The words of what letters tell of each move."""
        hints = zip(self._moves, self._commands, strict=True)
        return {move.sentence: _short(self._hint(command)) for move, command in hints}


def _is_loose(typed: Words, said: Wording) -> bool:
    """Whether a line with a strange word may tell of a move instead of making it."""
    return not said.is_whole or not said.named or ("i" not in typed and not _ORDERS.intersection(typed))


def is_plain(typed: Words) -> bool:
    """Whether nothing in these words asks, weighs or takes back."""
    return (
        _BLOCKS.isdisjoint(typed)
        and typed[0] not in _AND_SO
        and (is_request(typed) or "please" in typed)
        and not courtesies.praises(typed)
    )


def is_said(typed: Words, stems: list[frozenset[str]], said: Wording) -> bool:
    """Whether it is said as a move with chatter around it: somebody chooses, or more than one thing is named."""
    by_somebody = typed[0] in SUBJECTS or "i" in typed
    if not said.move.values:
        verbs = said.move.verbs - COMMON.keys()
        telling = (verbs - CHOOSING) or verbs
        told = [n for n, word in enumerate(typed) if word in telling or stems[n] & telling]
        chooses = any(word in CHOOSING | _SAYS for n, word in enumerate(typed) if n not in told)
        one_word = " " not in said.move.sentence
        return bool(told) and (chooses or by_somebody) and not (one_word and ARTICLES.intersection(typed))
    chooses = not (CHOOSING | _SAYS).isdisjoint(typed)
    if not said.named:
        return said.hinted > 1 and (chooses or by_somebody or "one" in typed)
    if said.missing:
        return (chooses or by_somebody) and (said.has_verb or said.hinted > 0)
    return said.named > 1 or chooses or said.has_verb


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
