"""How much a page of a game weighs, at the largest table of each title."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from tests.letters.support import Table
from tests.web.playing import Person, picture_of

MOVES = {"pig": 12, "sagrada": 30, "ohmygoods": 30, "lagranja": 72}  # of one player
LOOKED = 6  # moves between two looks


@pytest.mark.parametrize("title", sorted(titles))
def test_page_and_picture_are_light(tmp_path: Path, title: str) -> None:
    table, luck = Table(tmp_path, names="Anna"), SeededLuck(b"weight")
    table.open(title, bots=titles[title].seats[-1] - 1)
    anna = Person(table, "Anna")
    for n in range(1, MOVES[title] + 1):
        game = table.game
        if game.phase == "running" and 0 in game.asked:
            table.say("Anna", game.title.sentence(game.title.bot(game.state, 0, luck)))
        if n % LOOKED == 0:
            _weighed(anna, title)
    table.close()


def _weighed(anna: Person, title: str) -> None:
    page = anna.look()
    assert len(page.encode()) < 60_000
    for width in ("", "&width=360"):
        picture = anna.browser.get(picture_of(page) + width).data
        assert len(gzip.compress(picture)) < 30_000
        print(title, len(page.encode()), len(gzip.compress(page.encode())), len(picture), len(gzip.compress(picture)))


@pytest.mark.parametrize("title", sorted(titles))
def test_a_game_that_is_over_is_drawn_for_a_telephone_too(table: Table, title: str) -> None:
    """Nothing can be pressed then, so the two pictures need not have the same names."""
    table.open(title)
    table.to_the_end()
    page = Person(table, "Anna").look()
    assert 'class="over narrow"' in page and 'media="(max-width: 831px)"' in page
