"""The public beacon: which rounds games wait for, and their values, which something that can reach drand hands in."""

from __future__ import annotations

import argparse

from domain.game.events import Beacon
from domain.game.luck.beacon import CHAINS, randomness_of, round_time
from domain.kernel.shapes import Refused
from ops.server.starting import run_subcommand
from service.store import Store, times
from service.store.beacons import awaited


def main(arguments: list[str]) -> int:
    return run_subcommand(_parser().parse_args(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn beacon", description=__doc__)
    commands = parser.add_subparsers(required=True)
    each = commands.add_parser("due", help="chain and round of each value that is out and was not handed in")
    each.set_defaults(call=list_due)
    each = commands.add_parser("give", help="hand in the value of a round: its signature")
    each.add_argument("chain", help=f"its hash, or {' or '.join(CHAINS)}")
    each.add_argument("round", type=int)
    each.add_argument("signature", help="as drand gives it, hexadecimal")
    each.set_defaults(call=give)
    return parser


def list_due(store: Store, given: argparse.Namespace) -> None:
    with store.db.read() as session:
        rounds = set(awaited(session).values())
    for beacon in sorted(rounds, key=round_time):
        if round_time(beacon) <= times.now():
            print(beacon.chain, beacon.round)


def give(store: Store, given: argparse.Namespace) -> None:
    known = CHAINS.get(given.chain)
    beacon, signature = Beacon(known.hash if known else given.chain, given.round), given.signature.lower()
    with store.db.read() as session:
        games = [game for game, round in awaited(session).items() if round == beacon]
    if games and round_time(beacon) > times.now():
        raise Refused("too_early", "Round {round} is due at {due}.", round=beacon.round, due=round_time(beacon))
    if games:
        print(randomness_of(beacon, signature))
    for game in games:
        store.intake.submit(
            "beacon", {"signature": signature}, channel="operator", game=game, key=f"beacon:{game}:{signature}",
        )  # fmt: skip
    print(f"{len(games)} games wait for round {given.round}.")
