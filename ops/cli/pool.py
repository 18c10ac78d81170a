"""The pool of commitments to secret seeds. No secret is shown but that of a number that no game may take any more."""

from __future__ import annotations

import argparse

from ops.server.starting import run_subcommand
from service.store import Store
from service.store.pool import next_number, published


def main(arguments: list[str]) -> int:
    return run_subcommand(_parser().parse_args(arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn pool", description=__doc__)
    commands = parser.add_subparsers(required=True)
    commands.add_parser("head", help="the last number and its link, to publish").set_defaults(call=head)
    each = commands.add_parser("list", help="commitments, as everybody may see them")
    each.add_argument("--from", dest="first", type=int, default=1)
    each.add_argument("--limit", type=int, default=100)
    each.set_defaults(call=list_them)
    each = commands.add_parser("void", help="let no game take a free number any more, say why, and show its seed")
    each.add_argument("number", type=int)
    each.add_argument("reason")
    each.set_defaults(call=void)
    return parser


def head(store: Store, given: argparse.Namespace) -> None:
    found = store.pool.head()
    with store.db.read() as session:
        print(f"{found.number}:{found.link}\nThe next game takes number {next_number(session)}.")


def list_them(store: Store, given: argparse.Namespace) -> None:
    with store.db.read() as session:
        for each in published(session, given.first, given.limit):
            use = f"void: {each['void']}, seed {each['seed']}" if each["void"] else each["use"]
            when = f"{each['taken']}  " if each["taken"] else ""
            print(f"{each['number']}  {each['commitment']}  {each['link']}  {when}{use}")


def void(store: Store, given: argparse.Namespace) -> None:
    store.pool.void(given.number, given.reason)
    print(f"No game takes number {given.number}; everybody sees its seed and the reason.")
