"""The pictures of all titles, at positions of random games."""

from __future__ import annotations

import pytest

from domain.titles.shelf import titles
from tests.contract import pictures
from tests.contract.play import Position, play
from tests.contract.test_contract import WANTED
from tests.contract.test_picks import OTHERS, TABLES


def watched(title: str, seats: int, options: dict[str, str], seed: int) -> None:
    def watch(position: Position) -> None:
        if position.number % 3 == 0:
            pictures.pieces_are_named(position)
        if position.number % 15 == 0:
            pictures.names_are_words(position)
            pictures.nothing_hidden_is_drawn(position)

    play(titles[title], options, seats, seed, watch)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_what_can_be_said_can_be_pointed_at(title: str, seats: int) -> None:
    watched(title, seats, WANTED.get((title, seats), {}), seed=15)


@pytest.mark.parametrize(("title", "seats", "options"), OTHERS)
def test_so_it_is_with_other_options(title: str, seats: int, options: dict[str, str]) -> None:
    watched(title, seats, options, seed=16)
