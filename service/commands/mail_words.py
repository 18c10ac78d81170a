"""The words that work in any letter, whatever the game.

They are declared once, in the language of the kernel, so the parser, the help and the letters say the same.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated

from domain.kernel.chart import Cells, Chart
from domain.kernel.language import Language, Number, OneOf
from domain.kernel.shapes import Command
from service.commands import courtesies

OPTIONS = 999


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

ALIKE = {
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
    "rematch": "реванш revanche odveta",
    "again": "снова заново encore recommencer znovu nochmal erneut",
}
mail = Language(ALIKE)


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


@mail.command("pause off", help="you are back: your clocks run again, and days that are not used go back")
class PauseOff(Command, frozen=True, tag="mail.pause_off"):
    pass


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


@mail.command("rematch", help="the same table once more, after the end")
class Rematch(Command, frozen=True, tag="mail.rematch"):
    pass


QUESTIONS = (Show, Help, History, Preview, More, Why)
WISHES = (Mute, Letters, Digest, Pause, PauseOff, Revoke)
