"""The whole history of a game or of a player, readable to a human: version, time, seat, sentence, facts, cause, chain.

It shows everything, also what is still secret in a running game: it is for the operator's eyes. In another language
the sentences are what players are told, and the command as it is said there; facts, draws and codes are as stored.
"""

from __future__ import annotations

import argparse

from domain.game.audit import audit
from domain.kernel.telling import told_in
from ops.server.starting import run_subcommand
from service.queries.catalogues import LANGUAGES, catalogue
from service.store import Store


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn audit", description=__doc__)
    parser.add_argument("game", help="the id of the game, or of a player")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the sentences")
    parser.set_defaults(call=_print)
    return run_subcommand(parser.parse_args(arguments))


def _print(store: Store, given: argparse.Namespace) -> None:
    is_player = store.players.row(given.game) is not None
    with told_in(catalogue(given.language)):
        for line in audit(store.games.events_of(given.game)) if is_player else store.games.audit(given.game):
            print(line)
