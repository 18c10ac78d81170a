"""The service in this process, on both databases: the application, and players with their keys."""

from __future__ import annotations

import pytest

from service.app import create_app
from service.store import Store
from tests.service.client import Client


@pytest.fixture
def api(store: Store) -> Client:
    return Client(create_app(store, "http://localhost"), store)


@pytest.fixture
def ann(api: Client) -> Client:
    return api.player("Ann")


@pytest.fixture
def bob(api: Client) -> Client:
    return api.player("Bob")


@pytest.fixture
def game(ann: Client) -> str:
    return ann.open()
