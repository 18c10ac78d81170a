"""What many folders ask for: a table, Anna's browser at it, an inbox, a mail server. A folder may have its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.mail.incoming.inbox import Inbox
from tests.letters.server import Server
from tests.letters.support import Table, address
from tests.service.inboxes import an_inbox
from tests.web.pages import Browser


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()


@pytest.fixture
def anna(table: Table) -> Browser:
    browser = Browser(table)
    browser.sign_in(table, address("Anna"))
    return browser


@pytest.fixture
def inbox(tmp_path: Path) -> Iterator[Inbox]:
    with an_inbox(tmp_path) as inbox:
        yield inbox


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()
