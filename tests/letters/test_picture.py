"""The quick painter draws what a general renderer of SVG draws, in few colours and few bytes, the same every time."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from domain.kernel.art import NARROW
from domain.kernel.inks import INK, PAPER, dark
from domain.kernel.luck import SeededLuck
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.mail.outgoing import outlines, painting, picture
from service.mail.outgoing.painting import COLOURS
from service.mail.outgoing.picture import ROOM, dark_png, display_width, png, rendered
from tests.contract.bots import played

pytestmark = pytest.mark.usefixtures("painted")

ROUNDED = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">{}</svg>'


@lru_cache
def boards(title: str) -> tuple[str, ...]:
    """Pictures of a game between bots, at its largest table, as one seat and as spectators see it."""
    rules, found = titles[title], []
    for number, state in enumerate(played(rules, rules.seats[-1], b"pictures")):
        if number % 60 == 0:
            found += [drawn(rules, rules.view(state, reader)) for reader in (0, None)]
    return (*found, rules.svg(rules.view(state, 0)), drawn(rules, rules.view(state, 0)))


def drawn(rules: Title[Any], view: dict[str, Any]) -> str:
    """As letters show it."""
    return rules.svg(view, NARROW)


def far_apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures once they are made four times as small, of 255."""
    size = one.width // 4, one.height // 4
    small = [each.convert("RGB").resize(size, Image.Resampling.BOX) for each in (one, other)]
    return sum(ImageStat.Stat(ImageChops.difference(*small)).mean) / 3


@pytest.mark.parametrize("title", sorted(titles))
def test_a_board_looks_as_a_general_renderer_draws_it(title: str) -> None:
    for svg in (boards(title)[0], boards(title)[-1]):
        quick, slow = painting.painted(svg, 2.0), rendered(svg, 2.0)
        assert abs(quick.width - slow.width) <= 1 and abs(quick.height - slow.height) <= 1
        assert far_apart(quick, slow.crop((0, 0, *quick.size))) < 5


@pytest.mark.parametrize("title", sorted(titles))
def test_every_board_is_in_the_plain_dialect_and_small(title: str) -> None:
    for svg in boards(title):
        painting.painted(svg, 1.0)
        picture = png(svg)
        assert 0 < len(picture) <= ROOM
        assert len(Image.open(io.BytesIO(picture)).getcolors(256) or ()) <= COLOURS


@pytest.mark.parametrize("title", sorted(titles))
def test_a_picture_for_letters_is_readable_on_a_telephone(title: str) -> None:
    """Nearly two dots to each that a column of 330 shows, and nothing that is shown smaller than three quarters."""
    rules = titles[title]
    state, _ = rules.setup(None, rules.seats[-1], SeededLuck(b"pictures"))
    svg = drawn(rules, rules.view(state, 0))
    assert Image.open(io.BytesIO(png(svg))).width >= 570
    assert display_width(svg) <= 440 or title == "pig"


@pytest.mark.parametrize("title", sorted(titles))
def test_what_was_painted_before_changes_no_byte(title: str) -> None:
    first = png(boards(title)[-1])
    for remembered in (
        png,
        painting._cut,
        painting._motif,
        outlines.lettered,
        outlines.font,
        painting._rgb,
        outlines.transformed,
    ):
        remembered.cache_clear()
    assert png(boards(title)[-1]) == first


@pytest.mark.parametrize(
    "shape",
    [
        '<polygon points="{0},9 {1},9 {0},20" fill="#3060c0"/>',
        '<path d="M{0} 5H{1}V14A6 6 0 0 1 {0} 20C{0} 18 {0} 17 {1} 16Z" fill="#3060c0"/>',
        '<path d="M{0} 5h10v9q4 4 0 8z" fill="#3060c0" stroke="#101010"/>',
    ],
)
def test_the_same_shape_elsewhere_is_cut_no_second_time(shape: str) -> None:
    painting._cut.cache_clear()
    for left in (3, 20, 41.5):
        painting.painted(ROUNDED.format(shape.format(left, left + 10)), 2.0)
    assert painting._cut.cache_info().misses == 1


