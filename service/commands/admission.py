"""Who may sit down at a table that has not begun: anybody, or those who were invited or have its link; and conditions.

A table without a row of its own is open to anybody.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from domain.game.aggregate import Game
from domain.kernel.shapes import Refused
from service.projections import tables
from service.queries import clocks, lobby
from service.queries.position import GameStatus
from service.store import terms as stored
from service.store import visitors

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session


class Conditions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`address`: visitors who gave none may not sit. `finished`: so many games played to their end. `missed`: so many
    deadlines at most in the last games, as they are counted for reliability; None: however many.
    """

    address: bool = False
    finished: int = 0
    missed: int | None = None

    @property
    def in_words(self) -> list[str]:
        found = ["players who have given an address"] if self.address else []
        if self.finished:
            n = "1 game" if self.finished == 1 else f"{self.finished} games"
            found.append(f"players who have finished {n}")
        if self.missed is not None:
            most = {0: "no deadline", 1: "1 deadline at most"}.get(self.missed, f"{self.missed} deadlines at most")
            found.append(f"players who have missed {most} in their last {clocks.GAMES_COUNTED} games")
        return found


class Terms(Struct, frozen=True):
    """`word`: of the link to pass on; who has it may sit at a table that is not public."""

    public: bool = True
    word: str = ""
    conditions: Conditions = Conditions()


ANYBODY = Terms()
MOST_FINISHED = MOST_MISSED = 50


def insert(session: Session, game: str, public: bool, conditions: Conditions, greeting: str = "") -> None:
    """The same game twice keeps its first terms. `greeting`: words of the host."""
    kept = msgspec.json.encode(conditions).decode()
    stored.insert(session, game, public, secrets.token_urlsafe(9), kept, greeting)


def of(session: Session, game: str) -> Terms:
    row = stored.of(session, game)
    if row is None:
        return ANYBODY
    return Terms(bool(row["public"]), row["word"], msgspec.json.decode(row["conditions"], type=Conditions))


def conditions_of(session: Session, games: Sequence[str]) -> dict[str, Conditions]:
    """Of those that have any terms of their own."""
    rows = stored.some(session, games)
    return {row["game"]: msgspec.json.decode(row["conditions"], type=Conditions) for row in rows}


def may_look_on(session: Session, game: Game | GameStatus, player: str) -> bool:
    """Without its link: at a listed game anybody, else who opened it, sits there or ever sat."""
    if player and (player == game.by or game.seats_of(player)):
        return True
    return of(session, game.id).public or (bool(player) and lobby.has_sat(session, player, game.id))


def may_come_as_guest(terms: Terms, word: str) -> bool:
    """Whoever has the link of a table sits down without an address, unless the table asks for more of its players."""
    return bool(word) and word == terms.word and not (terms.conditions.address or terms.conditions.finished)


def sit_refusal(store: Store, game: Game, player: str, word: str = "") -> Refused | None:
    """Why this player may not sit down here; whoever a seat is kept for may."""
    if player == game.by or any(not game.seated(seat) for seat in game.seats_of(player)):
        return None
    with store.db.read() as session:
        terms = of(session, game.id)
        if not terms.public and word != terms.word:
            return Refused(
                "not_public", "This table is for those who were invited. Ask its host for the link that leads to it."
            )
        if terms.conditions.address and visitors.is_one(session, player):
            return Refused("needs_address", "This table is for players who have given an address. Give yours first.")
        finished = tables.finished_by(session, player) if terms.conditions.finished else 0
    allowed = terms.conditions.missed
    if allowed is not None and (missed := clocks.deadlines_missed(store, player)) > allowed:
        return Refused(
            "needs_reliability",
            "This table is for players who have missed at most {n} {n|deadline|deadlines} in their last {games} games;"
            " you have missed {has}.",
            n=allowed, games=clocks.GAMES_COUNTED, has=missed,
        )  # fmt: skip
    if finished < terms.conditions.finished:
        return Refused(
            "needs_games", "This table is for players who have finished {n} {n|game|games}; you have finished {has}.",
            n=terms.conditions.finished, has=finished,
        )  # fmt: skip
    return None
