"""The page of settings: each thing set, given and taken back; letters and their reasons."""

from __future__ import annotations

import re

import pytest

from service.queries import clocks
from service.queries.wording import short_day
from service.store import player_rows, times
from service.web import languages
from tests.letters.support import Table, address, token
from tests.web.pages import HERE, Browser, own_words


def test_what_is_set_is_shown_again(table: Table, anna: Browser) -> None:
    given = {
        "name": "Anna B",
        "zone": "Europe/Prague",
        "quiet_from": "22:00",
        "quiet_until": "07:00",
        "letters": "turns",
    }
    assert anna.send("/settings", **given).status_code == 303
    found = table.store.players.get(table.players["Anna"])
    assert (found.name, found.zone, found.settings["quiet"], found.settings["letters"]) == (
        "Anna B", "Europe/Prague", "22:00-07:00", "turns",
    )  # fmt: skip
    fields = dict(anna.form("/settings", "/settings").fields)
    assert {name: fields[name] for name in given} == given
    anna.send("/settings", quiet_from="", quiet_until="")
    assert table.store.players.get(table.players["Anna"]).settings["quiet"] == ""


def test_what_cannot_be_set_is_said(table: Table, anna: Browser) -> None:
    for wrong, said in (({"zone": "Mars/Base"}, "is no time zone"), ({"name": "x@y.example"}, "holds no address")):
        answer = anna.send("/settings", **wrong)
        assert answer.status_code == 400 and said in answer.text


def test_a_language_that_is_not_whole_is_offered_with_its_share(
    table: Table, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "share", lambda language: 61 if language == "cs" else 100)
    page = anna.see("/settings")
    assert ">Čeština (61 %)</option>" in page and ">Français</option>" in page
    assert dict(anna.form("/settings", "/settings").fields)["language"] == "en"


def test_what_changes_nothing_is_not_said_to_be_saved(table: Table, anna: Browser) -> None:
    form = dict(anna.form("/settings", "/settings").fields)
    for given, said in (({}, "Nothing is another"), ({"letters": "turns"}, "Saved.")):
        sent = anna.post("/settings", data={**form, **given})
        assert sent.status_code == 303 and said in anna.see(sent.headers["Location"])
    assert table.store.players.get(table.players["Anna"]).language == "en"


def test_a_further_address_counts_once_its_reader_has_pressed(table: Table, anna: Browser) -> None:
    anna.send("/settings", "/settings/address", address="two@mail.example")
    table.post()
    letter = table.letters(kind="magic")[-1]
    assert letter.address == "two@mail.example" and "the address of the player Anna" in " ".join(letter.text.split())
    stranger = Browser(table)
    link = f"/join/{token(letter, 'enter')}"
    assert "the address of the player Anna" in re.sub("<[^>]*>", "", stranger.see(link))
    stranger.post(link, own_words(stranger.client, "/titles", HERE))
    assert stranger.get("/me").status_code == 303, "who reads there may be somebody else"
    assert anna.send(link).status_code == 303
    row = table.store.players.by_address("two@mail.example")
    assert row is not None and row["id"] == table.players["Anna"] and row["confirmed"]


def test_an_address_of_somebody_else_is_not_taken_from_them(table: Table, anna: Browser) -> None:
    anna.send("/settings", "/settings/address", address=address("Bert"))
    table.post()
    link = f"/join/{token(table.letters(kind='magic')[-1], 'enter')}"
    assert Browser(table).send(link).status_code == 400
    row = table.store.players.by_address(address("Bert"))
    assert row is not None and row["id"] == table.players["Bert"]


def test_a_key_is_shown_once(table: Table, anna: Browser) -> None:
    page = anna.send("/settings", "/settings/key", key_name="my bot").text
    key = re.search(r"ph_[\w-]{32}", page)
    assert key and opens(table, key[0])
    assert key[0] not in anna.see("/settings") and "my bot" in anna.see("/settings")
    anna.send("/settings", "/settings/drop_key")
    assert not opens(table, key[0])


def opens(table: Table, key: str) -> bool:
    with table.store.db.read() as session:
        return player_rows.by_key(session, key) is not None


def test_signing_out_everywhere_ends_other_browsers(table: Table, anna: Browser) -> None:
    other = Browser(table)
    other.sign_in(table, address("Anna"))
    assert anna.see("/settings").count("Sign out<span") == 2
    anna.send("/settings", "/settings/out_everywhere")
    assert other.get("/settings").status_code == anna.get("/settings").status_code == 303


def test_the_form_of_one_player_changes_no_other(table: Table, anna: Browser) -> None:
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    with table.store.db.read() as session:
        name = session.value("SELECT hash FROM sessions WHERE player = ?", table.players["Anna"])[:16]
    bert.send("/settings", "/settings/drop_session", which=name)
    assert anna.get("/settings").status_code == 200


def test_who_leaves_cannot_sign_in_any_more(table: Table, anna: Browser) -> None:
    feed = f"/feed/{clocks.new_feed(table.store, table.players['Anna'])}.ics"
    assert anna.get(feed).status_code == 200
    assert "tick that you are sure" in anna.send("/settings", "/settings/leave").text
    anna.send("/settings", "/settings/leave", sure="yes")
    assert table.store.players.by_address(address("Anna")) is None
    assert anna.get("/settings").status_code == 303
    assert anna.get(feed).status_code == 404, "nor does their calendar show anything more"
    assert table.store.players.get(table.players["Anna"]).name == "A player who left"


def test_all_ones_data_as_a_file_without_a_secret(table: Table, anna: Browser) -> None:
    table.open()
    table.post()
    found = anna.get("/settings/data.json")
    assert "attachment" in found.headers["Content-Disposition"] and table.game_id in found.text
    with table.store.db.read() as session:
        secrets = [row["hash"] for row in session.all("SELECT hash FROM sessions")]
        secrets += [row["token"] for row in session.all("SELECT token FROM letters")]
    assert not any(secret in found.text for secret in secrets)


def test_each_letter_has_its_reason(table: Table, anna: Browser) -> None:
    table.set("Anna", letters="none")
    table.open()
    table.post()
    assert "you have stopped all letters" in anna.see("/why")


def test_nights_days_holiday_and_calendar(table: Table, anna: Browser) -> None:
    anna.send("/settings", night_from="23:00", night_until="07:00", play_days="mon tue sat")
    fields = dict(anna.form("/settings", "/settings").fields)
    assert (fields["night_from"], fields["night_until"], fields["play_days"]) == ("23:00", "07:00", "mon tue sat")
    assert "days of the week" in anna.send("/settings", play_days="blue").text
    table.open()
    day = times.later(times.now(), 24 * 5)[:10]
    booked = anna.send("/settings", "/settings/holiday", day=day).text
    assert f"on holiday until {short_day(day)}" in booked and "Sagrada 1: until" in booked
    assert f"away until {short_day(day)}" in anna.get("/settings").text
    back = anna.send("/settings", "/settings/back").text
    assert "You are back: 4 days went back, and 29.0 are left. Sagrada 1: until" in back and "away until" not in back
    feed = re.search(r"https://play.example(/feed/[^<]+)", anna.send("/settings", "/settings/feed").text)
    assert feed and "BEGIN:VEVENT" in Browser(table).get(feed[1]).text


def test_each_letter_names_its_game(table: Table, anna: Browser) -> None:
    table.open()
    table.post()
    page = anna.see("/why")
    assert f'<a href="/tables/{table.game_id}">Sagrada 1: ' in page and ": mailed." in page
