"""The games of a player in lists: those that wait for them first, each with what is new there."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from flask import Blueprint, redirect, render_template, request, url_for
from msgspec import Struct
from werkzeug.wrappers import Response as Answer

from domain.game.names import display_name, game_name, names_of_seats
from domain.kernel.telling import word
from domain.titles.shelf import titles
from service.projections import tables
from service.queries import lobby
from service.queries.people import sentence_text
from service.queries.wording import in_zone, say
from service.store import times
from service.store.database import SqlRow
from service.web.game.reader import zone_of
from service.web.pages import me, the_store

SHOWN = 24  # games of each list on the page of my games
LIST_TITLES = {
    "invited": "You are invited", "asked": "You are asked", "waiting": "Others are thinking",
    "unstarted": "Waiting for players", "over": "Over",
}  # fmt: skip
_AFTER = re.compile(r"(\d{1,2})_([0-9TZ:.-]{0,40})_(\d{1,9})_(\d{1,2})_([A-Za-z0-9-]{1,64})")


class ListedGame(Struct, frozen=True, kw_only=True):
    """A game in a list. `heading` and `called`: both halves of its name; `next`: who is asked, and until when;
    `points`: of the reader; `unread`: words of others; `vote`: theirs is asked.
    """

    game: str
    title: str
    name: str
    heading: str = ""
    called: str = ""
    phase: str
    people: list[str]
    pace: int
    free: int
    asked: bool = False
    prompt: str = ""
    deadline: str = ""
    round: int | None = None
    invited: bool = False
    place: int | None = None
    mine: bool = False
    next: str = ""
    points: int | None = None
    unread: int = 0
    vote: bool = False
    winners: list[str] = []

    @property
    def won(self) -> str:
        return say("{names} won.", names=", ".join(self.winners))


class _BoardRound(Struct, frozen=True):
    round: int | None = None


_round = msgspec.json.Decoder(_BoardRound)


def install(pages: Blueprint) -> None:
    pages.add_url_rule("/me", "mine", mine)
    pages.add_url_rule("/me/next", "next_game", next_game)


def mine() -> str:
    """All lists with the first of their games; `list` and `after`: more of one of them."""
    player, wanted, after = me(), request.args.get("list", ""), _key(request.args.get("after", ""))
    chosen = (wanted,) if wanted in tables.LISTS else tables.LISTS
    with the_store().db.read() as session:
        found = {name: tables.mine(session, player, which=name, after=after, limit=SHOWN + 1) for name in chosen}
        more = {name: _address(rows[SHOWN - 1]) for name, rows in found.items() if len(rows) > SHOWN}
        rows = [row for each in found.values() for row in each[:SHOWN]]
        seats = lobby.seats_of(session, list({row["game"] for row in rows}))
        rounds = lobby.rounds_of(session, [row["game"] for row in rows if row["phase"] == "running"])
        unread, zone = lobby.unread(session, player, [row["game"] for row in rows]), zone_of(session, player)
    lists = {
        name: [
            _mine(row, seats[row["game"]], rounds.get(row["game"]), unread.get(row["game"], 0), zone)
            for row in each[:SHOWN]
        ]
        for name, each in found.items()
    }
    return render_template("me.html", lists=lists, more=more, one=len(chosen) == 1, titles=LIST_TITLES)


def _key(text: str) -> tables.Key | None:
    """Of the last game on the page before."""
    found = _AFTER.fullmatch(text)
    return (int(found[1]), found[2], int(found[3]), int(found[4]), found[5]) if found else None


def _address(row: SqlRow) -> str:
    return "_".join(map(str, tables.key_of(row)))


def _mine(row: SqlRow, seats: Sequence[SqlRow], view: str | None, unread: int, zone: str) -> ListedGame:
    names = called(seats)
    others = [name for each, name in zip(seats, names, strict=True) if each["seat"] != row["seat"]]
    running, is_over = row["phase"] == "running", row["phase"] not in ("open", "running")
    return ListedGame(
        game=row["game"], title=row["title"], name=named(row), heading=heading_of(row), called=game_name(row["game"]),
        phase=row["phase"], people=others, pace=row["pace"], free=row["free"], asked=bool(row["asked"]) and running,
        prompt=_in_short(sentence_text(row["prompt"], names) or ""), deadline=row["deadline"] or "",
        round=round_of(view),
        invited=row["phase"] == "open" and not row["seated"], place=row["place"],
        next=_next(row, seats, names, zone) if running else "", points=row["score" if is_over else "points"],
        unread=unread, vote=running and (row["vote"] or "") > times.now(),
        winners=[
            word("You") if each["seat"] == row["seat"] else name
            for each, name in zip(seats, names, strict=True)
            if is_over and each["place"] == 1
        ],
    )  # fmt: skip


def round_of(view: str | None) -> int | None:
    """Of what a spectator is shown, as it is stored."""
    return _round.decode(view).round if view else None


def _in_short(prompt: str) -> str:
    """What is asked, without what is said beside it."""
    first, stop, _ = prompt.partition(". ")
    return first + stop.strip()


def _next(row: SqlRow, seats: Sequence[SqlRow], names: Sequence[str], zone: str) -> str:
    """Whom the game waits for beside the reader, the one first whose time ends first: Mila until Sat 21 Nov 18:00."""
    asked = [(each["deadline"] or "", name) for each, name in zip(seats, names, strict=True) if each["asked"]]
    others = sorted(asked, key=lambda each: each[0] or "9")
    if row["asked"] or not others:
        return ""
    until, waited = others[0][0], ", ".join(name for _, name in others)
    return say("{names} until {at}", names=waited, at=in_zone(until, zone).partition(" (")[0]) if until else waited


def heading_of(row: SqlRow) -> str:
    return f"{titles[row['title']].name} {row['number']}"


def named(row: SqlRow) -> str:
    return f"{heading_of(row)}: {game_name(row['game'])}"


def called(seats: Sequence[SqlRow]) -> list[str]:
    """As the table itself names them. Of who was invited nobody else is told before they sit."""
    nameless = word("Somebody")
    people = ["" if each["bot"] or not each["player"] else display_name(each["name"] or nameless) for each in seats]
    names = names_of_seats(people, [bool(each["bot"]) for each in seats])
    return [_sitting(each, name) for each, name in zip(seats, names, strict=True)]


def _sitting(seat: SqlRow, name: str) -> str:
    if seat["bot"] or (seat["player"] and seat["seated"]):
        return name
    return word("somebody invited") if seat["player"] else word("an open seat")


def next_game() -> Answer:
    """The next game where I am asked; `beside`: not the one I come from."""
    player = me()
    with the_store().db.read() as session:
        found = lobby.next_asked(session, player, request.args.get("beside", "")[:40])
    return redirect(url_for("web.game", game_id=found) if found else url_for("lobby.mine"), 303)
