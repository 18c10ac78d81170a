"""What every test may ask for."""

from hypothesis import settings

from tests.servers import postgres, postgres_server, redis, redis_server

__all__ = ["postgres", "postgres_server", "redis", "redis_server"]

# a busy machine is no failure, and a test that passed here passes there
settings.register_profile("posthorn", deadline=None, derandomize=True, database=None)
settings.load_profile("posthorn")
