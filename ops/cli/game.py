"""Games, as the operator looks at them; nothing secret of a running game is shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from domain.game.names import one_line
from domain.game.time.deadlines import LONGEST_GIFT
from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from ops.server.starting import run_subcommand
from service.projections import tables
from service.store import Store, times


def main(arguments: list[str]) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.call != sample:  # that needs no service, and touches none
        return run_subcommand(given)
    return sample(parser, given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn game", description=__doc__)
    commands = parser.add_subparsers(required=True)
    each = commands.add_parser("list", help="all games, or those of one phase")
    each.add_argument("--phase", choices=["open", "running", "over", "closed"])
    each.set_defaults(call=list_games)
    each = commands.add_parser("show", help="the board as spectators see it")
    each.add_argument("game")
    each.set_defaults(call=show)
    each = commands.add_parser("export", help="one JSON document, as GET /games/GAME/export gives it to spectators")
    each.add_argument("game")
    each.set_defaults(call=export)
    each = commands.add_parser("sample", help="play a game of bots, for anybody to try `posthorn verify` on")
    each.add_argument("title", choices=sorted(titles), metavar="TITLE", help=", ".join(sorted(titles)))
    each.add_argument("--seed", type=int, default=1, help="the same seed gives the same game (1 by default)")
    each.add_argument("--seats", type=int, default=2, help="2 by default")
    each.add_argument("--export", type=Path, required=True, metavar="FILE", help="for the file of the game")
    each.add_argument("--letters", type=Path, required=True, metavar="MBOX", help="for the letters of its first seat")
    each.set_defaults(call=sample)
    each = commands.add_parser("gift", help="the last hours count for nobody in this game, and all are told why")
    each.add_argument("game")
    each.add_argument("hours", type=float)
    each.add_argument("reason")
    each.set_defaults(call=give_time)
    commands.add_parser("parked", help="commands that could not be decided").set_defaults(call=parked)
    each = commands.add_parser("retry", help="decide a parked command once more")
    each.add_argument("command")
    each.set_defaults(call=retry)
    return parser


def list_games(store: Store, given: argparse.Namespace) -> None:
    with store.db.read() as session:
        rows = tables.everything(session)
    for row in rows:
        if given.phase in (None, row["phase"]):
            print(f"{row['game']}  {row['title']:<12} {row['phase']:<8} version {row['version']:<5} {row['moved']}")


def show(store: Store, given: argparse.Namespace) -> None:
    game = store.games.get(given.game)
    print(f"{game.title.name} {game.id}, {game.phase}, version {game.version}, chain {game.chain}")
    if game.state is not None:
        print(game.title.text(game.title.view(game.state, None)))


def export(store: Store, given: argparse.Namespace) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(store.games.export(given.game, None))).decode() + "\n")


def sample(parser: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    from ops.cli.sample import write  # with the whole service, which the other words do not need

    title = titles[given.title]
    if given.seats not in title.seats:
        parser.error(f"--seats {given.seats}: {title.name} is for {title.seats_told} seats")
    try:
        print(write(given.title, given.seed, given.seats, given.export, given.letters))
    except OSError as error:
        parser.error(f"{error.filename} cannot be written ({error.strerror})")
    return 0


def give_time(store: Store, given: argparse.Namespace) -> None:
    """Recorded as any other gift, with the reason; the worker decides it."""
    store.games.get(given.game)
    if not 0 < given.hours <= 24 * LONGEST_GIFT:
        raise Refused("bad_gift", "A gift is more than 0 and at most {n} hours.", n=24 * LONGEST_GIFT)
    if not given.reason.strip():
        raise Refused("bad_gift", "Say why: the reason is told to all who play.")
    now = times.now()
    body = {"since": times.later(now, -given.hours), "until": now, "reason": one_line(given.reason)[:200]}
    row = store.intake.submit("gift", body, channel="operator", game=given.game)
    print(f"Taken in as {row.id}: {given.hours:g} hours until now count for nobody in {given.game}.")


def parked(store: Store, given: argparse.Namespace) -> None:
    for row in store.intake.parked():
        print(
            f"{row.id}  {row.kind} for {row.game or 'no game'}, arrived {row.arrived}, {row.tries} tries: {row.error}"
        )


def retry(store: Store, given: argparse.Namespace) -> None:
    if not store.intake.reopen(given.command):
        raise Refused("not_parked", "{command} is not parked; see `posthorn game parked`.", command=given.command)
    print("It is open again; a worker will take it up.")
