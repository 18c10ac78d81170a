"""posthorn bench growth: what a request, a command, a letter, a sweep and a start cost as a database fills.

A few games are begun and copied, with their rows of the intake and of the mailbag, under other ids, of other players;
one game has 5000 events. In CPU time of this process (a busy machine counts for nothing), the median of several; where
a size has a ratio, it is to the smallest one. A cost that grows with the number of games is a mistake.
"""

from __future__ import annotations

import argparse
import json
import math
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from flask.testing import FlaskClient

from domain.game.aggregate import Game
from ops.bench import kept, plot
from ops.bench.web import URL, copy, play, signed_in
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.site import Site
from service.store import Store, times
from workers import archive
from workers.apply import work_off
from workers.clock import check_clocks, look_back
from workers.mail import MailService
from workers.process import tidy
from workers.project import Projector, follow, followers

SIZES = (100, 2_000, 20_000, 100_000)
TITLES = ("sagrada", "ohmygoods", "lagranja", "pig")
MOVES = 12  # of a game that is copied
OPEN = 60  # tables that wait for players, at least, so that a page of them is full in the smallest database too
LONG = 5_000  # events of the one long game
LOOKS = 9  # of each thing that is measured
FLAT = 3.0  # times the smallest size: below that it is flat, since what little time is measured is blurred
LIKE = {"game": "{game}", "game_id": "{game}", "version": "3", "seat": "0"}
NOTED = ("/me", "/tables", "/watch", "/games/<game>", "/api/v1/games/<game>/view", "/api/v1/me/time", "a letter",
         "a command, judged and shown", "a command in 5000 events", "start", "memory")  # fmt: skip
PASSED_OVER = ("/static", "/metrics", "/outbox", "/sign-out", "/here")

