"""The typed lines of a reply, sorted: moves, numbers, talk, questions and wishes. Pure; nothing is carried out here.

Lines of the game itself are read by the title; the words of `mail_words.py` work in any letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from domain.game.table.grammar import is_table_line
from domain.kernel.reading import COMMON, FILLERS, in_turn, plain, words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from service.commands import courtesies
from service.commands.mail_words import ALIKE, WISHES, Again, Join, Next, Preview, Rematch, Undo, Yes, mail

LONGEST = 300  # characters of a line that can be more than talk
MOST_IN_TURN = 8  # moves of one line
_ASKS = "That is a question, so nothing was done. Write it without the question mark to do it."
_IN_PART = "Only a part of that line is understood, so nothing was done. Write each move on a line of its own."
_UNDECIDED = "Write one number, alone on its line."


Kind = Literal[
    "game", "number", "undo", "join", "next", "preview", "say", "note", "question", "wish", "yes", "assent", "refused",
    "prose",
]  # fmt: skip


class Typed(Struct, frozen=True):
    """One line and what it is.

    `rest`: the words to say or note or join with; the word on what follows a game, and those added; the line to
    preview; the hint of a refusal; of a move the sentence without the courtesies around it, if there are any.
    `assent`: as good as yes where yes is waited for, and else prose.
    """

    text: str
    kind: Kind
    rest: str = ""
    number: int = 0
    command: Any = None


class CommandMatcher(Protocol):
    """The language of the game at hand, and the letter that is answered. `meant`: the sentence that other words stand
    for, such as an option copied with its hint; empty if they stand for none. `names`: of all at the table; None:
    any word may be one.
    """

    @property
    def names(self) -> Sequence[str] | None: ...
    def reads(self, text: str) -> bool: ...
    def meant(self, text: str) -> str: ...
    def resembles(self, text: str) -> bool: ...


_SAY = "say chat tell скажи сказать говорю чат dis dire rekni povez rict sag sage sagen"
_NOTE = "note notes заметка запиши remarque poznamka zapis notiz notiere"
_TALK: dict[str, Literal["say", "note"]] = {
    **{plain(word): "say" for word in _SAY.split()},
    **{plain(word): "note" for word in _NOTE.split()},
}
_FIRST = re.compile(r"^([^\W\d_]{1,30})\s*[:,-]?\s+(\S.*)$|^([^\W\d_]{1,30})\s*:?$")
_BARE = re.compile(r"^[(#\[]?\s?(\d{1,3})\s?[)\].!:]{0,2}$")
_SLASHED = re.compile(r"\b\d{1,4}/\d{1,2}/\d{1,4}\b")
_WORDS = {plain(word) for key, others in ALIKE.items() for word in (key, *others.split())}
_PREVIEWS = (plain("preview"), *map(plain, ALIKE["preview"].split()))
_PREFIXES_OF_MUCH = ("und", "joi")
_DECLINES = {
    "no": {"no", *map(plain, ["nope", "non", "ne", "nein", "нет"])},
    "never": {"never", *map(plain, ["jamais", "nikdy", "niemals", "никогда"])},
}
_JOINS = {"join", *map(plain, ALIKE["join"].split())}
_GOES_ON = {plain(word): key for key in ("next", "again", "rematch") for word in (key, *ALIKE[key].split())}
_WITH = {"with", *map(plain, COMMON["with"].split())}
_YES = {"yes", *map(plain, ALIKE["yes"].split())}
_PAUSES = (plain("pause"), *map(plain, ALIKE["pause"].split()))


def sort_out(lines: Iterable[str], matcher: CommandMatcher) -> list[Typed]:
    return [typed for line in lines for typed in _in_turn(line, sorted_line(line, matcher), matcher)]


def _in_turn(text: str, whole: Typed, matcher: CommandMatcher) -> tuple[Typed, ...]:
    """The moves of "take 2, then done", as if each stood on a line of its own; refused if only some parts are moves."""
    parts = in_turn(text) if whole.kind in ("game", "prose") and not _is_read(whole, matcher) else ()
    if not parts or len(parts) > MOST_IN_TURN:
        return (whole,)
    each = tuple(sorted_line(part, matcher) for part in parts)
    moves = [part for part in each if part.kind in ("number", "undo") or _is_read(part, matcher)]
    if len(moves) < len(each):
        return (Typed(text, "refused", rest=_IN_PART) if moves else whole,)
    return each


def _is_read(typed: Typed, matcher: CommandMatcher) -> bool:
    return typed.kind == "game" and (bool(typed.rest) or matcher.reads(typed.text))


def sorted_line(text: str, matcher: CommandMatcher) -> Typed:
    """One line. What is no command is prose and does nothing; what is nearly one is left to the game to refuse."""
    bare = _BARE.match(text)
    if bare:
        return Typed(text, "number", number=int(bare[1]))
    first, rest = _first_word(text)
    if first in _TALK:
        if not rest:
            return Typed(text, "refused", rest=f'Say what: "{first} ..." with the words on the same line.')
        return Typed(text, _TALK[first], rest=rest)
    if len(text) > LONGEST:
        return Typed(text, "prose")
    if matcher.reads(text):
        return Typed(text, "refused", rest=_ASKS) if _asks(text) else Typed(text, "game")
    known = _mail_line(text, first, rest) or _civil(text, matcher) or _meant(text, matcher)
    return known or _greeted(text, matcher) or _unknown(text, matcher)


def _asks(text: str) -> bool:
    return text.rstrip(" .!)\"'").endswith("?")


def _civil(text: str, matcher: CommandMatcher) -> Typed | None:
    """A line with courtesies around what it says."""
    if courtesies.is_undecided(text):
        return Typed(text, "refused", rest=_UNDECIDED)
    if number := courtesies.option_number(text):
        return Typed(text, "number", number=number)
    if courtesies.takes_back(text):
        return Typed(text, "undo", command=Undo())
    if courtesies.is_assent(text):
        return Typed(text, "assent")
    inner = courtesies.unwrapped(text)
    if inner and matcher.reads(inner):
        return Typed(text, "refused", rest=_ASKS) if _asks(text) else Typed(text, "game", rest=inner)
    return None


def _meant(text: str, matcher: CommandMatcher) -> Typed | None:
    said = matcher.meant(text) or matcher.meant(courtesies.unwrapped(text))
    if not said:
        return None
    return Typed(text, "refused", rest=_ASKS) if _asks(text) else Typed(text, "game", rest=said)


def _greeted(text: str, matcher: CommandMatcher) -> Typed | None:
    """An answer behind "Hi Bert," on one line. What asks Bert to do something, to vote or to take back, is talk."""
    rest = courtesies.past_greeting(text, matcher.names)
    if not rest or is_table_line(rest):
        return None
    found = sorted_line(rest, matcher)
    if found.kind == "game" and not _is_read(found, matcher):
        return None
    is_answer = found.kind in ("number", "game", "assent", "yes", "refused")
    return replace(found, text=text, rest=found.rest or (rest if found.kind == "game" else "")) if is_answer else None


def _first_word(text: str) -> tuple[str, str]:
    match = _FIRST.match(text)
    if match is None:
        return "", ""
    return plain(match[1] or match[3]), (match[2] or "").strip()


def _mail_line(text: str, first: str, rest: str) -> Typed | None:
    if first in _PAUSES and _SLASHED.search(text):
        hint = "That date can be read in two ways. Write it as 2026-12-24 or as 24.12.2026."
        return Typed(text, "refused", rest=hint)
    little, words = _first_word(rest)
    if first in _JOINS and little in _WITH and words:
        return Typed(text, "join", rest=words, command=Join())
    if first in _GOES_ON and little in _WITH and words:
        return Typed(text, "next", rest=f"{_GOES_ON[first]} {words}")
    readings = mail.readings(text) if _is_spelled_out(text) else ()
    if len(readings) == 1:
        return _of_mail(text, readings[0])
    if readings:
        both = '" or "'.join(map(mail.sentence, readings))
        return Typed(text, "refused", rest=f'That can mean "{both}". Say which.')
    if first in _PREVIEWS and rest:
        return Typed(text, "preview", rest=rest)
    if first in _PAUSES and any(c.isdigit() for c in rest):
        return Typed(text, "refused", rest='Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".')
    return None


def _is_spelled_out(text: str) -> bool:
    """Short forms only of the English words, and never of undo: many a name is the beginning of some word."""
    first = next((word for word in words_of(text) if word not in FILLERS), "")
    return first in _WORDS or (
        len(first) > 2 and first not in _PREFIXES_OF_MUCH and any(key.startswith(first) for key in ALIKE)
    )


def _of_mail(text: str, command: Command) -> Typed:
    if isinstance(command, Undo):
        return Typed(text, "undo", command=command)
    if isinstance(command, Join):
        return Typed(text, "join", command=command)
    if isinstance(command, Next | Again | Rematch):
        return Typed(text, "next", rest=mail.sentence(command), command=command)
    if isinstance(command, Yes):
        return Typed(text, "yes", command=command)
    if isinstance(command, Preview):
        return Typed(text, "preview", number=command.number, command=command)
    return Typed(text, "wish" if isinstance(command, WISHES) else "question", command=command)


def _unknown(text: str, matcher: CommandMatcher) -> Typed:
    """A mistyped move takes part in the letter's transaction, so that nothing is done without it."""
    return Typed(text, "game") if matcher.resembles(text) else Typed(text, "prose")


