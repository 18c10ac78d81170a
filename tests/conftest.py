"""What every test may ask for."""

import os
import random
from collections.abc import Iterator
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from hypothesis import Phase, settings

from service.store import times
from tests.harness import long
from tests.harness.databases import databases, empty_postgres, from_nothing, no_waiting, postgres
from tests.harness.servers import postgres_server, redis, redis_server

__all__ = ["databases", "empty_postgres", "from_nothing", "postgres", "postgres_server", "redis", "redis_server"]

no_waiting()

# A busy machine is no failure, and a test that passed here passes there. A failure is not explained: to do that lines
# are traced, which CPython 3.11 does not always come back from (tests/security/work.py).
PHASES = [phase for phase in Phase if phase is not Phase.explain]
settings.register_profile("posthorn", deadline=None, derandomize=True, database=None, phases=PHASES)
settings.load_profile("posthorn")

# So are games: each file of tests has seeds of its own, the same in every run. POSTHORN_TEST_LUCK gives others.
_LUCK = os.environ.get("POSTHORN_TEST_LUCK", "")
_dice = random.Random(_LUCK)
_file = ""
patch("service.store.pool.secrets", SimpleNamespace(token_bytes=_dice.randbytes)).start()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    long.mark(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    global _file
    if _file != item.path.name:
        _file = item.path.name
        _dice.seed(_LUCK + _file)


@pytest.fixture(autouse=True)
def machine_time() -> Iterator[None]:
    """A test may let time pass; the next one has the time of the machine."""
    yield
    times.use()
