"""What holds for every request: keys, repeats, versions, problems. Each answer is checked against the document."""

from __future__ import annotations

import base64

import pytest
from eventsourcing.persistence import OperationalError

from tests.service.client import Client, choose


def test_a_key_is_needed(api: Client) -> None:
    answer = api.get("/me")
    assert (answer.status_code, answer.json["code"]) == (401, "no_key")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_an_unknown_key_is_told_apart_from_none(api: Client) -> None:
    api.key = "phk_nonsense"
    assert api.get("/me").json["code"] == "wrong_key"


def test_the_key_says_who_you_are(ann: Client) -> None:
    assert ann.get("/me").json == {"id": ann.id, "name": "Ann"}


def test_a_command_is_answered_with_its_address(ann: Client, game: str) -> None:
    answer = ann.post(f"/games/{game}/commands", {"say": ann.legal(game)[0]})
    assert (answer.status_code, answer.json["status"]) == (202, "open")
    ann.decide()
    told = ann.get(answer.headers["Location"].removeprefix("/api/v1")).json
    assert (told["status"], told["lines"][0]["status"]) == ("done", "done")


def test_the_same_key_is_the_same_row_and_the_same_answer(ann: Client, game: str) -> None:
    sentence = ann.legal(game)[0]
    first = ann.say(game, sentence)
    again = ann.say(game, sentence)
    assert first.status_code == again.status_code == 200
    assert first.json == again.json
    assert ann.get(f"/games/{game}").json["version"] == ann.get(f"/games/{game}/history").json["items"][-1]["version"]


def test_a_key_used_for_something_else(ann: Client, game: str) -> None:
    ann.say(game, ann.legal(game)[0], Idempotency_Key="one")
    answer = ann.say(game, "pass", Idempotency_Key="one")
    assert (answer.status_code, answer.json["code"]) == (422, "key_reused")


def test_two_players_may_use_the_same_key(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {"player": bob.id}])
    bob.post(f"/games/{game}/seats", {}, Idempotency_Key="one")
    bob.decide()
    assert ann.say(game, ann.legal(game)[0], Idempotency_Key="one").status_code == 200


def test_bad_json(ann: Client, game: str) -> None:
    answer = ann.app.test_client().post(
        f"/api/v1/games/{game}/commands",
        data=b'{"say": ',
        headers={"Authorization": f"Bearer {ann.key}", "Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json["code"]) == (400, "bad_json")


def test_json_nested_too_deep(ann: Client, game: str) -> None:
    answer = ann.app.test_client().post(
        f"/api/v1/games/{game}/commands",
        data=b'{"command":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        headers={"Authorization": f"Bearer {ann.key}", "Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json["code"]) == (400, "bad_json")


def test_characters_that_no_database_takes(ann: Client, game: str) -> None:
    for path in ("/games/%00", "/commands/%00", "/games/%ff%fe", "/commands/%F0%9F%8E%B2"):
        assert ann.get(path).status_code == 404
    headers = {"Authorization": f"Bearer {ann.key}", "Content-Type": "application/json"}
    for sentence in (b"\\u0000", b"\\ud800"):
        body = b'{"say": "take ' + sentence + b'"}'
        answer = ann.app.test_client().post(f"/api/v1/games/{game}/commands", data=body, headers=headers)
        assert answer.status_code in (400, 422)


def test_numbers_that_no_column_holds(ann: Client) -> None:
    for position in (b'{"before":99999999999999999999}', b'{"before":-1}'):
        cursor = base64.urlsafe_b64encode(position).decode().rstrip("=")
        assert ann.get(f"/games?which=open&cursor={cursor}").json["code"] == "bad_cursor"


def test_a_body_that_is_too_big(ann: Client, game: str) -> None:
    answer = ann.post(f"/games/{game}/commands", {"say": "pass " * 20_000})
    assert (answer.status_code, answer.json["code"]) == (413, "too_big")


def test_a_body_of_another_type(ann: Client, game: str) -> None:
    headers = {"Authorization": f"Bearer {ann.key}"}
    answer = ann.app.test_client().post(f"/api/v1/games/{game}/commands", data={"say": "pass"}, headers=headers)
    assert (answer.status_code, answer.json["code"]) == (415, "wrong_media_type")


def test_an_unknown_path_and_a_wrong_method(ann: Client) -> None:
    assert ann.get("/nowhere").json["code"] == "unknown_path"
    answer = ann.call("PATCH", "/games")
    assert (answer.status_code, answer.json["code"]) == (405, "wrong_method")
    assert "POST" in answer.headers["Allow"]


def test_every_problem_is_explained_at_its_type(ann: Client) -> None:
    problem = ann.get("/nowhere").json
    assert ann.get(problem["type"].removeprefix("/api/v1")).json["code"] == "unknown_path"


def test_a_stale_version_is_told_what_happened_since(ann: Client, game: str) -> None:
    before = ann.get(f"/games/{game}").headers["ETag"]
    choose(ann, game)
    answer = ann.say(game, "pass", If_Match=before)
    assert (answer.status_code, answer.json["code"]) == (412, "version_conflict")
    assert f'"{answer.json["version"]}"' == ann.get(f"/games/{game}").headers["ETag"]
    assert answer.json["since"] and all(each["version"] > int(before.strip('"')) for each in answer.json["since"])


def test_a_repeat_with_a_stale_version_is_still_a_repeat(ann: Client, game: str) -> None:
    before, sentence = ann.get(f"/games/{game}").headers["ETag"], ann.legal(game)[0]
    assert ann.say(game, sentence, If_Match=before).status_code == 200
    assert ann.say(game, sentence, If_Match=before).status_code == 200


def test_headers_that_cannot_be_read(ann: Client, game: str) -> None:
    for header in ({"If_Match": "yesterday"}, {"Idempotency_Key": "two words"}):
        answer = ann.post(f"/games/{game}/commands", {"say": "pass"}, **header)
        assert (answer.status_code, answer.json["code"]) == (400, "bad_header")


def test_a_cursor_that_is_not_ours(ann: Client, game: str) -> None:
    for path in ("/games?cursor=zzz", f"/games/{game}/history?cursor=e30"):
        assert ann.get(path).json["code"] == "bad_cursor"


def test_an_unknown_parameter_is_pointed_out(ann: Client) -> None:
    answer = ann.get("/games?limit=many&page=2")
    assert answer.status_code == 422
    assert {error["parameter"] for error in answer.json["errors"]} == {"limit", "page"}


def test_a_command_of_somebody_else_is_not_told(ann: Client, bob: Client, game: str) -> None:
    sent = ann.post(f"/games/{game}/commands", {"say": "pass"})
    assert bob.get(sent.headers["Location"].removeprefix("/api/v1")).json["code"] == "no_such_command"


def test_a_store_that_does_not_answer(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(game: str) -> None:
        raise OperationalError("connection to server at db.example failed")

    monkeypatch.setattr(ann.store.games, "get", away)
    answer = ann.get("/games/gabcdefghijkl")
    assert (answer.status_code, answer.json["code"]) == (503, "busy")
    assert answer.headers["Retry-After"] and "db.example" not in answer.text


def test_a_fault_says_nothing_of_its_inside(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ann.store.games, "get", lambda game: 1 / 0)
    answer = ann.app.test_client().get("/api/v1/games/x", headers={"Authorization": f"Bearer {ann.key}"})
    assert (answer.status_code, answer.json["code"]) == (500, "failure")
    assert "division" not in answer.text
