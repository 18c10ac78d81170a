"""Where the service is reached: POSTHORN_URL alone says scheme, host and path, whatever a request claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from flask import Flask

Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


def install(app: Flask, public_url: str) -> None:
    app.config["PUBLIC_URL"] = public_url.rstrip("/")
    app.wsgi_app = under_prefix(app.wsgi_app, public_url)  # type: ignore[method-assign, assignment]


def under_prefix(inner: Wsgi, public_url: str) -> Wsgi:
    """A proxy may take the path prefix away or leave it; pages are told of it in both cases."""
    parts = urlsplit(public_url)
    prefix, scheme = parts.path.rstrip("/"), parts.scheme

    def wsgi(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            environ["PATH_INFO"] = path[len(prefix) :] or "/"
        environ["SCRIPT_NAME"], environ["wsgi.url_scheme"] = prefix, scheme
        return inner(environ, start)

    return wsgi
