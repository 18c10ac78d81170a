"""What boards are drawn with: widths of words, motifs, states of a piece, the colours of the dark."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PIL import ImageFont

from domain.kernel import art, inks, pictures
from service.mail.outgoing.outlines import FACES, FONTS

BOX = (10.0, 10.0, 40.0, 30.0)


@pytest.mark.parametrize("words", ["Chromatic Splendor", "Zażółć gęślą jaźń", "Ελένη, Борис: 12 → 7", "fi ffl 1234"])
@pytest.mark.parametrize("bold", [False, True])
def test_words_are_as_wide_as_the_font_says(words: str, bold: bool) -> None:
    face = str(FONTS / FACES["bold" if bold else "normal"])
    font = ImageFont.truetype(face, 2048, layout_engine=ImageFont.Layout.BASIC)
    assert pictures.width(words, 2048, bold) == pytest.approx(font.getlength(words), rel=0.02)


def test_words_keep_to_their_room() -> None:
    told, size = pictures.fitting("a name that is much too long for it", (14, 12, 11), 100)
    assert size == 11 and told.endswith("…") and pictures.width(told, size) <= 100
    assert pictures.fitting("short", (14, 11), 100) == ("short", 14)
    assert all(pictures.width(line, 12) <= 90 for line in pictures.lines("some words that go on and on", 12, 90))


def test_each_stamp_is_written_once() -> None:
    drawn = (
        art.icon("wood", 0, 0) + art.icon("wood", 30, 0, 14) + art.faded(art.icon("wood", 60, 0)) + art.use("own", 0, 9)
    )
    picture = art.board(drawn, 90, 30, lambda name: art.rect(0, 0, 5, 5, inks.INK) + art.icon("ore", 0, 0))
    assert re.findall(r'<g id="([^"]+)"', picture) == ["ore", "own", "wood", "wood--faded"]
    assert picture.count(art.icons()["wood"]) == 1


def test_a_part_keeps_what_the_board_shows_only_faded() -> None:
    own = art.faded(art.use("own", 0, 9)) + art.faded(art.absent("wool", 9, 9))
    drawn = art.seam("mine", own, 0, 20) + art.seam("rest", art.icon("ore", 0, 20), 20, 40)
    whole = art.board(
        drawn, 90, 40, lambda name: art.rect(0, 0, 5, 5, inks.INK) if name == "own" else art.silhouette(name)
    )
    mine, rest = art.parts(whole).values()
    assert re.findall(r'<g id="([^"]+)"', mine) == ["own--faded", "wool--ghost--faded"]
    assert inks.faded(inks.INK) in mine and re.findall(r'<g id="([^"]+)"', rest) == ["ore"]


def test_a_piece_shows_its_states() -> None:
    drawn = art.rect(*BOX, inks.GLASS["R"][0])
    plain, lit, lifted, dim, changed = (
        art.piece(drawn, "R3", "red", BOX, "die", art.marks_of({"marks": marks}))
        for marks in ({}, {"lit": ["R3"]}, {"lifted": ["R3"]}, {"dim": ["R3"]}, {"changed": ["R3"]})
    )
    assert len({plain, lit, lifted, dim, changed}) == 5
    assert "translate(0 -6)" in lifted and inks.GLASS["R"][0] not in dim and inks.ACCENT in lit
    assert all('data-name="R3" data-slot="die" data-box="10 10 40 30"' in each for each in (plain, lit, lifted, dim))


def test_a_name_is_no_markup() -> None:
    drawn = art.group("", "<b>", seat='"<b>')
    assert ElementTree.fromstring(drawn).get("data-seat") == '"<b>' and "<b>" not in drawn


def test_each_colour_turns_dark_in_one_way() -> None:
    for ink, turned in inks.DARK.items():
        assert inks.dark(f'fill="{ink}"') == f'fill="{turned}"'
    used = {ink for icon in art.icons().values() for ink in re.findall("#[0-9A-F]{6}", icon)}
    assert used <= set(inks._turned())
    for ink, turned in inks.DARK.items():
        if inks.faded(ink) != ink:
            assert inks.dark(inks.faded(ink)) == inks.mix(turned, inks.DARK[inks.PAPER], 0.55)


def test_seats_differ_in_colour_and_in_shape() -> None:
    marks = [art.players_mark(seat, 0, 0, 10) for seat in range(8)]
    assert len({re.sub("#[0-9A-F]{6}", "", mark) for mark in marks}) == 8 == len(set(inks.SEATS))
