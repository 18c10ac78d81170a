"""The language in which a request is answered: the account's, else that of the switch, else the browser's first.

Whatever answers a request tells in it, the API too, which goes by `Accept-Language` alone. `?lang=fr` shows one page in
another language, for who follows a link to it; the switch in the foot of each page keeps it.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Flask, Response, current_app, g, has_request_context, redirect, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.kernel.telling import told_in
from service.accounts import settings
from service.queries.catalogues import LANGUAGES, catalogue, share
from service.store import Store, player_rows
from service.web import telling
from service.web.forms import check_form, path_of
from service.web.pages import current_player

COOKIE = "posthorn_language"
KEPT = 365 * 24 * 3600  # seconds
ENGLISH = "en"
_PROGRAMS = "/api/"
_PICTURES = frozenset((
    "titles.board", "titles.emblem", "titles.component", "titles.moment", "previews.game", "previews.title",
))  # fmt: skip
_SILENT = ("static", "web.static", "web.news")  # they tell nothing, or are asked every few seconds


class Offered(NamedTuple):
    """`share`: how much of it there is, in percent."""

    code: str
    name: str
    share: int


def install(app: Flask) -> None:
    app.jinja_env.add_extension(telling.Telling)
    app.before_request(_begin)
    app.after_request(_named)
    app.url_defaults(_of_picture)
    app.teardown_request(_end)
    app.context_processor(_offered)
    app.add_url_rule("/language", "language", choose, methods=["POST"])


def current() -> str:
    """The language of this request."""
    return str(g.get("language", ENGLISH)) if has_request_context() else ENGLISH


def kept(response: Response, how: str) -> Response:
    """A picture with words in it is kept by whoever asked only if its address says the language, as those do that we
    write; else the switch of the language would show the old one.
    """
    if request.args.get("lang") == current():
        response.headers["Cache-Control"] = how
    else:
        response.headers["Cache-Control"] = "private, no-cache"
        response.vary.update(("Accept-Language", "Cookie"))
    response.headers["Content-Language"] = current()
    response.add_etag()
    response.make_conditional(request)
    return response


def _of_picture(endpoint: str, values: dict[str, Any]) -> None:
    if endpoint in _PICTURES and has_request_context():
        values.setdefault("lang", current())


def _begin() -> None:
    g.language = _wanted()
    if (found := catalogue(g.language)) is not None:
        g.telling = told_in(found)
        g.telling.__enter__()


def _end(error: BaseException | None) -> None:
    if "telling" in g:
        g.pop("telling").__exit__(None, None, None)


def _wanted() -> str:
    if request.path.startswith(_PROGRAMS):
        return _of_browser()
    given = request.args.get("lang", "")
    if given in LANGUAGES:
        return given
    kept = request.cookies.get(COOKIE, "")
    kept = kept if kept in LANGUAGES else ""
    player = "" if request.endpoint in _SILENT else current_player()
    return _of_account(player) or kept or _of_browser()


def _of_account(player: str) -> str:
    if not player:
        return ""
    store: Store = current_app.extensions["posthorn"]
    with store.db.read() as session:
        found = player_rows.language(session, player)
    return found if found in LANGUAGES else ""


def _of_browser() -> str:
    return request.accept_languages.best_match(LANGUAGES, ENGLISH) or ENGLISH


def _named(response: Response) -> Response:
    """Caches keep the answers in each language apart."""
    if request.endpoint in _SILENT or not (response.mimetype or "").endswith(("html", "json")):
        return response
    response.headers["Content-Language"] = current()
    response.vary.add("Accept-Language")
    if not request.path.startswith(_PROGRAMS):
        response.vary.add("Cookie")
    return response


def _offered() -> dict[str, Any]:
    """`page_here`: where the switch leads back to; `in_language`: the address of this page in one language."""
    here = request.full_path.rstrip("?") if request.method == "GET" else url_for("web.home")
    return {
        "language": current(),
        "languages": [Offered(code, name, share(code)) for code, name in LANGUAGES.items()],
        "page_here": here,
        "in_language": _address,
    }


def _address(code: str) -> str:
    kept = [(name, value) for name, value in request.args.items(multi=True) if name != "lang"]
    return f"{current_app.config['PUBLIC_URL']}{request.path}?{urlencode([*kept, ('lang', code)])}"


def choose() -> Answer:
    """The switch: in the account of who is signed in, and in this browser."""
    check_form()
    code, go = request.form.get("language", ""), path_of(request.form.get("go", ""))
    answer = redirect(request.script_root + go if go else url_for("web.home"), 303)
    if code not in LANGUAGES:
        return answer
    if player := current_player():
        settings.change(current_app.extensions["posthorn"], player, {"language": code})
    answer.set_cookie(COOKIE, code, max_age=KEPT, httponly=True, samesite="Lax", secure=request.is_secure)
    return answer
