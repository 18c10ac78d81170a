"""The page of my games: each row says what is asked, how it stands, and what is new there."""

from __future__ import annotations

import re

import pytest

from domain.titles.shelf import titles
from tests.letters.support import Table, address
from tests.web.pages import Browser
from tests.web.playing import Person
from tests.web.tables import press


def signed_in(table: Table, name: str) -> Browser:
    browser = Browser(table)
    browser.sign_in(table, address(name), name)
    return browser


def row(page: str, game: str) -> str:
    """The words of a game's row."""
    rows = page.split('<li class="rowg')
    mine = next(each for each in rows if f'/{game}"' in each).partition("</li>")[0]
    return " ".join(re.sub(r"<[^>]*>", " ", mine).split())


@pytest.fixture
def anna(table: Table) -> Browser:
    return signed_in(table, "Anna")


def test_a_row_says_round_and_points_as_only_its_reader_may_know_them(table: Table, anna: Browser) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    state, title = table.store.games.get(table.game_id).state, titles["sagrada"]
    points = title.known_scores(state, 0)[0].total
    assert f"round 1 {points} points".replace("-", "\u2212") in row(anna.see("/me"), table.game_id)


def test_talk_is_new_until_it_is_read(table: Table, anna: Browser) -> None:
    table.open()
    bert = Person(table, "Bert")
    press(bert, "speak", words="Good luck")
    press(bert, "speak", words="All of you")
    assert "2 new" in row(anna.see("/me"), table.game_id)
    assert "new" not in row(signed_in(table, "Bert").see("/me"), table.game_id), "own words are no news"
    anna.see(f"/games/{table.game_id}")
    assert "2 new" in row(anna.see("/me"), table.game_id), "it did not lie open"
    anna.see(f"/games/{table.game_id}?tab=talk")
    assert "new" not in row(anna.see("/me"), table.game_id)
    press(bert, "speak", words="Well?")
    assert "1 new" in row(anna.see("/me"), table.game_id)
    anna.get(f"/games/{table.game_id}/news?seen=1&heard=1&read=1")
    assert "new" not in row(anna.see("/me"), table.game_id)


def test_a_vote_stands_in_the_row_until_it_is_given_or_over(table: Table, anna: Browser) -> None:
    table.open()
    table.say("Bert", "vote pause")
    assert row(anna.see("/me"), table.game_id).endswith("vote with Bert")
    assert "vote" not in row(signed_in(table, "Bert").see("/me"), table.game_id), "Bert has voted"
    table.let_pass(days=3, hours=1)
    assert "vote" not in row(anna.see("/me"), table.game_id), "it has lapsed"


def test_whom_a_game_waits_for_and_until_when(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    assert re.search(r"Anna until \w{3} \d+ \w{3} \d\d:\d\d", row(signed_in(table, "Bert").see("/me"), table.game_id))


def test_each_title_has_an_emblem_for_light_and_dark_paper(table: Table, anna: Browser) -> None:
    for title in titles:
        light, dark = (anna.get(f"/titles/{title}/emblem.svg{query}") for query in ("", "?dark=1"))
        assert light.content_type == "image/svg+xml" and "viewBox" in light.text and light.text != dark.text
        assert len(light.data) < 6000
