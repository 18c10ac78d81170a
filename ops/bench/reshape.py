"""posthorn bench reshape: read models of a new shape are made beside a service that goes on answering, on PostgreSQL.

A few games are played, and their events copied under other ids until there are so many. Then the read models are taken
for those of an older shape: a process of its own makes them anew from the whole log and swaps them, while this one
answers pages of the games that were played. What counts is the most memory of that process, and how long a page takes
beside it, to what it takes alone: both have two processes and the database on the cores that there are.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time
from contextlib import closing

from flask.testing import FlaskClient

from ops.bench import kept
from ops.bench.web import URL, play, signed_in
from ops.chaos.servers import Server
from ops.cli.progress import progress_line
from service.store import Store
from workers.rebuild import reshape

TITLES = ("sagrada", "ohmygoods", "lagranja")
MOVES = 40  # of a game that is copied
WANTED = 300.0  # MB
PAGES = 200  # answers before it begins
# the letters of ids: without 0, 1, 8 and 9
_ID = "'g' || translate(lpad(n::text, 12, '0'), '0189', 'abcd')"
_COPY = f"""INSERT INTO stored_events (originator_id, originator_version, topic, state)
    SELECT {_ID}, originator_version, topic, convert_to(replace(convert_from(state, 'UTF8'), ?, {_ID}), 'UTF8')
    FROM generate_series(?::int, ?::int) AS n, stored_events WHERE originator_id = ? ORDER BY n, originator_version"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench reshape", description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=500_000)
    parser.add_argument("--make", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.make:
        print(json.dumps(made(given.make)))
        return 0
    with Server("postgres") as server, closing(Store(server.address)) as store:
        with progress_line(f"{given.events} events are made"):
            player, games = filled(store, given.events)
        client = signed_in(store, player)
        measure(store, client, [f"/games/{game}" for game in games])
    return 0


def filled(store: Store, events: int) -> tuple[str, list[str]]:
    """One of the players, and the games that were played."""
    players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
    games = [play(store, title, players, MOVES) for title in TITLES]
    copies = max(1, (events - sum(game.version for game in games)) // sum(game.version for game in games))
    for number, game in enumerate(games):
        with store.db.write() as session:
            session.run(_COPY, game.id, number * copies, (number + 1) * copies - 1, game.id)
    with store.db.write() as session:
        session.run("UPDATE followers SET name = 'boards.0' WHERE name LIKE 'boards%'")
    return players[0], [game.id for game in games]


def made(url: str) -> dict[str, float]:
    """In a process of its own: events, seconds, and the most memory it took."""
    with closing(Store(url)) as store:
        began = time.perf_counter()
        taken = reshape(store)
        seconds = time.perf_counter() - began
    return {"events": taken, "seconds": seconds, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def measure(store: Store, client: FlaskClient, paths: list[str]) -> None:
    before = [answered(client, paths[n % len(paths)])[0] for n in range(PAGES)]
    command = [sys.executable, "-m", "ops.bench.reshape", "--make", store.url]
    making = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    beside, unanswered = list[float](), 0
    with progress_line("read models are made beside"):
        while making.poll() is None:
            took, is_answered = answered(client, paths[len(beside) % len(paths)])
            beside.append(took)
            unanswered += not is_answered
            time.sleep(0.05)
    assert making.stdout is not None
    found = json.loads(making.stdout.read())
    rate = found["events"] / found["seconds"]
    kept.note("the most memory of who makes them", found["memory"], "MB", found["memory"] / WANTED, f"{WANTED:g} MB",
              kept.AT_MOST, 1.0)  # fmt: skip
    kept.note(f"{found['events']} events taken", rate, "events/s", rate / 3000, "3 000 events/s")
    kept.note(f"pages of {len(beside)} that were not answered", unanswered, "pages", unanswered, "one page",
              kept.AT_MOST, 0.0)  # fmt: skip
    for what, of in (("in the median", 50), ("p99", 99)):
        alone, among = (percentile(times, of) for times in (before, beside))
        kept.note(f"a page beside it, {what}", among, "ms", among / alone, f"{alone:.1f} ms without it")
    print(kept.as_text(kept.noted()))


def answered(client: FlaskClient, path: str) -> tuple[float, bool]:
    """Milliseconds, and whether the page came; the service asks for patience with 503."""
    began = time.perf_counter()
    answer = client.get(path, base_url=URL)
    took = (time.perf_counter() - began) * 1000
    if answer.status_code not in (200, 503):
        raise RuntimeError(f"{path}: {answer.status_code}")
    return took, answer.status_code == 200


def percentile(times: list[float], of: int) -> float:
    return statistics.quantiles(times, n=100)[of - 1] if len(times) > 1 else times[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
