"""No command shows anybody another's secret; and the program that looks for it finds what does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from domain.kernel.rules import Turn
from domain.kernel.shapes import Asking, Fact
from domain.kernel.telling import Sentence
from domain.kernel.title import Title
from domain.titles.ohmygoods.chapters.building import buildings_for_sale
from domain.titles.ohmygoods.facts import CardPlanned
from domain.titles.ohmygoods.questions import Buying, Purchases
from domain.titles.ohmygoods.table import Table
from domain.titles.ohmygoods.title import ohmygoods
from domain.titles.shelf import titles
from tests.contract.moves import choices, main, run

TABLES = [(title, options) for title in titles.values() for options in choices(title, {})]
SKIPPED, ASKED = {"cannot_act": "skipped"}, {"cannot_act": "asked"}


@pytest.mark.parametrize(("title", "options"), TABLES, ids=lambda each: getattr(each, "id", each and str(each)))
def test_a_command_gives_no_secret_away(title: Title[Any], options: dict[str, str]) -> None:
    tally = run(title, options, pairs=400, seed=2026)
    if title.lies_open:
        assert not any(tally.pairs.values())
    else:
        assert min(tally.pairs.values()) > 300, "too little to hide: leave hidden out of a title in which all lies open"
    assert not tally.leaks, "\n".join(tally.table())


@pytest.mark.parametrize("title", [title for title in titles.values() if issubclass(title.options, Asking)])
def test_the_option_is_there_because_it_makes_a_difference(title: Title[Any]) -> None:
    assert run(title, SKIPPED, pairs=400, seed=2026).found["skipped", True]


def test_a_seat_that_is_skipped_for_its_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "is_asked", lambda turn, seat, able, possible: able)
    tally = run(ohmygoods, ASKED, pairs=400, seed=2026)
    assert tally.found["skipped", True] and tally.leaks


def test_a_step_that_goes_by_the_hand_unseen_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_hand(turn: Turn[Table], step: Purchases) -> None:
        if any(buildings_for_sale(turn.state, Buying(step.seat, step.built, step.hired), step.seat)):
            turn.ask(Buying(step.seat, step.built, step.hired))

    monkeypatch.setitem(ohmygoods.rules._steps, Purchases, by_hand)
    assert run(ohmygoods, ASKED, pairs=800, seed=2026).found["told", True]


def test_a_move_that_can_be_taken_back_after_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "is_asked", lambda turn, seat, able, possible: able)
    assert run(ohmygoods, SKIPPED, pairs=800, seed=2026).found["undo", True]


def leaking(**changes: Any) -> Title[Table]:
    return replace(ohmygoods, **changes)


def test_a_sentence_that_names_a_hidden_card_is_noticed() -> None:
    def tell(fact: Fact, seat: int | None) -> Sentence | None:
        if isinstance(fact, CardPlanned):
            return Sentence.of("{card}", card=fact.card)
        return ohmygoods.tell(fact, seat)

    assert run(leaking(tell=tell), ASKED, pairs=200, seed=2026).found["told", True]


def test_a_view_that_shows_another_hand_is_noticed() -> None:
    def view(state: Table, seat: int | None) -> dict[str, Any]:
        return ohmygoods.view(state, seat) | {"slip": state.players[-1].hand}

    tally = run(leaking(own_view=view), ASKED, pairs=100, seed=2026)
    assert tally.found["view", True] and tally.found["view after", True]


def test_the_command_prints_a_table_and_fails_if_there_is_a_leak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["ohmygoods", "--pairs", "200", "--option", "cannot_act=asked"]
    assert main(arguments) == 0
    assert "cannot_act=asked" in capsys.readouterr().out
    monkeypatch.setattr(Turn, "is_asked", lambda turn, seat, able, possible: able)
    assert main(arguments) == 1
