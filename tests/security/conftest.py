"""The table of `tests/workers`, for those who play against it."""

from tests.workers.conftest import another, open_one, shelf, store, table, url

__all__ = ["another", "open_one", "shelf", "store", "table", "url"]
