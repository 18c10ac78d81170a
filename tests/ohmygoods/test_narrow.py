"""The picture for letters is narrow: the reader's cards with all that matters for a move, the others folded."""

from __future__ import annotations

from typing import Any

from domain.kernel.envelope import with_names
from domain.titles.ohmygoods.pictures.narrow import letter_svg
from domain.titles.ohmygoods.title import ohmygoods
from tests.contract.bots import played

NAMES = ("Anna", "Bert", "Cyril")


def views(reader: int | None) -> list[dict[str, Any]]:
    """Of a whole game but its end."""
    return [with_names(ohmygoods.view(state, reader), NAMES) for state in played(ohmygoods, 3, b"narrow")][:-1]


def test_the_readers_cards_say_what_they_cost_and_make() -> None:
    for view in views(0)[::10]:
        picture = letter_svg(view)
        for card in view["hand"]:
            assert f">{card['name'][:20]}" in picture and f">{card['cost']} coins, {card['points']} points" in picture
        makes = [card for card in view["hand"] if card["good"]]
        assert all(f": {card['good_name']} {card['worth']}<" in picture for card in makes)


def test_the_others_are_named_and_their_buildings_counted() -> None:
    for view in views(0)[::10]:
        picture = letter_svg(view)
        for player in view["players"][1:]:
            assert f">{NAMES[player['seat']]}: {player['points']} point" in picture
            assert f"{len(player['buildings'])} building" in picture


def test_a_spectator_is_shown_no_hand() -> None:
    for view in views(None)[::20]:
        assert "Your hand" not in letter_svg(view) and ">You" not in letter_svg(view)
