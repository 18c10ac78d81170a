"""Who leaves a service of several databases is in none of them any more, and their games go on and verify."""

from __future__ import annotations

import json
import re
from pathlib import Path

import psycopg
import pytest
from eventsourcing.persistence import OperationalError

from domain.players.player import LEFT
from ops.verify.main import main as verify
from service.accounts import erasure, visitors
from service.store import talk, times
from service.store.database import unpacked
from tests.store.shards import AGREES, Many, many
from workers.process import tidy
from workers.rebuild import differences

__all__ = ["many"]

SECRETS = re.compile(rb"xylo\w*", re.I)


def hits(many: Many) -> set[str]:
    """What is left in any row of any table, packed bytes as they were."""
    found: set[str] = set()
    for number, url in enumerate(many.urls):
        with psycopg.connect(url, row_factory=psycopg.rows.dict_row) as connection:
            names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            for name in (row["tablename"] for row in names):
                for row in connection.execute(f"SELECT * FROM {name}").fetchall():
                    for column, value in row.items():
                        raw = unpacked(value, row.get("packed") or 0) if isinstance(value, bytes) else str(value)
                        text = raw if isinstance(raw, bytes) else raw.encode()
                        found |= {f"{number} {name}.{column}: {each}" for each in SECRETS.findall(text)}
    return found


def xylo_played(many: Many) -> list[str]:
    """A game on each database with words and letters, that of the last one running; and an address with letters."""
    many.pages.players.rename(many.ann, "Xylodora")
    many.pages.players.add_address(many.ann, "xylo@mail.example")
    games = [many.open_at(number) for number in range(3)]
    many.play(games[:2])
    many.work()
    for mail in many.mails:
        mail.post.work_off()
    with many.pages.db.write() as session:
        for game in games:
            talk.insert(session, f"x{game}", game, 0, many.ann, "a word of xylodora", private=False)
            talk.insert(session, f"b{game}", game, 1, many.bob, "hello Xylodora", private=False)
    assert {each.split()[0] for each in hits(many)} == {"0", "1", "2"}
    return games


def test_who_leaves_is_forgotten_on_each_database(many: Many, tmp_path: Path) -> None:
    games = xylo_played(many)
    assert erasure.forget(many.pages, many.ann) and not erasure.forget(many.pages, many.ann)
    assert hits(many) == set()
    for game in games:
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(many.pages.games.export(game, None)))
        assert verify([str(file)]) == AGREES
    assert many.pages.players.get(many.ann).name == LEFT
    with many.pages.db.read() as session:
        words = [row["words"] for row in session.all("SELECT words FROM talk WHERE player = ?", many.bob)]
    assert words == [f"hello {LEFT}"] * 3
    for store in many.at:
        assert differences(store) == []


def test_a_database_that_is_away_leaves_all_to_be_tried_again(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is half forgotten: home has it last that they left."""
    xylo_played(many)
    written = erasure._written

    def away(db: object, writes: object) -> None:
        if db is many.pages.db.each()[2]:
            raise OperationalError("the server is away")
        written(db, writes)  # type: ignore[arg-type]

    monkeypatch.setattr(erasure, "_written", away)
    with pytest.raises(OperationalError):
        erasure.forget(many.pages, many.ann)
    assert many.pages.players.get(many.ann).name == "Xylodora"
    monkeypatch.undo()
    assert erasure.forget(many.pages, many.ann) and hits(many) == set()


def test_what_was_being_written_when_they_left_goes_later(many: Many) -> None:
    games = xylo_played(many)
    erasure.forget(many.pages, many.ann)
    with many.pages.db.write() as session:
        for game in games:
            session.run("UPDATE letters SET text = 'Dear Xylodora' WHERE game = ? AND player = ?", game, many.ann)
    assert hits(many)
    for store in many.at:
        tidy(store)
    assert hits(many) == set()


def test_a_visitor_goes_from_each_database_with_the_games_against_bots(many: Many) -> None:
    visitor = visitors.add(many.pages, "form", client="127.0.0.1", most=9, name="Xylowena")
    games = []
    for _ in range(40):
        order = {"title": "pig", "seats": [{"player": visitor}, {"bot": "sensible"}], "sit": True}
        games.append(many.pages.intake.submit("open", order, channel="test", player=visitor).game)
    assert {many.database_of(game) for game in games} == {0, 1, 2}
    last = [many.open_at(number) for number in range(3)]  # the last event of a log stays
    many.work()
    many.play(last)
    tidy(many.at[0], times.later(times.now(), visitors.KEPT + 1))
    assert hits(many) == set()
    with many.pages.db.read() as session:
        left = {row["game"] for row in session.all("SELECT game FROM tables")}
    assert left >= set(last) and not left & set(games)
