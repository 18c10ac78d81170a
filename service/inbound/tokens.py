"""The token in an address a letter is answered to: 28 letters that nobody can make up.

12 bits say which key, 48 bits which grant, 80 bits are the HMAC of both. 140 bits are exactly 28 letters of base32,
so each token has one spelling; any other is no token.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from collections.abc import Mapping

LENGTH = 28
LONGEST_LOCAL_PART = 40
TAGGED = ("move", "b", "bounce")  # what stands before the plus
_SPELLING = re.compile(r"[a-z2-7]{28}")
_MAC_BYTES = 10


class KeyRing:
    """Keys by number. The highest number signs; the others are still understood, until they are taken out."""

    def __init__(self, keys: Mapping[int, bytes]) -> None:
        if not keys:
            raise ValueError("A key ring needs at least one key.")
        for number, key in keys.items():
            if not 0 <= number < 1 << 12:
                raise ValueError(f"The number of a mail key is between 0 and 4095, not {number}.")
            if len(key) < 16:
                raise ValueError(f"Mail key {number} is too short: it needs at least 16 bytes (32 hex digits).")
        self._keys = dict(keys)
        self._current = max(keys)

    @classmethod
    def of(cls, text: str) -> KeyRing:
        """From the setting: `1:<hex>,2:<hex>`. The message of an error never holds a key."""
        keys = {}
        for piece in filter(None, (each.strip() for each in text.split(","))):
            number, _, key = piece.partition(":")
            try:
                keys[int(number)] = bytes.fromhex(key)
            except ValueError:
                raise ValueError("Mail keys are written NUMBER:HEX, with commas between them.") from None
        return cls(keys)

    def token(self, grant: int) -> str:
        if not 0 <= grant < 1 << 48:
            raise ValueError("a grant has a number of 48 bits")
        head = (self._current << 48 | grant) << 80
        number = head | int.from_bytes(self._mac(self._current, grant), "big")
        # 140 bits, padded on the right to whole bytes; the letters for the padding are cut off
        return base64.b32encode((number << 4).to_bytes(18, "big")).decode().lower()[:LENGTH]

    def grant(self, token: str) -> int | None:
        """The grant a token speaks for, or None if it is not one of ours."""
        if not _SPELLING.fullmatch(token):
            return None
        number = int.from_bytes(base64.b32decode(token.upper() + "AAAA"), "big") >> 20
        key, grant = number >> 128, number >> 80 & (1 << 48) - 1
        if key not in self._keys:
            return None
        mac = (number & (1 << 80) - 1).to_bytes(_MAC_BYTES, "big")
        return grant if hmac.compare_digest(mac, self._mac(key, grant)) else None

    def _mac(self, key: int, grant: int) -> bytes:
        message = b"posthorn grant" + key.to_bytes(2, "big") + grant.to_bytes(6, "big")
        return hmac.digest(self._keys[key], message, "sha256")[:_MAC_BYTES]


def new_grant_number() -> int:
    return secrets.randbits(48)


def token_in(address: str) -> str | None:
    """What stands where a token should: `move+<token>@...`, or the token alone for programs that fear the plus."""
    local, at, _ = address.strip().removeprefix("<").removesuffix(">").rpartition("@")
    if not at or len(local) > LONGEST_LOCAL_PART:
        return None
    name, plus, tag = local.rpartition("+")
    if plus:
        return tag if name in TAGGED else None
    return local if _SPELLING.fullmatch(local) else None
