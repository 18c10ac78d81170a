"""The REST API: each rule of it in one short test. The client checks each answer against the OpenAPI document."""

from __future__ import annotations

import pytest

from service.api.problems import MEDIA_TYPE
from tests.service.client import Client


@pytest.fixture
def ann(api: Client) -> Client:
    return api.player("Ann")


@pytest.fixture
def bob(api: Client) -> Client:
    return api.player("Bob")


@pytest.fixture
def game(ann: Client) -> str:
    return ann.open()


def choose(player: Client, game: str) -> None:
    """The window; the bot chooses too and the rounds begin with the first seat."""
    assert player.say(game, player.legal(game)[0]).json["status"] == "done"


def test_a_key_is_needed(api: Client) -> None:
    answer = api.get("/me")
    assert (answer.status_code, answer.json["code"]) == (401, "no_key")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_an_unknown_key_is_told_apart_from_none(api: Client) -> None:
    api.key = "phk_nonsense"
    assert api.get("/me").json["code"] == "wrong_key"


def test_the_key_says_who_you_are(ann: Client) -> None:
    assert ann.get("/me").json == {"id": ann.id, "name": "Ann"}


def test_titles_are_for_everybody(api: Client) -> None:
    titles = {title["id"]: title for title in api.get("/titles").json["items"]}
    assert titles["sagrada"]["seats"] == [1, 2, 3, 4]
    assert "sagrada.take" in {command["type"] for command in titles["sagrada"]["commands"]}


def test_a_new_game_is_taken_in_first(ann: Client) -> None:
    answer = ann.post("/games", {"title": "sagrada", "seats": [{}, {}]})
    assert (answer.status_code, answer.json["status"]) == (202, "open")
    ann.decide()
    assert ann.get(answer.headers["Location"].removeprefix("/api/v1")).json["status"] == "done"
    assert ann.get(f"/games/{answer.json['game']}").json["phase"] == "open"


def test_who_sits_down_last_starts_the_game(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {}])
    assert [each["id"] for each in bob.get("/games?which=open").json["items"]] == [game]
    assert bob.post(f"/games/{game}/seats", {}).status_code == 202
    bob.decide()
    shown = bob.get(f"/games/{game}").json
    assert shown["phase"] == "running"
    assert [(place["name"], place["yours"]) for place in shown["places"]] == [("Ann", False), ("Bob", True)]


def test_a_seat_kept_for_one_is_closed_to_others(ann: Client, bob: Client, api: Client) -> None:
    game = ann.open(seats=[{}, {"player": bob.id}])
    cid = api.player("Cid")
    sent = cid.post(f"/games/{game}/seats", {}, Idempotency_Key="sit")
    cid.decide()
    assert cid.post(f"/games/{game}/seats", {}, Idempotency_Key="sit").status_code == 409
    assert ann.get(f"/games/{game}").json["places"][1]["kind"] == "invited"
    assert sent.status_code == 202


def test_a_game_of_no_title(ann: Client) -> None:
    answer = ann.post("/games", {"title": "chess", "seats": [{}, {}]})
    assert (answer.status_code, answer.json["code"]) == (422, "no_such_title")


def test_options_that_do_not_fit(ann: Client) -> None:
    body = {"title": "sagrada", "seats": [{}, {}], "options": {"start_player": "youngest"}}
    ann.post("/games", body, Idempotency_Key="g")
    ann.decide()
    answer = ann.post("/games", body, Idempotency_Key="g")
    assert (answer.status_code, answer.json["code"]) == (422, "bad_option")


def test_a_command_is_answered_with_its_address(ann: Client, game: str) -> None:
    answer = ann.post(f"/games/{game}/commands", {"say": ann.legal(game)[0]})
    assert (answer.status_code, answer.json["status"]) == (202, "open")
    ann.decide()
    told = ann.get(answer.headers["Location"].removeprefix("/api/v1")).json
    assert (told["status"], told["lines"][0]["status"]) == ("done", "done")


