"""The page of a game: what one is asked, the board, what one can say; pressing; what others did meanwhile.

A GET never acts. A press is a row of the intake with what its page showed as its expectation; the worker decides it.
"""

from __future__ import annotations

import json
from typing import Any

from flask import Blueprint, Response, abort, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.kernel.shapes import Refused, SealedQuestion
from domain.kernel.waiting import question_for
from service.limits.command_limits import count_command
from service.limits.request_queue import patience
from service.projections import tables
from service.store import Store
from service.store.intake import KeyReused, Row
from service.web.forms import check_form, tag_of
from service.web.game.page import TYPED, Page, drawn, page_of, pressed
from service.web.game.reader import Reader, found, number, reader_of, store_with
from service.web.pages import row_of

PATIENCE = 0.3  # seconds that a press waits for its verdict
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def install(pages: Blueprint) -> None:
    pages.add_url_rule("/games/<game_id>/news", "news", news)
    pages.add_url_rule("/games/<game_id>/say", "say", say, methods=["POST"])
    pages.add_url_rule("/games/<game_id>/undo", "undo", undo, methods=["POST"])


def table(game_id: str) -> Response:
    """The game as it is now."""
    store, now = found(game_id)
    reader = reader_of(now)
    row = row_of(store, request.args.get("did", ""))
    return shown("game.html", page_of(store, now, now, reader), row)


def shown(template: str, page: Page, row: Row | None = None, **more: Any) -> Response:
    did = pressed(row, page)
    parts = {"picture": drawn(page) if page.board else "", "did": did, "did_id": row.id if row else "", **more}
    response = make_response(render_template(template, page=page, **parts), 400 if more.get("refused") else 200)
    response.headers["Content-Security-Policy"] = POLICY
    if page.reader.letter or page.reader.player:
        response.headers["Cache-Control"] = "no-store" if did else "private, no-cache"
    if response.status_code == 200 and not did:
        response.set_etag(tag_of(response.get_data(as_text=True)), weak=True)
        response.make_conditional(request)
    return response


def news(game_id: str) -> Response:
    """Asked every few seconds by every open page: has the game moved on? One read, and mostly 304."""
    seen, heard, store = number("seen", 0), number("heard", 0), store_with(game_id)
    with store.db.read() as session:
        row = tables.news(session, game_id)
    if row is None:
        abort(404)
    new = "The game has moved on." if row["version"] > seen else "Somebody has spoken." if row["heard"] > heard else ""
    tag = f"{row['version']}.{row['heard']}" if new else f"{seen}.{heard}"
    if request.if_none_match.contains(tag):
        return Response(status=304, headers={"ETag": f'"{tag}"'})
    here = request.headers.get("HX-Current-URL", "").partition("?")[2].partition("#")[0]
    # without what pages have in common, which would be read for nobody
    news = current_app.jinja_env.get_template("game_news.html")
    soon = request.args.get("soon") == "1"
    page = news.render(game_id=game_id, seen=seen, heard=heard, new=new, soon=soon, query=_without_did(here))
    return Response(page, content_type="text/html; charset=utf-8", headers={"ETag": f'"{tag}"'})


def say(game_id: str) -> Answer:
    lines = [line for line in request.form.get("say", "").splitlines() if line.strip()]
    if not lines or len(lines) > 20 or any(len(line) > TYPED for line in lines):
        abort(400, "Say one move, or several with each on a line of its own.")
    return submit(game_id, "say", {"lines": lines})


def undo(game_id: str) -> Answer:
    return submit(game_id, "undo", {})


def submit(game_id: str, kind: str, body: dict[str, Any], *, expects: bool = True) -> Answer:
    """`expects`: what was pressed holds for the position that the page showed, and for no other."""
    once = check_form()
    store, now = found(game_id)
    reader = reader_of(now)
    if reader.seat is None or not reader.acts:
        abort(403, "Only who sits here may say that. Sign in, or answer the letter.")
    expected, point = _expectation(now, reader) if expects else (None, None)
    row = taken_in(store, kind, body, now, reader, once, expected=expected, point=point)
    return await_and_show(store, game_id, reader, row)


def await_and_show(store: Store, game_id: str, reader: Reader, row: Row) -> Answer:
    with patience().of(reader.player, PATIENCE) as allowed:
        row = store.intake.wait(row.id, allowed) or row
    seat = request.form.get("seat") or None
    return redirect(url_for("web.game", game_id=game_id, letter=reader.letter, seat=seat, did=row.id) + "#did", 303)


def taken_in(
    store: Store, kind: str, body: dict[str, Any], now: Game, reader: Reader, once: str,
    *, expected: int | None = None, point: int | None = None, seat: int | None = None,
) -> Row:  # fmt: skip
    """The same form sent again is the same row, whatever has happened in between."""
    key = f"web:{reader.player}:{once}"
    known = store.intake.known(key)
    if known is not None and (known.kind, known.game, json.loads(known.body)) == (kind, now.id, body):
        return known
    count_command(store, reader.player)
    evidence = "this machine" if reader.letter else "session"
    seat = reader.seat if seat is None else seat
    try:
        return store.intake.submit(
            kind, body, channel="web", player=reader.player, game=now.id, seat=seat, key=key, evidence=evidence,
            expected=expected, point=point,
        )  # fmt: skip
    except KeyReused:
        abort(409, "This form was sent already with other words. Load the page again.")


def _expectation(now: Game, reader: Reader) -> tuple[int | None, int | None]:
    """What the page showed: its version. Where seats act side by side what others do is no surprise, so there it is the
    question.
    """
    seen, point = request.form.get("version", ""), request.form.get("point", "")
    if not (seen.isascii() and seen.isdecimal() and point.isascii() and point.isdecimal()):
        abort(400, "This form is not whole. Load the page again and press once more.")
    if int(point) and _side_by_side(now, reader):
        return None, int(point[:9])
    return int(seen[:9]), None


def _side_by_side(now: Game, reader: Reader) -> bool:
    if now.state is None or reader.seat is None:
        return False
    try:
        question, _ = question_for(now.state, reader.seat)
    except Refused:
        return False
    return bool(now.state.lanes) or isinstance(question, SealedQuestion)


def _without_did(query: str) -> str:
    return "&".join(part for part in query.split("&") if part and not part.startswith("did="))
