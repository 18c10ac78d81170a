"""The rule by which the log is read, held against all interleavings; and that the model finds what is wrong."""

from __future__ import annotations

import pytest

from tests.store.log_model import beginning, explore

RIGHT = {
    "as it is": (("house", "house", "house"), "holes", False),
    "xid before the head is read": (("xid early", "xid early", "xid early"), "holes", False),
    "after a crash": (("house", "house", "house"), "holes", True),
    "calls of the earlier version": (("earlier version", "house", "house"), "holes", False),
    "pairs of xid and number": (("without lock", "without lock", "without lock"), "pairs", False),
}
WRONG = {
    "the greatest number seen": ("without lock", "greatest number", "AB", "missed"),
    "xid below xmax": ("without lock", "pairs below xmax", "AB", "missed"),
    "xmin asked after the rows": ("without lock", "pairs, xmin after the rows", "AB", "missed"),
    "the horizon kept over a crash": ("without lock", "pairs, horizon kept", "AB", "missed"),
    "pairs with an early xid": ("xid early", "pairs", "AA", "order of a game"),
    "number before xid": ("number first", "holes", "AB", "missed"),
    "fence by the snapshot": ("without lock", "holes, fence by the snapshot", "ABC", "missed"),
    "fence before its ceiling": ("without lock", "holes, fence before its ceiling", "ABC", "missed"),
    "a hole passed in time": ("without lock", "hole passed at the second look", "AB", "missed"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_nothing_is_missed_or_seen_twice(name: str) -> None:
    writers, rule, crash = RIGHT[name]
    states, fault = explore(beginning(writers, "AA", looks=2, fences=1), rule, crash=crash)
    assert (fault, states > 300) == ("", True)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_way_is_found(name: str) -> None:
    writer, rule, games, fault = WRONG[name]
    start = beginning([writer] * 3, games, looks=3, fences=1)
    assert explore(start, rule, crash="crash" in name)[1] == fault


def test_the_earlier_version_beside_this_one_needs_the_lock() -> None:
    """It takes a number before its xid: alone among those of its version, not among those of this one."""
    start = beginning(["earlier version", "without lock"], "AB", looks=3, fences=1)
    assert explore(start, "holes", crash=False)[1] == "missed"


@pytest.mark.long
@pytest.mark.parametrize("name", RIGHT)
def test_of_three_at_once(name: str) -> None:
    writers, rule, crash = RIGHT[name]
    start = beginning(writers, "ABA", looks=3, fences=2) if not crash else beginning(writers, "ABA", looks=2, fences=1)
    assert explore(start, rule, crash=crash)[1] == ""
