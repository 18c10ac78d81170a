"""Who and what there is to find: running public games with a board each, people who play in public, a player's page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flask import Blueprint, Flask, abort, render_template, request

from domain.titles.shelf import titles
from service.queries import clocks, lobby
from service.store import player_rows, visitors
from service.store.database import Session, SqlRow
from service.web.mine import called, named, round_of
from service.web.pages import me, the_store

SHOWN = 12  # boards on a page
FEWEST = 2  # letters of a name that are looked for
FOUND = 30  # people


def install(app: Flask) -> None:
    blueprint = Blueprint("people", __name__, template_folder="templates")
    blueprint.add_url_rule("/watch", "watch", to_watch)
    blueprint.add_url_rule("/players", "search", search)
    blueprint.add_url_rule("/players/<name>", "player", player)
    app.register_blueprint(blueprint)


def to_watch() -> str:
    """Running games that are listed, the one that moved last first, each with the board as a spectator sees it."""
    wanted = request.args.get("title", "")[:40]
    with the_store().db.read() as session:
        rows = lobby.watched(session, wanted if wanted in titles else None, SHOWN)
        seats = lobby.seats_of(session, [row["game"] for row in rows])
        views = lobby.rounds_of(session, [row["game"] for row in rows])
    games = [(row, named(row), called(seats[row["game"]]), round_of(views.get(row["game"]))) for row in rows]
    return render_template("watch.html", games=games, titles=titles.values(), wanted=wanted)


def search() -> str:
    """By the beginning of a name: of those whom the reader knows, and those who play in public."""
    reader, wanted = me(), " ".join(request.args.get("name", "").split())[:40]
    begins = wanted.casefold()
    with the_store().db.read() as session:
        known = [row for row in lobby.known_people(session, reader) if row["name"].casefold().startswith(begins)]
        found = lobby.public_people(session, wanted, FOUND) if len(wanted) >= FEWEST else []
        guests = visitors.among(session, [row["id"] for row in found])
    left_out = {reader, *guests, *(row["id"] for row in known)}
    others = [row for row in found if row["id"] not in left_out]
    return render_template("players.html", known=known, others=others, wanted=wanted, few=len(wanted) < FEWEST)


def player(name: str) -> str:
    """Of who sat at a table with the reader all that is said of players; of others what they do in public."""
    store, reader = the_store(), me()
    with store.db.read() as session:
        found, known = _found(session, reader, name)
        row = player_rows.row(session, found)
        played = lobby.played(session, found, public=not known)
        common = lobby.in_common(session, reader, found) if found != reader else []
        visitor = visitors.is_one(session, found)
    return render_template(
        "player.html", row=row, played=_by_title(played), common=[(each["game"], named(each)) for each in common],
        visitor=visitor, own=found == reader, kept=clocks.reliability(store, found) if known else None,
    )  # fmt: skip


def _found(session: Session, reader: str, name: str) -> tuple[str, bool]:
    """Who is meant, and whether the reader knows them."""
    known = {row["id"]: row["name"] for row in lobby.known_people(session, reader)}
    if name == reader or name in known:
        return name, True
    ids = [id for id, called in known.items() if called.casefold() == name.casefold()]
    if len(ids) == 1:
        return ids[0], True
    if lobby.plays_in_public(session, name[:40]) and not visitors.is_one(session, name):
        return name, False
    return abort(404, "You have played with nobody of that name, or with more than one.")


def _by_title(rows: Iterable[SqlRow]) -> list[dict[str, Any]]:
    return [{**dict(row), "name": titles[row["title"]].name} for row in rows if row["title"] in titles]
