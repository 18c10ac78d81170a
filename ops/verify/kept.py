"""What a reader has that the operator cannot change any more, and how it is given to `posthorn verify`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ops.verify.letters import KeptLetter, plain_digits

LONG, SHORT = 64, 12  # digits of a head as letters print it

_HEAD = re.compile(r"(\d{1,9}):([0-9a-f]{64}|[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}|[0-9a-f]{12})")


@dataclass(frozen=True)
class KeptDocuments:
    """`heads`: numbers of the pool with their links, as printed in letters; somebody may take a head of the log for
    one. `log_heads`: versions of the game with what its log ended in. `letters`: what they say, of whatever game.
    """

    heads: Sequence[tuple[int, str]] = ()
    log_heads: Sequence[tuple[int, str]] = ()
    letters: Sequence[KeptLetter] = ()
    sent: frozenset[str] = frozenset()  # hashes of the mails among the letters, as mails are hashed that take a seat
    published: Sequence[dict[str, Any]] = ()  # answers of GET /api/v1/commitments
    messages: Sequence[bytes] = ()  # mails or requests by which the reader took a seat
    words: Sequence[str] = ()  # words they joined with, their nonce or Idempotency-Key
    beacon: str = ""  # randomness or signature of the round, as drand gives it


def head(text: str) -> tuple[int, str]:
    """NUMBER:HEX as it is printed, the full stop of its sentence included; 64 digits, or 12 in three groups."""
    found = _HEAD.fullmatch(text.strip().rstrip(".,").lower())
    if found is None:
        raise ValueError(text)
    return int(found[1]), plain_digits(found[2])
