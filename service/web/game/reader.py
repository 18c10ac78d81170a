"""Who reads the page of a game, and for which seat."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from flask import abort, current_app, request
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.application import NoSuchGame, check_id
from service.queries.wording import say
from service.store import Store, player_rows
from service.store.database import Session
from service.web import unlisted
from service.web.mail_access import is_local, letter_by
from service.web.pages import current_player, game_of


class PageReader(Struct, frozen=True):
    """`seat`: None for a spectator. `letter`: the token of the letter they come from. `acts`: they may press. `until`:
    the last version that they see with the eyes of the seat, None for all; `heard`: until when they read talk, empty
    for all.
    """

    seat: int | None = None
    letter: str | None = None
    player: str = ""
    acts: bool = False
    until: int | None = None
    heard: str = ""


def store_with(game_id: str) -> Store:
    """The store, to ask for a game by what can be the id of one."""
    try:
        check_id(game_id)
    except NoSuchGame:
        abort(404)
    store: Store = current_app.extensions["posthorn"]
    return store


def load_game(game_id: str) -> tuple[Store, Game]:
    """For whoever may look on."""
    store, game = store_with(game_id), game_of(game_id)
    if not game.seats_of(current_player()):
        unlisted.admit(game)
    return store, game


def reader_of(now: Game) -> PageReader:
    """Who is signed in reads for their own seat, and may press. A link of a letter shows what the letter did to whoever
    holds it; what came since is for its owner, who signs in.
    """
    token = request.values.get("letter", "")
    player = current_player()
    if not token:
        seat = _seat(now, player)
        return PageReader(seat, None, player, seat is not None)
    letter = letter_by(token) if "mail_access" in current_app.extensions else abort(404)
    if letter.game != now.id or letter.seat is None or now.holders[letter.seat].player != letter.player:
        abort(404)
    acts = player == letter.player or is_local()
    if acts or now.closed:
        return PageReader(letter.seat, token, letter.player, acts)
    return PageReader(letter.seat, token, letter.player, False, max(1, min(letter.version, now.version)), letter.made)


def _seat(now: Game, player: str) -> int | None:
    """A seat of the reader: the one in the address, else one that is asked, else the first."""
    mine = [seat for seat in now.seats_of(player) if now.seated(seat)]
    wanted = request.values.get("seat", "")
    if wanted in map(str, mine):
        return int(wanted)
    return next((seat for seat in mine if seat in now.asked), mine[0] if mine else None)


def number(name: str, otherwise: int) -> int:
    given = request.args.get(name, "")
    if given and not (given.isascii() and given.isdecimal() and len(given) < 10):
        abort(404, say("The {value} in this address is no number.", value=name))
    return int(given) if given else otherwise


def zone_of(session: Session, player: str) -> str:
    """In which this reader is told of times."""
    name = player_rows.zone(session, player) if player else ""
    try:
        return ZoneInfo(name or "UTC").key
    except (KeyError, ValueError):
        return "UTC"
