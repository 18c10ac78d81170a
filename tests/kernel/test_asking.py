"""Who is asked that may have nothing to say but pass: `Turn.is_asked`."""

import pytest

from domain.kernel.flow import FLOW
from domain.kernel.luck import Veiled
from domain.kernel.rules import Turn
from domain.kernel.shapes import Asking, Looked, State


def turn(choice: str, seat: int = 0) -> Turn[State]:
    """Seat `seat` acts."""
    options = Asking(cannot_act="asked") if choice == "asked" else Asking()
    return Turn(FLOW, State(seats=3, options=options), seat, Veiled(), facts=[])


@pytest.mark.parametrize("able", [False, True])
def test_where_all_are_asked_only_what_all_can_know_counts(able: bool) -> None:
    asking = turn("asked")
    assert asking.is_asked(1, able, lambda: True) is True
    assert asking.is_asked(1, able, lambda: False) is False
    assert not asking.facts


@pytest.mark.parametrize("able", [False, True])
def test_where_some_are_skipped_it_is_noted_that_a_secret_of_another_decided(able: bool) -> None:
    asking = turn("skipped")
    assert [asking.is_asked(1, able, lambda: True) for _ in range(2)] == [able, able]
    assert asking.facts == [Looked(1)], "once is enough"


def test_what_all_can_know_and_what_is_ones_own_is_no_secret() -> None:
    asking = turn("skipped")
    assert not asking.is_asked(1, False, lambda: False)
    assert asking.is_asked(0, True, lambda: True)
    assert not asking.facts


def test_a_look_closes_undo() -> None:
    assert Looked(1).closes(0)


def test_both_choices_are_told_in_a_sentence() -> None:
    assert "it shows something of a hand" in Asking().sentence.text()
    assert "shows nothing of a hand" in Asking(cannot_act="asked").sentence.text()
