"""A slot moves from one database to another, with all that is of its games, while all goes on."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from ops.cli.main import main
from ops.verify.main import main as verify
from service.projections import progress, tables, timeline
from service.queries import lobby
from service.store import heartbeats, letters, talk, times
from service.store.routing import NotThere
from service.store.slots import slot_of
from tests.store.shards import AGREES, Many, many, rows
from workers import archive
from workers.rebuild import differences, letters_missing, rebuild
from workers.slots import Behind, move

__all__ = ["many"]


def test_a_slot_moves_with_all_that_is_of_it(many: Many, tmp_path: Path) -> None:
    game = many.open_at(1)
    many.work()
    for mail in many.mails:
        mail.post.work_off()
    waiting = many.pages.intake.submit("say", {"lines": ["roll"]}, channel="test", player=many.ann, game=game, key="k")
    with many.pages.db.write() as session:
        talk.insert(session, "word", game, 0, many.ann, "Good luck!", private=False)
        heartbeats.mark_heard(session, many.bob, game, times.now())
        before = [letter for letter in letters.latest(session, 1000) if letter.game == game]
    slot = slot_of(game)
    assert slot is not None and before
    went = move(many.urls[0], many.urls[1:], [slot], 2)
    assert went >= 1 and many.database_of(game) == 2 and move(many.urls[0], many.urls[1:], [slot], 2) == 0
    for table in ("stored_events", "intake", "boards", "tables", "mailbag", "letters", "talk"):
        assert game not in rows(many.urls[1], table), table
    many.work()
    decided = many.pages.intake.row(waiting.id, game)
    assert decided is not None and decided.seq == waiting.seq and decided.is_decided
    with many.pages.db.read() as session:
        after = [letter for letter in letters.latest(session, 1000) if letter.game == game]
        assert [(letter.id, letter.token) for letter in after] == [(letter.id, letter.token) for letter in before]
        assert [row["words"] for row in talk.latest(session, game)] == ["Good luck!"]
        assert lobby.unread(session, many.bob, [game]) == {}, "that they have read it moves along"
        due = [row["key"] for row in session.all("SELECT key FROM mailbag WHERE game = ?", game)]
        assert len(due) == len(set(due))
    many.play([game])
    assert all(differences(store) == [] == letters_missing(store) for store in many.at)
    file = tmp_path / "moved.json"
    file.write_text(json.dumps(many.pages.games.export(game, None)))
    assert verify([str(file)]) == AGREES
    with pytest.raises(NotThere):
        move(many.urls[0], many.urls[1:], [slot], 3)


def test_who_still_believes_the_old_place_writes_nothing_there(many: Many) -> None:
    """A process that slept through a move: the database itself refuses, as if it were away."""
    game = many.open_at(1)
    many.work()
    slot = slot_of(game)
    assert slot is not None
    move(many.urls[0], many.urls[1:], [slot], 0)
    shards = many.pages.db.shards  # type: ignore[attr-defined]
    shards._where, shards._known_until = {slot: 1}, time.monotonic() + 0.5
    row = many.pages.intake.submit("say", {"lines": ["roll"]}, channel="test", player=many.ann, game=game)
    assert game in rows(many.urls[0], "intake") and game not in rows(many.urls[1], "intake")
    many.work()
    found = many.pages.intake.row(row.id, game)
    assert found is not None and found.is_decided


def test_slots_are_told_and_moved_by_a_command(
    many: Many, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("POSTHORN_POSTGRES", many.urls[0])
    monkeypatch.setenv("POSTHORN_SHARDS", " ".join(many.urls[1:]))
    assert main(["slots", "move", "0-2", "2"]) == 0 and main(["slots"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "0   341 slots  0 games", "1   340 slots  0 games", "2   343 slots  0 games",
    ]  # fmt: skip
    assert main(["slots", "move", "0", "7"]) == 1 and "0 to 2" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["slots", "move", "1024", "1"])


def shown(many: Many, game: str) -> Any:
    """What pages tell of a game, but for its number, which is of its database."""
    with many.pages.db.read() as session:
        found, where = tables.table(session, game), [row["game"] for row in tables.mine(session, many.ann)]
        assert found is not None and where.count(game) == 1
        lines = timeline.lines(session, game, None, limit=1000)
        return {**found, "number": 0}, tables.places(session, game), lines, many.pages.games.export(game, None)


def packed(many: Many) -> str:
    """A game in the archive of the second database."""
    game = many.open_at(1)
    many.play([game])
    many.open_at(1)  # the log's last event stays in it
    many.work()
    assert archive.pack(many.at[1], 365, times.later(times.now(), 24 * 400)) == 1
    return game


def test_a_packed_game_moves_with_what_pages_ask_of_it(many: Many) -> None:
    """Who follows the log there has come past the archive, so its read models are copied."""
    game, other = packed(many), many.open_at(2)
    before, slot = shown(many, game), slot_of(game)
    assert slot is not None and game in rows(many.urls[1], "archive")
    assert move(many.urls[0], many.urls[1:], [slot], 2) >= 1 and many.database_of(game) == 2
    assert game not in rows(many.urls[1], "archive") and game not in rows(many.urls[1], "timeline")
    many.work()
    assert game in rows(many.urls[2], "archive") and shown(many, game) == before
    many.play([other, many.open_at(2)])
    assert [differences(store) + letters_missing(store) for store in many.at] == [[], [], []]
    rebuild(many.at[2])
    assert shown(many, game) == before and differences(many.at[2]) == []


def test_a_packed_game_waits_for_read_models_that_are_made(many: Many) -> None:
    game = packed(many)
    slot = slot_of(game)
    assert slot is not None
    with progress.log_kept(many.at[2].db), pytest.raises(Behind):
        move(many.urls[0], many.urls[1:], [slot], 2)
    assert many.database_of(game) == 1 and game in rows(many.urls[1], "archive")
    assert move(many.urls[0], many.urls[1:], [slot], 2) >= 1 and game in rows(many.urls[2], "archive")
