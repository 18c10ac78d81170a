"""The table of `tests/workers`, for those who play against it; and no page waits for workers that are not there."""

import pytest

from tests.workers.conftest import another, open_one, shelf, store, table, url

__all__ = ["another", "no_page_waits", "open_one", "shelf", "store", "table", "url"]


@pytest.fixture(autouse=True)
def no_page_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.web.joining.PATIENCE", 0.0)
