"""Postfix and Dovecot for all of these tests, a Posthorn and two people for each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.peers.keeper import Peers
from tests.peers.people import Person
from tests.peers.posthorn import Posthorn
from tests.peers.programs import lacking


def pytest_configure(config: pytest.Config) -> None:
    """Read only when these tests are asked for: then they run, or it is said what is missing."""
    problem = lacking()
    if problem:
        raise pytest.UsageError(problem)


@pytest.fixture(scope="session")
def peers() -> Iterator[Peers]:
    peers = Peers()
    yield peers
    peers.stop()


@contextmanager
def running(peers: Peers, posthorn: Posthorn) -> Iterator[Posthorn]:
    """What is printed at the end is shown for a test that failed."""
    before = len(peers.log())
    try:
        posthorn.start()
        yield posthorn
    finally:
        posthorn.stop()
        peers.forget_queue()
        print(f"Postfix:\n{peers.log()[before:]}\nPosthorn:\n{posthorn.log()}")


@pytest.fixture
def posthorn(peers: Peers, tmp_path: Path) -> Iterator[Posthorn]:
    with running(peers, Posthorn(peers, tmp_path)) as posthorn:
        yield posthorn


@pytest.fixture
def production(peers: Peers, tmp_path: Path, postgres: str, redis: str) -> Iterator[Posthorn]:
    with running(peers, Posthorn(peers, tmp_path, postgres, redis)) as posthorn:
        yield posthorn


@pytest.fixture
def anna(peers: Peers, tmp_path: Path) -> Iterator[Person]:
    anna = Person(peers, "anna", tmp_path / "anna")
    yield anna
    anna.empty_mailbox()


@pytest.fixture
def bert(peers: Peers, tmp_path: Path) -> Iterator[Person]:
    bert = Person(peers, "bert", tmp_path / "bert")
    yield bert
    bert.empty_mailbox()
