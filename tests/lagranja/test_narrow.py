"""The picture for letters is narrow: what the phase is about comes first, and the farms of others are folded."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.envelope import with_names
from domain.titles.lagranja.parts import BUILDING_NAMES
from domain.titles.lagranja.pictures.narrow import letter_svg
from domain.titles.lagranja.title import lagranja
from tests.contract.bots import played

NAMES = ("Anna", "Bert", "Cyril", "Dora")


def views() -> dict[str, dict[str, Any]]:
    """The last position of each phase that a bot's seat is asked in."""
    found = {}
    for state in played(lagranja, 4, b"narrow"):
        seat = next(iter(lagranja.asked(state)), 0)
        view = with_names(lagranja.view(state, seat), NAMES)
        found["end" if state.result is not None else view["phase"]] = view
    return found


@pytest.fixture(scope="module")
def shown() -> dict[str, dict[str, Any]]:
    return views()


def test_the_phase_says_what_is_shown_and_what_comes_first(shown: dict[str, dict[str, Any]]) -> None:
    marks = {">You<": ("I", "II", "III"), ">Your hand<": ("I",), ">D3<": ("III",)}
    for phase in ("I", "II", "III"):
        picture = letter_svg(shown[phase])
        assert all((mark in picture) == (phase in phases) for mark, phases in marks.items()), phase
    for phase, first in (("II", ">2 different<"), ("III", ">D3<")):
        picture = letter_svg(shown[phase])
        assert picture.index(first) < picture.index(">You<")


def test_a_building_shows_who_has_delivered_what(shown: dict[str, dict[str, Any]]) -> None:
    picture = letter_svg(shown["III"])
    for building in shown["III"]["buildings"]:
        assert f">{BUILDING_NAMES[building['id']].capitalize()}<" in picture
    done = [each for each in shown["III"]["buildings"] if each["owners"]]
    assert picture.count(">done by<") == len(done)


def test_everybody_is_named_and_only_the_readers_own_cards_are_shown(shown: dict[str, dict[str, Any]]) -> None:
    for view in shown.values():
        picture = letter_svg(view)
        others = [name for seat, name in enumerate(NAMES) if seat != view["seat"]]
        assert all(f">{name}<" in picture for name in others) and ">You<" in picture
        for farm in view["farms"]:
            helpers = [each["name"] for each in farm["helpers"]]
            assert farm["seat"] == view["seat"] or not any(f" {name}" in picture for name in helpers)


def test_a_spectator_sees_the_village_and_all_farms_folded(shown: dict[str, dict[str, Any]]) -> None:
    view = {**shown["I"], "seat": None, "hand": []}
    picture = letter_svg(view)
    assert ">You<" not in picture and all(f">{name}<" in picture for name in NAMES)
