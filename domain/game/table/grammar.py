"""The lines by which people settle what is no move: votes, seats, orders. They are read wherever moves are. Pure."""

from __future__ import annotations

import re
from typing import Annotated, cast

from domain.game.table.agreements import MORE_TIME
from domain.kernel.language import MOST_WORDS, Language, Number, OneOf
from domain.kernel.preview import SWITCHES
from domain.kernel.reading import LONGEST, plain, words_of
from domain.kernel.shapes import Command

_ALIKE = {
    "vote": "голосую голос vote vota hlasuji hlas stimme голосовать предлагаю voter propose navrhuji hlasuju hlasovat",
    "against": "против contre proti gegen",
    "agree": "согласен согласна accord souhlasim einverstanden",
    "disagree": "несогласен несогласна desaccord nesouhlasim dagegen против contre proti",
    "resign": "выхожу покидаю odchazim сдаюсь abandonne abandonner vzdavam aufgeben сдаться forfait vzdat",
    "orders": "приказы ordres rozkazy auftrage",
    "done": "готово fini hotovo fertig",
    "until": "пока до jusqua dokud bis",
    "something": "нечто чего quelque neco etwas",
    "new": "новое нового nouveau noveho neues",
}
_MOTIONS = {
    "pause": ["pause"], "go on": ["go on", "resume"], "more time": ["more time"], "replace": ["replace"],
    "bot": ["bot", "bot for"], "call off": ["call off"], "declare": ["declare", "declare as it stands"],
    "undo": ["undo"],
}  # fmt: skip
MOTION = OneOf("motion", _MOTIONS)
SWITCH = OneOf("switch", {each: [each] for each in SWITCHES})
ON_OFF = OneOf("on or off", {True: ["on"], False: ["off"]})
NUMBER = Number("seat or hours", 1, MORE_TIME[1])
lines = Language(_ALIKE, locale="domain.game")


@lines.command(
    "vote <motion>", "vote <motion> <number>", "vote <motion> seat <number>", help="put a motion, or agree to it"
)
class Vote(Command, frozen=True, tag="table.vote"):
    """`number`: of a seat, or of hours."""

    motion: Annotated[str, MOTION]
    number: Annotated[int, NUMBER] = 0


@lines.command(
    "vote against <motion>", "vote against <motion> <number>", "vote against <motion> seat <number>",
    help="vote against a motion",
)  # fmt: skip
class Against(Command, frozen=True, tag="table.against"):
    motion: Annotated[str, MOTION]
    number: Annotated[int, NUMBER] = 0


@lines.command("agree", "d accord", "je suis d accord", help="agree to the motion that is open")
class Agree(Command, frozen=True, tag="table.agree"):
    pass


@lines.command("disagree", "не agree", "pas d accord", "ne agree", help="vote against the motion that is open")
class Disagree(Command, frozen=True, tag="table.disagree"):
    pass


@lines.command(
    "resign",
    "resign se",
    "je quitte",
    "выити из партии",
    "koncim ve hre",
    help="leave the game; you are asked once more before it is done",
)
class Resign(Command, frozen=True, tag="table.resign"):
    pass


@lines.command("confirm resign", help="leave the game without being asked once more; others may take the seat")
class ConfirmResign(Command, frozen=True, tag="table.confirm_resign"):
    pass


@lines.command("stay", help="keep your seat, where you were asked whether you resign")
class Stay(Command, frozen=True, tag="table.stay"):
    pass


@lines.command("leave table", help="get up before the game has begun")
class Leave(Command, frozen=True, tag="table.leave"):
    pass


@lines.command("release seat <number>", help="as host let somebody go before the game has begun")
class Release(Command, frozen=True, tag="table.release"):
    number: Annotated[int, NUMBER]


@lines.command("come back", help="take your offered seat back, until somebody sits there")
class ComeBack(Command, frozen=True, tag="table.come_back"):
    pass


@lines.command("orders", help="what you have decided in advance")
class Orders(Command, frozen=True, tag="table.orders"):
    pass


@lines.command("order off", help="drop all that you have ordered in advance")
class OrderOff(Command, frozen=True, tag="table.order_off"):
    pass


@lines.command("<which> alone", "<which> alone <on>", help="an only answer is given for you, or an empty turn is ended")
class SetSwitch(Command, frozen=True, tag="table.alone"):
    which: Annotated[str, SWITCH]
    on: Annotated[bool, ON_OFF] = True


