"""Where the flow meets helpers and roof tiles."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.lagranja.abilities.words import AnyEvent
from domain.lagranja.table import Table


def fire(turn: Turn[Table], event: AnyEvent) -> None:
    pass


def may_forgo(state: Table, seat: int, card: str) -> tuple[str, ...]:
    return ()


def helper_lost(turn: Turn[Table], seat: int, card: str) -> None:
    pass


def before_roll(turn: Turn[Table]) -> None:
    pass


def reserved(state: Table, seat: int) -> int:
    return 0


def tiles_allowed(state: Table, seat: int) -> tuple[int, ...]:
    return tuple(tile for tile in (1, 2, 3, 4) if tile not in state.farms[seat].tiles_used)


def tile_fee(state: Table, seat: int, tile: int) -> int:
    return 0


def tile_chosen(turn: Turn[Table], seat: int, tile: int) -> None:
    pass


def substitute_used(turn: Turn[Table], seat: int, card: str) -> None:
    pass


def activations(state: Table, seat: int) -> tuple[str, ...]:
    return ()
