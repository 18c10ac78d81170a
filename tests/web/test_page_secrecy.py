"""Non-interference on pages: with all dealt anew that a reader cannot know, his pages are the same, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.game.history import facts_in
from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.titles.shelf import titles
from tests.letters.support import Table
from tests.web.playing import KINDS, Person, links

_WORDS = re.compile(r'name="(?:once|csrf)" value="[^"]*"')


@pytest.mark.parametrize("title", sorted(titles))
def test_a_page_shows_nothing_of_others(table: Table, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open(title)
    luck = SeededLuck(b"pages")
    for turn in range(24):
        game = table.game
        if game.phase != "running":
            break
        if turn % 4 == 0:
            for name in ("Anna", "Bert", ""):
                _same_for(table, name, monkeypatch)
        table.say(table.asked, game.title.sentence(game.title.bot(game.state, game.asked[0], luck)))


def _same_for(table: Table, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page, a few of its picks, past positions, the log."""
    reader, games = Person(table, name), table.store.games
    seat = table.game.seats_of(table.players[name])[0] if name else None
    here, other = _pages(reader), dealt_anew(table, seat)
    with monkeypatch.context() as patch:
        patch.setattr(games, "recorded", lambda id, since=0, until=None: other[since:until])
        patch.setattr(games, "position_at", lambda id, version: _folded(other[:version]))
        patch.setattr(games, "get", lambda id: _folded(other))
        for page, again in zip(here, _pages(reader), strict=True):
            assert page == again


def dealt_anew(table: Table, seat: int | None) -> list[GameEvent]:
    """The whole log with other secrets, as this reader might as well believe it to be."""
    game, events = table.game, table.store.games.recorded(table.game_id)
    parts = [facts_in(game.title, event) for event in events]
    facts = [fact for part in parts for fact in part]
    _, other = redealt(game.title, game.state, facts, seat, SeededLuck(b"other"))
    found = list[GameEvent]()
    for event, part in zip(events, parts, strict=True):
        if isinstance(event, ev.Started | ev.Moved | ev.Ruled):
            own, other = other[: len(part)], other[len(part) :]
            event = msgspec.structs.replace(event, facts=msgspec.Raw(game.title.codec.encode(own)))
        found.append(event)
    return found


def _folded(events: Sequence[GameEvent]) -> Game:
    return cast(Game, project(None, events))


def _pages(reader: Person) -> list[str]:
    first = reader.look()
    picked: list[Any] = links(first, KINDS)[:3]
    now = reader.table.game.version
    then = [f"/at/{version}" for version in range(2, now, max(1, now // 4))]
    more = [f"{reader.address}{end}" for end in ("/board.svg", "/news?seen=1", "/log", *then)]
    return [_WORDS.sub("", page) for page in (first, *map(reader.look, [*picked, *more]))]
