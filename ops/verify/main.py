"""posthorn verify GAME.json: check the file of a game that is over, without the service and without a network.

What is checked with the file alone:
  the chain     each event is hashed with the one before it, so nothing was changed without changing all that follows
  the seed      the one shown at the end is the one whose hash was published before anybody asked for the game
  the draws     each comes from the seed, from what the players added, from its place, and from nothing else
  the rules     each decision, made again with these draws by the same version of the rules, has the same outcome;
                what was said reads as the command that was judged
  the table     seats, votes, what was taken back, how the game ended; times in their order
  the clocks    each deadline and the time of each answer, from what the log says of nights and holidays

A file that agrees with itself proves nothing: who can write all of it can make all of it fit. What you kept can prove
it, for nobody can change it any more: the letters of the game above all. Each shows what the log ended in then.

  posthorn verify game.json --letters mail.mbox      your letters: mbox files, maildirs, .eml files, any mixture

The first line says how much of the log others vouch for. Exit code 0: proven, all of it; 1: wrong; 3: not all is
checked, each gap is named; 2: the files cannot be read, or the command is not understood.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from ops.verify.chain import canonical, check_chain, check_commitment, check_cover, check_withheld, links, with_content
from ops.verify.course import check_beacon, check_course, check_times
from ops.verify.draws import check_draws
from ops.verify.findings import NOT_ALL, PROVEN, WRONG, Findings, Say
from ops.verify.heads import check_heads, sorted_heads
from ops.verify.kept import LONG, KeptDocuments, head
from ops.verify.letters import KeptLetter, read_letter
from ops.verify.mailboxes import mails
from ops.verify.named import named
from ops.verify.parts import check_parts, of_message
from ops.verify.pool import check_pool

__all__ = ["KeptDocuments", "canonical", "check_chain", "examine", "main", "of_message", "verify"]

Export = dict[str, Any]
Check = Callable[[], Iterable[str]]
FORMAT = "posthorn.game@1"
NOTHING = KeptDocuments()
LARGEST = 2**27  # bytes of a file of a game


class Unreadable(ValueError):
    """A file that was given is not what it should be."""


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        export, *former = [_export(file) for file in (given.file, *given.after)]
        kept = _documents(given)
    except (OSError, ValueError, RecursionError) as error:
        print(f"This cannot be read: {error}", file=sys.stderr)
        return 2
    found = [examine(export, kept, with_former=bool(former))]
    witnesses = KeptDocuments(letters=kept.letters, sent=kept.sent)
    found += [examine(each, witnesses, with_former=each is not former[-1]) for each in former]
    for later, before, about in zip((export, *former), former, found, strict=False):
        about.wrong += [] if about.wrong else sequel_problems(later, before, about.notes.append)
    for about in found:
        print("\n".join(about.lines()))
    codes = {about.code for about in found}
    return WRONG if WRONG in codes else NOT_ALL if NOT_ALL in codes else PROVEN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="posthorn verify", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="the file of the game, from its page or its last letter")
    parser.add_argument(
        "--letters", type=Path, nargs="+", action="extend", default=[], metavar="FILE",
        help="mails that you have at hand: mbox files, maildirs, folders, .eml files; those of other games are ignored",
    )  # fmt: skip
    for name, kind, shown, help in (
        ("--log-head", head, "VERSION:HASH", "what the log ended in at a version, as a letter of the game prints it"),
        ("--head", head, "NUMBER:LINK", "of the pool, from a letter or page older than the game"),
        ("--after", Path, "FILE", "the file of the game that this one goes on from, then of the one before that"),
        ("--published", Path, "FILE", "what GET /api/v1/commitments answered"),
        ("--message", Path, "FILE", "the mail (or body of the request) by which you took your seat"),
        ("--words", str, "WORDS", "the words, the nonce or the Idempotency-Key by which you took your seat"),
    ):
        parser.add_argument(
            name, type=kind, action="append", default=[], metavar=shown, help=f"{help}; may be repeated"
        )
    parser.add_argument("--beacon", default="", help="randomness or signature of the beacon's round, as drand gives it")
    return parser


def _json(file: Path) -> Any:
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Unreadable(f"{file} is too large")
    try:
        return json.loads(data)
    except ValueError as error:
        raise Unreadable(f"{file} is no JSON: {error}") from error


def _export(file: Path) -> Export:
    found = _json(file)
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("events"), list):
        raise Unreadable(f"{file} is no export of a game (format {FORMAT})")
    return found


def _documents(given: argparse.Namespace) -> KeptDocuments:
    letters, sent = read_mails(mails(given.letters))
    pool = [each for each in given.head if len(each[1]) == LONG]
    log = [*given.log_head, *(each for each in given.head if len(each[1]) < LONG)]
    return KeptDocuments(
        heads=pool, log_heads=log, letters=letters, sent=sent, words=given.words,
        published=[_json(file) for file in given.published], messages=[file.read_bytes() for file in given.message],
        beacon=given.beacon.lower(),
    )  # fmt: skip


def read_mails(mails: Iterable[bytes]) -> tuple[tuple[KeptLetter, ...], frozenset[str]]:
    """What letters among them say; and the hash of each, for one of them may be the mail that took a seat."""
    letters: dict[KeptLetter, None] = {}
    sent: set[str] = set()
    for raw in mails:
        sent.add(of_message(raw))
        if letter := read_letter(raw):
            letters[letter] = None
    return tuple(letters), frozenset(sent)


def verify(export: Export, say: Say = lambda line: None, kept: KeptDocuments = NOTHING) -> Iterator[str]:
    """What is wrong, in words; nothing if all is right."""
    found = examine(export, kept)
    for line in (*found.notes, *(f"NOT CHECKED: {each}" for each in found.unchecked)):
        say(line)
    yield from found.wrong


def examine(export: Export, kept: KeptDocuments = NOTHING, with_former: bool = False) -> Findings:
    """`with_former`: the game that it goes on from is looked at too."""
    found = Findings(str(export.get("game")))
    checks = _whole(export, kept, found, with_former) if export.get("seed") else _running(export, kept, found)
    try:
        for check in checks:
            _carry_out(check, found)
    except Exception as error:
        found.wrong.append(_damaged(error))
    return found


def _carry_out(check: Check, found: Findings) -> None:
    """Whoever wrote the file may have written anything into it; the other checks go on."""
    try:
        found.wrong += check()
    except Exception as error:
        found.wrong.append(_damaged(error))


def _damaged(error: Exception) -> str:
    return f"the file is damaged: {type(error).__name__}: {error}"


def _running(export: Export, kept: KeptDocuments, found: Findings) -> Iterator[Check]:
    """A game that runs: its events are not shown, but for what they ended in."""
    given = [str(each.get("chain")) for each in export["events"]]
    found.events = len(given)
    found.unchecked.append(f"all else: the game is {export.get('phase')}, and the whole of it is shown once it is over")
    yield lambda: check_heads(export, given, sorted_heads(kept, given), found)


def _whole(export: Export, kept: KeptDocuments, found: Findings, with_former: bool) -> Iterator[Check]:
    events = export["events"]
    found.events = len(events)
    yield lambda: check_chain(export, events)
    own = links(events)
    kept = sorted_heads(kept, own)
    yield lambda: check_heads(export, own, kept, found)
    yield lambda: check_cover(export, events)
    yield lambda: check_withheld(events, found)
    told = with_content(events)
    export = {**export, "events": told}
    yield lambda: check_commitment(export, told)
    yield lambda: _name(told, found)
    yield lambda: check_pool(export, kept, found)
    yield lambda: check_times(told)
    yield lambda: check_course(events)
    yield lambda: check_parts(told, kept, found)
    yield lambda: check_beacon(told, kept.beacon, found)
    yield lambda: _draws(export, found)
    if events[0].get("after") and not with_former:
        found.unchecked.append(f"what game {events[0]['after']} left to this one. Give the file of it with --after.")
    yield from _by_the_rules(export, found)


def _name(events: list[Any], found: Findings) -> Iterator[str]:
    found.notes.append(f"{len(events)} events, chain {events[-1]['chain']}")
    found.notes.append(f"seed {events[-1]['seed']}, commitment {events[0]['commitment']}")
    found.named += named(events)
    yield from ()


def _draws(export: Export, found: Findings) -> Iterator[str]:
    draws = list(check_draws(export["seed"], export["events"]))
    yield from (wrong for _, wrong in draws if wrong)
    found.notes.append(f"{len(draws)} draws derived again")


def _by_the_rules(export: Export, found: Findings) -> Iterator[Check]:
    events = export["events"]
    try:
        from ops.verify.clocks import check_clocks
        from ops.verify.people import check_people
        from ops.verify.rules import check_rules, say_of_luck
    except ModuleNotFoundError as error:
        found.unchecked.append(
            f"the rules and the clocks. They need Posthorn with its packages; {error.name} is missing."
        )
        return
    yield lambda: check_rules(events, found)
    yield lambda: check_people(events, found)
    yield lambda: check_clocks(events, found)
    yield lambda: _luck(say_of_luck, events, found)


def _luck(say_of_luck: Callable[[Any, Say], None], events: list[Any], found: Findings) -> Iterator[str]:
    say_of_luck(events, found.notes.append)
    yield from ()


def sequel_problems(export: Export, former: Export, say: Say) -> list[str]:
    try:
        from ops.verify.rules import check_sequel
    except ModuleNotFoundError as error:
        return [f"--after needs Posthorn with its packages; {error.name} is missing"]
    try:
        return list(check_sequel(export, former, say))
    except Exception as error:
        return [f"one of the two files is damaged: {type(error).__name__}: {error}"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
