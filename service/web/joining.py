"""/join: sign in or sign up with a mail address. No passwords: a letter proves who reads at an address, and a button,
not a link alone, acts. What was wanted before is done then, once: a move of a letter, a visitor's game kept, a page.
"""

from __future__ import annotations

import re
from typing import Any

from flask import (
    Blueprint,
    Flask,
    Response,
    abort,
    current_app,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from service.accounts import sessions, sign_in, visitors
from service.accounts.sign_in import Confirmed
from service.limits.rate_limits import TooMany
from service.store.letters import Letter
from service.web import forms, signed_in
from service.web.mail_access import answer_to, asker, hand_in, letter_by, mail_access, too_many
from service.web.pages import the_store
from service.web.who import current_player

COOKIE = "posthorn_attempt"  # the secret of an attempt, for the six digits
PATIENCE = 6.0
_PATH = re.compile(r"/(?![/\\])[A-Za-z0-9/_?=&.-]{0,200}")


def install(app: Flask) -> None:
    pages = Blueprint("joining", __name__, template_folder="templates", url_prefix="/join")
    pages.add_url_rule("", "ask", ask)
    pages.add_url_rule("", "send", send, methods=["POST"])
    pages.add_url_rule("/code", "code", code, methods=["POST"])
    pages.add_url_rule("/out", "leave", leave)
    pages.add_url_rule("/out", "out", out, methods=["POST"])
    pages.add_url_rule("/<token>", "arrive", arrive)
    pages.add_url_rule("/<token>", "enter", enter, methods=["POST"])
    pages.before_request(_without_mail)
    pages.register_error_handler(TooMany, too_many)
    app.register_blueprint(pages)


def _without_mail() -> None:
    """Where no letter is written nobody can sign in by one; who is signed in can sign out."""
    if "mail_access" not in current_app.extensions and request.endpoint not in ("joining.leave", "joining.out"):
        abort(404)


def ask() -> Answer | str:
    player = current_player()
    if player and not _is_visitor(player):
        return redirect(url_for("web.home"))
    return render_template("join.html", go=path_of(request.args.get("go", "")), sends=mail_access().desk.sends)


def send() -> Response:
    """The page says the same for known and unknown addresses, and so it does when too many letters were asked for."""
    forms.check_form()
    player, afterwards = current_player(), dict[str, Any]()
    if player and _is_visitor(player):
        afterwards["keep"] = player
    if go := path_of(request.form.get("go", "")):
        afterwards["go"] = go
    return asked(request.form.get("address", ""), request.form.get("name", ""), afterwards)


def asked(address: str, name: str, afterwards: dict[str, Any], why: str = "") -> Response:
    """The letter is on its way; the page takes the six digits. `why`: what is done once they are given."""
    found = mail_access()
    once = request.form.get("once", "")
    secret = sign_in.ask(
        found.desk.store, address, name, afterwards, **asker(), secret=once if forms.WORD.fullmatch(once) else ""
    )
    return sent(secret, why)


def sent(secret: str, why: str = "") -> Response:
    page = make_response(render_template("sent.html", why=why, wrong=""))
    _keep(page, secret)
    return page


def _keep(page: Response, secret: str) -> None:
    page.set_cookie(
        COOKIE, secret, max_age=int(sign_in.LIVES * 3600) if secret else 0, path="/", secure=request.is_secure,
        httponly=True, samesite="Lax",
    )  # fmt: skip


def code() -> Answer:
    forms.check_form()
    desk = mail_access().desk
    try:
        grant = sign_in.by_code(
            desk.store, desk.grants, request.cookies.get(COOKIE, ""), request.form.get("code", "")[:20]
        )
    except Refused as refused:
        again = refused.code == "wrong_code"
        text = render_template("sent.html", why="", wrong=refused.text, over=not again)
        return make_response(text, 400)
    return entered(sign_in.confirm(desk.store, grant))


def arrive(token: str) -> str:
    """Programs follow each link of a letter, so opening it does nothing."""
    desk = mail_access().desk
    with desk.store.db.read() as session:
        address, adds = sign_in.wanted(desk.store, session, sign_in.by_link(session, desk.grants, token))
    return render_template("arrive.html", address=address, adds=adds)


def enter(token: str) -> Answer:
    desk = mail_access().desk
    with desk.store.db.read() as session:
        grant = sign_in.by_link(session, desk.grants, token)
    forms.check_form()
    return entered(sign_in.confirm(desk.store, grant))


def entered(confirmed: Confirmed) -> Answer:
    """Signed in; and what was wanted before is done."""
    afterwards = confirmed.afterwards
    guest = afterwards.get("keep", "")
    if guest == confirmed.player:
        with mail_access().desk.store.db.write() as session:
            visitors.keep(session, guest)
    wanted = afterwards.get("address")  # asked for in the settings: who reads there may be somebody else
    if wanted and wanted != confirmed.player:
        raise Refused("address_taken", "Another player has this address; it was not added to yours.")
    if wanted and current_player() != wanted:
        return make_response(render_template("added.html", address=confirmed.address))
    signed_in.sign_in(confirmed.player)
    page = _after(confirmed, guest)
    _keep(page, "")
    return page


def _after(confirmed: Confirmed, guest: str) -> Response:
    afterwards = confirmed.afterwards
    if press := afterwards.get("press"):
        letter = letter_by(press["token"])
        if letter.player == confirmed.player:
            return make_response(pressed(letter, press["line"], press["sentence"], proven=True))
    if guest and guest != confirmed.player:
        return make_response(render_template("two_players.html"))
    go = path_of(afterwards.get("go", ""))
    return make_response(redirect(request.script_root + go if go else url_for("web.home"), 303))


def pressed(letter: Letter, line: str, sentence: str, *, proven: bool) -> str:
    """What was pressed goes the way of a mail; `proven`: it is known that its reader pressed."""
    came = answer_to(hand_in(letter, letter.token, line, local=proven), PATIENCE, letter.address)
    return render_template(
        "pressed.html", letter=letter, sentence=sentence, answer=came, sends=mail_access().desk.sends
    )


def leave() -> str:
    return render_template("sign_out.html")


def out() -> Answer:
    """Signed out here. The session is no more, so a copy of the cookie is worth nothing."""
    forms.check_form()
    session = signed_in.session()
    if session is not None:
        with the_store().db.write() as tables:
            sessions.end(tables, session.player, sessions.name_of(session.hash))
    signed_in.sign_out()
    return redirect(url_for("web.home"), 303)


def path_of(given: str) -> str:
    """A page of ours to go on to, or nothing."""
    return given if _PATH.fullmatch(given) else ""


def _is_visitor(player: str) -> bool:
    with the_store().db.read() as session:
        return visitors.is_one(session, player)
