"""Where the links of a letter lead: a page with a button each. A GET never acts, for programs follow every link."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from service.inbound.plan import JOIN
from service.letters import governing
from service.letters.outbox import Letter
from service.letters.reply import opened, shown
from service.web.mailing import answer_to, hand_in, letter_by, mailing
from service.web.outbox import FRAMED, PAGE, PATIENCE


def install(app: Flask) -> None:
    pages = Blueprint("links", __name__, template_folder="templates", url_prefix="/l/<token>")
    pages.add_url_rule("", "seat", seat)
    pages.add_url_rule("/html", "html", html)
    pages.add_url_rule("/<int:number>", "option", option)
    pages.add_url_rule("/<int:number>", "press", press, methods=["POST"])
    pages.add_url_rule("/why", "why", why)
    pages.add_url_rule("/unsubscribe", "unsubscribe", unsubscribe)
    pages.add_url_rule("/unsubscribe", "stop", stop, methods=["POST"])
    app.register_blueprint(pages)


def seat(token: str) -> Response:
    letter = letter_by(token)
    game = mailing().desk.store.games.get(letter.game) if letter.game else None
    passed = bool(game and letter.seat is not None and letter.point and game.points[letter.seat] != letter.point)
    page = render_template("seat.html", letter=letter, passed=passed)
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": PAGE})


def html(token: str) -> Response:
    letter = letter_by(token)
    if letter.raw:
        page = shown(opened(letter), url_for("links.seat", token=token))
    else:  # sent so long ago that only its text is kept
        page = render_template("text.html", letter=letter)
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": FRAMED})


def option(token: str, number: int) -> str:
    letter = letter_by(token)
    return render_template("option.html", letter=letter, number=number, sentence=_sentence(letter, number))


def press(token: str, number: int) -> str:
    """As if the reader had answered by mail; what a mail has to prove, the page proves only on the machine itself."""
    letter = letter_by(token)
    sentence, words = _sentence(letter, number), " ".join(request.form.get("words", "").split())[:200]
    typed = f"{JOIN} with {words}" if sentence == JOIN and words else str(number)
    came = answer_to(hand_in(letter, token, typed, local=not mailing().desk.sends), PATIENCE)
    return render_template("pressed.html", letter=letter, sentence=sentence, answer=came, sends=mailing().desk.sends)


def why(token: str) -> str:
    letter = letter_by(token)
    with mailing().desk.store.db.read() as session:
        reasons = governing.why(session, letter.player, letter.game)
    return render_template("why.html", letter=letter, reasons=reasons)


def unsubscribe(token: str) -> str:
    return render_template("unsubscribe.html", letter=letter_by(token), done=False)


def stop(token: str) -> Answer | str:
    """One click in a mail program, or the button of the page: no more letters of this game, or none at all."""
    letter, players = letter_by(token), mailing().desk.store.players
    if not letter.player:
        abort(404)
    if letter.game and not request.form.get("all"):
        players.mute(letter.player, letter.game)
    else:
        players.change_settings(letter.player, {"letters": "none"})
    if request.form.get("List-Unsubscribe"):
        return redirect(url_for("links.unsubscribe", token=token), code=303)
    return render_template("unsubscribe.html", letter=letter, done=True)


def _sentence(letter: Letter, number: int) -> str:
    if not 1 <= number <= len(letter.options):
        abort(404)
    return letter.options[number - 1]
