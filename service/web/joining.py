"""/join: sign up with an address, and open a game to which people are invited by address. No passwords: a letter proves
who reads at an address, and a button, not a link alone, acts.
"""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

from flask import Blueprint, Flask, abort, current_app, redirect, render_template, request, url_for
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from domain.names import guest_name, name_refusal, shown_name
from domain.players import plain_address
from domain.titles import titles
from service import strangers
from service.inbound.grants import Grant, use_up
from service.inbound.nonce import added
from service.invitations import invite
from service.readmodels import mailbag
from service.store import times
from service.strangers import TooMany
from service.web.mailing import mailing, same_site

HOUR = timedelta(hours=1)
PATIENCE = 6.0
MOST = 5  # people invited to one game


def install(app: Flask) -> None:
    pages = Blueprint("joining", __name__, template_folder="templates", url_prefix="/join")
    pages.add_url_rule("", "ask", ask)
    pages.add_url_rule("", "send", send, methods=["POST"])
    pages.add_url_rule("/<token>", "arrive", arrive)
    pages.add_url_rule("/<token>", "enter", enter, methods=["POST"])
    pages.add_url_rule("/<token>/game", "open_game", open_game, methods=["POST"])
    pages.register_error_handler(TooMany, _too_many)
    pages.register_error_handler(Refused, _refused)
    app.register_blueprint(pages)


def ask() -> str:
    return render_template("join.html", sent=False, sends=mailing().desk.sends)


def send() -> str:
    """One letter an hour to an address, whoever asks; the page says the same for known and unknown ones, and so it
    does when too many were asked for."""
    same_site()
    address = plain_address(request.form.get("address", ""))
    store = mailing().desk.store
    name = " ".join(request.form.get("name", "").split())
    refusal = name_refusal(name) if name else None
    if refusal is not None:
        abort(400, refusal)
    known = store.players.by_address(address)
    due = mailbag.Due(
        key=f"magic:{address}:{times.now()[:13]}", kind="magic", player=known["id"] if known else "", address=address,
        about={"name": name or guest_name(address), "known": known is not None},
    )  # fmt: skip
    with store.db.write() as session:
        if mailbag.put(session, times.now(), due):
            strangers.cause(session, "sign_in", address=address, **_asker())
    store.wake("post")
    return render_template("join.html", sent=True, sends=mailing().desk.sends)


def arrive(token: str) -> str:
    _grant(token)
    return render_template("arrive.html", token=token)


def enter(token: str) -> str:
    """The link works once; what follows is done with a pass of an hour that is in the page only."""
    grant = _grant(token)
    desk = mailing().desk
    about = json.loads(grant.hold)
    player = _player(about["address"], about["name"])
    with desk.store.db.write() as session:
        if not use_up(session, grant.id):
            abort(404)
        until = times.iso(datetime.now(UTC) + HOUR)
        hold = json.dumps({"address": about["address"], "name": about["name"], "inside": True})
        inside = desk.grants.issue(session, player=player, purpose="sign_in", hold=hold, expires=until)
    return render_template("inside.html", token=inside, titles=titles.values(), name=about["name"])


def _player(address: str, name: str) -> str:
    players = mailing().desk.store.players
    known = players.by_address(address)
    if known is None:
        return str(players.add(shown_name(name), address, confirmed=True).id)
    if not known["confirmed"]:
        players.confirm_address(known["id"], address)
    return str(known["id"])


def open_game(token: str) -> str | Answer:
    same_site()
    grant = _grant(token)
    if not json.loads(grant.hold).get("inside"):
        abort(404)
    store, title = mailing().desk.store, titles.get(request.form.get("title", ""))
    if title is None:
        abort(400, "Choose a title of the shelf.")
    addresses = request.form.get("addresses", "").replace(",", " ").split()
    key = f"web:{secrets.token_hex(8)}"
    if len(addresses) > MOST:
        raise Refused("too_many_guests", "Invite at most {most} people to a game.", most=MOST)
    invite(store, grant.player, dict(enumerate(addresses, 1)), key, **_asker())
    invited = [_guest(each) for each in addresses]
    given = request.form.get("bots", "0")
    bots = int(given) if given.isdecimal() and len(given) == 1 else 0
    seats = [
        {"player": grant.player},
        *({"player": each} for each in invited),
        *({"bot": "sensible"} for _ in range(bots)),
    ]
    order = {"title": title.id, "seats": seats, "pace": 72, "sit": True, **added(request.form.get("words", ""))}
    row = store.intake.submit("open", order, channel="web", player=grant.player, key=key)
    decided = store.intake.wait(row.id, PATIENCE)
    if decided is not None and decided.status == "refused" and decided.verdict:
        abort(400, decided.verdict["text"])
    return redirect(url_for("web.game", game_id=row.game))


def _asker() -> dict[str, Any]:
    """Who asks, and how much may be asked for in all; as `strangers.cause` takes them."""
    return {"client": request.remote_addr or "", "most": current_app.config["STRANGERS"]}


def _too_many(refused: TooMany) -> tuple[str, int, dict[str, str]]:
    """Also an address that is known gets none, so nothing is learned from it."""
    return render_template("too_many.html", refused=refused), 429, {"Retry-After": str(refused.retry_after)}


def _refused(refused: Refused) -> BadRequest:
    return BadRequest(refused.text)


def _guest(address: str) -> str:
    """Somebody invited is a player whose address is confirmed by the answer from it."""
    players = mailing().desk.store.players
    known = players.by_address(address)
    return str(known["id"]) if known else str(players.add(guest_name(address), address).id)


def _grant(token: str) -> Grant:
    desk = mailing().desk
    with desk.store.db.read() as session:
        grant = desk.grants.by_token(session, token)
    if grant is None or grant.purpose != "sign_in" or grant.revoked or grant.expires <= times.now() or not grant.hold:
        abort(404, "This link was used, or is too old. Ask for a new one at /join.")
    return grant
