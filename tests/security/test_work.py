"""The count of work that the other tests rest on: it cannot fail to end, whatever becomes of the exception."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.security.work import TooMuchWork, work_of


class Ignores:
    def __del__(self) -> None:
        for _ in range(200):
            len("")


def for_ever() -> None:
    while True:
        len("")


def for_ever_after_a_lost_exception() -> None:
    Ignores()
    for_ever()


def bounded_after_a_lost_exception() -> None:
    Ignores()


def takes_everything_for_an_error() -> None:
    while True:
        try:
            for_ever()
        except Exception:
            continue


def hundred_calls() -> None:
    for _ in range(100):
        len("")


def given(act: Callable[[], None]) -> Callable[[], None]:
    return act


@pytest.mark.parametrize(
    "act",
    [for_ever, for_ever_after_a_lost_exception, bounded_after_a_lost_exception, takes_everything_for_an_error],
    ids=lambda act: act.__name__,
)
def test_too_much_work_is_cut_off(act: Callable[[], None]) -> None:
    with pytest.raises(TooMuchWork):
        work_of(given, act, most=100)


def test_work_is_counted() -> None:
    assert 100 < work_of(given, hundred_calls, most=1000) < 400
