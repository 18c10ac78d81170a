"""/api/v1/me/hooks: a program gives and takes away those of its player; nobody sends us where strangers may not."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.accounts import programs
from service.app import create_app
from tests.hooks.conftest import HookTable


@pytest.fixture
def client(table: HookTable) -> FlaskClient:
    return create_app(table.store, "https://play.example", mail=table.mail_service).test_client()


def call(client: FlaskClient, table: HookTable, method: str = "GET", more: str = "", **given: Any) -> Any:
    key = table.store.players.new_key(table.players["Anna"])
    return client.open(
        f"https://play.example/api/v1/me/hooks{more}", method=method, headers={"Authorization": f"Bearer {key}"},
        **given,
    )  # fmt: skip


def test_one_is_given_told_tried_and_taken_away(table: HookTable, client: FlaskClient) -> None:
    body = {"url": table.receiver.url("/mine?key=hidden"), "kinds": ["turns", "games"]}
    answer = call(client, table, "POST", json=body)
    assert answer.status_code == 201
    (hook,) = answer.json["hooks"]
    assert hook["name"] == hook["host"] == "push.example" and hook["kinds"] == ["turns", "games"]
    table.open("pig")
    table.tell()
    assert table.told("/mine?key=hidden", answer.json["secret"])
    assert call(client, table, "POST", f"/{hook['id']}/trial").status_code == 202
    table.tell()
    assert table.told("/mine?key=hidden", answer.json["secret"])[-1]["type"] == "trial"
    listed = call(client, table)
    assert listed.json["hooks"][0]["used"] and not [each for each in ("hidden", "whsec_") if each in listed.text]
    assert call(client, table, "DELETE", f"/{hook['id']}").json["hooks"] == []
    assert call(client, table, "DELETE", f"/{hook['id']}").json["code"] == "no_such_hook"


INNER = [
    "http://push.example/", "https://me:word@push.example/", "file:///etc/passwd", "https://", "https://127.0.0.1/x",
    "https://[::1]/x", "https://169.254.169.254/latest", "https://localhost/", "https://db.internal/",
    "https://push.example:6379/",
]  # fmt: skip


@pytest.mark.parametrize("url", INNER)
def test_addresses_that_are_none_are_refused(table: HookTable, url: str) -> None:
    """By a service as it runs, whose outward way is not open to this house."""
    table.mail_service.outward._inner = False
    client = create_app(table.store, "https://play.example", mail=table.mail_service).test_client()
    answer = call(client, table, "POST", json={"url": url})
    assert answer.status_code == 422 and answer.json["code"] == "bad_hook" and not table.hooks("Anna")


def test_kinds_fit_what_it_is_told_of(table: HookTable, client: FlaskClient) -> None:
    for of, kind in (("mine", "moves"), ("hosted", "turns")):
        body = {"url": table.receiver.url("/x"), "of": of, "kinds": [kind]}
        assert call(client, table, "POST", json=body).json["code"] == "bad_hook"


def test_they_are_few_and_so_are_trials(table: HookTable, client: FlaskClient) -> None:
    for n in range(programs.MOST):
        table.hook("Anna", f"/{n}")
    answer = call(client, table, "POST", json={"url": table.receiver.url("/one-more")})
    assert answer.status_code == 409 and answer.json["code"] == "too_many_hooks"
    (first, *_) = table.hooks("Anna")
    codes = [call(client, table, "POST", f"/{first.id}/trial").status_code for _ in range(programs.TRIALS + 1)]
    assert codes == [202] * programs.TRIALS + [429]


def test_a_trial_that_is_taken_lets_an_ended_one_go_on(table: HookTable, client: FlaskClient) -> None:
    hook = table.hook("Anna", kinds="games")
    table.receiver.says = lambda path: (410, {})
    table.open("pig")
    table.tell()
    assert call(client, table).json["hooks"][0]["ended"]
    call(client, table, "POST", f"/{hook.id}/trial")
    table.tell()
    assert call(client, table).json["hooks"][0]["ended"], "nobody took it"
    table.receiver.says = lambda path: (204, {})
    call(client, table, "POST", f"/{hook.id}/trial")
    table.tell()
    assert not call(client, table).json["hooks"][0]["ended"]
    table.open("pig")
    assert table.tell() > 0


def test_another_players_program_is_nobodys_business(table: HookTable, client: FlaskClient) -> None:
    hook = table.hook("Bert")
    assert call(client, table).json["hooks"] == []
    assert call(client, table, "DELETE", f"/{hook.id}").status_code == 404 and table.hooks("Bert")
    assert call(client, table, "POST", f"/{hook.id}/trial").status_code == 404


def test_without_mail_no_programs_are_told(table: HookTable) -> None:
    client = create_app(table.store, "https://play.example").test_client()
    assert call(client, table).json["code"] == "no_hooks"
