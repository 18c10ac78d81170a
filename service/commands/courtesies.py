"""What people write around an answer: courtesies, and words such as "I choose" or "option". A closed list.

Every other word has to mean something, so a line with a word too many is no answer. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from domain.kernel.reading import LONGEST, Words, plain

_WORD = re.compile(r"[^\W_]+")
_MOST_WORDS = 60


def _phrases(*texts: str) -> frozenset[Words]:
    """Phrases with commas between them, as their words: "I'll" is two."""
    each = (tuple(_WORD.findall(plain(phrase))) for text in texts for phrase in text.split(","))
    return frozenset(phrase for phrase in each if phrase)


_CIVIL = _phrases(
    "please, pls, plz, bitte, prosim, s'il vous plait, пожалуйста",
    "thanks, thank you, thank you very much, many thanks, thanks a lot, thx, thanx, ty, cheers",
    "danke, danke schön, vielen dank, merci, merci beaucoup, stp, svp, diky, dekuji, спасибо",
)
_BEFORE = _CIVIL | _phrases(
    "hi, hello, hey, good morning, good afternoon, good evening, hi there, hello there",
    "ok, okay, k, sure, alright, all right, right, well, yes, yep, yeah, fine, great, good, nice, so, then, now",
    "my move, my move is, my answer, my answer is, my choice, my choice is, my pick, my pick is, my turn",
    "I choose, I pick, I select, I'll, I will, I would like to, I'd like to, I want to, I am going to, I'm going to",
    "I think I'll, I guess I'll, let's, let us, let me, go with, I go with, I'll go with, I'm going with",
    "I'd go with, I would go with, going with",
    "we, we'll, kindly, and, finally, first, next, after that, this time, for now, in that case",
    "move, my next move, next move, I think I will, I guess I will, I believe I'll, I suppose I'll, I'll just, just",
    "sorry for the delay, sorry for the wait, sorry for being late, sorry I'm late, sorry about the delay",
    "hallo, hallo zusammen, guten morgen, guten tag, guten abend, ich nehme, ich wähle, ich spiele, mein zug, gut",
    "ich nehme die, ich wähle die, je prends le, je choisis le",
    "bonjour, bonsoir, salut, je prends, je choisis, je joue, mon choix, mon coup, d'accord, ahoj, dobry den, beru",
)
_AFTER = _CIVIL | _phrases(
    "and thanks, and thank you, for me, it is, then, now, for now, this time, for this turn, this turn",
    "best, regards, best regards, kind regards, best wishes, bye, have fun, good luck, ok, okay, all the best",
    "gruß, grüße, viele grüße, liebe grüße, lg, vg, mfg, viel spaß, viel glück, tschüss, à bientôt, bonne chance",
)
_OPTION = _phrases(
    "option, options, opt, number, nr, choice, variant, nummer, numero, cislo, moznost, вариант, номер",
    "the option, the number, option number, option nr, choice number, take option, take number, take choice",
    "I take option, I take number, take the option, play option, do option, use option, pick option, pick number",
    "choose option, choose number, select option, select number, make it option, make it number",
    "choose, pick, select, go for, I go for, I'd like, I would like, I want, I'd like option, I would like option",
    "I want option, make it, I'll have, I'll choose, I'll pick, I'll take option, I'll take number, do",
    "ich nehme, ich nehme die, ich nehme nummer, ich wähle, ich wähle die, je prends, je prends le, je choisis, beru",
)
_THE = _phrases("the, take the, I take the, choose the, pick the, I choose the, I pick the, I'd like the, go with the")
_ONE = _phrases("one, option, choice, of them, of these, one of them, one of these")
_NAMED = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SPELLED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SHORT = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th")
_ORDINALS = {word: number for words in (_SPELLED, _SHORT) for number, word in enumerate(words, 1)}
_ASSENTS = _phrases(
    "yes, yeah, oui, ja, ano, да",
    "sure, of course, certainly, definitely, absolutely, gladly, with pleasure, why not me, yep, yup, ok, okay",
    "I'm in, I am in, count me in, I'd love to, I would love to, I'd like to play, I would like to play, I'll play",
    "I want to play, I'd love to play, I will play, I'll join, I will join, I join, I'd like to join, I want to join",
    "let's play, let us play, I'm game, deal me in, sign me up, I accept, accept, accepted, confirm, confirmed",
    "I confirm, that was me, it was me, this was me, yes that was me, yes it was me, yes this was me, it is me",
    "it's me, yes it's me, yes it is me, yes that's me, that's me, yes I did, I did, sounds good, happy to, join in",
)
_DECLINES = _phrases(
    "no thanks, no thank you, not this time, I'm out, I am out, count me out, I can't, I cannot, I decline, decline",
    "I'd rather not, I would rather not, not interested, not for me, I'll pass, I pass, sorry no, no sorry, not now",
    "I don't want to, I do not want to, I don't have time, I have no time, nicht jetzt, nein danke, non merci",
)
_GREETINGS = _phrases(
    "hi, hello, hey, dear, good morning, good afternoon, good evening, hallo, guten morgen, guten tag, guten abend",
    "liebe, lieber, bonjour, bonsoir, salut, cher, chere, ahoj, dobry den, привет",
)
_ANYBODY = _phrases("and, all, everyone, everybody, folks, friends, zusammen, alle, tous, posthorn")
_I_AM_DONE = _phrases("I'm done, I am done")
_SORRY = _phrases("sorry, I'm sorry, I am sorry, alas, unfortunately, thanks but, thank you but, but, no")
_TAKES_BACK = _phrases(
    "undo that, undo it, undo this, undo my move, undo my last move, undo the last move, undo last move",
    "take it back, take that back, I take it back, I take that back, take my move back, take back my move",
)
_UNDECIDED = {
    word
    for phrase in _phrases(
        "or, and, maybe, perhaps, not, no, dont, don't, either, both, than, rather, instead, but, unless"
    )
    | _phrases("if, else, neither, nor, actually, wait, versus, vs")
    for word in phrase
}
_SIGNS = re.compile(r"[?/%$€£=<>~+@&|\\^]|[-–—−]\s*\d|\d\s*[-–—−.,:]\s*\d")  # these make another thing of a number
_LISTED = re.compile(r"\s*\(\d{1,3}\)\s*\S")  # an option of our letters, quoted
_LONGEST_PHRASE = 5
_MOST_TO_SAY = 20  # words of a line that is yes or no
_MOST_OF_A_NAME = 3  # words


class _Line:
    """A line as its words, each with its place."""

    def __init__(self, text: str) -> None:
        found = list(_WORD.finditer(text[:LONGEST]))[:_MOST_WORDS]
        self.text, self.places = text, [(each.start(), each.end()) for each in found]
        self.words = tuple(plain(each[0]) for each in found)

    def within(self, first: int, end: int) -> str:
        """The text from one word up to another, without the marks around it."""
        return self.text[self.places[first][0] : self.places[end - 1][1]] if first < end else ""


def is_civil(word: str) -> bool:
    """Whether a word alone says nothing but how it is said."""
    return (plain(word),) in _BEFORE | _AFTER


def _past(words: Words, at: int, phrases: frozenset[Words]) -> int:
    """Where the phrases that begin here end; the longest first."""
    while at < len(words):
        most = min(_LONGEST_PHRASE, len(words) - at)
        size = next((n for n in range(most, 0, -1) if words[at : at + n] in phrases), 0)
        if not size:
            return at
        at += size
    return at


def _before(words: Words, end: int, phrases: frozenset[Words]) -> int:
    """Where the phrases that end here begin."""
    while end:
        size = next((n for n in range(min(_LONGEST_PHRASE, end), 0, -1) if words[end - n : end] in phrases), 0)
        if not size:
            return end
        end -= size
    return end


def _inner(line: _Line) -> tuple[int, int]:
    first = _past(line.words, 0, _BEFORE)
    return first, max(first, _before(line.words, len(line.words), _AFTER))


def unwrapped(text: str) -> str:
    """The line without the courtesies around it; empty if there are none, or if nothing else is there."""
    line = _Line(text)
    first, end = _inner(line)
    if line.words[first:end] in _I_AM_DONE:
        first = end - 1
    return line.within(first, end) if (first, end) != (0, len(line.words)) else ""


def past_greeting(text: str, names: Sequence[str] | None) -> str:
    """What follows "Hi Bert," on the same line; empty if the line does not begin so. `names`: of all at the table;
    None: any word may be one."""
    line = _Line(text)
    first = _past(line.words, 0, _GREETINGS)
    end = _past(line.words, first, _ANYBODY | _names(line.words if names is None else names)) if first else 0
    return text[line.places[end][0] :] if first < end < len(line.words) else ""


def only_greets(text: str) -> bool:
    """Whether this is "Hi Bert," and no more."""
    words = _Line(text).words
    first = _past(words, 0, _GREETINGS)
    return first > 0 and len(words) <= first + _MOST_OF_A_NAME and not any(map(_is_number, words))


def _names(names: Sequence[str]) -> frozenset[Words]:
    """Each whole, and by its first word; none that is a number."""
    whole = {tuple(_WORD.findall(plain(name))) for name in names}
    found = whole | {words[:1] for words in whole}
    return frozenset(words for words in found if words and not any(map(_is_number, words)))


def _is_number(word: str) -> bool:
    return any(c.isdigit() for c in word) or word in _NAMED or word in _ORDINALS


def only_civil(text: str) -> bool:
    """Whether nothing but courtesies stands here."""
    first, end = _inner(line := _Line(text))
    return bool(line.words) and first >= end


def option_number(text: str) -> int:
    """The number of an option, however civil; 0 if this is something else, or can be."""
    if _SIGNS.search(text):
        return 0
    words = _Line(text).words
    for inner in _readings(words):
        if number := _numeral(inner):
            return number
    return 0


def _readings(words: Words) -> Iterator[Words]:
    """The words without what may stand before and after a number. What belongs to the number is tried for first."""
    end = _before(words, len(words), _AFTER)
    for at in (0, _past(words, 0, _BEFORE)):
        for size in range(_LONGEST_PHRASE, 0, -1):
            if words[at : at + size] in _OPTION or words[at : at + size] in _THE:
                yield words[at:end]
                break
        yield words[at:end]


def _numeral(words: Words) -> int:
    sizes = range(min(_LONGEST_PHRASE, len(words) - 1), 0, -1)
    for phrases, numbers in ((_OPTION, _cardinal), (_THE, _ordinal)):
        size = next((n for n in sizes if words[:n] in phrases), 0)
        if size and (number := numbers(words[size:])):
            return number
    return _cardinal(words) or _ordinal(words)


def _cardinal(words: Words) -> int:
    if len(words) != 1:
        return 0
    (word,) = words
    if word in _NAMED:
        return _NAMED.index(word) + 1
    return int(word) if word.isdecimal() and len(word) <= 3 else 0


def _ordinal(words: Words) -> int:
    """The second, the second one."""
    return _ORDINALS.get(words[0], 0) if len(words) == 1 or (words and words[1:] in _ONE) else 0


def is_assent(text: str) -> bool:
    return "?" not in text and _says(text, _ASSENTS, _BEFORE)


def is_decline(text: str) -> bool:
    return "?" not in text and _says(text, _DECLINES, _BEFORE | _SORRY)


def takes_back(text: str) -> bool:
    return "?" not in text and _says(text, _TAKES_BACK, _BEFORE)


def _says(text: str, phrases: frozenset[Words], before: frozenset[Words]) -> bool:
    """Whether the line is one or several of these phrases, with courtesies around them."""
    words = _Line(text).words
    if len(words) > _MOST_TO_SAY:
        return False
    end = _before(words, len(words), _AFTER)
    ends = dict.fromkeys((end, len(words)))
    begins = [first for first in range(len(words)) if _past(words[:first], 0, before) == first]
    return any(_past(words[:stop], first, phrases) == stop for stop in ends for first in begins if first < stop)


def is_undecided(text: str) -> bool:
    """Numbers with "or", "not" and the like: somebody weighs options, and none of them is the answer."""
    if _LISTED.match(text):
        return False
    words = _Line(text).words
    numbers = [word for word in words if word.isdecimal() and len(word) <= 3]
    rest = [word for word in words if word not in numbers]
    about = {word for phrase in (*_OPTION, *_THE, *_BEFORE) for word in phrase}
    return bool(numbers) and any(word in _UNDECIDED for word in rest) and all(
        word in _UNDECIDED or word in about for word in rest
    )  # fmt: skip
