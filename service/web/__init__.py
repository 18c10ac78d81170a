"""Pages for people: home, the API to browse, games. They work without JavaScript."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, Response, current_app, render_template

from domain.titles import titles
from service.store import Store
from service.web import games


def install(app: Flask) -> None:
    pages = Blueprint("web", __name__, template_folder="templates", static_folder="static", static_url_path="/static")
    pages.add_url_rule("/", "home", home)
    pages.add_url_rule("/api/v1/", "browse", browse)
    games.install(pages)
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


def health() -> Response:
    """For whoever watches the service: does the store answer, and how much waits?"""
    store: Store = current_app.extensions["posthorn"]
    return Response(f"ok, {store.intake.waiting()} commands wait\n", content_type="text/plain")
