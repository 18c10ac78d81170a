"""grants: what the tokens of a letter allow, and until when. One letter, one grant; the tokens are made from it.

A token is 28 letters that nobody can make up, and opens one thing only. 12 bits say which key, 48 bits which grant, 80
bits are the HMAC of both and of what the token is for. 140 bits are exactly 28 letters of base32, so each token has one
spelling; any other is no token.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Literal

from msgspec import Struct

from service.store import times
from service.store.database import Session, known_of

Purpose = Literal["turn", "confirm", "sign_in", "unsubscribe", "talk"]
LIVES = timedelta(days=90)
COMES_BACK = 24.0 * 30  # hours; mail servers try for five days, and readers complain about what is new


class Grant(Struct, frozen=True, kw_only=True):
    id: int
    purpose: Purpose
    player: str
    game: str = ""
    seat: int | None = None
    point: int | None = None  # the decision point of the letter
    hold: str = ""  # for `confirm`: the mail that waits for a yes
    made: str = ""
    expires: str = ""
    revoked: str | None = None

    def expiry(self, use: Use, now: str) -> Literal["", "revoked", "expired"]:
        """Why a token of it does nothing any more; empty if it does. Who wants no more letters may say so for ever."""
        if self.revoked is not None:
            return "revoked"
        if use == "unsubscribe":
            return ""
        ends = times.later(self.made, COMES_BACK) if use == "bounce" else self.expires
        return "expired" if ends <= now else ""


class Grants:
    def __init__(self, keyring: KeyRing) -> None:
        self.keyring = keyring

    def issue(self, session: Session, use: Use = "reply", **given: Any) -> str:
        """A token of a new grant; `given` as in `keep`."""
        number = new_grant_number()
        keep(session, number, **given)
        return self.keyring.token(number, use)

    def by_token(self, session: Session, token: str, use: Use) -> Grant | None:
        number = self.keyring.grant(token, use)
        return None if number is None else self.by_number(session, number)

    def by_number(self, session: Session, number: int) -> Grant | None:
        row = session.one("SELECT * FROM grants WHERE id = ?", number)
        return None if row is None else Grant(**known_of(Grant, row))


def keep(
    session: Session,
    number: int,
    *,
    player: str,
    game: str = "",
    seat: int | None = None,
    point: int | None = None,
    purpose: Purpose = "turn",
    hold: str = "",
    expires: str | None = None,
) -> None:
    """A new grant. Its number is drawn, so nothing can be told from it; the database refuses one that is taken."""
    session.run(
        "INSERT INTO grants VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
        number, purpose, player, game, seat, point, hold, times.now(),
        expires or times.iso(times.parsed(times.now()) + LIVES),
    )  # fmt: skip


def use_up(session: Session, grant: int) -> int:
    """1 for the first one who uses it."""
    return session.run("UPDATE grants SET revoked = ? WHERE id = ? AND revoked IS NULL", times.now(), grant)


def revoke(session: Session, *, player: str, game: str | None = None, until: str = "") -> int:
    """All letters of a player (at one table, made until then) lose their power: they may be in other hands."""
    which = {"game = ?": game, "made <= ?": until or None}
    given = {condition: value for condition, value in which.items() if value is not None}
    more = "".join(f" AND {condition}" for condition in given)
    return session.run(
        f"UPDATE grants SET revoked = ? WHERE revoked IS NULL AND player = ?{more}",
        times.now(), player, *given.values(),
    )  # fmt: skip


def close_question(session: Session, mail: str) -> None:
    """Whether a mail was its reader's has been answered: the letter that asked it loses its power."""
    session.run(
        "UPDATE grants SET revoked = ? WHERE hold = ? AND purpose = 'confirm' AND revoked IS NULL", times.now(), mail
    )


def player_of(session: Session, grant: int | None) -> str:
    """Whom a grant was given to; empty if there is none, or to nobody who has an account."""
    return session.value("SELECT player FROM grants WHERE id = ?", grant) or ""


LENGTH = 28
LONGEST_LOCAL_PART = 40
TAGGED = ("move", "b", "bounce")  # what stands before the plus
_SPELLING = re.compile(r"[a-z2-7]{28}")
_MAC_BYTES = 10

# to answer a letter, to report that it came back, to end letters, to look at what it shows, to sign in
Use = Literal["reply", "bounce", "unsubscribe", "read", "enter"]
# Letters written before had one token for all, and bore it in their Message-ID: where anybody sees it, it counts for
# nothing that could harm their reader. Their grants end with them.
_ONE_FOR_ALL = frozenset[Use](["reply", "read", "unsubscribe", "enter"])


class Tokens(Struct, frozen=True):
    """What one letter bears. `name` is in its Message-ID and opens nothing."""

    grant: int
    reply: str
    read: str
    unsubscribe: str
    bounce: str
    enter: str
    name: str


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

    def tokens(self, grant: int) -> Tokens:
        name = hmac.digest(self._keys[self._current], b"posthorn letter\0" + grant.to_bytes(6, "big"), "sha256")
        return Tokens(
            grant=grant, reply=self.token(grant, "reply"), read=self.token(grant, "read"),
            unsubscribe=self.token(grant, "unsubscribe"), bounce=self.token(grant, "bounce"),
            enter=self.token(grant, "enter"), name=_spelled(int.from_bytes(name[:15], "big"), 24),
        )  # fmt: skip

    def token(self, grant: int, use: Use) -> str:
        if not 0 <= grant < 1 << 48:
            raise ValueError("a grant has a number of 48 bits")
        head = (self._current << 48 | grant) << 80
        return _spelled(head | int.from_bytes(self._mac(self._current, grant, use), "big"), LENGTH)

    def grant(self, token: str, use: Use) -> int | None:
        """The grant a token speaks for, or None if it is not one of ours for this use."""
        number = _number(token)
        if number is None or number >> 128 not in self._keys:
            return None
        key, grant = number >> 128, number >> 80 & (1 << 48) - 1
        mac = (number & (1 << 80) - 1).to_bytes(_MAC_BYTES, "big")
        if hmac.compare_digest(mac, self._mac(key, grant, use)):
            return grant
        before = use in _ONE_FOR_ALL and hmac.compare_digest(mac, self._mac(key, grant, None))
        return grant if before else None

    def _mac(self, key: int, grant: int, use: Use | None) -> bytes:
        """None: as it was when a letter had one token."""
        what = b"grant" if use is None else use.encode() + b"\0"
        message = b"posthorn " + what + key.to_bytes(2, "big") + grant.to_bytes(6, "big")
        return hmac.digest(self._keys[key], message, "sha256")[:_MAC_BYTES]


def _spelled(number: int, letters: int) -> str:
    """So many letters of five bits each; the letters for the padding to whole bytes are cut off."""
    padding = -5 * letters % 8
    data = (number << padding).to_bytes((5 * letters + padding) // 8, "big")
    return base64.b32encode(data).decode().lower()[:letters]


def _number(token: str) -> int | None:
    if not _SPELLING.fullmatch(token):
        return None
    return int.from_bytes(base64.b32decode(token.upper() + "AAAA"), "big") >> 20


def grant_named(token: str) -> int | None:
    """Which grant a token claims to be of, whether it is true or not."""
    number = _number(token)
    return None if number is None else number >> 80 & (1 << 48) - 1


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


def use_of(address: str) -> Use:
    """What the token in an address has to be for: what stands before the plus says it."""
    name = address.strip().removeprefix("<").partition("+")[0]
    return "bounce" if name in ("b", "bounce") else "reply"
