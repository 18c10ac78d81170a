"""What facts change of the village: rounds, dice, the siesta track, deliveries and the market."""

from __future__ import annotations

import msgspec

from domain.titles.lagranja import facts as f
from domain.titles.lagranja.evolve.farm import barrow_gone, changed, discarded, taken_from, without
from domain.titles.lagranja.parts import NUMBER
from domain.titles.lagranja.table import NOBODY, SPACE_AT, Die, Table, rules

replace = msgspec.structs.replace


def _on_market(state: Table, space: str, owner: int) -> Table:
    at = SPACE_AT[space]
    return replace(state, market=(*state.market[:at], owner, *state.market[at + 1 :]))


def with_disc_on(state: Table, seat: int, space: int) -> Table:
    """The disc comes to lie on top of those on its space."""
    stack = (*(other for other in state.stack if other != seat), seat)
    return replace(changed(state, seat, disc=space), stack=stack)


# the village


@rules.evolves(f.OrderDrawn)
def order_drawn(state: Table, fact: f.OrderDrawn) -> Table:
    stack = tuple(reversed(fact.order))
    return replace(state, order=fact.order, stack=stack, neutral_first=fact.neutral_first)


@rules.evolves(f.BuildingsLocked)
def buildings_locked(state: Table, fact: f.BuildingsLocked) -> Table:
    return replace(state, locked=fact.buildings)


@rules.evolves(f.RoundBegan)
def round_began(state: Table, fact: f.RoundBegan) -> Table:
    box = tuple(tile for tile in state.roof_box if not tile.startswith(f"roof_{fact.round}_"))
    gone = state.roofs_gone + len(state.roof_box) - len(box) - len(fact.tiles)
    return replace(state, round=fact.round, roof_box=box, roof_offer=fact.tiles, roofs_gone=gone)


@rules.evolves(f.PhaseBegan)
def phase_began(state: Table, fact: f.PhaseBegan) -> Table:
    return replace(state, phase=fact.phase)


@rules.evolves(f.OrderSet)
def order_set(state: Table, fact: f.OrderSet) -> Table:
    return replace(state, order=fact.order)


@rules.evolves(f.MarksReturned)
def marks_returned(state: Table, fact: f.MarksReturned) -> Table:
    farms = tuple(
        replace(farm, used=(), unmarked=tuple(card for card in farm.helpers if card in farm.spent))
        for farm in state.farms
    )
    return replace(state, farms=farms, reserved_by=NOBODY)


@rules.evolves(f.RoundEnded)
def round_ended(state: Table, fact: f.RoundEnded) -> Table:
    farms = tuple(
        replace(farm, used=(), disc=0, dice=(), tile=0, tokens=farm.tokens + farm.new_tokens, new_tokens=())
        for farm in state.farms
    )
    gone = state.roofs_gone + len(state.roof_offer)
    stack = tuple(reversed(state.order))
    return replace(
        state, farms=farms, stack=stack, roof_offer=(), roofs_gone=gone, die=None, neutral_first=fact.neutral_first
    )


@rules.evolves(f.BuildingUnlocked)
def building_unlocked(state: Table, fact: f.BuildingUnlocked) -> Table:
    return replace(state, locked=without(state.locked, fact.building))


# dice, donkeys, the siesta track


@rules.evolves(f.DiceRolled)
def dice_rolled(state: Table, fact: f.DiceRolled) -> Table:
    box = state.dice_box + len(state.board_dice) - len(fact.dice)
    return replace(state, board_dice=tuple(sorted(fact.dice)), dice_box=box)


@rules.evolves(f.DieTaken)
def die_taken(state: Table, fact: f.DieTaken) -> Table:
    die = Die(fact.seat, fact.which, fact.value, fact.value)
    if fact.which == "shared":
        return replace(state, die=die)
    held = state.farms[fact.seat].dice_held + 1
    return replace(changed(state, fact.seat, dice_held=held), die=die, board_dice=_less(state.board_dice, fact.value))


def _less(dice: tuple[int, ...], value: int) -> tuple[int, ...]:
    at = dice.index(value)
    return dice[:at] + dice[at + 1 :]


@rules.evolves(f.DieValueSet)
def die_value_set(state: Table, fact: f.DieValueSet) -> Table:
    return replace(state, die=state.die and replace(state.die, value=fact.value))


@rules.evolves(f.DieUsed)
def die_used(state: Table, fact: f.DieUsed) -> Table:
    if state.die is None or state.die.which == "shared":
        return state
    return changed(state, fact.seat, dice=(*state.farms[fact.seat].dice, fact.space))


@rules.evolves(f.OptionTaken)
def option_taken(state: Table, fact: f.OptionTaken) -> Table:
    return replace(state, die=state.die and replace(state.die, options=(*state.die.options, fact.option)))


