"""Keys of requests: each opens one thing, once."""

from __future__ import annotations

import pytest

from service.app import create_app
from service.store import Store
from tests.service.client import Client


@pytest.fixture
def ann(store: Store) -> Client:
    return Client(create_app(store, "http://localhost"), store).player("Ann")


GAME = {"title": "sagrada", "seats": [{}, {"bot": "sensible"}], "options": {"start_player": "first_seat", "tools": 3}}


def rows(ann: Client) -> list[int]:
    """How much there is of what an order of a game may leave behind."""
    with ann.store.db.read() as session:
        return [session.value(f"SELECT count(*) FROM {table}") for table in ("intake", "players", "invitations")]


OTHERS = [
    {**GAME, "title": "lagranja", "options": {}},
    {**GAME, "seats": [{}, {}]},
    {**GAME, "seats": [{}, {"mail": "bob@mail.example"}]},
    {**GAME, "seats": [{"mail": f"guest{n}@mail.example"} for n in range(4)]},
    {**GAME, "options": {"start_player": "random"}},
    {**GAME, "pace": 24},
]


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: str(other)[-60:])
def test_a_key_used_for_another_game_is_refused_and_leaves_nothing(ann: Client, other: dict[str, object]) -> None:
    ann.post("/games", GAME, Idempotency_Key="one")
    ann.decide()
    before = rows(ann)
    answer = ann.post("/games", other, Idempotency_Key="one")
    assert (answer.status_code, answer.json["code"]) == (422, "key_reused")
    assert answer.mimetype == "application/problem+json"
    assert rows(ann) == before
    assert ann.post("/games", other, Idempotency_Key="two").status_code == 202


def test_guests_invited_under_one_key_are_counted_all_the_same(ann: Client) -> None:
    """With a key of one's own for every game one may invite so many a day; with one for all no more."""
    for n in range(9):
        seats = [{"mail": f"guest{n}.{seat}@mail.example"} for seat in range(4)]
        ann.post("/games", {**GAME, "options": {}, "seats": seats}, Idempotency_Key="one")
    assert rows(ann) == [1, 5, 4]


def test_the_same_request_is_the_same_row_however_its_members_stand(ann: Client) -> None:
    body = {**GAME, "seats": [{}, {"mail": "bob@mail.example"}]}
    first = ann.post("/games", body, Idempotency_Key="one")
    ann.decide()
    turned = {name: dict(reversed(value.items())) if isinstance(value, dict) else value for name, value in body.items()}
    for again in (body, dict(reversed(turned.items()))):
        answer = ann.post("/games", again, Idempotency_Key="one")
        assert (answer.status_code, answer.json["id"]) == (201, first.json["id"])
    assert rows(ann) == [1, 2, 1]


def test_a_key_stands_for_one_command_at_one_version(ann: Client) -> None:
    game = ann.open()
    say = {"say": ann.legal(game)[0]}
    version = ann.get(f"/games/{game}").headers["ETag"]
    first = ann.post(f"/games/{game}/commands", say, Idempotency_Key="one", If_Match=version)
    assert first.status_code == 202
    others = [({"say": "pass"}, version), (say, '"1"'), (say, "*"), ({"lines": [say["say"], "pass"]}, version)]
    for body, match in others:
        answer = ann.post(f"/games/{game}/commands", body, Idempotency_Key="one", If_Match=match)
        assert (answer.status_code, answer.json["code"]) == (422, "key_reused")
    for path in ("undo", "seats"):
        assert ann.post(f"/games/{game}/{path}", {}, Idempotency_Key="one").json["code"] == "key_reused"
    ann.decide()
    again = ann.post(f"/games/{game}/commands", say, Idempotency_Key="one", If_Match=version)
    assert (again.status_code, again.json["id"]) == (200, first.json["id"])