@lines.command("ask me everything", "ask me everything <on>", help="nothing is answered for you that you could say")
class AskMe(Command, frozen=True, tag="table.ask_me"):
    on: Annotated[bool, ON_OFF] = True


@lines.command(
    "done until something new", "done until something new is possible",
    help="and so on each time that you are asked, until you can do what you could not do now",
)  # fmt: skip
class UntilNew(Command, frozen=True, tag="table.until_new"):
    """A move with an order in it, so it stands among moves and not beside them."""


TableCommand = (
    Vote | Against | Agree | Disagree | Resign | ConfirmResign | Stay | Leave | Release | ComeBack | Orders | OrderOff
    | SetSwitch | AskMe
)  # fmt: skip
_WHEN = (
    "when asked", "when i am asked", "when i'm asked", "once i am asked", "if i am asked", "if asked", "next time",
    "the next time i am asked", "when it is my turn", "when it's my turn", "on my turn", "on my next turn",
    "когда спросят", "когда меня спросят", "на моём ходу", "на моем ходу", "заранее", "приказ", "quand on me demande",
    "à mon tour", "a mon tour", "d'avance", "ordre", "až budu na tahu", "az budu na tahu", "až se zeptáte",
    "az se zeptate", "předem", "predem", "příkaz", "prikaz",
    "wenn ich gefragt werde", "wenn gefragt", "wenn ich dran bin", "in meinem zug", "im voraus", "anweisung",
    "in advance", "order", "order once", "my order", "my order is",
)  # fmt: skip
_CIVIL = r"(?:(?:please|pls|hi|hello|and|then)[\s,]+)*"
_ORDER = re.compile(rf"^\s*{_CIVIL}(?:{'|'.join(_WHEN)})\s*[:\uff1a]\s*(\S.*)$", re.IGNORECASE)
_THANKS = re.compile(r"(?:[\s,.]+(?:please|thanks|thank you))+[\s.!]*$", re.IGNORECASE)
_I = re.compile(
    r"^\s*(?:(?:i|we)\s+(?=(?:agree|disagree|resign|vote)\b)|я\s+(?=(?:сдаюсь|согла|голос|выхож|покида))|j['\u2019]\s?(?=abandonne))",
    re.IGNORECASE,
)
_FOR = re.compile(
    r"^(\s*(?:vote|голосую|голосовать|hlasuji|hlasuju|hlasovat))\s+(?:for|to|pour|за|pro)\s+(?:(?:a|an|the)\s+)?",
    re.IGNORECASE,
)


def ordered(text: str) -> str:
    """What is ordered in advance by this line; nothing if it is no such line. The colon tells it from prose."""
    found = _ORDER.match(_apart(text[:1000]))
    return _THANKS.sub("", found[1]) if found else ""


def _apart(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").split())


def sentence(command: TableCommand | UntilNew, language: str = "en") -> str:
    """How it is said; only a vote for more time names hours, so any other number is that of a seat."""
    if isinstance(command, Vote | Against) and command.number and command.motion != "more time":
        seat = _SEAT_IN.get(language, "seat")
        return f"{lines.sentence(type(command)(command.motion), language)} {seat} {command.number}"
    return lines.sentence(command, language)


_SEAT_IN = {"cs": "místo", "de": "Platz", "fr": "place", "ru": "место"}


def read(text: str) -> TableCommand | UntilNew | None:
    """The line, if it is one of these. No short forms: many a name is the beginning of some word."""
    text = _FOR.sub(r"\1 ", _I.sub("", text[: LONGEST + 1]))
    words = words_of(text) if len(text) <= LONGEST and is_spelled_out(text) else ()
    found = lines.exact(words) if 0 < len(words) <= MOST_WORDS else ()
    return cast(TableCommand | UntilNew, found[0]) if len(found) == 1 else None


_OPENINGS = frozenset((
    *(word for key, others in _ALIKE.items() for word in (key, *map(plain, others.split()))),
    "d", "не", "pas", "ne", "je", "выити", "koncim",
    "come", "order", "ask", "leave", "release", "confirm", "stay", *SWITCHES,
))  # fmt: skip


def is_spelled_out(text: str) -> bool:
    """Whether it begins as one of these does; what does not is not read any further."""
    first = plain(text.split()[0].strip(".,:;!-")) if text.split() else ""
    return first in _OPENINGS or any(first in each.tongue.openings for each in lines.tongues.values())


def is_table_line(text: str) -> bool:
    return bool(ordered(text)) or not isinstance(read(text), UntilNew | None)
