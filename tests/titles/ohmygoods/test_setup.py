"""Preparation."""

import pytest

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.title import ohmygoods as title


@pytest.mark.parametrize(("seats", "shown"), [(2, 4), (3, 6), (4, 8)])
def test_everybody_gets_a_charburner_seven_coal_and_five_cards(seats: int, shown: int) -> None:
    state, _ = title.setup({}, seats, SeededLuck(b"deal"))
    assert [len(player.hand) for player in state.players] == [5] * seats
    assert [len(player.buildings[0].goods) for player in state.players] == [7] * seats
    assert len({player.buildings[0].card for player in state.players}) == seats
    assert len(state.display) == shown
    assert len(state.deck) == 94 - 12 * seats


def test_no_assistant_is_shown_with_both_sides() -> None:
    state, _ = title.setup({}, 4, SeededLuck(b"sides"))
    assert len({side[:-1] for side in state.display}) == 8


def test_the_base_game_is_not_for_one() -> None:
    with pytest.raises(Refused, match="2 to 4 seats"):
        title.setup({}, 1, SeededLuck(b"alone"))


def test_alone_two_assistants_are_shown() -> None:
    state, _ = title.setup({"chapter": "1"}, 1, SeededLuck(b"alone"))
    assert len(state.display) == 2


def test_an_unknown_chapter_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="chapter"):
        title.read({"chapter": "9"})


def test_cards_of_earlier_chapters_are_in_the_deck() -> None:
    state = title.first_state({"chapter": "2"}, 2)
    assert {"cornfield_01", "character_57"} <= set(state.deck)
    assert "stove_maker_01" not in state.deck


def test_all_in_lays_out_the_towers() -> None:
    state = title.first_state({"chapter": "all_in"}, 3)
    assert [number for number, _ in state.stacks] == [51, 53, 56]


@pytest.mark.parametrize(("path", "key"), [("crown", "4A"), ("lamps", "4B")])
def test_the_path_chooses_the_fourth_chapter(path: str, key: str) -> None:
    assert title.read({"chapter": "4", "path": path}).key == key


def test_a_badge_of_the_winning_side_is_a_card_and_any_other_badge_is_coal() -> None:
    options = {"chapter": "4A", "path": "crown", "badges": ["crown", "lamps", ""]}
    state, _ = title.setup(options, 3, SeededLuck(b"badges"))
    assert [len(player.hand) for player in state.players] == [6, 5, 5]
    assert [len(player.buildings[0].goods) for player in state.players] == [7, 9, 7]
