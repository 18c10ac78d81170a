"""/join: sign up with an address, and open a game to which people are invited by address. No passwords: a letter proves
who reads at an address, and a button, not a link alone, acts.
"""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from domain.names import guest_name, name_refusal, shown_name
from domain.players import plain_address
from domain.titles import titles
from service import strangers
from service.crowd import patience
from service.inbound.grants import Grant, use_up
from service.inbound.nonce import added
from service.invitations import invite
from service.readmodels import mailbag
from service.store import times
from service.strangers import TooMany
from service.web.mail_access import asker, later, mail_access, same_site, too_many

HOUR = timedelta(hours=1)
PATIENCE = 6.0
MOST = 5  # people invited to one game
USED = "This link was used, or is too old. Ask for a new one at /join."


def install(app: Flask) -> None:
    pages = Blueprint("joining", __name__, template_folder="templates", url_prefix="/join")
    pages.add_url_rule("", "ask", ask)
    pages.add_url_rule("", "send", send, methods=["POST"])
    pages.add_url_rule("/<token>", "arrive", arrive)
    pages.add_url_rule("/<token>", "enter", enter, methods=["POST"])
    pages.add_url_rule("/<token>/game", "open_game", open_game, methods=["POST"])
    pages.register_error_handler(TooMany, too_many)
    pages.register_error_handler(Refused, _refused)
    app.register_blueprint(pages)


def ask() -> str:
    return render_template("join.html", sent=False, sends=mail_access().desk.sends)


def send() -> str:
    """One letter an hour to an address, whoever asks; the page says the same for known and unknown ones, and so it
    does when too many were asked for."""
    same_site()
    address = plain_address(request.form.get("address", ""))
    store = mail_access().desk.store
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
            strangers.cause(session, "sign_in", address=address, **asker())
    store.wake("post")
    return render_template("join.html", sent=True, sends=mail_access().desk.sends)


def arrive(token: str) -> str:
    _grant(token)
    return render_template("arrive.html", token=token)


def enter(token: str) -> str:
    """The link works once; what follows is done with a pass that is in the page only, and works once too."""
    grant = _grant(token)
    _use_up(grant)
    about = json.loads(grant.hold)
    player = _player(about["address"], about["name"])
    return _inside(player, about, times.iso(datetime.now(UTC) + HOUR))


def _inside(player: str, about: dict[str, Any], until: str, refusal: str = "") -> str:
    desk = mail_access().desk
    with desk.store.db.write() as session:
        hold = json.dumps({**about, "inside": True})
        passed = desk.grants.issue(session, "enter", player=player, purpose="sign_in", hold=hold, expires=until)
    return render_template("inside.html", token=passed, titles=titles.values(), name=about["name"], refusal=refusal)


def _use_up(grant: Grant) -> None:
    with mail_access().desk.store.db.write() as session:
        first = use_up(session, grant.id)
    if not first:
        abort(404, USED)


def _player(address: str, name: str) -> str:
    players = mail_access().desk.store.players
    known = players.by_address(address)
    if known is None:
        return str(players.add(shown_name(name), address, confirmed=True).id)
    if not known["confirmed"]:
        players.confirm_address(known["id"], address)
    return str(known["id"])


def open_game(token: str) -> Answer | tuple[str, int, dict[str, str]]:
    """A pass opens one game. Who has asked for something that is refused gets another one until its hour is over."""
    same_site()
    grant = _grant(token, inside=True)
    title = titles.get(request.form.get("title", ""))
    if title is None:
        abort(400, "Choose a title of the shelf.")
    _use_up(grant)
    try:
        game = _opened(grant.player, title.id)
    except Refused as refused:
        page = _inside(grant.player, json.loads(grant.hold), grant.expires, refused.text)
        return page, *((429, later(refused)) if isinstance(refused, TooMany) else (400, {}))
    return redirect(url_for("web.game", game_id=game))


def _opened(player: str, title: str) -> str:
    """The id of the new game; Refused if there is none."""
    store = mail_access().desk.store
    addresses = request.form.get("addresses", "").replace(",", " ").split()
    key = f"web:{secrets.token_hex(8)}"
    if len(addresses) > MOST:
        raise Refused("too_many_guests", "Invite at most {most} people to a game.", most=MOST)
    invite(store, player, dict(enumerate(addresses, 1)), key, **asker())
    invited = [_guest(each) for each in addresses]
    given = request.form.get("bots", "0")
    bots = int(given) if given.isdecimal() and len(given) == 1 else 0
    seats = [{"player": player}, *({"player": each} for each in invited), *({"bot": "sensible"} for _ in range(bots))]
    order = {"title": title, "seats": seats, "pace": 72, "sit": True, **added(request.form.get("words", ""))}
    row = store.intake.submit("open", order, channel="web", player=player, key=key)
    with patience().of(player, PATIENCE) as allowed:
        decided = store.intake.wait(row.id, allowed)
    if decided is not None and decided.status == "refused" and decided.verdict:
        raise Refused(decided.verdict.code, "{text}", text=decided.verdict.text)
    return row.game


def _refused(refused: Refused) -> BadRequest:
    return BadRequest(refused.text)


def _guest(address: str) -> str:
    """Somebody invited is a player whose address is confirmed by the answer from it."""
    players = mail_access().desk.store.players
    known = players.by_address(address)
    return str(known["id"]) if known else str(players.add(guest_name(address), address).id)


def _grant(token: str, inside: bool = False) -> Grant:
    """Of a link, or of the pass (`inside`) that it was changed for; neither is the other."""
    desk = mail_access().desk
    with desk.store.db.read() as session:
        grant = desk.grants.by_token(session, token, "enter")
    if grant is None or grant.purpose != "sign_in" or grant.over("enter", times.now()) or not grant.hold:
        abort(404, USED)
    if bool(json.loads(grant.hold).get("inside")) is not inside:
        abort(404, USED)
    return grant
