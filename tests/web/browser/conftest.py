"""One browser and one `posthorn up` for the tests of a process; each test has people of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.running import Service, up
from tests.web.browser.chromium import chromium, missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All in one process under pytest-xdist: a browser for each would cost more than it saves."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skipif(bool(missing), reason=missing))
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with up(tmp_path_factory.mktemp("browser") / "data", POSTHORN_MAIL_PORT="0") as found:
        yield found
