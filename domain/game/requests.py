"""What somebody asks for, from the door to the judge, and what comes back: the verdict, the outcome."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from domain.game.aggregate import Game
from domain.game.events import Cause, GameEvent, Holder
from domain.kernel.shapes import Refused

BOT = "sensible"  # the one bot there is


class Request(Struct, frozen=True, kw_only=True):
    """One thing that is asked for. It is stored as it is (a row of the intake) before anything is decided.

    `body`: JSON, its shape by the kind. `expected`: the version the sender saw. `point`: the version at which the seat
    was asked what this answers. `commands`: what is said as structs (lines.py); none in rows that are older.
    """

    id: str = ""
    kind: str
    channel: str = ""
    game: str = ""
    player: str = ""
    seat: int | None = None
    body: str = "{}"
    expected: int | None = None
    point: int | None = None
    evidence: str = ""
    arrived: str = ""
    commands: str | None = None

    @property
    def cause(self) -> Cause:
        return Cause(self.channel, self.id, self.evidence, self.arrived)

    @property
    def content(self) -> Any:
        """The body as the struct of its kind; refuses one of a wrong shape."""
        try:
            return msgspec.json.decode(self.body, type=BODIES[self.kind])
        except msgspec.DecodeError as error:
            raise Refused("bad_body", "That request has a wrong shape: {error}", error=str(error)) from error

    @property
    def previous_game(self) -> str:
        """The game that the one asked for is to go on from."""
        if self.kind != "next":
            return ""
        try:
            return str(self.content.after)
        except Refused:
            return ""


class LineVerdict(Struct, frozen=True, omit_defaults=True):
    """`played`: the sentence of the move that was done, however it was said."""

    said: str
    status: str  # done, refused, not_tried
    version: int = 0
    code: str = ""
    text: str = ""
    played: str = ""


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
    """`number`: open the game only if this number of the pool is the next one. `greeting`: words of the host."""

    title: str
    options: dict[str, Any] = {}
    seats: tuple[Holder, ...] = ()
    pace: int | str | dict[str, Any] = "steady"
    sit: bool = True
    nonce: str = ""
    source: Source = ""
    number: int = 0
    beacon: Round | None = None
    greeting: str = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    nonce: str = ""
    source: Source = ""


class BeaconResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of the round a game waits for: its signature, or nothing in all the time it had."""

    signature: str = ""


class SequelRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One word on what follows the game `after`: a way on that its title names, or no."""

    after: str
    word: str
    nonce: str = ""
    source: Source = ""


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    lines: tuple[str, ...]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    command: Raw


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    facts: Raw


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`deadline`: the time of a seat may be over; the game knows (`overdue` in old rows)."""

    what: Literal["deadline", "overdue", "default", "paused"]
    hours: int = 0


class ClockCredit(Struct, frozen=True, forbid_unknown_fields=True):
    since: str
    until: str
    reason: str


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass


BODIES: dict[str, type[Struct]] = {
    "open": Open,
    "sit": Sit,
    "next": SequelRequest,
    "say": Lines,
    "move": Move,
    "undo": Nothing,
    "answer": Nothing,
    "cancel": Nothing,
    "decline": Nothing,
    "beacon": BeaconResult,
    "rule": Rule,
    "clock": Clock,
    "calendar": Nothing,
    "gift": ClockCredit,
    "order": Nothing,
    "abandon": Nothing,
}
