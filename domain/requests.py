"""What an intake row holds, and what comes back: the bodies of its kinds, the verdict, the outcome."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from domain.events import GameEvent, Holder
from domain.game import Game

BOT = "sensible"  # the one bot there is


class Request(Struct, frozen=True, kw_only=True):
    """`former`: the game that the one asked for goes on from, as it is stored."""

    kind: str
    game: str
    player: str = ""
    seat: int | None = None
    body: bytes = b"{}"
    expected: int | None = None
    point: int | None = None
    former: Game | None = None


class LineVerdict(Struct, frozen=True, omit_defaults=True):
    said: str
    status: str  # done, refused, not_tried
    version: int = 0
    code: str = ""
    text: str = ""


class Verdict(Struct, frozen=True, omit_defaults=True):
    status: str  # done, refused
    version: int = 0
    code: str = ""
    text: str = ""
    alternatives: tuple[str, ...] = ()
    lines: tuple[LineVerdict, ...] = ()


class Outcome(Struct, frozen=True):
    verdict: Verdict
    events: tuple[GameEvent, ...] = ()
    game: Game | None = None


# what a nonce is made of (domain/README.md, "Luck"); rows taken in before this was written down say nothing
Source = Literal["", "given", "message", "key", "body", "house"]


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """A round of the public beacon, by the name of its chain."""

    chain: str
    round: int


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """`number`: open the game only if this number of the pool is the next one."""

    title: str
    options: dict[str, Any] = {}
    seats: tuple[Holder, ...] = ()
    pace: int = 72
    sit: bool = True
    nonce: str = ""
    source: Source = ""
    number: int = 0
    beacon: Round | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    nonce: str = ""
    source: Source = ""


class Light(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of the round a game waits for: its signature, or nothing in all the time it had."""

    signature: str = ""


class Next(Struct, frozen=True, forbid_unknown_fields=True):
    """One word on what follows the game `after`: a way on that its title names, or no."""

    after: str
    word: str
    nonce: str = ""
    source: Source = ""


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    lines: tuple[str, ...]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    command: Raw


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    facts: Raw


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    what: Literal["overdue", "default", "paused"]
    hours: int = 0


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass
