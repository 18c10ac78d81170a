"""A change of mind, or half a mind: lines that are no answer and may change one. Nothing of their mail is played.

Such a line holds a number, something the game names, or a word that takes back ("sorry, I meant 2", "3 looks good but
let me sleep on it"). Civility and praise hold none of these, and other talk without them is talk. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from domain.kernel.marks import NTH, mark_of
from domain.kernel.reading import Words
from domain.titles.shelf import titles
from service.commands import courtesies
from service.commands.numerals import ABOUT, loose_mark
from service.commands.phrases import CHOOSES, NAMED, ONE, ORDINALS, STARTS, Phrases, line_of, phrases, words

MOST_READ = 8  # pieces of a line that are tried as moves
_LONGEST_PHRASE = 4
_CHANGES = words(
    "meant mean wait actually instead scratch not or oops whoops ups sorry rather no nope dont doesnt correction"
    " nevermind ignore cancel forget typo mistake wrong mistyped misread undecided unsure changed kidding joking",
    "nor neither versus vs",
    "meinte meine warte wartet moment eigentlich stattdessen sondern nicht oder hoppla entschuldigung entschuldige"
    " entschuldigt verzeihung korrektur falsch vergiss vergesst lieber vielmehr nein irrtum doch halt vertippt",
    "voulais voulait attends attendez plutot non pas ou oups pardon desole desolee excuse excusez finalement erreur"
    " correction oublie oubliez zut trompe trompee",
    "вернее точнее подожди подождите погоди погодите постой стой лучше вместо не или ой упс извини извините прости"
    " простите сорри нет ошибся ошиблась ошибка хотел хотела отмена забудь забудьте наоборот либо передумал",
    "передумала",
    "myslel myslela pockej pockejte pockat vlastne misto radeji radsi ne nebo jejda promin prominte omlouvam spatne"
    " chyba oprava zapomen zapomente spletl spletla jinak ci anebo",
)
_TAKES_BACK = phrases(
    "don't, doesn't, didn't, won't, wouldn't, isn't, sleep on it, think about it, hold on, hang on, never mind",
    "second thought, second thoughts, my mind, on hold",
    "let me think, not yet, überlege noch, überleg's mir, noch mal überlegen, en fait, au lieu, je réfléchis",
    "имел в виду, имела в виду, надо подумать, дай подумать, дайте подумать, на самом деле",
    "rozmyslím si, rozmyslel jsem si, rozmyslela jsem si, ještě si to rozmyslím, nechte mě přemýšlet",
)
_WEIGHS = words("or and maybe perhaps not no dont both either than rather instead but unless if else neither nor vs t")
_HALF = words("maybe perhaps but vielleicht aber peut-etre mais может возможно но mozna ale")
# they hold a word that takes back, and take nothing back
_IDIOMS = phrases(
    "not at all, no problem, no worries, why not, can't wait, cannot wait, not bad, more or less, sooner or later",
    "no one, no idea, no doubt, no hurry, no rush, one or two, no pressure, no matter, kein problem, keine eile",
    "nicht schlecht, mehr oder weniger, pas mal, pas de problème, pas de souci, pas grave, не спеши, не спешите",
    "не спешу, ничего",
    "не за что, неплохо, не проблема, nic moc, není zač, žádný problém, ne?, dříve nebo později",
)
_LATE = words(
    "sorry apologies apology apologize for the a my i im am was m that this it took so long late delay delays wait"
    " waiting slow being keep keeping kept you all everyone busy week weeks day days time taking reply response answer"
    " answering mail have had been away ill sick again about very really to on and of at with work holiday",
    "holidays had",
    "entschuldigung entschuldigt entschuldige verzeihung sorry fur die der das den verspatung verzogerung spate spaten"
    " antwort warten wartezeit dass es so lange gedauert hat ich war bin bitte krank weg zu spat tut mir leid",
    "desole desolee pardon excusez excuse moi pour le la les du de retard attente delai ma reponse tardive avoir"
    " fait vous attendre je suis etais en",
    "извини извините прости простите сорри за задержку опоздание ожидание долгое молчание долго что так поздно позднии"
    " ответ я был была болел болела прошу прощения",
    "promin prominte omlouvam se pardon za zpozdeni prodlevu pozdni odpoved cekani ze to tak dlouho trvalo jsem byl"
    " byla nemocny nemocna pryc",
)
# what programs leave of a letter: links, how it is called, its last lines, and the line that says who wrote when
_NAMES = "|".join(re.escape(title.name) for title in titles.values())
_LEFT = re.compile(
    rf"://|^\W*(?:\w{{2,3}}: )?(?:{_NAMES}) \d+(?:: .*)?\W*$|^\W*Log (?:of version )?\d|\brules (?:{_NAMES}) \d"
    r"|^\W*\d+:[0-9a-f]{8}",
    re.IGNORECASE,
)
_DATE = re.compile(r"\b\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}\b|\b\d{4}\b")
_TIME = re.compile(r"\b\d{1,2}[:.h]\d{2}\b")
_NUMBER = re.compile(r"(?<![\w$€£.,:/+-])\d{1,3}[a-z]?(?![\w%€]|[.,:/]\d)", re.IGNORECASE)
_SPLITS = re.compile(
    r"[.,;:!?()]+|\s-+\s|\b(?:or|and|but|not|meant|wait|actually|instead|rather|oder|nicht|sondern|lieber|ou|pas|plutôt"
    r"|или|не|лучше|вместо|nebo|ne|radši|raději|spíš)\b",
    re.IGNORECASE,
)

Mentions = Callable[[Words], bool]  # whether the game, or the letter, names one of these words
Moves = Callable[[str], tuple[str, ...]]  # the legal moves that a text can be


def may_change(text: str, mentions: Mentions) -> bool:
    """Whether a line that is not understood may change what is said beside it."""
    if _LEFT.search(text) or (_DATE.search(text) and _TIME.search(text)):
        return False
    return any(_holds(piece, mentions) for piece in line_of(text).pieces())


def _holds(piece: Words, mentions: Mentions) -> bool:
    if courtesies.praises(piece) or courtesies.is_said_around(piece) or _is_late(piece):
        return False
    rest = _without(piece, _IDIOMS)
    return _changes(rest) or any(map(_is_option, rest)) or _counts(rest) or mentions(rest)


def _is_late(piece: Words) -> bool:
    """An apology for being late."""
    return all(word in _LATE for word in piece)


def _without(piece: Words, known: Phrases) -> Words:
    found: list[str] = []
    at = 0
    while at < len(piece):
        size = _phrase(piece, at, known)
        found.extend(() if size else piece[at : at + 1])
        at += size or 1
    return tuple(found)


def _phrase(piece: Words, at: int, known: Phrases) -> int:
    return next((n for n in range(_LONGEST_PHRASE, 0, -1) if piece[at : at + n] in known), 0)


def _changes(piece: Words) -> bool:
    return any(word in _CHANGES for word in piece) or any(_phrase(piece, at, _TAKES_BACK) for at in range(len(piece)))


def _is_option(word: str) -> bool:
    return bool(mark_of(word))


def _counts(piece: Words) -> bool:
    """A number spelled out that is all of the piece, or its end."""
    *_, last = ("", *piece)
    alone = len(piece) == 1
    return ((last in NAMED and last != ONE) or last in ORDINALS or (alone and last == ONE)) and (
        alone or piece[-2] in ABOUT or (piece[-2],) in STARTS or any(word in ABOUT for word in piece[:-1])
    )


def offers(text: str, moves: Moves) -> tuple[str, ...]:
    """What a line that is not understood can mean: marks of options, and moves."""
    if not _is_half_meant(text):
        return (mark,) if (mark := loose_mark(text)) else ()
    named = [mark_of(each[0]) for each in _NUMBER.finditer(text)] or _spelled(text)
    return tuple(dict.fromkeys((*_moves(text, moves), *named)))


def _is_half_meant(text: str) -> bool:
    """Whether somebody weighs or takes back what they say: a number in other talk is seldom an option."""
    line = line_of(text)
    if any(_changes(_without(piece, _IDIOMS)) or any(word in _HALF for word in piece) for piece in line.pieces()):
        return True
    others = [word for word in line.words if not _is_option(word)]
    return (
        len(others) < len(line.words)
        and any(word in _WEIGHS for word in others)
        and all(word in _WEIGHS or word in ABOUT or courtesies.is_civil(word) for word in others)
    )


def _spelled(text: str) -> list[str]:
    pieces = (words for part in _SPLITS.split(text) for words in [line_of(part).words] if words)
    found = (words[-1] for words in pieces if all(w in ABOUT or (w,) in CHOOSES or w in _CHANGES for w in words[:-1]))
    return [mark for word in found if (mark := _mark_of(word))]


def _mark_of(word: str) -> str:
    if word in NAMED:
        return str(NAMED[word])
    return f"{ORDINALS[word]}{NTH}" if word in ORDINALS else ""


def _moves(text: str, moves: Moves) -> Iterator[str]:
    """Those between the words that weigh; what follows such a word may leave the verb out."""
    verb = ""
    for part in [part.strip(" \"'") for part in _SPLITS.split(text)][: 2 * MOST_READ]:
        said = _first_legal((part, f"{verb} {part}" if verb else ""), moves)
        yield from said
        verb = said[0].split()[0] if said else verb


def _first_legal(tried: tuple[str, ...], moves: Moves) -> tuple[str, ...]:
    """A bare number is no move here: it is looked for as a number."""
    return next((said for text in tried if text and not text.isdecimal() and (said := moves(text))), ())
