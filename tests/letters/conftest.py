from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.letters.support import Table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()
