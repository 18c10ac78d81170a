"""What a program is told of a happening: as much as the seat of its owner may know, or of a table that they host as
much as anybody may.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from domain.game.names import game_name, one_line
from domain.titles.shelf import titles
from service.mail.outgoing import hooking, pushing
from service.mail.outgoing.compose import LetterDraft, LetterWriter
from service.mail.outgoing.letter_requests import NotYet, draft_of
from service.mail.outgoing.pushing import cut
from service.mail.outgoing.web_hooks import Happening
from service.projections import letter_queue, tables, timeline
from service.projections.letter_queue import TALK
from service.queries import people, position
from service.queries.wording import say
from service.store import Store
from service.store.hooks import Hook, live

if TYPE_CHECKING:
    from service.store.database import SqlRow

Told = tuple["SqlRow", tuple[Hook, ...]]


def of_draft(
    letter_writer: LetterWriter, draft: LetterDraft, rows: Sequence[Told], now: str
) -> list[tuple[SqlRow, tuple[Hook, ...], Happening]]:
    """What programs are told as a letter is written: of these rows, and of those that have none of their own because of
    it. A digest tells of several games, and programs are told of each.
    """
    with letter_writer.store.db.read() as session:
        known = {row["id"] for row, _ in rows}
        beside = letter_queue.due_of(session, hooking.said_beside(draft)) if not draft.more else []
        programs = live(session, draft.reader.player, "mine")
        others = [(row, hooking.wanted(session, row, programs)) for row in beside if row["id"] not in known]
    found = []
    for row, hooks in (*rows, *others):
        if hooks:
            own = draft_of(letter_writer, row, draft.reader, now) if draft.more else draft
            notice = pushing.notice_of(letter_writer, own)
            found.append((row, hooks, _happening(letter_writer.store, row, notice.title, notice.body, notice.to)))
    return found


def for_programs(letter_writer: LetterWriter, row: SqlRow) -> Happening | None:
    """What no letter says. None: nobody but who did it may know of it."""
    store = letter_writer.store
    with store.db.read() as session:
        table = tables.table(session, row["game"])
    if table is None or table["version"] < row["version"]:
        raise NotYet(row["game"])
    heading = f"{titles[table['title']].name} {table['number']}: {game_name(row['game'])}"
    place = "tables" if table["phase"] == "open" else "games"
    found = _happening(store, row, heading, "", f"{letter_writer.site.url}/{place}/{row['game']}")
    return found if found.data["line"] else None


def _happening(store: Store, row: SqlRow, heading: str, line: str, to: str) -> Happening:
    data: dict[str, Any] = {"heading": cut(one_line(heading)), "line": line, "url": to}
    kind = f"game.{row['kind']}"
    if row["game"]:
        data = {**_of_game(store, row), **data}
    if row["kind"] == TALK:
        about = json.loads(row["about"])
        words = one_line(" ".join(about["words"].split()))
        data |= {"by": about["by"], "words": words, "line": cut(f"{data['names'][about['by']]}: {words}")}
    elif row["kind"] == letter_queue.HOSTED:
        data["line"] = cut(" ".join(data["told"]))
        kind = f"table.{(data['happened'] or '').removeprefix('game.')}"
    return Happening(type=kind, timestamp=row["made"], data=data)


def _of_game(store: Store, row: SqlRow) -> dict[str, Any]:
    """As the seat of its reader may know it; without a seat as anybody may."""
    game, seat, version = row["game"], row["seat"], row["version"]
    with store.db.read() as session:
        now = position.game_status(session, game)
        if now is None:
            raise NotYet(game)
        reader = row["player"] if seat is not None else ""
        names = people.as_known(session, now, people.seat_names(session, now), reader)
        entries = timeline.history_since(session, game, seat, version - 1, 1) if row["kind"] != TALK else []
    entry = next((each for each in entries if each.version == version), None)
    then = people.names_then(store, game, names).at(version)
    place = now.places[seat] if seat is not None else None
    return {
        "game": game, "title": now.title_id, "phase": now.phase, "version": version, "seat": seat, "names": names,
        "happened": entry.kind if entry is not None else None, "by": entry.seat if entry is not None else None,
        "told": people.texts(entry.told, then) if entry is not None else [],
        "asked": place is not None and place.asked, "deadline": place.deadline if place is not None else None,
    }  # fmt: skip


def trial(url: str, now: str) -> Happening:
    words = say("So this program is told of your games here.")
    return Happening(type="trial", timestamp=now, data={"heading": "Posthorn", "line": words, "url": f"{url}/me"})
