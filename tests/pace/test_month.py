"""The virtual month in small: every deadline is right, and a mistake of an hour is found."""

from __future__ import annotations

from ops.chaos.month import month


def test_every_deadline_of_some_days_is_right() -> None:
    found = month(games=5, days=8, seed=3).checker
    assert found.wrong == []
    assert all(found.counts[name] for name in ("questions", "deadlines", "alarms", "gifted", "calendar_changed"))


def test_a_mistake_of_an_hour_is_found() -> None:
    assert len(month(games=3, days=3, seed=2, shift=True).checker.wrong) > 0
