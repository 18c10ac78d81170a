"""Several databases of PostgreSQL: what is of a game lies on one of them, what is of people at home."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ops.verify.main import main as verify
from service.app import create_app
from service.projections import tables
from service.queries import health, lobby
from service.queries.streams import Stream, Streams
from service.store import Store, letters, merging, pushes, routing, times
from service.store.pushes import Device
from service.store.routing import CrossesDatabases, route_of
from tests.harness.databases import Databases
from tests.service.events import read_events
from tests.store.shards import AGREES, Many, many, rows
from workers import push
from workers.rebuild import differences, letters_missing

__all__ = ["many"]

FEW = 12  # games, on three databases


def test_a_game_lies_on_one_database_and_people_at_home(many: Many, tmp_path: Path) -> None:
    games = [many.open() for _ in range(FEW)]
    while {many.database_of(game) for game in games} != {0, 1, 2}:
        games.append(many.open())
    many.play(games)
    for mail in many.mails:
        mail.post.work_off()
    for number, url in enumerate(many.urls):
        here = {game for game in games if many.database_of(game) == number}
        for table in ("stored_events", "intake", "boards", "tables", "timeline", "mailbag", "letters"):
            assert rows(url, table) == here, table
        with psycopg.connect(url) as connection:
            assert bool(connection.execute("SELECT 1 FROM players").fetchone()) == (number == 0)
            assert bool(connection.execute("SELECT 1 FROM grants").fetchone()) == (number == 0)
        assert differences(many.at[number]) == [] == letters_missing(many.at[number])
    for game in games:
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(many.pages.games.export(game, None)))
        assert verify([str(file)]) == AGREES
    with many.pages.db.read() as session:
        sent = letters.latest(session, 1000)
        assert len({letter.id for letter in sent}) == len(sent), "numbers of databases lie apart"
        assert [letter.id for letter in sent] == sorted((letter.id for letter in sent), reverse=True)


def test_a_page_asks_all_and_says_what_is_missing(many: Many, databases: Databases) -> None:
    games = [many.open() for _ in range(FEW)]
    many.work()
    with many.pages.db.read() as session:
        assert {row["game"] for row in tables.mine(session, many.ann)} == set(games)
        assert tables.seated_in(session, many.ann) == FEW and lobby.waiting(session, many.ann) <= set(games)
        for few in range(1, FEW):  # games of several databases may have one number
            page = tables.mine(session, many.ann, limit=few)
            after = tables.mine(session, many.ann, after=tables.key_of(page[-1]), limit=1000)
            assert [row["game"] for row in (*page, *after)] == [row["game"] for row in tables.mine(session, many.ann)]
    assert many.pages.db.away == []


def test_what_several_count_of_a_player_is_added(many: Many) -> None:
    games = [many.open_at(number) for number in range(3)]
    many.play(games)
    with many.pages.db.read() as session:
        assert [(row["title"], row["finished"]) for row in lobby.played(session, many.ann)] == [("pig", 3)]
        assert [row["name"] for row in lobby.public_people(session, "bo")] == ["Bob"]
        assert lobby.plays_in_public(session, many.ann) and not lobby.plays_in_public(session, "nobody")
        known = lobby.known_people(session, many.ann)
    assert [row["name"] for row in known] == ["Bob"]


def test_a_stream_tells_of_games_on_each(many: Many) -> None:
    streams = Streams(many.pages)
    stream = streams.open(many.ann, 7)
    assert stream is not None
    took = taken(stream, 1)
    assert [each.name for each in took] == ["begin"], "wherever its client stopped"
    games = {many.open_at(number) for number in range(3)}
    many.work()
    told: set[str] = set()
    while not games <= told:
        told |= {each.data["game"] for each in taken(stream, 1)}
    stream.close()


def taken(stream: Stream, least: int) -> list[Any]:
    found, end = list[Any](), time.monotonic() + 60
    while len(found) < least:
        assert time.monotonic() < end
        found += read_events(stream.take())
        time.sleep(0.05)
    return found


def test_a_push_that_nobody_takes_becomes_a_letter_wherever_it_lies(many: Many) -> None:
    """Pushes are of people, and whoever has time sends them."""
    game = many.open_at(2)
    many.work()
    with many.at[2].db.write() as session:
        row = session.all("SELECT id, player FROM mailbag WHERE game = ?", game)[0]
        session.run("UPDATE mailbag SET status = 'pushed', letter = ? WHERE game = ? AND id = ?",
                    f"push.{row['id']}", game, row["id"])  # fmt: skip
        gone = Device(id=1, player=row["player"], endpoint="https://push.example/1", public="", auth="")
        pushes.insert(session, "gone", row["id"], gone, game, "{}", times.now())
    sender: Any = push.Pusher(many.at[1], None, None)  # type: ignore[arg-type]  # the device is gone: it asks nobody
    assert sender.send() == 0
    with many.pages.db.read() as session:
        found = session.all("SELECT status FROM mailbag WHERE game = ? AND id = ?", game, row["id"])
    assert [each["status"] for each in found] == ["due"]


def test_each_table_has_a_place(many: Many) -> None:
    """Whoever adds one says whether it is of games, of people or of the database."""
    with psycopg.connect(many.urls[0]) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert {name for (name,) in found} == routing.GAMES | routing.HOME | routing.OWN


def test_a_database_that_is_away_is_left_out_and_told(many: Many) -> None:
    games = [many.open() for _ in range(FEW)]
    many.work()
    nowhere = "postgresql://posthorn@127.0.0.1:1/posthorn"
    with closing(Store(many.urls[0], shards=[many.urls[1], nowhere])) as store:
        with store.db.read() as session:
            here = {game for game in games if many.database_of(game) != 2}
            assert {row["game"] for row in tables.mine(session, many.ann)} == here
        assert list(store.db.away) == [2]
        said = next(check for check in health.look(store) if check.name == "shards")
        assert not said.is_well and "database 2 does not answer" in said.word
        assert "database 1: workers has never looked" in said.word
        page = create_app(store, "http://localhost").test_client().get("/").text
        assert "cannot be reached just now" in page
    whole = create_app(many.pages, "http://localhost").test_client().get("/").text
    assert "cannot be reached just now" not in whole


@pytest.mark.parametrize(
    ("sql", "kind", "games"),
    [
        ("SELECT * FROM letters WHERE game = ? AND id = ?", "game", (0,)),
        ("UPDATE intake SET status = ? WHERE game = ? AND id = ?", "game", (1,)),
        ("SELECT * FROM tables WHERE phase = ? AND game IN (?, ?)", "game", (1, 2)),
        ("INSERT INTO mailbag (key, due, game) VALUES (?, 'due', ?)", "game", (1,)),
        ("INSERT INTO sittings VALUES (?, ?) ON CONFLICT (player, game) DO NOTHING", "game", (1,)),
        ("SELECT places.game FROM places WHERE places.game <> ? AND player = ?", "game", ()),
        ("SELECT * FROM grants WHERE player = ? AND game = ?", "home", ()),
        ("UPDATE followers SET position = ? WHERE name = ?", "own", ()),
        ("SELECT pg_notify(?, ?)", "own", ()),
    ],
)
def test_a_statement_goes_where_its_tables_lie(sql: str, kind: str, games: tuple[int, ...]) -> None:
    assert route_of(sql) == routing.Route(kind, games)


def test_one_statement_asks_one_kind_of_place() -> None:
    with pytest.raises(CrossesDatabases, match="grants"):
        route_of("SELECT * FROM letters JOIN grants ON grants.id = letters.grant_id")


def test_answers_of_several_are_one_answer() -> None:
    asked = "SELECT * FROM tables WHERE phase = ? ORDER BY tables.number DESC, game LIMIT ?"
    found = [[{"number": 5, "game": "b"}, {"number": 1, "game": "z"}], [{"number": 5, "game": "a"}]]
    assert [row["game"] for row in merging.rows(asked, ("open", 2), found)] == ["a", "b"]
    assert merging.value("SELECT count(*) FROM tables", [1, None, 2]) == 3
    assert merging.value("SELECT coalesce(max(number), 0) + 1 FROM tables", [1, 4]) == 4
    assert merging.value("SELECT min(arrived) FROM intake", [None, "b", "a"]) == "a"
    assert merging.value("SELECT token FROM letters WHERE key = ?", [None, "t"]) == "t"
    assert merging.value("SELECT token FROM letters WHERE key = ?", [None, None]) is None
