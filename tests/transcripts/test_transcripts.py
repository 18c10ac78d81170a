from pathlib import Path

import pytest

from ops.cli.transcript import replayed
from tests.transcripts.__main__ import FOLDER, golden


@pytest.mark.parametrize("file", golden(), ids=lambda file: str(Path(file).relative_to(FOLDER)))
def test_a_golden_game_plays_again_as_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replayed(text) == text
