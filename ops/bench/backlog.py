"""A backlog for measurements: many games of Sagrada, and rows that are legal one after the other, each as the API keeps
it: what is typed was read at the door.
"""

from __future__ import annotations

import json
import secrets
import time

import msgspec

from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.requests import Request
from domain.kernel.luck import SeededLuck
from service.commands import submit
from service.store import Store, times
from service.store.event_rows import NEW_ROW, values_of
from service.store.intake import game_of, short
from service.store.pool import seeds_of
from workers.apply import Applier

PEOPLE = ("pone", "ptwo")


def backlog(store: Store, games: int, rows: int) -> list[Request]:
    """Open rows for games of two people, in the order in which they would have come. Not yet submitted.

    A game has 40 rows at least; if `rows` are more than the games have, fewer come back.
    """
    tables = _opened(store, games)
    with store.db.read() as session:
        seeds = seeds_of(session, list(tables))
    made: list[Request] = []
    while len(made) < rows and tables:
        for game in list(tables.values()):
            row = _row(game, len(made))
            after = decide(game, row, times.now(), seeds[game.id]).game
            made.append(row)
            if after is None or after.phase != "running":
                del tables[game.id]
            else:
                tables[game.id] = after
            if len(made) == rows:
                break
    return made


def submit_all(store: Store, rows: list[Request]) -> None:
    with store.db.write() as session:
        session.many(NEW_ROW, [values_of(row) for row in rows])


def _opened(store: Store, games: int) -> dict[str, Game]:
    store.pool.fill(games)
    order = json.dumps({"title": "sagrada", "seats": [{"player": player} for player in PEOPLE]})
    ids = [short(secrets.token_hex(8), 20) for _ in range(games)]
    opening = [_new(id, "open", game_of(id), PEOPLE[0], order) for id in ids]
    sitting = [_new(short("sit" + id, 20), "sit", game_of(id), PEOPLE[1], "{}") for id in ids]
    submit_all(store, [*opening, *sitting])
    applier = Applier(store)
    while any(store.intake.opens(row.game) or not store.games.get(row.game).asked for row in opening):
        applier.work_off(time.monotonic() + 0.05)  # another process may have some of them in hand
    return {row.game: store.games.get(row.game) for row in opening}


def _row(game: Game, number: int) -> Request:
    seat = game.asked[0]
    said = game.title.sentence(game.title.bot(game.state, seat, SeededLuck(b"%d" % number)))
    row = _new(short(secrets.token_hex(8), 20), "say", game.id, PEOPLE[seat], json.dumps({"lines": [said]}))
    return msgspec.structs.replace(row, commands=submit.lines(game, [said]).commands)


def _new(id: str, kind: str, game: str, player: str, body: str) -> Request:
    return Request(id=id, kind=kind, channel="bench", game=game, player=player, body=body, arrived=times.now())
