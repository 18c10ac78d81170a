"""Pages for people: home, the API to browse, a game as spectators see it. They work without JavaScript."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, Response, abort, current_app, render_template

from domain.games import NoSuchGame
from domain.titles import titles
from service.api.calls import names_of, texts
from service.store import Store

LAST = 30  # events shown on the page of a game


def install(app: Flask) -> None:
    pages = Blueprint("web", __name__, template_folder="templates", static_folder="static", static_url_path="/static")
    pages.add_url_rule("/", "home", home)
    pages.add_url_rule("/api/v1/", "browse", browse)
    pages.add_url_rule("/games/<game_id>", "game", game)
    pages.add_url_rule("/games/<game_id>/board.svg", "board", board)
    pages.add_url_rule("/health", "health", health)
    app.register_blueprint(pages)


def home() -> str:
    return render_template("home.html", titles=titles.values())


def browse() -> str:
    document: dict[str, Any] = current_app.extensions["openapi"]
    operations = [
        {"method": method.upper(), "path": path, **operation}
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return render_template("browse.html", document=document, operations=operations)


def game(game_id: str) -> str:
    store, found = _found(game_id)
    names = names_of(store, found)
    since = max(found.version - LAST, 0)
    history = [(each, texts(list(each.told), names)) for each in store.games.history(game_id, None, since)]
    board_text = found.title.text(found.title.view(found.state, None)) if found.state is not None else ""
    return render_template("game.html", game=found, names=names, history=history[::-1], board=board_text)


def board(game_id: str) -> Response:
    _, found = _found(game_id)
    if found.state is None:
        abort(404)
    picture = found.title.svg(found.title.view(found.state, None))
    return Response(picture, content_type="image/svg+xml", headers={"ETag": f'"{found.version}"'})


def health() -> Response:
    """For whoever watches the service: does the store answer, and how much waits?"""
    store: Store = current_app.extensions["posthorn"]
    return Response(f"ok, {store.intake.waiting()} commands wait\n", content_type="text/plain")


def _found(game_id: str) -> tuple[Store, Any]:
    store: Store = current_app.extensions["posthorn"]
    try:
        return store, store.games.get(game_id)
    except NoSuchGame:
        abort(404)
