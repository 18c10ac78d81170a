"""posthorn verify GAME.json: check an exported game with nothing but its file and the rules of its title.

1. The chain: each event is hashed with the one before it, so nothing was changed, left out or put in.
2. The commitment: the seed shown at the end is the one committed to in the pool, before anybody asked for the game.
3. The parts: what each seat and the beacon added to the seed.
4. The draws: each came from the seed, the parts, the place in the pool and its turn, and from nothing else.
5. The rules: each command, judged again with those draws, has the same outcome; the outcomes make the same result.
6. The clocks: each deadline and the time of each answer, computed again from calendars and gifts in the log.
7. With `--after`: a game that goes on from another has the table of that one, and what it left for options.

A log alone cannot show when it was written, or by whom. What you kept can: a head of the pool from a letter, your mail,
your words. 1 to 4 need this file, `verify_course.py`, `verify_draws.py` and the standard library; the
rest needs Posthorn with its packages.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ops.verify.course import check_beacon, check_course
from ops.verify.draws import check_draws

Event = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """What a reader has that the operator cannot change any more."""

    heads: Sequence[tuple[int, str]] = ()  # numbers of the pool with their links, as printed in letters
    published: Sequence[dict[str, Any]] = ()  # answers of GET /api/v1/commitments
    messages: Sequence[bytes] = ()  # mails or requests by which he took his seat
    words: Sequence[str] = ()  # words he joined with, his nonce or Idempotency-Key
    beacon: str = ""  # randomness or signature of the round, as drand gives it


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        files = (given.file, *given.after, *given.published)
        export, *others = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        messages = [file.read_bytes() for file in given.message]
    except (OSError, ValueError) as error:
        print(f"This cannot be read: {error}", file=sys.stderr)
        return 2
    before, pages = others[: len(given.after)], others[len(given.after) :]
    kept = Kept(given.head, pages, messages, given.words, given.beacon.lower())
    problems = list(verify(export, say=print, kept=kept))
    for later, former in zip((export, *before), before, strict=False):
        problems += [f"game {former.get('game')}: {wrong}" for wrong in verify(former)]
        problems += [] if problems else sequel_problems(later, former)
    for problem in problems:
        print("WRONG:", problem)
    print("Not as it should be." if problems else "All is as it should be.")
    return 1 if problems else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn verify", description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="the export of a game that is over")
    for name, kind, help in (
        ("--head", _head, "NUMBER:LINK of the pool, from a letter or page older than the game"),
        ("--after", Path, "the export of the game that it goes on from, then of the one before that"),
        ("--published", Path, "what GET /api/v1/commitments answered, as a file"),
        ("--message", Path, "the mail (or body of the request) by which you took your seat, as a file"),
        ("--words", str, "the words, the nonce or the Idempotency-Key by which you took your seat"),
    ):
        parser.add_argument(name, type=kind, action="append", default=[], help=f"{help}; may be repeated")
    parser.add_argument("--beacon", default="", help="randomness or signature of the beacon's round, as drand gives it")
    return parser


def _head(text: str) -> tuple[int, str]:
    number, _, link = text.rstrip(".").partition(":")
    if not re.fullmatch("[0-9a-f]{64}", link):
        raise ValueError(text)
    return int(number), link


def verify(export: dict[str, Any], say: Any = lambda line: None, kept: Kept = Kept()) -> Iterator[str]:
    """What is wrong, in words; nothing if all is right."""
    if export.get("format") != "posthorn.game@1":
        yield "this is no export of a game (format posthorn.game@1)"
        return
    if not export.get("seed"):
        yield f"the game is {export.get('phase')}: an export holds everything only once the game is closed"
        return
    events: list[Event] = export["events"]
    try:
        yield from check_chain(export, events)
        say(f"{len(events)} events, chain {export['chain']}")
        yield from check_commitment(export, events)
        say(f"seed {export['seed']}, commitment {export['commitment']}")
        yield from check_pool(export, events[0], kept, say)
        yield from check_course(events)
        yield from check_parts(events, kept, say)
        yield from check_beacon(events, kept.beacon, say)
        draws = list(check_draws(export["seed"], events))
        yield from (wrong for _, wrong in draws if wrong)
        say(f"{len(draws)} draws derived again")
        try:
            from ops.verify.clocks import check_clocks
            from ops.verify.rules import check_rules, say_of_luck
        except ModuleNotFoundError as error:
            say(
                f"NOT CHECKED: the rules and the clocks. They need Posthorn with its packages; {error.name} is missing."
            )
            return
        yield from check_rules(events, say)
        yield from check_clocks(events, say)
        say_of_luck(events, say)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        yield f"the file is damaged: {type(error).__name__}: {error}"


def sequel_problems(export: dict[str, Any], former: dict[str, Any]) -> list[str]:
    try:
        from ops.verify.rules import check_sequel
    except ModuleNotFoundError as error:
        return [f"--after needs Posthorn with its packages; {error.name} is missing"]
    return list(check_sequel(export, former, print))


# 1. the chain


def check_chain(export: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
    link = "0" * 64
    for number, event in enumerate(events, 1):
        if (event["version"], event["id"]) != (number, export["game"]):
            yield f"event {number} is version {event['version']} of game {event['id']}"
        link = hashlib.sha256(bytes.fromhex(link) + canonical(event)).hexdigest()
        if link != event["chain"]:
            yield f"version {number} is not what was chained: it hashes to {link}, the log says {event['chain']}"
            return
    if link != export["chain"]:
        yield f"the last link is {link}, the head of the log is {export['chain']}"


def canonical(event: Event) -> bytes:
    """The one spelling of an event without its link: keys sorted, no spaces, UTF-8."""
    bare = {name: value for name, value in event.items() if name != "chain"}
    return json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


# 2. the commitment


def check_commitment(export: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
    hashed = hashlib.sha256(bytes.fromhex(export["seed"])).hexdigest()
    if events[0].get("commitment") != hashed or export["commitment"] != hashed:
        yield f"the seed hashes to {hashed}; committed was {events[0].get('commitment')}"
    if events[-1].get("seed") != export["seed"]:
        yield "the seed of the last event is another one than that of the export"
    for event in events:
        salt = hmac.digest(bytes.fromhex(export["seed"]), f"salt|{event['id']}|{event['version']}".encode(), "sha256")
        if event["salt"] != salt.hex()[:32]:
            yield f"version {event['version']} has a salt that is not from the seed"


def check_pool(export: dict[str, Any], opened: Event, kept: Kept, say: Any) -> Iterator[str]:
    """Commitments from the game's number to the head at its opening make the links that everybody could keep."""
    pool = opened.get("pool")
    if pool is None:
        say("It took no number of a pool: nothing shows that the seed was there before the first nonce.")
        if kept.heads or kept.published:
            yield "you kept a head of the pool, and this game took no number of it"
        return
    number, made = pool["number"], export["commitments"]
    if made[:1] != [opened["commitment"]]:
        yield f"number {number} of the pool is not the commitment of this game"
    links = dict(_links(pool["before"], number, [*made, *_later(kept.published, number + len(made))]))
    if links.get(pool["head"]) != pool["head_link"]:
        yield f"the commitments do not lead to the head {pool['head']}:{pool['head_link']} of the opening"
    if pool["made"] >= opened["cause"].get("arrived", opened["at"]):
        yield f"the seed was made at {pool['made']}, after the order that opened the game"
    say(f"It took number {number} of the pool, published up to {pool['head']} when it was opened.")
    heads = [*((each["number"], each["link"]) for page in kept.published for each in page["items"]), *kept.heads]
    checked = [(at, link) for at, link in heads if at in links]
    yield from (f"number {at} has link {links[at]}, you kept {link}" for at, link in checked if links[at] != link)
    yield from (wrong for page in kept.published for wrong in _check_page(export["game"], number, page))
    if checked:
        say(f"The link you kept of number {max(checked)[0]} holds this seed: it was there when you got that link.")
    else:
        say(f"NOT CHECKED: that the seed was there before. Give --head with the link of {number} or soon after it.")


