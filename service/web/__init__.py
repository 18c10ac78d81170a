"""Pages for people: home, the API to browse, games. They work without JavaScript."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.titles.shelf import titles
from service.store.pool import next_number, published, read_head
from service.web import (
    about,
    forms,
    languages,
    layout,
    lobby,
    opening,
    pages,  # fmt: skip
    people,
    phone,
    previews,
    programs,
    settings,
    title_pages,
)
from service.web.game import acts, past, play
from service.web.pages import current_player

SHOWN = 200  # commitments on a page


def install(app: Flask, contact: str = "") -> None:
    forms.install(app)
    pages.install(app)
    languages.install(app)
    layout.install(app)
    about.install(app, contact)
    blueprint = Blueprint(
        "web", __name__, template_folder="templates", static_folder="static", static_url_path="/static"
    )
    blueprint.add_url_rule("/", "home", home)
    blueprint.add_url_rule("/api/v1/", "browse", browse)
    play.install(blueprint)
    acts.install(blueprint)
    past.install(blueprint)
    blueprint.add_url_rule("/commitments", "commitments", commitments)
    app.register_blueprint(blueprint)
    for part in (lobby, people, phone, previews, programs, opening, settings, title_pages):
        part.install(app)


def home() -> Answer | str:
    """My games; who is not signed in is told what this is, and may play at once."""
    if current_player():
        return redirect(url_for("lobby.mine"))
    first = next(iter(titles.values()))
    letter = title_pages.letter(first.id, languages.current())
    return render_template("home.html", titles=titles.values(), first=first, letter=letter)


def browse() -> str:
    document: dict[str, Any] = current_app.extensions["openapi"]()
    operations = [
        {"method": method.upper(), "path": path, **operation}
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return render_template("browse.html", document=document, operations=operations)


def commitments() -> str:
    """The pool of seeds, as far as everybody may see it."""
    store, given = current_app.extensions["posthorn"], request.args.get("from", "1")
    first = int(given) if given.isascii() and given.isdecimal() and 0 < len(given) < 10 else 1
    with store.db.read() as session:
        head, free, items = read_head(session), next_number(session), published(session, first, SHOWN)
    return render_template("commitments.html", head=head, free=free, items=items, first=first, shown=SHOWN)
