"""posthorn verify GAME.json: check an exported game with nothing but its file and the rules of its title.

1. The chain: each event is hashed with the one before it, so nothing was changed, left out or put in.
2. The commitment: the seed shown at the end is the one whose hash was told before anybody sat down; it salts the links.
3. The draws: each came from the seed, the nonces of the players, the game and the version, and from nothing else.
4. The rules: each command, judged again with those draws, has the same outcome; the outcomes make the same result.

Of the service nothing is imported: 1 to 3 need the standard library, 4 the folder `domain` for the rules.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

Event = dict[str, Any]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn verify", description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="the export of a game that is over")
    given = parser.parse_args(arguments)
    try:
        export = json.loads(given.file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(f"{given.file} cannot be read as JSON: {error}", file=sys.stderr)
        return 2
    problems = list(verify(export, say=print))
    for problem in problems:
        print("WRONG:", problem)
    print("Not as it should be." if problems else "All is as it should be.")
    return 1 if problems else 0


def verify(export: dict[str, Any], say: Any = lambda line: None) -> Iterator[str]:
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
        draws = list(check_draws(export["seed"], events))
        yield from (wrong for _, wrong in draws if wrong)
        say(f"{len(draws)} draws derived again")
        yield from check_rules(events, say)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        yield f"the file is damaged: {type(error).__name__}: {error}"


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


# 3. the draws


def check_draws(seed: str, events: Sequence[Event]) -> Iterator[tuple[str, str | None]]:
    """Each draw, and what is wrong with it. A draw is tied to the nonces, the game and the version it made."""
    nonces = [""] * len(events[0]["seats"])
    for event in events:
        if event["type"] == "game.seated":
            nonces[event["seat"]] = event["nonce"]
        context = f"{','.join(nonces)}|{event['id']}|{event['version']}"
        source = Source(bytes.fromhex(seed), context)
        for purpose, limits, numbers in event.get("draws", ()):
            derived = source.below_each(limits, purpose)
            wrong = f"version {event['version']}: {purpose} came as {numbers}, the seed gives {derived}"
            yield purpose, None if derived == numbers else wrong


class Source:
    """Number n of a decision: HMAC-SHA256(seed, context | purpose | n), without modulo bias."""

    def __init__(self, seed: bytes, context: str) -> None:
        self.seed, self.context, self.count = seed, context, 0

    def below(self, n: int, purpose: str) -> int:
        while True:
            message = f"{self.context}|{purpose}|{self.count}".encode()
            self.count += 1
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            if number < 2**256 - 2**256 % n:
                return number % n

    def below_each(self, limits: Sequence[int], purpose: str) -> list[int]:
        """What is drawn in one go is one number, taken apart; several if it would be larger than 2**128."""
        numbers: list[int] = []
        group: list[int] = []
        product = 1
        for position, limit in enumerate(limits, 1):
            group.append(limit)
            product *= limit
            if position == len(limits) or product > 2**128:
                number = self.below(product, purpose)
                for each in group:
                    number, digit = divmod(number, each)
                    numbers.append(digit)
                group, product = [], 1
        return numbers


# 4. the rules


def check_rules(events: Sequence[Event], say: Any) -> Iterator[str]:
    from domain.titles import titles

    opened = events[0]
    title = titles.get(opened["title"])
    if title is None:
        yield f"the rules of {opened['title']} are not here; the outcomes could not be judged again"
        return
    state: Any = None
    states: dict[int, Any] = {}
    judged = other_rules = 0
    for event in events:
        facts = title.codec.facts(json.dumps(event["facts"]).encode()) if "facts" in event else ()
        kind = event["type"]
        if kind in ("game.started", "game.moved"):
            if event["rules"] == title.rules_version:
                judged += 1
                yield from _judged_again(title, opened, state, event, facts)
            else:
                other_rules += 1
        if kind == "game.started":
            state = title.first_state(opened["options"], len(opened["seats"]))
        states[event["version"]] = state  # the position before the event
        state = title.fold(state, facts) if facts else state
        if kind == "game.taken_back":
            state = states[event["undone"]]
    say(f"{judged} decisions judged again, {other_rules} made under another version of the rules")
    if events[-1].get("reason") == "finished" and (state is None or title.result(state) is None):
        yield "the game is said to be finished; the facts do not finish it"
    elif state is not None and title.result(state) is not None:
        say(f"result: {title.result(state).ranking}")


def _judged_again(title: Any, opened: Event, state: Any, event: Event, facts: Any) -> Iterator[str]:
    luck = Recorded(event.get("draws", ()))
    try:
        if event["type"] == "game.started":
            _, outcome = title.setup(opened["options"], len(opened["seats"]), luck)
        else:
            command = title.codec.command(json.dumps(event["command"]).encode())
            outcome = title.decide(state, event["seat"], command, luck)
    except Exception as error:
        yield f"version {event['version']}: the rules do not accept it: {error}"
        return
    if outcome != facts or luck.left:
        yield f"version {event['version']}: the rules give another outcome than the log"


class Recorded:
    """Luck that gives the recorded draws, in their order."""

    draws = 0

    def __init__(self, draws: Sequence[Any]) -> None:
        self.left = list(draws)

    def below(self, n: int, purpose: str) -> int:
        return self.below_each([n], purpose)[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        if not limits:
            return ()
        if not self.left or self.left[0][:2] != [purpose, list(limits)]:
            raise ValueError(f"the rules draw {purpose}, the log has another draw there")
        return tuple(self.left.pop(0)[2])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
