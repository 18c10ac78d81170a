"""bench_helpers: no card is lost, and a helper that stands out is named."""

from __future__ import annotations

from domain.kernel.luck import SeededLuck
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.bench_helpers import Seen, report, with_helpers


def test_helpers_are_given_from_the_deck() -> None:
    state, _ = lagranja.setup({"edition": "ru"}, 3, SeededLuck(b"setup"))
    after = with_helpers(state, 2, SeededLuck(b"given"))
    assert lagranja.census(after) == lagranja.census(state)
    assert [len(farm.helpers) for farm in after.farms] == [2, 2, 2]


def test_a_helper_that_stands_out_is_named() -> None:
    usual = [Seen(f"card_{n:02d}", game % 2, (-1) ** game) for n in range(2, 62) for game in range(20)]
    lines = list(report([*usual, *[Seen("card_01", 1.0, 9.0)] * 20, Seen("card_62", 0.0, 0.0)]))
    assert [line.split()[1] for line in lines if "NOTABLE" in line] == ["Chef"]
    assert any("Harbour Agent" in line and "too few to judge" in line for line in lines)
