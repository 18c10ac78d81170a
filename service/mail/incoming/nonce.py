"""What a mail adds to the luck of a game: the hash of what its author's program made of it, and of nothing else.

The bytes as they came begin with what mail servers put on top, ours among them: who could choose those could choose
the hash. So From, Date, Message-ID and the body count, and white space does not: the copy in the author's folder of
sent mail gives the same. `ops/verify/main.py` says this once more, without this house.
"""

from __future__ import annotations

import hashlib
import re

OWN = (b"from", b"date", b"message-id")

_EMPTY = re.compile(rb"(?:\A|\n)\r?\n")
_FOLD = re.compile(rb"\r?\n(?=[ \t])")


def nonce_of(raw: bytes) -> str:
    gap = _EMPTY.search(raw)
    top, body = (raw[: gap.start()], raw[gap.end() :]) if gap else (raw, b"")
    fields = [line.partition(b":") for line in _FOLD.sub(b" ", top).splitlines()]
    own = [
        wanted + b":" + _even(value) + b"\n"
        for wanted in OWN
        for name, _, value in fields
        if name.strip().lower() == wanted
    ]
    return hashlib.sha256(b"".join(own) + _even(body)).hexdigest()


def nonce_of_words(words: str) -> str:
    """Of what a player says: SHA-256 of the words with one space between them."""
    return hashlib.sha256(" ".join(words.split()).encode("utf-8", "replace")).hexdigest()


def added(words: str) -> dict[str, str]:
    """What a page adds for its player: the words they gave, or nothing, since the page itself is the house's."""
    return {"nonce": nonce_of_words(words), "source": "given"} if words.strip() else {"source": "house"}


def _even(text: bytes) -> bytes:
    return b" ".join(text.split())
