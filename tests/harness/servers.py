"""Fixtures: a real PostgreSQL and a real Redis-compatible server, from wheels or at an address in the environment.

POSTHORN_TEST_POSTGRES and POSTHORN_TEST_REDIS name running servers instead. `postgres` is a new database for each
test; `redis` is empty at the beginning of each test.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from urllib.parse import urlsplit

import psycopg
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


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    name = f"posthorn_test_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield urlsplit(postgres_server)._replace(path=f"/{name}").geturl()
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


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
