"""What a seat is asked, in one line."""

from __future__ import annotations

from domain.kernel.telling import Sentence
from domain.titles.sagrada.chapters.offers import uses
from domain.titles.sagrada.parts import COLOUR_NAMES
from domain.titles.sagrada.questions import ChooseWindow, PlaceDrawn, PlaceRolled
from domain.titles.sagrada.table import Table


def prologue(state: Table) -> tuple[Sentence, ...]:
    """How cells are named, once; the letters of the rows must not be taken for dice."""
    return (
        Sentence.of(
            "A die is a colour and a value (R5 is red 5). A cell is a row and a column: from the top the rows are A, C,"
            " D and E, without B, which is blue. Rows can be counted as well: r2c3 is the third cell of the second row."
        ),
    )


def prompt(state: Table, seat: int) -> Sentence:
    question = state.pending[-1]
    if isinstance(question, ChooseWindow):
        return Sentence.of("Choose the window you will build.")
    if isinstance(question, PlaceRolled):
        return Sentence.of("Place {die}, rolled again.", die=question.die)
    if isinstance(question, PlaceDrawn):
        colour = COLOUR_NAMES[question.colour]
        return Sentence.of(
            "Choose a value for the {colour} die drawn from the bag and place or leave it.", colour=colour
        )
    half = "first" if question.half == 1 else "second"
    if state.drafted:
        return Sentence.of("Round {round}, your {half} turn: use a tool or pass.", round=state.round, half=half)
    template = "Round {round}, your {half} turn: take a die, use a tool or pass."
    if next(uses(state, question, "running_pliers"), None) is not None:
        template += " Running Pliers end the turn: take the die you want to take first."
    return Sentence.of(template, round=state.round, half=half)
