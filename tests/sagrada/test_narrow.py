"""The picture for letters is narrow: the reader's window is wide, dice of others bear their names."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

from domain.kernel.envelope import with_names
from domain.titles.sagrada.pictures.narrow import WIDTH, letter_svg
from domain.titles.sagrada.title import sagrada
from tests.contract.bots import played
from tests.sagrada.board import table

NAMES = ("Anna", "Bert", "Cyril", "Dora")


def views(reader: int | None) -> list[dict[str, Any]]:
    """Of a whole game but its end."""
    return [with_names(sagrada.view(state, reader), NAMES) for state in played(sagrada, 4, b"narrow")][:-1]


def test_every_die_of_the_others_and_of_the_track_is_named() -> None:
    for view in views(0)[::15]:
        picture = letter_svg(view)
        dice = [cell["die"] for player in view["players"][1:] for cell in player["cells"] if cell["die"]]
        dice += [die for dice in view["track"] for die in dice]
        said = re.findall(r">([RGBYP][1-6])<", picture)
        assert sorted(said) == sorted(dice)


def test_it_begins_with_the_pool_and_the_readers_window() -> None:
    picture = letter_svg(views(0)[60])
    order = [picture.index(mark) for mark in ("The pool:", "Your window:", "Round track", ">Bert<", ">Dora<")]
    assert order == sorted(order)


def test_who_chooses_a_window_sees_all_that_are_offered() -> None:
    view = views(0)[0]
    offered = next(player["offered"] for player in view["players"] if player["seat"] == 0)
    assert offered and all(f">{side['name']}<" in letter_svg(view) for side in offered)


def test_all_of_it_lies_within_the_page() -> None:
    for view in (*views(0)[::15], *views(None)[40::30]):
        places = [float(x) for x in re.findall(r'<rect x="([\d.]+)"', letter_svg(view))]
        assert max(places) < WIDTH


def test_dice_on_one_space_of_the_track_lie_apart() -> None:
    for dice in range(1, 9):
        state = table(pool="R1", track=["R1 " * dice] * 5)
        boxes = re.findall(r'data-slot="other" data-box="([^"]+)"', sagrada.svg(sagrada.view(state, 0)))
        lie = [tuple(map(float, box.split())) for box in boxes]
        assert len(lie) == 5 * dice
        assert not any(abs(a[0] - b[0]) < a[2] and abs(a[1] - b[1]) < a[3] for a, b in combinations(lie, 2))
        space = sorted(lie)[:dice]
        assert all(x >= 24 and x + wide <= 75 and y >= 80 and y + high <= 124 for x, y, wide, high in space)
