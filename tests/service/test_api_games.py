"""Games and seats over the API: create, list, sit down, cancel."""

from __future__ import annotations

from tests.service.client import Client


def test_titles_are_for_everybody(api: Client) -> None:
    titles = {title["id"]: title for title in api.get("/titles").json["items"]}
    assert titles["sagrada"]["seats"] == [1, 2, 3, 4]
    assert "sagrada.take" in {command["type"] for command in titles["sagrada"]["commands"]}
    options = titles["ohmygoods"]["options"]["$defs"]["Options"]["properties"]
    assert "shows something of a hand" in options["cannot_act"]["description"]


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


def test_a_seat_kept_for_an_address(ann: Client) -> None:
    body = {"title": "sagrada", "seats": [{}, {"mail": "Bob@play.example"}]}
    for _ in range(2):
        ann.post("/games", body)
    ann.decide()
    bob = ann.store.players.by_address("bob@play.example")
    games = [each["id"] for each in ann.get("/games").json["items"]]
    assert bob["confirmed"] == 0
    assert [ann.store.games.get(game).holders[1].player for game in games] == [bob["id"]] * 2


def test_an_address_that_is_none(ann: Client) -> None:
    answer = ann.post("/games", {"title": "sagrada", "seats": [{}, {"mail": "bob at home"}]})
    assert (answer.status_code, answer.json["code"]) == (422, "bad_address")


def test_a_game_of_no_title(ann: Client) -> None:
    answer = ann.post("/games", {"title": "chess", "seats": [{}, {}]})
    assert (answer.status_code, answer.json["code"]) == (422, "no_such_title")


def test_options_that_do_not_fit(ann: Client) -> None:
    body = {"title": "sagrada", "seats": [{}, {}], "options": {"start_player": "youngest"}}
    ann.post("/games", body, Idempotency_Key="g")
    ann.decide()
    answer = ann.post("/games", body, Idempotency_Key="g")
    assert (answer.status_code, answer.json["code"]) == (422, "bad_option")


def test_an_unknown_game(ann: Client) -> None:
    answer = ann.get("/games/gabcdefghijkl")
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_game")


def test_a_game_that_has_not_begun(ann: Client) -> None:
    game = ann.open(seats=[{}, {}])
    answer = ann.post(f"/games/{game}/commands", {"say": "pass"})
    assert (answer.status_code, answer.json["code"]) == (409, "not_started")


def test_my_games_page_by_page_and_most_urgent_first(ann: Client) -> None:
    games = {ann.open() for _ in range(3)}
    first = ann.get("/games?limit=2").json
    rest = ann.get(f"/games?limit=2&cursor={first['next']}").json
    assert {each["id"] for each in first["items"] + rest["items"]} == games
    assert rest["next"] is None and first["items"][0]["asked"]


def test_a_game_that_has_not_begun_can_be_cancelled_by_its_opener(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {}])
    assert ann.call("DELETE", f"/games/{game}").status_code == 202
    ann.decide()
    assert ann.get(f"/games/{game}").json["phase"] == "closed"


def test_a_seat_is_left_before_the_game_has_begun(ann: Client, bob: Client) -> None:
    game = ann.open(seats=[{}, {}, {"player": bob.id}])

    def seats() -> tuple[int, ...]:
        bob.decide()
        return bob.store.games.get(game).seats_of(bob.id)

    assert bob.call("DELETE", f"/games/{game}/seats/2").status_code == 204 and not seats(), "the invitation is declined"
    assert bob.post(f"/games/{game}/seats", {}).status_code == 202 and seats() == (1,)
    assert bob.call("DELETE", f"/games/{game}/seats/1").status_code == 202 and not seats()
    assert bob.call("DELETE", f"/games/{game}/seats/9").json["code"] == "not_your_seat"
    for code in (202, 409):
        assert ann.call("DELETE", f"/games/{game}/seats/0", Idempotency_Key="up").status_code == code
        ann.decide()
