"""What every test may ask for."""

import gc
import os
import random
from collections.abc import Iterator
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from hypothesis import Phase, settings

from service.store import times
from tests.harness import long, once, order, routes
from tests.harness.databases import databases, empty_postgres, from_nothing, no_waiting, postgres, store, url
from tests.harness.once import painted
from tests.harness.servers import postgres_server, redis, redis_server
from tests.harness.tables import anna, inbox, server, table

__all__ = [
    "anna", "databases", "empty_postgres", "from_nothing", "inbox", "painted", "postgres", "postgres_server", "redis",
    "redis_server", "server", "store", "table", "url",
]  # fmt: skip

# What tests are made of stays to the end: to look through it for garbage was a tenth of the work of a run.
gc.disable()

no_waiting()
once.compile_once()
routes.watch()

# A busy machine is no failure, and a test that passed here passes there. A failure is not explained: to do that lines
# are traced, which CPython 3.11 does not always come back from (tests/security/work.py).
PHASES = [phase for phase in Phase if phase is not Phase.explain]
settings.register_profile("posthorn", deadline=None, derandomize=True, database=None, phases=PHASES)
settings.load_profile("posthorn")

# So are games: each test has seeds of its own, the same in every run, whichever tests ran before it in its process.
# POSTHORN_TEST_LUCK gives others.
_LUCK = os.environ.get("POSTHORN_TEST_LUCK", "")
_dice = random.Random(_LUCK)
patch("service.store.pool.secrets", SimpleNamespace(token_bytes=_dice.randbytes)).start()


# A file goes to one process as a whole, so what it starts it starts once; the longest ones first. Groups of xdist 3.8
# have no effect with pytest 9.2: what they look for has another name there.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    long.mark(items)
    items.sort(key=lambda item: order.turn(item.nodeid))


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    _dice.seed(_LUCK + item.path.name + item.name)


@pytest.fixture(autouse=True)
def machine_time() -> Iterator[None]:
    """A test may let time pass; the next one has the time of the machine."""
    yield
    times.use()
