"""Sign-in by mail: a letter with a link, and with six digits for the browser in which it was asked for.

Each request is an attempt of its own. Its browser keeps the secret of the attempt; the letter bears a link that works
in any browser, once, for a quarter of an hour. The digits are made from the link and the attempt, so they lie nowhere.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from domain.game.names import display_name, guest_name, name_refusal
from domain.kernel.shapes import Refused
from domain.players.player import known_zone, plain_address
from service.limits import rate_limits
from service.projections import letter_queue, tables
from service.store import letters, player_rows, sessions, sign_ins, times, visitors
from service.store.grants import Grant, Grants, use_up
from service.store.player_rows import hashed

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session

LIVES = 0.25  # hours
TRIES = 5  # of six digits
USED = "This link was used, or is too old. Ask for a new one."
ELSEWHERE = (
    "This link adds the address to the player {name}, and that was asked for in another browser. Type the six digits of"
    " the letter there, or sign in here as {name} first."
)


class Attempt(Struct, frozen=True):
    """`is_crowded`: strangers ask for so many letters that an address which is new gets none."""

    secret: str
    is_crowded: bool = False


class Browser(Struct, frozen=True):
    """Of who confirms: the secret of the attempt that was made there, and who is signed in."""

    secret: str = ""
    player: str = ""

    def asked(self, attempt: str, taker: str) -> bool:
        return hmac.compare_digest(hashed(self.secret), attempt) or (bool(taker) and self.player == taker)


class Joined(Struct, frozen=True):
    """What an address is joined to: `name` of a player, empty if it is joined to nobody, and how many games they have.

    `elsewhere`: that was asked for in another browser; `refused`: so it can only be done there.
    """

    name: str = ""
    games: int = 0
    elsewhere: bool = False
    refused: bool = False


class Confirmed(Struct, frozen=True):
    """Who reads at an address, proven. `afterwards`: what was asked for with the letter, empty if that was done."""

    address: str
    player: str
    afterwards: dict[str, Any]
    known: bool = True  # had the address before


def ask(
    store: Store, address: str, name: str, afterwards: dict[str, Any], *, client: str, most: int, secret: str = ""
) -> Attempt:
    """Puts the letter into the mailbag. The same secret twice is one letter.

    Raises TooMany, for known and unknown addresses alike. Who is new gets no letter while strangers ask for too many;
    nothing that can be seen or tried is otherwise then.
    """
    address, secret = plain_address(address), secret or secrets.token_urlsafe(18)
    name = " ".join(name.split())
    refusal = name_refusal(name) if name else None
    if refusal is not None:
        raise Refused("bad_name", refusal)
    attempt, row, now = hashed(secret), store.players.by_address(address), times.now()
    due = letter_queue.PendingLetter(
        key=f"magic:{attempt}", kind="magic", player=row["id"] if row else "", address=address,
        about={
            "name": name or guest_name(address), "known": row is not None, "attempt": attempt,
            "language": afterwards.get("language", "en"),
            **_adds(store, afterwards), "press": _in_letter(afterwards),
        },
    )  # fmt: skip
    kept = json.dumps({**afterwards, **({"name": name} if name else {})}, ensure_ascii=False)
    with store.db.write() as session:
        is_crowded = rate_limits.is_full(session, "sign_in", most)
        counted: Literal["", "unsent", "in all"] = "" if row else "unsent" if is_crowded else "in all"
        if sign_ins.insert(session, attempt, address, kept):
            rate_limits.cause(session, "sign_in", address=address, client=client, most=most, counted=counted)
            if counted != "unsent":
                letter_queue.insert(session, now, due)
    store.wake("post")
    return Attempt(secret, is_crowded)


def _adds(store: Store, afterwards: dict[str, Any]) -> dict[str, Any]:
    """What the address is joined to; its reader is told, since anybody can ask for it."""
    with store.db.read() as session:
        found = _joined(session, _taker(afterwards))
    return {"adds": found.name, "games": found.games}


def _taker(afterwards: dict[str, Any]) -> str:
    return afterwards.get("keep") or afterwards.get("address") or ""


def _joined(session: Session, taker: str, attempt: str = "", browser: Browser | None = None) -> Joined:
    row = player_rows.row(session, taker) if taker else None
    if row is None:
        return Joined()
    elsewhere = browser is not None and not browser.asked(attempt, taker)
    owned = bool(player_rows.confirmed(session, taker))
    return Joined(display_name(row["name"]), tables.seated_in(session, taker), elsewhere, elsewhere and owned)


def _in_letter(afterwards: dict[str, Any]) -> dict[str, str]:
    """What the letter says of a press; by nothing of it a page can be opened."""
    press = afterwards.get("press") or {}
    return {name: press[name] for name in ("sentence", "game", "browser", "at") if name in press}


def code_of(link: str, attempt: str) -> str:
    """Six digits, from the token of the link and the hash of the attempt."""
    number = int(hashlib.sha256(f"code|{link}|{attempt}".encode()).hexdigest(), 16)
    return f"{number % 10**6:06}"


def by_code(store: Store, grants: Grants, secret: str, code: str) -> Grant:
    """The grant of the letter that these digits stand in; each try counts before it is looked at."""
    attempt = hashed(secret)
    with store.db.write() as session:
        counted = sign_ins.count_try(session, attempt, TRIES, LIVES)
        number = letters.grant_of(session, f"magic:{attempt}")
        grant = grants.by_number(session, number) if counted and number is not None else None
    if not counted:
        raise Refused("too_old", "These six digits do not count any more. Ask for a new letter.")
    given = "".join(each for each in code if each.isascii() and each.isdigit())
    link = grants.keyring.token(grant.id, "enter") if grant is not None else ""
    if grant is None or grant.expiry("enter", times.now()) or not hmac.compare_digest(code_of(link, attempt), given):
        raise Refused("wrong_code", "These are not the six digits of the letter. Look again, or open its link.")
    return grant


def by_link(session: Session, grants: Grants, token: str) -> Grant:
    grant = grants.by_token(session, token, "enter")
    if grant is None or grant.purpose != "sign_in" or grant.expiry("enter", times.now()) or not grant.hold:
        raise Refused("no_such_link", USED)
    return grant


def wanted(session: Session, grant: Grant, browser: Browser) -> tuple[str, Joined]:
    """The address, and what it is joined to if this browser confirms it."""
    about = json.loads(grant.hold)
    address, attempt = about["address"], about.get("attempt", "")
    taker = "" if player_rows.owner(session, address) else _taker(sign_ins.afterwards(session, attempt))
    return address, _joined(session, taker, attempt, browser)


class Press(Struct, frozen=True):
    """What was pressed on a page of a letter by somebody who was not signed in, and what is known of them.

    `token`: by which the page is read. `game`: the subject of the letter.
    """

    token: str
    line: str
    sentence: str
    game: str = ""
    browser: str = "A browser"
    network: str = ""
    at: str = ""


def press_of(session: Session, grant: Grant) -> tuple[str, Press | None]:
    """The attempt that this letter is of, and the press that waits for it."""
    attempt = json.loads(grant.hold).get("attempt", "")
    found = sign_ins.afterwards(session, attempt).get("press")
    return attempt, msgspec.convert(found, Press) if found else None


def confirm(store: Store, grant: Grant, browser: Browser) -> Confirmed:
    """Uses the letter up. Who has no account yet gets one, unless what was asked for gives the address to a player."""
    about = json.loads(grant.hold)
    address, attempt = about["address"], about.get("attempt", "")
    row = store.players.by_address(address)
    with store.db.write() as session:
        afterwards = sign_ins.afterwards(session, attempt)
        taker = _taker(afterwards) if row is None else ""
        joined = _joined(session, taker, attempt, browser)
        if joined.refused:
            raise Refused("asked_elsewhere", ELSEWHERE, name=joined.name)
        if not use_up(session, grant.id):
            raise Refused("no_such_link", USED)
        sign_ins.done(session, attempt)
        if joined.elsewhere:
            sessions.close_account(session, taker)
    if joined.name:
        _join(store, taker, address, afterwards)
        if joined.elsewhere:  # once more: a request that was being answered may have opened something
            with store.db.write() as session:
                sessions.close_account(session, taker)
        return Confirmed(address, taker, afterwards, False)
    if row is None:
        zone = known_zone(afterwards.get("zone", ""))
        language, name = afterwards.get("language", "en"), display_name(about["name"])
        player = store.players.add(name, address, confirmed=True, language=language, zone=zone).id
        return Confirmed(address, player, afterwards, False)
    if not row["confirmed"]:
        store.players.confirm_address(row["id"], address)
    return Confirmed(address, str(row["id"]), afterwards)


def _join(store: Store, taker: str, address: str, afterwards: dict[str, Any]) -> None:
    store.players.add_address(taker, address)
    store.players.confirm_address(taker, address)
    if afterwards.get("keep"):
        with store.db.write() as session:
            visitors.keep(session, taker)
        if afterwards.get("name"):
            store.players.rename(taker, display_name(afterwards["name"]))
