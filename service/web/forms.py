"""Forms that act: they come from a page of ours, and one that is sent twice acts once.

A form holds a word that only our pages can know (made from a cookie that no other site can read), and a word of its own
by which two presses are known to be one.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from flask import Flask, Response, abort, g, request
from markupsafe import Markup

COOKIE = "posthorn_form"
WORD = re.compile(r"[A-Za-z0-9_-]{16,64}")


def install(app: Flask) -> None:
    app.jinja_env.globals["form_fields"] = fields
    app.after_request(_keep)


def fields() -> Markup:
    """What every form that acts has in it."""
    return Markup('<input type="hidden" name="csrf" value="{}"><input type="hidden" name="once" value="{}">').format(
        token_of(_own()), secrets.token_urlsafe(18)
    )


def check_form() -> str:
    """The form's own word. Refuses what was not sent by a page of ours that this browser was shown."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(403, "This was sent by a page of another site.")
    kept, given, once = request.cookies.get(COOKIE, ""), request.form.get("csrf", ""), request.form.get("once", "")
    if not WORD.fullmatch(kept) or not hmac.compare_digest(token_of(kept).encode(), given.encode()):
        abort(403, "This page is too old, or cookies are off. Load the page again and press once more.")
    if not WORD.fullmatch(once):
        abort(400, "This form is not whole. Load the page again and press once more.")
    return once


def _own() -> str:
    kept = request.cookies.get(COOKIE, "")
    if WORD.fullmatch(kept):
        return kept
    if "form_word" not in g:
        g.form_word = secrets.token_urlsafe(18)
    return str(g.form_word)


def token_of(word: str) -> str:
    return hashlib.sha256(f"form|{word}".encode()).hexdigest()[:32]


def _keep(response: Response) -> Response:
    if "form_word" in g:
        response.set_cookie(COOKIE, g.form_word, httponly=True, samesite="Lax", secure=request.is_secure)
    return response
