"""The typed lines of a reply, sorted: moves, numbers, talk, questions and wishes. Pure; nothing is carried out here.

Lines of the game itself are read by the title; the words of `mail_words.py` work in any letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import replace

from domain.game.lines import LineParser
from domain.game.table.grammar import Resign, is_table_line, sentence
from domain.kernel.marks import mark_of, option_of
from domain.kernel.reading import Words, in_turn, one_beside_the_other, plain, words_of
from domain.kernel.telling import Sentence
from domain.kernel.title import Title
from service.commands import civil_pieces, courtesies, second_thoughts
from service.commands.about_letters import (
    asks_how,
    asks_where_we_stand,
    chosen,
    is_against_letters,
    section_wanted,
)
from service.commands.mail_words import (
    Help,
    More,
    NextWord,
    Show,
    Undo,
    first_word,
    mail,
    mail_line,
    of_mail,
)
from service.commands.numerals import chatted_mark, mistyped_mark, option_mark
from service.commands.phrases import line_of, phrases
from service.commands.requests import absence, requested, resigns
from service.commands.typed import CommandMatcher, Typed

LONGEST = 300  # characters of a line that can be more than talk
MOST_IN_TURN = 8  # moves of one line
_ASKS = "That is a question, so nothing was done. Write it without the question mark to do it."
_IN_PART = "Only a part of that line is understood, so nothing was done. Write each move on a line of its own."
_SAY = "say chat tell скажи сказать говорю чат dis dire rekni povez rict sag sage sagen"
_NOTE = "note notes memo записка помни заметка запиши remarque poznamka zapis notiz notiere"
# these need a colon: "to all: ..."
_TO_ALL = re.compile(
    r"^\s*(?:(to all|to everyone|an alle|à tous|a tous|message|всем|сообщение|všem|vsem|zpráva|zprava)"
    r"|(for me|to myself|für mich|pour moi|mémo|memo|для себя|pro sebe))\s*:\s*(\S.*)$",
    re.IGNORECASE,
)
_TALK: dict[str, Literal["say", "note"]] = {
    **{plain(word): "say" for word in _SAY.split()},
    **{plain(word): "note" for word in _NOTE.split()},
}
_MORE_OR_NEXT = ("encore", "dalsi")  # more of a game that runs; of one that is over, the next
_NEVER = phrases(
    "never again, nie wieder, plus jamais, больше никогда, никогда больше, už nikdy, nikdy více, never invite me again",
    "never invite me, don't invite me again, do not invite me again, don't ever invite me again, stop inviting me",
    "no more invitations, lad mich nie wieder ein, ne m'invite plus",
    "lade mich nicht mehr ein, ne m'invite plus jamais, ne m'invitez plus jamais, больше не приглашай меня",
    "больше никогда не приглашай меня, никогда меня не приглашай, už mě nikdy nezvi, už mě nezvi, nikdy mě nezvi",
)
_DECLINES = {
    "no": {"no", *map(plain, ["nope", "non", "ne", "nein", "нет"])},
    "never": {"never", *map(plain, ["jamais", "nikdy", "niemals", "никогда"])},
}


def sort_out(lines: Iterable[str], matcher: CommandMatcher) -> list[Typed]:
    whole = [(line, sorted_line(line, matcher)) for line in lines]
    found = [typed for line, each in whole for typed in _in_turn(line, each, matcher)]
    if sum(typed.kind in ("game", "number") for typed in found) == 1:
        found = [_as_it_can_be(typed, matcher) for typed in found]
    if not any(typed.kind == "asked" for typed in found):
        return found
    return [replace(typed, offers=_offers_of(typed, matcher)) if typed.kind == "game" else typed for typed in found]


def _as_it_can_be(typed: Typed, matcher: CommandMatcher) -> Typed:
    """Of the only move of a mail: "upgrade the olive" is the one on the field where there is no other."""
    text = typed.rest or typed.text
    if typed.kind != "game" or not matcher.is_running or matcher.legal(text):
        return typed
    return replace(typed, rest=matcher.spoken(text).sentence or typed.rest)


def _in_turn(text: str, whole: Typed, matcher: CommandMatcher) -> tuple[Typed, ...]:
    """The moves of "take 2, then done", as if each stood on a line of its own; refused if only some parts are moves."""
    if whole.kind not in ("game", "asked", "prose") or _is_read(whole, matcher):
        return (whole,)
    then = in_turn(text)
    parts = then or one_beside_the_other(text)
    if not parts or len(parts) > MOST_IN_TURN:
        return (whole,)
    each = tuple(sorted_line(part, matcher) for part in parts)
    moves = [part for part in each if part.kind in ("number", "undo") or _is_read(part, matcher)]
    if not then and (len(moves) < len(each) or len({part.rest for part in each}) < len(each)):
        return (whole,)
    if len(moves) < len(each):
        offers = tuple(dict.fromkeys(offer for part in moves for offer in _offers_of(part, matcher)))
        return (Typed(text, "asked", rest=_IN_PART, offers=offers) if moves else whole,)
    return each


def _offers_of(typed: Typed, matcher: CommandMatcher) -> tuple[str, ...]:
    """What is offered for a line that may be a move."""
    return (typed.mark,) if typed.kind == "number" else matcher.legal(typed.rest or typed.text)


def _is_read(typed: Typed, matcher: CommandMatcher) -> bool:
    return typed.kind == "game" and (bool(typed.rest) or matcher.reads(typed.text))


def sorted_line(text: str, matcher: CommandMatcher) -> Typed:
    """One line. What is no command is prose and does nothing; what is nearly one is left to the game to refuse."""
    if (told := _TO_ALL.match(text)) is not None:
        return Typed(text, "say" if told[1] else "note", rest=told[3])
    first, rest = first_word(text)
    if first in _TALK:
        if not rest:
            asked = Sentence.of('Say what: "{word} ..." with the words on the same line.', word=first)
            return Typed(text, "refused", rest=asked.text())
        return Typed(text, _TALK[first], rest=rest)
    if len(text) > LONGEST:
        return Typed(text, "asked" if second_thoughts.may_change(text, matcher.mentions) else "prose")
    if line := chosen(text):
        return replace(sorted_line(line, matcher), text=text)
    if is_against_letters(text) and not mail.readings(text):
        return Typed(text, "stops")
    if (mark := option_mark(text)) and (mark_of(text) or not matcher.reads(text)):
        return Typed(text, "number", mark=mark)
    if matcher.reads(text):
        return _played(text, text, matcher)
    known = _agreed(text, matcher) or mail_line(text, first, rest)
    if known is not None and first in _MORE_OR_NEXT and not rest:
        known = of_mail(text, More() if matcher.is_running else NextWord())
    if known is None or known.kind == "refused":
        known = _in_sentences(text) or known
    if known is not None and known.kind == "refused":
        known = _inside(text, matcher) or known
    if known is not None and known.kind == "yes":
        known = replace(known, offers=matcher.spoken(text).offers)
    return known or next(filter(None, (read(text, matcher) for read in _READERS)), None) or _unknown(text, matcher)


def _in_sentences(text: str) -> Typed | None:
    """A word of any letter, said in a sentence."""
    if resigns(text):
        return Typed(text, "game", rest=sentence(Resign()))
    command = absence(text) or requested(text)
    return of_mail(text, command) if command is not None else None


def _played(text: str, sentence: str, matcher: CommandMatcher) -> Typed:
    """A move, or the question whether to make it."""
    if _asks(text):
        return Typed(text, "asked", rest=_ASKS, offers=matcher.legal(sentence))
    return Typed(text, "game", rest=sentence if sentence != text else "")


def _asks(text: str) -> bool:
    return text.rstrip(" .!)\"'").endswith("?")


def _civil(text: str, matcher: CommandMatcher) -> Typed | None:
    """A line with courtesies around what it says."""
    if courtesies.takes_back(text):
        return Typed(text, "undo", command=Undo())
    if courtesies.is_assent(text):
        return Typed(text, "assent")
    inner = courtesies.unwrapped(text)
    if inner and matcher.reads(inner):
        return _played(text, inner, matcher)
    return None


def _meant(text: str, matcher: CommandMatcher) -> Typed | None:
    said = matcher.meant(text) or matcher.meant(courtesies.unwrapped(text))
    return _played(text, said, matcher) if said else None


def _greeted(text: str, matcher: CommandMatcher) -> Typed | None:
    """An answer behind "Hi Bert," on one line. What asks Bert to do something, to vote or to take back, is talk."""
    rest = courtesies.past_greeting(text, matcher.names)
    if not rest or is_table_line(rest):
        return None
    found = sorted_line(rest, matcher)
    if found.kind == "game" and not _is_read(found, matcher):
        return None
    is_answer = found.kind in ("number", "game", "assent", "yes", "refused", "asked", "stops")
    return replace(found, text=text, rest=found.rest or (rest if found.kind == "game" else "")) if is_answer else None


def _inside(text: str, matcher: CommandMatcher) -> Typed | None:
    """An answer with civil words and apologies on the same line."""
    inner = civil_pieces.said_alone(
        text,
        lambda part: matcher.reads(part) or matcher.mentions(words_of(part)),
        lambda part: second_thoughts.may_change(part, matcher.mentions) or sorted_line(part, matcher).kind != "prose",
    )
    if sum(map(str.isalpha, inner)) == 1 and not any(map(str.isdigit, inner)):
        return None  # one letter is an answer on a line of its own
    if not inner:
        return None
    found = sorted_line(inner, matcher)
    if found.kind == "prose":
        return None
    return replace(found, text=text, rest=found.rest or (inner if found.kind == "game" else ""))


def _beside_chatter(text: str, matcher: CommandMatcher) -> Typed | None:
    """An answer in a sentence with words that change nothing, or with clauses of their own around it."""
    if not matcher.is_running or civil_pieces.is_in_turn(text):
        return None
    if (mark := chatted_mark(text)) and option_of(matcher.options, mark):
        return Typed(text, "number", mark=mark)
    meant = matcher.loosely(text)
    if meant.sentence:
        return _played(text, meant.sentence, matcher)
    plainly = civil_pieces.plainly(text)
    inner = civil_pieces.said_among(plainly, lambda part: second_thoughts.may_change(part, matcher.mentions)) or plainly
    is_bare = (
        len(words_of(inner)) == 1 and not any(map(str.isdigit, inner)) and not civil_pieces.gives_a_reason(plainly)
    )
    is_bare = is_bare and courtesies.unwrapped(plainly) != inner
    if inner != text and not is_bare:  # one word is said of many things: "auf die Plätze, fertig, los"
        found = sorted_line(inner, matcher)
        if found.kind in ("number", "asked") or (found.kind == "game" and _is_read(found, matcher)):
            return replace(found, text=text, rest=found.rest or (inner if found.kind == "game" else ""))
    return Typed(text, "asked", offers=meant.offers) if meant.offers else None


def _agreed(text: str, matcher: CommandMatcher) -> Typed | None:
    """Yes or no to the one thing that is offered."""
    return _named(text, matcher) if courtesies.is_assent(text) else None


def _named(text: str, matcher: CommandMatcher) -> Typed | None:
    """What is offered here by its names, in whatever order."""
    meant = matcher.spoken(text)
    return _played(text, meant.sentence, matcher) if meant.sentence else None


def _offered(text: str, matcher: CommandMatcher) -> Typed | None:
    offers = matcher.spoken(text).offers
    return Typed(text, "asked", offers=offers) if offers else None


def _asked(text: str, matcher: CommandMatcher) -> Typed | None:
    """A question to the service."""
    if asks_where_we_stand(text):
        return Typed(text, "question", command=Show())
    if section := section_wanted(text):
        return Typed(text, "question", command=Show(section))
    word = matcher.explained(asks_how(text))
    return Typed(text, "question", command=Help(word)) if word else None


_READERS = (_civil, _meant, _greeted, _named, _inside, _beside_chatter, _offered, _asked)


def _unknown(text: str, matcher: CommandMatcher) -> Typed:
    """A mistyped move takes part in the letter's transaction, so that nothing is done without it; what may change one
    is asked back.
    """
    if mark := mistyped_mark(text):
        return Typed(text, "asked", offers=(mark,))
    changes = second_thoughts.may_change(text, matcher.mentions)
    offers = _offers(text, matcher) if changes else ()
    if offers:
        return Typed(text, "asked", offers=offers)
    if not courtesies.praises(line_of(text).words) and matcher.resembles(text):
        return Typed(text, "game")
    near = matcher.near(text)
    return Typed(text, "asked" if changes or near else "prose", offers=near)


def _offers(text: str, matcher: CommandMatcher) -> tuple[str, ...]:
    beside = courtesies.beside_praise(text)
    legal = matcher.legal(beside) if beside else ()
    return legal or second_thoughts.offers(text, lambda part: _moves_of(part, matcher))


def _moves_of(text: str, matcher: CommandMatcher) -> tuple[str, ...]:
    """The legal moves that a part of a line is."""
    inner = courtesies.unwrapped(text)
    return matcher.legal(text) or (matcher.legal(inner) if inner else ()) or tuple(filter(None, [matcher.meant(text)]))


def declined(text: str) -> str:
    """No or never, in any language: the answers to an invitation that take no seat; empty for anything else."""
    words = words_of(text[:LONGEST]) if len(text) < 80 else ()
    if word := next((word for word, alike in _DECLINES.items() if words and words[0] in alike and len(words) == 1), ""):
        return word
    if courtesies.bare(line_of(text[:LONGEST]).words) in _NEVER:
        return "never"
    return "no" if words and courtesies.is_decline(text) else ""


def parses(line: str, title: Title[Any] | None = None) -> bool:
    """What is only asked back does nothing."""
    text, alone = line.strip(), _TitleAlone(title)
    found = sort_out([text], alone)
    return len(found) > 1 or found[0].kind not in ("prose", "asked") or bool(declined(line))


class _TitleAlone(CommandMatcher):
    """A title without a position: all its sentences count, likenesses do not."""

    names = None

    def __init__(self, title: Title[Any] | None) -> None:
        self._parser = LineParser(title)

    def reads(self, text: str) -> bool:
        return self._parser.understands(text)

    def meant(self, text: str) -> str:
        return ""

    def mentions(self, words: Words) -> bool:
        return False

    def legal(self, text: str) -> tuple[str, ...]:
        return ()
