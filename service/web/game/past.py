"""A game to look at: any position as one knew it then, the log, the result, the file of it. Nothing here acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.game.names import game_name
from domain.game.simulation import MOST, Simulated, simulate
from domain.kernel.art import NARROW, WIDE
from domain.kernel.flow import with_names
from domain.kernel.inks import dark
from domain.kernel.shapes import Result, Score
from service.mail.outgoing.pace_lines import closed_text
from service.mail.outgoing.scoring import so_far
from service.projections import tables, timeline
from service.queries import position, rounds
from service.queries.people import names_of, names_then, texts
from service.store import Store
from service.web.forms import mark_of
from service.web.game.board import outlined
from service.web.game.chart import NARROW as NARROW_CHART
from service.web.game.chart import WIDE as WIDE_CHART
from service.web.game.chart import chart
from service.web.game.lights import lights
from service.web.game.page import TYPED, Page, page_of
from service.web.game.play import render_page, table
from service.web.game.reader import PageReader, load_game, number, reader_of
from service.web.game.table import table_panel

PAGE = 300  # events on a page of the log
FIRST = 1  # versions begin with it
FOR_EVER = 365 * 24 * 3600  # seconds: the most that caches look at


def install(pages: Blueprint) -> None:
    pages.add_url_rule("/games/<game_id>", "game", game)
    pages.add_url_rule("/games/<game_id>/at/<int:version>", "past", past)
    pages.add_url_rule("/games/<game_id>/at", "go", go)
    pages.add_url_rule("/games/<game_id>/board.svg", "board", board)
    pages.add_url_rule("/games/<game_id>/lights.svg", "lights", light)
    pages.add_url_rule("/games/<game_id>/log", "log", log)
    pages.add_url_rule("/games/<game_id>/result", "result", result)
    pages.add_url_rule("/games/<game_id>/game.json", "export", export)


def game(game_id: str) -> Response | Answer:
    """As it is now; letters name an earlier position by `version` in the address."""
    store, now = load_game(game_id)
    reader = reader_of(now)
    version = number("version", now.version if reader.until is None else reader.until)
    return past(game_id, version) if version < now.version else table(store, now, reader)


def past(game_id: str, version: int) -> Response | Answer:
    """A position for ever, and what could have been said there: tried, never done."""
    store, now = load_game(game_id)
    reader = _any_eyes(now)
    if reader.until is not None and version > reader.until:
        return redirect(url_for("web.past", game_id=game_id, version=reader.until, letter=reader.letter))
    lines = _lines()
    if version >= now.version and not now.closed and not lines:
        return redirect(url_for("web.game", game_id=game_id, letter=reader.letter))
    then = _position(store, now, version)
    page = page_of(store, now, then, reader, _simulated(then, reader, lines))
    history = position.history(store, game_id, reader.seat, version - 1, version)
    told = [text for each in history for text in texts(each.told, page.names)]
    return render_page("game_past.html", page, told=told, mine=_turns(store, now, reader, version), first=FIRST)


def _lines() -> list[str]:
    """The moves that are tried one after the other; the address holds them."""
    return [" ".join(line.split())[:TYPED] for line in request.args.getlist("then")[:MOST]]


def _simulated(then: Game, reader: PageReader, lines: Sequence[str]) -> Simulated | None:
    if not lines or reader.seat is None or then.state is None:
        return None
    return simulate(then, reader.seat, lines)


def go(game_id: str) -> Answer:
    """The slider."""
    kept: dict[str, Any] = {name: request.args.get(name) or None for name in ("letter", "as")}
    return redirect(url_for("web.past", game_id=game_id, version=number("version", FIRST), **kept))


def _any_eyes(now: Game) -> PageReader:
    """Once a game is over anybody may look with anybody's eyes."""
    reader = reader_of(now)
    eyes = request.args.get("as", "")
    if now.closed and now.state is not None and eyes in map(str, range(now.seats)):
        return msgspec.structs.replace(reader, seat=int(eyes), acts=False)
    return reader


def _position(store: Store, now: Game, version: int) -> Game:
    if version < FIRST:
        abort(404, "The versions of a game begin with 1.")
    return position.past(store, now, version)


def _turns(store: Store, now: Game, reader: PageReader, version: int) -> tuple[int | None, int | None]:
    """The reader's own moves before and after this version."""
    with store.db.read() as session:
        versions = timeline.moves_of(session, now.id, reader.seat) if reader.seat is not None else []
    return (
        next((each for each in reversed(versions) if each < version), None),
        next((each for each in versions if each > version), None),
    )


