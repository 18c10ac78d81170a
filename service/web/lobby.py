"""Open tables and offered seats, a table before it begins, the link that leads to it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from msgspec import Struct
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.game.names import game_name
from domain.game.table.grammar import Leave, Release
from domain.game.time.pace import PRESETS
from domain.kernel.shapes import Refused
from domain.kernel.telling import word
from domain.titles.shelf import titles
from service.accounts import invitations, visitors
from service.commands import admission
from service.commands.submit import settling, submit
from service.limits.rate_limits import TooMany
from service.mail.incoming.nonce import added
from service.projections import tables
from service.queries import lobby, position
from service.queries.people import names_of
from service.store import terms as stored_terms
from service.store.database import SqlRow
from service.web import languages, mine, pages
from service.web.forms import check_form
from service.web.game.table import WHY
from service.web.mine import ListedGame, called, named, round_of
from service.web.options import options_in_words
from service.web.pages import PACES, caller, current_player, decided, game_of, me, number, the_store, zone_given

PAGE = 30  # open tables
_BEFORE = re.compile(r"(\d{1,9})_([A-Za-z0-9-]{1,64})")


class OfferedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a running game that somebody has left. Who takes it knows what the seat knows, from now on."""

    game: str
    name: str
    seat: int
    whose: str
    why: str
    round: int | None
    others: list[str]
    pace: int


def install(app: Flask) -> None:
    blueprint = Blueprint("lobby", __name__, template_folder="templates")
    mine.install(blueprint)
    blueprint.add_url_rule("/tables", "tables", open_tables)
    blueprint.add_url_rule("/tables/<game_id>", "table", table)
    blueprint.add_url_rule("/tables/<game_id>/<act>", "act", act, methods=["POST"])
    blueprint.add_url_rule("/t/<word>", "come", come)
    app.register_blueprint(blueprint)


def open_tables() -> str:
    """Public tables that wait for players; `title`, `pace` and `seats` narrow, `before` turns the page."""
    wanted = {name: request.args.get(name, "")[:40] for name in ("title", "pace", "seats")}
    title, before = wanted["title"], _BEFORE.fullmatch(request.args.get("before", ""))
    player = current_player()
    with the_store().db.read() as session:
        rows = lobby.open_tables(
            session, title=title if title in titles else None, seats=_whole(wanted["seats"]),
            pace=_whole(wanted["pace"]), before=(int(before[1]), before[2]) if before else None, limit=PAGE + 1,
        )  # fmt: skip
        more = "{number}_{game}".format_map(rows[PAGE - 1]) if len(rows) > PAGE else None
        seats = lobby.seats_of(session, [row["game"] for row in rows[:PAGE]])
        conditions = admission.conditions_of(session, [row["game"] for row in rows[:PAGE]])
    lines = [_open(row, seats[row["game"]], player) for row in rows[:PAGE]]
    games = [position.loaded(the_store(), line.game) for line in lines]  # a few events each, and kept in memory
    with the_store().db.read() as session:
        words = {game.id: stored_terms.greeting(session, game) for game in games}
    return render_template(
        "tables.html", lines=lines, offered=_offered(wanted) if not before else [],
        options={game.id: options_in_words(game.title, game.options) for game in games},
        greetings={game.id: _greeting(game, called(seats[game.id]), words[game.id]) for game in games},
        titles=titles.values(), wanted=wanted, more=more,
        paces=[PRESETS[name].bank for name in PACES], conditions=conditions,
        most=max(title.seats[-1] for title in titles.values()),
    )  # fmt: skip


def _offered(wanted: Mapping[str, str]) -> list[OfferedSeat]:
    """Those that fit what is looked for, the newest game first."""
    with the_store().db.read() as session:
        rows = lobby.offered(session, wanted["title"] if wanted["title"] in titles else None, PAGE)
        seats = lobby.seats_of(session, list({row["game"] for row in rows}))
        views = lobby.rounds_of(session, list({row["game"] for row in rows}))
    fits = {"pace": _whole(wanted["pace"]), "seats": _whole(wanted["seats"])}
    rows = [row for row in rows if all(value is None or row[name] == value for name, value in fits.items())]
    return [_offer(row, called(seats[row["game"]]), round_of(views.get(row["game"]))) for row in rows]


def _offer(row: SqlRow, names: Sequence[str], round: int | None) -> OfferedSeat:
    return OfferedSeat(
        game=row["game"], name=named(row), seat=row["seat"], whose=names[row["seat"]],
        why=WHY.get(str(row["reason"]), ""), round=round,
        others=[name for seat, name in enumerate(names) if seat != row["seat"]], pace=row["pace"],
    )  # fmt: skip


def _greeting(game: Game, names: Sequence[str], words: str) -> tuple[str, str] | None:
    """Whose words stand at this table, and the words."""
    seat = next((seat for seat in game.seats_of(game.by) if game.seated(seat)), None)
    return (names[seat] if seat is not None else word("The host"), words) if words else None


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else None


