"""Opening a table on the page, coming to it by its link, sitting down, saying no, and lists of games."""

from __future__ import annotations

import re

import pytest

from domain.game import event_codec
from domain.titles.shelf import titles
from service.queries.people import names_of
from tests.letters.support import Table, address
from tests.web.pages import Browser
from tests.web.test_outbox import at_work


def signed_in(table: Table, name: str) -> Browser:
    browser = Browser(table)
    browser.sign_in(table, address(name), name)
    return browser


@pytest.fixture
def anna(table: Table) -> Browser:
    return signed_in(table, "Anna")


def opened(table: Table, browser: Browser, title: str = "sagrada", **given: str) -> str:
    """The address of the new table."""
    with at_work(table):
        answer = browser.send(f"/new/{title}", **given)
    assert answer.status_code == 303, answer.text
    table.work()
    return answer.headers["Location"].removeprefix("https://play.example")


def pressed(table: Table, browser: Browser, page: str, act: str, **given: str) -> int:
    where = page.partition("?")[0]
    with at_work(table):
        answer = browser.send(page, f"{where}/{act}", **given)
    table.work()
    return answer.status_code


def test_a_bot_has_one_name_in_lists_and_on_the_page(table: Table, anna: Browser) -> None:
    table.open(bots=2)
    name = next(n for n in names_of(table.store, table.game) if n not in table.players)
    assert name in anna.see("/me") and name in anna.see(f"/games/{table.game_id}")


def test_a_friend_comes_by_the_link(table: Table, anna: Browser) -> None:
    page = opened(table, anna, seats="2", public="no", pace="daily")
    link = re.search(r"https://play.example(/t/[\w-]+)", anna.see(page))
    assert link
    bert = Browser(table)
    assert "those who were invited" in bert.see(page), "not without the link"
    assert bert.see("/tables").count(page) == 0
    came = bert.get(link[1]).headers["Location"].removeprefix("https://play.example")
    assert "Sign in or join to sit down" in bert.see(came)
    bert.sign_in(table, address("Bert"))
    assert pressed(table, bert, came, "sit", words="mine") == 303
    game = table.store.games.get(page.rpartition("/")[2])
    assert game.phase == "running" and game.pace.bank == 30 and game.parts[1].source == "given"
    assert "Anna" in bert.see("/me") and anna.get(page).status_code == 302


def test_what_is_refused_comes_back_as_it_was_filled_in(table: Table, anna: Browser) -> None:
    answer = anna.send("/new/sagrada", seats="2", bots="2", guests="Nobody")
    assert (
        answer.status_code == 400 and "whom you have played with" in answer.text and ">Nobody</textarea>" in answer.text
    )
    answer = anna.send("/new/sagrada", seats="2", bots="2")
    assert "do not fit at a table for 2" in answer.text
    assert not table.store.intake.waiting()


def test_options_are_read_and_what_is_usual_is_left_to_the_edition(table: Table, anna: Browser) -> None:
    page = opened(table, anna, "lagranja", **{"option.edition": "fr", "option.tie_silver": "before", "seats": "2"})
    options = table.store.games.get(page.rpartition("/")[2]).options
    assert (options["edition"], options["tie_silver"], options["wainwright_step"]) == ("fr", "before", "must")
    assert "tie silver: before" in anna.see(page) and "tie silver: before" in Browser(table).see("/tables")


@pytest.mark.parametrize("title", sorted(titles))
def test_the_form_of_each_title_opens_a_table_as_it_stands(table: Table, anna: Browser, title: str) -> None:
    assert "Pass this link on" in anna.see(opened(table, anna, title, bots="0"))


def test_somebody_invited_sees_it_among_his_games_and_says_no(table: Table, anna: Browser) -> None:
    page = opened(table, anna, guests=address("Bert"), seats="2")
    bert = signed_in(table, "Bert")
    assert "You are invited" in bert.see("/me")
    assert address("Bert") in anna.see(page), "the host sees what they gave themselves"
    assert pressed(table, bert, page, "no") == 303
    table.post()
    assert table.letters("Anna", "declined")


def test_pressed_twice_is_one_table(table: Table, anna: Browser) -> None:
    fields = dict(anna.form("/new/sagrada", "").fields)
    with at_work(table):
        first, second = (anna.post("/new/sagrada", fields) for _ in range(2))
    assert first.headers["Location"] == second.headers["Location"]


def test_open_tables_are_filtered_and_closed_by_their_host(table: Table, anna: Browser) -> None:
    page = opened(table, anna, seats="3", pace="daily")
    stranger = Browser(table)
    assert page in stranger.see("/tables") and page in stranger.see("/tables?title=sagrada&pace=30")
    assert page not in stranger.see("/tables?title=lagranja") and page not in stranger.see("/tables?pace=72")
    assert pressed(table, anna, page, "cancel") == 303
    assert page not in stranger.see("/tables") and "was closed" in anna.see(page)


