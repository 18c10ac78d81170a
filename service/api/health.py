"""/live and /ready, for whoever watches the service or stands before it."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response, current_app

from service.queries.health import Health, as_data
from service.store import Store


def install(app: Flask, store: Store) -> None:
    app.extensions["health"] = Health(store)
    app.add_url_rule("/live", "live", live)
    app.add_url_rule("/health", "health", live)  # as it was called once
    app.add_url_rule("/ready", "ready", ready)


def live() -> Response:
    """This process answers. Whoever starts processes anew goes by it; for the rest of the service it says nothing."""
    return Response("ok\n", content_type="text/plain")


def ready() -> tuple[dict[str, Any], int]:
    """Whether the service can do its work, and what is in its way."""
    health: Health = current_app.extensions["health"]
    found = as_data(health.checks())
    return found, 200 if found["ready"] else 503
