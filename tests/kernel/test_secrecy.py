"""Dealing anew what a seat cannot know: the test of secrecy has to notice a leak, so it is tested itself."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.kernel.shapes import Fact, Sealed
from domain.kernel.telling import Sentence
from domain.kernel.title import Title
from domain.titles.sagrada.cards import PRIVATE
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.facts import ObjectivesDealt
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.contract.checks import all_are_told_the_same, nobody_sees_more
from tests.contract.play import Position, play


def dealt(seats: int = 3) -> tuple[Table, list[Fact]]:
    """Windows lie to be chosen, and seat 0 has chosen already."""
    state, facts = sagrada.setup({}, seats, SeededLuck(b"secrecy"))
    made, state = sagrada.play(state, 0, sagrada.commands(state, 0)[0], SeededLuck(b"x"))
    return state, [*facts, *made]


def anew(seat: int | None, seed: bytes = b"anew") -> tuple[Table, list[Fact]]:
    return redealt(sagrada, *dealt(), seat, SeededLuck(seed))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ones_own_cards_stay(seat: int) -> None:
    here, there = dealt()[0], anew(seat)[0]
    assert (here.private[seat], here.offered[seat]) == (there.private[seat], there.offered[seat])


def test_the_cards_of_others_change() -> None:
    assert any(anew(0, b"%d" % n)[0].private[1] != dealt()[0].private[1] for n in range(5))


def test_every_card_is_still_there_once() -> None:
    assert sagrada.census(anew(0)[0]) == sagrada.census(dealt()[0])


def test_facts_tell_of_the_same_deal_as_the_state() -> None:
    state, facts = anew(1)
    told = {fact.seat: fact.objectives for fact in facts if isinstance(fact, ObjectivesDealt)}
    assert tuple(told[seat] for seat in range(3)) == state.private


def test_a_sealed_answer_becomes_another_for_all_but_its_owner() -> None:
    (before,) = dealt()[0].sealed
    assert anew(0)[0].sealed == (before,)
    state, facts = anew(1)
    assert state.sealed != (before,) and Sealed(*state.sealed[0]) in facts


def test_nothing_is_hidden_alone_or_after_the_end() -> None:
    over = play(sagrada, {}, 2, 7).state
    assert isinstance(over, Table) and sagrada.hidden(over, 0) == ()
    assert sagrada.hidden(sagrada.setup({}, 1, SeededLuck(b"alone"))[0], 0) == ()


def leaking(**changes: Any) -> Title[Table]:
    return dataclasses.replace(sagrada, **changes)


def look(title: Title[Table]) -> None:
    state, facts = dealt()
    for n in range(4):
        nobody_sees_more(Position(title, state, facts, n, random.Random(n)))


def test_a_view_that_shows_a_hand_is_noticed() -> None:
    def view(state: Table, seat: int | None) -> dict[str, Any]:
        return sagrada.view(state, seat) | {"slip": list(state.private[2])}

    with pytest.raises(AssertionError, match="sees what it cannot know"):
        look(leaking(own_view=view))


def test_a_sentence_that_tells_a_deal_is_noticed() -> None:
    def tell(fact: Fact, seat: int | None) -> Sentence | None:
        if isinstance(fact, ObjectivesDealt):
            return Sentence.of("{what}", what=" ".join(fact.objectives))
        return sagrada.tell(fact, seat)

    with pytest.raises(AssertionError, match="is told what it cannot know"):
        look(leaking(tell=tell))


def test_a_view_that_counts_a_sealed_answer_is_noticed() -> None:
    def view(state: Table, seat: int | None) -> dict[str, Any]:
        answers = [answer.window for _, answer in state.sealed if isinstance(answer, Choose)]
        return sagrada.view(state, seat) | {"slip": sum(map(len, answers))}

    with pytest.raises(AssertionError, match="sees what it cannot know"):
        look(leaking(own_view=view))


def test_sagrada_itself_shows_nothing() -> None:
    look(sagrada)
    assert set(PRIVATE) == {card for group in sagrada.hidden(dealt()[0], None)[:1] for card in group}


def test_a_kind_that_is_told_apart_and_not_named_is_noticed() -> None:
    assert sagrada.told_apart is not None
    facts = dealt()[1]
    all_are_told_the_same(sagrada, facts, 3)
    for kind in sagrada.told_apart & set(map(type, facts)):
        with pytest.raises(AssertionError, match=f"{kind.__name__} is told differently"):
            all_are_told_the_same(leaking(told_apart=sagrada.told_apart - {kind}), facts, 3)
