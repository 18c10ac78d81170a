"""posthorn bench web: server time and size of pages with many stored games, and how many open pages a process serves.

A few real games are played; their rows are copied under other ids, of other players, straight into events and read
models. Times are of the WSGI application in this process, without a socket: what the service itself costs.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from flask.testing import FlaskClient

from domain.game.aggregate import Game
from domain.kernel.luck import SeededLuck
from ops.bench.service import line
from service.app import create_app
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.site import Site
from service.store import Store
from service.store.database import Session
from workers.apply import work_off
from workers.mail import MailService
from workers.project import follow

URL = "http://127.0.0.1:8000"
TITLES = ("sagrada", "ohmygoods", "lagranja")
MOVES = 40  # of a running game
OF_A_PLAYER = 20  # copies of each game that one pair of players has
OPEN_PAGES = 1000
# the letters of ids: without 0, 1, 8 and 9
_ID = "'g' || replace(replace(replace(replace(printf('%012d', n), '0', 'a'), '1', 'b'), '8', 'c'), '9', 'd')"
# the tables that hold a game, the columns with its id or its players' in them
COPIED = {
    "stored_events": ("originator_id", "state"),
    "boards": ("game", "view"),
    "tables": ("game", "opener"),
    "places": ("game", "player"),
    "timeline": ("game", "told"),
    "sittings": ("game", "player"),
    "terms": ("game", "word"),
    "deadlines": ("game", "player"),
    "offers": ("game",),
    "intake": ("game", "id", "player"),
    "mailbag": ("game", "key", "player"),
}
COUNTED = {"intake": "seq", "mailbag": "id"}  # columns that count their rows


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench web", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, action="append", help="stored games; 100, 10000 and 100000 if not given")
    parser.add_argument("--requests", type=int, default=200, help="of each page")
    given = parser.parse_args(arguments)
    for games in given.games or [100, 10_000, 100_000]:
        with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
            store = Store(f"sqlite:///{Path(folder) / 'posthorn.db'}")
            try:
                measure(store, games, given.requests)
            finally:
                store.close()
    return 0


def measure(store: Store, games: int, requests: int) -> None:
    player, friend = (store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben"))
    played = [play(store, title, (player, friend), moves) for title in TITLES for moves in (MOVES, 10_000)]
    played.append(play(store, "sagrada", (player, friend), 0))
    began = time.perf_counter()
    copies = max(1, games // len(played))
    for number, game in enumerate(played):
        copy(store, game.id, (player, friend), number * copies, copies)
    events = _count(store, "stored_events")
    print(f"\n{_count(store, 'tables')} games, {events} events, made in {time.perf_counter() - began:.0f} s")
    client = signed_in(store, player)
    _pages(store, client, requests)
    _polling(store, client)


def play(store: Store, title: str, players: Sequence[str], moves: int) -> Game:
    """So many moves of the sensible bot for both; no moves: the second seat is free."""
    seats = [{"player": each} for each in players] if moves else [{"player": players[0]}, {}]
    body = {"title": title, "seats": seats, "pace": 72, "sit": True}
    id = store.intake.submit("open", body, channel="bench", player=players[0]).game
    _work(store)
    if moves:
        store.intake.submit("sit", {}, channel="bench", player=players[1], game=id)
        _work(store)
    luck = SeededLuck(b"bench web")
    for _ in range(moves):
        game = store.games.get(id)
        if game.phase != "running":
            break
        seat = game.asked[0]
        said = game.title.sentence(game.title.bot(game.state, seat, luck))
        order = {"lines": [said]}
        store.intake.submit("say", order, channel="bench", player=players[seat], game=id, seat=seat)
        _work(store)
    return store.games.get(id)


def _work(store: Store) -> None:
    while work_off(store) or follow(store):
        pass


def copy(store: Store, game: str, players: Sequence[str], first: int, copies: int) -> None:
    """In one statement for each table: the id of the game, and of its players but for the first copies, replaced."""
    with store.db.write() as session:
        columns = {
            name: [row["name"] for row in session.all(f"PRAGMA table_info({name})") if row["name"] != COUNTED.get(name)]
            for name in COPIED
        }
        for table, names in columns.items():
            chosen = ", ".join(_value(table, name, game, players) for name in names)
            key = "originator_id" if table == "stored_events" else "game"
            session.run(
                "WITH RECURSIVE copies(n, pair) AS (SELECT ?, 0 UNION ALL SELECT n + 1, (n + 1 - ?) / ? FROM copies"
                f" WHERE n + 1 < ?), named AS MATERIALIZED (SELECT n, pair, {_ID} AS id FROM copies)"
                f" INSERT INTO {table} ({', '.join(names)}) SELECT {chosen} FROM {table}, named"
                f" WHERE {table}.{key} = ?",
                first, first, OF_A_PLAYER, first + copies, game,
            )  # fmt: skip
        for place, player in enumerate(players):
            _pairs(session, player, _of_pair(place), copies // OF_A_PLAYER + 1)


def _of_pair(place: int) -> str:
    """What makes an id of the number of a pair: each player of a pair has their own letter."""
    return f"p%012d{'ab'[place]}"


def _pairs(session: Session, player: str, form: str, pairs: int) -> None:
    names = [row["name"] for row in session.all("PRAGMA table_info(players)")]
    chosen = ", ".join(f"printf('{form}', n)" if name == "id" else name for name in names)
    session.run(
        "WITH RECURSIVE pairs(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM pairs WHERE n < ?)"
        f" INSERT INTO players SELECT {chosen} FROM players, pairs WHERE id = ? ON CONFLICT DO NOTHING",
        pairs, player,
    )  # fmt: skip


def _value(table: str, column: str, game: str, players: Sequence[str]) -> str:
    if table == "tables" and column == "number":
        return "1000 + named.n"
    if table == "terms" and column == "word":
        return "printf('%012d', named.n)"
    if table == "intake" and column == "id":
        return "intake.id || named.id"
    if column not in COPIED[table]:
        return f"{table}.{column}"
    text = f"CAST({table}.{column} AS TEXT)" if column == "state" else f"{table}.{column}"
    text = f"replace({text}, '{game}', named.id)"
    for place, player in enumerate(players):
        other = f"CASE WHEN named.pair THEN printf('{_of_pair(place)}', named.pair) ELSE '{player}' END"
        text = f"replace({text}, '{player}', {other})"
    return f"CAST({text} AS BLOB)" if column == "state" else text


def signed_in(store: Store, player: str) -> FlaskClient:
    settings = MailSettings.of({"MAIL_DOMAINS": "bench.invalid", "MAIL_KEYS": "1:" + "ab" * 16})
    app = create_app(store, URL, mail=MailService(store, settings, Site.of_url(URL, "bench.invalid"), None))
    app.extensions["signed_in"] = lambda: player
    return app.test_client()


def _pages(store: Store, client: FlaskClient, requests: int) -> None:
    with store.db.read() as session:
        rows = session.all("SELECT game, version FROM tables WHERE phase = 'running' ORDER BY game LIMIT ?", requests)
    games = [(row["game"], row["version"]) for row in rows]
    _timed(client, "/me", ["/me"] * requests)
    _timed(client, "/tables", ["/tables"] * requests)
    now = [f"/games/{game}" for game, _ in games]
    _timed(client, "/games/<id>, for the first time", now)
    _timed(client, "/games/<id>, in the cache", now)
    _timed(client, "/games/<id>/at/<n>", [f"/games/{game}/at/{max(1, version // 2)}" for game, version in games])
    _timed(client, "/games/<id>/board.svg", [f"{each}/board.svg" for each in now])


def _timed(client: FlaskClient, what: str, paths: Sequence[str]) -> None:
    times, sizes, packed = list[float](), list[int](), list[int]()
    for path in paths:
        began = time.perf_counter()
        answer = client.get(path, base_url=URL)
        times.append((time.perf_counter() - began) * 1000)
        if answer.status_code != 200:
            raise RuntimeError(f"{path}: {answer.status_code}")
        sizes.append(len(answer.data))
        packed.append(len(gzip.compress(answer.data, 6)))
    marks = statistics.quantiles(times, n=20) if len(times) > 1 else times * 20
    figure = f"p50 {statistics.median(times):.1f} ms, p95 {marks[18]:.1f} ms"
    line(what, figure, f"{max(sizes) / 1000:.0f} kB at most, {max(packed) / 1000:.1f} kB packed")


def _polling(store: Store, client: FlaskClient) -> None:
    """Open pages ask whether their game has moved on; it has not."""
    with store.db.read() as session:
        rows = session.all("SELECT game, version FROM tables ORDER BY game LIMIT ?", OPEN_PAGES)
    paths = [f"/games/{row['game']}/news?seen={row['version']}" for row in rows]
    asked = [(path, client.get(path, base_url=URL).headers["ETag"]) for path in paths]
    began = time.perf_counter()
    answers = [client.get(path, base_url=URL, headers={"If-None-Match": tag}).status_code for path, tag in asked]
    took = time.perf_counter() - began
    if set(answers) != {304}:
        raise RuntimeError(f"answers {set(answers)}")
    line(
        f"{len(asked)} open pages that ask, 304", f"{len(asked) / took:.0f} requests/s", "250/s is one each 4 s of 1000"
    )


def _count(store: Store, table: str) -> int:
    with store.db.read() as session:
        return int(session.value(f"SELECT count(*) FROM {table}"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
