"""The race as it is drawn: what can be pressed, what is at stake, every seat, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from domain.kernel.art import NARROW, SMALLEST, WIDE
from domain.kernel.flow import with_names
from domain.titles.pig.pictures.svg import svg
from domain.titles.pig.title import pig
from tests.titles.pig.test_turn import begun, say

BOTH = pytest.mark.parametrize("width", [NARROW, WIDE])
ROLLED = say(begun(3), 0, "roll", 4)
OVER = say(begun(8, target=30), 0, "hold at 30", 6, 6, 6, 6, 6)


def named(picture: str) -> list[str]:
    return re.findall(r'data-name="(\w+)"', picture)


def view(state: Any, seat: int | None) -> dict[str, Any]:
    return with_names(pig.view(state, seat), ["W" * 60, *["Bert", "Cem", "Dora", "Eva", "Finn", "Gus", "Hal"]])


@BOTH
def test_who_rolls_can_press_what_they_can_say(width: int) -> None:
    assert named(svg(view(begun(3), 0), width)) == ["roll"]
    assert named(svg(view(ROLLED, 0), width)) == ["roll", "hold"]
    assert not named(svg(view(ROLLED, 1), width)) + named(svg(view(ROLLED, None), width))
    assert not named(svg(view(OVER, 0), width))


@BOTH
def test_every_seat_has_its_lane_and_the_first_three_a_step(width: int) -> None:
    picture = svg(view(OVER, 3), width)
    assert re.findall(r'data-seat="(\d)"', picture) == list("01234567")
    assert ">You<" in picture and "the ranking: " in picture and "at stake" not in picture
    assert ">Finn<" in picture


@BOTH
def test_words_are_large_enough_and_within_the_page(width: int) -> None:
    long = {**view(ROLLED, 1), "rolled": [2] * 60, "points": 120}
    for picture in (svg(long, width), svg(view(OVER, None), width)):
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)) >= SMALLEST[width]
        places = [float(x) for x in re.findall(r'<(?:rect|text)[^>]*? ?x="(-?[\d.]+)', picture)]
        assert min(places) >= 0 and max(places) <= width
        assert "W" * 60 not in re.sub("<title>.*?</title>", "", picture) and "…" in picture


def test_what_can_be_pressed_is_large_enough_for_a_finger() -> None:
    boxes = re.findall(r'data-box="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"', svg(view(ROLLED, 0), NARROW))
    assert len(boxes) == 2 and all(float(wide) >= 44 and float(high) >= 44 for wide, high in boxes)


def test_what_holding_brings_is_told() -> None:
    assert ">0 → 4<" in svg(view(ROLLED, 0)) and ">wins<" not in svg(view(ROLLED, 0))
    near = {**view(ROLLED, 0), "points": 100}
    assert ">wins<" in svg(near)
