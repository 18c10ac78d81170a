"""drand, a public beacon: the chains that are known, when a round is due, what its signature gives.

Each round has a BLS signature of many parties; its value is SHA-256 of that. The signature itself is not checked
here, for that takes pairings on a curve; it is recorded, so that anybody can check it with drand's public key.
"""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime

from msgspec import Struct

from domain.game.events import Beacon
from domain.kernel.shapes import Refused

LONGEST = 31 * 24  # hours from the opening to the round
PATIENCE = 24  # hours after the round's time in which its value may be given

_HEX = re.compile(r"(?:[0-9a-f]{2})+")


class Chain(Struct, frozen=True):
    """`genesis`: the second of the first round. `signed`: bytes of a signature."""

    hash: str
    genesis: int
    period: int
    signed: int


CHAINS = {
    "quicknet": Chain("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1_692_803_367, 3, 48),
    "default": Chain("8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce", 1_595_431_050, 30, 96),
}
_BY_HASH = {chain.hash: chain for chain in CHAINS.values()}


def round_of(chain: str, number: int, now: str) -> Beacon:
    """The round that an order names: of a known chain, and not due before the order was taken in."""
    known = CHAINS.get(chain)
    if known is None:
        raise Refused(
            "bad_beacon", 'No chain "{chain}" is known. There are: {all}.', chain=chain, all=", ".join(CHAINS)
        )
    beacon = Beacon(known.hash, number)
    if number < 1 or not 0 < _seconds(round_time(beacon)) - _seconds(now) <= LONGEST * 3600:
        raise Refused(
            "bad_beacon",
            "The round must lie ahead, at most {days} days. From {first} on it does.",
            days=LONGEST // 24, first=_next(known, now),
        )  # fmt: skip
    return beacon


def round_time(beacon: Beacon) -> str:
    """When the round comes out; nobody knows its value before."""
    chain = _BY_HASH[beacon.chain]
    second = min(chain.genesis + (beacon.round - 1) * chain.period, 253_402_300_799)
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def given_up(beacon: Beacon, now: str) -> bool:
    return _seconds(now) >= _seconds(round_time(beacon)) + PATIENCE * 3600


def randomness_of(beacon: Beacon, signature: str) -> str:
    """The value that a signature stands for."""
    if not _HEX.fullmatch(signature) or len(signature) != 2 * _BY_HASH[beacon.chain].signed:
        raise Refused(
            "bad_beacon",
            "A signature of this chain is {digits} hexadecimal digits, in small letters.",
            digits=2 * _BY_HASH[beacon.chain].signed,
        )
    return hashlib.sha256(bytes.fromhex(signature)).hexdigest()


def _next(chain: Chain, now: str) -> int:
    return max(0, int(_seconds(now)) - chain.genesis) // chain.period + 2


def _seconds(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()
