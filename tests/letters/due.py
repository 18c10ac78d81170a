"""Rows of the mailbag as the mail room puts them, and the letters that come of them."""

from __future__ import annotations

from typing import Any

from service.projections import letter_queue
from service.store import times
from service.store.letters import Letter
from tests.letters.support import Table


def put(table: Table, kind: str, name: str = "Anna", *, game: bool = True, **about: Any) -> None:
    seat = table.game.seats_of(table.players[name])[0] if game else None
    due = letter_queue.PendingLetter(
        key=f"{kind}:{times.now()}", kind=kind, player=table.players[name], game=table.game_id if game else "",
        seat=seat, about=about,
    )  # fmt: skip
    with table.store.db.write() as session:
        letter_queue.insert(session, times.now(), due)


def answer(table: Table, name: str, **about: Any):  # type: ignore[no-untyped-def]
    put(table, "answer", name, reply_to="<1@mail.example>", **about)
    (letter,) = [each for each in table.post() if each.kind == "answer"]
    return letter


def begun(table: Table, **given: Any) -> Table:
    table.open(**given)
    table.post()
    table.choose_windows()
    return table


def whole_text(letter: Letter) -> str:
    return " ".join(letter.text.split())
