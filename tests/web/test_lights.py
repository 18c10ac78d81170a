"""Pointing at a line of what happened lights its pieces on the board, as far as they are still there."""

from __future__ import annotations

import re

import pytest

from domain.titles.shelf import titles
from service.web.game.lights import lights
from tests.letters.support import Table
from tests.web.playing import Person, picture_of


def _picture(*shapes: str) -> str:
    defs = (
        '<defs><g id="die"><rect x="0" y="0" width="20" height="20"/><path d="M2 2H18V30A3 3 0 0 1 4 30Z"/></g></defs>'
    )
    drawn = "".join(shapes)
    plain = "".join(f'<rect x="0" y="{60 + 9 * n}" width="5" height="5" fill="#FFFFFF"/>' for n in range(9))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{defs}{plain}{drawn}</svg>'


DIE = '<g transform="translate(50 10)"><use href="#die" transform="translate(4 5) scale(2)"/></g>'
STONE = '<circle cx="100" cy="90" r="6" fill="#2F6DB5"/>'


def _lit(picture: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, re.findall(r'="(-?[\d.]+)"', each)[:4])) for each in re.findall(r"<rect[^>]*>", picture)]


def test_what_came_is_lit_where_it_lies_by_all_that_it_is_made_of() -> None:
    assert _lit(lights(_picture(DIE, STONE), _picture(DIE), _picture())) == [(51.0, 12.0, 46.0, 66.0)]
    assert _lit(lights(_picture(DIE, STONE), _picture(DIE, STONE), _picture(DIE))) == [(91.0, 81.0, 18.0, 18.0)]


def test_what_is_gone_or_was_there_before_is_not_lit() -> None:
    assert _lit(lights(_picture(STONE), _picture(DIE), _picture())) == []
    assert _lit(lights(_picture(DIE), _picture(DIE), _picture(DIE))) == []


@pytest.mark.parametrize("title", sorted(titles))
def test_lines_of_each_title_light_something_within_the_picture(table: Table, title: str) -> None:
    table.open(title)
    table.to_the_end()
    anna = Person(table, "Anna")
    assert 'data-lights="/games/' in anna.look() and re.search(r'<li data-version="\d+"', anna.look())
    found = 0
    for version in range(table.game.version - 1, 5, -max(1, table.game.version // 12)):
        for width in ("", "&width=360"):
            picture = anna.look(f"{anna.address}/lights.svg?version={version}{width}")
            wide, high = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)[0])
            assert all(-4 <= x <= wide and -4 <= y <= high for x, y, _, _ in _lit(picture))
            found += len(_lit(picture))
    assert found or title == "pig", "in the end only bars have grown there"


def test_a_stranger_sees_light_on_what_they_may_know_alone(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    nobody = Person(table)
    assert nobody.browser.get(f"{nobody.address}/lights.svg?version=999").status_code == 404
    assert nobody.browser.get(f"{nobody.address}/lights.svg?version=1").status_code == 404
    assert picture_of(nobody.look()) and nobody.look(f"{nobody.address}/lights.svg?version={table.game.version}")
