"""An answer to an older letter: nothing is guessed, and it is spoken of only where something was left undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.letters.plain_player import text_part
from tests.letters.support import Table


@pytest.mark.parametrize(
    "said, left", [("say hi", False), ("help", False), ("note x", False), ("MARK", True), ("ALIKE", True)]
)
def test_it_is_said_only_where_something_was_left_undone(tmp_path: Path, said: str, left: bool) -> None:
    table = Table(tmp_path)
    table.open()
    table.choose_windows()
    table.post()
    name = table.asked
    old = table.letters(name)[-1]
    table.say(name, table.legal(name)[0])
    mark = next(each for each in old.marks if not each.isdigit())  # by its number alone it is asked which one is meant
    table.answer(old, {"MARK": mark, "ALIKE": mark[:-1]}.get(said, said))
    told = " ".join(text_part(table.letters(name)[-1]).split())
    assert ("You answered an older letter, so nothing was done." in told) == left
