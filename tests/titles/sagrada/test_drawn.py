"""The table as it is drawn for a telephone and for a desk: all there, in its place, large enough, in each state."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from domain.kernel.art import NARROW, SMALLEST, WIDE, parts
from domain.kernel.flow import with_names
from domain.kernel.inks import ACCENT, GLASS, SUNLIT, faded
from domain.kernel.pictures import width as wide
from domain.titles.sagrada.cards import PATTERNS, PRIVATE, PUBLIC, TOOLS
from domain.titles.sagrada.parts import CELLS
from domain.titles.sagrada.pictures.points import ledger, signed, total
from domain.titles.sagrada.pictures.svg import svg
from domain.titles.sagrada.scoring import points_so_far
from domain.titles.sagrada.title import sagrada
from tests.contract.bots import played
from tests.titles.sagrada.board import solo, table

NAMES = ("Anna", "Bert", "Cyril", "Dora")
BOTH = pytest.mark.parametrize("width", [NARROW, WIDE])


def views(reader: int | None, seats: int = 4) -> list[dict[str, Any]]:
    return [with_names(sagrada.view(state, reader), NAMES) for state in played(sagrada, seats, b"narrow")]


def boxes(picture: str, slot: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, box.split())) for box in re.findall(rf'data-slot="{slot}" data-box="([^"]+)"', picture)]


@BOTH
def test_every_die_of_the_table_is_drawn(width: int) -> None:
    for view in views(0)[::30]:
        dice = [cell["die"] for player in view["players"] for cell in player["cells"] if cell["die"]]
        drawn = re.findall(r'href="#cell-[^-]+-([RGBYP][1-6])-', svg(view, width))
        assert sorted(dice) == sorted(drawn)
        for die in (*view["pool"], *(die for space in view["track"] for die in space)):
            assert f'data-name="{die}"' in svg(view, width)


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_word_is_too_small_and_nothing_leaves_the_page(seats: int, width: int) -> None:
    for view in (*views(0, seats)[::40], *views(None, seats)[::80], views(0, seats)[-1]):
        picture = svg(view, width)
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)) >= SMALLEST[width]
        places = re.findall(r'<(?:rect|text|use)[^>]*?(?:x="|translate\()(-?[\d.]+)', picture)
        assert min(map(float, places)) >= -2 and max(map(float, places)) <= width


def test_what_a_finger_presses_is_large_enough() -> None:
    tools = "lens_cutter tap_wheel flux_brush"
    pool = "R5 B2 G3 Y1 P6 R1 B4 G6 Y2"
    state = table(pool=pool, tools=tools, track=["R1 G2 B3", "P4"], pattern="gravitas")
    picture = svg(sagrada.view(state, 0), NARROW)
    found = [tuple(map(float, box.split())) for box in re.findall(r'data-box="([^"]+)"', picture)]
    assert len(found) > 30 and all(wide >= 44 and high >= 44 for _, _, wide, high in found)


def test_what_is_pressed_lies_apart() -> None:
    for dice in range(1, 9):
        state = table(pool="R1", track=["R1 " * dice] * 5)
        for width in (NARROW, WIDE):
            lie = boxes(svg(sagrada.view(state, 0), width), "other")
            assert len(lie) == 5 * dice
            assert not any(abs(a[0] - b[0]) < a[2] and abs(a[1] - b[1]) < a[3] for a, b in combinations(lie, 2))


@BOTH
def test_a_state_is_seen(width: int) -> None:
    view = views(0)[60]
    view |= {"pool": ["R3", "G2"], "drafted": False}
    plain = svg(view, width)
    assert ACCENT not in re.sub(r"<text.*?</text>|<rect[^>]*>", "", plain.split("</defs>")[1].split("data-name")[1])
    lifted = svg({**view, "marks": {"lifted": ["R3"], "lit": [CELLS[4]]}}, width)
    assert f"die-G2-{46 if width == NARROW else 54}--faded" in lifted and SUNLIT[0] in lifted
    assert faded(GLASS["G"][0]) in lifted
    changed = svg({**view, "marks": {"changed": [CELLS[0], f"1 {CELLS[0]}"]}}, width)
    assert changed.count("<polygon") == plain.count("<polygon") + 2


def test_a_folded_window_is_unfolded() -> None:
    view = views(0)[60]
    folded, large = svg(view, NARROW), svg({**view, "marks": {"unfolded": ["2"]}}, NARROW)
    assert folded.count('data-fold="') == 3 and large.count("Cyril") > folded.count("Cyril")
    assert large.count('data-piece="2 ') == 20 and 'data-piece="2 ' not in folded


def test_a_letter_cuts_it_at_its_seam() -> None:
    view = views(0)[60]
    both = parts(svg(view, NARROW))
    assert list(both) == ["mine", "rest"]
    assert ">You<" in both["mine"] and ">You<" not in both["rest"] and ">Bert<" in both["rest"]
    heights = [float(re.findall(r'height="([\d.]+)"', each)[0]) for each in (*both.values(), svg(view, NARROW))]
    assert heights[0] + heights[1] == pytest.approx(heights[2], abs=1)


@BOTH
@pytest.mark.parametrize("reader", [0, 1])
def test_who_chooses_a_window_sees_all_that_are_offered_and_nobody_else(reader: int, width: int) -> None:
    offered = next(player["offered"] for player in views(0)[0]["players"] if player["seat"] == 0)
    picture = svg(views(reader)[0], width)
    assert [f">{side['name']}<" in picture for side in offered] == [reader == 0] * 4


@BOTH
def test_a_die_from_the_bag_is_shown(width: int) -> None:
    view = {**views(0)[60], "held": "B"}
    assert "a blue die from the bag" in svg(view, width)


@BOTH
def test_alone_tools_are_paid_with_dice_and_the_track_is_to_be_beaten(width: int) -> None:
    picture = svg(sagrada.view(solo(pool="R5", tools="lathekin"), 0), width)
    assert ">pays<" in picture and "favour" not in picture


def test_points_so_far_are_those_of_the_rules() -> None:
    for seats in (1, 4):
        for state in list(played(sagrada, seats, b"points"))[::25]:
            if state.round:
                view = sagrada.view(state, 0)
                mine = next(player for player in view["players"] if player["seat"] == 0)
                assert total(view, mine) == points_so_far(state)[1][0]


def test_each_card_has_a_picture() -> None:
    for tool in TOOLS:
        assert "<use" in svg(sagrada.view(table(pool="R1", tools=tool), 0), NARROW)
    for card in PUBLIC:
        state = table(pool="R1", public=(card,))
        assert PUBLIC[card].name in svg(sagrada.view(state, 0), NARROW)


def test_the_longest_names_have_room() -> None:
    assert max(len(card.name) for card in PATTERNS.values()) > 12 and PRIVATE
    view = with_names(views(0)[60], ["W" * 60] * 4)
    for width in (NARROW, WIDE):
        assert "…" in svg(view, width)


@pytest.mark.parametrize(("w", "size", "large"), [(167, 11, 18), (150, 11, 18), (400, 12, 26)])
def test_a_sum_has_room_beside_what_it_is_made_of(w: float, size: float, large: float) -> None:
    """Two digits below nothing, and a mark that something is hidden."""
    view = views(None)[2]
    player = {**view["players"][0], "private": []}
    drawn = ledger(view, player, 10, 20, w, size, large)
    (edge,) = (float(each) for each in re.findall(r'<line x1="([\d.]+)"', drawn))
    right, words = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]*)</text>', drawn)[-1]
    assert words == signed(total(view, player)) and float(right) - wide(words, large, True) > edge
