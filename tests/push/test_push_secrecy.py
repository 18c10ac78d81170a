"""Non-interference of pushes: with all dealt anew that a reader cannot know, their device is told the same."""

from __future__ import annotations

from typing import cast

import pytest

from domain.game.aggregate import Game
from domain.game.evolve import project
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.mail.outgoing.letter_requests import draft_of, reader_for
from service.mail.outgoing.pushing import GROUPS, Notice, notice_of
from service.projections import letter_queue
from service.store import times
from tests.harness.redealing import dealt_anew
from tests.push.conftest import PushTable


def told(table: PushTable, name: str) -> list[Notice]:
    """What the device of this player would be told now of each kind of letter that is about the position."""
    writer, now = table.mail_service.letter_writer, times.now()
    with table.store.db.read() as session:
        rows = letter_queue.of_player(session, table.players[name], table.game_id, 20, 0)
    latest = {row["kind"]: row for row in reversed(rows)}
    found = []
    for kind, row in latest.items():
        reader = reader_for(writer, row)
        if reader is not None and any(kind in group for group in GROUPS.values()):
            found.append(notice_of(writer, draft_of(writer, row, reader, now)))
    return found


@pytest.mark.parametrize("title", sorted(titles))
def test_a_push_tells_no_secret_of_others(table: PushTable, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open(title)
    luck, compared = SeededLuck(b"pushes"), 0
    for turn in range(24):
        game = table.game
        if game.phase != "running":
            break
        if turn % 4 == 0:
            for name in table.players:
                seat = game.seats_of(table.players[name])[0]
                here, other = told(table, name), dealt_anew(table.store, table.game_id, seat)
                with monkeypatch.context() as patch:
                    patch.setattr(
                        table.store.games, "recorded", lambda id, since=0, until=None, e=other: e[since:until]
                    )
                    patch.setattr(table.store.games, "get", lambda id, e=other: cast(Game, project(None, e)))
                    assert told(table, name) == here
                compared += len(here)
        table.say(table.asked, game.title.sentence(game.title.bot(game.state, game.asked[0], luck)))
    assert compared >= 4
