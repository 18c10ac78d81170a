from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.campaign.chapters import Chapters


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Chapters]:
    """Anna and Bert after their first chapter."""
    chapters = Chapters(tmp_path)
    chapters.begin()
    chapters.end()
    yield chapters
    chapters.close()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Chapters]:
    """Anna alone in her first chapter."""
    chapters = Chapters(tmp_path, "Anna")
    chapters.begin()
    yield chapters
    chapters.close()
