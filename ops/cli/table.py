"""posthorn table TITLE: play at the terminal against sensible bots, in the very sentences that a letter accepts."""

from __future__ import annotations

import argparse
import io
import os
import random
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from ops.cli import options, screen
from ops.cli.playing import Ask, Quit, TerminalTable, run
from ops.cli.transcript import Transcript


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    listed = "\n".join(
        line for each in titles.values() for line in (f"options of {each.id}:", *options.described(each))
    )
    parser = _Parser(
        prog="posthorn table",
        description=__doc__.partition("\n")[0],
        epilog=listed,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("title", choices=sorted(titles), metavar="TITLE", help=", ".join(sorted(titles)))
    parser.add_argument("--seats", type=int, default=None, help="people and bots together (2 by default)")
    parser.add_argument("--bots", type=int, default=None, help="how many seats the bots take (all but one by default)")
    parser.add_argument("--seed", default=None, help="the same seed gives the same game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="@FILE for the text of a file; see below"
    )
    parser.add_argument(
        "--transcript", type=Path, default=None, metavar="FILE", help="write the game down in the golden format"
    )
    return parser


def _seats(given: argparse.Namespace, parser: argparse.ArgumentParser) -> tuple[int, int]:
    """Seats, and how many of them are the bots'."""
    title = titles[given.title]
    seats = given.seats
    if seats is None:
        seats = 2 if given.bots is None else given.bots + 1
    if given.bots is not None and given.bots < 0:
        parser.error(f"--bots {given.bots}: say how many seats the bots take, 0 or more")
    if seats not in title.seats:
        parser.error(f"--seats {seats}: {title.name} is for {title.seats_told} seats")
    bots = seats - 1 if given.bots is None else given.bots
    if not 0 <= bots <= seats:
        parser.error(f"--bots {bots}: say how many of the {seats} seats the bots take, 0 to {seats}")
    return seats, bots


def _opened(given: argparse.Namespace, parser: argparse.ArgumentParser, seed: str) -> TerminalTable:
    seats, bots = _seats(given, parser)
    title = titles[given.title]
    try:
        chosen = options.read_options(title, given.option)
        title.read_by_hand(chosen, seats)
        game = Transcript(title, chosen, seats, SeededLuck(f"table {seed}".encode()))
    except ValueError as error:
        parser.error(str(error))
    except Refused as refused:
        parser.error(refused.text)
    people = range(seats) if bots == 0 else random.Random(seed).sample(range(seats), seats - bots)
    return TerminalTable(
        game, tuple(sorted(people)), SeededLuck(f"bots {seed}".encode()), screen.Screen.of(sys.stdout, os.environ)
    )


def _asking(keep: Callable[[], object], alone: bool) -> Ask:
    """Reads a line as a person types it; from a file or a pipe it is shown too, so that what is said can be read."""
    typed = sys.stdin is not None and sys.stdin.isatty()
    if typed and sys.stdout is not None and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # gives input() its keys for editing and for earlier lines

            readline.set_auto_history(alone)  # an earlier line of another person may be a secret

    def ask(prompt: str) -> str:
        keep()
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        line = input(prompt)
        if not typed:
            print(line)
        return "".join(c if c.isprintable() else " " for c in line)

    return ask


def _forgiving(*streams: Any) -> None:
    """Letters that a terminal cannot show, and bytes that are no letters, become question marks."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _played(table: TerminalTable, seed: str, keep: Callable[[], object]) -> int:
    title, seats = table.game.title, table.game.state.seats
    painted = screen.has_glass_dice(title)
    many = "1 seat" if seats == 1 else f"{seats} seats"

    def show(text: str) -> None:
        for line in table.screen.lines(text, painted):
            print(line)

    try:
        show(f"{title.name}, {many}, seed {seed}. Say help at any time, quit to leave.")
        if title.label:
            show(title.label)
        run(table, show, _asking(keep, len(table.people) == 1))
        print(end="", flush=True)
    except Quit:
        print("Until next time.")
    except (EOFError, KeyboardInterrupt):
        print("\nUntil next time.")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still buffered has nowhere to go
        return 1
    return 0


def _write(file: Path, text: str) -> None:
    """At once, so that whatever ends the table leaves the transcript before or the one after."""
    if file.exists() and not file.is_file():  # a device or a pipe has no other one beside it
        file.write_text(text, encoding="utf-8")
        return
    beside = file.with_name(file.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def main(arguments: list[str]) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    seed = given.seed or secrets.token_hex(4)
    _forgiving(sys.stdin, sys.stdout)
    table = _opened(given, parser, seed)

    def keep() -> str:
        """Why the transcript could not be written, or nothing."""
        try:
            if given.transcript:
                _write(given.transcript, table.game.text())
        except OSError as error:
            return f"--transcript {given.transcript}: cannot be written ({error.strerror})"
        return ""

    if mistake := keep():
        parser.error(mistake)
    code = _played(table, seed, keep)
    if mistake := keep():
        print(f"{parser.prog}: {mistake}", file=sys.stderr)
        return 1
    if given.transcript and not code:
        print(f"Written to {given.transcript}.")
    return code
