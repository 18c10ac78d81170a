"""Play over the API: views, what is legal, commands, refusals, undo, preview, history, export, pages."""

from __future__ import annotations

from service.api.problems import MEDIA_TYPE
from tests.service.client import Client, choose, duel


def test_a_structured_command_is_the_same(ann: Client, game: str) -> None:
    command = ann.get(f"/games/{game}/legal").json["commands"][0]["command"]
    ann.post(f"/games/{game}/commands", {"command": command}, Idempotency_Key="c")
    ann.decide()
    assert ann.post(f"/games/{game}/commands", {"command": command}, Idempotency_Key="c").status_code == 200


def test_what_is_legal_says_what_it_costs_and_brings(ann: Client) -> None:
    commands = ann.get(f"/games/{ann.open(title='lagranja', options={})}/legal").json["commands"]
    assert all(isinstance(command["hint"], str) for command in commands) and any(c["hint"] for c in commands)


def test_a_structured_command_of_the_wrong_shape(ann: Client, game: str) -> None:
    answer = ann.post(f"/games/{game}/commands", {"command": {"type": "sagrada.take", "die": "R3"}})
    assert answer.json["errors"] == [{"pointer": "/command/cell", "detail": "Missing data for required field."}]


def test_a_refusal_has_a_code_a_sentence_and_what_is_legal(ann: Client, game: str) -> None:
    choose(ann, game)
    answer = ann.say(game, "take R9 to A1")
    assert (answer.status_code, answer.mimetype) == (422, MEDIA_TYPE)
    assert answer.json["code"] == "not_understood"
    assert "R9" in answer.json["detail"]
    assert answer.json["alternatives"] and all(each in ann.legal(game) for each in answer.json["alternatives"])


def test_not_your_turn(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    answer = bob.say(game, "pass")
    assert (answer.status_code, answer.json["code"]) == (422, "not_your_turn")


def test_not_a_seat_of_yours(ann: Client, bob: Client, game: str) -> None:
    answer = bob.post(f"/games/{game}/commands", {"say": "pass"})
    assert (answer.status_code, answer.json["code"]) == (403, "not_your_seat")


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
    assert legal["prompt"] and {"sentence", "command", "hint"} == set(legal["commands"][0])
    assert ann.say(game, legal["commands"][0]["sentence"]).status_code == 200


def test_a_preview_changes_nothing(ann: Client, game: str) -> None:
    choose(ann, game)
    version = ann.get(f"/games/{game}").json["version"]
    sentence = ann.legal(game)[0]
    seen = ann.post(f"/games/{game}/preview", {"say": sentence}).json
    assert seen["told"] and seen["view"] is not None
    assert ann.get(f"/games/{game}").json["version"] == version
    assert ann.post(f"/games/{game}/preview", {"say": "dance"}).json["code"] == "not_understood"


def test_a_preview_goes_on_from_move_to_move(ann: Client) -> None:
    """As on the page: as far as all that comes is foreseen."""
    game = ann.open(title="lagranja", options={})
    first = next(line for line in ann.legal(game) if line.startswith("trade good for silver"))
    then = ann.post(f"/games/{game}/preview", {"say": "done", "after": [first]})
    assert then.status_code == 200 and then.json["told"] is not None
    refused = ann.post(f"/games/{game}/preview", {"say": "done", "after": [first, "dance"]})
    assert refused.json["code"] == "not_understood" and ann.legal(game)[0]
    spent = ann.post(f"/games/{game}/preview", {"say": first, "after": [first]})
    assert spent.status_code >= 400, "the good is gone"


def test_undo(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    before = ann.get(f"/games/{game}/view").json["view"]
    assert ann.say(game, ann.legal(game)[0]).status_code == 200
    ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    ann.decide()
    assert ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back").status_code == 200
    assert ann.get(f"/games/{game}/view").json["view"] == before
    assert [each["undone"] for each in ann.get(f"/games/{game}/history").json["items"]].count(True) == 1


def test_an_undo_beyond_a_reveal_asks_the_others(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    ann.decide()
    answer = ann.post(f"/games/{game}/undo", {}, Idempotency_Key="back")
    assert answer.status_code == 200 and "The others are asked." in answer.json["lines"][0]["text"]


def test_history_page_by_page(ann: Client, game: str) -> None:
    choose(ann, game)
    whole = ann.get(f"/games/{game}/history").json["items"]
    pages, cursor = [], ""
    while cursor is not None:
        page = ann.get(f"/games/{game}/history?limit=2{cursor and '&cursor=' + cursor}").json
        pages.extend(page["items"])
        cursor = page["next"]
    assert pages == whole and len(whole) > 3


def test_a_running_game_is_exported_without_its_secrets(ann: Client, game: str) -> None:
    document = ann.get(f"/games/{game}/export").json
    assert document["format"].startswith("posthorn.game@") and "seed" not in document
    assert document["events"]


def test_pages(ann: Client, game: str) -> None:
    choose(ann, game)
    browser = ann.app.test_client()
    for path in ("/", "/api/v1/", f"/games/{game}", f"/games/{game}/board.svg", "/health"):
        page = browser.get(path)
        assert page.status_code == 200
        assert "http://" not in page.text.replace("http://www.w3.org/", "").replace("http://localhost", "")
    assert browser.get("/games/nothing").status_code == 404
