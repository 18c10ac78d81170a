"""What a table votes on, in words and with what each button sends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.table.agreements import SILENCE, Ballot
from domain.game.table.grammar import Against, Vote
from domain.game.table.votes import MOTIONS, electorate, last_move, needed
from domain.game.time.calendars import HOUR, instant, micros
from domain.kernel.telling import word
from service.queries import clocks
from service.queries.wording import in_zone, left, say
from service.web.game.reader import PageReader

Button = dict[str, Any]  # a command of the table, as the page sends it
_WORDS = {
    "pause": "Stop all clocks",
    "go on": "Let the clocks run again",
    "more time": "More time for those who are asked",
    "replace": "Offer the seat of {name} to others",
    "bot": "Give the seat of {name} to a bot",
    "call off": "Call the game off, without a result",
    "declare": "End the game as it stands",
}


class MotionForm(Struct, frozen=True):
    """One that is open. `yes` and `no` are what its buttons send; nothing if this reader has no vote."""

    text: str
    stands: str
    until: str
    yes: Button | None = None
    no: Button | None = None
    waits: bool = False  # for the vote of this reader


class Proposal(Struct, frozen=True):
    """What this reader can put to the vote."""

    text: str
    command: Button
    hours: bool = False  # it wants a number


def motions_of(game: Game, reader: PageReader, names: Sequence[str], now: str, zone: str) -> Iterator[MotionForm]:
    voter = _voter(game, reader)
    for each in game.motions(now):
        seats = electorate(game, each.motion, each.about)
        end = instant(micros(each.at) + SILENCE * HOUR)
        yes, no = [_names(names, votes) for votes in (each.yes, each.no)]
        stands = say("For it: {names}.", names=yes) if yes else word("Nobody is for it yet.")
        stands += " " + say("Against it: {names}.", names=no) if no else ""
        stands += " " + say("{n} of {of} {n|is|are} needed.", n=needed(each.motion, len(seats)), of=len(seats))
        voted = (voter not in each.yes, voter not in each.no)
        buttons = (_button(kind, each.motion, each.about) for kind in (Vote, Against))
        for_it, against = (
            button if voter in seats and can else None for button, can in zip(buttons, voted, strict=True)
        )
        yield MotionForm(
            f"{names[each.by]}: {_text(game, each, names)}", stands, f"{in_zone(end, zone)}, {left(end, now)}",
            for_it, against, voter in seats and all(voted),
        )  # fmt: skip


def _button(kind: type[Vote | Against], motion: str, about: int) -> Button:
    """`about`: counts if the motion is on a seat."""
    command: Button = msgspec.to_builtins(kind(motion, about + 1 if MOTIONS[motion].on_seat else 0))
    return command


def _text(game: Game, each: Ballot, names: Sequence[str]) -> str:
    if each.motion == "undo":
        return say("Take back the move of version {n}, and all that came after it", n=each.about)
    text = say(_WORDS[each.motion], name=names[each.about] if each.about >= 0 else "")
    return say("{text} ({n} h)", text=text, n=each.hours) if each.motion == "more time" else text


def proposals(game: Game, reader: PageReader, names: Sequence[str], now: str) -> list[Proposal]:
    if reader.seat is None or not reader.acts:
        return []
    open_now = {(each.motion, each.about) for each in game.motions(now)}
    return [
        Proposal(say(_WORDS[name], name=names[about]), _button(Vote, name, about), name == "more time")
        for name, about in clocks.votable(game, reader.seat)
        if (name, about) not in open_now
    ]


def may_ask_leave(game: Game, reader: PageReader, now: str) -> bool:
    """Whether this reader's last move can be taken back if the others agree."""
    if reader.seat is None or not reader.acts or len(electorate(game, "undo")) < 2:
        return False
    mine = last_move(game, reader.seat)
    return mine is not None and game.ballot("undo", mine.version, now) is None


def _voter(game: Game, reader: PageReader) -> int:
    """The seat that votes for this person; -1: they have no vote."""
    if reader.seat is None or not reader.acts:
        return -1
    return game.seats_of(game.holders[reader.seat].player)[0]


def _names(names: Sequence[str], seats: Sequence[int]) -> str:
    return ", ".join(names[seat] for seat in seats)
