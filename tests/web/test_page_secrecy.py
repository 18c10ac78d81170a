"""Non-interference on pages: with all dealt anew that a reader cannot know, their pages are the same, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

import pytest

from domain.game.aggregate import Game
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from tests.harness.redealing import dealt_anew
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
    here, other = _pages(reader), dealt_anew(table.store, table.game_id, seat)
    with monkeypatch.context() as patch:
        patch.setattr(games, "recorded", lambda id, since=0, until=None: other[since:until])
        patch.setattr(games, "position_at", lambda id, version: _folded(other[:version]))
        patch.setattr(games, "get", lambda id: _folded(other))
        for page, again in zip(here, _pages(reader), strict=True):
            assert page == again


def _folded(events: Sequence[GameEvent]) -> Game:
    return cast(Game, project(None, events))


def _pages(reader: Person) -> list[str]:
    first = reader.look()
    picked: list[Any] = links(first, KINDS)[:3]
    now = reader.table.game.version
    then = [f"/at/{version}" for version in range(2, now, max(1, now // 4))]
    more = [f"{reader.address}{end}" for end in ("/board.svg", "/news?seen=1", "/log", *then)]
    return [_WORDS.sub("", page) for page in (first, *map(reader.look, [*picked, *more]))]
