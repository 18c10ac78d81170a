from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.letters.support import Table


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path / 'posthorn.db'}"


@pytest.fixture
def table(database: str) -> Iterator[Table]:
    table = Table(database, "Anna Bert Cora")
    yield table
    table.store.close()
