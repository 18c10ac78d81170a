"""Makes a database as an older commit leaves it: a game in the middle, and a row of the intake that nobody decided.

    git archive COMMIT | tar -x -C /tmp/old
    cd /tmp/old && PYTHONPATH=/tmp/old python .../make_old.py sqlite:////tmp/old.db
    cd /tmp/old && PYTHONPATH=/tmp/old python .../make_old.py postgresql://... > old.sql

It runs on the code of that commit, so it uses only what all commits have. For PostgreSQL it prints every statement that
the old code said to make its tables, then the rows.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

import psycopg
from psycopg import sql

SAID: list[str] = []
LATER = ("service.letters.outbox", "service.inbound.inbox", "service.inbound.grants", "service.talk")
PEOPLE = ("pann", "pbob")
MOVES = 6


def listen() -> None:
    """Keep what is said to make tables."""
    execute = psycopg.Cursor.execute

    def heard(cursor: Any, query: Any, *given: Any, **more: Any) -> Any:
        text = query if isinstance(query, str) else query.as_string(cursor)
        if text.split()[0].upper() in ("CREATE", "ALTER", "DROP"):
            SAID.append(text)
        return execute(cursor, query, *given, **more)

    psycopg.Cursor.execute = heard  # type: ignore[method-assign]


def play(url: str) -> None:
    from service.store import Store
    from workers.apply import work_off

    store = Store(url)
    if hasattr(store, "players"):
        store.players.add("Ann", "ann@example.com", confirmed=True)
    for name in LATER:
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        module.set_up(store.db) if hasattr(module, "set_up") else store.db.create(module.TABLES)
    order = {"title": "sagrada", "seats": [{"player": player} for player in PEOPLE]}
    game = store.intake.submit("open", order, channel="api", player=PEOPLE[0]).game
    store.intake.submit("sit", {}, channel="api", player=PEOPLE[1], game=game)
    work_off(store)
    for _ in range(MOVES):
        say(store, game)
        work_off(store)
    try:
        from workers.project import follow
    except ModuleNotFoundError:
        follow = None
    if follow is None:
        pass
    else:
        follow(store)
    say(store, game)
    print(f"{game}: version {store.games.get(game).version}, one row open", file=sys.stderr)
    store.close()


def say(store: Any, game_id: str) -> None:
    game = store.games.get(game_id)
    points = getattr(game, "asked_since", None) or game.points
    seat = next(seat for seat, point in enumerate(points) if point)
    line = store.games.legal(game, seat)[0]
    store.intake.submit("say", {"lines": [line]}, channel="api", player=PEOPLE[seat], game=game_id)


def dump(url: str) -> None:
    for statement in SAID:
        print(statement.strip().rstrip(";") + ";")
    with psycopg.connect(url) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1").fetchall()
        for (table,) in tables:
            cursor = connection.execute(sql.SQL("SELECT * FROM {}").format(sql.Identifier(table)))
            columns = [column.name for column in cursor.description or ()]
            for row in cursor.fetchall():
                insert = sql.SQL("INSERT INTO {} ({}) VALUES ({});").format(
                    sql.Identifier(table),
                    sql.SQL(", ").join(map(sql.Identifier, columns)),
                    sql.SQL(", ").join(map(sql.Literal, row)),
                )
                print(insert.as_string(connection))
        for table, column in (("intake", "seq"), ("stored_events", "notification_id"), ("mailbag", "id")):
            if (table,) in tables:
                print(
                    f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'),"
                    f" (SELECT coalesce(max({column}), 1) FROM {table}));"
                )


if __name__ == "__main__":
    address = sys.argv[1]
    if address.startswith("postgresql"):
        listen()
    play(address)
    if address.startswith("postgresql"):
        dump(address)