def test_a_structured_command_is_the_same(ann: Client, game: str) -> None:
    command = ann.get(f"/games/{game}/legal").json["commands"][0]["command"]
    ann.post(f"/games/{game}/commands", {"command": command}, Idempotency_Key="c")
    ann.decide()
    assert ann.post(f"/games/{game}/commands", {"command": command}, Idempotency_Key="c").status_code == 200


def test_a_structured_command_of_the_wrong_shape(ann: Client, game: str) -> None:
    answer = ann.post(f"/games/{game}/commands", {"command": {"type": "sagrada.take", "die": "R3"}})
    assert answer.json["errors"] == [{"pointer": "/command/cell", "detail": "Missing data for required field."}]


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


def test_a_refusal_has_a_code_a_sentence_and_what_is_legal(ann: Client, game: str) -> None:
    choose(ann, game)
    answer = ann.say(game, "take R9 to A1")
    assert (answer.status_code, answer.mimetype) == (422, MEDIA_TYPE)
    assert answer.json["code"] == "not_understood"
    assert "R9" in answer.json["detail"]
    assert answer.json["alternatives"] and all(each in ann.legal(game) for each in answer.json["alternatives"])


def test_not_your_turn(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {"player": bob.id}])
    bob.post(f"/games/{game}/seats", {})
    bob.decide()
    for player in (ann, bob):
        choose(player, game)
    answer = bob.say(game, "pass")
    assert (answer.status_code, answer.json["code"]) == (422, "not_your_turn")


def test_not_a_seat_of_yours(ann: Client, bob: Client, game: str) -> None:
    answer = bob.post(f"/games/{game}/commands", {"say": "pass"})
    assert (answer.status_code, answer.json["code"]) == (403, "not_your_seat")


def test_an_unknown_game(ann: Client) -> None:
    answer = ann.get("/games/gabcdefghijkl")
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_game")


def test_a_game_that_has_not_begun(ann: Client) -> None:
    game = ann.open(seats=[{}, {}])
    answer = ann.post(f"/games/{game}/commands", {"say": "pass"})
    assert (answer.status_code, answer.json["code"]) == (409, "not_started")


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


def test_the_view_is_not_sent_again_unchanged(ann: Client, game: str) -> None:
    tag = ann.get(f"/games/{game}/view").headers["ETag"]
    assert ann.get(f"/games/{game}/view", If_None_Match=tag).status_code == 304
    choose(ann, game)
    assert ann.get(f"/games/{game}/view", If_None_Match=tag).status_code == 200


def test_views_differ_by_seat(ann: Client, bob: Client, game: str) -> None:
    choose(ann, game)
    mine, spectators = ann.get(f"/games/{game}/view").json, bob.get(f"/games/{game}/view").json
    assert (mine["seat"], spectators["seat"]) == (0, None)
    assert mine["prompt"] and spectators["prompt"] is None
    assert mine["view"] != spectators["view"]


def test_a_past_position_as_it_was_known(ann: Client, game: str) -> None:
    then = ann.get(f"/games/{game}/view").json
    choose(ann, game)
    assert ann.get(f"/games/{game}/view").json["view"] != then["view"]
    assert ann.get(f"/games/{game}/view?version={then['version']}").json["view"] == then["view"]
    assert ann.get(f"/games/{game}/view?version=999").json["code"] == "no_such_version"


def test_what_is_legal_is_accepted(ann: Client, game: str) -> None:
    choose(ann, game)
    legal = ann.get(f"/games/{game}/legal").json
    assert legal["prompt"] and {"sentence", "command"} == set(legal["commands"][0])
    assert ann.say(game, legal["commands"][0]["sentence"]).status_code == 200


