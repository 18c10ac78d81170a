"""From a game that is over to the one that goes on from it, at the same table. What is carried over comes from the
title and the stored game alone; nobody's word is taken for it.

The first one who answers opens the next game, and each seat is kept for who had it. Each says one word: "next" sits
down, "no" leaves the seat to a bot. It begins when every seat is taken.
"""

from __future__ import annotations

import base64
import hashlib
from datetime import datetime, timedelta

from domain.game.aggregate import Game
from domain.game.events import Holder
from domain.game.requests import BOT
from domain.game.writer import Writer
from domain.kernel.shapes import Refused, Way

NEXT, NO = "next", "no"
REMATCH = "rematch"  # the same table once more, where the title names no way on
PATIENCE = 72  # hours after which those who have sat down need not wait for the others any more


def following(game: str) -> str:
    """The id of the game that goes on from this one. It has no other, so there is one such game at most."""
    return "g" + base64.b32encode(hashlib.sha256(f"after|{game}".encode()).digest()).decode().lower()[:12]


def ways(former: Game) -> tuple[Way, ...]:
    """How it may go on; none while it runs, or if nothing follows it."""
    found: tuple[Way, ...] = former.title.sequel(former.state).ways if former.closed == "finished" else ()
    return found


def rematch_refusal(former: Game, player: str) -> Refused | None:
    """Why this player cannot ask for the same table once more; None if they can."""
    if not former.closed or former.state is None:
        return Refused("not_over", "A rematch is offered once the game is over.")
    if not former.seats_of(player):
        return Refused("not_your_seat", "You did not sit in that game.")
    if ways(former):
        return Refused("goes_on_already", 'That game goes on in a way of its own: say "next".')
    carried_over = Refused("nothing_follows", "That game went on from others, with what they left it; open a new one.")
    try:
        former.title.read_by_hand(former.options, former.seats)
    except Refused:
        return carried_over
    return carried_over if former.after else None


def has_rematch(former: Game, again: Game | None, player: str) -> bool:
    """Whether this player is offered it. `again`: its table, once somebody has opened it."""
    if again is not None and (again.phase != "open" or any(map(again.seated, again.seats_of(player)))):
        return False
    return rematch_refusal(former, player) is None


def words(former: Game, then: Game | None, player: str) -> tuple[str, ...]:
    """What this player can still say of what follows. `then`: the next game, once somebody has opened it."""
    if then is not None:
        return (NEXT, NO) if _waiting_seats(then, player) else ()
    offered = tuple(way.word for way in ways(former)) if former.seats_of(player) else ()
    return (*offered, NO) if offered and _has_others(former, player) else offered


def go_on(writer: Writer, player: str, word: str, former: Game, part: tuple[str, str]) -> str:
    """The one word of a player; what came of it, where the events do not say it. `part`: what they add to the luck."""
    if not former.seats_of(player):
        raise Refused("not_your_seat", "You did not sit in the game that this one would go on from.")
    if writer.game is None:
        _open(writer, player, word, former)
    elif word not in (NEXT, NO):
        raise _decided_already(writer.now, player)
    game = writer.now
    if word == NO and not _has_others(game, player):
        raise Refused("nobody_goes_on", 'Then nothing follows. Say "next" whenever you want to go on.')
    if kept := _waiting_seats(game, player):
        for seat in kept:
            if word == NO:
                writer.seat(seat, Holder(bot=BOT))
            else:
                writer.seat(seat, Holder(player=player), *part)
        return "A bot takes your seat." if word == NO else ""
    if word == NO or game.phase != "open" or not game.seats_of(player):
        raise _too_late(game, player)
    _without_the_silent(writer)
    return "Bots take the seats that were still empty."


def _open(writer: Writer, player: str, word: str, former: Game) -> None:
    if not former.closed:
        raise Refused("not_over", "That game is not over; what follows it is said at its end.")
    offered = {way.word: way for way in ways(former)}
    if not offered:
        raise Refused("nothing_follows", "Nothing follows that game.")
    # no before anybody has said next: the table still goes on in the way named first
    way = next(iter(offered.values())) if word == NO else offered.get(word)
    if way is None:
        raise Refused("no_such_way", "It can go on with: {words}.", words=", ".join(offered))
    writer.open(following(former.id), former.title, way.options, former.holders, player, former.pace, former=former)
    for seat, holder in enumerate(former.holders):
        if holder.bot:
            writer.seat(seat, holder)


def _has_others(game: Game, player: str) -> bool:
    return any(holder.player not in ("", player) for holder in game.holders)


def _waiting_seats(game: Game, player: str) -> tuple[int, ...]:
    """Seats of a game that has not begun which wait for this player."""
    return tuple(seat for seat in game.seats_of(player) if game.phase == "open" and not game.seated(seat))


def _decided_already(game: Game, player: str) -> Refused:
    if not _waiting_seats(game, player):
        return _too_late(game, player)
    return Refused("goes_on_already", 'The table goes on in another way already; say "next" or "no".')


def _too_late(game: Game, player: str) -> Refused:
    if not game.seats_of(player):
        return Refused("not_your_seat", "You have left your seat to a bot.")
    if game.phase == "open":
        return Refused("seated_already", "You have said that you go on.")
    return Refused("goes_on_already", "The next game has begun already; answer its own letters.")


def _without_the_silent(writer: Writer) -> None:
    """Who sits and says so again, after a while, need not wait for those who never answer."""
    game = writer.now
    if datetime.fromisoformat(writer.context.at) < datetime.fromisoformat(game.opened) + timedelta(hours=PATIENCE):
        raise Refused(
            "seated_already",
            'You sit there already, and the others have {n} hours from the opening. After that, say "next" again and'
            " bots take the seats that are still empty.",
            n=PATIENCE,
        )
    for seat in range(game.seats):
        if not game.seated(seat):
            writer.seat(seat, Holder(bot=BOT))
