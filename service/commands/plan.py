"""From typed lines to what is to be done, and from the verdict back to what is said of each line. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.game.requests import LineVerdict, Verdict
from domain.game.table.grammar import is_table_line, stands_on_its_own
from domain.game.table.sequels import NEXT, NO, REMATCH
from domain.kernel.reading import in_turn
from service.commands.lines import Typed, declined

MOST_MOVES = 20
SHOWN = 3  # lines of prose repeated when nothing else was there
MOVES = ("game", "number", "undo", "join", "next")
JOIN, AGAIN, NEVER = "join", "again", "never"
ANSWERS = (JOIN, NO, NEVER)  # the options of an invitation
DECLINE = "decline"
WAYS_ON = (NEXT, AGAIN, REMATCH)  # what may follow a game; no is an answer too
CHOICES = (*ANSWERS, *WAYS_ON)
SITTING = ("join", "next")
_ASKED = (JOIN, NEXT)  # what yes can mean
_STATUS = {"not_understood": "unknown", "ambiguous": "ambiguous", "superseded": "superseded"}


class Planned(Struct, frozen=True):
    said: str
    kind: str
    line: str = ""  # the sentence that is handed on: a number stands for an option
    status: str = ""
    text: str = ""
    alternatives: tuple[str, ...] = ()
    words: str = ""  # of his own, with which somebody joins or goes on


class Plan(Struct, frozen=True):
    lines: tuple[Planned, ...]
    prose: int = 0

    @property
    def moves(self) -> tuple[str, ...]:
        """What goes to the game: its moves, all or nothing, none if one of them has no meaning; lines of the table."""
        return tuple(each.line for each in self.lines if each.kind in MOVES and not each.status)

    @property
    def joins(self) -> bool:
        return any(each.kind == "join" and not each.status for each in self.lines)

    @property
    def goes_on(self) -> str:
        """The word on what follows a game, or nothing."""
        return next((each.line for each in self.lines if each.kind == "next" and not each.status), "")

    @property
    def words(self) -> str:
        """Those with which somebody joins or goes on."""
        return next((each.words for each in self.lines if each.kind in SITTING and not each.status), "")

    @property
    def failing(self) -> bool:
        return not any(each.status == "done" for each in self.lines)


def make_plan(typed: Sequence[Typed], options: Sequence[str], invited: str = "") -> Plan:
    """`invited`: what the letter asks for: `join` if its game has not begun, `next` if one follows it, `rematch` if it
    is over. A yes means one of the first two; a rematch is a word of its own, for it writes to others.
    """
    said = [each for each in typed if _says(each, invited)]
    lines = tuple(part for each in said for part in _in_turn(_planned(each, options, invited)))
    prose = [each.text for each in typed if each not in said]
    if not lines:
        lines = tuple(Planned(text[:100], "unknown", status="unknown") for text in prose[:SHOWN])
    if any(each.kind == "join" for each in lines):
        lines = tuple(_not_tried(each) if each.kind == DECLINE else each for each in lines)
    moves = [each for each in lines if each.kind in MOVES]
    if len(moves) > MOST_MOVES:
        lines = _each_move(lines, lambda each: _refused(each, f"At most {MOST_MOVES} moves fit into one mail."))
    elif any(each.status and not is_table_line(each.line) for each in moves):
        lines = _each_move(
            lines, lambda each: each if each.status or stands_on_its_own(each.line) else _not_tried(each)
        )
    elif any(each.kind in SITTING for each in moves):
        # one sits down once, and moves come when the game has begun
        first = next(each for each in moves if each.kind in SITTING)
        lines = _each_move(lines, lambda each: each if each is first else _not_tried(each))
    return Plan(lines, len(prose))


def _says(typed: Typed, invited: str) -> bool:
    if typed.kind == "assent":
        return invited in _ASKED
    return typed.kind != "prose" or bool(invited in _ASKED and declined(typed.text))


def _each_move(lines: Iterable[Planned], change: Callable[[Planned], Planned]) -> tuple[Planned, ...]:
    return tuple(change(each) if each.kind in MOVES else each for each in lines)


def _planned(typed: Typed, options: Sequence[str], invited: str) -> Planned:
    planned = Planned(typed.text, typed.kind)
    if typed.kind in ("yes", "assent", "join") and invited in _ASKED:
        return replace(planned, kind=invited, line=invited, words=typed.rest)
    if typed.kind == "prose":
        return _of_choice(planned, declined(typed.text), invited)
    match typed.kind:
        case "game":
            return replace(planned, line=typed.rest or typed.text)
        case "undo" | "join":
            return replace(planned, line=typed.kind, words=typed.rest)
        case "next":
            word, _, words = typed.rest.partition(" ")
            return _of_choice(replace(planned, words=words), word, invited)
        case "number":
            numbered = _numbered(planned, typed.number, options)
            return _of_choice(planned, numbered.line, invited) if numbered.line in CHOICES else numbered
        case "preview":
            return _numbered(planned, typed.number, options) if typed.number else replace(planned, line=typed.rest)
        case "refused":
            return _refused(planned, typed.rest)
        case "yes":
            return replace(planned, kind="unknown", status="unknown", text="No question was open that yes answers.")
        case _:
            return replace(planned, line=typed.rest)


def _in_turn(planned: Planned) -> tuple[Planned, ...]:
    """An option of several moves, as if each stood on a line of its own."""
    parts = in_turn(planned.line) if planned.kind == "number" and not planned.status else ()
    return tuple(replace(planned, line=part) for part in parts) or (planned,)


def _numbered(planned: Planned, number: int, options: Sequence[str]) -> Planned:
    if 1 <= number <= len(options):
        return replace(planned, line=options[number - 1])
    if not options:
        return _refused(planned, "That letter has no numbered options.")
    return _refused(planned, f"That letter has the options 1 to {len(options)}.")


def _of_choice(planned: Planned, word: str, invited: str) -> Planned:
    """A word that answers an invitation, or says what is to follow a game."""
    if invited == REMATCH == word:
        return replace(planned, kind=NEXT, line=word)
    if invited == NEXT:
        return replace(planned, kind=NEXT, line=NO if word == NEVER else word)
    if word in WAYS_ON:  # as good as prose: it holds up no move
        return replace(planned, kind="unknown", status="unknown", text="What follows a game is asked at its end.")
    return replace(planned, kind=JOIN if word == JOIN else DECLINE, line=word)


def _not_tried(planned: Planned) -> Planned:
    return replace(planned, status="not_tried")


def _refused(planned: Planned, text: str) -> Planned:
    return replace(planned, status="refused", text=text)


def judged(plan: Plan, verdict: Verdict | None, nearest: Callable[[str], tuple[str, ...]]) -> Plan:
    """The plan with the game's verdict on its moves; None: the row was parked.

    `nearest` gives legal lines like a refused one."""
    if verdict is None:
        return Plan(_each_move(plan.lines, lambda each: each if each.status else _refused(each, _PARKED)), plan.prose)
    by_line = verdict.lines
    whole = _STATUS.get(verdict.code, "refused" if verdict.status == "refused" else "done")
    told: list[Planned] = []
    at = 0
    for each in plan.lines:
        if each.kind not in MOVES or each.status:
            told.append(each)
            continue
        line = by_line[at] if at < len(by_line) else None
        at += 1
        told.append(_told(each, line, whole, verdict.text, nearest))
    return Plan(tuple(told), plan.prose)


_PARKED = "Something went wrong here. Nothing was done; the operator has been told."


def _told(
    each: Planned, line: LineVerdict | None, whole: str, text: str, nearest: Callable[[str], tuple[str, ...]]
) -> Planned:
    if line is None:
        return replace(each, status=whole, text=text, alternatives=nearest(each.line) if whole != "done" else ())
    status = _STATUS.get(line.code, line.status) if line.status == "refused" else line.status
    alternatives = nearest(each.line) if status != "done" else ()
    return replace(each, status=status, text=line.text, alternatives=alternatives)


def shown(plan: Plan) -> list[dict[str, Any]]:
    """The lines as the letters print them."""
    return [
        {
            "said": each.said[:200],
            "line": each.line[:200],
            "kind": each.kind,
            "status": each.status or "done",
            "text": each.text,
            "alternatives": list(each.alternatives),
        }
        for each in plan.lines
    ]
