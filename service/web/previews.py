"""What a chat shows of a link: the picture of a board as a spectator sees it, as PNG. `templates/preview.html` has the
words around it.

A picture is made of the view that the read models keep, so its address says a version and only the one of now is drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flask import Blueprint, Flask, Response, abort, current_app, redirect, request, url_for
from msgspec import Struct
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.game.names import game_name
from domain.kernel.art import NARROW
from domain.kernel.flow import with_names
from domain.kernel.inks import dark
from domain.titles.shelf import titles
from service.commands import admission
from service.mail.outgoing.picture import png
from service.queries import position
from service.queries.people import seat_names
from service.store import Store
from service.web import languages
from service.web.game.reader import store_with
from service.web.title_pages import DAY, asked_width, picture

ROOM = 300_000  # bytes: chats leave out what is much larger


class Preview(Struct, frozen=True, kw_only=True):
    """Of a game, for anybody; of one that is not listed the name alone."""

    name: str
    listed: bool
    people: tuple[str, ...] = ()
    free: int = 0
    picture: str = ""


def install(app: Flask) -> None:
    blueprint = Blueprint("previews", __name__)
    blueprint.add_url_rule("/games/<game_id>/preview-<int:version>.png", "game", game)
    blueprint.add_url_rule("/titles/<title_id>/preview.png", "title", title)
    app.register_blueprint(blueprint)
    app.jinja_env.globals.update(preview_of=preview_of, absolute=absolute)


def absolute(path: str) -> str:
    """An address for another machine; `path` holds the prefix of the service already."""
    return str(current_app.config["PUBLIC_URL"]) + path.removeprefix(request.script_root)


def preview_of(game: Game) -> Preview:
    """The same for every reader: it is a stranger's machine that asks."""
    store: Store = current_app.extensions["posthorn"]
    called = f"{game.title.name}: {game_name(game.id)}"
    with store.db.read() as session:
        if not admission.of(session, game.id).public:
            return Preview(name=called, listed=False)
        names = seat_names(session, game)
    sitting = tuple(name for seat, name in enumerate(names) if game.holders[seat].bot or game.seated(seat))
    if game.state is None:
        free = sum(not game.holders[seat].player and not game.seated(seat) for seat in range(game.seats))
        image = url_for("previews.title", title_id=game.title_id)
    else:
        free, image = len(game.offers), url_for("previews.game", game_id=game.id, version=game.version)
    return Preview(name=called, listed=True, people=sitting, free=free, picture=absolute(image))


def game(game_id: str, version: int) -> Response | Answer:
    """Of a running or finished public game. Another version than that of now is not drawn: its address leads there.
    `dark`: for dark paper; `width`: as a telephone shows it.
    """
    store = store_with(game_id)
    with store.db.read() as session:
        public = admission.of(session, game_id).public
    now, view = position.current_view(store, game_id, lambda now: None) if public else abort(404)
    if view is None:
        abort(404)
    is_dark, width = bool(request.args.get("dark")), asked_width()
    if version != view.version:
        how: dict[str, Any] = {"dark": 1 if is_dark else None, "width": NARROW if width == NARROW else None}
        return redirect(url_for("previews.game", game_id=game_id, version=view.version, **how), 302)
    drawn = _drawn(store, now, view, width)
    return _png(dark(drawn) if is_dark else drawn)


def _drawn(store: Store, now: position.GameStatus, view: position.View, width: int) -> str:
    with store.db.read() as session:
        names = seat_names(session, now)
    return titles[now.title_id].svg(with_names(view.view, names), width)


def title(title_id: str) -> Response:
    if title_id not in titles:
        abort(404)
    return _png(picture(title_id, languages.current()))


def _png(svg: str) -> Response:
    return languages.kept(Response(_painted(svg), content_type="image/png"), DAY)


@lru_cache(maxsize=256)
def _painted(svg: str) -> bytes:
    return png(svg, ROOM, ROOM // 3)
