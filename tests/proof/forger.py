"""A forger who holds the whole file and the seed, and knows its format and nothing of the program: JSON, SHA-256, HMAC.

`Log` is what they work on. Each forgery is a function: it changes the log and says whether there was anything to
change. What is not sealed is left with the links that it had.
"""

from __future__ import annotations

import copy
import hmac
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

from ops.verify.chain import linked

Event = dict[str, Any]
Forgery = Callable[["Log"], bool]

FORGERIES: dict[str, Forgery] = {}
OTHER = "p2222222222222"  # a player whom nobody knows
SEED = "5e" * 32


def forges(forgery: Forgery) -> Forgery:
    """Signs it in; all that follows from the change is made to fit."""
    FORGERIES[forgery.__name__] = forgery
    return forgery


def unsealed(forgery: Forgery) -> Forgery:
    """The same with nothing made to fit."""
    FORGERIES[forgery.__name__] = forgery
    forgery.seals = False  # type: ignore[attr-defined]
    return forgery


def forged(export: dict[str, Any], name: str) -> dict[str, Any] | None:
    """None: there is nothing in this log that it could change."""
    forgery, log = FORGERIES[name], Log(copy.deepcopy(export))
    if not forgery(log):
        return None
    if getattr(forgery, "seals", True):
        log.seal()
    return log.file if log.file != export else None


class Log:
    def __init__(self, file: dict[str, Any]) -> None:
        self.file = file

    @property
    def events(self) -> list[Event]:
        found: list[Event] = self.file["events"]
        return found

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event["type"].partition("@")[0] == f"game.{kind}"]

    @property
    def opened(self) -> Event:
        return self.events[0]

    @property
    def closed(self) -> Event:
        return self.events[-1]

    @property
    def middle(self) -> int:
        """The place of a move in the middle."""
        moves = self.of("moved")
        return self.events.index(moves[len(moves) // 2])

    @property
    def move(self) -> Event:
        return self.events[self.middle]

    def put(self, at: int, kind: str, **fields: Any) -> None:
        """One more event, at the time and by the hand of the one before it."""
        before = self.events[at - 1]
        cause = {"channel": "api", "intake": "aaaaaaaaaaaaaaaaaaaa", "arrived": before["at"]}
        new = {"type": f"game.{kind}", "id": self.file["game"], "at": before["at"], "cause": cause, **fields}
        self.events.insert(at, new)

    def cut(self, reason: str) -> bool:
        """The first half, and an end for this reason."""
        end, at = self.closed, self.middle
        del self.events[at:]
        end["reason"], end["at"] = reason, self.events[-1]["at"]
        end["cause"] = {"channel": "api", "intake": "aaaaaaaaaaaaaaaaaaaa", "arrived": end["at"]}
        self.events.append(end)
        return True

    def within(self, name: str) -> Iterator[tuple[Any, Any, Any]]:
        """Each whole number that is called so, and where it stands, within facts."""
        for event in self.events:
            yield from _named(event.get("facts"), name)

    def seal(self) -> None:
        """Versions, salts and links as they should be."""
        link, seed = "0" * 64, bytes.fromhex(self.closed.get("seed") or self.file["seed"])
        for number, event in enumerate(self.events, 1):
            event["version"] = number
            salt = hmac.digest(seed, f"salt|{event['id']}|{number}".encode(), "sha256").hex()[:32]
            event["salt"] = salt
            link = event["chain"] = linked(link, event)
        self.file["chain"], self.file["version"] = link, len(self.events)

    def finished(self) -> dict[str, Any] | None:
        """The result, where the rules wrote it down."""
        facts = (fact for event in self.events for fact in event.get("facts", ()))
        return next((fact["result"] for fact in facts if fact["type"] == "flow.finished"), None)


def _named(thing: Any, name: str) -> Iterator[tuple[Any, Any, Any]]:
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in items:
        if key == name:
            yield thing, key, value
        yield from _named(value, name)


def first_number(thing: Any) -> tuple[Any, Any] | None:
    """Where the first whole number stands."""
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in items:
        if isinstance(value, int) and not isinstance(value, bool):
            return thing, key
        if found := first_number(value):
            return found
    return None


def moved(moment: str, **time: float) -> str:
    there = datetime.fromisoformat(moment) + timedelta(**time)
    return there.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
