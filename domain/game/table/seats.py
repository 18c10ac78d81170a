"""Who takes which seat: of a game that has not begun, and of one in which a seat is offered."""

from __future__ import annotations

import re

from domain.game.aggregate import Game
from domain.game.events import Holder
from domain.game.requests import BOT, Open, Request, SequelRequest, Sit
from domain.game.writer import Writer
from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence

STAY = "stay"
RESIGN_ANSWERS = ("confirm resign", STAY)  # to the question whether somebody means it
_NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")


def sit_down(writer: Writer, request: Request, content: Open | Sit) -> None:
    game = writer.now
    if game.phase != "open":
        take_offered(writer, request.player, request.seat, contribution_of(content))
        return
    writer.seat(_free_seat(game, request), Holder(player=request.player), *contribution_of(content))


def contribution_of(content: Open | Sit | SequelRequest) -> tuple[str, str]:
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


def take_offered(writer: Writer, player: str, seat: int | None, part: tuple[str, str]) -> None:
    """A seat of a running game: its own player comes back to it, or somebody new takes it."""
    game = writer.now
    offered = [each.seat for each in game.offers if game.phase == "running" and seat in (None, each.seat)]
    own = [each for each in offered if game.holders[each].player == player]
    if own:
        writer.reclaim(own[0])
        return
    if not offered:
        raise Refused("no_open_seat", "The game has begun; no seat is free, or somebody was faster.")
    if game.seats_of(player):
        raise Refused("seated_already", "You sit at this table already.")
    writer.seat(offered[0], Holder(player=player), *part)


def come_back(writer: Writer, seat: int) -> None:
    """A move reclaims a seat that is offered, unless its player resigned."""
    if writer.now.offer(seat) is None:
        return
    if writer.now.has_resigned(seat):
        raise Refused("resigned", 'You have resigned. Say "come back" first, if nobody has taken your seat.')
    writer.reclaim(seat)


def come_back_by_word(writer: Writer, seat: int) -> None:
    if writer.running().offer(seat) is None:
        raise Refused("not_offered", "Your seat is not offered to anybody.")
    writer.reclaim(seat)


def resign_question(writer: Writer, seat: int) -> Refused:
    """What comes of resigning, and the two answers to it; or why it cannot be."""
    game = writer.running()
    if (refusal := _resign_refusal(game, seat, writer.context.at)) is not None:
        return refusal
    return Refused("not_confirmed", _ENDS_IT if _is_alone(game, seat) else _LEAVES_IT, yes=RESIGN_ANSWERS[0])


_ENDS_IT = 'If you resign, the game ends, since no other person is left. "{yes}" does it.'
_LEAVES_IT = (
    "If you resign, your seat is offered to others and you are not asked any more. Of this game you get one letter, at"
    ' its end. You can come back until somebody takes the seat. "{yes}" does it.'
)


def _is_alone(game: Game, seat: int) -> bool:
    return not any(holder.player not in ("", game.holders[seat].player) for holder in game.holders)


def _resign_refusal(game: Game, seat: int, now: str) -> Refused | None:
    if game.has_resigned(seat):
        return Refused("resigned", "You have resigned already.")
    return None if _is_alone(game, seat) else game.notice_refusal(seat, now)


def stay(writer: Writer, seat: int) -> str:
    if writer.running().has_resigned(seat):
        raise Refused("resigned", 'You have resigned. Say "come back" to take your seat again.')
    return "You keep your seat, and nothing was done."


def resign(writer: Writer, seat: int) -> str:
    """The seat is offered; where no other person is left the game ends."""
    game = writer.running()
    if (refusal := _resign_refusal(game, seat, writer.context.at)) is not None:
        raise refusal
    if _is_alone(game, seat):
        writer.close("resigned")
        return "You have resigned, and nobody else is left: the game ends."
    writer.offer(seat, "resigned")
    return 'You have resigned. The seat is offered to others; until one takes it you can "come back".'


def leave(writer: Writer, seat: int) -> str:
    """Before the game has begun the seats of this player are free again; once it runs, to leave is to resign."""
    if writer.now.phase == "running":
        raise resign_question(writer, seat)
    game = _unstarted(writer)
    player = game.holders[seat].player
    if player == game.by:
        raise Refused("host_stays", "You have opened this table, so you cannot leave it. You can close it.")
    for each in game.seats_of(player):
        writer.vacate(each)
    return "You have left this table; the host is told."


def decline(writer: Writer, player: str) -> None:
    """The seats that were kept for this player are free for others."""
    game = _unstarted(writer)
    for each in game.seats_of(player):
        if not game.seated(each):
            writer.vacate(each)


def release(writer: Writer, speaker: int, seat: int) -> str:
    """The host lets somebody go, who sits there or was invited, before the game has begun."""
    game = _unstarted(writer)
    if game.holders[speaker].player != game.by:
        raise Refused("not_host", "Only the player who opened this table can release a seat.")
    player = game.holders[seat].player if 0 <= seat < game.seats else ""
    if player in ("", game.by):
        raise Refused("nobody_there", "Nobody whom you could let go has seat {n}.", n=seat + 1)
    writer.vacate(seat, let_go=True)
    return Sentence.of("Seat {n} is free again.", n=seat + 1).text()


def _unstarted(writer: Writer) -> Game:
    game = writer.now
    if game.phase != "open":
        raise Refused("game_has_begun", 'The game has begun. To leave it say "resign".')
    if game.after:
        raise Refused("goes_on_already", 'This game goes on from another; to leave it say "no".')
    return game


def replace_with_bot(writer: Writer, seat: int) -> None:
    writer.seat(seat, Holder(bot=BOT))
