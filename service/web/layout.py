"""What all pages have in common: who is signed in and how many games wait for them, errors that say what to do."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, cast

from flask import Flask, Response, current_app, make_response, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.exceptions import HTTPException

from domain.game.names import display_name
from domain.game.time.pace import PRESETS, Pace
from domain.kernel.shapes import Refused
from domain.kernel.telling import word
from domain.titles.shelf import titles
from service.commands.spoken import picked, spoken
from service.limits.rate_limits import TooMany
from service.mail.outgoing.reply import without_addresses
from service.queries import lobby
from service.queries.wording import deadline_text, in_zone, left, pace_text, say, short_day, span
from service.store import Store, player_rows, times, visitors
from service.store.database import LOST_TOUCH
from service.web import forms, languages
from service.web.mail_access import is_local
from service.web.pages import current_player

API = "/api/"
TEXTS = {
    400: ("That cannot be read", "Go back, correct it and press once more."),
    403: ("Not from here", "Go back, load the page again and press once more."),
    404: ("Nothing is here", "The address may be cut short. Your games and all tables are a press away."),
    405: ("This address takes no such request", "Go back to the page you came from."),
    409: ("It was refused", "Nothing is lost. Go back, and ask for it in another way."),
    410: ("Gone", "Look for a newer letter, or at your games."),
    413: ("That is too much", "Send less at once."),
    429: ("Not now", "Try again later."),
    500: ("A fault of ours", "It is logged. Nothing that was taken in is lost; load the page again in a moment."),
    503: ("The service is busy", "Nothing is lost. Load the page again in a moment."),
}


def install(app: Flask) -> None:
    app.context_processor(_reader)
    app.context_processor(_missing)
    app.jinja_env.filters.update(
        name=display_name,
        moment=in_zone,
        left=_left,
        soon=_soon,
        pace=pace,
        pace_name=pace_name,
        days=_days,
        day=short_day,
        span=span,
        late=deadline_text,
        without_addresses=without_addresses,
        word=word,
        signs=with_signs,
        spoken=_spoken,
        picked=_picked,
        browser=_browser,
    )
    app.extensions["error_page"] = error_page


def _missing() -> dict[str, Any]:
    """Whether games lie on a database that does not answer: lists are without them."""
    store: Store = current_app.extensions["posthorn"]
    return {"games_missing": bool(store.db.away)}


def _reader() -> dict[str, Any]:
    """`me`: the row of who is signed in; `visitor`: they gave no address; `waiting_games`: in how many they are asked,
    `waiting_beside` in how many others than the one that is looked at.
    `outbox_here`: whether they are the operator of a service whose letters are read here.
    """
    player, here = current_player(), {"outbox_here": _has_outbox_here}
    if not player:
        return {**here, "me": None, "waiting_games": 0, "waiting_beside": 0, "visitor": False, "zone": "UTC"}
    store: Store = current_app.extensions["posthorn"]
    with store.db.read() as session:
        me = player_rows.row(session, player)
        waiting = lobby.waiting(session, player)
        visitor = visitors.is_one(session, player)
    return {
        **here,
        "me": me,
        "waiting_games": len(waiting),
        "waiting_beside": len(waiting - {(request.view_args or {}).get("game_id")}),
        "visitor": visitor,
        "zone": me["zone"] if me is not None else "UTC",
    }


def _has_outbox_here() -> bool:
    return "mail_access" in current_app.extensions and is_local()


def _days(kept: str) -> str:
    """`mon tue` of the numbers that are kept."""
    return " ".join(
        ("mon", "tue", "wed", "thu", "fri", "sat", "sun")[int(each) - 1] for each in kept if each in "1234567"
    )


def _browser(kept: str) -> str:
    """`Firefox on Linux`, as it is kept."""
    program, _, system = kept.partition(" on ")
    program = word("A browser") if program == "A browser" else program
    return say("{name} on {host}", name=program, host=system) if system else program


def _left(until: str) -> str:
    return left(until, times.now())


def _soon(until: str) -> bool:
    """Within a day: what is shown as urgent."""
    return until < times.later(times.now(), 24)


def pace(given: Pace | int) -> str:
    """How much time there is; of a table in a list only the hours of its bank are known."""
    if isinstance(given, Pace):
        return pace_text(given)
    if not given:
        return word("no clock")
    hours = say("{n} {n|hour|hours} of thinking time", n=given)
    time = hours if given % 24 else say("{n} {n|day|days} of thinking time", n=given // 24)
    name = next((pace_name(name) for name, each in PRESETS.items() if each.bank == given), "")
    return f"{name}: {time}" if name else time


def pace_name(preset: str) -> str:
    """As people call it."""
    called = {"slow": word("unhurried"), "steady": word("steady"), "daily": word("daily"), "none": word("no clock")}
    return called.get(preset, preset)


def error_page(error: Exception) -> Response | None:
    """The page for what went wrong; None for what the API answers in its own way."""
    if request.path.startswith(API) or request.path.startswith("/inbound/"):
        return None
    status, detail, headers = _what(error)
    if status < 400:
        return None
    if status == 405 and request.method == "GET" and (above := _page_above()):
        return cast(Response, redirect(above, 303))
    title, advice = map(word, TEXTS.get(status, TEXTS[400] if status < 500 else TEXTS[500]))
    try:
        kept = forms.typed() if status == 429 else []
        page = render_template("error.html", title=title, detail=detail, advice=advice, typed=kept)
    except Exception:  # the store is away: who is signed in cannot be said
        page = f"<!doctype html><html><title>{title}</title><h1>{title}</h1><p>{advice}</p></html>"
    response: Response = make_response(page, status)
    response.headers.update(headers)
    return response


def _page_above() -> str:
    """Whoever loads the answer to a form again asks for its address: the page on which the form stands is near it."""
    adapter, path = current_app.create_url_adapter(request), request.path
    while adapter is not None and (path := path.rpartition("/")[0]):
        try:
            adapter.match(path, "GET")
        except HTTPException:
            continue
        return request.script_root + path
    return ""


def _what(error: Exception) -> tuple[int, str, dict[str, str]]:
    if isinstance(error, HTTPException):
        if error.response is not None:
            return 0, "", {}
        own = error.description != type(error).description
        allow = {"Allow": ", ".join(sorted(getattr(error, "valid_methods", None) or ()))} if error.code == 405 else {}
        return error.code or 500, word(error.description or "") if own else "", allow
    if isinstance(error, TooMany):
        return 429, error.text, {"Retry-After": str(error.retry_after)}
    if isinstance(error, Refused):
        return 404 if error.code.startswith("no_such_") else 400, error.text, {}
    return (503 if isinstance(error, LOST_TOUCH) else 500), "", {"Retry-After": "1"}


def _spoken(sentence: str, title_id: str) -> str:
    """What can be said, or was, in the language of the page. Forms and addresses hold the English."""
    return spoken(titles[title_id], sentence)


def _picked(words: str, title_id: str) -> str:
    return picked(titles[title_id], words)


def with_signs(text: str, title_id: str) -> Markup:
    """Small drawings beside words that tell of moves: a die beside R5. Who cannot see them loses nothing."""
    pattern, names = _words(title_id, languages.current())
    if pattern is None:
        return escape(text)
    told, end = Markup(), 0
    for found in pattern.finditer(text):
        told += escape(text[end : found.start()])
        if titles[title_id].signs[names[found[1]]]:
            there = url_for("titles.sign", title_id=title_id, name=names[found[1]])
            told += Markup('<img class="sign" src="{}" alt="">').format(there)
        told += escape(found[0])
        end = found.end()
    return told + escape(text[end:])


@lru_cache(maxsize=64)
def _words(title_id: str, language: str) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    """As this language has them, the longest first; `language` is that of the page."""
    names = {word(each): each for each in titles[title_id].signs}
    each = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return (re.compile(rf"(?<![\w-])({each})s?(?![\w-])") if names else None), names