def _links(link: str, number: int, commitments: Sequence[str]) -> Iterator[tuple[int, str]]:
    for at, commitment in enumerate(commitments, number):
        link = hashlib.sha256(bytes.fromhex(link) + bytes.fromhex(commitment)).hexdigest()
        yield at, link


def _later(pages: Sequence[dict[str, Any]], number: int) -> Iterator[str]:
    """Published commitments from a number on, as far as they follow each other."""
    known = {each["number"]: each["commitment"] for page in pages for each in page["items"]}
    while number in known:
        yield known[number]
        number += 1


def _check_page(game: str, number: int, page: dict[str, Any]) -> Iterator[str]:
    """On a page later than the game no number before its own is free, and its own is that of no other game."""
    for each in page["items"]:
        if each["void"] and hashlib.sha256(bytes.fromhex(each["seed"])).hexdigest() != each["commitment"]:
            yield f"number {each['number']} is void, and the seed shown is not the one committed to"
        if each["number"] == number and each["taken"]:
            if each["game"] != hashlib.sha256(game.encode()).hexdigest():
                yield f"number {number} is published as that of another game, or of none"
            if (page["free"] or number) < number:
                yield f"number {page['free']} was free and passed over"


# 3. the parts


def check_parts(events: Sequence[Event], kept: Kept, say: Any) -> Iterator[str]:
    """What the seats added. Only what you kept shows that a part is yours, and not the choice of the operator."""
    if "pool" not in events[0]:
        return
    parts = {event["seat"] + 1: event for event in events if event["type"] == "game.seated"}
    for seat, event in parts.items():
        if bool(event["nonce"]) == (event["source"] == "house"):
            yield f"seat {seat} added {event['nonce'] or 'nothing'}, which is said to come from {event['source']}"
    proofs = [("the mail or request", (of_message(raw), hashlib.sha256(raw).hexdigest())) for raw in kept.messages]
    proofs += [(f'"{words}"', (words, of_words(words))) for words in kept.words]
    for what, nonces in proofs:
        seats = [seat for seat, event in parts.items() if event["nonce"] in nonces]
        if seats:
            say(f"Seat {seats[0]} added {what} that you kept.")
        else:
            yield f"no seat added {what} that you kept"
    if not proofs:
        say("NOT CHECKED: that your part is your own. Give --message with the mail you joined with, or --words.")


def of_message(raw: bytes) -> str:
    """A mail is hashed without what servers add on its way: From, Date, Message-ID, body; white space is one space."""
    gap = re.search(rb"(?:\A|\n)\r?\n", raw)
    top, body = (raw[: gap.start()], raw[gap.end() :]) if gap else (raw, b"")
    fields = [line.partition(b":") for line in re.sub(rb"\r?\n(?=[ \t])", b" ", top).splitlines()]
    own = b""
    for wanted in (b"from", b"date", b"message-id"):
        for name, _, value in fields:
            if name.strip().lower() == wanted:
                own += wanted + b":" + b" ".join(value.split()) + b"\n"
    return hashlib.sha256(own + b" ".join(body.split())).hexdigest()


def of_words(words: str) -> str:
    return hashlib.sha256(" ".join(words.split()).encode("utf-8", "replace")).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
