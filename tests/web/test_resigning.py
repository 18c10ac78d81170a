"""Who has resigned is asked nowhere: neither on the page, in lists, in the badge, nor by the feed or the API."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.projections import tables
from service.queries import clocks, lobby
from tests.letters.support import Table
from tests.service.client import Client
from tests.web.playing import Person, section
from tests.web.tables import buttons


@pytest.fixture
def gone(tmp_path: Path) -> Iterator[Person]:
    """Who was asked, and has resigned, at a table of three."""
    table = Table(tmp_path, names="Anna Bert Cleo")
    table.open()
    table.choose_windows()
    person = Person(table, table.asked)
    table.say(person.name, "confirm resign")
    yield person
    table.close()


def test_the_page_asks_nothing_and_offers_the_way_back(gone: Person) -> None:
    page = gone.look()
    assert "You have resigned" in section(page, "asked") and 'name="say"' not in page
    assert "come back" in buttons(page) and "resign" not in buttons(page)


def test_others_see_whose_seat_is_empty(gone: Person) -> None:
    other = Person(gone.table, next(name for name in gone.table.players if name != gone.name))
    assert f"The seat of {gone.name} is empty" in section(other.look(), "asked")


def test_no_list_and_no_badge_says_that_they_are_asked(gone: Person) -> None:
    player = gone.table.players[gone.name]
    with gone.table.store.db.read() as session:
        assert lobby.waiting(session, player) == set() and lobby.next_asked(session, player) == ""
        assert [row["asked"] for row in tables.mine(session, player)] == [0]
    assert "You are asked" not in gone.look("/me")


def test_the_feed_has_no_deadline(gone: Person) -> None:
    feed = f"/feed/{clocks.new_feed(gone.table.store, gone.table.players[gone.name])}.ics"
    assert "BEGIN:VEVENT" not in gone.look(feed)


def test_the_api_asks_nothing(gone: Person) -> None:
    game = gone.table.game_id
    api = Client.of(gone.table.store, gone.table.players[gone.name])
    legal, view = api.get(f"/games/{game}/legal").json, api.get(f"/games/{game}/view").json
    assert legal["commands"] == legal["forms"] == [] and legal["prompt"] is None
    assert view["asked"] == [] and view["prompt"] is None


def test_the_api_does_it_by_its_own_word_alone(gone: Person) -> None:
    game, name = gone.table.game_id, next(name for name in gone.table.players if name != gone.name)
    api = Client.of(gone.table.store, gone.table.players[name])
    first = api.post(f"/games/{game}/table", {"line": "resign"}, Prefer="wait=0")
    gone.table.work()
    asked = api.get(first.headers["Location"].removeprefix("/api/v1"))
    assert asked.json["code"] == "not_confirmed" and '"confirm resign" does it' in asked.json["text"]
    api.post(f"/games/{game}/table", {"line": "confirm resign"})
    gone.table.work()
    assert len(gone.table.game.offers) == 2


def test_a_game_in_which_nobody_else_is_asked_has_its_time_back_after_an_outage(gone: Person) -> None:
    with gone.table.store.db.read() as session:
        assert tables.running(session, "") == [gone.table.game_id]
