"""What of `posthorn verify` is about the draws: each derived again from the seed, with the standard library alone."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

Event = dict[str, Any]


def check_draws(seed: str, events: Sequence[Event]) -> Iterator[tuple[str, str | None]]:
    """Each draw, and what is wrong with it."""
    opened, drawn = events[0], 0
    nonces = [""] * len(opened["seats"])
    link = ""
    if "pool" in opened:
        link = hashlib.sha256(bytes.fromhex(opened["pool"]["before"] + opened["commitment"])).hexdigest()
    for event in events:
        if event["type"] == "game.seated":
            nonces[event["seat"]] = event["nonce"]
        elif event["type"] == "game.vacated":
            nonces[event["seat"]] = ""
        elif event.get("randomness"):
            nonces.append(event["randomness"])
        if event.get("draws"):
            drawn += 1
        # a game without a pool had its id and the version here, which the operator could choose
        place = f"{link}|{drawn}" if link else f"{event['id']}|{event['version']}"
        source = Source(bytes.fromhex(seed), f"{','.join(nonces)}|{place}")
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
