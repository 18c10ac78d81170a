"""The options: few, each legal, and "more" only where it is worth a letter."""

from __future__ import annotations

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.queries.choices import FEW, MOST, choices
from tests.contract.play import seats_near


@pytest.mark.parametrize("title_id", sorted(titles))
def test_nobody_has_to_ask_for_one_more_choice(title_id: str) -> None:
    title, luck = titles[title_id], SeededLuck(b"choices")
    state, _ = title.setup(None, seats_near(title, 2), luck)
    whole = fewest = 0
    for _ in range(80):
        if state.result is not None:
            break
        seat = title.asked(state)[0]
        found = choices(title, state, seat)
        assert len(found.first) <= MOST and not set(found.first) & set(found.rest)
        assert not found.rest or len(found.all) > MOST
        whole += len(found.first) > FEW or not found.rest
        fewest = min(fewest or len(found.all), len(found.all))
        state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]
    assert bool(whole) == (fewest <= MOST), "a question may have more answers than a letter lists, every time"


def test_the_same_cards_in_another_order_are_no_second_choice() -> None:
    title, luck = titles["ohmygoods"], SeededLuck(b"gallery")
    state, _ = title.setup(None, 3, luck)
    seen = 0
    while state.result is None:
        seat = title.asked(state)[0]
        shown = [said for said in choices(title, state, seat).all if said.startswith("produce") and " with " in said]
        sets = [frozenset(said.partition(" with ")[2].split(", ")) | {said.partition(" with ")[0]} for said in shown]
        assert len(sets) == len(set(sets)), shown
        seen += len(sets) > 1
        state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]
    assert seen