@pytest.mark.parametrize(
    "shape",
    [
        '<rect x="10" y="5" width="30" height="20" rx="6" fill="#c03020" stroke="#101010" stroke-width="3"/>',
        '<g transform="translate(30,20) scale(2)"><circle cx="0" cy="0" r="7" fill="#3060c0"/></g>',
        '<ellipse cx="30" cy="20" rx="25" ry="9" fill="none" stroke="#206020" stroke-width="4"/>',
        '<polygon points="5,35 30,3 55,35" fill="#e0b000" stroke="#402000" stroke-width="2"/>',
        '<path d="M5 20 c10 -25 40 -25 50 0 s-30 20 -50 0z" fill="#802080"/>',
        '<path d="M10 20a12 12 0 1 1 24 0v10h-24z M40 5L55 5V30" fill="#208080" stroke="#000000" stroke-width="2"/>',
        '<g fill="none" stroke="#b03030" stroke-width="5"><path d="M5 5L55 35"/></g>',
        '<path d="M5 35Q30 -25 55 35q-25 -12 -50 0Z" fill="#206080"/>',
        '<path d="M10 30A22 11 0 0 1 54 30A20 5 0 0 0 10 30Z" fill="#603010" stroke="#000000" stroke-width="2"/>',
        '<line x1="5" y1="35" x2="52" y2="6" stroke="#b03030" stroke-width="5"/>',
        '<defs><g id="a"><circle cx="6" cy="6" r="6" fill="#ffffff" stroke="#302010" stroke-width="2"/></g>'
        '<g id="b"><rect x="-4" y="-4" width="20" height="20" fill="#a02020"/>'
        '<use href="#a" transform="translate(1 1) scale(0.8)"/></g></defs>'
        '<use href="#b" transform="translate(9.3 12.6)"/><use href="#b" transform="translate(36 14) scale(1.2)"/>',
        '<text x="30" y="28" font-size="22" font-weight="bold" text-anchor="middle" fill="#102040">R6</text>',
    ],
)
def test_each_shape_lies_where_it_should(shape: str) -> None:
    svg = ROUNDED.format('<rect width="60" height="40" fill="#f4efe0"/>' + shape)
    assert far_apart(painting.painted(svg, 4.0), rendered(svg, 4.0)) < 5
    bare = ROUNDED.format('<rect width="60" height="40" fill="#f4efe0"/>')
    assert far_apart(painting.painted(bare, 4.0), rendered(svg, 4.0)) > 5


@pytest.mark.parametrize(
    "odd",
    [
        '<linearGradient id="a"/>',
        '<g transform="rotate(30)"><rect width="9" height="9" fill="#000000"/></g>',
        '<rect width="9" height="9" fill="url(#a)"/>',
        '<rect width="9" height="9" fill="#000000" opacity=".5"/>',
        '<circle cx="9" cy="9" r="4" fill="#000000" transform="scale(2)"/>',
        '<path d="M0 0A9 4 30 0 1 12 9" fill="#000000"/>',
        '<use href="#nothing" transform="translate(1 1)"/>',
        '<text x="1" y="9" font-size="9" fill="#000000"><tspan>a</tspan></text>',
    ],
)
def test_what_is_beyond_the_dialect_goes_to_the_general_renderer(odd: str) -> None:
    svg = ROUNDED.format(odd)
    with pytest.raises(painting.Unpaintable):
        painting.painted(svg, 1.0)
    assert Image.open(io.BytesIO(png(svg))).size[0] >= 60


def test_a_board_that_is_not_drawn_finer_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_at = []
    monkeypatch.setattr(picture, "painted", lambda svg, scale: drawn_at.append(scale) or painting.painted(svg, scale))
    png.cache_clear()
    assert png(boards("sagrada")[-1], wanted=0) and len(drawn_at) == 1


@pytest.mark.parametrize("title", sorted(titles))
def test_for_dark_pages_only_the_palette_is_another_one(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    svg = boards(title)[-1]
    light, drawn_dark = png(svg, wanted=0), Image.open(io.BytesIO(png(dark(svg), wanted=0))).convert("RGB")
    monkeypatch.setattr(picture, "_drawn", lambda svg, scale: pytest.fail("it is drawn a second time"))
    found = Image.open(io.BytesIO(dark_png(svg, light)))
    assert found.tobytes() == Image.open(io.BytesIO(light)).tobytes()
    assert ImageChops.difference(found.convert("RGB"), drawn_dark).getbbox() is None


def test_what_the_general_renderer_drew_is_drawn_anew_for_dark_pages() -> None:
    """Its colours are means of those of the drawing."""
    shapes = "".join(f'<circle cx="{n}" cy="{n}" r="{n}" fill="{PAPER}" stroke="{INK}"/>' for n in range(30, 3, -3))
    svg = ROUNDED.format(f'<rect width="60" height="40" fill="{PAPER}"/><g opacity=".9">{shapes}</g>')
    found = dark_png(svg, png(svg))
    assert found == png(dark(svg), wanted=0) and found != png(svg, wanted=0)


def test_a_picture_without_room_is_left_out() -> None:
    assert png(boards("lagranja")[-1], 5000) == b""
