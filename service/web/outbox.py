"""/outbox: the letters of a service that has no mail server, read as their readers would and answered in a form.

They are everybody's letters, so the page is there only where the whole service is for the machine itself: no server to
send to, a loopback address of its own, no proxy; and for its operator alone.
"""

from __future__ import annotations

from functools import partial

from flask import Blueprint, Flask, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from service.limits.request_queue import wait_budget
from service.mail.incoming.nonce import added
from service.mail.outgoing.reply import html_for_browser, letter_parts
from service.projections import letter_queue
from service.store import letters as outbox
from service.store.letters import Letter
from service.web.forms import check_form
from service.web.mail_access import answer_to, hand_in, has_outbox, is_local, mail_access

FRAMED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"
PAGE = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
PATIENCE = 6.0  # seconds a page waits for the answer letter


def install(app: Flask) -> None:
    blueprint = Blueprint("outbox", __name__, template_folder="templates", url_prefix="/outbox")
    blueprint.before_request(for_the_operator)
    blueprint.add_url_rule("", "letters", letters)
    blueprint.add_url_rule("/begin", "begin", begin, methods=["POST"])
    blueprint.add_url_rule("/<int:number>", "letter", letter)
    blueprint.add_url_rule("/<int:number>/html", "html", html)
    blueprint.add_url_rule("/<int:number>/text", "text", text)
    blueprint.add_url_rule("/<int:number>/source", "source", source)
    blueprint.add_url_rule("/<int:number>/answer", "answer", answer, methods=["POST"])
    app.register_blueprint(blueprint)


def for_the_operator() -> None:
    if not has_outbox():
        abort(404)
    if not is_local():
        abort(403, "The outbox shows everybody's letters. Open the address that Posthorn printed at its start first.")


def letters() -> str:
    store = mail_access().letter_writer.store
    with store.db.read() as session:
        found = outbox.latest(session)
        waiting = letter_queue.pending(session, 20)
    return render_template("outbox.html", letters=found, waiting=waiting, titles=titles.values())


def begin() -> Answer:
    """A player and a game with bots in one go: the first letter is there in a moment."""
    check_form()
    store = mail_access().letter_writer.store
    name, address = request.form.get("name", "").strip() or "Anna", request.form.get("address", "").strip()
    address = address or f"{''.join(c for c in name.casefold() if c.isalnum() and c.isascii()) or 'player'}@localhost"
    try:
        known = store.players.by_address(address)
        player = known["id"] if known else store.players.add(name, address, confirmed=True).id
    except Refused as refused:
        abort(400, refused.text)
    title = titles.get(request.form.get("title", "")) or next(iter(titles.values()))
    others = max(0, min(_number("bots", 1), title.seats[-1] - 1))
    seats = [{"player": player}, *({"bot": "sensible"} for _ in range(max(others, title.seats[0] - 1)))]
    order = {"title": title.id, "seats": seats, "pace": 72, "sit": True, **added(request.form.get("words", ""))}
    row = store.intake.submit("open", order, channel="web", player=player)
    with wait_budget().of(player, PATIENCE) as allowed:
        decided = store.intake.wait(row, allowed)
    if decided is not None and decided.status == "refused" and decided.verdict:
        abort(400, decided.verdict.text)
    return redirect(url_for("outbox.letters"))


def _number(name: str, otherwise: int) -> int:
    given = request.form.get(name, "")
    return int(given) if given.isdecimal() and len(given) < 3 else otherwise


def letter(number: int) -> Response:
    found = _letter(number)
    page = render_template(
        "letter.html", letter=found, text=found.text, line=request.args.get("line", "")[:500],
        token=request.args.get("token", found.token)[:40],
    )  # fmt: skip
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": PAGE})


def html(number: int) -> Response:
    found = _letter(number)
    page = html_for_browser(letter_parts(found), partial(_form, number))
    return Response(page, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": FRAMED})


def _form(number: int, token: str, line: str) -> str:
    return url_for("outbox.letter", number=number, token=token, line=line, _anchor="answer")


def text(number: int) -> Response:
    return Response(_letter(number).text, content_type="text/plain; charset=utf-8")


def source(number: int) -> Response:
    return Response(_letter(number).raw, content_type="text/plain; charset=utf-8")


def answer(number: int) -> Answer:
    check_form()
    found = _letter(number)
    typed = request.form.get("answer", "")[:20_000]
    token = request.form.get("token", found.token)
    if not typed.strip():
        return redirect(url_for("outbox.letter", number=number))
    if token != found.token and not _part_of(found, token):
        abort(400, "That is not an address of this letter.")
    came = answer_to(hand_in(found, token, typed, local=True), PATIENCE, found.address)
    return redirect(url_for("outbox.letter", number=came.id) if came else url_for("outbox.letters"))


def _part_of(whole: Letter, token: str) -> bool:
    with mail_access().letter_writer.store.db.read() as session:
        part = outbox.by_token(session, token)
    return part is not None and part.message_id == whole.message_id


def _letter(number: int) -> Letter:
    with mail_access().letter_writer.store.db.read() as session:
        found = outbox.by_id(session, number)
    if found is None or found.status == "part":
        abort(404)
    return found
