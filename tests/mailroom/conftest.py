"""A table that plays by mail."""

import pytest

from tests.mailroom.mailtable import Table


@pytest.fixture
def table(tmp_path):
    table = Table(tmp_path)
    yield table
    table.store.close()


@pytest.fixture
def playing(table):
    table.choose_windows()
    return table
