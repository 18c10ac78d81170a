"""What letters say at the end and at the beginning of a chapter, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.titles.shelf import titles
from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy
from tests.campaign.golden import FOLDER, texts

WRITTEN = dict(texts())


@pytest.mark.parametrize("file", sorted(WRITTEN), ids=lambda file: file.stem)
def test_the_letter_says_what_is_written_there(file: Path) -> None:
    assert WRITTEN[file] == file.read_text(encoding="utf-8"), "python -m tests.campaign.golden writes it anew"
    for line in WRITTEN[file].splitlines():
        assert not parses(tidy(line), titles["ohmygoods"]), line


def test_there_is_no_golden_letter_too_many() -> None:
    assert set(FOLDER.glob("*.txt")) == set(WRITTEN)
