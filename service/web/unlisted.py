"""Games that are not listed: who looks on needs the link that their people pass on, and this browser remembers it."""

from __future__ import annotations

import re

from flask import Response, after_this_request, current_app, make_response, render_template, request

from domain.game.aggregate import Game
from domain.game.names import game_name
from service.commands import admission
from service.store import Store
from service.web.pages import Away, current_player

COOKIE = "posthorn_links"
KEPT, LIVES = 20, 365 * 24 * 3600
WORD = re.compile(r"[A-Za-z0-9_-]{1,40}")


def admit(game: Game) -> None:
    """Lets through who sits or sat there, who comes from a letter (its token is looked at later) or has the link."""
    player, store = current_player(), _store()
    if request.values.get("letter"):
        return
    with store.db.read() as session:
        if admission.may_look_on(session, game, player):
            return
        terms = admission.of(session, game.id)
    given = request.values.get("word", "")
    if terms.word and given == terms.word:
        _remember(given)
    elif terms.word not in _words():
        page = render_template("not_listed.html", game=game, called=game_name(game.id))
        raise Away(make_response(page, 403))


def _store() -> Store:
    found: Store = current_app.extensions["posthorn"]
    return found


def _words() -> list[str]:
    return [word for word in request.cookies.get(COOKIE, "").split(".")[:KEPT] if WORD.fullmatch(word)]


def _remember(word: str) -> None:
    known = _words()
    if word in known:
        return

    @after_this_request
    def remember(response: Response) -> Response:
        kept = ".".join([word, *known][:KEPT])
        response.set_cookie(COOKIE, kept, max_age=LIVES, httponly=True, samesite="Lax", secure=request.is_secure)
        return response
