"""Forms that act: they come from a page of ours, and one that is sent twice acts once.

A form holds a word that only our pages can know (made from a cookie that no other site can read), and a word of its own
by which two presses are known to be one.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from flask import Flask, Response, abort, after_this_request, g, request
from markupsafe import Markup

COOKIE = "posthorn_form"
SENT = "posthorn_sent"  # the word of the form that this browser sent last
WORD = re.compile(r"[A-Za-z0-9_-]{16,64}")
MASKED = re.compile(r"[0-9a-f]{64}")
_PATH = re.compile(r"/(?![/\\])[A-Za-z0-9/_?=&.:,%+-]{0,300}")
_HELD = re.compile(r'name="(?:csrf|once)" value="[^"]*"')


def install(app: Flask) -> None:
    app.jinja_env.globals["form_fields"] = fields


def fields() -> Markup:
    """What every form that acts has in it."""
    return Markup('<input type="hidden" name="csrf" value="{}"><input type="hidden" name="once" value="{}">').format(
        masked(token_of(_own())), secrets.token_urlsafe(18)
    )


def typed() -> list[tuple[str, str]]:
    """What a form that was refused held, for a form that sends it once more; nothing of a page of others."""
    if request.method != "POST" or not _is_ours():
        return []
    return [(name, value) for name, value in request.form.items(multi=True) if name not in ("csrf", "once")]


def check_form() -> str:
    """The form's own word. Refuses what was not sent by a page of ours that this browser was shown."""
    once = request.form.get("once", "")
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(403, "This was sent by a page of another site.")
    if not _is_ours():
        abort(403, "This page is too old, or cookies are off. Load the page again and press once more.")
    if not WORD.fullmatch(once):
        abort(400, "This form is not whole. Load the page again and press once more.")
    _keep(SENT, once)
    return once


def path_of(given: str) -> str:
    """A page of ours to go on to, or nothing."""
    return given if _PATH.fullmatch(given) else ""


def _is_ours() -> bool:
    kept, given = request.cookies.get(COOKIE, ""), request.form.get("csrf", "")
    return WORD.fullmatch(kept) is not None and hmac.compare_digest(token_of(kept), _unmasked(given))


def _own() -> str:
    kept = request.cookies.get(COOKIE, "")
    if WORD.fullmatch(kept):
        return kept
    if "form_word" not in g:
        g.form_word = secrets.token_urlsafe(18)
        _keep(COOKIE, g.form_word)
    return str(g.form_word)


def token_of(word: str) -> str:
    return hashlib.sha256(f"form|{word}".encode()).hexdigest()[:32]


def masked(token: str) -> str:
    """Another text in each answer, so that the length of a compressed page tells nothing of it."""
    plain = bytes.fromhex(token)
    pad = secrets.token_bytes(len(plain))
    return (pad + bytes(one ^ other for one, other in zip(pad, plain, strict=True))).hex()


def _unmasked(given: str) -> str:
    if not MASKED.fullmatch(given):
        return ""
    both = bytes.fromhex(given)
    half = len(both) // 2
    return bytes(one ^ other for one, other in zip(both[:half], both[half:], strict=True)).hex()


def mark_of(text: str) -> str:
    """A mark of what this browser was shown; it says nothing of it to who has not the browser's cookie."""
    return hmac.new(_own().encode(), text.encode(), "sha256").hexdigest()[:32]


def tag_of(page: str) -> str:
    """A mark of a page, whatever words its forms hold. With each form that is sent the page is another one: what it had
    kept of words is used up.
    """
    return mark_of(request.cookies.get(SENT, "")[:64] + _HELD.sub("", page))


def _keep(name: str, word: str) -> None:
    @after_this_request
    def keep(response: Response) -> Response:
        response.set_cookie(name, word, httponly=True, samesite="Lax", secure=request.is_secure)
        return response
