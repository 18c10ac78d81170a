"""The Flask application: the API, the pages, and what holds for every answer."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, Response, abort, request
from werkzeug.middleware.proxy_fix import ProxyFix

from service import api, web
from service.api import health
from service.limits.command_limits import Commands
from service.limits.rate_limits import IN_ALL
from service.limits.request_queue import WaitBudget
from service.mail.incoming import http
from service.queries.streams import Streams
from service.store import Store
from service.web import compression, feed, joining, links, mail_access, operator, outbox
from service.web.mail_access import MailAccess

log = logging.getLogger("posthorn.requests")

Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


# bytes of a form, enough for 20 000 characters of any alphabet in percent signs; more would be fields by the hundred
# thousand. The API takes less, the calls of mail providers more
BIGGEST = 262_144


def create_app(
    store: Store,
    public_url: str,
    behind_proxy: bool = False,
    mail: MailAccess | None = None,
    threads: int = 16,
    key: str = "",
    operators: str = "",
    contact: str = "",
    sessions_kept: int = 90,  # days until a browser that is not used is signed out
) -> Flask:
    """`public_url`: how people reach the service. `behind_proxy`: believe one proxy's X-Forwarded headers.

    `mail`: what there is to answer letters on pages and to take mail in; without it those pages are not there.
    `threads`: how many requests are served side by side. `key`: by which the operator is known at the machine itself,
    `operators`: by which addresses elsewhere. `contact`: who hears of weak points and of questions on privacy.
    """
    app = Flask(__name__, static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=BIGGEST, BEHIND_PROXY=behind_proxy, SESSIONS_KEPT=sessions_kept)
    app.config["STRANGERS"] = mail.settings.strangers if mail is not None else IN_ALL
    app.extensions["posthorn"] = store
    app.extensions["commands"] = Commands()
    app.extensions["streams"] = Streams(store)
    app.extensions["patience"] = WaitBudget(max(1, threads * 3 // 4), max(1, threads // 4))
    app.after_request(_packed)
    api.install(app, public_url)
    health.install(app, store)
    web.install(app, contact)
    feed.install(app, public_url)
    joining.install(app)
    operator.install(app, operators)
    if mail is not None:
        app.extensions.update(mail_access=mail, pushes=(mail.push_key, mail.outward))
        app.context_processor(lambda: {"mail": mail})
        mail_access.install(app, key)
        outbox.install(app)
        links.install(app)
        app.register_blueprint(http.blueprint(mail.inbox, mail.settings))
    _for_all(app, public_url, behind_proxy)
    return app


def _under_prefix(inner: Wsgi, public_url: str) -> Wsgi:
    """POSTHORN_URL alone says scheme, host and path, whatever a request claims. A proxy may take the prefix of the path
    away or leave it; pages are told of it in both cases.
    """
    parts = urlsplit(public_url)
    prefix, scheme = parts.path.rstrip("/"), parts.scheme

    def wsgi(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            environ["PATH_INFO"] = path[len(prefix) :] or "/"
        environ["SCRIPT_NAME"], environ["wsgi.url_scheme"] = prefix, scheme
        return inner(environ, start)

    return wsgi


def _for_all(app: Flask, public_url: str, behind_proxy: bool) -> None:
    """What holds for every request and answer."""
    app.config["PUBLIC_URL"] = public_url.rstrip("/")
    app.wsgi_app = _under_prefix(app.wsgi_app, public_url)  # type: ignore[method-assign, assignment]
    if behind_proxy:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_host=1)  # type: ignore[method-assign]
    app.before_request_funcs.setdefault(None, []).insert(0, _name_request)
    app.before_request(_refuse_nul)
    app.after_request(_guard)


def _name_request() -> None:
    request.environ["posthorn.request"] = secrets.token_hex(6)
    request.environ["posthorn.began"] = time.monotonic()


def _note_request(response: Response) -> None:
    """By its rule: the address itself may hold the token of a letter."""
    rule, ms = str(request.url_rule or "none"), (time.monotonic() - request.environ["posthorn.began"]) * 1000
    more = {"method": request.method, "route": rule, "status": response.status_code, "ms": round(ms, 1)}
    log.info("%s %s %d", request.method, rule, response.status_code, extra={"posthorn": more})


def _refuse_nul() -> None:
    """PostgreSQL keeps no text with it, and no honest client sends it. Mail has its own edge: `charsets.decode`; and so
    have the bodies of the API: `operations.read_body`.
    """
    if "\0" in request.path:
        abort(404)
    if request.path.startswith(("/inbound/", "/api/")):
        return
    given = [text for pair in request.args.items(multi=True) for text in pair]
    if request.method == "POST":
        given += [text for pair in request.form.items(multi=True) for text in pair]
    if any("\0" in text for text in given):
        abort(400, "There is a character in this that no text has (NUL). Take it out.")


def _packed(response: Response) -> Response:
    is_short = (response.content_length or compression.SHORTEST) < compression.SHORTEST
    return response if is_short else compression.compressed(response)


def _guard(response: Response) -> Response:
    response.headers["X-Request-Id"] = request.environ["posthorn.request"]
    if log.isEnabledFor(logging.INFO):
        _note_request(response)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "no-referrer")
    response.headers.setdefault("Cache-Control", "private, no-cache")
    if response.mimetype in ("text/html", "image/svg+xml"):
        response.headers.setdefault("Content-Security-Policy", POLICY)
    return response
