"""The words that work in any letter, whatever the game, and their lines with how they go wrong. Pure.

They are declared once, in the language of the kernel, so the parser, the help and the letters say the same.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

from domain.kernel.language import Language, OneOf
from domain.kernel.marks import mark_of
from domain.kernel.reading import COMMON, FILLERS, Cells, Chart, plain, words_of
from domain.kernel.shapes import Command
from domain.kernel.spoken import tongues
from domain.kernel.telling import Sentence
from service.commands import courtesies
from service.commands.days import Day, with_months
from service.commands.typed import Typed


class OneWord:
    """Any word that is not said out of courtesy, as it is."""

    label = "word"

    def write(self, value: str) -> str:
        return value

    def read(self, chart: Chart, at: int) -> Cells:
        said = next(iter(chart.words[at : at + 1]), "")
        word = _known_words().get(said, said)
        return {at + 1: [word]} if word.isalpha() and not courtesies.is_civil(word) else {}


@cache
def _known_words() -> dict[str, str]:
    """What can be shown, by its name in other languages."""
    listed = (names for each in tongues("service") for names in each.names.get(OneWord.label, {}).items())
    return {words_of(name)[0]: english for english, names in listed for name in names}


class Mark:
    """The mark of an option: 3, 3b, 3 b."""

    label = "option"

    def write(self, value: str) -> str:
        return value

    def read(self, chart: Chart, at: int) -> Cells:
        found = {at + n: mark_of(" ".join(chart.words[at : at + n])) for n in (1, 2) if at + n <= len(chart.words)}
        return {end: [mark] for end, mark in found.items() if mark}


DATE, WORD, OPTION = Day(), OneWord(), Mark()
EVERYWHERE, HERE = ["all", "все", "tout", "vse", "alle"], ["game", "игра", "partie", "hra", "spiel"]
SCOPE = OneOf("all or game", {False: EVERYWHERE, True: HERE})
SWITCH = OneOf("on or off", {True: ["on", "вкл", "zap", "an"], False: ["off", "выкл", "vyp", "aus"]})

ALIKE = {
    "show": "position board покажи показать позиция montre montrer ukaz zobraz zeig zeige stellung",
    "help": "помощь справка aide pomoc napoveda hilfe помоги помогите хелп aidez pomoz pomozte",
    "history": "log история historique historie prubeh verlauf журнал лог ходы протокол journal zaznam tahy",
    "preview": "try voir посмотреть посмотри просмотр попробуй apercu essaie nahled zkus vorschau probiere"
    " previsualiser zkusit",
    "undo": "отмена отменить annule annuler zpet vrat zuruck rueckgaengig ruckgangig отменяю отмени отмените"
    " верни верните annulez retour defaire zrus vratit",
    "more": "еще plus vice dalsi mehr weitere больше остальные autres ostatni vsechny",
    "proof": "proofs доказательство preuve dukaz beweis",
    "why": "почему зачем pourquoi proc warum wieso отчего pk",
    "letters": "mails emails письма lettres dopisy briefe",
    "mute": "тихо заглушить muet ztlum ticho stumm silence ztlumit",
    "digest": "дайджест сводка recapitulatif souhrn prehled sammelbrief zusammenfassung resume",
    "pause": "vacation holiday пауза отпуск vacances pauza dovolena urlaub",
    "away": "gone absent absente weg verreist pryc mimo отсутствую отсутствовать",
    "until": "till to до jusqu jusque do bis",
    "off": "выкл vyp",
    "join": "присоединиться присоединяюсь участвую rejoindre participer pridat pripojit beitreten mitspielen",
    "yes": "y yeah да oui ano ja",
    "revoke": "отозвать отзови отозви revoquer revoque odvolej odvolat widerrufe widerrufen zneplatnit",
    "new": "новые nouveaux nove neue",
    "links": "ссылки liens odkazy",
    "next": "дальше далее следующая suivant suivante prochain prochaine pokracuj pokracovat weiter nachste naechste",
    "rematch": "rejoue rejouons реванш revanche odveta переиграть",
    "again": "снова заново encore recommencer znovu nochmal erneut",
}
# who says so of themselves
AWAY = (
    *("am away", "m away", "will be away", "ll be away", "am not here", "m not here", "bin away", "suis away"),
    *("serai away", "jsem away", "budu away", "nejsem tu", "nejsem tady", "меня нет", "меня не будет", "буду away"),
)
mail = Language(ALIKE, locale="service")


@mail.command("show", "show <word>", help="the position once more; or what a letter leaves out: show log, show Bert")
class Show(Command, frozen=True, tag="mail.show"):
    word: Annotated[str, WORD] = ""


@mail.command("proof", help="the hashes by which luck and log are checked")
class Proof(Command, frozen=True, tag="mail.proof"):
    pass


@mail.command("help", "help <word>", help="what can be said now; or what begins with a word")
class Help(Command, frozen=True, tag="mail.help"):
    word: Annotated[str, WORD] = ""


@mail.command("history", help="the whole log")
class History(Command, frozen=True, tag="mail.history"):
    pass


@mail.command(
    "preview <option>", "что будет <option>", "co kdyz <option>", help="what would come of an option, without doing it"
)
class Preview(Command, frozen=True, tag="mail.preview"):
    option: Annotated[str, OPTION]


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
    *("pause until <day>", "pause <day>", "pause until au <day>", "en pause until <day>", "en pause until au <day>"),
    *(f"{said} until{au} <day>" for said in ("away", *AWAY) for au in ("", " au")),
    help="no moves are expected of you before that day",
)
class Pause(Command, frozen=True, tag="mail.pause"):
    day: Annotated[str, DATE]


@mail.command(
    "pause off",
    "конец паузы",
    "fin de pause",
    "konec pauzy",
    "пауза выкл",
    "pauza vyp",
    help="you are back: your clocks run again, and days that are not used go back",
)
class PauseOff(Command, frozen=True, tag="mail.pause_off"):
    pass


@mail.command(
    *("revoke", "revoke <here>", "new links", "undo links", "undo les links", "закрыть links", "zrusit links"),
    help="no link or address of your letters up to now works any more",
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
class NextWord(Command, frozen=True, tag="mail.next"):
    pass


@mail.command("again", help="play what the last letter of a game offers to be tried again")
class Again(Command, frozen=True, tag="mail.again"):
    pass


@mail.command("rematch", "on rematch", help="the same table once more, after the end")
class Rematch(Command, frozen=True, tag="mail.rematch"):
    pass


Wish = Mute | Letters | Digest | Pause | PauseOff | Revoke


def wish_of(line: str) -> Wish | None:
    """What an option asks for its reader alone, if it is one of these."""
    found = mail.readings(line)
    return found[0] if len(found) == 1 and isinstance(found[0], Wish) else None


_FIRST = re.compile(r"^([^\W\d_]{1,30})\s*[:,-]?\s+(\S.*)$|^([^\W\d_]{1,30})\s*:?$")
_SLASHED = re.compile(r"\b\d{1,4}/\d{1,2}/\d{1,4}\b")
_WORDS = {plain(word) for key, others in ALIKE.items() for word in (key, *others.split())}
_PREVIEWS = (plain("preview"), *map(plain, ALIKE["preview"].split()))
_PREFIXES_OF_MUCH = ("und", "joi")
_JOINS = {"join", *map(plain, ALIKE["join"].split())}
_GOES_ON = {plain(word): key for key in ("next", "again", "rematch") for word in (key, *ALIKE[key].split())}
_WITH = {"with", *map(plain, COMMON["with"].split())}
_PAUSES = (plain("pause"), *map(plain, ALIKE["pause"].split()))
SPELLED_OUT = _WORDS | mail.openings()


def first_word(text: str) -> tuple[str, str]:
    match = _FIRST.match(text)
    if match is None:
        return "", ""
    return plain(match[1] or match[3]), (match[2] or "").strip()


def mail_line(text: str, first: str, rest: str) -> Typed | None:
    if first in _PAUSES and is_day_unclear(text):
        hint = "That date can be read in two ways. Write it as 2026-12-24 or as 24.12.2026."
        return Typed(text, "refused", rest=hint)
    little, words = first_word(rest)
    if first in _JOINS and little in _WITH and words:
        return Typed(text, "join", rest=words, command=Join())
    if first in _GOES_ON and little in _WITH and words:
        return Typed(text, "next", rest=f"{_GOES_ON[first]} {words}")
    readings = mail.readings(with_months(text) if first in _PAUSES else text) if _is_spelled_out(text) else ()
    if len(readings) == 1:
        return of_mail(text, readings[0])
    if readings:
        both = '" or "'.join(map(mail.sentence, readings))
        return Typed(text, "refused", rest=Sentence.of('That can mean "{both}". Say which.', both=both).text())
    if first in _PREVIEWS and rest:
        return Typed(text, "preview", rest=rest)
    if first in _PAUSES and any(c.isdigit() for c in rest):
        return Typed(text, "refused", rest='Say the day as "pause until 2026-12-24" or "pause until 24.12.2026".')
    return None


def is_day_unclear(text: str) -> bool:
    """11/12: the day comes first in one country and the month in another."""
    return _SLASHED.search(text) is not None


def _is_spelled_out(text: str) -> bool:
    """Short forms only of the English words, and never of undo: many a name is the beginning of some word."""
    first = next((word for word in words_of(text) if word not in FILLERS), "")
    return first in SPELLED_OUT or (
        len(first) > 2 and first not in _PREFIXES_OF_MUCH and any(key.startswith(first) for key in ALIKE)
    )


def of_mail(text: str, command: Command) -> Typed:
    if isinstance(command, Undo):
        return Typed(text, "undo", command=command)
    if isinstance(command, Join):
        return Typed(text, "join", command=command)
    if isinstance(command, NextWord | Again | Rematch):
        return Typed(text, "next", rest=mail.sentence(command), command=command)
    if isinstance(command, Yes):
        return Typed(text, "yes", command=command)
    if isinstance(command, Preview):
        return Typed(text, "preview", mark=command.option, command=command)
    return Typed(text, "wish" if isinstance(command, Wish) else "question", command=command)
