"""The service in this process: a store in a temporary folder, the application, and players with their keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app import create_app
from service.store import Store
from tests.service.client import Client


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Every test of the service holds on both databases."""
    sqlite = f"sqlite:///{tmp_path / 'posthorn.db'}"
    store = Store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres"))
    yield store
    store.close()


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
