"""When a helper leaves: what he made possible ends at once, and what no longer fits goes."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.facts import ReservationEnded
from domain.titles.lagranja.abilities.figures import barrow_places, pens
from domain.titles.lagranja.abilities.questions import RemoveBarrow
from domain.titles.lagranja.abilities.special import is_elder
from domain.titles.lagranja.commands import Discard
from domain.titles.lagranja.facts import CardRemoved, GoodsSpent, SilverGained
from domain.titles.lagranja.parts import SELL
from domain.titles.lagranja.table import Table, holds, rules


def helper_lost(turn: Turn[Table], seat: int, card: str) -> None:
    """Pigs beyond the pens are sold; a barrow without a place is discarded. Roof tiles stay."""
    if turn.state.reserved_by == seat and is_elder(turn.state, card):
        turn.emit(ReservationEnded(seat))
    homeless = holds(turn.state, seat, "pig") - pens(turn.state, seat)
    if homeless > 0:
        turn.emit(GoodsSpent(seat, ("pig",) * homeless, "sold"))
        turn.emit(SilverGained(seat, SELL["pig"] * homeless, "pigs"))
    if len(turn.state.farms[seat].barrows) > barrow_places(turn.state, seat):
        turn.ask(RemoveBarrow(seat))


@rules.offer(RemoveBarrow)
def removable(state: Table, question: RemoveBarrow, seat: int) -> Iterator[Discard]:
    return (Discard(barrow) for barrow in state.farms[seat].barrows)


@rules.answer(RemoveBarrow, Discard)
def remove_barrow(turn: Turn[Table], question: RemoveBarrow, command: Discard) -> None:
    if command.card not in turn.state.farms[question.seat].barrows:
        raise Refused("not_a_barrow", "That is none of your barrows.")
    turn.emit(CardRemoved(question.seat, command.card, "barrow"))
    turn.settle()
