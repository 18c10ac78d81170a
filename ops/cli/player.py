"""Players and their keys."""

from __future__ import annotations

import argparse
import sys

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from ops.server.starting import run_subcommand
from service.accounts import erasure
from service.limits.rate_limits import MOST_A_DAY
from service.store import Store
from service.store.counts import allow


def main(arguments: list[str]) -> int:
    return run_subcommand(_parser().parse_args(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn player", description=__doc__)
    commands = parser.add_subparsers(required=True)
    each = commands.add_parser("add", help="a new player; prints a key for the API, once")
    each.add_argument("name")
    each.add_argument("--mail", help="the address letters go to")
    each.set_defaults(call=add)
    each = commands.add_parser("key", help="a further key for a player; prints it, once")
    each.add_argument("player", help="the id, as `posthorn player list` shows it")
    each.set_defaults(call=new_key)
    each = commands.add_parser("revoke", help="make all keys of a player void")
    each.add_argument("player")
    each.set_defaults(call=revoke)
    each = commands.add_parser("forget", help="delete all that is of a player for ever; their moves stay in the games")
    each.add_argument("player")
    each.add_argument("--yes", action="store_true", required=True, help="to show that you mean it")
    each.set_defaults(call=forget)
    each = commands.add_parser("host", help="let a player open more games, invite more people and give more commands")
    each.add_argument("player")
    each.add_argument("a_day", type=int, help=f"of each within a day, to {MOST_A_DAY}; 0: as everybody")
    each.set_defaults(call=host)
    commands.add_parser("list", help="all players").set_defaults(call=list_players)
    return parser


def add(store: Store, given: argparse.Namespace) -> None:
    """The key alone goes to the standard output, so that a script can keep it."""
    player = store.players.add(given.name, given.mail, confirmed=given.mail is not None)
    print(f"Player {player.name} has the id {player.id}. The key is shown this once:", file=sys.stderr)
    print(store.players.new_key(player.id))


def new_key(store: Store, given: argparse.Namespace) -> None:
    print(store.players.new_key(given.player))


def revoke(store: Store, given: argparse.Namespace) -> None:
    print(f"{store.players.revoke_keys(given.player)} keys are void.")


def forget(store: Store, given: argparse.Namespace) -> None:
    is_new = erasure.forget(store, given.player)
    print(f"{given.player} is forgotten{'' if is_new else ', and was before'}. Backups hold what they held.")


def host(store: Store, given: argparse.Namespace) -> None:
    if not 0 <= given.a_day <= MOST_A_DAY:
        raise Refused("bad_number", "Say a number of games within a day, from 0 to {most}.", most=MOST_A_DAY)
    player = store.players.get(given.player)
    with store.db.write() as session:
        allow(session, player.id, given.a_day)
    may = f"{given.a_day} games within a day and invite as many people" if given.a_day else "as many games as others"
    print(f"{one_line(player.name)} may open {may}.")


def list_players(store: Store, given: argparse.Namespace) -> None:
    for row in store.players.all():
        print(f"{row['id']}  {one_line(row['name'])}  (since {row['joined']})")
