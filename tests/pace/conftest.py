from pathlib import Path

import pytest

from tests.letters.support import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path, "Anna Bert Cora")
