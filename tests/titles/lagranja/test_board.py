"""The board at both widths: what the phase is about first on a telephone, and the farms of others folded to a row."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from domain.kernel import inks
from domain.kernel.art import NARROW, WIDE, parts
from domain.kernel.flow import with_names
from domain.titles.lagranja.cards.content import HOUSE, ROOF_KINDS
from domain.titles.lagranja.parts import BUILDING_NAMES
from domain.titles.lagranja.pictures import signs
from domain.titles.lagranja.title import lagranja
from domain.titles.lagranja.words import CARD
from tests.contract.bots import played
from tests.contract.pictures import names_in
from tests.titles.boards import check

NAMES = ("Anna", "Bartholomew of Ashby-de-la-Zouch", "Maximiliana-Josephine", "\u0110or\u0111e")


@cache
def views(seats: int, reader: int | None) -> list[dict[str, Any]]:
    """Of a game of bots, every fiftieth position and the end."""
    states = list(played(lagranja, seats, b"board"))
    return [with_names(lagranja.view(state, reader), NAMES) for state in (*states[::50], states[-1])]


@cache
def by_phase() -> dict[str, dict[str, Any]]:
    """The last position of each phase, as the seat sees it that is asked."""
    found = {}
    for state in played(lagranja, 4, b"narrow"):
        seat = next(iter(lagranja.asked(state)), 0)
        found["end" if state.result else state.phase] = with_names(lagranja.view(state, seat), NAMES)
    return found


@pytest.mark.parametrize(("seats", "reader"), [(1, 0), (2, 1), (4, 3), (4, None)])
def test_both_boards_are_readable_and_pressed_by_a_thumb(seats: int, reader: int | None) -> None:
    for view in views(seats, reader):
        check(lagranja, view, spared="symbol")
        unfolded = {**view, "marks": {"unfolded": [str(seat) for seat in range(seats)]}}
        check(lagranja, unfolded, spared="symbol")


def test_on_a_telephone_the_phase_says_what_comes_first() -> None:
    firsts = {"I": ">Your farm<", "II": ">Revenue<", "III": ">Siesta<"}
    for phase, first in firsts.items():
        mine = parts(lagranja.svg(by_phase()[phase], NARROW))["mine"]
        shown = re.findall(r">(Your farm|Revenue|Siesta|Market)<", mine)
        heads = [each for each in shown if f">{each}<" != ">Revenue<" or phase == "II"]
        assert f">{heads[1] if heads[0] == 'Revenue' and phase != 'II' else heads[0]}<" == first, phase
        assert (">Your hand<" in mine) == (phase == "I")


def test_a_building_shows_who_has_delivered_what() -> None:
    for wide in (NARROW, WIDE):
        picture = lagranja.svg(by_phase()["III"], wide)
        assert all(f">{name.capitalize()}</text>" in picture for name in BUILDING_NAMES.values())


def test_everybody_is_named_and_only_the_readers_own_cards_can_be_said() -> None:
    for view in by_phase().values():
        for wide in (NARROW, WIDE):
            picture = lagranja.svg(view, wide)
            others = [name for seat, name in enumerate(NAMES) if seat != view["seat"]]
            assert all(name in picture for name in others) and (">You<" in picture)
            mine = {each["card"] for each in view["hand"]}
            mine |= {each["card"] for each in view["farms"][view["seat"]]["helpers"]}
            mine |= {each["card"] for each in view["farms"][view["seat"]]["barrows"]}
            named = {name for name, slot in names_in(picture) if slot in ("card", "source", "barrow")}
            assert {name for name in named if name.startswith("card ")} <= {CARD.write(card) for card in mine}


def test_a_spectator_sees_no_farm_as_their_own() -> None:
    for view in views(4, None):
        for wide in (NARROW, WIDE):
            picture = lagranja.svg(view, wide)
            assert ">You<" not in picture and ">Your farm<" not in picture and ">Your hand<" not in picture


def test_the_end_says_who_has_won() -> None:
    view = by_phase()["end"]
    first = view["result"]["ranking"][0]
    told = "You have won" if first == [view["seat"]] else f"{NAMES[first[0]]} has won"
    assert len(first) > 1 or f">{told}</text>" in lagranja.svg(view)


def test_a_number_lights_what_it_is_said_of() -> None:
    """Dice, donkey tiles, spaces and steps may all be a 2."""
    view = by_phase()["III"]
    plain = lagranja.svg(view, NARROW)
    assert lagranja.svg({**view, "marks": {"lit": ["2"]}}, NARROW) == plain
    lit = [lagranja.svg({**view, "marks": {"lit": [f"{slot}:2"]}}, NARROW) for slot in ("tile", "number")]
    assert len({plain, *lit}) == 3 and inks.PAPER not in inks.dark(plain)


def test_a_lifted_card_asks_for_a_side() -> None:
    view = next(view for view in views(4, 3) if view["hand"])
    name = CARD.write(view["hand"][0]["card"])
    lifted = lagranja.svg({**view, "marks": {"lifted": [name]}}, NARROW)
    assert ("field", "side") in names_in(lifted) and ("field", "side") not in names_in(lagranja.svg(view, NARROW))


def test_each_tile_and_each_helper_has_its_signs() -> None:
    told = {sign for each in (*signs.ROOF.values(), *signs.REVENUE.values(), *signs.BRINGS.values()) for sign in each}
    words = {sign for sign in told if not signs.is_icon(sign)}
    assert words <= {"/", "per", "1 of", "2 of", "1", "2", "3", "4", "1\u20132", "\u00b11", "\u00b12"}
    assert set(signs.ROOF) >= set(ROOF_KINDS)
    for card in HOUSE.cards.values():
        helper = {"card": card.id, "text": card.helper.text}
        sign, short = signs.helper_in_short(helper)
        assert (signs.is_icon(sign) and len(short) <= 55 and short != card.helper.text) or len(card.helper.text) <= 55
        assert signs.helper_in_short({**helper, "text": "of an owner"}) == ("helper", "of an owner")
