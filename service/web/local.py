"""The operator at the machine itself: what a page may then do without any other proof.

Nothing is read from where a request seems to come from, since a proxy may look like a browser of this machine. Whoever
opens the address that was printed at the start has proven that they read the terminal; a cookie says so from then on.
"""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, redirect, request, url_for
from werkzeug.wrappers import Response as Answer

from service.web.mail_access import mail_access

COOKIE = "posthorn_here"


def install(app: Flask, key: str) -> None:
    """`key`: in the address that is printed at the start; without one nobody is the operator here."""
    app.config["OPERATOR_KEY"] = key
    app.add_url_rule("/here/<key>", "here", here)


def here(key: str) -> Answer:
    if not has_outbox():
        abort(404)
    if not _is_key(key):
        abort(403, "This address is of an earlier start. Open the one that Posthorn has printed at its last start.")
    answer = redirect(url_for("web.home"), 303)
    answer.set_cookie(COOKIE, key, path="/", secure=request.is_secure, httponly=True, samesite="Lax")
    return answer


def stays_here(sends: bool, url: str, behind_proxy: bool) -> bool:
    """No letter leaves this machine and no reader comes from elsewhere, as far as the settings say."""
    return not sends and not behind_proxy and _is_loopback(urlsplit(url).hostname)


def has_outbox() -> bool:
    letter_writer, config = mail_access().letter_writer, current_app.config
    return bool(config["OPERATOR_KEY"]) and stays_here(
        letter_writer.sends, letter_writer.site.url, config["BEHIND_PROXY"]
    )


def is_local() -> bool:
    """The whole service is for this machine, and this browser was shown the printed address."""
    return has_outbox() and _is_key(request.cookies.get(COOKIE, ""))


def _is_key(given: str) -> bool:
    return hmac.compare_digest(given.encode(), current_app.config["OPERATOR_KEY"].encode())


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        address = ip_address(host or "")
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
