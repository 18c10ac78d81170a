"""The first game teaches: each kind of question is named once, at the place on the board, until one has had enough."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.titles.shelf import titles
from service.web import tutor
from service.web.tutor import hints_of, kinds_of, mistakes
from tests.letters.support import Table
from tests.web.playing import Person, section


@pytest.mark.parametrize("title", sorted(titles))
def test_each_kind_of_question_has_its_hint(title: str) -> None:
    assert kinds_of(title) and mistakes(title) == []


def test_a_kind_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {kind: hint for kind, hint in hints_of("sagrada").items() if kind != "your_turn"}
    monkeypatch.setattr(tutor, "hints_of", lambda title, language="en": kept)
    assert any("says nothing of your_turn" in each for each in mistakes("sagrada"))


def test_an_arrow_that_points_at_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = hints_of("lagranja")
    wrong = {**hints, "free_deliveries": replace(hints["free_deliveries"], slot="good")}
    monkeypatch.setattr(tutor, "hints_of", lambda title, language="en": wrong)
    assert any("free_deliveries: no answer names a good" in each for each in mistakes("lagranja"))


def test_a_hint_comes_once_and_is_ended_by_one_press(table: Table) -> None:
    table.open("sagrada", bots=1, options={"start_player": "first_seat"})
    anna = Person(table, "Anna")
    page = anna.look()
    assert hints_of("sagrada")["choose_window"].text in section(page, "tutor") and 'class="arrow"' in page
    anna.says(anna.look(f"{anna.address}?say={table.legal('Anna')[0]}"))
    assert not section(anna.look(), "tutor"), "it is answered"
    table.say("Bert", table.legal("Bert")[0])
    page = anna.look()
    assert hints_of("sagrada")["your_turn"].text in section(page, "tutor"), "another kind of question"
    assert anna.press(page, "hints", off="yes").status_code == 303
    assert not section(anna.look(), "tutor")


def test_people_among_themselves_are_taught_nothing(table: Table) -> None:
    table.open("sagrada")
    assert not section(Person(table, "Anna").look(), "tutor")
