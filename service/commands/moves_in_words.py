"""A legal move as the words that say it, and how like a line it is: people name what lies on the table in full, by a
part of the name, or in another case, with little words between. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, takewhile
from typing import Any

from msgspec import Struct

from domain.kernel.kinds import OneOf
from domain.kernel.language import Language
from domain.kernel.reading import COMMON, FILLERS, Chart, Words, says_a_wish, words_of
from domain.kernel.shapes import Command
from service.commands.choosing_abroad import CHOOSING_ABROAD, LITTLE_ABROAD, WISHES_ABROAD
from service.commands.courtesies import Answer, is_civil
from service.commands.names_in_words import names_of
from service.commands.phrases import in_figures, phrases, words
from service.commands.things_named import called_abroad


class Spans:
    """The values that the words of one text name: where each begins and ends, read once for each kind."""

    def __init__(self, chart: Chart, loose: bool = False) -> None:
        """`loose`: what people call a mill 2 is its name in full, too: a mill."""
        self.chart, self._loose = chart, loose
        self._found: dict[Any, list[tuple[int, int, Any, bool]]] = {}

    def of(self, kind: Any) -> list[tuple[int, int, Any, bool]]:
        """(from, to, value, whether it is named in full)."""
        if kind not in self._found:
            self._found[kind] = list(dict.fromkeys(self._all(kind)))
        return self._found[kind]

    def _all(self, kind: Any) -> Iterator[tuple[int, int, Any, bool]]:
        words = self.chart.words
        for at in range(len(words)):
            whole = [(end, value) for end, values in self.chart.cells(kind, at).items() for value in values]
            yield from ((at, end, value, True) for end, value in whole)
            if isinstance(kind, OneOf):
                parts = [each for each in names_of(kind).ends(words, at, self.chart.keywords(at)) if each not in whole]
                called = [each for each in parts if _is_called(kind, each[1], words[at : each[0]])]
                ends = {end for end, _ in called}  # what is called a mill is no weaving mill
                yield from ((at, *each, self._loose) for each in called)
                yield from ((at, *each, False) for each in parts if each[0] not in ends)


def _is_called(kind: OneOf, value: Any, said: Words) -> bool:
    """Whether this is a name without its number."""
    return any(tuple(word for word in words_of(name) if not word.isdecimal()) == said for name in kind.names[value])


class Move(Struct, frozen=True):
    """A legal move as its words: the verb before its first value, the words between them, and the values."""

    sentence: str
    verbs: frozenset[str]
    others: frozenset[str]
    values: tuple[tuple[Any, Any], ...]
    labels: frozenset[str]  # what values like these are called: tile, space, steps
    before: tuple[str, ...]  # the word of the pattern before each value
    way_out: bool
    counts: frozenset[str] = frozenset()  # how often a value comes
    abroad: frozenset[str] = frozenset()  # how it is said in other languages, but for its values
    first: frozenset[str] = frozenset()  # words of a first clause without a value: "rest, build <card>"


THINGS = frozenset(("tile", "tiles", "space", "step", "steps", "tool", "number"))


def move_of(language: Language, command: Command) -> Move:
    pieces = list(language.pieces(command))
    verbs = tuple(takewhile(lambda piece: isinstance(piece, str), pieces))
    values = [(n, piece) for n, piece in enumerate(pieces) if not isinstance(piece, str)]
    counts = Counter(piece for _, piece in values)  # 6 coal are one thing, six times
    values = [(n, piece) for at, (n, piece) in enumerate(values) if not at or values[at - 1][1] != piece]
    first = words_of(language.verb(command))
    before = (pieces[n - 1] if n else "" for n, _ in values)
    labels = [word for _, piece in values for word in words_of(piece[0].label)]
    return Move(
        language.sentence(command),
        frozenset(word for word in verbs if isinstance(word, str)),
        frozenset(word for word in pieces[len(verbs) :] if isinstance(word, str)),
        tuple((piece[0], piece[1]) for _, piece in values),
        THINGS.union(labels, (f"{label}s" for label in labels), called_abroad(labels)),
        tuple(word if isinstance(word, str) else "" for word in before),
        language.specs[type(command)].way_out,
        frozenset(str(count) for count in counts.values() if count > 1),
        frozenset(word for word in language.words_abroad(command) if word not in FILLERS and word not in PLACES),
        frozenset(first) if len(verbs) > len(first) else frozenset(),
    )


def steps(move: Move, typed: Words, spans: Spans) -> dict[int, list[tuple[int, int, bool, bool]]]:
    """Where each value of the move is named: by where it begins, where it ends, which it is, whether in full, and
    whether its own word stands before it: "with the tannery"."""
    found: dict[int, list[tuple[int, int, bool, bool]]] = {}
    for n, (kind, value) in enumerate(move.values):
        for at, end, each, is_full in spans.of(kind):
            is_verb = not is_full and move.verbs.issuperset(typed[at:end])
            if each == value and not is_verb and not _is_misplaced(move, n, typed[at - 1] if at else ""):
                led = next((word for word in reversed(typed[:at]) if word not in FILLERS), "") == move.before[n] != ""
                found.setdefault(at, []).append((end, n, is_full, led))
    return found


def is_next(move: Move, n: int, mask: int) -> bool:
    """Values of one kind are told apart by their order, but for those of one list, and those with a verb of their own:
    "the tannery please, working at the charburner"."""
    if not move.before[n] or move.before[n] not in PLACES:
        return True
    label = move.values[n][0].label
    return all(mask & (1 << m) for m in range(n) if move.values[m][0].label == label)


def _is_misplaced(move: Move, n: int, before: str) -> bool:
    """To C3 is not from C3."""
    for here, there in (("to", "from"), ("from", "to")):
        if move.before[n] == here and before in (there, *COMMON[there].split()):
            return before not in COMMON[here].split()
    return False


CHOOSING = CHOOSING_ABROAD | words(
    "take choose pick select have get want go goes use do put place play keep make need",
    "беру возьму взять возьми выбираю выберу хочу ставлю играю сыграю",
    "prends prendre choisis joue veux voudrais garde pose",
    "beru vezmu vezmi vybiram zvolim volim chci dam hraju zahraju",
    "nehme wahle spiele mochte lege setze behalte",
)
HEDGES = words(
    "i ll d m am would maybe perhaps probably might could should think guess not don t no but or either sure if rather"
    " let s we go going will can so then now well hmm um er only just all good fine best what about how yet"
    " vielleicht oder nicht doch aber wohl peut etre ou pas mais plutot может возможно или не но лучше думаю наверно"
    " mozna nebo ne ale asi radsi spis"
)
WISHES = WISHES_ABROAD | phrases(
    "I'd like, I would like, I want, I need, I'll have, I'd have, I'd like to have, give me the, make it, let it be",
    "my choice is, for me, mine is, I'm taking, I am taking, I'm playing, I'm choosing, I'm going for",
    "I go for, go for, I'll go for, I'd go for, I decide for, I decided on, I settle for, I'm using, I'm building",
    "je voudrais, je veux, donnez moi, va pour, ce sera, мне, хочу, я хочу, дайте мне, пусть будет, chci, chtel bych",
    "chtela bych, dam si, vezmu si, beru si, ich möchte, ich hätte gern, gib mir",
)
PLACES = frozenset(
    each for key in ("to", "from", "for", "with", "and") for each in (key, *COMMON[key].split())
) | words(
    "of as by over d по у ко со gegen contre proti zu zum zur beim ins im am ku en au aux chez du des como comme jako"
    " als как o ve v do z ze k ke"
)
LITTLE = (
    FILLERS
    | LITTLE_ABROAD
    | words(
        "forward it them this that these those one some just only me once again znovu снова опять mir мне себе l ce"
        " cette ten tu tuto dé кубик кость"
        " kostka",
        "kostku würfel то эту этот это",
    )
)
NEVER_FIRST = frozenset(("for", "from", "and", *COMMON["for"].split(), *COMMON["from"].split()))
PRONOUNS = words("it that them those these le les то его ее их эту этот эти ji je to ho jej ty sie es ihn")
THINGS_OF_MINE = words("hand cards card")
EVERYTHING = words(
    "all everything whole toute celou cely celé toutes tous tout mes все всю мои свои vsechny vse sve svoje moje"
    " alle alles meine оба обе обеими обоими oba obe obema obou deux beide beiden vsechno vsechny"
)
ARTICLES = words("a an the this that der die das den le la les un une")
TELLING = words("would это")
REFLEXIVE = words("si se sich")  # behind a Czech verb; before a French one it is if


def likeness(move: Move, typed: Words, spans: Spans, stems: list[frozenset[str]]) -> tuple[int, ...]:
    """Words that are strange to the move, values that are not named, and those that are; empty if it is not like it."""
    named = [(n, at, end) for at, found in steps(move, typed, spans).items() for end, n, *_ in found]
    verbs = [at for at in range(len(typed)) if stems[at] & move.verbs - COMMON.keys()]
    told = {place for _, at, end in named for place in range(at, end)} | set(verbs)
    strange = [
        word
        for at, word in enumerate(typed)
        if at not in told
        and not (word in LITTLE or word in PLACES or word in HEDGES or word in CHOOSING or is_civil(word))
        and not (stems[at] & move.others or word in move.labels or word in move.counts)
    ]
    values = len({n for n, *_ in named})
    kind = not move.way_out and any(word in move.labels - THINGS for word in typed)
    bare = (verbs and not move.values and is_bare_verb(typed)) or kind
    is_like = (values and len(strange) <= values) or (bare and not strange)
    return (len(strange), len(move.values) - values, -values, -len(verbs)) if is_like else ()


def is_bare_verb(typed: Words) -> bool:
    """A pass, the rest, "I would roll" and "это конец", which tells of something, are no moves."""
    return ARTICLES.isdisjoint(typed) and TELLING.isdisjoint(typed) and says_a_wish(typed)


ONLY = frozenset(("only", "just", "nur", "seulement", "juste", "только", "jen", "jenom", "pouze", "лишь"))
SUBJECTS = words("i je я ich we")
_RATHER = phrases("rather, prefer, say, love, go, opt, choose, pick")


SHORT_HINT = 14  # words


class Wording(Struct, frozen=True):
    """What a line says of a move."""

    move: Move
    missing: int  # values of the move that are not named
    named: int
    has_verb: bool
    in_full: bool
    hinted: int = 0  # words of what is told of it, said of it

    @property
    def is_whole(self) -> bool:
        return self.missing == 0


def _tells_much(typed: Words) -> bool:
    """Two long words of a name."""
    told = [word for word in typed if len(word) > 1]
    return sum(len(word) > 3 for word in told) > 1 and PLACES.union(LITTLE).isdisjoint(told)


def _is_a_name(word: str) -> bool:
    """Porter, E3: no word that is said of other things."""
    return word not in LITTLE and word not in PLACES and (len(word) > 3 if word.isalpha() else not word.isdecimal())


def is_request(typed: Words) -> bool:
    """I'd like, I'd rather, I would go for; "I would pass" asks for nothing."""
    plain = tuple("would" if word == "d" else word for word in typed)
    kept = [n for n, word in enumerate(plain) if word != "would" or plain[n + 1 : n + 2] not in _RATHER]
    return says_a_wish(tuple(plain[n] for n in kept))


def is_answer(answer: Answer, said: Wording) -> bool:
    """Whether it is said as a move. A name alone has to be whole; a verb alone has to be said by somebody."""
    typed = answer.words[next((at for at, word in enumerate(answer.words) if word not in SUBJECTS), 0) :]
    chooses = answer.chooses or answer.asks_for or answer.is_for_me or typed[0] in CHOOSING or typed[0] in ONLY
    if not said.move.values:
        return (
            said.has_verb
            and not (" " not in said.move.sentence and ARTICLES.intersection(answer.words))  # "I need a rest"
            and PLACES.isdisjoint(set(typed) - FILLERS)
            and (chooses or len(answer.words) > 1 or typed[0].endswith("ing"))
        )
    if not said.named:
        return False
    if said.missing:
        return said.has_verb
    return (
        said.has_verb
        or chooses
        or said.named > 1
        or (said.in_full and len(typed) > 1 and typed[0] in said.move.labels)
        or (said.named == 1 and _tells_much(typed))
        or (said.in_full and len(typed) == 1 and _is_a_name(typed[0]))
        or (said.in_full and len(typed) > 1 and not PLACES.union(LITTLE).intersection(typed))
    )


def in_short(hint: str) -> Words:
    """A name before a colon; of what is explained at length nothing else is called by its words."""
    told = words_of(hint)
    return in_figures(told if len(told) <= SHORT_HINT else words_of(hint.partition(":")[0])[:SHORT_HINT])


def words_said_of(hint: Words, typed: Words) -> frozenset[str]:
    """The words of a hint that may be said; a number only with what it counts: "6 tokens" of 6 favour tokens."""
    counted = {(word, after) for n, word in enumerate(hint) for after in hint[n + 1 : n + 3] if word.isdecimal()}
    said = {word for word, after in pairwise(typed) if (word, after) in counted}
    return frozenset(word for word in hint if not word.isdecimal()) | said
