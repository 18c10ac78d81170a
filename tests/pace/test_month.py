"""The virtual month in small: every deadline is right, and a mistake of an hour is found."""

from __future__ import annotations

from msgspec.structs import replace

from domain.game import events as ev
from domain.game.evolve import project
from ops.chaos.month import month, month_on
from ops.chaos.month_check import Banks
from tests.pace.play import Play


def test_every_deadline_of_some_days_is_right(url: str) -> None:
    found = month_on(url, games=5, days=8, seed=3).checker
    assert found.wrong == []
    assert all(found.counts[name] for name in ("questions", "deadlines", "alarms", "gifted", "calendar_changed"))


def test_a_mistake_of_an_hour_is_found() -> None:
    assert len(month(games=3, days=3, seed=2, shift=True).checker.wrong) > 0


def said_of(play: Play, shift: int) -> list[str]:
    """What is found wrong with the time of each move, if the log says so many seconds more."""
    banks, game, said = Banks(), None, []
    for event in play.events:
        if isinstance(event, ev.Moved) and event.used:
            event = replace(event, used=event.used + shift)
        after = project(game, [event])
        assert after is not None
        if game is not None and game.state is not None:
            said.append(banks.on(game, event, after, lambda moment: True))
        game = after
    return [text for text in said if text]


def test_time_of_a_move_that_is_wrong_by_an_hour_is_found() -> None:
    play = Play(people=2, pace="daily")
    play.later(hours=5)
    play.open_choices()
    assert said_of(play, 0) == [] and len(said_of(play, 3600)) == 2