@rules.evolves(f.DieDropped)
def die_dropped(state: Table, fact: f.DieDropped) -> Table:
    return replace(state, board_dice=_less(state.board_dice, fact.value), dice_box=state.dice_box + 1)


@rules.evolves(f.DiceReturned)
def dice_returned(state: Table, fact: f.DiceReturned) -> Table:
    return replace(dice_collected(state, f.DiceCollected()), reserved_by=NOBODY)


@rules.evolves(f.DiceCollected)
def dice_collected(state: Table, fact: f.DiceCollected) -> Table:
    box = state.dice_box + len(state.board_dice) + sum(farm.dice_held for farm in state.farms)
    farms = tuple(replace(farm, dice_held=0) for farm in state.farms)
    return replace(state, farms=farms, board_dice=(), dice_box=box, die=None, reserved=0)


@rules.evolves(f.TilesReturned)
def tiles_returned(state: Table, fact: f.TilesReturned) -> Table:
    return replace(state, farms=tuple(replace(farm, tiles_used=()) for farm in state.farms))


@rules.evolves(f.TilesRevealed)
def tiles_revealed(state: Table, fact: f.TilesRevealed) -> Table:
    farms = tuple(
        replace(farm, tile=tile, tiles_used=tuple(sorted({*farm.tiles_used, tile})))
        for farm, tile in zip(state.farms, fact.tiles, strict=True)
    )
    return replace(state, farms=farms)


@rules.evolves(f.DiscMoved)
def disc_moved(state: Table, fact: f.DiscMoved) -> Table:
    return with_disc_on(state, fact.seat, fact.space)


# deliveries and the market


@rules.evolves(f.Delivered)
def delivered(state: Table, fact: f.Delivered) -> Table:
    if fact.source:
        state = taken_from(state, fact.seat, fact.source)
    farm, bit = state.farms[fact.seat], 1 << fact.symbol
    if fact.to in NUMBER:
        at = NUMBER[fact.to]
        return changed(state, fact.seat, rows=(*farm.rows[:at], farm.rows[at] | bit, *farm.rows[at + 1 :]))
    at = farm.barrows.index(fact.to)
    return changed(state, fact.seat, loads=(*farm.loads[:at], farm.loads[at] | bit, *farm.loads[at + 1 :]))


@rules.evolves(f.BarrowCompleted)
def barrow_completed(state: Table, fact: f.BarrowCompleted) -> Table:
    return discarded(barrow_gone(state, fact.seat, fact.card), (fact.card,))


@rules.evolves(f.RowCompleted)
def row_completed(state: Table, fact: f.RowCompleted) -> Table:
    farm, at = state.farms[fact.seat], NUMBER[fact.building]
    rows = (*farm.rows[:at], 0, *farm.rows[at + 1 :])
    state = changed(state, fact.seat, rows=rows, new_tokens=(*farm.new_tokens, fact.building))
    if fact.building in state.completed:
        return state
    return replace(state, completed=(*state.completed, fact.building))


@rules.evolves(f.MarkerPlaced)
def marker_placed(state: Table, fact: f.MarkerPlaced) -> Table:
    return _on_market(state, fact.space, fact.seat)


@rules.evolves(f.MarkerRemoved)
def marker_removed(state: Table, fact: f.MarkerRemoved) -> Table:
    return _on_market(state, fact.space, NOBODY)


@rules.evolves(f.MarkerMoved)
def marker_moved(state: Table, fact: f.MarkerMoved) -> Table:
    return _on_market(_on_market(state, fact.origin, NOBODY), fact.space, fact.seat)


@rules.evolves(f.MarkerGivenUp)
def marker_given_up(state: Table, fact: f.MarkerGivenUp) -> Table:
    farm = state.farms[fact.seat]
    if fact.marker in SPACE_AT:
        return _on_market(state, fact.marker, NOBODY)
    if fact.marker.startswith("row_"):
        at = NUMBER[fact.marker[4:]]
        return changed(state, fact.seat, rows=(*farm.rows[:at], _one_bit_less(farm.rows[at]), *farm.rows[at + 1 :]))
    if fact.marker.startswith("barrow_"):
        at = farm.barrows.index(fact.marker[7:])
        return changed(state, fact.seat, loads=(*farm.loads[:at], _one_bit_less(farm.loads[at]), *farm.loads[at + 1 :]))
    if fact.marker.startswith("owner_"):
        return changed(state, fact.seat, disowned=(*farm.disowned, fact.marker[6:]))
    return taken_from(state, fact.seat, fact.marker)


def _one_bit_less(bits: int) -> int:
    return bits & (bits - 1)
