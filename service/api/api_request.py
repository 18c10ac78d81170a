"""What the function of an operation is called with, and what many of them need."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from flask import current_app, request

from domain.game.aggregate import Game
from service.api.conditions import table_word
from service.api.operations import Operation, read_body, read_query
from service.api.problems import Problem
from service.commands import admission
from service.limits.request_queue import wait_budget
from service.queries import position
from service.queries.people import names_of
from service.queries.position import GameStatus
from service.store import Store, player_rows

G = TypeVar("G", Game, GameStatus)
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of anything in a path; no database takes every character


@dataclass(frozen=True, slots=True)
class Caller:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class ApiRequest:
    store: Store
    player: Caller
    body: dict[str, Any]
    query: dict[str, Any]

    def game(self, game_id: str) -> Game:
        if not NAME.fullmatch(game_id):
            raise Problem("no_such_game")
        return self.admitted(position.loaded(self.store, game_id))

    def admitted(self, game: G) -> G:
        """To who only looks on without its link, a game that is not listed is not there; at its table, before it
        begins, anybody may ask for a seat.
        """
        if game.phase == "open" or game.seats_of(self.player.id):
            return game
        with self.store.db.read() as session:
            if admission.may_look_on(session, game, self.player.id):
                return game
            word = admission.of(session, game.id).word
        if word and hmac.compare_digest(word.encode(), table_word().encode()):
            return game
        raise Problem("no_such_game")

    @contextmanager
    def moment(self) -> Iterator[float]:
        """Seconds that this request may wait for the read models to come as far as the log."""
        with wait_budget().of(self.player.id, position.PATIENCE) as seconds:
            yield seconds

    def running(self, game_id: str) -> Game:
        game = self.game(game_id)
        if game.state is None:
            raise Problem("not_started", version=game.version)
        return game

    def seat(self, game: Game | GameStatus, wanted: int | None) -> int | None:
        """The seat the caller reads for: the one named, else the one asked, else the first; None as a spectator."""
        mine = game.seats_of(self.player.id)
        if wanted is not None:
            if wanted not in mine:
                raise Problem("not_your_seat")
            return wanted
        return next((seat for seat in mine if seat in game.asked), mine[0] if mine else None)

    def own_seat(self, game: Game, wanted: int | None) -> int:
        seat = self.seat(game, wanted)
        if seat is None:
            raise Problem("not_your_seat", "You do not sit in this game.")
        return seat

    def names(self, game: Game | GameStatus) -> list[str]:
        return names_of(self.store, game, self.player.id)


NOBODY = Caller("", "")


def prepare(operation: Operation) -> ApiRequest:
    """Who calls, then what is wanted; in this order, so that a stranger learns nothing about shapes."""
    store: Store = current_app.extensions["posthorn"]
    player = NOBODY if operation.public else known_player(store)
    query = read_query(operation.query) if operation.query is not None else {}
    body = read_body(operation.body) if operation.body is not None else {}
    return ApiRequest(store, player, body, query)


def known_player(store: Store) -> Caller:
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Problem("no_key")
    with store.db.read() as session:
        row = player_rows.by_key(session, key.strip())
    if row is None:
        raise Problem("wrong_key")
    return Caller(row["id"], row["name"])
