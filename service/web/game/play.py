"""The page of a game: what one is asked, the board, what one can say; pressing; what others did meanwhile.

A GET never acts. A press is a row of the intake with what its page showed as its expectation; the worker decides it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from flask import Blueprint, Response, abort, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.kernel.art import WIDE
from domain.kernel.flow import question_for, waiting
from domain.kernel.shapes import Refused, SealedQuestion
from domain.kernel.telling import word
from service.commands import submit as submissions
from service.commands.submit import Submission
from service.limits.command_limits import count_command
from service.limits.request_queue import wait_budget
from service.queries import lobby
from service.store import Store, heartbeats, times
from service.store.intake import KeyReused, Row
from service.web.forms import check_form, tag_of
from service.web.game import board
from service.web.game.aids import COOKIE, OFF, aids_of, cookie_after
from service.web.game.page import TYPED, Page, drawn, page_of
from service.web.game.reader import PageReader, load_game, number, reader_of, store_with
from service.web.game.score import score_of
from service.web.game.verdict import pressed
from service.web.pages import current_player, row_of
from service.web.tutor import hint_for

YEAR = 365 * 24 * 3600  # seconds
LONGEST = 2000  # characters of a struct that a button sends
TABS = ("since", "score", "talk", "clocks", "notes", "votes", "list", "ahead", "luck")
TAB_OF = {"talk": "talk", "note": "notes", "until": "clocks", "order": "ahead", "hours": "votes"}  # where it is typed
MARKED = 10_000  # pages that are known to be marked as open
PATIENCE = 0.3  # seconds that a press waits for its verdict


def install(pages: Blueprint) -> None:
    pages.add_url_rule("/games/<game_id>/news", "news", news)
    pages.add_url_rule("/games/<game_id>/say", "say", say, methods=["POST"])
    pages.add_url_rule("/games/<game_id>/hints", "hints", hints, methods=["POST"])
    pages.add_url_rule("/games/<game_id>/undo", "undo", undo, methods=["POST"])


def table(store: Store, now: Game, reader: PageReader) -> Response:
    """The game as it is now."""
    row = row_of(store, request.args.get("did", ""))
    page = page_of(store, now, now, reader, step=number("replay", 0))
    if page.around.unread and _tab(None) == "talk" and current_player() == reader.player:
        _mark_heard(store, reader.player, now.id)  # without scripts a tab is a page
    return render_page("game.html", page, row)


def render_page(template: str, page: Page, row: Row | None = None, **more: Any) -> Response:
    did = pressed(row, page.game, page.reader) if row is not None else None
    pictures = drawn(page) if page.boards else {}
    aids = aids_of(page, pictures)
    if aids.hint is not None and aids.hint.slot:
        pictures = drawn(page, aids.hint.slot)
    parts = {
        "pictures": pictures, "aids": aids, "did": did, "tab": _tab(more.get("typed")),
        "from_letter": request.args.get("from") == "letter",
        "score": score_of(page.then, page.reader.seat, page.names), **_words(page), **more,
    }  # fmt: skip
    response = make_response(render_template(template, page=page, **parts), 400 if more.get("refused") else 200)
    if page.reader.letter or page.reader.player:
        response.headers["Cache-Control"] = "no-store" if did else "private, no-cache"
    if response.status_code == 200 and not did:
        response.set_etag(tag_of(response.get_data(as_text=True)), weak=True)
        response.make_conditional(request)
    return response


def _words(page: Page) -> dict[str, Any]:
    """`titled`: what a piece is called that is held; `held_texts`: the picks."""
    svg = page.boards[WIDE] if page.boards else ""
    held = page.composer.held if page.composer else ()
    return {"titled": lambda pick: board.called(svg, pick), "held_texts": [pick.text for pick in held]}


def _tab(typed: dict[str, str] | None) -> str:
    """Which of the panels beside the board is open."""
    given = next((TAB_OF[name] for name in typed or () if name in TAB_OF), request.args.get("tab", ""))
    return given if given in TABS else TABS[0]


def news(game_id: str) -> Response:
    """Asked every few seconds by every open page: has the game moved on? One read, and mostly 304. Who has it open gets
    no turn letter meanwhile.
    """
    seen, heard, store = number("seen", 0), number("heard", 0), store_with(game_id)
    with store.db.read() as session:
        row = lobby.news(session, game_id)
    if row is None:
        abort(404)
    _mark_open(store, game_id)
    if "read" in request.args and (player := current_player()):
        _mark_heard(store, player, game_id)
    spoken = word("Somebody has spoken.") if row["heard"] > heard else ""
    new = word("The game has moved on.") if row["version"] > seen else spoken
    tag = f"{row['version']}.{row['heard']}" if new else f"{seen}.{heard}"
    if request.if_none_match.contains(tag):
        return Response(status=304, headers={"ETag": f'"{tag}"'})
    # without what pages have in common, which would be read for nobody
    news = current_app.jinja_env.get_template("game_news.html")
    page = news.render(game_id=game_id, seen=seen, heard=heard, new=new, soon=request.args.get("soon") == "1")
    return Response(page, content_type="text/html; charset=utf-8", headers={"ETag": f'"{tag}"'})


def _mark_open(store: Store, game_id: str) -> None:
    """Once a minute for each game and browser; which of them was marked when is known to this process alone."""
    marked: dict[tuple[str, int], str] = current_app.extensions.setdefault("marked_pages", {})
    page, now = (game_id, hash(request.headers.get("Cookie", ""))), times.now()
    if heartbeats.is_marked(marked.get(page, ""), now):
        return
    if len(marked) > MARKED:
        marked.clear()
    marked[page] = now
    if player := current_player():
        with store.db.write(lazy=True) as session:
            heartbeats.mark_page(session, player, game_id, now)


def _mark_heard(store: Store, player: str, game_id: str) -> None:
    """The talk lies open before them."""
    with store.db.write(lazy=True) as session:
        heartbeats.mark_heard(session, player, game_id, times.now())


def say(game_id: str) -> Answer:
    """What somebody typed, or a move that the page showed, as a struct."""
    return submit(game_id, _typed if "say" in request.form else _pressed_move)


def _pressed_move(game: Game) -> Submission:
    title = game.title
    try:
        command = title.codec.command(request.form.get("command", "")[:LONGEST].encode())
    except (msgspec.DecodeError, UnicodeEncodeError):
        command = None
    if command is None or not title.language.can_be_said(command):
        abort(400, "This form is not whole. Load the page again and press once more.")
    return submissions.move(game, command)


def _typed(game: Game) -> Submission:
    lines = [line for line in request.form.get("say", "").splitlines() if line.strip()]
    if not lines or len(lines) > 20 or any(len(line) > TYPED for line in lines):
        abort(400, "Say one move, or several with each on a line of its own.")
    return submissions.lines(game, lines)


def hints(game_id: str) -> Answer:
    """This one is read, or no more of them are wanted; this browser remembers."""
    check_form()
    _, now = load_game(game_id)
    kind = request.form.get("kind", "")[:60]
    answer = redirect(url_for("web.game", game_id=game_id, letter=request.form.get("letter") or None) + "#bar", 303)
    seen = OFF if request.form.get("off") else cookie_after(now.title_id, kind)
    return _remembered(answer, seen)


def _remembered(answer: Answer, seen: str) -> Answer:
    answer.set_cookie(COOKIE, seen, max_age=YEAR, httponly=True, samesite="Lax", secure=request.is_secure)
    return answer


def _taught(answer: Answer, now: Game, reader: PageReader) -> Answer:
    """Who has answered a question of this kind needs no hint for it any more."""
    question = waiting(now.state, reader.seat)[0] if now.state is not None and reader.seat is not None else None
    hint = hint_for(now.title, question)
    is_new = hint is not None and OFF not in request.cookies.get(COOKIE, "").split(".")
    return _remembered(answer, cookie_after(now.title_id, hint.kind)) if hint is not None and is_new else answer


def undo(game_id: str) -> Answer:
    return submit(game_id, lambda game: Submission("undo"))


def submit(game_id: str, wanted: Callable[[Game], Submission], *, expects: bool = True) -> Answer:
    """`expects`: what was pressed holds for the position that the page showed, and for no other."""
    once = check_form()
    store, now = load_game(game_id)
    reader = reader_of(now)
    if reader.seat is None or not reader.acts:
        abort(403, "Only who sits here may say that. Sign in, or answer the letter.")
    expected, point = _expectation(now, reader) if expects else (None, None)
    row = submit_once(store, wanted(now), now, reader, once, expected=expected, point=point)
    return _taught(await_and_show(store, game_id, reader, row), now, reader)


def await_and_show(store: Store, game_id: str, reader: PageReader, row: Row) -> Answer:
    with wait_budget().of(reader.player, PATIENCE) as allowed:
        row = store.intake.wait(row, allowed) or row
    seat = request.form.get("seat") or None
    return redirect(url_for("web.game", game_id=game_id, letter=reader.letter, seat=seat, did=row.id) + "#bar", 303)


def submit_once(
    store: Store, submission: Submission, now: Game, reader: PageReader, once: str,
    *, expected: int | None = None, point: int | None = None, seat: int | None = None,
) -> Row:  # fmt: skip
    """The same form sent again is the same row, whatever has happened in between."""
    key = f"web:{reader.player}:{once}"
    known = store.intake.known(key)
    if known is not None and (known.kind, known.game, json.loads(known.body)) == (
        submission.kind,
        now.id,
        submission.body,
    ):
        return known
    count_command(store, reader.player)
    evidence = "this machine" if reader.letter else "session"
    seat = reader.seat if seat is None else seat
    try:
        return submissions.submit(
            store, submission, channel="web", player=reader.player, game=now.id, seat=seat, key=key, evidence=evidence,
            expected=expected, point=point,
        )  # fmt: skip
    except KeyReused:
        abort(409, "This form was sent already with other words. Load the page again.")


def _expectation(now: Game, reader: PageReader) -> tuple[int | None, int | None]:
    """What the page showed: its version. Where seats act side by side what others do is no surprise, so there it is the
    question.
    """
    seen, point = request.form.get("version", ""), request.form.get("point", "")
    if not (seen.isascii() and seen.isdecimal() and point.isascii() and point.isdecimal()):
        abort(400, "This form is not whole. Load the page again and press once more.")
    if int(point) and _side_by_side(now, reader):
        return None, int(point[:9])
    return int(seen[:9]), None


def _side_by_side(now: Game, reader: PageReader) -> bool:
    if now.state is None or reader.seat is None:
        return False
    try:
        question, _ = question_for(now.state, reader.seat)
    except Refused:
        return False
    return bool(now.state.lanes) or isinstance(question, SealedQuestion)
