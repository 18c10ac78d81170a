"""/api/v1/me/push: a program gives and takes away devices of its player; nobody sends us where strangers may not."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from service.accounts import devices
from service.app import create_app
from tests.letters.support import Table
from tests.push.conftest import PushTable
from tests.push.device import TestDevice, encoded
from tests.push.test_push import told


@pytest.fixture
def client(table: PushTable) -> FlaskClient:
    return create_app(table.store, "https://play.example", mail=table.mail_service).test_client()


def call(client: FlaskClient, table: Table, method: str = "GET", more: str = "", **given: Any) -> Any:
    key = table.store.players.new_key(table.players["Anna"])
    return client.open(
        f"https://play.example/api/v1/me/push{more}", method=method, headers={"Authorization": f"Bearer {key}"}, **given
    )


def test_a_device_is_given_told_and_taken_away(table: PushTable, client: FlaskClient) -> None:
    device = TestDevice(table.maker.url("/mine"))
    body = {"endpoint": device.endpoint, "keys": device.keys, "name": "my phone"}
    answer = call(client, table, "POST", json=body)
    assert answer.status_code == 201 and [each["name"] for each in answer.json["devices"]] == ["my phone"]
    key = table.mail_service.push_key
    assert key is not None and answer.json["key"] == key.public and device.keys["auth"] not in answer.text
    assert len(call(client, table, "POST", json=body).json["devices"]) == 1, "the same one"
    table.open("pig")
    table.push()
    assert told(table, device)
    (kept,) = call(client, table).json["devices"]
    assert kept["used"]
    assert call(client, table, "DELETE", f"/{kept['id']}").json["devices"] == []
    assert call(client, table, "DELETE", f"/{kept['id']}").json["code"] == "no_such_device"


BAD_KEYS: list[tuple[str, Any]] = [
    ("bad_keys", {"p256dh": "AAAA"}),
    ("bad_keys", {"p256dh": encoded(b"\4" + bytes(64))}),
    ("bad_keys", {"auth": "AAAA"}),
    ("bad_keys", {"auth": "§" * 8}),
]


@pytest.mark.parametrize(("code", "keys"), BAD_KEYS)
def test_keys_that_are_none_are_refused(table: PushTable, client: FlaskClient, code: str, keys: Any) -> None:
    device = TestDevice(table.maker.url("/mine"))
    answer = call(client, table, "POST", json={"endpoint": device.endpoint, "keys": {**device.keys, **keys}})
    assert answer.status_code == 422 and answer.json["code"] == code and not table.devices("Anna")


def test_endpoints_that_are_none_are_refused(table: PushTable, client: FlaskClient) -> None:
    device = TestDevice("http://push.example/x")
    for endpoint in ("http://push.example/x", "https://me:word@push.example/", "file:///etc/passwd", "https://"):
        answer = call(client, table, "POST", json={"endpoint": endpoint, "keys": device.keys})
        assert answer.json["code"] == "bad_endpoint"
    assert not table.devices("Anna")


def test_devices_are_few(table: PushTable, client: FlaskClient) -> None:
    for n in range(devices.MOST):
        table.device("Anna", f"/{n}")
    device = TestDevice(table.maker.url("/one-more"))
    answer = call(client, table, "POST", json={"endpoint": device.endpoint, "keys": device.keys})
    assert answer.status_code == 409 and answer.json["code"] == "too_many_devices"


def test_without_a_key_of_the_service_nothing_is_pushed(table: PushTable) -> None:
    table.mail_service.push_key = None
    client = create_app(table.store, "https://play.example", mail=table.mail_service).test_client()
    assert call(client, table).json["code"] == "no_pushes"


def test_another_players_device_cannot_be_taken_away(table: PushTable, client: FlaskClient) -> None:
    table.device("Bert")
    (device,) = table.devices("Bert")
    assert call(client, table, "DELETE", f"/{device.id}").status_code == 404 and table.devices("Bert")
