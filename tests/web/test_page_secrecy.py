"""Non-interference on pages: with all dealt anew that a reader cannot know, his page is the same, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.titles import titles
from tests.letters.support import Table
from tests.web.playing import Person, links

_WORDS = re.compile(r'name="(?:once|csrf)" value="[^"]*"')


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.mail_service.close()
    table.store.close()


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
    """The page and a few of its picks."""
    reader, game = Person(table, name), table.game
    seat = game.seats_of(table.players[name])[0] if name else None
    here = _pages(reader)
    other, _ = redealt(game.title, game.state, [], seat, SeededLuck(b"other"))
    with monkeypatch.context() as patch:
        patch.setattr(table.store.games, "get", lambda id: msgspec.structs.replace(game, state=other))
        assert _pages(reader) == here


def _pages(reader: Person) -> list[str]:
    first = reader.look()
    picked: list[Any] = links(first, "(?:pick|chip|option)")[:3]
    more = [f"{reader.address}{end}" for end in ("/board.svg", "/news?seen=1")]
    return [_WORDS.sub("", page) for page in (first, *map(reader.look, [*picked, *more]))]
