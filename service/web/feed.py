"""The calendar feed of a player's deadlines. Its address is the key, so that programs can read it."""

from __future__ import annotations

from flask import Flask, Response, abort, current_app

from service.queries import clocks
from service.store import Store, times


def install(app: Flask, public_url: str) -> None:
    def feed(token: str) -> Response:
        store: Store = current_app.extensions["posthorn"]
        player = clocks.feed_player(store, token)
        if player is None:
            abort(404)
        text = clocks.feed(clocks.deadlines_of(store, player), times.now(), public_url)
        return Response(text, content_type="text/calendar; charset=utf-8", headers={"Cache-Control": "private"})

    app.add_url_rule("/feed/<token>.ics", "feed", feed)
