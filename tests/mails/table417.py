"""The little game whose letter the stored mails answer: only its language is needed."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.language import Language, Number, OneOf
from domain.kernel.reading import words_of
from domain.kernel.shapes import Command

_COLOURS = {
    "red": "red R красный красную červená cervenou červenou rouge rot rote roten rojo czerwona rosso",
    "blue": "blue B синий синюю modrá modrou bleu bleue blau blaue azul blu",
    "yellow": "yellow Y жёлтый желтую žlutá žlutou jaune gelb gelbe amarillo giallo",
    "green": "green G зелёный зеленую zelená zelenou vert verte grün grüne verde",
    "purple": "purple P violet фиолетовый fialová fialovou violette lila violett morado viola",
}
COLOUR = OneOf("colour", {colour: names.split() for colour, names in _COLOURS.items()})
CELL = OneOf("cell", {f"{row}{column}": f"{row}{column}" for row in "abcd" for column in range(1, 6)})
VALUE = Number("value", 1, 6)

language = Language(
    {
        "take": "взять возьми беру vezmi vzít beru prendre prends nimm nehmen tomar toma weź prendi neem",
        "tool": "инструмент nástroj outil werkzeug herramienta",
        "pass": "пас пасую pas pasuji passe passer passen paso",
        "undo": "отмена отменить zpět annuler zurück deshacer",
        "show": "покажи показать ukaž montre montrer zeig zeige",
        "help": "помощь справка pomoc nápověda aide hilfe ayuda",
        "vacation": "отпуск dovolená vacances urlaub",
        "until": "до do jusqu bis hasta",
    }
)
_CHAT = "chat чат скажи сказать řekni řeč pošli dis dire sag sage schreib charla"
CHAT = frozenset(_CHAT.split())


@language.command("take <colour> <value> to <cell>", "take <colour> <value> <cell>", help="put a die into your window")
class Take(Command, frozen=True, tag="table417.take"):
    colour: Annotated[str, COLOUR]
    value: Annotated[int, VALUE]
    cell: Annotated[str, CELL]


@language.command("tool <number> <colour> <value>", help="use a tool")
class Tool(Command, frozen=True, tag="table417.tool"):
    number: Annotated[int, Number("number", 1, 12)]
    colour: Annotated[str, COLOUR]
    value: Annotated[int, VALUE]


@language.command("pass", help="pass")
class Pass(Command, frozen=True, tag="table417.pass"):
    pass


@language.command("undo", help="undo")
class Undo(Command, frozen=True, tag="table417.undo"):
    pass


@language.command("show", help="show")
class Show(Command, frozen=True, tag="table417.show"):
    pass


@language.command("help", help="help")
class Help(Command, frozen=True, tag="table417.help"):
    pass


@language.command("vacation until <year> <month> <day>", help="be away")
class Vacation(Command, frozen=True, tag="table417.vacation"):
    year: Annotated[int, Number("year", 2000, 2100)]
    month: Annotated[int, Number("month", 1, 12)]
    day: Annotated[int, Number("day", 1, 31)]


def is_command(line: str) -> bool:
    """A bare number, a word of the table, or a line the grammar accounts for word by word."""
    words = line.split()
    if len(words) == 1 and words[0].rstrip(".").isdecimal() and len(words[0]) < 4:
        return True
    if len(words) > 1 and words[0].lower().rstrip(":") in CHAT:
        return True
    return bool(words_of(line)) and bool(language.readings(line))
