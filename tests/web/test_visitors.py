"""Play a bot now: one press, no address; kept with one, forgotten without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.titles.shelf import titles
from service.accounts import visitors
from service.app import create_app
from service.limits import rate_limits
from service.store import counts, times
from tests.letters.support import Table, address, token
from tests.web.pages import HERE, Browser
from tests.web.test_outbox import at_work
from workers.process import tidy


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, names="Anna")
    yield table
    table.close()


def playing(table: Table, browser: Browser, title: str = "sagrada") -> str:
    """The game, from one press on the first page."""
    with at_work(table):
        answer = browser.send("/", f"/play/{title}")
    assert answer.status_code == 303, answer.text
    table.work()
    return answer.headers["Location"].rpartition("/")[2]


@pytest.mark.parametrize("title", sorted(titles))
def test_one_press_and_one_is_asked(table: Table, title: str) -> None:
    browser = Browser(table)
    game = table.store.games.get(playing(table, browser, title))
    assert game.phase == "running" and game.holders[1].bot
    assert browser.get(f"/games/{game.id}").status_code == 200
    assert "Give an address" in browser.see("/me")


def test_a_form_pressed_twice_is_one_guest_and_one_game(table: Table) -> None:
    browser = Browser(table)
    fields = dict(browser.form("/", "/play/sagrada").fields)
    cookie = browser.client.get_cookie("posthorn_form", domain="play.example")
    assert cookie is not None
    other = Browser(table)
    other.client.set_cookie("posthorn_form", cookie.value, domain="play.example", secure=True, path="/")
    with at_work(table):
        games = [each.post("/play/sagrada", fields).headers["Location"] for each in (browser, other)]
    assert games[0] == games[1]


def test_what_is_kept_stays_with_its_games(table: Table) -> None:
    browser = Browser(table)
    game = playing(table, browser)
    browser.send("/join", address="eva@mail.example", name="")
    table.post()
    other = Browser(table)  # the letter is opened elsewhere
    other.send(f"/join/{token(table.letters(kind='magic')[-1], 'enter')}")
    assert game in other.see("/me") and "Give an address" not in other.see("/me")
    row = table.store.players.by_address("eva@mail.example")
    assert row is not None and row["confirmed"] and table.store.games.get(game).seats_of(row["id"]) == (0,)
    with table.store.db.write() as session:
        session.run("UPDATE visitors SET made = '2020-01-01T00:00:00.000000Z'")
    assert visitors.forget(table.store, times.now()) == 0


def test_a_guest_may_give_a_name_with_his_address(table: Table) -> None:
    browser = Browser(table)
    game = playing(table, browser)
    browser.send("/join", address="eva@mail.example", name="Eva")
    table.post()
    browser.send(f"/join/{token(table.letters(kind='magic')[-1], 'enter')}")
    table.work()
    row = table.store.players.by_address("eva@mail.example")
    assert row is not None and row["name"] == "Eva" and "(guest)" not in browser.see("/me")
    assert "Eva" in browser.see(f"/games/{game}")


def test_an_address_that_has_a_player_is_signed_in_as_that_one(table: Table) -> None:
    browser = Browser(table)
    game = playing(table, browser)
    browser.send("/join", address=address("Anna"))
    table.post()
    page = browser.send(f"/join/{token(table.letters(kind='magic')[-1], 'enter')}").text
    assert "had a player already" in page and game not in browser.see("/me")


KEPT = ("seed_pool", "counts")  # commitments stay; counts are for a day


def everything_about(table: Table, *names: str) -> list[str]:
    with table.store.db.read() as session:
        tables = session.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        rows = {
            each["name"]: str([tuple(row) for row in session.all(f"SELECT * FROM {each['name']}")]) for each in tables
        }
    return [table for table, text in rows.items() if any(name in text for name in names) and table not in KEPT]


def test_who_never_gave_an_address_is_forgotten_with_his_games(table: Table) -> None:
    browser = Browser(table)
    game = playing(table, browser)
    (player,) = (holder.player for holder in table.store.games.get(game).holders if holder.player)
    table.open(bots=1)
    assert len(everything_about(table, game, player)) > 6
    assert visitors.forget(table.store, times.now()) == 0, "30 days are not over"
    tidy(table.store, times.later(times.now(), 24 * 31))
    assert everything_about(table, game, player) == []
    assert table.game.phase == "running"


def test_the_newest_event_of_the_log_is_never_forgotten(table: Table) -> None:
    """SQLite would give its number to the next one, and followers would pass over that."""
    game = playing(table, Browser(table))
    visitors.forget(table.store, times.later(times.now(), 24 * 31))
    assert table.store.games.get(game).phase == "running"
    table.open(bots=1)
    table.work()
    with table.store.db.read() as session:
        assert session.one("SELECT 1 AS one FROM tables WHERE game = ?", table.game_id) is not None


def test_so_many_guests_from_one_place(table: Table) -> None:
    with table.store.db.write() as session:
        counts.add(session, {"visit from 127.0.0.1/32": rate_limits.LIMITS["visit"].client[0].most - 1}, times.now())
    for status in (303, 429):
        with at_work(table):
            answer = Browser(table).send("/", "/play/sagrada")
        assert answer.status_code == status, answer.text
    assert "Too many guests came from your network" in answer.text and "Try again in 1 hour" in answer.text


def test_a_game_that_is_being_opened_is_shown_as_soon_as_it_is_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.web.opening.WAITS", 0.0)
    browser = Browser(table)
    where = browser.send("/", "/play/sagrada").headers["Location"]
    page = browser.get(where)
    assert page.status_code == 202 and "is being opened" in page.text and 'http-equiv="refresh"' in page.text
    assert browser.get(where.replace("/games/", "/tables/")).status_code == 202
    table.work()
    assert browser.get(where).status_code == 200


def test_an_opening_that_is_refused_says_why(table: Table) -> None:
    anna, browser = table.players["Anna"], Browser(table)
    browser.sign_in(table, address("Anna"))
    row = table.store.intake.submit("open", {"title": "sagrada", "seats": [{}] * 9}, channel="web", player=anna)
    table.work()
    page = browser.get(f"/games/{row.game}?did={row.id}")
    assert page.status_code == 409 and "1 to 4" in page.text, page.text
    assert Browser(table).get(f"/games/{row.game}?did={row.id}").status_code == 404


def test_where_no_mail_is_a_guest_can_sign_out(table: Table) -> None:
    browser = Browser(table)
    browser.app = create_app(table.store, HERE)
    browser.client = browser.app.test_client()
    playing(table, browser)
    assert "Sign out" in browser.see("/me") and "Keep it with" not in browser.see("/join/out")
    assert browser.send("/join/out").status_code == 303 and browser.get("/me").status_code == 403
    assert browser.get("/join").status_code == 404
