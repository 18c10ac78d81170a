"""/operator: what waits for whoever runs the service, each with its remedy as a button; for players whose confirmed
address the setting names. To others it is not there.
"""

from __future__ import annotations

from flask import Blueprint, Flask, abort, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from service.projections import letter_queue
from service.queries.health import Health
from service.store import bounces, circuit, letters, mails, player_rows, times
from service.web.forms import check_form
from service.web.pages import me, the_store

SHOWN = 50  # rows of each kind


def install(app: Flask, operators: str) -> None:
    """`operators`: their addresses, with commas."""
    app.config["OPERATORS"] = frozenset(each.strip().casefold() for each in operators.split(",") if each.strip())
    blueprint = Blueprint("operator", __name__, template_folder="templates", url_prefix="/operator")
    blueprint.before_request(_for_operators)
    blueprint.add_url_rule("", "show", show)
    for act in (judge_again, read_again, ignore, write_again, write_to, try_relay):
        blueprint.add_url_rule(f"/{act.__name__}", act.__name__, act, methods=["POST"])
    app.register_blueprint(blueprint)


def _for_operators() -> None:
    operators: frozenset[str] = current_app.config["OPERATORS"]
    if not operators:
        abort(404)
    player = me()
    with the_store().db.read() as session:
        if not operators & {address.casefold() for address in player_rows.confirmed(session, player)}:
            abort(404)
    if request.method == "POST":
        check_form()


def show() -> str:
    store = the_store()
    health: Health = current_app.extensions["health"]
    checks = health.checks()
    with store.db.read() as session:
        return render_template(
            "operator.html", checks=checks, commands=store.intake.parked()[:SHOWN],
            letters=letter_queue.latest(session, SHOWN, only_parked=True),
            mails=mails.with_status(session, "quarantined", SHOWN), bounces=bounces.worst(session, SHOWN),
            relay=circuit.read(session), done=request.args.get("done", "")[:20],
        )  # fmt: skip


def judge_again() -> Answer:
    """A parked command is judged once more."""
    return _done(the_store().intake.reopen(_field("id")))


def read_again() -> Answer:
    """A mail in quarantine is read once more."""
    with the_store().db.write() as session:
        found, _ = mails.read_again(session, _field("id"))
    the_store().wake("mail")
    return _done(found)


def ignore() -> Answer:
    """A mail in quarantine is thrown away."""
    with the_store().db.write() as session:
        return _done(mails.dismiss(session, _field("id"), "an operator has thrown it away"))


def write_again() -> Answer:
    """A parked letter is written after all."""
    number = _field("id")
    with the_store().db.write() as session:
        found = number.isascii() and number.isdecimal() and letter_queue.reopen(session, int(number))
    the_store().wake("mail")
    return _done(found)


def write_to() -> Answer:
    """Letters go to an address again, whatever came back from it before."""
    with the_store().db.write() as session:
        return _done(bounces.remove(session, _field("id")))


def try_relay() -> Answer:
    """The mail server is tried now, not when it is time for it."""
    with the_store().db.write() as session:
        found = circuit.try_now(session, times.now())
        letters.put_forward(session)
    the_store().wake("mail")
    return _done(found)


def _field(name: str) -> str:
    return request.form.get(name, "")[:320]


def _done(found: bool) -> Answer:
    return redirect(url_for("operator.show", done="done" if found else "not there"), 303)
