"""The service in this process: a store in a temporary folder, the application, and players with their keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app import create_app
from service.store import Store
from tests.service.client import Client


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
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
