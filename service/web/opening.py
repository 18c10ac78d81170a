"""/new: a table is opened, the title first, then options, pace and people; /play: a bot at once, no address asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.game.names import LONGEST_GREETING
from domain.game.time.pace import PRESETS
from domain.kernel.shapes import Refused
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.accounts import visitors
from service.commands.admission import MOST_FINISHED, MOST_MISSED, Conditions
from service.commands.opening import Opening, open_table
from service.mail.incoming.nonce import added
from service.queries import lobby
from service.store import approved_files
from service.store.intake import Row
from service.web import languages, pages
from service.web.forms import check_form
from service.web.options import chosen, options_of
from service.web.pages import PACES, USUAL, caller, current_player, decided, me, number, the_store, zone_given

MOST_INVITED = 7
WAITS = 6.0  # seconds
TRIED = "slow"  # the pace of a game that somebody tries


def install(app: Flask) -> None:
    blueprint = Blueprint("opening", __name__, template_folder="templates")
    blueprint.add_url_rule("/new", "choose", choose)
    blueprint.add_url_rule("/new/<title_id>", "form", form)
    blueprint.add_url_rule("/new/<title_id>", "open", open_it, methods=["POST"])
    blueprint.add_url_rule("/play/<title_id>", "play", play, methods=["POST"])
    blueprint.add_url_rule("/play/<title_id>", "about", about)
    app.register_blueprint(blueprint)


def choose() -> str:
    me()
    return render_template("new.html", titles=titles.values(), first=next(iter(titles.values())))


def form(title_id: str) -> str:
    return _form(_title(title_id), me(), {})


def _form(
    title: Title[Any], player: str, given: Mapping[str, str], refusal: str = "", asked: Sequence[str] = ()
) -> str:
    """`given`: what was filled in before, if it was refused; `asked`: whom it invites."""
    store = the_store()
    files = {
        name: [row["name"] for row in approved_files.listed(store) if row["title"] == title.id] for name in title.files
    }
    options = list(options_of(title, files))
    with store.db.read() as session:
        known = lobby.known_people(session, player)
    return render_template(
        "new_form.html", title=title, options=options, known=known, usual=USUAL,
        paces={name: PRESETS[name] for name in PACES}, given=given, refusal=refusal, asked=asked,
        most=MOST_INVITED, longest=LONGEST_GREETING, most_finished=MOST_FINISHED, most_missed=MOST_MISSED,
    )  # fmt: skip


def open_it(title_id: str) -> Answer | tuple[str, int]:
    """What is refused comes back with all that was filled in."""
    title, player, once = _title(title_id), me(), check_form()
    try:
        row = open_table(
            the_store(), player, _opening(title, player, f"web:{player}:{once}"), **caller(), channel="web",
            evidence="session",
        )  # fmt: skip
        row = decided(row, player)
    except Refused as refused:
        given = {name: value[:2000] for name, value in request.form.items()}
        return _form(title, player, given, refused.text, request.form.getlist("known")), 400
    return redirect(url_for("lobby.table", game_id=row.game, did=_waits(row)), 303)


def _opening(title: Title[Any], player: str, key: str) -> Opening:
    form = request.form
    most = title.seats[-1]
    guests = list(_guests(form.get("guests", ""), player))
    guests += [{"player": each} for each in form.getlist("known")[:MOST_INVITED]]
    bots = number(form.get("bots", ""), 0, most, 0)
    wanted = number(form.get("seats", ""), 1, most, title.seats[0])
    if 1 + len(guests) + bots > wanted:
        raise Refused(
            "bad_seats", "You, {guests} invited and {bots} bots do not fit at a table for {n}. Choose more seats.",
            guests=len(guests), bots=bots, n=wanted,
        )  # fmt: skip
    free = wanted - 1 - len(guests) - bots
    seats = [{"player": player}, *guests, *({} for _ in range(free)), *({"bot": "sensible"} for _ in range(bots))]
    further = {"pace": form.get("pace") or USUAL, "sit": True, **added(form.get("words", ""))}
    missed = number(form.get("missed", ""), 0, MOST_MISSED, -1)
    return Opening(
        title=title.id, options=chosen(title, form), seats=seats, key=key, public=form.get("public") != "no",
        conditions=Conditions(
            form.get("with_address") == "yes",
            number(form.get("finished", ""), 0, MOST_FINISHED, 0),
            missed if missed >= 0 else None,
        ),
        greeting=form.get("greeting", ""), further=further,
    )  # fmt: skip


def _guests(text: str, player: str) -> Iterator[dict[str, str]]:
    """One a line or between commas: a mail address, or the name of somebody one has played with."""
    given = [each.strip() for each in re.split(r"[,;\n]", text) if each.strip()]
    if len(given) > MOST_INVITED:
        raise Refused("too_many_guests", "Invite at most {most} people to a game.", most=MOST_INVITED)
    with the_store().db.read() as session:
        known = lobby.known_people(session, player)
    for each in given:
        if "@" in each:
            yield {"mail": each[:254]}
            continue
        found = [row["id"] for row in known if row["name"].casefold() == each.casefold() or row["id"] == each]
        if len(found) != 1:
            raise Refused(
                "no_such_guest",
                '{n|Nobody|More than one} whom you have played with is called "{name}". Give a mail address, or'
                " pass the link of the table on.",
                n=1 if not found else 2, name=each[:40],
            )  # fmt: skip
        yield {"player": found[0]}


def about(title_id: str) -> Answer:
    """The answer to a press that is loaded again."""
    return redirect(url_for("titles.title", title_id=_title(title_id).id), 303)


def play(title_id: str) -> Answer:
    """A game against bots, at once: who is not signed in plays as a guest, and gives an address later or never."""
    title, once = _title(title_id), check_form()
    store, player = the_store(), current_player()
    if not player:
        player = visitors.add(store, once, language=languages.current(), zone=zone_given(), **caller())
        pages.sign_in(player)
    opening = _against_bots(title, player, f"web:{player}:{once}:{title.id}")
    row = decided(open_table(store, player, opening, **caller(), channel="web", evidence="session"), player, WAITS)
    return redirect(url_for("web.game", game_id=row.game, did=_waits(row)), 303)


def _against_bots(title: Title[Any], player: str, key: str) -> Opening:
    others = max(1, title.seats[0] - 1) if title.seats[-1] > 1 else 0
    seats = [{"player": player}, *({"bot": "sensible"} for _ in range(others))]
    further = {"pace": TRIED, "sit": True, **added(request.form.get("words", ""))}
    return Opening(title=title.id, options={}, seats=seats, key=key, public=False, further=further)


def _waits(row: Row) -> str | None:
    """The row for the page to look at, if it is not decided yet."""
    return None if row.is_decided else row.id


def _title(title_id: str) -> Title[Any]:
    title = titles.get(title_id)
    if title is None:
        abort(404, "There is no such title here.")
    return title
