"""Small drawings beside the words of a title, where a page tells of moves."""

from __future__ import annotations

import pytest
from flask import Flask
from markupsafe import escape

from domain.titles.shelf import titles
from service.web.layout import with_signs
from tests.letters.support import Table
from tests.web.playing import app_of


@pytest.fixture
def app(table: Table) -> Flask:
    return app_of(table)


@pytest.mark.parametrize(
    ("title", "told", "drawn"),
    [
        ("sagrada", "R5 on E2", ["R5"]),
        ("sagrada", "R51 on E2", []),
        ("lagranja", "+2 olives, a trade good, 3 silver", ["olive", "trade good", "silver"]),
        ("ohmygoods", "iron smelter 2 makes iron", ["iron"]),
        ("ohmygoods", "<b>wood</b>", ["wood"]),
        ("pig", "rolls 6", []),
    ],
)
def test_a_drawing_stands_before_its_word(app: Flask, title: str, told: str, drawn: list[str]) -> None:
    with app.test_request_context():
        found = with_signs(told, title)
    pieces = found.split('<img class="sign" src="')
    assert [piece.partition(".svg")[0].rpartition("/")[2].replace("%20", " ") for piece in pieces[1:]] == drawn
    assert "".join(piece.rpartition('alt="">')[2] for piece in pieces) == escape(told)


@pytest.mark.parametrize("title", sorted(titles))
def test_every_sign_is_a_picture(app: Flask, title: str) -> None:
    for name, drawn in titles[title].signs.items():
        answer = app.test_client().get(f"/titles/{title}/signs/{name}.svg")
        assert answer.status_code == (200 if drawn else 404)
