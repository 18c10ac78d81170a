"""One browser for all tests, one `posthorn up` for each file: from one place only six guests an hour may come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.harness.running import Service, up
from tests.web.browser.chromium import chromium, missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skipif(bool(missing), reason=missing))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Of a module: while it lives no other test can begin with playwright."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with up(tmp_path_factory.mktemp("browser") / "data", POSTHORN_MAIL_PORT="0", POSTHORN_MAIL_HOLD="0") as found:
        yield found
