"""Who takes which seat: of a game that has not begun, and of one in which a seat is offered."""

from __future__ import annotations

import re

from domain.game.aggregate import Game
from domain.game.events import Holder
from domain.game.requests import BOT, Next, Open, Request, Sit
from domain.game.writer import Ledger
from domain.kernel.shapes import Refused

_NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")


def sit_down(ledger: Ledger, request: Request, content: Open | Sit) -> None:
    game = ledger.now
    if game.phase != "open":
        take_offered(ledger, request.player, request.seat, part_of(content))
        return
    ledger.seat(_free_seat(game, request), Holder(player=request.player), *part_of(content))


def part_of(content: Open | Sit | Next) -> tuple[str, str]:
    """What is added to the luck, and what it is made of."""
    if content.nonce and not _NONCE.fullmatch(content.nonce):
        raise Refused("bad_nonce", "A nonce is 1 to 64 letters, digits, - or _.")
    return content.nonce, (content.source or "given") if content.nonce else "house"


def _free_seat(game: Game, request: Request) -> int:
    free = [seat for seat in range(game.seats) if not game.seated(seat) and not game.holders[seat].bot]
    kept = [seat for seat in free if game.holders[seat].player == request.player]
    anybody = [seat for seat in free if not game.holders[seat].player]
    if request.seat is not None:
        if request.seat not in (*kept, *anybody):
            raise Refused("seat_taken", "Seat {number} is not free for you.", number=request.seat + 1)
        return request.seat
    if not kept and any(game.seated(seat) for seat in game.seats_of(request.player)):
        raise Refused("seated_already", "You sit at this table already; name a seat to take a second one.")
    if not kept and not anybody:
        raise Refused("no_open_seat", "No seat of this game is free for you.")
    return (kept or anybody)[0]


def take_offered(ledger: Ledger, player: str, seat: int | None, part: tuple[str, str]) -> None:
    """A seat of a running game: its own player comes back to it, or somebody new takes it."""
    game = ledger.now
    offered = [each.seat for each in game.offers if game.phase == "running" and seat in (None, each.seat)]
    own = [each for each in offered if game.holders[each].player == player]
    if own:
        ledger.reclaim(own[0])
        return
    if not offered:
        raise Refused("no_open_seat", "The game has begun; no seat is free, or somebody was faster.")
    if game.seats_of(player):
        raise Refused("seated_already", "You sit at this table already.")
    ledger.seat(offered[0], Holder(player=player), *part)


def come_back(ledger: Ledger, seat: int) -> None:
    """Who moves is back, unless he left by his own word."""
    offer = ledger.now.offer(seat)
    if offer is None:
        return
    if offer.reason == "resigned":
        raise Refused("resigned", 'You have resigned. Say "come back" first, if nobody has taken your seat.')
    ledger.reclaim(seat)


def come_back_by_word(ledger: Ledger, seat: int) -> None:
    if ledger.running().offer(seat) is None:
        raise Refused("not_offered", "Your seat is not offered to anybody.")
    ledger.reclaim(seat)


def resign(ledger: Ledger, seat: int) -> str:
    """The seat is offered; where no other person is left the game ends."""
    game = ledger.running()
    if not any(holder.player not in ("", game.holders[seat].player) for holder in game.holders):
        ledger.close("resigned")
        return "You have resigned, and nobody else is left: the game ends."
    offer = game.offer(seat)
    if offer is not None and offer.reason == "resigned":
        raise Refused("resigned", "You have resigned already.")
    if (too_many := game.notice_refusal(seat, ledger.stamp.at)) is not None:
        raise too_many
    ledger.offer(seat, "resigned")
    return 'You have resigned. The seat is offered to others; until one takes it you can "come back".'


def leave(ledger: Ledger, seat: int) -> str:
    """Before the game has begun; the seats of this player are free again."""
    game = _unstarted(ledger)
    player = game.holders[seat].player
    if player == game.by:
        raise Refused("host_stays", "You have opened this table, so you cannot leave it. You can close it.")
    for each in game.seats_of(player):
        ledger.vacate(each)
    return "You have left this table; the host is told."


def decline(ledger: Ledger, player: str) -> None:
    """The seats that were kept for this player are free for others."""
    game = _unstarted(ledger)
    for each in game.seats_of(player):
        if not game.seated(each):
            ledger.vacate(each)


def release(ledger: Ledger, speaker: int, seat: int) -> str:
    """The host lets somebody go, who sits there or was invited, before the game has begun."""
    game = _unstarted(ledger)
    if game.holders[speaker].player != game.by:
        raise Refused("not_host", "Only the player who opened this table can release a seat.")
    player = game.holders[seat].player if 0 <= seat < game.seats else ""
    if player in ("", game.by):
        raise Refused("nobody_there", "Nobody whom you could let go has seat {n}.", n=seat + 1)
    ledger.vacate(seat, let_go=True)
    return f"Seat {seat + 1} is free again."


def _unstarted(ledger: Ledger) -> Game:
    game = ledger.now
    if game.phase != "open":
        raise Refused("game_has_begun", 'The game has begun. To leave it say "resign".')
    if game.after:
        raise Refused("goes_on_already", 'This game goes on from another; to leave it say "no".')
    return game


def replace_with_bot(ledger: Ledger, seat: int) -> None:
    ledger.seat(seat, Holder(bot=BOT))
