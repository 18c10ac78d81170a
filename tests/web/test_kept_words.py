"""What is refused comes back with all that was typed; what the browser knows need not be typed."""

from __future__ import annotations

from html import unescape

from service.queries.wording import short_day
from service.store import times
from tests.letters.support import Table, token
from tests.web.pages import Browser
from tests.web.playing import Person
from tests.web.tables import folded, press


def test_settings_keep_what_was_typed_beside_what_is_wrong(table: Table, anna: Browser) -> None:
    answer = anna.send(
        "/settings", zone="Mars/Base", quiet_from="22:15", letters="turns", play_days="mon tue", name="Ann"
    )
    page = answer.text
    assert answer.status_code == 400 and 'value="Mars/Base"' in page and 'value="22:15"' in page
    assert 'value="mon tue"' in page and '<option value="turns" selected>' in page and 'value="Ann"' in page
    assert table.store.players.get(table.players["Anna"]).name == "Anna", "all or nothing"
    booked = anna.send("/settings", "/settings/holiday", day="2001-01-01")
    assert booked.status_code == 400 and 'value="2001-01-01"' in booked.text


def test_a_zone_is_found_by_its_city(table: Table, anna: Browser) -> None:
    anna.send("/settings", zone="new york")
    assert table.store.players.get(table.players["Anna"]).zone == "America/New_York"


def test_the_form_of_an_address_keeps_it(table: Table) -> None:
    answer = Browser(table).send("/join", address="nobody at mail", name="Nobody")
    page = answer.text
    assert answer.status_code == 400 and 'role="alert"' in page
    assert 'value="nobody at mail"' in page and 'value="Nobody"' in page


def test_the_form_of_a_table_keeps_whom_it_invites(table: Table, anna: Browser) -> None:
    table.open()
    bert = table.players["Bert"]
    answer = anna.send("/new/sagrada", guests="nobody I know", known=bert, greeting="Come!", seats="4")
    assert answer.status_code == 400
    assert f'value="{bert}" checked' in answer.text and "Come!" in answer.text and "nobody I know" in answer.text


def test_the_page_of_a_game_keeps_what_was_typed_and_opens_its_panel(table: Table) -> None:
    table.open()
    anna = Person(table, "Anna")
    page = press(anna, "pause", until="2001-01-01").text
    assert 'value="2001-01-01"' in page and 'id="clocks" aria-label="Clocks" tabindex="0">' in page
    nth = anna.look()[: anna.look().index('id="order"')].count('/settle"') - 1
    refused = press(anna, "settle", nth=nth, order="word " * 200)
    assert refused.status_code == 400 and "word word" in folded_field(refused.text, "order")


def folded_field(page: str, id: str) -> str:
    return unescape(page.partition(f'id="{id}"')[2].partition(">")[0])


def test_newcomers_have_the_zone_of_their_browser(table: Table) -> None:
    guest, eva = Browser(table), Browser(table)
    guest.send("/", "/play/pig", zone="Asia/Tokyo")
    table.work()
    eva.send("/join", address="eva@mail.example", name="Eva", zone="Europe/Prague")
    table.post()
    eva.send(_link(table))
    odd = Browser(table)
    odd.send("/", "/play/pig", zone="Mars/Base")
    with table.store.db.read() as session:
        zones = {row["name"].partition(" ")[0]: row["zone"] for row in session.all("SELECT name, zone FROM players")}
        found = [row["zone"] for row in session.all("SELECT zone FROM players WHERE name LIKE 'Guest%' ORDER BY zone")]
    assert zones["Eva"] == "Europe/Prague" and found == ["Asia/Tokyo", "UTC"]


def _link(table: Table) -> str:
    return f"/join/{token(table.letters(kind='magic')[-1], 'enter')}"


def test_reasons_of_letters_are_told_in_the_readers_zone(table: Table, anna: Browser) -> None:
    table.open()
    table.post()
    assert "(UTC), " in anna.see("/why")
    anna.send("/settings", zone="Asia/Tokyo")
    page = anna.see("/why")
    assert "(Asia/Tokyo), " in page and "UTC" not in page


def test_a_holiday_is_confirmed_and_others_see_it(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"}, pace={"preset": "daily"})
    table.choose_windows()
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    day = times.later(times.now(), 24 * 5)[:10]
    sent = press(anna, "pause", until=day)
    table.work()
    page = anna.look(sent.headers["Location"])
    assert (
        f'<div class="flash" role="status"><p>You are away until {short_day(day)}' in page and "days of holiday" in page
    )
    assert f"Anna (away until {short_day(day)})" in " ".join(bert.look().split())
    assert f"away until {short_day(day)}" in folded(bert.look(), "clocks")


def test_a_guest_is_asked_for_a_name_when_the_game_begins_to_matter(table: Table) -> None:
    guest = Browser(table)
    sent = guest.send("/", "/play/pig")
    table.work()
    game = sent.headers["Location"].partition("?")[0]
    assert "What shall the table call you?" not in guest.see(game)
    for _ in range(4):
        guest.send(game, f"{game}/say")
        table.work()
    assert "What shall the table call you?" in guest.see(game)
    wrong = guest.send(game, f"{game}/call_me", name="me@mail.example")
    assert wrong.status_code == 400 and 'value="me@mail.example"' in wrong.text
    guest.send(game, f"{game}/call_me", name="Una")
    assert "What shall the table call you?" not in guest.see(game) and "Una" in guest.see("/me")
