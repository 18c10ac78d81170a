"""Fixtures: a real PostgreSQL and a real Redis-compatible server, from wheels or at an address in the environment.

POSTHORN_TEST_POSTGRES and POSTHORN_TEST_REDIS name running servers instead. `redis` is empty at the beginning of each
test; `databases.py` has the databases.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from redis import Redis

from ops.chaos.servers import Server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server, with the right to create databases."""
    given = os.environ.get("POSTHORN_TEST_POSTGRES")
    if given:
        yield given
        return
    with Server("postgres") as server:
        yield server.address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    given = os.environ.get("POSTHORN_TEST_REDIS")
    if given:
        yield given
        return
    with Server("redis") as server:
        yield server.address


@pytest.fixture
def redis(redis_server: str) -> str:
    with Redis.from_url(redis_server) as client:
        client.flushdb()
    return redis_server
