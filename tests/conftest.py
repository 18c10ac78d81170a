"""What every test may ask for."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from service.store import times
from tests.servers import postgres, postgres_server, redis, redis_server

__all__ = ["postgres", "postgres_server", "redis", "redis_server"]

# a busy machine is no failure, and a test that passed here passes there
settings.register_profile("posthorn", deadline=None, derandomize=True, database=None)
settings.load_profile("posthorn")


@pytest.fixture(autouse=True)
def machine_time() -> Iterator[None]:
    """A test may let time pass; the next one has the time of the machine."""
    yield
    times.use()
