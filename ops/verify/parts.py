"""What the seats added to the luck. What a reader kept shows that a part is theirs, and not the operator's."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from ops.verify.findings import Findings
from ops.verify.kept import KeptDocuments

Event = dict[str, Any]


def check_parts(events: Sequence[Event], kept: KeptDocuments, found: Findings) -> Iterator[str]:
    if "pool" not in events[0]:
        return
    parts = [event for event in events if event["type"] == "game.seated"]
    for event in parts:
        if bool(event["nonce"]) == (event["source"] == "house"):
            nonce = event["nonce"] or "nothing"
            yield f"seat {event['seat'] + 1} added {nonce}, which is said to come from {event['source']}"
    proofs = [("the mail or request", (of_message(raw), of_bytes(raw))) for raw in kept.messages]
    proofs += [(f'"{words}"', (words, of_words(words))) for words in kept.words]
    proven = 0
    for what, nonces in proofs:
        seats = _seats(parts, nonces)
        proven += bool(seats)
        if seats:
            found.notes.append(f"Seat {seats[0]} added {what} that you kept.")
        else:
            yield f"no seat added {what} that you kept"
    if seats := _seats(parts, kept.sent):
        proven += 1
        found.notes.append(f"Seat {seats[0]} added a mail that is among those you gave.")
    yield from _check_letters(events, parts, kept, found, proven)


def _check_letters(
    events: Sequence[Event], parts: Sequence[Event], kept: KeptDocuments, found: Findings, proven: int
) -> Iterator[str]:
    """A letter tells its reader at the beginning what was added in their name."""
    game, series = events[0]["id"], str(events[0].get("first") or events[0]["id"])
    told = {part: letter.source for letter in kept.letters if letter.is_about(game, series) for part in letter.parts}
    for part, source in told.items():
        if not _seats(parts, (part,)):
            yield f"{source} says that you added {part}; no seat of the log did"
        elif not proven:
            found.notes.append(f"You were told that you added {part}. --words shows whether it is of your words.")
    if not (proven or told) and any(event["nonce"] for event in parts):
        found.unchecked.append("that your part is your own. Give --message with the mail you joined with, or --words.")


def part_known(events: Sequence[Event], kept: KeptDocuments) -> datetime | None:
    """When the reader's own part was known to the house; if nobody can say which it is, when the last one was. None:
    nobody added anything.
    """
    parts = [event for event in events if event["type"] == "game.seated" and event["nonce"]]
    own = {*kept.sent, *kept.words, *map(of_words, kept.words)}
    own |= {hashed(raw) for raw in kept.messages for hashed in (of_message, of_bytes)}
    own |= {part for letter in kept.letters for part in letter.parts}
    mine = [event for event in parts if event["nonce"] in own] or parts
    times = [datetime.fromisoformat(event["cause"].get("arrived") or event["at"]) for event in mine]
    return max(times, default=None)


def of_bytes(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def _seats(parts: Sequence[Event], nonces: Sequence[str] | frozenset[str]) -> list[int]:
    return [event["seat"] + 1 for event in parts if event["nonce"] and event["nonce"] in nonces]


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