def test_conditions_are_said_and_held(table: Table, anna: Browser) -> None:
    page = opened(table, anna, seats="2", finished="2")
    bert = signed_in(table, "Bert")
    assert "you have finished 0" in bert.see(page) and f'action="{page}/sit"' not in bert.see(page)
    page = opened(table, anna, seats="2", missed="0")
    assert "have missed no deadline in their last 50 games" in bert.see(page) and f'action="{page}/sit"' in bert.see(
        page
    )


def test_names_of_people_one_has_played_with(table: Table, anna: Browser) -> None:
    table.open()
    page = opened(table, anna, guests="bert", seats="2")
    assert table.store.games.get(page.rpartition("/")[2]).holders[1].player == table.players["Bert"]
    assert "Games in common" in anna.see("/players/Bert")
    assert "In the last 1 game: 0 deadlines missed, 0 seats left." in anna.see("/players/Bert")
    stranger = Browser(table)
    stranger.sign_in(table, "carl@mail.example", "Carl")
    assert stranger.get("/players/Bert").status_code == 404
    in_public = stranger.see(f"/players/{table.players['Bert']}")
    assert "Titles played in public" in in_public and "deadlines missed" not in in_public


def test_who_is_not_signed_in_signs_in_first_and_comes_back(table: Table) -> None:
    for page in ("/me", "/new", "/new/sagrada"):
        assert Browser(table).get(page).headers["Location"].endswith(f"/join?go={page}")


def test_my_games_are_counted_in_the_title_and_the_most_urgent_is_next(table: Table, anna: Browser) -> None:
    slow, quick = table.open(pace=72), table.open(pace=24)
    page = anna.see("/me")
    assert "<title>(2) My games</title>" in page
    assert page.index(quick) < page.index(slow)
    assert anna.get("/me/next").headers["Location"].endswith(quick)
    assert anna.get(f"/me/next?beside={quick}").headers["Location"].endswith(slow)


def test_from_a_game_where_others_are_asked_one_goes_on_to_the_next(table: Table, anna: Browser) -> None:
    other, here = table.open(), table.open("sagrada", options={"start_player": "first_seat"})
    assert "/me/next" not in anna.see(f"/games/{here}"), "it is her turn"
    table.choose_windows()
    table.say("Anna", "pass")
    assert f'href="/me/next?beside={here}"' in anna.see(f"/games/{here}")
    assert anna.get(f"/me/next?beside={here}").headers["Location"].endswith(other)


def test_only_the_last_day_is_urgent(table: Table, anna: Browser) -> None:
    table.open(bots=1)
    assert "tag urgent" not in anna.see("/me")
    table.let_pass(days=2, hours=12)
    assert "tag urgent" in anna.see("/me")


def test_hundreds_of_games_are_shown_page_by_page(table: Table, anna: Browser) -> None:
    table.open(start=False)
    more, columns = 60, {}
    with table.store.db.write() as session:
        for name in ("tables", "places"):
            columns[name] = [row["name"] for row in session.all(f"PRAGMA table_info({name})")]
            chosen = [{"game": "game || n", "number": "number + n"}.get(each, each) for each in columns[name]]
            session.run(
                f"WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some WHERE n < {more})"
                f" INSERT INTO {name} SELECT {', '.join(chosen)} FROM {name}, some"
            )
    seen, page = list[str](), "/me"
    while page:
        text = anna.see(page)
        seen += re.findall(r'<h3><a href="/tables/(\w+)">', text)
        page = next(iter(re.findall(r'rel="next" href="([^"]+)"', text)), "")
    assert len(seen) == len(set(seen)) == more + 1 and seen[-1] == table.game_id, "the newest first"
    assert anna.get("/me?list=over").status_code == anna.get("/me?list=x&after=1_%27_2_3").status_code == 200


def test_a_host_says_something_of_his_own_at_his_table(table: Table, anna: Browser) -> None:
    page = opened(table, anna, seats="3", guests=address("Bert"), greeting="Beginners <b>first</b>,\r\n one move a day")
    words = "Anna: “Beginners <b>first</b>, one move a day”"
    stranger = Browser(table)
    assert all(words in stranger.see(each) for each in (page, "/tables")) and words in anna.see(page)
    assert "<b>first" not in stranger.get("/tables").text, "words, no markup"
    table.post()
    (letter,) = table.letters("Bert", "invited")
    assert 'Anna writes: "Beginners <b>first</b>, one move a day"' in " ".join(letter.text.split())


@pytest.mark.parametrize("words", ["see evil.example", "write to a@b.example", "https://x", "x" * 201, "a\0b"])
def test_words_at_a_table_hold_no_link(table: Table, anna: Browser, words: str) -> None:
    answer = anna.send("/new/sagrada", seats="2", guests=address("Carl"), greeting=words)
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert not table.store.intake.waiting() and table.store.players.by_address(address("Carl")) is None


def test_a_table_without_words_is_stored_as_it_was_before_there_were_any(table: Table) -> None:
    table.open(start=False)
    assert "greeting" not in event_codec.encode(table.store.games.recorded(table.game_id)[0]).decode()