def board(game_id: str) -> Response:
    """`changed`: with what has changed since the version before. `mark`: this very picture stands on a page that this
    browser was shown, so it is kept for ever; names and drawings may change while a position stays.
    """
    store, now = load_game(game_id)
    reader, version = _any_eyes(now), number("version", now.version)
    version = version if reader.until is None else min(version, reader.until)
    names = names_of(store, now, reader.player)
    then = _position(store, now, version)
    line = _simulated(then, reader, _lines())
    width = NARROW if number("width", 0) == NARROW else WIDE
    picture = _drawn(line.game if line else then, reader, names, width) or abort(404)
    is_marked = request.args.get("mark") == mark_of(picture)
    if request.args.get("changed") and (line or version > FIRST):
        was = _drawn(line.before if line else _position(store, now, version - 1), reader, names, width)
        picture = outlined(picture, was) if was else picture
    picture = dark(picture) if request.args.get("dark") else picture
    response = Response(picture, content_type="image/svg+xml")
    whose = "private, " if reader.letter or reader.player else ""
    response.headers["Cache-Control"] = f"{whose}max-age={FOR_EVER}, immutable" if is_marked else f"{whose}no-cache"
    response.add_etag()
    response.make_conditional(request)
    return response


def light(game_id: str) -> Response:
    """What came with a version and is still there, as light to lie over the board of now."""
    store, now = load_game(game_id)
    reader, version = reader_of(now), number("version", now.version)
    version = version if reader.until is None else min(version, reader.until)
    if not FIRST < version <= now.version:
        abort(404)
    names, width = names_of(store, now, reader.player), NARROW if number("width", 0) == NARROW else WIDE
    last = now if reader.until is None else _position(store, now, reader.until)
    shown = [_drawn(each, reader, names, width) for each in (last, *_two_positions(store, now, version))]
    drawn = lights(shown[0], shown[1], shown[2]) if all(shown) else abort(404)
    response = Response(dark(drawn) if request.args.get("dark") else drawn, content_type="image/svg+xml")
    response.headers["Cache-Control"] = "private, no-cache"
    response.add_etag()
    response.make_conditional(request)
    return response


def _two_positions(store: Store, now: Game, version: int) -> tuple[Game, Game]:
    return _position(store, now, version), _position(store, now, version - 1)


def _drawn(then: Game, reader: PageReader, names: list[str], width: int) -> str:
    """As this reader sees it; nothing if the game had not begun."""
    if then.state is None:
        return ""
    return then.title.svg(with_names(then.title.view(then.state, reader.seat), names), width)


def log(game_id: str) -> str:
    """Everything that happened, the oldest first."""
    store, now = load_game(game_id)
    reader = reader_of(now)
    people = names_then(store, now.id, names_of(store, now, reader.player))
    since = number("since", 0)
    history = position.history_since(store, game_id, reader.seat, since, PAGE)[1] if since < now.version else []
    history = [each for each in history if reader.until is None or each.version <= reader.until]
    events = store.games.recorded(game_id, since, since + PAGE) if history else []
    causes = {event.originator_version: event.cause.channel for event in events}
    return render_template(
        "log.html", game=now, called=game_name(now.id), reader=reader, since=since, page=PAGE, causes=causes,
        history=[(each, texts(each.told, people.at(each.version))) for each in history],
    )  # fmt: skip


def result(game_id: str) -> str:
    store, now = load_game(game_id)
    reader = reader_of(now)
    outcome: Result | None = now.title.result(now.state) if now.state is not None else None
    names = names_of(store, now, reader.player)
    sources = list(dict.fromkeys(name for score in (outcome.scores if outcome else ()) for name, _ in score.rows))
    by_round = rounds.by_round(store, now) if outcome is not None else []
    with store.db.read() as session:
        row = tables.table(session, now.id)
    page = Page(
        game=now, then=now, reader=reader, names=names, around=table_panel(store, now, reader, names),
        number=row["number"] if row else 0,
    )  # fmt: skip
    called = [page.called_by_name(seat) for seat in range(now.seats)]
    return render_template(
        "game_result.html", page=page, game=now, reader=reader, names=names, outcome=outcome, sources=sources,
        why=closed_text(now) if now.closed else "", so_far=list(so_far(now.points_so_far, names)), rounds=by_round,
        charts=[Markup(chart(by_round, called, size)) for size in (NARROW_CHART, WIDE_CHART)] if by_round[1:] else [],
        bars=_bars(outcome.scores) if outcome else {},
    )  # fmt: skip


def _bars(scores: Sequence[Score]) -> dict[int, list[tuple[float, float]]]:
    """By seat: where the piece of each source begins, and how wide it is, of a hundred; losses are left out."""
    most = max((sum(max(points, 0) for _, points in each.rows) for each in scores), default=0) or 1
    found: dict[int, list[tuple[float, float]]] = {}
    for each in scores:
        at, pieces = 0.0, list[tuple[float, float]]()
        for points in (points for _, points in each.rows if points > 0):
            wide = 100 * points / most
            pieces.append((round(at, 1), round(max(wide - 1.5, 0.5), 1)))
            at += wide
        found[each.seat] = pieces
    return found


def export(game_id: str) -> Response:
    """What `posthorn verify` checks: all of a game that is closed, what the reader may know of one that runs."""
    store, now = load_game(game_id)
    reader = reader_of(now)
    seat = reader.seat if reader.until is None else None
    document = msgspec.json.encode(store.games.export(game_id, seat, whole=False))
    name = f'attachment; filename="{now.title_id}-{now.id}.json"'
    return Response(document, content_type="application/json", headers={"Content-Disposition": name})
