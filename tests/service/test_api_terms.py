"""Tables with terms: public or by a link, and conditions; the same rules hold for the API and the pages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from service.queries import clocks
from service.store import terms, times
from tests.service.client import Client
from workers.clock import check_clocks


def open_seats(client: Client, **more: object) -> str:
    return client.open(seats=[{}, {}], **more)


def test_a_table_that_is_not_public_is_neither_listed_nor_free(ann: Client, bob: Client) -> None:
    game = open_seats(ann, public=False)
    assert all(line["id"] != game for line in bob.get("/games?which=open").json["items"])
    refused = bob.post(f"/games/{game}/seats", {})
    assert (refused.status_code, refused.json["code"]) == (403, "not_public")
    assert bob.get(f"/games/{game}").json["word"] is None
    word = ann.get(f"/games/{game}").json["word"]
    assert bob.post(f"/games/{game}/seats", {"word": word}).status_code == 202
    bob.decide()
    assert ann.get(f"/games/{game}").json["phase"] == "running"


def test_a_running_game_that_is_not_listed_is_not_there_for_strangers(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {"bot": "sensible"}], public=False)
    assert ann.get(f"/games/{game}").json["phase"] == "running"
    for end in ("", "/view", "/history", "/export", "/talk"):
        assert ann.get(f"/games/{game}{end}").status_code == 200, end
        refused = bob.get(f"/games/{game}{end}")
        assert (refused.status_code, refused.json["code"]) == (404, "no_such_game"), end
    with ann.store.db.read() as session:
        row = terms.of(session, game)
    assert row is not None
    word = row["word"]
    for end in ("", "/view", "/history", "/export"):
        assert bob.get(f"/games/{game}{end}", Table_Word=word).status_code == 200, end
        assert bob.get(f"/games/{game}{end}", Table_Word=word[:-1]).status_code == 404, end
    listed = ann.open(seats=[{}, {"bot": "sensible"}])
    assert bob.get(f"/games/{listed}/view").status_code == 200


def test_the_same_key_says_the_same_once_one_sits(ann: Client, bob: Client) -> None:
    game = open_seats(ann, public=False)
    word = ann.get(f"/games/{game}").json["word"]
    for _ in range(2):
        assert bob.post(f"/games/{game}/seats", {"word": word}, Idempotency_Key="sit").status_code in (200, 202)
        bob.decide()


def test_conditions_are_asked_of_all_but_those_who_are_invited(ann: Client, bob: Client) -> None:
    game = open_seats(ann, conditions={"finished": 1})
    refused = bob.post(f"/games/{game}/seats", {})
    assert (refused.status_code, refused.json["code"]) == (403, "needs_games")
    assert "you have finished 0" in refused.json["detail"]
    kept = ann.open(seats=[{}, {"player": bob.id}], conditions={"finished": 1})
    assert bob.post(f"/games/{kept}/seats", {}).status_code == 202


def test_who_answers_in_time_may_come(ann: Client, bob: Client) -> None:
    game = open_seats(ann, conditions={"missed": 0})
    assert ann.get(f"/games/{game}").json["conditions"] == {"address": False, "finished": 0, "missed": 0}
    bob.open(pace={"preset": "daily"})
    times.use(lambda: datetime.now(UTC) + timedelta(hours=31))
    with bob.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    check_clocks(bob.store)
    bob.decide()
    assert clocks.deadlines_missed(bob.store, bob.id) == clocks.reliability(bob.store, bob.id).missed == 1
    refused = bob.post(f"/games/{game}/seats", {})
    assert (refused.status_code, refused.json["code"]) == (403, "needs_reliability")
    assert "at most 0 deadlines in their last 50 games; you have missed 1." in refused.json["detail"]
    forgiving = open_seats(ann, conditions={"missed": 1})
    assert bob.post(f"/games/{forgiving}/seats", {}).status_code == 202


def test_words_of_the_host_stand_in_the_document_of_his_table(ann: Client, bob: Client) -> None:
    game = open_seats(ann, greeting=" Beginners  first ")
    assert bob.get(f"/games/{game}").json["greeting"] == "Beginners first"
    assert bob.get(f"/games/{open_seats(ann)}").json["greeting"] == ""
    body = {"title": "sagrada", "seats": [{}, {}], "greeting": "see evil.example"}
    refused = ann.post("/games", body)
    assert (refused.status_code, refused.json["code"]) == (400, "bad_greeting")
