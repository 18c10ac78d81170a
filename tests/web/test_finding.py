"""What a stranger finds: offered seats, games to watch, people who play in public; and not what is not listed."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from service.queries import lobby
from service.store import forgetting, player_rows, terms
from tests.letters.support import Table, address, token
from tests.web.pages import Browser


@pytest.fixture
def carl(table: Table) -> Browser:
    browser = Browser(table)
    browser.sign_in(table, address("Carl"), "Carl")
    return browser


def unlist(table: Table, word: str = "the-word-of-the-link") -> str:
    with table.store.db.write() as session:
        terms.insert(session, table.game_id, False, word, "{}", "")
    return word


def left(table: Table) -> str:
    """Bert goes, and the seat is offered."""
    table.open("sagrada", bots=1)
    table.say("Bert", "resign")
    table.say("Bert", "confirm resign")
    assert [offer.seat for offer in table.game.offers] == [1]
    return f"/games/{table.game_id}"


def test_offered_seats_stand_among_the_tables(table: Table) -> None:
    game = left(table)
    page = Browser(table).see("/tables")
    assert game in page and "Seats that were left" in page and "The seat of Bert" in page
    assert game in Browser(table).see("/tables?title=sagrada") and game not in Browser(table).see("/tables?title=pig")
    assert game not in Browser(table).see("/tables?seats=4") and game in Browser(table).see("/tables?seats=3")
    unlist(table)
    assert game not in Browser(table).see("/tables")


def test_running_public_games_are_watched_the_latest_move_first(table: Table) -> None:
    first, second = table.open("sagrada"), table.open("pig")
    page = Browser(table).see("/watch")
    assert page.index(f"/games/{second}") < page.index(f"/games/{first}") and page.count('alt="The board of') == 2
    table.game_id = first
    table.choose_windows()
    page = Browser(table).see("/watch")
    assert page.index(f"/games/{first}") < page.index(f"/games/{second}")
    assert f"/games/{second}" not in Browser(table).see("/watch?title=sagrada")
    unlist(table)
    assert f"/games/{first}" not in Browser(table).see("/watch")


def test_a_game_against_bots_alone_is_not_watched(table: Table) -> None:
    with_bots = {"title": "sagrada", "seats": [{"player": table.players["Anna"]}, {"bot": "sensible"}], "sit": True}
    table.store.intake.submit("open", with_bots, channel="test", player=table.players["Anna"])
    table.work()
    assert "No listed game is running" in Browser(table).see("/watch")


def test_games_that_moved_last_are_found_by_an_index_and_games_of_offers_by_these(table: Table) -> None:
    """With 100 000 games stored nobody looks at all that run."""
    asked: list[tuple[str, tuple[Any, ...]]] = []

    class Listening:
        def all(self, sql: str, *values: Any) -> list[Any]:
            asked.append((sql, values))
            return []

    heard: Any = Listening()
    lobby.watched(heard)
    lobby.offered(heard)
    with table.store.db.read() as session:
        plans = [[row["detail"] for row in session.all(f"EXPLAIN QUERY PLAN {sql}", *values)] for sql, values in asked]
    assert any("USING INDEX tables_moved" in step for step in plans[0])
    assert "SCAN offers" in plans[1] and not any("tables_phase" in step for plan in plans for step in plan)


def test_people_who_play_in_public_are_found_by_the_beginning_of_their_name(table: Table, carl: Browser) -> None:
    def found(name: str) -> bool:
        return f"/players/{table.players['Bert']}" in carl.see(f"/players?name={name}")

    assert not found("ber"), "a player who has played with nobody"
    table.open("sagrada")
    assert found("ber") and found("BERT") and not found("ert") and not found("b")
    assert not found("%25%25") and not found("__"), "nothing of a name stands for all"
    unlist(table)
    assert not found("ber") and carl.get(f"/players/{table.players['Bert']}").status_code == 404


def test_names_are_found_whatever_their_letters_and_by_an_index(table: Table, carl: Browser) -> None:
    bert = table.players["Bert"]
    table.open("sagrada")
    for name, typed in (("Řehoř Ölm", "řEHOŘ öL"), ("Ёлка", "ёЛ"), ("Straße", "strASSE"), ("100% Bert_", "100% b")):
        table.store.players.rename(bert, name)
        page = carl.see(f"/players?name={quote(typed)}")
        assert f"/players/{bert}" in page, name
    with table.store.db.read() as session:
        plan = session.all(f"EXPLAIN QUERY PLAN {player_rows.NAMED}", "an", "an~", "", "", 30)
    assert any("SEARCH players USING INDEX players_by_name" in row["detail"] for row in plan)
    table.store.players.forget(bert, lambda names, addresses, now: list(forgetting.own(bert, now)))
    assert f"/players/{bert}" not in carl.see("/players?name=100")


def test_guests_and_oneself_are_not_found_and_strangers_find_nobody(table: Table, carl: Browser) -> None:
    table.open("sagrada")
    bert = table.players["Bert"]
    assert Browser(table).get("/players?name=bert").status_code == 303
    with table.store.db.write() as session:
        session.run("INSERT INTO visitors VALUES (?, ?, ?)", bert, "2026-01-01T00:00:00Z", "form")
    assert bert not in carl.see("/players?name=bert") and carl.get(f"/players/{bert}").status_code == 404
    anna = Browser(table)
    anna.sign_in(table, address("Anna"))
    assert f"/players/{table.players['Anna']}" not in anna.see("/players?name=anna")
    assert f"/players/{bert}" in anna.see("/players?name=b"), "whom one knows is found by a letter"


PAGES = ("", "/at/3", "/log", "/result", "/board.svg", "/game.json")


def test_a_game_that_is_not_listed_asks_for_its_link(table: Table, carl: Browser) -> None:
    table.open("sagrada")
    game, word = f"/games/{table.game_id}", unlist(table)
    for end in PAGES:
        answer = carl.get(f"{game}{end}")
        assert answer.status_code == 403 and "not listed" in answer.text
        assert not any(name in answer.text for name in table.players)
    assert carl.get(f"{game}?word=another-word").status_code == 403
    assert carl.client.get(f"/t/{word}", base_url=carl.url, follow_redirects=True).status_code == 200
    assert [carl.get(f"{game}{end}").status_code for end in PAGES] == [200] * len(PAGES), "the browser remembers"
    assert Browser(table).get(game).status_code == 403


def test_who_plays_has_the_link_to_pass_on_and_others_have_not(table: Table, carl: Browser) -> None:
    table.open("sagrada")
    game = f"/games/{table.game_id}"
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    assert "/t/" not in bert.see(game), "a listed game needs none"
    word = unlist(table)
    assert f"/t/{word}" in bert.see(game)
    assert f"/t/{word}" not in carl.client.get(f"/t/{word}", base_url=carl.url, follow_redirects=True).text


def test_who_plays_and_who_comes_from_a_letter_need_no_link(table: Table) -> None:
    table.open("sagrada")
    unlist(table)
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    assert bert.get(f"/games/{table.game_id}").status_code == 200
    table.post()
    letter = token(next(each for each in table.letters("Bert") if each.seat is not None))
    assert Browser(table).get(f"/games/{table.game_id}?letter={letter}").status_code == 200
    forged = letter[:-1] + ("a" if letter[-1] != "a" else "b")
    assert Browser(table).get(f"/games/{table.game_id}?letter={forged}").status_code == 404
