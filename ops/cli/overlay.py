"""Files of owners: their own cards or rows instead of those that a game comes with.

Players open games with approved files only, by their names.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from ops.server.starting import run_subcommand
from service.store import Store, approved_files


def main(arguments: list[str]) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.call is not check:
        return run_subcommand(given)
    try:
        check(given.file, given.title)
    except Refused as refused:
        print(refused.text, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn overlay", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, call, help in (
        ("check", check, "say everything that is wrong with a file"),
        ("approve", approve, "let players open games with a file; it is checked first"),
        ("withdraw", withdraw, "open no further games with a file; games that run keep it"),
    ):
        each = commands.add_parser(name, help=help)
        each.set_defaults(call=call)
        owned = [title for title in titles if titles[title].files]
        each.add_argument("--title", choices=owned, required=True, help="whose file it is")
        if name == "withdraw":
            each.add_argument("name", help="as `posthorn overlay list` shows it")
        else:
            each.add_argument("file", type=Path)
        if name == "approve":
            each.add_argument("--name", help="how players name it; the name of the file without its ending if left out")
    commands.add_parser("list", help="the approved files").set_defaults(call=list_files)
    return parser


def check(file: Path, title_id: str) -> str:
    """The text of the file; refuses with all its mistakes, one a line."""
    text = _text(file)
    ((option, mistakes_of),) = titles[title_id].files.items()
    if mistakes := mistakes_of(text, file.name):
        raise Refused("mistakes", "{mistakes}", mistakes="\n".join(mistakes))
    print(f"{file.name} is right. Play with it: posthorn table {title_id} --option {option}=@{file}")
    return text


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("no_file", "{file} cannot be read: {why}", file=str(file), why=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        said = "{file} is not UTF-8 (byte {at}): save it again with that encoding"
        raise Refused("not_utf8", said, file=str(file), at=error.start) from error


def approve(store: Store, given: argparse.Namespace) -> None:
    name = given.name or given.file.stem
    approved_files.approve(store, given.title, name, check(given.file, given.title))
    (option,) = titles[given.title].files
    print(f'Players open games with it by the options {{"{option}": "{name}"}}.')


def withdraw(store: Store, given: argparse.Namespace) -> None:
    approved_files.withdraw(store, given.title, given.name)
    print(f"No further games are opened with {given.name}.")


def list_files(store: Store, given: argparse.Namespace) -> None:
    for row in approved_files.listed(store):
        print(f"{row['title']}  {row['option']}={row['name']}  (since {row['at']})")
