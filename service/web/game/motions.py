"""What a table votes on, in words and with the line that each button says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.table.agreements import SILENCE, Ballot
from domain.game.table.votes import electorate, needed
from domain.game.time.calendars import HOUR, instant, micros
from service.mail.outgoing.letter_context import in_zone, left
from service.queries import clocks
from service.web.game.reader import Reader

_WORDS = {
    "pause": "Stop all clocks",
    "go on": "Let the clocks run again",
    "more time": "More time for those who are asked",
    "replace": "Offer the seat of {who} to others",
    "bot": "Give the seat of {who} to a bot",
    "call off": "Call the game off, without a result",
    "declare": "End the game as it stands",
}


class Motion(Struct, frozen=True):
    """One that is open. `yes` and `no` are the lines of its buttons; empty if this reader has no vote."""

    text: str
    stands: str
    until: str
    yes: str = ""
    no: str = ""
    waits: bool = False  # for the vote of this reader


class Proposal(Struct, frozen=True):
    """What this reader can put to the vote."""

    text: str
    line: str
    hours: bool = False  # it wants a number


def motions_of(game: Game, reader: Reader, names: Sequence[str], now: str, zone: str) -> Iterator[Motion]:
    voter = _voter(game, reader)
    for each in game.motions(now):
        seats = electorate(game, each.motion, each.about)
        end = instant(micros(each.at) + SILENCE * HOUR)
        yes, no = [_names(names, votes) for votes in (each.yes, each.no)]
        stands = f"{yes or 'Nobody'} for it" + (f", {no} against it" if no else "")
        stands += f"; {needed(each.motion, len(seats))} of {len(seats)} {'is' if len(seats) == 1 else 'are'} needed."
        lines = _lines(each) if voter in seats else ("", "")
        voted = (voter not in each.yes, voter not in each.no)
        yes_line, no_line = (line if can else "" for line, can in zip(lines, voted, strict=True))
        yield Motion(
            f"{names[each.by]}: {_text(game, each, names)}", stands, f"{in_zone(end, zone)}, {left(end, now)}",
            yes_line, no_line, voter in seats and all(voted),
        )  # fmt: skip


def _lines(each: Ballot) -> tuple[str, str]:
    name, about = each.motion, each.about
    return clocks.motion_line(name, about), clocks.motion_line(name, about, "vote against")


def _text(game: Game, each: Ballot, names: Sequence[str]) -> str:
    if each.motion == "undo":
        return f"Take back the move of version {each.about}, and all that came after it"
    text = _WORDS[each.motion].format(who=names[each.about] if each.about >= 0 else "")
    return f"{text} ({each.hours} h)" if each.motion == "more time" else text


def proposals(game: Game, reader: Reader, names: Sequence[str], now: str) -> list[Proposal]:
    if reader.seat is None or not reader.acts:
        return []
    open_now = {(each.motion, each.about) for each in game.motions(now)}
    return [
        Proposal(_WORDS[name].format(who=names[about]), clocks.motion_line(name, about), name == "more time")
        for name, about in clocks.votable(game, reader.seat)
        if (name, about) not in open_now
    ]


def may_ask_leave(game: Game, reader: Reader, now: str) -> bool:
    """Whether this reader's last move can be taken back if the others agree."""
    if reader.seat is None or not reader.acts or len(electorate(game, "undo")) < 2:
        return False
    mine = [each.version for each in game.recent if each.seat == reader.seat]
    return bool(mine) and game.ballot("undo", mine[-1], now) is None


def _voter(game: Game, reader: Reader) -> int:
    """The seat that votes for this person; -1: he has no vote."""
    if reader.seat is None or not reader.acts:
        return -1
    return game.seats_of(game.holders[reader.seat].player)[0]


def _names(names: Sequence[str], seats: Sequence[int]) -> str:
    return " and ".join(names[seat] for seat in seats)
