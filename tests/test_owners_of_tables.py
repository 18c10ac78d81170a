"""A table is named by the one module that owns it. Scanned by syntax tree: every string of production code, also one
that is put together of parts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.store import Store

ROOT = Path(__file__).parent.parent
STORE, PROJECTIONS, QUERIES = "service/store/", "service/projections/", "service/queries/"
OWNERS = {
    STORE: {
        "approved_files": "approved_files", "beacons": "beacons_awaited", "bounces": "bounced bounces",
        "circuit": "relays", "counts": "counts hosts tallies", "event_rows": "archive stored_events", "feeds": "feeds",
        "forgetting": "forgotten", "grants": "grants",
        "hooks": "hook_calls hooks", "heartbeats": "heartbeats outages", "intake": "intake",
        "invitations": "declined guests invitations", "letters": "letters", "mails": "calls mails",
        "moving": "slots slots_away", "player_rows": "addresses keys players",
        "pool": "seed_pool seeds", "pushes": "devices pushes",
        "sessions": "sessions",
        "sign_ins": "sign_ins", "talk": "talk", "terms": "terms", "visitors": "visitors",
    },
    PROJECTIONS: {
        "boards": "boards", "deadlines": "deadlines offers sittings", "letter_queue": "mailbag",
        "progress": "followers", "tables": "places tables", "timeline": "timeline",
    },
}  # fmt: skip
OWNER = {
    table: f"{room}{module}.py" for room, owns in OWNERS.items() for module, names in owns.items()
    for table in names.split()
}  # fmt: skip
OF_PROJECTIONS = {table for table, owner in OWNER.items() if owner.startswith(PROJECTIONS)}

# what goes into one commit with an event, as each database says it
DIALECTS = {
    "service/store/holes.py": {"stored_events"},
    "service/store/dump.py": {"followers"},
    "service/store/postgres.py": {"intake", "stored_events"},
    "service/store/event_rows.py": {"intake", "seed_pool"},
    "service/store/sqlite.py": {"intake"},
}
# may read a table of another module, where two statements would be slow or not of one moment
JOINS = {
    "service/store/mails.py": {"grants", "intake"},
    "service/store/players.py": {"places", "tables"},
    "service/store/pool.py": {"intake"},
    "service/queries/happened.py": {"places", "stored_events", "tables"},
    "service/queries/lobby.py": {"heartbeats", "talk", "terms"},
    "service/queries/position.py": {"archive", "stored_events"},
    "service/queries/timings.py": {"intake", "letters", "mails"},
}
FORGETTING = "service/store/forgetting.py"  # what is left of somebody who leaves: nothing, in any table
# a table that is handed in: rows that are leased, read models made anew, tables that are split or copied
HANDED_IN = {
    "service/store/leases.py", "service/store/moving.py", "service/store/partitions.py", "service/store/sharded.py",
    "service/projections/progress.py", FORGETTING,
}  # fmt: skip
EXEMPT = ("service/store/migrations/", "ops/bench/", "ops/chaos/")  # they name what they look at on purpose
HOLD_SQL = (STORE, PROJECTIONS, QUERIES)

_WORDS = r"SELECT\s.*\bFROM|INSERT\s+INTO|UPDATE\s+\S+\s+(?:AS\s+\w+\s+)?SET|DELETE\s+FROM"
_STATEMENT = re.compile(rf"\b(?:{_WORDS})\b", re.S)
_IN_SMALL = re.compile(rf"^\s*(?:{_WORDS})\b", re.S | re.I)
_PART = re.compile(r"\b(?:FROM|JOIN|INTO)\s+\S|\bUPDATE\s+\S+\s+SET\b|^\s*(?:WHERE|SET|ORDER BY|VALUES)\s")
_NAMED = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ONLY)\s+\"?([\w{}%]+)\"?", re.I)
_LISTED = re.compile(r"\bFROM\s+((?:\w+(?:\s+AS\s+\w+)?\s*,\s*)+\w+)", re.I)
_COLUMN = re.compile(r"\b(\w+)\.(?:\w+|\*)")
_CHANGED = re.compile(r"\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+([\w{}%]+)", re.I)
_PLACE = re.compile(r"\{\}|%s")


def strings(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Each string with its line; what is not known before it runs is `{}`."""
    found = _text(node)
    if found is not None:
        yield getattr(node, "lineno", 0), found
    for child in ast.iter_child_nodes(node):
        if found is None or _text(child) is None:
            yield from strings(child)


def _text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) or "{}" for part in parts)
        case ast.BinOp(left=left, op=ast.Add() | ast.Mod(), right=right):
            parts = (_text(left), _text(right))
            return "".join(part or "{}" for part in parts) if any(part is not None for part in parts) else None
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join"),
            args=[ast.List(elts=parts) | ast.Tuple(elts=parts)],
        ):
            return between.join(_text(part) or "{}" for part in parts)
    return None


def is_sql(text: str) -> bool:
    return any(form.search(text) for form in (_STATEMENT, _IN_SMALL, _PART))


