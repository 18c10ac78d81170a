"""What a service says of itself: to robots, to whoever found a weak point, on privacy and on accessibility."""

from __future__ import annotations

from flask import Blueprint, Flask, Response, abort, current_app, render_template, url_for

from service.store import times
from service.web.previews import absolute

EXPIRES = 24 * 180  # hours for which the contact is good
DAY = "public, max-age=86400"
# pages of one person, addresses that bear a secret, and positions without number
NOT_FOR_ROBOTS = (
    "/me", "/settings", "/why", "/join", "/players", "/l/", "/t/", "/feed/", "/here/", "/outbox", "/new", "/api/",
    "/games/*/at/", "/games/*/say", "/*?pick=", "/*?letter=",
)  # fmt: skip


def install(app: Flask, contact: str) -> None:
    app.config["CONTACT"] = contact
    pages = Blueprint("about", __name__, template_folder="templates")
    pages.add_url_rule("/robots.txt", "robots", robots)
    pages.add_url_rule("/.well-known/security.txt", "security", security)
    pages.add_url_rule("/privacy", "privacy", privacy)
    pages.add_url_rule("/accessibility", "accessibility", accessibility)
    app.register_blueprint(pages)


def robots() -> Response:
    root = url_for("web.home").rstrip("/")
    lines = ["User-agent: *", *(f"Disallow: {root}{path}" for path in NOT_FOR_ROBOTS)]
    return _text(lines)


def security() -> Response:
    """RFC 9116; none if the operator has named nobody."""
    contact = current_app.config["CONTACT"] or abort(404, "Nobody is named here who hears of weak points.")
    expires = times.later(times.now()[:10] + "T00:00:00.000000Z", EXPIRES)[:19] + "Z"
    here = absolute(url_for("about.security"))
    return _text([f"Contact: {contact}", f"Expires: {expires}", "Preferred-Languages: en", f"Canonical: {here}"])


def _text(lines: list[str]) -> Response:
    return Response("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8", headers={"Cache-Control": DAY})


def privacy() -> str:
    """Days come from the settings of this service."""
    access = current_app.extensions.get("mail_access")
    days = (access.policy.kept, access.settings.kept_days) if access is not None else (0, 0)
    return render_template(
        "privacy.html", letters_kept=days[0], mails_kept=days[1],
        sessions_kept=current_app.config["SESSIONS_KEPT"],
    )  # fmt: skip


def accessibility() -> str:
    return render_template("accessibility.html")
