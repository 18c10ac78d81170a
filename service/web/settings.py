"""/settings: what a player sets, gives and takes back; /why: each letter sent or not sent to them, and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zoneinfo import available_timezones

import msgspec
from flask import Blueprint, Flask, Response, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.game.names import game_name
from domain.kernel.shapes import Refused
from domain.kernel.telling import word
from service.accounts import erasure, settings
from service.limits.rate_limits import TooMany
from service.mail.outgoing import reasons as letter_reasons
from service.projections import tables
from service.queries import clocks
from service.store import sessions
from service.web import joining, pages
from service.web.forms import check_form
from service.web.mail_access import too_many
from service.web.mine import named
from service.web.pages import caller, me, the_store

ZONES = sorted(
    zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "posix", "right"))
)
MOST_REASONS = 100


def install(app: Flask) -> None:
    blueprint = Blueprint("settings", __name__, template_folder="templates")
    blueprint.add_url_rule("/settings", "show", show)
    blueprint.add_url_rule("/settings", "save", save, methods=["POST"])
    for act in (address, drop_address, holiday, back, feed, key, drop_key, drop_session, out_everywhere, unmute, leave):
        blueprint.add_url_rule(f"/settings/{act.__name__}", act.__name__, act, methods=["POST"])
    blueprint.add_url_rule("/settings/data.json", "data", data)
    blueprint.add_url_rule("/why", "why", why)
    blueprint.register_error_handler(TooMany, too_many)
    app.register_blueprint(blueprint)


def show() -> Response:
    return _page(me(), done=request.args.get("done", "")[:20])


def _page(player: str, status: int = 200, **more: Any) -> Response:
    """`more`: what was done or refused just now, or a key that is shown once."""
    session = pages.session()
    page = render_template(
        "settings.html", account=settings.described(the_store(), player), zones=ZONES,
        here=sessions.name_of(session.hash) if session is not None else "", called=game_name,
        days_left=clocks.holiday_left(the_store(), player), away=clocks.away_until(the_store(), player),
        pushes=bool(current_app.extensions.get("pushes", (None,))[0]),
        typed=request.form if status >= 400 else {}, **more,
    )  # fmt: skip
    response = make_response(page, status)
    response.headers["Cache-Control"] = "no-store"
    return response


def save() -> Answer:
    player = me()
    check_form()
    form = {name: value.strip() for name, value in request.form.items()}
    wanted = {name: form[name] for name in (*settings.FORMS, "language", "zone", "play_days") if name in form}
    if "zone" in wanted:
        wanted["zone"] = _zone(wanted["zone"])
    for name in ("quiet", "night"):
        if f"{name}_from" in form:
            wanted[name] = f"{form[f'{name}_from']}-{form.get(f'{name}_until', '')}".strip("-")
    try:
        for name, value in wanted.items():
            settings.check(name, value)
        renamed = "name" in form and settings.rename(the_store(), player, form["name"])
        changed = settings.change(the_store(), player, wanted) or renamed
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return _done("saved" if changed else "same")


def _zone(text: str) -> str:
    """A city is enough, where one zone alone is called by it."""
    word = "_".join(text.split()).casefold()
    found = [zone for zone in ZONES if zone.casefold() == word or zone.rpartition("/")[2].casefold() == word]
    return found[0] if len(found) == 1 else text


def _done(what: str) -> Answer:
    return redirect(url_for("settings.show", done=what), 303)


def address() -> Answer:
    """A letter goes there; its digits are typed on the page that follows, or its link is opened."""
    player, once = me(), check_form()
    try:
        attempt = settings.ask_address(the_store(), player, request.form.get("address", ""), **caller(), secret=once)
    except TooMany:
        raise
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return joining.sent(attempt)


def drop_address() -> Answer:
    return _changed(lambda player: settings.remove_address(the_store(), player, request.form.get("which", "")), "saved")


def key() -> Answer:
    return _showing("key", lambda player: settings.new_key(the_store(), player, request.form.get("key_name", "")))


def holiday() -> Answer:
    """Booked from the store of the year; every clock stands still until that day."""
    return _showing("booked", lambda player: clocks.book_holiday(the_store(), player, request.form.get("day", "")[:10]))


def back() -> Answer:
    """The holiday ends now."""
    return _showing("cut", lambda player: clocks.cut_holiday(the_store(), player))


def _showing(name: str, act: Callable[[str], Any]) -> Answer:
    """What came of it is shown once, under this name."""
    player = me()
    check_form()
    try:
        return _page(player, **{name: act(player)})
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)


def feed() -> Answer:
    player = me()
    check_form()
    token = clocks.new_feed(the_store(), player)
    return _page(player, feed=f"{current_app.config['PUBLIC_URL']}/feed/{token}.ics")


def drop_key() -> Answer:
    return _changed(lambda player: the_store().players.revoke_key(player, request.form.get("which", "")[:16]), "saved")


def drop_session() -> Answer:
    def end(player: str) -> None:
        with the_store().db.write() as session:
            sessions.end(session, player, request.form.get("which", ""))

    return _changed(end, "saved")


def out_everywhere() -> Answer:
    def end(player: str) -> None:
        with the_store().db.write() as session:
            sessions.end_all(session, player)
        pages.sign_out()

    _changed(end, "saved")
    return redirect(url_for("web.home"), 303)


def unmute() -> Answer:
    return _changed(lambda player: the_store().players.mute(player, request.form.get("which", "")[:40], False), "saved")


def leave() -> Answer:
    player = me()
    check_form()
    if request.form.get("sure") != "yes":
        return _page(player, 400, refusal=word("To leave, tick that you are sure."))
    erasure.forget(the_store(), player)
    pages.sign_out()
    return redirect(url_for("web.home"), 303)


def _changed(change: Callable[[str], object], what: str) -> Answer:
    player = me()
    check_form()
    try:
        change(player)
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return _done(what)


def data() -> Response:
    document = msgspec.json.format(msgspec.json.encode(settings.everything(the_store(), me())), indent=1)
    return Response(
        document, content_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="posthorn.json"', "Cache-Control": "no-store"},
    )  # fmt: skip


def why() -> str:
    player = me()
    with the_store().db.read() as session:
        reasons = letter_reasons.reasons(session, player, request.args.get("game", "")[:40], most=MOST_REASONS)
        names = {row["game"]: named(row) for row in tables.some(session, sorted({game for game, _ in reasons if game}))}
    return render_template("my_letters.html", reasons=reasons, names=names)