def named(text: str) -> set[str]:
    """The tables in a statement; `{}` for one that is handed in."""
    lists = (each for found in _LISTED.findall(text) for each in re.findall(r"(\w+)(?:\s+AS\s+\w+)?", found, re.I))
    words = {*_NAMED.findall(text), *lists, *_COLUMN.findall(text)}
    return {"{}" if _PLACE.search(word) else word.lower() for word in words} & {*OWNER, "{}"}


def may_name(file: str, table: str, is_changed: bool) -> bool:
    if table == "{}":
        return file in HANDED_IN
    if file == FORGETTING or OWNER[table] == file or table in DIALECTS.get(file, ()):
        return True
    joins = table in JOINS.get(file, ()) or (file.startswith(QUERIES) and table in OF_PROJECTIONS)
    return joins and not is_changed


def faults(file: str, source: str) -> Iterator[str]:
    for line, text in strings(ast.parse(source)):
        if not is_sql(text):
            continue
        if not file.startswith(HOLD_SQL):
            yield f"{file}, line {line}: SQL stands in {STORE}, {PROJECTIONS} and {QUERIES} alone"
            continue
        changed = {"{}" if _PLACE.search(word) else word.lower() for word in _CHANGED.findall(text)}
        if file.startswith(QUERIES) and changed:
            yield f"{file}, line {line}: a query changes nothing"
        for table in sorted(named(text)):
            if not may_name(file, table, table in changed):
                yield f"{file}, line {line}: {table} is named by {OWNER.get(table, 'nobody')} alone"


SOURCES = {
    name: file.read_text(encoding="utf-8")
    for room in ("domain", "service", "workers", "ops")
    for file in sorted((ROOT / room).rglob("*.py"))
    if not (name := str(file.relative_to(ROOT))).startswith(EXEMPT)
}


def test_each_table_is_named_by_its_owner_alone() -> None:
    found = [fault for file, source in SOURCES.items() for fault in faults(file, source)]
    assert not found, "\n".join(found)


def test_each_table_has_an_owner(tmp_path: Path) -> None:
    kept = {"migrations", "sqlite_sequence"}  # of the database itself
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    try:
        with store.db.read() as session:
            rows = session.all("SELECT name FROM sqlite_master WHERE type = 'table'")
    finally:
        store.close()
    assert {row["name"] for row in rows} - kept == OWNER.keys()


def test_no_leave_is_given_that_nobody_takes() -> None:
    for file, tables in (*JOINS.items(), *DIALECTS.items()):
        used = {name for _, text in strings(ast.parse(SOURCES[file])) if is_sql(text) for name in named(text)}
        assert tables <= used, file


PLANTED = {
    "in a page": ("service/web/lobby.py", 'session.all("SELECT * FROM players")'),
    "in small letters": ("workers/send.py", 'session.run("update mailbag set due = ?", now)'),
    "in an f-string": ("service/accounts/settings.py", 'session.all(f"SELECT {what} FROM talk WHERE player = ?", me)'),
    "inside another": ("service/web/feed.py", "told(f\"{len(session.all('SELECT game FROM tables'))} games\")"),
    "in two parts": ("service/mail/outgoing/site.py", 'session.all("SELECT * FROM " + "letters")'),
    "in a list": ("service/api/talk.py", '" ".join(["SELECT words", "FROM talk"])'),
    "the end of one": ("service/commands/talk.py", 'sql += " WHERE " + "game = ?" + " ORDER BY " + "seq"'),
    "somebody else's": ("service/store/letters.py", 'session.run("DELETE FROM mailbag WHERE letter = ?", token)'),
    "as a second table": ("service/store/talk.py", 'session.all("SELECT * FROM talk, players WHERE player = id")'),
    "by a join": ("service/projections/tables.py", 'session.all("SELECT * FROM tables JOIN terms USING (game)")'),
    "in a condition": ("service/projections/boards.py", 'session.all("SELECT 1 FROM boards WHERE tables.game = game")'),
    "in a subquery": ("service/store/grants.py", '"UPDATE grants SET hold = (SELECT id FROM mails LIMIT 1)"'),
    "a table handed in": ("service/store/letters.py", 'session.all(f"SELECT * FROM {table}")'),
    "a table put in later": ("service/store/letters.py", 'session.all("SELECT * FROM {}".format(table))'),
    "a query that writes": ("service/queries/lobby.py", 'session.run("UPDATE tables SET free = 0")'),
    "a query of the mails": ("service/queries/people.py", 'session.all("SELECT raw FROM mails")'),
    "a join that writes": ("service/store/mails.py", 'session.run("UPDATE grants SET hold = 1")'),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_statement_in_the_wrong_place_is_found(name: str) -> None:
    file, line = PLANTED[name]
    assert list(faults(file, SOURCES[file])) == []
    assert list(faults(file, f"{SOURCES[file]}\n{line}\n"))


@pytest.mark.parametrize("text", ["Read it again from the letters.", "Update players", "Delete", "{} with {}", "JOIN"])
def test_words_are_no_statement(text: str) -> None:
    assert not is_sql(text)
