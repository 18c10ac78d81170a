"""Grants: what a token allows, and the letter it was given with. One letter, one grant, one token."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Literal, Protocol

from msgspec import Struct

from service.inbound.tokens import new_grant_number

Purpose = Literal["move", "confirm"]
LIVES = timedelta(days=90)

TABLES = (
    """CREATE TABLE IF NOT EXISTS grants (
        id BIGINT PRIMARY KEY, purpose TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER,
        point INTEGER, version INTEGER, made TEXT NOT NULL, expires TEXT NOT NULL, revoked TEXT,
        mail TEXT NOT NULL DEFAULT '', texts TEXT NOT NULL DEFAULT '[]', options TEXT NOT NULL DEFAULT '[]')""",
    "CREATE INDEX IF NOT EXISTS grants_of_player ON grants (player, game)",
)


class Session(Protocol):
    """What is used of a database session; see service/store/database.py."""

    def run(self, sql: str, *values: Any) -> int: ...
    def one(self, sql: str, *values: Any) -> Any: ...
    def all(self, sql: str, *values: Any) -> list[Any]: ...
    def value(self, sql: str, *values: Any) -> Any: ...


class Grant(Struct, frozen=True, kw_only=True):
    id: int
    purpose: Purpose
    player: str
    game: str
    expires: str
    seat: int | None = None
    point: int | None = None  # the decision point: what was asked when the letter was made
    version: int | None = None  # of the game, as the letter shows it
    revoked: str | None = None
    mail: str = ""  # for `confirm`: the held mail
    texts: tuple[str, ...] = ()  # of the letter: its text, and the text of its HTML where that differs
    options: tuple[str, ...] = ()  # sentences of the numbered options, the first is (1)


def issue(
    session: Session,
    now: datetime,
    *,
    player: str,
    game: str = "",
    seat: int | None = None,
    point: int | None = None,
    version: int | None = None,
    purpose: Purpose = "move",
    mail: str = "",
    lives: timedelta = LIVES,
) -> Grant:
    """A new grant; its number is drawn, so nothing can be told from it."""
    while True:
        grant = Grant(
            id=new_grant_number(), purpose=purpose, player=player, game=game, seat=seat, point=point, version=version,
            expires=stamp(now + lives), mail=mail,
        )  # fmt: skip
        made = session.run(
            "INSERT INTO grants (id, purpose, player, game, seat, point, version, made, expires, mail)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
            grant.id, purpose, player, game, seat, point, version, stamp(now), grant.expires, mail,
        )  # fmt: skip
        if made:
            return grant


def keep_letter(session: Session, grant: int, texts: Iterable[str], options: Iterable[str]) -> None:
    """The letter as it was made, so that a reply can be aligned with it and a number means an option of it."""
    session.run(
        "UPDATE grants SET texts = ?, options = ? WHERE id = ?",
        json.dumps(list(texts), ensure_ascii=False), json.dumps(list(options), ensure_ascii=False), grant,
    )  # fmt: skip


def find(session: Session, grant: int) -> Grant | None:
    row = session.one("SELECT * FROM grants WHERE id = ?", grant)
    if row is None:
        return None
    fields = dict(row)
    del fields["made"]
    texts, options = json.loads(fields.pop("texts")), json.loads(fields.pop("options"))
    return Grant(**fields, texts=tuple(texts), options=tuple(options))


def revoke(session: Session, now: datetime, *, player: str, game: str | None = None) -> int:
    """All letters of a player (at one table) lose their power; for one who fears that a letter got into other hands."""
    where, values = ("player = ? AND game = ?", (player, game)) if game is not None else ("player = ?", (player,))
    return session.run(f"UPDATE grants SET revoked = ? WHERE revoked IS NULL AND {where}", stamp(now), *values)


def use_up(session: Session, grant: int, now: datetime) -> None:
    session.run("UPDATE grants SET revoked = ? WHERE id = ? AND revoked IS NULL", stamp(now), grant)


def stamp(when: datetime) -> str:
    """As service.store.times writes it; these texts compare as times."""
    return when.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
