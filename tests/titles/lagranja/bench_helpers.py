"""How often the owner of each helper wins: python -m tests.titles.lagranja.bench_helpers --games 1000 --jobs 2

Each farm begins with some helpers drawn at random (`--given`), and these are counted, so that no taste of the bot
chooses who owns what; with `--given 0` a helper counts for the farm where it lies at the end. A helper's share of the
wins is compared with that of all, and its owner's points with the mean of the table; both in standard deviations.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean, stdev

from msgspec.structs import replace

from domain.kernel.luck import SeededLuck, draw
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.title import lagranja

FEW = 20  # seen less often than this, a helper is not judged
NOTABLE = 3.0


@dataclass(frozen=True)
class Seen:
    """A helper that is counted for a farm, once its game is over."""

    card: str
    won: float  # a share, if the victory is shared
    ahead: float  # points beyond the mean of the table


def play(seed: int, seats: int, edition: str, given: int) -> list[Seen]:
    luck, bots = SeededLuck(b"bench %d" % seed), SeededLuck(b"bots %d" % seed)
    state, _ = lagranja.setup({"edition": edition}, seats, luck)
    state = with_helpers(state, given, luck)
    owned = [farm.helpers for farm in state.farms]
    while state.result is None:
        seat = lagranja.asked(state)[0]
        state = lagranja.fold(state, lagranja.decide(state, seat, lagranja.bot(state, seat, bots), luck))
    first = state.result.ranking[0]
    totals = [score.total for score in state.result.scores]
    return [
        Seen(card, (seat in first) / len(first), totals[seat] - mean(totals))
        for seat, farm in enumerate(state.farms)
        for card in (owned[seat] if given else farm.helpers)
    ]


def with_helpers(state: Table, given: int, luck: SeededLuck) -> Table:
    """Helpers from the deck at every farm, before anything is played."""
    drawn = draw(luck, state.deck, given * state.seats, "given helpers")
    each = [drawn[seat * given : (seat + 1) * given] for seat in range(state.seats)]
    farms = tuple(replace(farm, helpers=helpers) for farm, helpers in zip(state.farms, each, strict=True))
    return replace(state, farms=farms, deck=tuple(card for card in state.deck if card not in drawn))


def several(seeds: range, seats: int, edition: str, given: int) -> list[Seen]:
    return [seen for seed in seeds for seen in play(seed, seats, edition, given)]


def report(all_seen: list[Seen]) -> Iterator[str]:
    share, usual = mean(seen.won for seen in all_seen), mean(seen.ahead for seen in all_seen)
    spread, wide = stdev(seen.won for seen in all_seen), stdev(seen.ahead for seen in all_seen)
    yield f"{len(all_seen)} helpers at farms; their owners win {share:.3f} and are {usual:+.2f} points off their tables"
    rows = []
    for card in HOUSE.cards.values():
        mine = [seen for seen in all_seen if seen.card == card.id]
        if len(mine) < FEW:
            yield f"  {card.number:02d} {card.helper.name:<16} {len(mine):4} times: too few to judge"
            continue
        won, ahead = mean(seen.won for seen in mine), mean(seen.ahead for seen in mine)
        root = len(mine) ** 0.5
        rows.append(((ahead - usual) / wide * root, (won - share) / spread * root, won, ahead, len(mine), card))
    for by_points, by_wins, won, ahead, times, card in sorted(rows, key=lambda row: row[:2], reverse=True):
        note = "  NOTABLE" if max(abs(by_points), abs(by_wins)) > NOTABLE else ""
        figures = f"wins {won:.3f} ({by_wins:+.1f} sd), points {ahead:+.1f} ({by_points:+.1f} sd)"
        yield f"  {card.number:02d} {card.helper.name:<16} {times:4} times: {figures}{note}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.titles.lagranja.bench_helpers")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--edition", default="ru")
    parser.add_argument(
        "--given", type=int, default=2, choices=(0, 1, 2, 3), help="helpers at each farm from the start"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    first = given.seed * 1_000_003
    seeds = [range(first + job, first + given.games, given.jobs) for job in range(given.jobs)]
    with ProcessPoolExecutor(given.jobs) as pool:
        runs = list(
            pool.map(
                several, seeds, [given.seats] * given.jobs, [given.edition] * given.jobs, [given.given] * given.jobs
            )
        )
    for line in report([seen for run in runs for seen in run]):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
