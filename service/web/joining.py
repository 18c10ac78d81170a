"""/join: sign in or sign up with a mail address. No passwords: a letter proves who reads at an address, and a button,
not a link alone, acts. What was wanted before is done then, once: a move of a letter, a visitor's game kept, a page.
"""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
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
from service.accounts import sign_in
from service.accounts.sign_in import Confirmed, Press
from service.limits.rate_limits import TooMany
from service.queries.wording import span
from service.store import sessions, times, visitors
from service.store.letters import Letter
from service.store.player_rows import hashed
from service.web import forms, languages, pages
from service.web.mail_access import answer_to, asker, hand_in, letter_by, mail_access, network, too_many
from service.web.pages import current_player, the_store, zone_given

COOKIE = "posthorn_attempt"  # the secret of an attempt, for the six digits
PATIENCE = 6.0


def install(app: Flask) -> None:
    blueprint = Blueprint("joining", __name__, template_folder="templates", url_prefix="/join")
    blueprint.add_url_rule("", "ask", ask)
    blueprint.add_url_rule("", "send", send, methods=["POST"])
    blueprint.add_url_rule("/code", "code", code, methods=["POST"])
    blueprint.add_url_rule("/code", "digits", digits)
    blueprint.add_url_rule("/out", "leave", leave)
    blueprint.add_url_rule("/out", "out", out, methods=["POST"])
    blueprint.add_url_rule("/<token>", "arrive", arrive)
    blueprint.add_url_rule("/<token>", "enter", enter, methods=["POST"])
    blueprint.before_request(_without_mail)
    blueprint.register_error_handler(TooMany, too_many)
    app.register_blueprint(blueprint)


def _without_mail() -> None:
    """Where no letter is written nobody can sign in by one; who is signed in can sign out."""
    if "mail_access" not in current_app.extensions and request.endpoint not in ("joining.leave", "joining.out"):
        abort(404)


def ask() -> Answer | str:
    player = current_player()
    if player and not _is_visitor(player):
        return redirect(url_for("web.home"))
    return _ask_page(forms.path_of(request.args.get("go", "")))


def _ask_page(go: str, refusal: str = "") -> str:
    return render_template("join.html", go=go, refusal=refusal, given=request.form)


def send() -> Answer:
    """The page says the same for known and unknown addresses, and so it does when too many letters were asked for."""
    forms.check_form()
    player, afterwards = current_player(), dict[str, Any]()
    if zone := zone_given():
        afterwards["zone"] = zone
    if player and _is_visitor(player):
        afterwards["keep"] = player
    if go := forms.path_of(request.form.get("go", "")):
        afterwards["go"] = go
    afterwards["language"] = languages.current()
    try:
        return asked(request.form.get("address", ""), request.form.get("name", ""), afterwards)
    except TooMany:
        raise
    except Refused as refused:
        return make_response(_ask_page(forms.path_of(request.form.get("go", "")), refused.text), 400)


def asked(address: str, name: str, afterwards: dict[str, Any], why: str = "") -> Response:
    """The letter is on its way; the page takes the six digits. `why`: what is done once they are given."""
    found = mail_access()
    once = request.form.get("once", "")
    attempt = sign_in.ask(
        found.letter_writer.store,
        address,
        name,
        afterwards,
        **asker(),
        secret=once if forms.WORD.fullmatch(once) else "",
    )
    return sent(attempt, why)


def sent(attempt: sign_in.Attempt, why: str = "") -> Response:
    page = make_response(render_template("sent.html", why=why, wrong="", is_crowded=attempt.is_crowded))
    _keep(page, attempt.secret)
    return page


def _keep(page: Response, secret: str) -> None:
    page.set_cookie(
        COOKIE, secret, max_age=int(sign_in.LIVES * 3600) if secret else 0, path="/", secure=request.is_secure,
        httponly=True, samesite="Lax",
    )  # fmt: skip


def digits() -> Answer | str:
    if not request.cookies.get(COOKIE):
        return redirect(url_for("joining.ask"), 303)
    return render_template("sent.html", why="", wrong="")


def code() -> Answer:
    forms.check_form()
    letter_writer = mail_access().letter_writer
    try:
        grant = sign_in.by_code(
            letter_writer.store,
            letter_writer.grants,
            request.cookies.get(COOKIE, ""),
            request.form.get("code", "")[:20],
        )
    except Refused as refused:
        again = refused.code == "wrong_code"
        text = render_template("sent.html", why="", wrong=refused.text, over=not again)
        return make_response(text, 400)
    return entered(sign_in.confirm(letter_writer.store, grant, _browser()))


