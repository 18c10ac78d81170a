"""A few games of the contract for every way to play; the long runs are `python -m tests.contract ohmygoods`."""

import json
from pathlib import Path

import pytest

from domain.titles.ohmygoods.title import ohmygoods as title
from tests.contract.__main__ import check_game
from tests.titles.ohmygoods.vector_cases import cases

SHARED = [parent / "shared" / "facts" / "ohmygoods" / "ohmygoods.json" for parent in Path(__file__).parents]
PUBLISHED = next((file for file in SHARED if file.is_file()), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choice", ["skipped", "asked"])
def test_the_base_game_keeps_the_contract(seats: int, choice: str) -> None:
    assert check_game("ohmygoods", {"cannot_act": choice}, seats, 5).state.result is not None


@pytest.mark.parametrize("chapter", ["1", "2", "3", "4A", "4B", "5A", "5B", "all_in"])
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("choice", ["skipped", "asked"])
def test_every_chapter_keeps_the_contract(chapter: str, seats: int, choice: str) -> None:
    options = {"chapter": chapter, "cannot_act": choice}
    assert check_game("ohmygoods", options, seats, 5).state.result is not None


@pytest.mark.parametrize("chapter", ["base", "5A"])
@pytest.mark.parametrize("choice", ["skipped", "asked"])
def test_the_bot_keeps_the_contract(chapter: str, choice: str) -> None:
    options = {"chapter": chapter, "cannot_act": choice}
    assert check_game("ohmygoods", options, 2, 5, "bot").state.result is not None


def test_every_piece_is_in_the_box_once() -> None:
    pieces = title.census(title.first_state({"chapter": "5A"}, 4))
    assert {count for name, count in pieces.items() if name != "events"} == {1}
    assert len(pieces) == 94 + 4 + 34 + 4 + 8 + 1


@pytest.mark.skipif(PUBLISHED is None, reason="the published vectors do not lie beside this checkout")
def test_the_published_vectors_hold() -> None:
    assert PUBLISHED is not None
    found = list(cases(json.loads(PUBLISHED.read_text(encoding="utf-8"))))
    assert [case for case in found if case[2] is not None] == []
