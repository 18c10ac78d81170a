"""From typed lines to what is to be done, and from the verdict back to what is said of each line. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from domain.game.lines import LineParser, Settling, TableLine
from domain.game.requests import LineVerdict, Verdict
from domain.game.table.seats import RESIGN_ANSWERS
from domain.game.table.sequels import NEXT, NO, REMATCH
from domain.kernel.marks import NTH, alike, by_mark, mark_of, option_of
from domain.kernel.reading import in_turn
from domain.kernel.telling import Sentence
from service.commands.confirming import of_invitation
from service.commands.lines import declined
from service.commands.mail_words import Wish, mail, wish_of
from service.commands.numerals import option_mark
from service.commands.typed import Typed

MOST_MOVES = 20
SHOWN = 3  # lines of prose repeated when nothing else was there
MOVES = ("game", "number", "undo", "join", "next")
JOIN, AGAIN, NEVER = "join", "again", "never"
DECLINE: Literal["decline"] = "decline"
ANSWERS = (JOIN, NO, NEVER)  # the options of an invitation
WAYS_ON = (NEXT, AGAIN, REMATCH)  # what may follow a game; no is an answer too
CHOICES = (*ANSWERS, *WAYS_ON)
SITTING = ("join", "next")
ASKED: Literal["asked"] = "asked"  # the kind of a line whose writer is asked back, and its status
WISH = "wish"
STOPS = "stops"  # the kind of a line against letters
OFFERED = 9  # readings of a mail that are offered back
_ASKED = (JOIN, NEXT)  # what yes can mean
_TALK = ("prose", ASKED)  # kinds of lines that say nothing by themselves but, perhaps, no
Options = Mapping[str, str] | Sequence[str]
_STATUS = {"not_understood": "unknown", "ambiguous": "ambiguous", "superseded": "superseded"}


class Planned(Struct, frozen=True):
    said: str
    kind: str
    line: str = ""  # the sentence that is handed on: a number stands for an option
    status: str = ""
    text: str = ""
    alternatives: tuple[str, ...] = ()
    words: str = ""  # of their own, with which somebody joins or goes on
    wish: Wish | None = None


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
    def stops(self) -> bool:
        return any(each.kind == STOPS for each in self.lines)

    @property
    def moved(self) -> bool:
        return any(each.kind in MOVES and each.status == "done" for each in self.lines)

    @property
    def failing(self) -> bool:
        return not self.stops and not any(each.status == "done" for each in self.lines)


def make_plan(typed: Sequence[Typed], options: Options, invited: str = "", parser: LineParser | None = None) -> Plan:
    """`options`: those of the letter by their marks; if without marks, counted from 1. `invited`: what the letter asks
    for: `join` if its game has not begun, `next` if one follows it, `rematch` if it is over. A yes means one of the
    first two; a rematch is a word of its own, for it writes to others. `parser`: that of the game, if there is one.
    """
    marked, line_of = by_mark(options), (parser or LineParser()).line
    if invited in _ASKED:
        typed = [of_invitation(each, invited) for each in typed]
    beside_moves = any(_moves(each, invited) for each in typed)
    said = [each for each in typed if _says(each, invited, beside_moves)]
    lines = tuple(part for each in said for part in _in_turn(_planned(each, marked, invited)))
    prose = [each.text for each in typed if each not in said]
    if not lines:
        lines = tuple(Planned(text[:100], "unknown", status="unknown") for text in prose[:SHOWN])
    if any(each.kind == "join" for each in lines):
        lines = tuple(_not_tried(each) if each.kind == DECLINE else each for each in lines)
    moves = [each for each in lines if each.kind in MOVES]
    if len(moves) > MOST_MOVES:
        lines = _each_move(lines, lambda each: _refused(each, _too_many()))
    elif any(each.status and not isinstance(line_of(each.line), Settling) for each in moves):
        lines = _each_move(
            lines, lambda each: each if each.status or isinstance(line_of(each.line), TableLine) else _not_tried(each)
        )
    elif any(each.kind in SITTING for each in moves):
        # one sits down once, and moves come when the game has begun
        first = next(each for each in moves if each.kind in SITTING)
        lines = _each_move(lines, lambda each: each if each is first else _not_tried(each))
    return Plan(_asked_back(lines), len(prose))


def _moves(typed: Typed, invited: str) -> bool:
    return typed.kind in (*MOVES, "yes") or (typed.kind in ("assent", *_TALK) and _says(typed, invited))


def _says(typed: Typed, invited: str, beside_moves: bool = False) -> bool:
    """What may change the moves beside it is asked back; alone, only what can be offered is."""
    if typed.kind == "assent":
        return invited in _ASKED
    if typed.kind == ASKED and (beside_moves or typed.offers):
        return True
    return typed.kind not in _TALK or bool(invited in _ASKED and declined(typed.text))


def _asked_back(lines: tuple[Planned, ...]) -> tuple[Planned, ...]:
    """Nothing of a mail is played if a line is asked back, or against letters; all that it can mean is offered."""
    if not any(each.kind in (ASKED, STOPS) for each in lines):
        return lines
    moves = [each for each in lines if _is_chosen(each)]
    others = [offer for each in moves for offer in each.alternatives or (each.line,) if offer]
    return tuple(
        replace(each, alternatives=tuple(dict.fromkeys((*each.alternatives, *others)))[:OFFERED])
        if each.kind == ASKED
        else _not_tried(each)
        if _is_chosen(each) and not each.status
        else each
        for each in lines
    )


def _is_chosen(each: Planned) -> bool:
    """A move, an answer to an invitation, or a wish by its number."""
    return each.kind in (*MOVES, DECLINE) or (each.kind == WISH and option_mark(each.said) != "")


def _each_move(lines: Iterable[Planned], change: Callable[[Planned], Planned]) -> tuple[Planned, ...]:
    return tuple(change(each) if each.kind in MOVES else each for each in lines)


def _planned(typed: Typed, options: Mapping[str, str], invited: str) -> Planned:
    planned = Planned(typed.text, typed.kind)
    if typed.kind in ("yes", "assent", "join") and invited in _ASKED:
        return replace(planned, kind=invited, line=invited, words=typed.rest)
    if typed.kind == DECLINE:
        return _of_choice(planned, NO, invited)
    if typed.kind in _TALK and invited in _ASKED and declined(typed.text):
        return _of_choice(planned, declined(typed.text), invited)
    match typed.kind:
        case "game":
            return replace(planned, line=typed.rest or typed.text, alternatives=typed.offers)
        case "wish":
            return replace(planned, line=mail.sentence(typed.command), wish=typed.command)
        case "undo" | "join":
            return replace(planned, line=typed.kind, words=typed.rest)
        case "next":
            word, _, words = typed.rest.partition(" ")
            return _of_choice(replace(planned, words=words), word, invited)
        case "number":
            chosen = _chosen(planned, typed.mark, options)
            if (wish := wish_of(chosen.line)) is not None:
                return replace(chosen, kind=WISH, wish=wish)
            return _of_choice(planned, chosen.line, invited) if chosen.line in CHOICES else chosen
        case "preview":
            return _chosen(planned, typed.mark, options) if typed.mark else replace(planned, line=typed.rest)
        case "refused":
            return _refused(planned, typed.rest)
        case "stops":
            return replace(planned, status=ASKED, text=_ABOUT_LETTERS)
        case "asked":
            offers = tuple(line for line in (_offered(each, options) for each in typed.offers) if line)
            return replace(planned, status=ASKED, text=typed.rest or _MAY_CHANGE, alternatives=offers)
        case "yes" if typed.offers:
            return replace(planned, kind=ASKED, status=ASKED, text=_TO_WHAT, alternatives=typed.offers)
        case "yes":
            return replace(planned, kind="unknown", status="unknown", text="No question was open that yes answers.")
        case _:
            return replace(planned, line=typed.rest)


_ABOUT_LETTERS = "That is about letters, so nothing was done in a game."
_TO_WHAT = "Say to what you say yes."
_MAY_CHANGE = "It may change what you mean, so nothing of your mail was done."


def _offered(line: str, options: Mapping[str, str]) -> str:
    """The sentence that is offered for a line: a mark stands for its option, or for nothing."""
    return option_of(options, line) if mark_of(line.rstrip(NTH)) else line


def _which(listed: str, near: int) -> str:
    if near > SHOWN:
        told = Sentence.of("That can mean {listed}; or one of {n} more. Say which.", listed=listed, n=near - SHOWN)
    elif near > 1:
        told = Sentence.of("That can mean {listed}. Say which.", listed=listed)
    else:
        told = Sentence.of("Do you mean {listed}?", listed=listed)
    return told.text()


def _too_many() -> str:
    return Sentence.of("At most {n} moves fit into one mail.", n=MOST_MOVES).text()


def _in_turn(planned: Planned) -> tuple[Planned, ...]:
    """An option of several moves, as if each stood on a line of its own."""
    parts = in_turn(planned.line) if planned.kind == "number" and not planned.status else ()
    return tuple(replace(planned, line=part) for part in parts) or (planned,)


def _chosen(planned: Planned, mark: str, options: Mapping[str, str]) -> Planned:
    """The option that is meant, or the question which one."""
    if not options:
        return _refused(planned, "That letter has no options.")
    if found := option_of(options, mark):
        return replace(planned, line=found)
    if near := alike(options, mark):
        marks = {sentence: each for each, sentence in options.items()}
        listed = "; ".join(f"({marks[sentence]}) {sentence}" for sentence in near[:SHOWN])
        text = _which(listed, len(near))
        kind = ASKED if planned.kind == "number" else planned.kind
        return replace(planned, kind=kind, status=ASKED, text=text, alternatives=near[:OFFERED])
    return _refused(planned, Sentence.of("That letter has the options {marks}.", marks=", ".join(options)).text())


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
    return replace(planned, status="not_tried", alternatives=())


def _refused(planned: Planned, text: str) -> Planned:
    return replace(planned, status="refused", text=text)


def with_verdict(plan: Plan, verdict: Verdict | None, nearest: Callable[[str], tuple[str, ...]]) -> Plan:
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
        told.append(_with_line_verdict(each, line, whole, verdict.text, nearest))
    return Plan(tuple(told), plan.prose)


_PARKED = "Something went wrong here. Nothing was done; the operator has been told."


def _with_line_verdict(
    each: Planned, line: LineVerdict | None, whole: str, text: str, nearest: Callable[[str], tuple[str, ...]]
) -> Planned:
    if line is None:
        return replace(each, status=whole, text=text, alternatives=nearest(each.line) if whole != "done" else ())
    status = _STATUS.get(line.code, line.status) if line.status == "refused" else line.status
    alternatives = nearest(each.line) if status != "done" else ()
    if line.code == "not_confirmed":
        alternatives = RESIGN_ANSWERS
    return replace(each, line=line.played or each.line, status=status, text=line.text, alternatives=alternatives)


def as_lines(plan: Plan) -> list[dict[str, Any]]:
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