def is_yes(lines: Iterable[str]) -> bool:
    """The answer to a question by mail: the first line that says anything is yes."""
    for line in lines:
        said = line[:LONGEST]
        if courtesies.is_assent(said):
            return True
        words = [word for word in words_of(said) if word not in FILLERS and not word.isdecimal()]
        if len(words) == 1 and words[0] in _YES:
            return "?" not in said
        if words and not courtesies.only_civil(said):
            return False
    return False


def declined(text: str) -> str:
    """No or never, in any language: the answers to an invitation that take no seat; empty for anything else."""
    words = words_of(text[:LONGEST]) if len(text) < 80 else ()
    if word := next((word for word, alike in _DECLINES.items() if words and words[0] in alike and len(words) == 1), ""):
        return word
    return "no" if words and courtesies.is_decline(text) else ""


def parses(line: str, title: Title[Any] | None = None) -> bool:
    """Whether this line, alone in a reply, would do or mean anything. No line of our letters may."""
    text, alone = line.strip(), _TitleAlone(title)
    whole = sorted_line(text, alone)
    return whole.kind != "prose" or len(_in_turn(text, whole, alone)) > 1 or bool(declined(line))


class _TitleAlone:
    """A title without a position: all its sentences count, likenesses do not."""

    names = None

    def __init__(self, title: Title[Any] | None) -> None:
        self._title = title

    def reads(self, text: str) -> bool:
        return is_table_line(text) or (self._title is not None and bool(self._title.language.readings(text)))

    def meant(self, text: str) -> str:
        return ""

    def resembles(self, text: str) -> bool:
        return False
