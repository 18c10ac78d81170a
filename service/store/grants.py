"""Grants: what the tokens of a letter allow, and until when. One letter, one grant; the tokens are made from it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Literal

from msgspec import Struct

from service.store import times
from service.store.database import Session
from service.store.tokens import KeyRing, Use, new_grant_number

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
        return None if row is None else Grant(**dict(row))


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


def revoke(session: Session, *, player: str, game: str | None = None) -> int:
    """All letters of a player (at one table) lose their power: for one who fears that a letter got into other hands."""
    more, values = ("", ()) if game is None else (" AND game = ?", (game,))
    return session.run(
        f"UPDATE grants SET revoked = ? WHERE revoked IS NULL AND player = ?{more}", times.now(), player, *values
    )


def close_question(session: Session, mail: str) -> None:
    """Whether a mail was its reader's has been answered: the letter that asked it loses its power."""
    session.run(
        "UPDATE grants SET revoked = ? WHERE hold = ? AND purpose = 'confirm' AND revoked IS NULL", times.now(), mail
    )


def player_of(session: Session, grant: int | None) -> str:
    """Whom a grant was given to; empty if there is none, or to nobody who has an account."""
    return session.value("SELECT player FROM grants WHERE id = ?", grant) or ""
