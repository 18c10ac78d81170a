"""The position as single facts: each line of the text stands in it, under the name of who it is about."""

from __future__ import annotations

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.ohmygoods.table import Table
from domain.titles.ohmygoods.title import ohmygoods

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def some_way(chapter: str, decisions: int) -> Table:
    luck = SeededLuck(b"listing")
    state, _ = ohmygoods.setup({"chapter": chapter}, 3, luck)
    for _ in range(decisions):
        if state.result is None:
            seat = ohmygoods.asked(state)[0]
            state = ohmygoods.play(state, seat, ohmygoods.bot(state, seat, luck), luck)[1]
    return state


def facts(state: Table, seat: int | None) -> list[str]:
    return [fact.text(NAMES) for fact in ohmygoods.listing(ohmygoods.view(state, seat))]


@pytest.mark.parametrize("chapter", ["base", "2", "all_in"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_line_of_the_text_is_a_fact(chapter: str, seat: int | None) -> None:
    for decisions in (0, 12, 60):
        state = some_way(chapter, decisions)
        said = "\n".join(facts(state, seat))
        head, _, *blocks = ohmygoods.text(ohmygoods.view(state, seat)).split("\n\n")
        for line in (*head.split("\n"), *(line for block in blocks for line in block.split("\n")[1:])):
            assert line.strip() in said or line.endswith(":"), line


def test_a_building_is_told_with_its_owner_and_its_goods() -> None:
    told = facts(some_way("base", 60), 0)
    assert any(line.startswith("Bob: ") and "charburner" in line.casefold() for line in told)
    assert any(", each worth " in line for line in told)
    assert not any(" 1 points" in line or " 1 coins" in line or " 1 cards" in line for line in told)


def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = some_way("base", 12)
    for seat in (1, None):
        assert {line for line in facts(state, 0) if line.startswith("In your hand: ")}.isdisjoint(facts(state, seat))
    assert not any(line.startswith("In your hand") for line in facts(state, None))
