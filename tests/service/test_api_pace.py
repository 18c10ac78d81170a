"""Time and the table by the API: the client of these tests checks each answer against the served OpenAPI."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from service.store import times
from tests.service.client import Client
from tests.service.test_api_play import duel
from workers.clock import check_clocks

TWO = [{}, {}]


def day(ahead: int) -> str:
    return (datetime.now(UTC).date() + timedelta(days=ahead)).isoformat()


def test_clocks_motions_and_what_can_be_said(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    clocks = ann.get(f"/games/{game}/clocks").json
    assert clocks["pace"]["bank"] == 72 and any(each["deadline"] for each in clocks["seats"])
    assert "vote pause" in clocks["possible"] and clocks["ahead"] == "Nothing is decided in advance."
    assert ann.post(f"/games/{game}/table", {"line": "vote pause"}).status_code == 202
    ann.decide()
    (motion,) = bob.get(f"/games/{game}/clocks").json["motions"]
    assert (motion["motion"], motion["yes"], motion["voters"]) == ("pause", [0], [0, 1])
    bob.post(f"/games/{game}/table", {"line": "agree"})
    bob.decide()
    clocks = ann.get(f"/games/{game}/clocks").json
    assert [each["deadline"] for each in clocks["seats"]] == [None, None] and clocks["possible"][0] == "vote go on"


def test_an_order_is_seen_by_its_seat_alone(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    for each in (ann, bob):
        each.post(f"/games/{game}/table", {"line": "answer alone off"})
    ann.post(f"/games/{game}/table", {"line": "when asked: pass, else wait"})
    ann.decide()
    assert "answer alone is off" in bob.get(f"/games/{game}/clocks").json["ahead"]
    history = bob.get(f"/games/{game}/history").json["items"]
    assert not [each for each in history if each["kind"] == "game.ordered" and each["seat"] == 0 and each["told"]]


@pytest.mark.parametrize("line", ["take R5 to A1", "hello", "vote", "order: "])
def test_what_is_no_line_of_the_table_is_refused(ann: Client, game: str, line: str) -> None:
    answer = ann.post(f"/games/{game}/table", {"line": line})
    assert answer.status_code == 422 and answer.json["code"] in ("not_understood", "bad_shape")


def test_hours_and_holidays(ann: Client, game: str) -> None:
    changed = ann.post(
        "/me/time", {"zone": "Europe/Prague", "night": "23:00-07:00", "play_days": "mon tue wed thu fri"}
    )
    assert (changed.json["play_days"], changed.json["holiday"]) == ("12345", 30.0)
    booked = ann.post("/me/holiday", {"until": day(5)})
    assert booked.status_code == 200 and booked.json["days"] in (4, 5, 6) and booked.json["deadlines"]
    assert booked.json["deadlines"][0]["deadline"] > day(5)
    ann.decide()
    assert ann.get(f"/games/{game}/clocks").json["seats"][0]["deadline"] == booked.json["deadlines"][0]["deadline"]
    assert ann.get("/me/time").json["away_until"] == day(5)
    back = ann.call("DELETE", "/me/holiday")
    assert back.status_code == 200 and back.json["deadlines"][0]["deadline"] < booked.json["deadlines"][0]["deadline"]
    assert back.json["days"] == booked.json["days"] - 1 and ann.get("/me/time").json["away_until"] == ""
    assert ann.call("DELETE", "/me/holiday").json["code"] == "no_holiday_now"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/me/holiday", {"until": "0001-01-01"}), ("/me/holiday", {"until": "9999-12-31"}),
        ("/me/holiday", {"until": "24.12.2026"}), ("/me/time", {"zone": "../../etc/passwd"}),
        ("/me/time", {"night": "7-23"}), ("/me/time", {"play_days": "mon"}), ("/me/time", {"moon": "full"}),
    ],
)  # fmt: skip
def test_hostile_hours_and_days_are_refused(ann: Client, path: str, body: dict[str, str]) -> None:
    answer = ann.post(path, body)
    assert answer.status_code == 422 and answer.json["detail"]


@pytest.mark.parametrize(
    "pace", ["slow", 24, {"preset": "daily", "late": "vote"}, {"bank": 10, "refund": 5}, "none", 0]
)
def test_a_table_is_opened_with_a_pace(ann: Client, pace: object) -> None:
    game = ann.open(pace=pace)
    assert ann.get(f"/games/{game}").json["clock"]["late"]


@pytest.mark.parametrize("pace", ["fast", -1, {"bank": "much"}, {"speed": 3}, None, [1]])
def test_what_is_no_pace_is_refused(ann: Client, pace: object) -> None:
    body = {"title": "sagrada", "seats": [{}, {"bot": "sensible"}], "pace": pace}
    assert ann.post("/games", body).status_code == 422


def test_an_offered_seat_is_listed_and_taken(ann: Client, bob: Client, api: Client) -> None:
    game = ann.open(seats=TWO, pace={"preset": "daily", "late": "replace"})
    bob.post(f"/games/{game}/seats", {})
    bob.decide()
    check_clocks(ann.store)
    times.use(lambda: datetime.now(UTC) + timedelta(hours=30, minutes=1))
    with ann.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    check_clocks(ann.store)
    ann.decide()
    eve = api.player("Eve")
    offers = eve.get("/offers").json["items"]
    assert offers and {each["game"] for each in offers} == {game}
    assert eve.post(f"/games/{game}/seats", {"seat": offers[0]["seat"]}).status_code in (201, 202)
    eve.decide()
    assert any(each["yours"] for each in eve.get(f"/games/{game}").json["places"])
    assert eve.get(f"/games/{game}/reliability").json["seats"][0]["reliability"]["games"] == 1


def test_the_feed_has_a_secret_address(ann: Client, bob: Client) -> None:
    duel(ann, bob)
    address = ann.post("/me/feed", {}).json["address"]
    web = ann.app.test_client()
    found = web.get(address.removeprefix("http://localhost"))
    assert found.status_code == 200 and found.mimetype == "text/calendar" and "BEGIN:VCALENDAR" in found.text
    ann.post("/me/feed", {})
    assert web.get(address.removeprefix("http://localhost")).status_code == 404
    assert web.get("/feed/x.ics").status_code == 404


def test_a_rematch_keeps_the_table(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    assert ann.post(f"/games/{game}/rematch", {}).status_code == 409
    for each in (ann, bob):
        each.post(f"/games/{game}/table", {"line": "vote call off"})
        each.decide()
    first = ann.post(f"/games/{game}/rematch", {}).json["game"]
    ann.decide()
    second = bob.post(f"/games/{game}/rematch", {}).json["game"]
    bob.decide()
    assert first == second and ann.get(f"/games/{first}").json["phase"] == "running"
