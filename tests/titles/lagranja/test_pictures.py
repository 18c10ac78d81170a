"""What people see: sentences for each fact and question, the table in words, and the picture."""

from __future__ import annotations

import typing
from xml.etree import ElementTree

import pytest
import resvg_py

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Fact, Finished, Question, Sealed, SealedQuestion
from domain.titles.lagranja import facts, prompts, telling
from domain.titles.lagranja.abilities import prompts as ability_prompts
from domain.titles.lagranja.questions import DonkeyTiles, Pending
from domain.titles.lagranja.table import NEUTRAL, Table
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import position

# what they book is told by the facts around them
SILENT = {facts.DieUsed, facts.OptionTaken, facts.DiceReturned, facts.DiceCollected}


def some_way(seats: int, decisions: int, edition: str = "house") -> Table:
    """A position of a game between bots."""
    luck, bots = SeededLuck(b"pictures"), SeededLuck(b"bots")
    state, _ = lagranja.setup({"edition": edition}, seats, luck)
    for _ in range(decisions):
        seat = lagranja.asked(state)[0]
        state = lagranja.play(state, seat, lagranja.bot(state, seat, bots), luck)[1]
    return state


def test_every_fact_is_told_or_silent_on_purpose() -> None:
    own = {
        fact
        for fact in typing.get_args(facts.Facts)
        if getattr(fact, "__module__", "") == "domain.titles.lagranja.facts"
    }
    assert own == set(telling.TELLERS) - {Sealed, Finished} | SILENT
    assert not SILENT & set(telling.TELLERS)


def test_every_question_has_a_prompt() -> None:
    asked = {item for item in typing.get_args(Pending) if issubclass(item, Question | SealedQuestion)}
    assert asked == set(prompts.ASKERS) | set(ability_prompts.ASKERS)


@pytest.mark.parametrize(("seats", "decisions"), [(1, 60), (2, 0), (3, 150), (4, 260)])
def test_the_picture_is_one_that_can_be_rendered(seats: int, decisions: int) -> None:
    state = some_way(seats, decisions)
    for reader in (None, *range(seats)):
        picture = lagranja.svg(lagranja.view(state, reader))
        ElementTree.fromstring(picture)
        assert len(bytes(resvg_py.svg_to_bytes(svg_string=picture))) > 5000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_line_of_the_table_reads_as_a_command(seats: int) -> None:
    state = some_way(seats, 120)
    view = lagranja.view(state, 0)
    lines = [*lagranja.text(view).splitlines(), *(sentence.text() for sentence in lagranja.listing(view))]
    assert [line for line in lines if lagranja.language.readings(line)] == []


def test_the_text_names_the_house_deck_and_the_hand_of_its_reader_only() -> None:
    state = position(DonkeyTiles((0, 1)), farms={0: {"hand": ("card_07",)}, 1: {"hand": ("card_61",)}})
    mine = lagranja.text(lagranja.view(state, 0))
    assert "NOT the printed cards" in mine
    assert "card 7:" in mine and "Broker" not in mine
    assert "Your hand" not in lagranja.text(lagranja.view(state, None))


def test_hidden_points_are_hidden_in_text_and_picture() -> None:
    state = position(farms={1: {"vp": 37}}, options={"vp_visibility": "secret"})
    view = lagranja.view(state, 0)
    assert "37" not in lagranja.text(view).split("Farm of Seat 2")[1]
    assert ">37<" not in lagranja.svg(view)
    assert ">37<" in lagranja.svg(lagranja.view(state, 1))


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (facts.GoodsGained(0, ("grape", "grape", "grain", "grain")), "Ana gains 2 grapes, 2 grain."),
        (facts.GoodsSpent(0, ("field_olive", "field_olive")), "Ana pays 2 olives from the fields."),
        (facts.SilverGained(0, 2, "grape"), "Ana takes 2 silver for the grape."),
        (facts.SilverGained(0, 4, "revenue"), "Ana takes 4 silver from revenue."),
        (facts.CardLaid(0, "card_17", "extension", "hand +1"), "Ana plays card 17 as an extension: hand +1."),
        (facts.DieTaken(0, "shared", 4), "Ana uses the shared die, a 4."),
        (facts.MarkerPlaced(NEUTRAL, "C3"), "The neutral player places a marker on C3."),
        (facts.MarkerRemoved(0, NEUTRAL, "C3"), "The marker of the neutral player on C3 leaves the market."),
        (
            facts.TilesRevealed((4, 3)),
            "The donkey tiles are turned up: Ana has 4 donkeys and 0 hats; Ben has 3 donkeys and 1 hat.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_what_happens_is_told_in_whole_sentences(fact: Fact, told: str) -> None:
    sentence = lagranja.tell(fact, 0)
    assert sentence is not None and sentence.text(["Ana", "Ben"]) == told
