"""A mail server, and a table whose letters go to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.letters.server import Server
from tests.letters.support import Table
from workers.relay import Relay


@pytest.fixture
def table(tmp_path: Path, server: Server) -> Iterator[Table]:
    table = Table(tmp_path, relay=Relay("127.0.0.1", server.port))
    yield table
    table.close()
