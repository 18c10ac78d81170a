"""The few lines of letters that are about time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.game.aggregate import Game
from domain.game.time import clocks
from service.queries import clocks as seat_clocks
from service.queries.wording import in_zone, say

if TYPE_CHECKING:
    from service.store import Store


def closed_text(game: Game) -> str:
    """Why a game ended that was not played to its end."""
    if game.state is None and game.closed != "never began":
        return say("The game of {title} was closed before it began.", title=game.title.name)
    return say(_CLOSED.get(game.closed, "The game of {title} was closed."), title=game.title.name)


_CLOSED = {
    "never began": "The table of {title} did not begin within a month, and is closed.",
    "called off": "All who were asked agreed to call the game of {title} off.",
    "declared": "All who were asked agreed to end the game of {title} as it stands.",
    "resigned": "Nobody is left to play on: the game of {title} has ended.",
}


def what_follows(game: Game, seat: int, names: Sequence[str]) -> str:
    """What came of a deadline."""
    late = game.pace.late
    if game.offer(seat) is not None:
        offered = say(
            'The seat is offered to others. Who moves, or says "come back", keeps it until somebody sits there.'
        )
        return f"{offered} {_after_grace()}" if clocks.grace(game, seat) else offered
    if late == "default":
        return say("The clock has moved for this seat, as the table chose at the opening.")
    if late == "vote":
        others = say("The others decide what follows.")
        return f"{others} {_after_grace()}"
    return say(
        "Nothing more happens by itself. The others can decide how the game goes on.",
    )


def what_follows_for_you(game: Game, seat: int) -> str:
    """The same, to the one whose time it was."""
    if game.offer(seat) is not None:
        yours = say(
            'Your seat is offered to others, and is yours until somebody sits there: move, or answer "come back".'
        )
        return f"{yours} {_after_grace()}" if clocks.grace(game, seat) else yours
    if game.pace.late == "default":
        return say("The clock has moved for you, as the table chose at the opening.")
    nothing = say("Nothing was played in your name, and your seat is yours.")
    if game.pace.late == "vote":
        return f"{nothing} {say('The others vote how the game goes on.')} {_after_grace()}"
    return f"{nothing} {say('The others can vote how the game goes on.')}"


def _after_grace() -> str:
    return say("If nothing has come of it after {n} more hours of play, the clock moves.", n=clocks.GRACE)


def holiday_text(store: Store, player: str, day: str) -> str:
    """What a holiday takes, what is left of the year's, and until when answers are wanted now."""
    booked, zone = seat_clocks.book_holiday(store, player, day), store.players.get(player).zone
    said = say(
        "All your clocks stand still until {day}. That takes {n} {n|day|days} of holiday; {left} {left|is|are} left.",
        day=day, n=booked.days, left=f"{booked.left:g}",
    )  # fmt: skip
    return said + _dues(booked.deadlines, zone)


def back_text(store: Store, player: str) -> str:
    """What a holiday that is cut short gives back, and until when answers are wanted now."""
    cut, zone = seat_clocks.cut_holiday(store, player), store.players.get(player).zone
    said = say(
        "You are back: your clocks run again. {n} {n|day|days} of holiday {n|goes|go} back; {left} {left|is|are} left.",
        n=cut.days, left=f"{cut.left:g}",
    )  # fmt: skip
    return said + _dues(cut.deadlines, zone)


def _dues(deadlines: Sequence[seat_clocks.SeatDeadline], zone: str) -> str:
    dues = [
        say("{title} {number}: {when}", title=due.title, number=due.number, when=in_zone(due.deadline, zone))
        for due in deadlines[:SHOWN]
    ]
    return say(" Your deadlines now: {dues}.", dues="; ".join(dues)) if dues else ""


SHOWN = 5  # deadlines in the answer to a mail
