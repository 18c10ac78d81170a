"""The sensible bot: it places dice where they score and close few cells, and uses a tool when stuck."""

from __future__ import annotations

from itertools import islice

from domain.kernel.families import Family, Offer
from domain.kernel.luck import Luck, pick
from domain.kernel.shapes import Command
from domain.titles.sagrada.cards import PRIVATE
from domain.titles.sagrada.chapters.offers import uses
from domain.titles.sagrada.chapters.uses import CHANGES
from domain.titles.sagrada.commands import Choose, Pass, Pinch, Place, PlaceAs, Take, UseOn
from domain.titles.sagrada.parts import DICE, LOOSE, Window, places, with_die
from domain.titles.sagrada.questions import PlaceDrawn, PlaceRolled, YourTurn
from domain.titles.sagrada.scoring import pips, public_points
from domain.titles.sagrada.table import Table

_ENOUGH = 60  # uses of one tool looked at


def bot_move(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    question = state.pending[-1]
    listed = [offer for offer in offers if not isinstance(offer, Family)]
    if isinstance(question, YourTurn):
        return _turn(state, seat, question, listed)
    if isinstance(listed[0], Choose):
        return pick(luck, listed, "bot")
    return max(listed, key=lambda command: _worth(state, seat, command))


def _turn(state: Table, seat: int, question: YourTurn, listed: list[Command]) -> Command:
    takes = [command for command in listed if isinstance(command, Take)]
    if takes:
        return max(takes, key=lambda command: _worth(state, seat, command))
    if not state.drafted and not state.tooled:
        found = [use for tool in state.tools for use in islice(uses(state, question, tool), _ENOUGH)]
        placing = [use for use in found if isinstance(use, UseOn | Pinch) and use.cell is not None]
        if placing:
            return max(placing, key=lambda command: _worth(state, seat, command))
    return Pass()


def _worth(state: Table, seat: int, command: Command) -> float:
    placed = _placed(state, command)
    if placed is None:
        return -1.0
    kept_off_the_track = 0.5 * int(command.die[1]) if state.solo and isinstance(command, Take | UseOn | Pinch) else 0.0
    return outlook(state, seat, with_die(state.windows[seat], *placed)) + kept_off_the_track


def _placed(state: Table, command: Command) -> tuple[str, str] | None:
    question = state.pending[-1]
    if isinstance(command, Take):
        return command.die, command.cell
    if isinstance(command, Place) and isinstance(question, PlaceRolled):
        return question.die, command.cell
    if isinstance(command, PlaceAs) and isinstance(question, PlaceDrawn):
        return f"{question.colour}{command.value}", command.cell
    if isinstance(command, UseOn | Pinch) and command.cell is not None:
        return _after(command), command.cell
    return None


def _after(command: UseOn | Pinch) -> str:
    if isinstance(command, Pinch):
        return dict(CHANGES["grozing_pliers"][command.die])[command.way]
    if command.tool == "grinding_stone":
        return CHANGES["grinding_stone"][command.die][0][1]
    return command.die


def outlook(state: Table, seat: int, window: Window) -> float:
    """Points as they stand, and a little for what can still come: each die, each open cell, each die it is open to."""
    points = sum(public_points(window, *state.public))
    own = max((pips(window, PRIVATE[card]) for card in state.private[seat]), default=0)
    cells, choice = openness(window)
    return points + own + 2.0 * window.taken.bit_count() + 2.0 * cells + 0.1 * choice


def openness(window: Window) -> tuple[int, int]:
    """How many open cells some die could take, were it to touch; and how many pairs of a die and a cell there are."""
    openings, some, choice = places(window, LOOSE), 0, 0
    for die in DICE:
        cells = openings.of(die)
        some |= cells
        choice += cells.bit_count()
    return some.bit_count(), choice
