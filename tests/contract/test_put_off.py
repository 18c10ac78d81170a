"""Where a title says that free actions can wait, nothing is lost; and a title that lies about it is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from domain.kernel.flow import question_for
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles.lagranja.commands import Buy, Done, Sell, Trade, Upgrade
from domain.titles.lagranja.questions import EndOfTurn, FreeActions, MoveDisc
from domain.titles.lagranja.table import Table
from domain.titles.shelf import titles
from tests.contract import put_off
from tests.contract.__main__ import main

LA_GRANJA: Title[Table] = titles["lagranja"]
TABLES = [(title, variant) for title in titles.values() for variant in put_off.variants(title, {})]
CanWait = Callable[[Any, int, Command], bool]


@pytest.mark.parametrize(("title", "options"), TABLES, ids=lambda each: getattr(each, "id", each and str(each)))
def test_what_can_wait_loses_nothing(title: Title[Any], options: dict[str, str]) -> None:
    tally = put_off.searched(title, options, games=2, seed=2026)
    assert bool(tally.looked) == (title is LA_GRANJA)
    assert not tally.differences


def before_others(state: Table, seat: int, command: Command) -> bool:
    """After the end of a turn somebody else acts, luck falls, or the phase is over."""
    return isinstance(question_for(state, seat)[0], EndOfTurn) and isinstance(command, Sell)


def cards_too(state: Table, seat: int, command: Command) -> bool:
    """A card may be laid that looks at the disc, and a card is drawn before it moves or after it."""
    question = question_for(state, seat)[0]
    fixed = isinstance(question, MoveDisc) and question.low == question.high
    return fixed and isinstance(command, Buy | Sell | Upgrade | Trade)


def all_but_the_end(state: Table, seat: int, command: Command) -> bool:
    return isinstance(question_for(state, seat)[0], FreeActions) and not isinstance(command, Done)


@pytest.mark.parametrize(("lie", "games"), [(before_others, 1), (cards_too, 8), (all_but_the_end, 1)])
def test_a_title_that_lies_is_found(lie: CanWait, games: int) -> None:
    assert put_off.searched(replace(LA_GRANJA, can_wait=lie), {"edition": "cz"}, games, seed=2026).differences


def test_the_command_fails_if_a_title_lies(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lagranja", "--seats", "2", "--games", "1", "--option", "edition=cz"]
    assert main(arguments) == 0
    monkeypatch.setitem(titles, "lagranja", replace(LA_GRANJA, can_wait=before_others))
    assert main(arguments) == 1
    assert "takes away: sell" in capsys.readouterr().out
