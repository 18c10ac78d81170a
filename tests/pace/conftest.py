from collections.abc import Iterator

import pytest

from tests.letters.support import Table


@pytest.fixture
def table(url: str) -> Iterator[Table]:
    table = Table(url, "Anna Bert Cora")
    yield table
    table.store.close()
