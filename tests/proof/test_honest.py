"""Honest games with all that can happen at a table are proven by the letters of one who played them.

`python -m tests.proof --games 200` plays many more of each title.
"""

from __future__ import annotations

import pytest

from tests.proof.honest import run

# titles with the numbers of games; number 3 of Oh My Goods! is two chapters of a campaign, 3 of others has a beacon
GAMES = [("pig", 0), ("pig", 1), ("pig", 3), ("sagrada", 2), ("ohmygoods", 3)]


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_an_honest_game_is_proven(title: str, number: int) -> None:
    code, said = run(title, number)
    assert code == 0 and "NOT CHECKED" not in said, said
    assert said.endswith("PROVEN.\n") and "are vouched for by" in said.splitlines()[0].replace(
        "is vouched", "are vouched"
    )


@pytest.mark.long
def test_who_lost_their_seat_vouches_for_what_was_before() -> None:
    """In this game her clock ran out, and her seat was given to somebody else."""
    code, said = run("lagranja", 27)
    assert code == 0 and said.endswith("NOT ALL IS CHECKED.\n")
    assert "nobody outside vouches" in said.splitlines()[0] and "NOT CHECKED" not in said
