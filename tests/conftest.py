"""What every test may ask for."""

from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

from service.store import times
from tests.servers import postgres, postgres_server, redis, redis_server

__all__ = ["postgres", "postgres_server", "redis", "redis_server"]

# A busy machine is no failure, and a test that passed here passes there. A failure is not explained: to do that lines
# are traced, which CPython 3.11 does not always come back from (tests/security/work.py).
PHASES = [phase for phase in Phase if phase is not Phase.explain]
settings.register_profile("posthorn", deadline=None, derandomize=True, database=None, phases=PHASES)
settings.load_profile("posthorn")


@pytest.fixture(autouse=True)
def machine_time() -> Iterator[None]:
    """A test may let time pass; the next one has the time of the machine."""
    yield
    times.use()
