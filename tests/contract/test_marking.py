"""Marks that are numbers of the list, as they were once, are found out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.titles.shelf import titles
from service.queries import choices
from tests.contract.marking import options_bear_marks
from tests.contract.play import play


def counted(language: Any, options: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, len(options) + 1))


def always_out(language: Any, options: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(n) for n in range(len(options)))


@pytest.mark.parametrize("title", ["lagranja", "sagrada"])
def test_options_that_are_only_counted_are_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "marks", counted)
    with pytest.raises(AssertionError, match="is a value of"):
        play(titles[title], {}, 2, 1, options_bear_marks)


def test_a_nought_that_is_no_way_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "marks", always_out)
    with pytest.raises(AssertionError, match=r"^\(0\) "):
        play(titles["ohmygoods"], {}, 2, 1, options_bear_marks)