def _open(row: SqlRow, seats: Sequence[SqlRow], player: str) -> ListedGame:
    return ListedGame(
        game=row["game"], title=row["title"], name=named(row), phase="open", people=called(seats),
        pace=row["pace"], free=sum(not seat["player"] and not seat["bot"] for seat in seats),
        mine=bool(player) and any(seat["player"] == player for seat in seats),
    )  # fmt: skip


def table(game_id: str) -> Answer | str:
    """Before it begins: who sits, who is invited, what is free; then the game itself."""
    game = game_of(game_id)
    if game.phase != "open" and not game.closed:
        return redirect(url_for("web.game", game_id=game_id, word=request.args.get("word", "")[:40] or None))
    return _table(game, request.args.get("word", "")[:40])


def _table(game: Game, word: str, refusal: str = "") -> str:
    store, player = the_store(), current_player()
    with store.db.read() as session:
        found, row = admission.of(session, game.id), tables.table(session, game.id)
        words = stored_terms.greeting(session, game)
    mine = game.seats_of(player)
    refused = admission.sit_refusal(store, game, player, word) if player else None
    if not player and not found.public and word != found.word:
        refused = Refused("not_public", "This table is for those who were invited, or have its link.")
    sits, names = any(game.seated(seat) for seat in mine), names_of(store, game, player)
    return render_template(
        "table.html", game=game, names=names, mine=mine, sits=sits, terms=found, word=word,
        invited=any(not game.seated(seat) for seat in mine), host=bool(player) and player == game.by, row=row,
        free=[seat for seat in range(game.seats) if not game.holders[seat].player and not game.seated(seat)],
        guest=not player and admission.may_come_as_guest(found, word), given=request.form,
        options=options_in_words(game.title, game.options), refused=refused, refusal=refusal, called=game_name(game.id),
        greeting=_greeting(game, names, words),
        link=url_for("lobby.come", word=found.word) if found.word and sits else "",
    )  # fmt: skip


def act(game_id: str, act: str) -> Answer | tuple[str, int]:
    """Sit down, say no to an invitation, leave, let somebody go, call the table off."""
    store, word = the_store(), request.form.get("word", "")[:40]
    game = game_of(game_id)
    try:
        player = _guest(game, word) if act == "sit" else ""
        player, once = player or me(), check_form()
        key = f"web:{player}:{once}"
        if act == "sit":
            return _sit(game, player, word, key)
        if act == "cancel":
            cancel = store.intake.submit(
                "cancel", {}, channel="web", player=player, game=game.id, key=key, evidence="session"
            )
            decided(cancel, player)
        elif act in ("leave", "release"):
            seat = number(request.form.get("seat", ""), 0, game.seats, 0)
            what = settling(Leave() if act == "leave" else Release(seat + 1))
            row = submit(store, what, channel="web", player=player, game=game.id, key=key, evidence="session")
            decided(row, player)
            if act == "release":
                return redirect(url_for("lobby.table", game_id=game.id), 303)
        elif act in ("no", "never"):
            invitations.decline(store, player, game, act)
        else:
            abort(404)
    except Refused as refused:
        status = 429 if isinstance(refused, TooMany) else 400
        return _table(position.loaded(store, game_id), word, refused.text), status
    return redirect(url_for("lobby.mine"), 303)


def _guest(game: Game, word: str) -> str:
    """A friend who has the link of the table, and is signed in from now on; empty if this one has to sign in first."""
    store = the_store()
    with store.db.read() as session:
        terms = admission.of(session, game.id)
    if current_player() or game.phase != "open" or not admission.may_come_as_guest(terms, word):
        return ""
    told, name = languages.current(), request.form.get("guest", "")[:100]
    player = visitors.add(store, check_form(), name=name, language=told, zone=zone_given(), **caller())
    pages.sign_in(player)
    return player


def _sit(game: Game, player: str, word: str, key: str) -> Answer:
    store = the_store()
    if store.intake.known(key) is None and (refused := admission.sit_refusal(store, game, player, word)) is not None:
        raise refused
    row = store.intake.submit(
        "sit", added(request.form.get("words", "")), channel="web", player=player, game=game.id, key=key,
        evidence="session",
    )  # fmt: skip
    decided(row, player)
    return redirect(url_for("lobby.table", game_id=game.id, word=word or None), 303)


def come(word: str) -> Answer:
    """The link that a host passes on. Who is not signed in sees the table first, and is asked for an address then."""
    with the_store().db.read() as session:
        game = stored_terms.game_of(session, word[:40])
    if not game:
        abort(404, "This link leads to no table. Ask for it once more.")
    return redirect(url_for("lobby.table", game_id=game, word=word), 303)
