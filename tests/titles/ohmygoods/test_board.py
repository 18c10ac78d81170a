"""The board at both widths: the reader's cards with all that matters for a move, the others folded to a row."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from domain.kernel import inks
from domain.kernel.art import NARROW, WIDE
from domain.kernel.flow import with_names
from domain.titles.ohmygoods.title import ohmygoods
from domain.titles.ohmygoods.words import CARD
from tests.contract.bots import played
from tests.contract.pictures import names_in
from tests.titles.boards import check

NAMES = ("Anna", "Bartholomew of Ashby-de-la-Zouch", "Maximiliana-Josephine", "Đorđe")


@cache
def views(reader: int | None) -> list[dict[str, Any]]:
    """Of a whole game and its end."""
    return [with_names(ohmygoods.view(state, reader), NAMES) for state in played(ohmygoods, 4, b"board")]


@pytest.mark.parametrize("reader", [0, 3, None])
def test_both_boards_are_readable_and_pressed_by_a_thumb(reader: int | None) -> None:
    for view in (*views(reader)[::40], views(reader)[-1]):
        check(ohmygoods, view)


@pytest.mark.parametrize(
    ("seats", "chapter"), [(1, "1"), (2, "2"), (3, "4B"), (2, "5A"), (2, "all_in")], ids=lambda value: str(value)
)
def test_so_are_those_of_longsdale(seats: int, chapter: str) -> None:
    for number, state in enumerate(played(ohmygoods, seats, b"board", {"chapter": chapter})):
        if number % 40 == 0 or state.result is not None:
            check(ohmygoods, with_names(ohmygoods.view(state, 0), NAMES))


def test_the_readers_cards_say_what_they_cost_and_make() -> None:
    for view in views(0)[::20]:
        picture = ohmygoods.svg(view, NARROW)
        assert all((CARD.write(card["id"]), "card") in names_in(picture) for card in view["hand"])
        for card in view["hand"]:
            assert f">{card['cost']}</text>" in picture and f">{card['points']}</text>" in picture


def test_the_others_are_named_and_their_buildings_counted() -> None:
    for wide in (NARROW, WIDE):
        for view in views(0)[::40]:
            picture = ohmygoods.svg(view, wide)
            for player in view["players"][1:]:
                assert f"<title>{NAMES[player['seat']]}</title>" in picture
                assert re.search(f"<title>{player['points']} points?</title>", picture)
                assert wide == WIDE or f">{len(player['buildings'])}" in picture


def test_a_spectator_is_shown_no_hand() -> None:
    for view in views(None)[::40]:
        assert ">Hand " not in ohmygoods.svg(view) and ">You<" not in ohmygoods.svg(view)


def test_the_end_says_who_has_won() -> None:
    for reader in (0, None):
        view = views(reader)[-1]
        first = view["result"]["ranking"][0]
        told = "You have won" if first == [reader] else f"{NAMES[first[0]]} has won"
        assert len(first) > 1 or f">{told}</text>" in ohmygoods.svg(view)


def test_a_piece_shows_its_state_and_turns_dark() -> None:
    view = next(view for view in views(0) if view["hand"] and view["market"]["sunset"])
    name, plain = CARD.write(view["hand"][0]["id"]), ohmygoods.svg(view, NARROW)
    for state in ("lit", "lifted", "dim", "changed"):
        assert ohmygoods.svg({**view, "marks": {state: [name]}}, NARROW) != plain
    assert ohmygoods.svg({**view, "marks": {"changed": ["sunset"]}}, NARROW) != plain
    assert inks.PAPER not in inks.dark(plain)


def test_goods_in_the_hand_are_counted() -> None:
    held = [(view, card) for view in views(0) for card in view["players"][0]["buildings"] if card["goods"] > 2]
    view, card = held[0]
    picked = {**view, "marks": {"lifted": [card["good_name"]] * 2}}
    assert f">2/{card['goods']}<" in ohmygoods.svg(picked, NARROW)
