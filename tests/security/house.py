"""A house that cheats: it has the database, the seeds and the log, and writes them anew so that all fits together.

What it cannot reach is what readers have kept: `Reader`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.events import Pooled, linked
from domain.game.writer import commitment_of
from ops.verify.main import KeptDocuments, verify
from service.store import Row, Store, times
from service.store.pool import Head, next_number, published, read_head
from tests.workers.conftest import ANN, BOB, Table
from workers.apply import Applier

Wish = Callable[[Game], bool]
TRIES = 20_000  # more than enough for one wish in a few hundred


def opening(store: Store, *seats: dict[str, str], **more: Any) -> Row:
    """An order that lies in the intake and is not decided yet: its nonce is known to the house."""
    order = {"title": "tiny", "seats": list(seats), "nonce": "anns-own", "source": "given", **more}
    return store.intake.submit("open", order, channel="api", player=ANN)


def decided(store: Store, row: Row) -> Table:
    Applier(store).work_off()
    return Table(store, row.game)


def foreseen(row: Row, seed: bytes, pool: Pooled, game: Game | None = None) -> Game:
    """What would come of a row: the house can judge it as often as it likes."""
    outcome = decide(game, row, times.now(), seed, pool)
    assert outcome.game is not None, outcome.verdict
    return outcome.game


def bot_holds_the_best(game: Game) -> bool:
    """One deal in six, so that a few hundred seeds hold many of them."""
    return 12 in game.state.hands[1]


def write_pool(store: Store, number: int, seed: bytes) -> None:
    """Another seed for a number, and all links after it made to fit."""
    with store.db.write() as session:
        session.run("UPDATE seed_pool SET seed = ?, commitment = ? WHERE number = ?", seed, commitment_of(seed), number)
        link = "0" * 64
        for row in session.all("SELECT number, commitment FROM seed_pool ORDER BY number"):
            link = linked(link, row["commitment"])
            session.run("UPDATE seed_pool SET link = ? WHERE number = ?", link, row["number"])


def play_out(table: Table) -> None:
    while table.game.phase == "running":
        seat = table.game.asked[0]
        assert table.say(table.store.games.legal(table.game, seat)[0], by=table.player(seat)).status == "done"


def export(table: Table) -> dict[str, Any]:
    play_out(table)
    return json.loads(json.dumps(table.store.games.export(table.id, None)))  # type: ignore[no-any-return]


class Reader:
    """What an outsider has kept: the head of the pool from a letter before the game, their mail, their words."""

    def __init__(self, store: Store, words: Sequence[str] = (), messages: Sequence[bytes] = ()) -> None:
        with store.db.read() as session:
            self.head: Head = read_head(session)
        self.store, self.words, self.messages = store, words, messages

    def page(self) -> dict[str, Any]:
        """GET /api/v1/commitments, as it is answered now."""
        with self.store.db.read() as session:
            items, free = published(session, 1, 500), next_number(session)
        return {"items": json.loads(json.dumps(items)), "free": free}

    def finds(self, document: dict[str, Any], *, page: bool = False, beacon: str = "") -> list[str]:
        kept = KeptDocuments(
            heads=[(self.head.number, self.head.link)], published=[self.page()] if page else [],
            messages=self.messages, words=self.words, beacon=beacon,
        )  # fmt: skip
        return list(verify(document, kept=kept))


def bob_sits(table: Table, nonce: str, source: str) -> None:
    body = {"nonce": nonce, "source": source}
    table.store.intake.submit("sit", body, channel="mail", player=BOB, game=table.id)
    Applier(table.store).work_off()
