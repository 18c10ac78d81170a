"""The typed lines of a reply, sorted: moves, numbers, talk, questions and wishes. Pure; nothing is carried out here.

Lines of the game itself are read by the title. The words below work in any letter; they are declared once, in the
language of the kernel, so the parser, the help and the letters say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Annotated, Any, Literal, Protocol

from msgspec import Struct

from domain.kernel.chart import Cells, Chart
from domain.kernel.language import Language, Number, OneOf
from domain.kernel.reading import COMMON, FILLERS, in_turn, plain, words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.table_lines import is_table_line
from service.inbound import courtesies

OPTIONS = 999
LONGEST = 300  # characters of a line that can be more than talk
MOST_IN_TURN = 8  # moves of one line
_ASKS = "That is a question, so nothing was done. Write it without the question mark to do it."
_IN_PART = "Only a part of that line is understood, so nothing was done. Write each move on a line of its own."
_UNDECIDED = "Write one number, alone on its line."


class Day:
    """A date as words: 2026 12 24 or 24 12 2026."""

    label = "date"

    def write(self, value: str) -> str:
        return value

    def read(self, chart: Chart, at: int) -> Cells:
        found = chart.words[at : at + 3]
        if len(found) < 3 or not all(word.isdecimal() and len(word) < 5 for word in found):
            return {}
        numbers = [int(word) for word in found]
        year, month, day = numbers if len(found[0]) == 4 else reversed(numbers)
        try:
            return {at + 3: [date(year, month, day).isoformat()]}
        except ValueError:
            return {}


class OneWord:
    """Any word that is not said out of courtesy, as it is."""

    label = "word"

    def write(self, value: str) -> str:
        return value

    def read(self, chart: Chart, at: int) -> Cells:
        word = next(iter(chart.words[at : at + 1]), "")
        return {at + 1: [word]} if word.isalpha() and not courtesies.is_civil(word) else {}


DATE, WORD = Day(), OneWord()
EVERYWHERE, HERE = ["all", "все", "tout", "vse", "alle"], ["game", "игра", "partie", "hra", "spiel"]
SCOPE = OneOf("all or game", {False: EVERYWHERE, True: HERE})
SWITCH = OneOf("on or off", {True: ["on", "вкл", "zap", "an"], False: ["off", "выкл", "vyp", "aus"]})
OPTION = Number("number", 1, OPTIONS)

_ALIKE = {
    "show": "position board покажи показать позиция montre montrer ukaz zobraz zeig zeige stellung",
    "help": "помощь справка aide pomoc napoveda hilfe",
    "history": "log история historique historie prubeh verlauf",
    "preview": "try просмотр попробуй apercu essaie nahled zkus vorschau probiere",
    "undo": "отмена отменить annule annuler zpet vrat zuruck rueckgaengig ruckgangig",
    "more": "еще plus vice dalsi mehr weitere",
    "why": "почему зачем pourquoi proc warum wieso",
    "letters": "mails emails письма lettres dopisy briefe",
    "mute": "тихо заглушить muet ztlum ticho stumm",
    "digest": "дайджест сводка recapitulatif souhrn prehled sammelbrief zusammenfassung",
    "pause": "vacation holiday пауза отпуск vacances pauza dovolena urlaub",
    "until": "till to до jusqu jusque do bis",
    "join": "присоединиться присоединяюсь участвую rejoindre participer pridat pripojit beitreten mitspielen",
    "yes": "y yeah да oui ano ja",
    "revoke": "отозвать отзови revoquer revoque odvolej odvolat widerrufe widerrufen",
    "new": "новые nouveaux nove neue",
    "links": "ссылки liens odkazy",
    "next": "дальше далее следующая suivant suivante prochain prochaine pokracuj pokracovat weiter nachste naechste",
    "again": "снова заново encore recommencer znovu nochmal erneut",
}
mail = Language(_ALIKE)


@mail.command("show", help="the position once more")
class Show(Command, frozen=True, tag="mail.show"):
    pass


@mail.command("help", "help <word>", help="what can be said now; or what begins with a word")
class Help(Command, frozen=True, tag="mail.help"):
    word: Annotated[str, WORD] = ""


@mail.command("history", help="the whole log")
class History(Command, frozen=True, tag="mail.history"):
    pass


@mail.command("preview <number>", help="what would come of an option, without doing it")
class Preview(Command, frozen=True, tag="mail.preview"):
    number: Annotated[int, OPTION]


@mail.command("undo", help="take your last move back, if nothing was revealed since")
class Undo(Command, frozen=True, tag="mail.undo"):
    pass


@mail.command("more", help="all that can be done, not only the first options")
class More(Command, frozen=True, tag="mail.more"):
    pass


@mail.command("why", help="why letters were sent or not")
class Why(Command, frozen=True, tag="mail.why"):
    pass


@mail.command("mute", "mute <on>", help="no letters of this game but when it is over")
class Mute(Command, frozen=True, tag="mail.mute"):
    on: Annotated[bool, SWITCH] = True


@mail.command("letters <on>", help="whether letters come at all; answers to your own mails always do")
class Letters(Command, frozen=True, tag="mail.letters"):
    on: Annotated[bool, SWITCH]


@mail.command("digest", "digest <on>", help="one letter a day for all games")
class Digest(Command, frozen=True, tag="mail.digest"):
    on: Annotated[bool, SWITCH] = True


@mail.command(
    "pause until <day>", "pause <day>", "pause until au <day>", help="no moves are expected of you before that day"
)
class Pause(Command, frozen=True, tag="mail.pause"):
    day: Annotated[str, DATE]


@mail.command(
    "revoke", "revoke <here>", "new links", help="no link or address of your letters up to now works any more"
)
class Revoke(Command, frozen=True, tag="mail.revoke"):
    here: Annotated[bool, SCOPE] = False  # of this game only


@mail.command("yes", help="yes, that was me")
class Yes(Command, frozen=True, tag="mail.yes"):
    pass


@mail.command("join", help="take the seat you are invited to; join with any words of yours adds them to the luck")
class Join(Command, frozen=True, tag="mail.join"):
    pass


@mail.command("next", help="go on with the game that follows this one, at the same table")
class Next(Command, frozen=True, tag="mail.next"):
    pass


@mail.command("again", help="play what the last letter of a game offers to be tried again")
class Again(Command, frozen=True, tag="mail.again"):
    pass


QUESTIONS = (Show, Help, History, Preview, More, Why)
WISHES = (Mute, Letters, Digest, Pause, Revoke)

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
    """The language of the game at hand."""

    def reads(self, text: str) -> bool: ...
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
_WORDS = {plain(word) for key, others in _ALIKE.items() for word in (key, *others.split())}
_PREVIEWS = (plain("preview"), *map(plain, _ALIKE["preview"].split()))
_PREFIXES_OF_MUCH = ("und", "joi")
_DECLINES = {
    "no": {"no", *map(plain, ["nope", "non", "ne", "nein", "нет"])},
    "never": {"never", *map(plain, ["jamais", "nikdy", "niemals", "никогда"])},
}
_JOINS = {"join", *map(plain, _ALIKE["join"].split())}
_GOES_ON = {plain(word): key for key in ("next", "again") for word in (key, *_ALIKE[key].split())}
_WITH = {"with", *map(plain, COMMON["with"].split())}
_YES = {"yes", *map(plain, _ALIKE["yes"].split())}
_PAUSES = (plain("pause"), *map(plain, _ALIKE["pause"].split()))


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
    return _mail_line(text, first, rest) or _civil(text, matcher) or _unknown(text, matcher)


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
        len(first) > 2 and first not in _PREFIXES_OF_MUCH and any(key.startswith(first) for key in _ALIKE)
    )


def _of_mail(text: str, command: Command) -> Typed:
    if isinstance(command, Undo):
        return Typed(text, "undo", command=command)
    if isinstance(command, Join):
        return Typed(text, "join", command=command)
    if isinstance(command, Next | Again):
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
    read = sorted_line(line.strip(), _TitleAlone(title))
    return read.kind != "prose" or bool(declined(line))


class _TitleAlone:
    """A title without a position: all its sentences count, likenesses do not."""

    def __init__(self, title: Title[Any] | None) -> None:
        self._title = title

    def reads(self, text: str) -> bool:
        return is_table_line(text) or (self._title is not None and bool(self._title.language.readings(text)))

    def resembles(self, text: str) -> bool:
        return False
