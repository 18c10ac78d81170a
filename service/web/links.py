"""Where the links of a letter lead: a page with a button each. A GET never acts, for programs follow every link.

The token in these links shows; what acts goes the way of a mail, with all that a mail has to prove. Only the token for
stopping letters acts, and does nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec
from flask import Blueprint, Flask, Response, abort, make_response, render_template, request, url_for

from service.accounts.sign_in import Press
from service.commands.plan import JOIN
from service.limits import rate_limits
from service.limits.rate_limits import TooMany
from service.mail.outgoing import reasons as letter_reasons
from service.mail.outgoing.answer import UNDO
from service.mail.outgoing.renewing import fresh as a_fresh_one
from service.mail.outgoing.reply import html_for_browser, letter_parts, without_addresses
from service.projections import letter_queue
from service.queries import position
from service.store import times
from service.store.letters import Letter
from service.web import pages
from service.web.forms import check_form
from service.web.joining import asked, pressed
from service.web.mail_access import asker, is_local, letter_and_grant, letter_by, mail_access, network, too_many
from service.web.outbox import FRAMED, PAGE
from service.web.pages import current_player


def install(app: Flask) -> None:
    blueprint = Blueprint("links", __name__, template_folder="templates", url_prefix="/l/<token>")
    blueprint.add_url_rule("", "seat", seat)
    blueprint.add_url_rule("/html", "html", html)
    blueprint.add_url_rule("/<mark>", "option", option)
    blueprint.add_url_rule("/<mark>", "press", press, methods=["POST"])
    blueprint.add_url_rule("/why", "why", why)
    blueprint.add_url_rule("/fresh", "fresh", fresh, methods=["POST"])
    blueprint.add_url_rule("/revoke", "revoke", revoke)
    blueprint.add_url_rule("/revoke", "make_void", make_void, methods=["POST"])
    blueprint.add_url_rule("/unsubscribe", "unsubscribe", unsubscribe)
    blueprint.add_url_rule("/unsubscribe", "stop", stop, methods=["POST"])
    app.register_blueprint(blueprint)


def seat(token: str) -> Response:
    letter = letter_by(token)
    game = position.loaded(mail_access().letter_writer.store, letter.game) if letter.game else None
    passed = bool(game and letter.seat is not None and letter.point and game.asked_since[letter.seat] != letter.point)
    page = render_template("seat.html", letter=letter, token=token, passed=passed)
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": PAGE})


def html(token: str) -> Response:
    letter = letter_by(token)
    if letter.raw:
        page = html_for_browser(letter_parts(letter), partial(_page_of, letter, token))
    else:  # sent so long ago that only its text is kept
        page = render_template("text.html", letter=letter, text=without_addresses(letter.text))
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": FRAMED})


def _page_of(letter: Letter, token: str, reply: str, line: str) -> str:
    """Who may only look is not shown where the letter is answered."""
    mark = next((mark for mark, sentence in _options(letter).items() if sentence == line), "")
    if reply == letter.token and mark:
        return url_for("links.option", token=token, mark=mark)
    return url_for("links.seat", token=token)


def option(token: str, mark: str) -> str:
    letter = letter_by(token)
    return render_template("option.html", letter=letter, token=token, sentence=_sentence(letter, mark))


def press(token: str, mark: str) -> Response:
    letter = letter_by(token)
    sentence, words = _sentence(letter, mark), " ".join(request.form.get("words", "").split())[:200]
    return _answer(letter, token, f"{JOIN} with {words}" if sentence == JOIN and words else mark, sentence)


def _answer(letter: Letter, token: str, line: str, sentence: str) -> Response:
    """As if the reader had answered by mail. What a mail has to prove, a page proves in a browser where its reader is
    signed in, and on the machine itself; anywhere else the reader signs in first, and then it is done, once.
    """
    check_form()
    is_reader = bool(letter.player) and current_player() == letter.player
    if is_reader or is_local():
        return pressed(letter, line, sentence, proven=True, token=token)
    if not letter.player:
        abort(404)
    press = Press(token, line, sentence, letter.subject, pages.browser(), network(), times.now())
    try:
        return asked(letter.address, "", {"press": msgspec.to_builtins(press)}, why=sentence)
    except TooMany as refused:
        return make_response(too_many(refused))


def why(token: str) -> str:
    letter = letter_by(token)
    with mail_access().letter_writer.store.db.read() as session:
        reasons = letter_reasons.why(session, letter.player, letter.game)
    return render_template("why.html", letter=letter, reasons=reasons)


def fresh(token: str) -> str | tuple[str, int, dict[str, str]]:
    """In place of a letter that has expired: to its reader, whoever asks."""
    check_form()
    letter, grant = letter_and_grant(token)
    now = times.now()
    if grant.expiry("read", now) != "expired" or not grant.player:
        abort(404)
    store = mail_access().letter_writer.store
    try:
        with store.db.write() as session:
            if new := letter_queue.insert(session, now, a_fresh_one(grant, "expired")):
                rate_limits.cause(session, "hold", address=letter.address, **asker())
    except TooMany as refused:
        return too_many(refused)
    store.wake("post")
    return render_template("gone.html", letter=letter, token=token, sent=True, again=not new)


def revoke(token: str) -> str:
    return render_template("revoke.html", letter=letter_by(token), token=token)


def make_void(token: str) -> Response:
    return _answer(letter_by(token), token, "revoke", "revoke")


def unsubscribe(token: str) -> str:
    return render_template("unsubscribe.html", letter=letter_by(token, "unsubscribe"), done=False)


def stop(token: str) -> str:
    """One click in a mail program, or a button of the page: no more letters of this game, none at all, or all again."""
    letter, players = letter_by(token, "unsubscribe"), mail_access().letter_writer.store.players
    if not letter.player:
        abort(404)
    if request.form.get("again"):
        players.change_settings(letter.player, {"letters": "all"})
        if letter.game:
            players.mute(letter.player, letter.game, False)
    elif letter.game and not request.form.get("all"):
        players.mute(letter.player, letter.game)
    else:
        players.change_settings(letter.player, {"letters": "none"})
    return render_template("unsubscribe.html", letter=letter, done=True)


def _sentence(letter: Letter, mark: str) -> str:
    if mark not in _options(letter):
        abort(404)
    return _options(letter)[mark]


def _options(letter: Letter) -> Mapping[str, str]:
    """What a letter of a seat links to: its options, and to take back what was done."""
    undo = {UNDO: UNDO} if letter.game and letter.seat is not None else {}
    return {**letter.by_mark, **undo}