def arrive(token: str) -> str:
    """Programs follow each link of a letter, so opening it does nothing."""
    letter_writer = mail_access().letter_writer
    with letter_writer.store.db.read() as session:
        grant = sign_in.by_link(session, letter_writer.grants, token)
        address, joined = sign_in.wanted(session, grant, _browser())
        attempt, press = sign_in.press_of(session, grant)
    return render_template(
        "arrive.html", address=address, joined=joined, press=press, here=_is_of_this_browser(attempt),
        near=press is not None and press.network == network(), ago=_ago(press),
        kept=current_app.config["SESSIONS_KEPT"],
    )  # fmt: skip


def _ago(press: Press | None) -> str:
    if press is None or not press.at:
        return ""
    return span(int((times.parsed(times.now()) - times.parsed(press.at)).total_seconds()))


def _is_of_this_browser(attempt: str) -> bool:
    secret = request.cookies.get(COOKIE, "")
    return bool(secret) and hmac.compare_digest(hashed(secret), attempt)


def _browser() -> sign_in.Browser:
    return sign_in.Browser(request.cookies.get(COOKIE, ""), current_player())


def enter(token: str) -> Answer:
    letter_writer = mail_access().letter_writer
    with letter_writer.store.db.read() as session:
        grant = sign_in.by_link(session, letter_writer.grants, token)
        _, press = sign_in.press_of(session, grant)
    forms.check_form()
    meant = request.form.get("press") == "yes"
    if press is not None and not meant:
        return _dropped(sign_in.confirm(letter_writer.store, grant, _browser()), press)
    return entered(sign_in.confirm(letter_writer.store, grant, _browser()))


def _dropped(confirmed: Confirmed, press: Press) -> Answer:
    """Who reads the letter did not mean what was pressed: they are signed in, and it is not done."""
    pages.sign_in(confirmed.player)
    page = make_response(render_template("not_pressed.html", press=press))
    _keep(page, "")
    return page


def entered(confirmed: Confirmed) -> Answer:
    """Signed in; and what was wanted before is done."""
    afterwards = confirmed.afterwards
    guest = afterwards.get("keep", "")
    wanted = afterwards.get("address")  # asked for in the settings: who reads there may be somebody else
    if wanted and wanted != confirmed.player:
        raise Refused("address_taken", "Another player has this address; it was not added to yours.")
    pages.sign_in(confirmed.player)
    page = _after(confirmed, guest)
    _keep(page, "")
    return page


def _after(confirmed: Confirmed, guest: str) -> Response:
    afterwards = confirmed.afterwards
    if afterwards.get("press"):
        press = msgspec.convert(afterwards["press"], Press)
        letter = letter_by(press.token)
        if letter.player == confirmed.player:
            return pressed(letter, press.line, press.sentence, proven=True)
    if guest and guest != confirmed.player:
        return make_response(render_template("two_players.html"))
    go = forms.path_of(afterwards.get("go", ""))
    return make_response(redirect(request.script_root + go if go else url_for("web.home"), 303))


def pressed(letter: Letter, line: str, sentence: str, *, proven: bool, token: str = "") -> Response:
    """What was pressed goes the way of a mail, and is shown where the game is. `proven`: it is known that its reader
    pressed; `token`: with which they read, where nobody is signed in.
    """
    mail = hand_in(letter, letter.token, line, local=proven)
    came = answer_to(mail, PATIENCE, letter.address)
    row = the_store().intake.said_by(mail, letter.player) if proven and letter.game and letter.player else None
    if row is not None:
        where = "lobby.table" if row.kind == "sit" else "web.game"
        eyes = None if current_player() == letter.player or row.kind == "sit" else token or None
        given: dict[str, Any] = {"game_id": letter.game, "did": row.id, "letter": eyes, "from": "letter"}
        there = url_for(where, **given)
        return make_response(redirect(there, 303))
    sends = mail_access().letter_writer.sends
    page = render_template("pressed.html", letter=letter, sentence=sentence, answer=came, sends=sends)
    return make_response(page)


def leave() -> str:
    return render_template("sign_out.html")


def out() -> Answer:
    """Signed out here. The session is no more, so a copy of the cookie is worth nothing."""
    forms.check_form()
    session = pages.session()
    if session is not None:
        with the_store().db.write() as tables:
            sessions.end(tables, session.player, sessions.name_of(session.hash))
    pages.sign_out()
    return redirect(url_for("web.home"), 303)


def _is_visitor(player: str) -> bool:
    with the_store().db.read() as session:
        return visitors.is_one(session, player)
