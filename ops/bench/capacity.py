"""posthorn bench capacity: what a move costs, and what machines 10 thousand, 1 million and 100 million a day need.

Measured first, in CPU time of this process on SQLite: games of two people, each stage by itself. Then simulated: moves
come at random, at the busiest hour, and wait at one station after the other for a free place. So many places are given
to each until none is busy for more than 60 % and the p99 of verdicts is under a second. What PostgreSQL itself takes
is no CPU time of this process: it stands in DATABASE, as ops/MEASURED.md has it.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from domain.kernel.luck import SeededLuck
from ops.bench.growth import service_of
from ops.bench.web import URL, signed_in
from service.store import Store
from workers.apply import work_off
from workers.project import follow

A_DAY = (10_000, 1_000_000, 100_000_000)
PEAK = 3.0  # times the mean: most people of a region play in the evening
DATABASE = 4.5  # milliseconds of CPU that PostgreSQL takes for a command with its clients, all transactions together
PAGES = 3  # looks at a page for a move
WARM = 4  # moves until pages are compiled and most shapes are cut
BUSY, WAIT = 0.6, 1.0  # share of time that a place is busy, and seconds at p99 until the verdict
CORES = 8  # of a machine
SHARD_CORES = 16  # of a database server
SECONDS, MOVES = 60.0, 40_000  # simulated at most
TITLES = ("sagrada", "ohmygoods", "lagranja")
# how a move goes; the verdict is there after `judge`, and nobody waits for what follows
WAY = ("web", "database", "judge", "follow", "letters")
VERDICT = 3
ALONE = {"follow"}  # one place a shard: a log is followed in its order

Costs = dict[str, float]


class Life(Struct, frozen=True):
    """Of one title: milliseconds of CPU a move by station, letters a move, bytes a move that stay."""

    costs: Costs
    letters: float
    kept: float
    moves: int


class Outcome(Struct, frozen=True):
    busy: dict[str, float]
    p99: float  # seconds until the verdict

    @property
    def bottleneck(self) -> str:
        return max(self.busy, key=lambda name: self.busy[name])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench capacity", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for capacity.json")
    given = parser.parse_args(arguments)
    lives = {title: measured(title) for title in TITLES}
    for title, life in lives.items():
        told = ", ".join(f"{name} {value:.1f}" for name, value in life.costs.items())
        print(
            f"{title}: {life.moves} moves; ms of CPU a move: {told}; {life.letters:.2f} letters, {life.kept:.0f} bytes"
        )
    mean = {name: statistics.mean(life.costs[name] for life in lives.values()) for name in WAY}
    plans = {}
    for moves in A_DAY:
        rate = moves / 86_400 * PEAK
        places, found = plan(mean, rate)
        plans[moves] = places
        print(describe(moves, rate, places, found))
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
        document = {"costs_ms": mean, "places": plans, "a_day": A_DAY}
        (given.out / "capacity.json").write_text(json.dumps(document, indent=1) + "\n")
    return 0


def measured(title: str, moves: int = 14) -> Life:
    with (
        tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder,
        closing(Store(f"sqlite:///{Path(folder) / 'posthorn.db'}")) as store,
    ):
        players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
        mail, client = service_of(store), signed_in(store, players[0])
        body = {"title": title, "seats": [{"player": each} for each in players], "pace": 72, "sit": True}
        game = store.intake.submit("open", body, channel="bench", player=players[0]).game
        work_off(store)
        store.intake.submit("sit", {}, channel="bench", player=players[1], game=game)
        while work_off(store) or follow(store):
            pass
        mail.post.work_off()
        before, took, luck = size(store), Costs(dict.fromkeys(WAY, 0.0)), SeededLuck(b"bench capacity")
        done = -WARM
        while done < moves and (now := store.games.get(game)).phase == "running":
            if done == 0:
                before, took = size(store), Costs(dict.fromkeys(WAY, 0.0))
            done += 1
            seat = now.asked[0]
            said = now.title.sentence(now.title.bot(now.state, seat, luck))
            holder = now.holders[seat].player
            order = {"lines": [said]}

            def post(order: dict[str, list[str]] = order, holder: str = holder, seat: int = seat) -> None:
                store.intake.submit("say", order, channel="bench", player=holder, game=game, seat=seat)
                for _ in range(PAGES):
                    client.get(f"/games/{game}", base_url=URL)

            took["web"] += spent(post)
            took["judge"] += spent(lambda: work_off(store))
            took["follow"] += spent(lambda: follow(store))
            took["letters"] += spent(mail.post.work_off)
            while work_off(store) or follow(store):
                pass
        rows, kept = (after - was for after, was in zip(size(store), before, strict=True))
        mail.close()
    costs = {name: DATABASE if name == "database" else took[name] / done for name in WAY}
    return Life(costs, rows / done, kept / done, done)


def size(store: Store) -> tuple[int, int]:
    """Letters, and bytes of the file."""
    with store.db.read() as session:
        letters = int(session.value("SELECT count(*) FROM letters"))
        pages = int(session.value("PRAGMA page_count")) * int(session.value("PRAGMA page_size"))
    return letters, pages


def spent(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def plan(costs: Mapping[str, float], rate: float) -> tuple[dict[str, int], Outcome]:
    """As few places as will do, found by arithmetic and put right by the simulation."""
    places = {name: max(1, math.ceil(rate * cost / 1000 / BUSY)) for name, cost in costs.items()}
    seconds = min(SECONDS, MOVES / rate) if rate > 1 else 200 / rate
    while True:
        found = simulated(costs, places, rate, seconds)
        crowded = [name for name, share in found.busy.items() if share > BUSY * 1.1]
        if not crowded and found.p99 < WAIT:
            return places, found
        for name in crowded or [found.bottleneck]:
            places[name] += max(1, places[name] // 10)


def simulated(costs: Mapping[str, float], places: Mapping[str, int], rate: float, seconds: float) -> Outcome:
    """Moves come at random."""
    stations, dice = _Stations(costs, places, seconds), random.Random(7)
    coming = dice.expovariate(rate)
    while coming < seconds or stations.events:
        if coming < seconds and (not stations.events or coming <= stations.events[0][0]):
            stations.arrive(coming, 0, coming)
            coming += dice.expovariate(rate)
        else:
            stations.go_on()
    busy = {name: stations.worked[name] / seconds / places[name] for name in places}
    waited = stations.waited
    return Outcome(busy, statistics.quantiles(waited, n=100)[98] if len(waited) > 1 else 0.0)


class _Stations:
    """Each takes its time by an exponential law. What comes to one of ALONE waits for the one place of its shard,
    however idle others are."""

    def __init__(self, costs: Mapping[str, float], places: Mapping[str, int], seconds: float) -> None:
        self._costs, self._seconds = costs, seconds
        self._dice, self._order = random.Random(11), itertools.count()
        self._free = {name: [1] * count if name in ALONE else [count] for name, count in places.items()}
        self._queues = {name: [deque[float]() for _ in free] for name, free in self._free.items()}
        self.worked = dict.fromkeys(places, 0.0)
        self.waited: list[float] = []
        # when, a number, the stage that ends, its part, when the move came
        self.events: list[tuple[float, int, int, int, float]] = []

    def arrive(self, now: float, stage: int, came: float) -> None:
        if stage == VERDICT:
            self.waited.append(now - came)
        if stage == len(WAY):
            return
        free = self._free[WAY[stage]]
        part = self._dice.randrange(len(free))
        if free[part]:
            self._begin(now, stage, part, came)
        else:
            self._queues[WAY[stage]][part].append(came)

    def _begin(self, now: float, stage: int, part: int, came: float) -> None:
        name = WAY[stage]
        self._free[name][part] -= 1
        cost = self._costs[name]
        takes = self._dice.expovariate(1000 / cost) if cost else 0.0
        self.worked[name] += min(takes, max(0.0, self._seconds - now))
        heapq.heappush(self.events, (now + takes, next(self._order), stage, part, came))

    def go_on(self) -> None:
        now, _, stage, part, came = heapq.heappop(self.events)
        self._free[WAY[stage]][part] += 1
        if queue := self._queues[WAY[stage]][part]:
            self._begin(now, stage, part, queue.popleft())
        self.arrive(now, stage + 1, came)


def describe(moves: int, rate: float, places: Mapping[str, int], found: Outcome) -> str:
    shards = max(places["follow"], math.ceil(places["database"] / SHARD_CORES))
    machines = math.ceil(sum(places[name] for name in ("web", "judge", "follow", "letters")) / CORES)
    told = ", ".join(f"{name} {count}" for name, count in places.items())
    return (
        f"{moves} moves a day, {rate:.1f} a second at the busiest: places {told}; {machines} machines of {CORES} cores,"
        f" {shards} databases; verdict p99 {found.p99 * 1000:.0f} ms; busiest: {found.bottleneck}"
        f" ({found.busy[found.bottleneck]:.0%})"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
