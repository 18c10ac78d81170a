"""The tables of `tests/workers` and `people.py`, for those who play against them; and no page waits for workers that
are not there.
"""

import pytest

from tests.security.people import bare_table, database
from tests.workers.conftest import another, open_one, shelf, table

__all__ = ["another", "bare_table", "database", "no_page_waits", "open_one", "shelf", "table"]


@pytest.fixture(autouse=True)
def no_page_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.web.joining.PATIENCE", 0.0)