Costs = dict[str, float]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench growth", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, action="append", help=f"stored games; {SIZES} if not given")
    parser.add_argument("--long", type=int, default=LONG, help="events of the one long game")
    parser.add_argument("--out", type=Path, help="folder for growth.json and growth.svg")
    parser.add_argument("--start", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.start:
        print(json.dumps(started(given.start)))
        return 0
    sizes = sorted(given.games or SIZES)
    found = [measured(games, given.long) for games in sizes]
    report(sizes, found)
    for name in NOTED:
        first, last = found[0][name], found[-1][name]
        if not first:  # less than the clock of the processor can tell
            continue
        yardstick = f"that with {sizes[0]} games"
        kept.note(name, last, "MB" if name == "memory" else "ms of CPU", last / first, yardstick, kept.AT_MOST, FLAT)
    if given.out:
        keep(given.out, sizes, found)
    return 1 if grown(found) else 0


def measured(games: int, events: int) -> Costs:
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
        url = f"sqlite:///{Path(folder) / 'posthorn.db'}"
        began = time.perf_counter()
        with closing(Store(url)) as store:
            players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
            known = filled(store, players, games, events)
            print(f"{games} games made in {time.perf_counter() - began:.0f} s", file=sys.stderr)
            costs = {name: cost(look) for name, look in looks(store, players, known)}
        costs |= json.loads(
            subprocess.run(
                [sys.executable, "-m", "ops.bench.growth", "--start", url], check=True, capture_output=True, text=True
            ).stdout
        )
    return costs


def filled(store: Store, players: list[str], games: int, events: int) -> list[Game]:
    """The games that were played here: one for each title, and the long one at the end."""
    known = [play(store, title, players, MOVES) for title in TITLES]
    long = play(store, "sagrada", players, 4)
    lengthen(store, long.id, events)
    free = play(store, TITLES[0], players, 0)
    with store.db.write() as session:  # letters to be written are measured one by one
        session.run("UPDATE mailbag SET status = 'mailed' WHERE status = 'due'")
    for number, game in enumerate(known):
        copy(store, game.id, players, number * (games // len(known)), games // len(known))
    copy(store, free.id, players, games, max(OPEN, games // 20))
    with store.db.write() as session:  # the copies stand in the read models already
        session.run(
            "UPDATE followers SET position = (SELECT max(rowid) FROM stored_events),"
            " numbered = (SELECT max(number) FROM tables)"
        )
    return [*(store.games.get(game.id) for game in known), store.games.get(long.id)]


def lengthen(store: Store, id: str, events: int) -> None:
    """A move, and taken back, over and over."""
    while (game := store.games.get(id)).version < events:
        seat = game.asked[0]
        body = {"lines": [store.games.legal(game, seat, 1)[0], "undo"] * 10}
        player = game.holders[seat].player
        for _ in range(min(20, (events - game.version + 19) // 20)):
            store.intake.submit("say", body, channel="bench", player=player, game=id, seat=seat)
        while work_off(store) or follow(store):
            pass
        if store.games.get(id).version == game.version:  # nobody takes back what brought luck in: another move, then
            store.intake.submit("say", {"lines": body["lines"][:1]}, channel="bench", player=player, game=id, seat=seat)
            while work_off(store) or follow(store):
                pass
            if store.games.get(id).version == game.version:
                raise RuntimeError("the long game does not grow")


def looks(store: Store, players: list[str], known: list[Game]) -> Iterator[tuple[str, Callable[[], object]]]:
    client = signed_in(store, players[0])
    client.environ_base["HTTP_AUTHORIZATION"] = f"Bearer {store.players.new_key(players[0], 'bench')}"
    *_, running, long = known
    for path in paths(client, running.id):
        yield path.replace(running.id, "<game>"), lambda path=path: client.get(path, base_url=URL)  # type: ignore[misc]
    yield "page of 5000 events", lambda: client.get(f"/games/{long.id}", base_url=URL)
    yield "news of 5000 events", lambda: client.get(f"/games/{long.id}/news?seen=1", base_url=URL)
    mail, projectors = service_of(store), followers(store)
    yield "a command, judged and shown", lambda: command(store, running.id, players, projectors)
    yield "a command in 5000 events", lambda: command(store, long.id, players, projectors)
    yield "a letter", lambda: letter(store, mail, known[0].id, players)
    yield "sweep: commands", lambda: work_off(store)
    yield "sweep: followers", lambda: follow(store)
    yield "sweep: mail", mail.work_off
    yield "sweep: clocks", lambda: check_clocks(store)
    yield "sweep: tidy", lambda: tidy(store)
    yield "sweep: archive", lambda: archive.pack(store, 400)
    mail.close()


def paths(client: FlaskClient, game: str) -> list[str]:
    """All that can be asked for without more than a game, and is answered."""
    found = []
    for rule in client.application.url_map.iter_rules():
        if "GET" not in (rule.methods or ()) or not rule.arguments <= LIKE.keys() or rule.rule.startswith(PASSED_OVER):
            continue
        path = rule.rule
        for name in rule.arguments:
            path = path.replace(f"<int:{name}>", LIKE[name]).replace(f"<{name}>", LIKE[name])
        path = path.format(game=game)
        if client.get(path, base_url=URL).status_code == 200:
            found.append(path)
    return sorted(found)


def service_of(store: Store) -> MailService:
    settings = MailSettings.of({"MAIL_DOMAINS": "bench.invalid", "MAIL_KEYS": "1:" + "ab" * 16})
    policy = Policy(hold=0.0, bots=0.0, rounds=0.0)
    return MailService(store, settings, Site.of_url(URL, "bench.invalid"), None, policy)


def command(store: Store, game: str, players: list[str], projectors: Sequence[Projector]) -> None:
    """Votes are always to be had, whatever the rules ask. Followers have games in mind, as those of a worker do."""
    store.intake.submit("say", {"lines": ["vote pause"]}, channel="bench", player=players[0], game=game)
    while work_off(store) or sum(each.catch_up() for each in projectors):
        pass


def letter(store: Store, mail: MailService, game: str, players: list[str]) -> None:
    """The letter about the table as it stands, asked for."""
    store.intake.submit("say", {"lines": ["show"]}, channel="bench", player=players[0], game=game)
    with store.db.write() as session:
        session.run(
            "UPDATE mailbag SET status = 'due', letter = '', lease = 0, tries = 0, due = ? WHERE id ="
            " (SELECT min(id) FROM mailbag WHERE game = ? AND kind = 'started')",
            times.now(), game,
        )  # fmt: skip
        session.run("DELETE FROM letters WHERE game = ?", game)
    mail.post.work_off()


def cost(look: Callable[[], object]) -> float:
    """Milliseconds of CPU time; the first looks fill caches."""
    took = []
    for _ in range(LOOKS + 2):
        began = time.process_time()
        look()
        took.append((time.process_time() - began) * 1000)
    return statistics.median(took[2:])


def started(url: str) -> Costs:
    """In a process of its own, up to the first page, and what memory that took."""
    began = time.process_time()
    with closing(Store(url)) as store:
        store.intake.release_all()
        look_back(store)
        with store.db.read() as session:
            player = str(session.value("SELECT player FROM places WHERE player <> '' ORDER BY game LIMIT 1"))
        for path in ("/me", "/tables"):
            signed_in(store, player).get(path, base_url=URL)
        took = (time.process_time() - began) * 1000
    return {"start": took, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def grown(found: list[Costs]) -> list[str]:
    """What is not flat; a tenth of a millisecond is nothing."""
    first, last = found[0], found[-1]
    return [name for name, value in last.items() if value > FLAT * max(first[name], 0.2)]


def report(sizes: list[int], found: list[Costs]) -> None:
    print(f"{'milliseconds of CPU; memory in MB':44}" + "".join(f"{size:>10}" for size in sizes) + "     ratio")
    for name in found[0]:
        values = [each[name] for each in found]
        ratio = values[-1] / values[0] if values[0] else math.nan
        print(f"{name[:43]:44}" + "".join(f"{value:10.2f}" for value in values) + f"{ratio:10.2f}")
    told = grown(found)
    print(
        f"grows: {', '.join(told)}" if told else f"all is flat: under {FLAT:g} times from the smallest to the largest"
    )


def keep(folder: Path, sizes: list[int], found: list[Costs]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    table = {name: [round(each[name], 3) for each in found] for name in found[0]}
    (folder / "growth.json").write_text(json.dumps({"games": sizes, "costs": table}, indent=1) + "\n")
    title = "Cost by the number of stored games"
    drawn = plot.lines(title, "games", "ms of CPU (memory: MB)", sizes, table)
    (folder / "growth.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
