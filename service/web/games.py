"""A game as a page: its position now or at any version, the whole log, the file to check it with.

Whoever comes by a link of a letter (`letter` in the address) sees what his seat knew at that version; anybody else what
spectators knew. Nothing here acts.
"""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Blueprint, Response, abort, current_app, render_template, request

from domain import fairness
from domain.game import Game
from domain.games import NoSuchGame
from domain.kernel.telling import Sentence
from domain.sequels import following
from service.people import names_of, texts
from service.store import Store
from service.web.mail_access import letter_by

LAST = 30  # events shown beside a position
PAGE = 300  # events on a page of the log


class Reader(msgspec.Struct, frozen=True):
    """`seat`: None for a spectator. `letter`: the token of the letter he comes from."""

    seat: int | None = None
    letter: str | None = None
    player: str = ""


def install(pages: Blueprint) -> None:
    pages.add_url_rule("/games/<game_id>", "game", game)
    pages.add_url_rule("/games/<game_id>/board.svg", "board", board)
    pages.add_url_rule("/games/<game_id>/log", "log", log)
    pages.add_url_rule("/games/<game_id>/game.json", "export", export)


def game(game_id: str) -> str:
    store, now = _found(game_id)
    reader, then = _reader(now), _then(store, now)
    title, state = then.title, then.state
    view = title.view(state, reader.seat) if state is not None else None
    names = names_of(store, then, reader.player)
    history = store.games.history(game_id, reader.seat, max(then.version - LAST, 0), then.version)
    asked = reader.seat is not None and reader.seat in then.asked
    return render_template(
        "game.html", game=then, latest=now.version, reader=reader, names=names,
        prompt=title.prompt(state, reader.seat).text(names) if asked else "",
        listing=texts(title.listing(view), names) if view is not None else [],
        board=title.text(view) if view is not None else "",
        history=[(each, texts(each.told, names)) for each in history[::-1]],
        luck=texts(fairness.statement(then), names),
        tale=texts(_tale(then), names), then=store.games.find(following(game_id)) if now.closed else None,
    )  # fmt: skip


def _tale(game: Game) -> tuple[Sentence, ...]:
    found: tuple[Sentence, ...] = game.title.sequel(game.state).told if game.closed == "finished" else ()
    return found


def board(game_id: str) -> Response:
    store, now = _found(game_id)
    reader, then = _reader(now), _then(store, now)
    if then.state is None:
        abort(404)
    picture = then.title.svg(then.title.view(then.state, reader.seat))
    tag = f'"{then.version}.{"" if reader.seat is None else reader.seat}"'
    return Response(picture, content_type="image/svg+xml", headers={"ETag": tag})


def log(game_id: str) -> str:
    """Everything that happened, the oldest first."""
    store, now = _found(game_id)
    reader = _reader(now)
    names = names_of(store, now, reader.player)
    since = _number("since", 0)
    history = store.games.history(game_id, reader.seat, since, since + PAGE) if since < now.version else []
    return render_template(
        "log.html", game=now, reader=reader, since=since, page=PAGE,
        history=[(each, texts(each.told, names)) for each in history],
    )  # fmt: skip


def export(game_id: str) -> Response:
    """What `posthorn verify` checks: all of a game that is closed, what the reader may know of one that runs."""
    store, now = _found(game_id)
    document = msgspec.json.encode(store.games.export(game_id, _reader(now).seat))
    name = f'attachment; filename="{now.title_id}-{now.id}.json"'
    return Response(document, content_type="application/json", headers={"Content-Disposition": name})


def _found(game_id: str) -> tuple[Store, Game]:
    store: Store = current_app.extensions["posthorn"]
    try:
        return store, store.games.get(game_id)
    except NoSuchGame:
        abort(404)


def _reader(now: Game) -> Reader:
    token = request.args.get("letter", "")
    if not token:
        return Reader()
    letter: Any = letter_by(token) if "mail_access" in current_app.extensions else abort(404)
    if letter.game != now.id or letter.seat is None or now.holders[letter.seat].player != letter.player:
        abort(404)
    return Reader(letter.seat, token, letter.player)


def _then(store: Store, now: Game) -> Game:
    version = _number("version", now.version)
    if version < 1:
        abort(404, "The versions of a game begin with 1.")
    return now if version >= now.version else store.games.at(now.id, version)


def _number(name: str, otherwise: int) -> int:
    given = request.args.get(name, "")
    if given and not (given.isascii() and given.isdecimal() and len(given) < 10):
        abort(404, f"The {name} in this address is no number.")
    return int(given) if given else otherwise
