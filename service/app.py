"""The Flask application: the API, the pages, and what holds for every answer."""

from __future__ import annotations

from flask import Flask, Response
from werkzeug.middleware.proxy_fix import ProxyFix

from service import api, web
from service.limits.command_limits import Commands
from service.limits.rate_limits import IN_ALL
from service.limits.request_queue import Patience
from service.mail.incoming import http
from service.store import Store
from service.web import compression, feed, joining, links, outbox
from service.web.mail_access import MailAccess

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


# bytes of a form, enough for 20 000 characters of any alphabet in percent signs; more would be fields by the hundred
# thousand. The API takes less, the calls of mail providers more
BIGGEST = 262_144


def create_app(
    store: Store, public_url: str, behind_proxy: bool = False, mail: MailAccess | None = None, threads: int = 16
) -> Flask:
    """`public_url`: how people reach the service. `behind_proxy`: believe one proxy's X-Forwarded headers.

    `mail`: what there is to answer letters on pages and to take mail in; without it those pages are not there.
    `threads`: how many requests are served side by side.
    """
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = BIGGEST
    app.config["STRANGERS"] = mail.settings.strangers if mail is not None else IN_ALL
    app.config["BEHIND_PROXY"] = behind_proxy
    app.extensions["posthorn"] = store
    app.extensions["commands"] = Commands()
    app.extensions["patience"] = Patience(max(1, threads * 3 // 4), max(1, threads // 4))
    compression.install(app)
    api.install(app, public_url)
    web.install(app, public_url)
    feed.install(app, public_url)
    joining.install(app)
    if mail is not None:
        app.extensions["mail_access"] = mail
        app.context_processor(lambda: {"mail": mail})
        outbox.install(app)
        links.install(app)
        app.register_blueprint(http.blueprint(mail.inbox, mail.settings))

    @app.after_request
    def guard(response: Response) -> Response:
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "no-referrer")
        response.headers.setdefault("Cache-Control", "no-cache")
        if response.mimetype in ("text/html", "image/svg+xml"):
            response.headers.setdefault("Content-Security-Policy", POLICY)
        return response

    if behind_proxy:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_host=1)  # type: ignore[method-assign]
    return app
