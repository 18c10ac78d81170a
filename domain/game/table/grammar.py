"""The lines by which people settle what is no move: votes, seats, orders. They are read wherever moves are."""

from __future__ import annotations

import re
from typing import Annotated, Any

from domain.game.table import seats, standing_orders, votes
from domain.game.writer import Ledger
from domain.kernel.automatic_answers import SWITCHES
from domain.kernel.chart import Chart
from domain.kernel.language import MOST_WORDS, Language, Number, OneOf, meanings
from domain.kernel.reading import LONGEST, plain, words_of
from domain.kernel.shapes import Command, Refused

_ALIKE = {
    "vote": "голосую голос vote vota hlasuji hlas stimme",
    "against": "против contre proti gegen",
    "agree": "согласен согласна accord souhlasim einverstanden",
    "disagree": "несогласен несогласна desaccord nesouhlasim dagegen",
    "resign": "сдаюсь abandonne abandonner vzdavam aufgeben",
    "orders": "приказы ordres rozkazy auftrage",
}
_MOTIONS = {
    "pause": ["pause"], "go on": ["go on", "resume"], "more time": ["more time"], "replace": ["replace"],
    "bot": ["bot", "bot for"], "call off": ["call off"], "declare": ["declare", "declare as it stands"],
    "undo": ["undo"],
}  # fmt: skip
MOTION = OneOf("motion", _MOTIONS)
SWITCH = OneOf("switch", {each: [each] for each in SWITCHES})
ON_OFF = OneOf("on or off", {True: ["on"], False: ["off"]})
NUMBER = Number("seat or hours", 1, votes.MORE_TIME[1])
lines = Language(_ALIKE)


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


@lines.command("agree", help="agree to the motion that is open")
class Agree(Command, frozen=True, tag="table.agree"):
    pass


@lines.command("disagree", help="vote against the motion that is open")
class Disagree(Command, frozen=True, tag="table.disagree"):
    pass


@lines.command("resign", help="leave the game; others may take the seat")
class Resign(Command, frozen=True, tag="table.resign"):
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
class Alone(Command, frozen=True, tag="table.alone"):
    which: Annotated[str, SWITCH]
    on: Annotated[bool, ON_OFF] = True


@lines.command("ask me everything", "ask me everything <on>", help="nothing is answered for you that you could say")
class AskMe(Command, frozen=True, tag="table.ask_me"):
    on: Annotated[bool, ON_OFF] = True


_WHEN = (
    "when asked", "when i am asked", "when i'm asked", "once i am asked", "if i am asked", "if asked", "next time",
    "the next time i am asked", "when it is my turn", "when it's my turn", "on my turn", "on my next turn",
    "in advance", "order", "order once", "my order", "my order is",
)  # fmt: skip
_CIVIL = r"(?:(?:please|pls|hi|hello|and|then)[\s,]+)*"
_ORDER = re.compile(rf"^\s*{_CIVIL}(?:{'|'.join(_WHEN)})\s*[:\uff1a]\s*(\S.*)$", re.IGNORECASE)
_THANKS = re.compile(r"(?:[\s,.]+(?:please|thanks|thank you))+[\s.!]*$", re.IGNORECASE)
_I = re.compile(r"^\s*(?:i|we)\s+(?=(?:agree|disagree|resign|vote)\b)", re.IGNORECASE)
_FOR = re.compile(r"^(\s*vote)\s+(?:for|to)\s+(?:(?:a|an|the)\s+)?", re.IGNORECASE)
_MORE_HOURS = 24  # of a motion for more time that names no hours


def ordered(text: str) -> str:
    """What is ordered in advance by this line; nothing if it is no such line. The colon tells it from prose."""
    found = _ORDER.match(_apart(text[:1000]))
    return _THANKS.sub("", found[1]) if found else ""


def _apart(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").split())


def read(text: str) -> Command | None:
    """The line, if it is one of these. No short forms: many a name is the beginning of some word."""
    text = _FOR.sub(r"\1 ", _I.sub("", text[: LONGEST + 1]))
    words = words_of(text) if len(text) <= LONGEST else ()
    found = meanings(Chart(words, lines.keywords, False), lines.patterns) if 0 < len(words) <= MOST_WORDS else ()
    return found[0] if len(found) == 1 and _is_spelled_out(text) else None


def _is_spelled_out(text: str) -> bool:
    first = plain(text.split()[0].strip(".,:;!-")) if text.split() else ""
    return any(first in (key, *map(plain, others.split())) for key, others in _ALIKE.items()) or first in (
        "come", "order", "ask", "leave", "release", *SWITCHES
    )  # fmt: skip


def is_table_line(text: str) -> bool:
    return bool(ordered(text)) or read(text) is not None


def stands_on_its_own(text: str) -> bool:
    """Whether this is a line of the table and no order: an order is for the time after the moves said with it."""
    return not ordered(text) and read(text) is not None


def table_line(ledger: Ledger, seat: int, said: str) -> str | None:
    """Carry the line out and say what came of it; None if it is a line of another kind."""
    if order := ordered(said):
        return standing_orders.give_order(ledger, seat, order)
    command = read(said)
    return None if command is None else _carried_out(ledger, seat, command)


def _carried_out(ledger: Ledger, seat: int, command: Any) -> str:
    match command:
        case Vote(motion, number):
            return _vote(ledger, seat, motion, True, number)
        case Against(motion, number):
            return _vote(ledger, seat, motion, False, number)
        case Agree():
            return votes.answer(ledger, seat, True)
        case Disagree():
            return votes.answer(ledger, seat, False)
        case Resign():
            return seats.resign(ledger, seat)
        case ComeBack():
            seats.come_back_by_word(ledger, seat)
            return "The seat is yours again."
        case Leave():
            return seats.leave(ledger, seat)
        case Release(number):
            return seats.release(ledger, seat, number - 1)
        case Orders():
            return standing_orders.shown(ledger.running(), seat)
        case OrderOff():
            return standing_orders.drop_orders(ledger, seat)
        case Alone(which, on):
            return standing_orders.switch(ledger, seat, which, on)
        case AskMe(on):
            return standing_orders.ask_everything(ledger, seat, on)
    raise Refused("not_understood", "That is not understood.")


def _vote(ledger: Ledger, seat: int, motion: str, yes: bool, number: int) -> str:
    if motion == "undo":
        return votes.answer_undo(ledger, seat, yes)
    if votes.MOTIONS[motion].on_seat:
        return votes.vote(ledger, seat, motion, yes, number - 1)
    if motion == "more time":
        return votes.vote(ledger, seat, motion, yes, -1, number or _MORE_HOURS)
    return votes.vote(ledger, seat, motion, yes)
