"""Files of owners that the operator has looked at: printed cards, rows of a house set. Games are opened with no others.

A player names such a file; its text goes into the options of the game, so that withdrawing it changes no game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from service.store import times

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import SqlRow

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def approve(store: Store, title_id: str, name: str, text: str) -> None:
    """Refuses a file with mistakes. A name that is there already gets the new text; games that run keep the old one."""
    title = titles[title_id]
    if not _NAME.fullmatch(name):
        raise Refused("bad_name", "{name} is no name: 1 to 40 letters, digits, ., - or _.", name=name)
    (option,) = title.files
    kept = getattr(title.read({option: text}), option)
    with store.db.write() as session:
        session.run("DELETE FROM approved_files WHERE title = ? AND name = ?", title_id, name)
        session.run("INSERT INTO approved_files VALUES (?, ?, ?, ?, ?)", title_id, name, option, kept, times.now())


def withdraw(store: Store, title_id: str, name: str) -> None:
    with store.db.write() as session:
        if not session.run("DELETE FROM approved_files WHERE title = ? AND name = ?", title_id, name):
            raise Refused("no_such_file", "No file {name} of {title} is approved.", name=name, title=title_id)


def listed(store: Store) -> list[SqlRow]:
    with store.db.read() as session:
        return session.all("SELECT title, name, option, at FROM approved_files ORDER BY title, name")


def with_files(store: Store, title_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as a player sent them, with the texts of the files that they named. No other text of a file is taken."""
    found = dict(options)
    for option in titles[title_id].files:
        if given := options.get(option):
            found[option] = _text(store, title_id, option, given)
    return found


def _text(store: Store, title_id: str, option: str, given: Any) -> str:
    with store.db.read() as session:
        row = session.one(
            "SELECT text FROM approved_files WHERE title = ? AND option = ? AND (name = ? OR text = ?)",
            title_id, option, str(given), str(given),
        )  # fmt: skip
        names = session.all(
            "SELECT name FROM approved_files WHERE title = ? AND option = ? ORDER BY name LIMIT 20", title_id, option
        )
    if row is None:
        known = ", ".join(each["name"] for each in names) or "none yet"
        raise Refused(
            "not_approved",
            "{option} takes the name of a file that the operator has approved: {known}. To use another one, send it to"
            " the operator, who checks and names it with: posthorn overlay approve FILE --title {title}.",
            option=option, known=known, title=title_id,
        )  # fmt: skip
    return str(row["text"])
