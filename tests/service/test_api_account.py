"""One's own account and talk by the API."""

from __future__ import annotations

import pytest

from tests.service.client import Client


def test_settings_are_changed_all_or_nothing(ann: Client) -> None:
    changed = ann.call(
        "PATCH", "/me/account", {"name": "Annie", "settings": {"quiet": "22:00-07:00", "zone": "Asia/Tokyo"}}
    )
    assert changed.json["name"] == "Annie" and changed.json["settings"]["quiet"] == "22:00-07:00"
    assert ann.get("/me").json["name"] == "Annie"
    for wrong in (
        {"quiet": "late"},
        {"zone": "Mars/Base"},
        {"colour": "red"},
        {"hold": "9999"},
        {"paused_until": "2026-13-01"},
    ):
        assert ann.call("PATCH", "/me/account", {"settings": {**wrong, "letters": "none"}}).status_code == 422
    assert "letters" not in ann.get("/me/account").json["settings"]
    assert ann.call("PATCH", "/me/account", {"name": "a@b.example"}).json["code"] == "bad_name"


def test_a_key_is_shown_once_and_revoked(ann: Client) -> None:
    made = ann.post("/me/keys", {"name": "my bot"}).json["key"]
    program = Client(ann.app, ann.store, made, ann.id)
    account = program.get("/me/account").json
    assert made not in str(account)
    (key,) = [each["id"] for each in account["keys"] if each["name"] == "my bot"]
    assert ann.call("DELETE", f"/me/keys/{key}").status_code == 200
    assert program.get("/me").status_code == 401
    assert ann.call("DELETE", f"/me/keys/{key}").json["code"] == "no_such_key"


def test_addresses_are_added_by_letter_and_the_only_one_stays(ann: Client) -> None:
    ann.store.players.add_address(ann.id, "ann@mail.example")
    ann.store.players.confirm_address(ann.id, "ann@mail.example")
    assert ann.post("/me/addresses", {"address": "two@mail.example"}).status_code == 202
    assert ann.store.players.by_address("two@mail.example") is None, "not before its reader has said so"
    assert ann.post("/me/addresses", {"address": "ann@mail.example"}).json["code"] == "address_known"
    assert ann.call("DELETE", "/me/addresses/ann@mail.example").json["code"] == "only_address"
    assert ann.call("DELETE", "/me/addresses/no@mail.example").json["code"] == "no_such_address"


def test_all_ones_data_and_nobody_elses(ann: Client, bob: Client, game: str) -> None:
    ann.post(f"/games/{game}/talk", {"words": "hello"})
    data = ann.get("/me/data").json
    assert [each["game"] for each in data["games"]] == [game]
    assert [each["words"] for each in data["talk"]] == ["hello"]
    assert bob.get("/me/data").json["talk"] == [] and bob.id not in str(data)


def test_talk_is_for_the_table_and_notes_are_for_oneself(ann: Client, bob: Client, game: str) -> None:
    ann.post(f"/games/{game}/talk", {"words": "good luck"}, Idempotency_Key="a")
    ann.post(f"/games/{game}/talk", {"words": "good luck"}, Idempotency_Key="a")
    ann.post(f"/games/{game}/talk", {"words": "take red\nthen blue", "private": True})
    assert [each["words"] for each in ann.get(f"/games/{game}/talk").json["items"]] == [
        "good luck",
        "take red\nthen blue",
    ]
    assert [each["words"] for each in bob.get(f"/games/{game}/talk").json["items"]] == ["good luck"]
    assert bob.post(f"/games/{game}/talk", {"words": "me too"}).json["code"] == "not_your_seat"
    assert ann.post(f"/games/{game}/talk", {"words": " \u200e\n "}).json["code"] == "bad_words"


def test_talk_is_paged_and_bounded(ann: Client, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.commands.talk.AN_HOUR", 3)
    said = [ann.post(f"/games/{game}/talk", {"words": f"word {n}"}).status_code for n in range(4)]
    assert said == [201, 201, 201, 429]
    first = ann.get(f"/games/{game}/talk?limit=2").json
    rest = ann.get(f"/games/{game}/talk?limit=2&cursor={first['next']}").json
    assert [each["words"] for each in (*first["items"], *rest["items"])] == ["word 0", "word 1", "word 2"]
    assert rest["next"] is None


def test_a_day_at_the_end_of_the_calendar_is_no_day_to_pause_until(ann: Client) -> None:
    """Some zones have no such midnight, and each letter would fail of it."""
    for day, code in (("0001-01-01", 422), ("9999-12-31", 422), ("2999-12-31", 200)):
        change = {"settings": {"paused_until": day, "zone": "Pacific/Kiritimati"}}
        assert ann.call("PATCH", "/me/account", change).status_code == code