def test_a_preview_changes_nothing(ann: Client, game: str) -> None:
    choose(ann, game)
    version = ann.get(f"/games/{game}").json["version"]
    sentence = ann.legal(game)[0]
    seen = ann.post(f"/games/{game}/preview", {"say": sentence}).json
    assert seen["told"] and seen["view"] is not None
    assert ann.get(f"/games/{game}").json["version"] == version
    assert ann.post(f"/games/{game}/preview", {"say": "dance"}).json["code"] == "not_understood"


def test_undo(ann: Client, game: str) -> None:
    choose(ann, game)
    before = ann.get(f"/games/{game}/view").json["view"]
    assert ann.say(game, ann.legal(game)[0]).status_code == 200
    ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    ann.decide()
    assert ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back").status_code == 200
    assert ann.get(f"/games/{game}/view").json["view"] == before
    assert [each["undone"] for each in ann.get(f"/games/{game}/history").json["items"]].count(True) == 1


def test_an_undo_beyond_a_reveal_is_refused_with_the_reason(ann: Client, game: str) -> None:
    choose(ann, game)
    ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    ann.decide()
    answer = ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    assert answer.status_code == 422 and answer.json["code"] in ("cannot_undo", "nothing_to_undo")
    assert answer.json["detail"]


def test_history_page_by_page(ann: Client, game: str) -> None:
    choose(ann, game)
    whole = ann.get(f"/games/{game}/history").json["items"]
    pages, cursor = [], ""
    while cursor is not None:
        page = ann.get(f"/games/{game}/history?limit=2{cursor and '&cursor=' + cursor}").json
        pages.extend(page["items"])
        cursor = page["next"]
    assert pages == whole and len(whole) > 3


def test_my_games_page_by_page_and_most_urgent_first(ann: Client) -> None:
    games = {ann.open() for _ in range(3)}
    first = ann.get("/games?limit=2").json
    rest = ann.get(f"/games?limit=2&cursor={first['next']}").json
    assert {each["id"] for each in first["items"] + rest["items"]} == games
    assert rest["next"] is None and first["items"][0]["asked"]


def test_a_cursor_that_is_not_ours(ann: Client, game: str) -> None:
    for path in ("/games?cursor=zzz", f"/games/{game}/history?cursor=e30"):
        assert ann.get(path).json["code"] == "bad_cursor"


def test_an_unknown_parameter_is_pointed_out(ann: Client) -> None:
    answer = ann.get("/games?limit=many&page=2")
    assert answer.status_code == 422
    assert {error["parameter"] for error in answer.json["errors"]} == {"limit", "page"}


def test_a_running_game_is_exported_without_its_secrets(ann: Client, game: str) -> None:
    document = ann.get(f"/games/{game}/export").json
    assert document["format"].startswith("posthorn.game@") and "seed" not in document
    assert document["events"]


def test_a_game_that_has_not_begun_can_be_cancelled_by_its_opener(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {}])
    assert ann.call("DELETE", f"/games/{game}").status_code == 202
    ann.decide()
    assert ann.get(f"/games/{game}").json["phase"] == "closed"


def test_a_command_of_somebody_else_is_not_told(ann: Client, bob: Client, game: str) -> None:
    sent = ann.post(f"/games/{game}/commands", {"say": "pass"})
    assert bob.get(sent.headers["Location"].removeprefix("/api/v1")).json["code"] == "no_such_command"


def test_a_fault_says_nothing_of_its_inside(ann: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ann.store.games, "get", lambda game: 1 / 0)
    answer = ann.app.test_client().get("/api/v1/games/x", headers={"Authorization": f"Bearer {ann.key}"})
    assert (answer.status_code, answer.json["code"]) == (500, "failure")
    assert "division" not in answer.text


def test_pages(ann: Client, game: str) -> None:
    choose(ann, game)
    browser = ann.app.test_client()
    for path in ("/", "/api/v1/", f"/games/{game}", f"/games/{game}/board.svg", "/health"):
        page = browser.get(path)
        assert page.status_code == 200
        assert "http://" not in page.text.replace("http://www.w3.org/", "").replace("http://localhost", "")
    assert browser.get("/games/nothing").status_code == 404
