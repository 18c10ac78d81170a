"""Sign-in by mail: a letter with a link, and with six digits for the browser in which it was asked for.

Each request is an attempt of its own. Its browser keeps the secret of the attempt; the letter bears a link that works
in any browser, once, for a quarter of an hour. The digits are made from the link and the attempt, so they lie nowhere.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from domain.game.names import guest_name, name_refusal, shown_name
from domain.kernel.shapes import Refused
from domain.players.player import plain_address
from service.limits import rate_limits
from service.projections import letter_queue
from service.store import times
from service.store.grants import Grant, Grants, use_up
from service.store.players import hashed

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session

LIVES = 0.25  # hours
TRIES = 5  # of six digits
USED = "This link was used, or is too old. Ask for a new one."


class Confirmed(Struct, frozen=True):
    """Who reads at an address, proven. `afterwards`: what was asked for with the letter, empty if that was done."""

    address: str
    player: str
    afterwards: dict[str, Any]
    known: bool = True  # had the address before


def ask(
    store: Store, address: str, name: str, afterwards: dict[str, Any], *, client: str, most: int, secret: str = ""
) -> str:
    """Puts the letter into the mailbag; the secret of the attempt. The same secret twice is one letter.

    Raises TooMany, for known and unknown addresses alike.
    """
    address, secret = plain_address(address), secret or secrets.token_urlsafe(18)
    name = " ".join(name.split())
    refusal = name_refusal(name) if name else None
    if refusal is not None:
        raise Refused("bad_name", refusal)
    attempt, row, now = hashed(secret), store.players.by_address(address), times.now()
    due = letter_queue.Due(
        key=f"magic:{attempt}", kind="magic", player=row["id"] if row else "", address=address,
        about={
            "name": name or guest_name(address), "known": row is not None, "attempt": attempt,
            "adds": _adds(store, afterwards),
        },
    )  # fmt: skip
    with store.db.write() as session:
        if letter_queue.put(session, now, due):
            rate_limits.cause(session, "sign_in", address=address, client=client, most=most)
            kept = json.dumps({**afterwards, **({"name": name} if name else {})}, ensure_ascii=False)
            session.run("INSERT INTO sign_ins VALUES (?, ?, ?, ?, 0, NULL)", attempt, address, kept, now)
    store.wake("post")
    return secret


def _adds(store: Store, afterwards: dict[str, Any]) -> str:
    """The name of the player to whom the address is added; its reader is told, since anybody can ask for it."""
    taker = afterwards.get("keep") or afterwards.get("address")
    row = store.players.row(taker) if taker else None
    return shown_name(row["name"]) if row is not None else ""


def code_of(link: str, attempt: str) -> str:
    """Six digits, from the token of the link and the hash of the attempt."""
    number = int(hashlib.sha256(f"code|{link}|{attempt}".encode()).hexdigest(), 16)
    return f"{number % 10**6:06}"


def by_code(store: Store, grants: Grants, secret: str, code: str) -> Grant:
    """The grant of the letter that these digits stand in; each try counts before it is looked at."""
    attempt = hashed(secret)
    with store.db.write() as session:
        counted = session.run(
            "UPDATE sign_ins SET tries = tries + 1 WHERE attempt = ? AND done IS NULL AND tries < ? AND made > ?",
            attempt, TRIES, times.later(times.now(), -LIVES),
        )  # fmt: skip
        number = session.value("SELECT grant_id FROM letters WHERE key = ?", f"magic:{attempt}")
        grant = grants.by_number(session, number) if counted and number is not None else None
    if not counted:
        raise Refused("too_old", "These six digits do not count any more. Ask for a new letter.")
    given = "".join(each for each in code if each.isascii() and each.isdigit())
    link = grants.keyring.token(grant.id, "enter") if grant is not None else ""
    if grant is None or grant.over("enter", times.now()) or not hmac.compare_digest(code_of(link, attempt), given):
        raise Refused("wrong_code", "These are not the six digits of the letter. Look again, or open its link.")
    return grant


def by_link(session: Session, grants: Grants, token: str) -> Grant:
    grant = grants.by_token(session, token, "enter")
    if grant is None or grant.purpose != "sign_in" or grant.over("enter", times.now()) or not grant.hold:
        raise Refused("no_such_link", USED)
    return grant


def wanted(store: Store, session: Session, grant: Grant) -> tuple[str, str]:
    """The address, and the name of the player to whom it is added, if it is."""
    about = json.loads(grant.hold)
    row = session.one("SELECT afterwards FROM sign_ins WHERE attempt = ?", about.get("attempt", ""))
    return about["address"], _adds(store, json.loads(row["afterwards"])) if row is not None else ""


def confirm(store: Store, grant: Grant) -> Confirmed:
    """Uses the letter up. Who has no account yet gets one, unless what was asked for gives the address to a player."""
    about = json.loads(grant.hold)
    with store.db.write() as session:
        if not use_up(session, grant.id):
            raise Refused("no_such_link", USED)
        afterwards = _afterwards(session, about.get("attempt", ""))
    address, row = about["address"], store.players.by_address(about["address"])
    taker = afterwards.get("keep") or afterwards.get("address")
    if row is None and taker:
        store.players.add_address(taker, address)
        store.players.confirm_address(taker, address)
        if afterwards.get("keep") and afterwards.get("name"):
            store.players.rename(taker, shown_name(afterwards["name"]))
        return Confirmed(address, taker, afterwards, False)
    if row is None:
        player = store.players.add(shown_name(about["name"]), address, confirmed=True).id
        return Confirmed(address, str(player), afterwards, False)
    if not row["confirmed"]:
        store.players.confirm_address(row["id"], address)
    return Confirmed(address, str(row["id"]), afterwards)


def _afterwards(session: Session, attempt: str) -> dict[str, Any]:
    """What to do once, and never again."""
    row = session.one("SELECT afterwards FROM sign_ins WHERE attempt = ? AND done IS NULL", attempt)
    if row is None or not session.run(
        "UPDATE sign_ins SET done = ? WHERE attempt = ? AND done IS NULL", times.now(), attempt
    ):
        return {}
    found: dict[str, Any] = json.loads(row["afterwards"])
    return found


def forget(session: Session, now: str) -> int:
    return session.run("DELETE FROM sign_ins WHERE made < ?", times.later(now, -24))
