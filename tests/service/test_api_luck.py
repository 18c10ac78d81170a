"""The API about luck: commitments for everybody, what a caller adds, numbers and rounds asked for, what is said."""

from __future__ import annotations

import hashlib

import pytest

from domain.game.events import START, linked
from domain.game.luck.beacon import CHAINS
from service.store import Store
from tests.service.client import Client

SEATS = [{}, {"bot": "sensible"}]


def part(store: Store, game: str, seat: int = 0) -> tuple[str, str]:
    found = store.games.get(game).parts[seat]
    return found.source, found.nonce


def sha(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def test_anybody_may_keep_the_pool(api: Client) -> None:
    """A stranger without a key follows the pages and works out the head."""
    link, first, entries = START, 1, 0
    while first:
        page = api.get(f"/commitments?from={first}&limit=100").json
        for each in page["items"]:
            link, entries = linked(link, each["commitment"]), entries + 1
            assert (each["link"], each["number"]) == (link, entries) and each["seed"] is None
        first = page["next"]
    assert page["head"] == {"number": entries, "link": link} and page["free"] == 1


def test_it_shows_which_game_took_a_number_to_those_who_know_its_id(ann: Client, api: Client) -> None:
    game = ann.open()
    first, second = api.get("/commitments?limit=2").json["items"]
    assert first["game"] == sha(game.encode()) and first["made"] < first["taken"] and second["taken"] is None
    shown = ann.get(f"/games/{game}").json
    assert (shown["number"], shown["commitment"]) == (1, first["commitment"])


@pytest.mark.parametrize("query", ["from=0", "from=x", "limit=0", "limit=501", "first=1", "from=2147483648"])
def test_a_wrong_question_is_told_so(api: Client, query: str) -> None:
    assert api.get(f"/commitments?{query}").status_code == 422


def test_beyond_the_head_there_is_nothing_yet(api: Client) -> None:
    page = api.get("/commitments?from=2000000000").json
    assert page["items"] == [] and page["next"] is None


def test_a_nonce_of_ones_own(ann: Client, store: Store) -> None:
    assert part(store, ann.open(nonce="my-own")) == ("given", "my-own")


def test_without_a_nonce_the_key_of_the_request_is_added(ann: Client, store: Store) -> None:
    body = {"title": "sagrada", "seats": SEATS}
    sent = [ann.post("/games", body, Idempotency_Key="drawn-by-the-client").json["game"] for _ in range(2)]
    ann.decide()
    assert sent[0] == sent[1]
    assert part(store, sent[0]) == ("key", sha(b"drawn-by-the-client"))


def test_without_a_key_the_body_is_added_as_it_was_sent(ann: Client, bob: Client, store: Store) -> None:
    game = ann.open(seats=[{}, {"player": bob.id}])
    sent = b'{ "seat": 1,  "nonce" :"" }'
    headers = {"Authorization": f"Bearer {bob.key}", "Content-Type": "application/json"}
    response = bob.app.test_client().post(f"/api/v1/games/{game}/seats", data=sent, headers=headers)
    assert response.status_code == 202
    bob.decide()
    assert part(store, game, 1) == ("body", sha(sent))


def test_bots_add_nothing(ann: Client, store: Store) -> None:
    assert part(store, ann.open(), 1) == ("house", "")


def test_a_game_with_the_number_asked_for_or_none(ann: Client, store: Store) -> None:
    free = ann.get("/commitments").json["free"]
    game = ann.open(number=free)
    pool = store.games.get(game).pool
    assert pool is not None and (pool.number, pool.named) == (free, True)
    body = {"title": "sagrada", "seats": SEATS, "number": free}
    ann.post("/games", body, Idempotency_Key="again")
    ann.decide()
    late = ann.post("/games", body, Idempotency_Key="again")
    assert (late.status_code, late.json["code"]) == (409, "number_taken") and f"{free + 1}" in late.json["detail"]


def test_a_game_that_waits_for_a_round_of_the_beacon(ann: Client) -> None:
    for number, code in ((1, "bad_beacon"), (2**31 - 1, "bad_beacon")):
        body = {"title": "sagrada", "seats": SEATS, "beacon": {"chain": "quicknet", "round": number}}
        ann.post("/games", body, Idempotency_Key=f"round-{number}")
        ann.decide()
        refused = ann.post("/games", body, Idempotency_Key=f"round-{number}")
        assert (refused.status_code, refused.json["code"]) == (422, code)
    soon = int(refused_round(refused.json["detail"])) + 1000
    game = ann.open(beacon={"chain": "quicknet", "round": soon})
    shown = ann.get(f"/games/{game}").json
    assert shown["phase"] == "open"
    assert shown["beacon"]["chain"] == CHAINS["quicknet"].hash and shown["beacon"]["round"] == soon
    assert any("is added when it is out" in line for line in shown["luck"])


def refused_round(detail: str) -> str:
    return detail.split("From ")[1].split()[0]


def test_a_chain_nobody_knows_is_a_wrong_shape(ann: Client) -> None:
    body = {"title": "sagrada", "seats": SEATS, "beacon": {"chain": "mychain", "round": 5}}
    assert ann.post("/games", body).status_code == 422


def test_it_says_who_could_have_chosen(ann: Client, bob: Client) -> None:
    game = ann.open(nonce="ann", seats=[{}, {"player": bob.id}])
    bob.post(f"/games/{game}/seats", {"nonce": "bob"})
    bob.decide()
    luck = ann.get(f"/games/{game}").json["luck"]
    assert "The house alone could not choose this luck; together with Bob, who added last, it could." in luck
