"""What a seat may know: an allow-list built from nothing. And which names it cannot tell apart."""

from __future__ import annotations

from typing import Any

from domain.titles.lagranja.abilities.figures import extra_deliveries, hand_limit, pens, roof_price
from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.chapters.market import open_spaces
from domain.titles.lagranja.parts import BUILDINGS, NUMBER, ROWS, SPACES, STORED, VALUE
from domain.titles.lagranja.table import NOBODY, Table, card, crop, deck, markers_left, symbols

HIDDEN = "hidden"


def view(state: Table, seat: int | None) -> dict[str, Any]:
    return {
        "deck": deck(state).label,
        "edition": state.options.edition,
        "round": state.round,
        "phase": state.phase,
        "order": list(state.order),
        "solo": _solo(state),
        "dice": list(state.board_dice),
        "reserved": state.reserved,
        "roofs": [_tile(state, tile) for tile in state.roof_offer],
        "roof_price": roof_price(state, seat) if seat is not None and state.round else state.round,
        "buildings": [_building(state, building) for building in BUILDINGS],
        "market": _market(state),
        "siesta": [[s, state.farms[s].disc] for s in reversed(state.stack)],
        "deck_left": len(state.deck),
        "discard": list(state.discard),
        "farms": [_farm(state, other, seat) for other in range(state.seats)],
        "hand": [view_of_card(state, c) for c in state.farms[seat].hand] if seat is not None else [],
        "silver_left": [farm.silver for farm in state.farms] if state.result is not None else None,
        "pigs_sold": state.options.end_sale_pigs == "yes",
    }


def _solo(state: Table) -> dict[str, Any] | None:
    return {"neutral_first": state.neutral_first} if state.seats == 1 else None


def _market(state: Table) -> list[dict[str, Any]]:
    open_here = open_spaces(state)
    return [
        {
            "space": space,
            "value": VALUE[space],
            "owner": None if who == NOBODY else who,
            "closed": space not in open_here,
        }
        for space, who in zip(SPACES, state.market, strict=True)
    ]


def _building(state: Table, building: str) -> dict[str, Any]:
    return {
        "id": building,
        "asks": list(ROWS[building]),
        "order_token": 4 - len(state.locked) + state.locked.index(building) if building in state.locked else 0,
        "completed": building in state.completed,
        "rows": [_filled(farm.rows[NUMBER[building]], ROWS[building]) for farm in state.farms],
        "owners": [s for s, farm in enumerate(state.farms) if building in farm.tokens or building in farm.new_tokens],
    }


def _filled(bits: int, wanted: tuple[str, ...]) -> list[int]:
    return [bits >> n & 1 for n in range(len(wanted))]


def _tile(state: Table, tile: str) -> dict[str, Any]:
    kind = ROOFS[tile].kind(state.options.roof_set)
    return {"tile": tile, "kind": kind.id, "text": kind.text}


def view_of_card(state: Table, card_id: str) -> dict[str, Any]:
    data = card(state, card_id)
    return {
        "card": card_id,
        "number": data.number,
        "crop": data.field.crop,
        "barrow": {"asks": list(data.barrow.goods), "vp": data.barrow.vp, "market": data.barrow.market_symbol},
        "extension": _extension(state, card_id),
        "helper": _helper(state, card_id),
    }


def _extension(state: Table, card_id: str) -> dict[str, Any]:
    side = card(state, card_id).extension
    return {
        "card": card_id,
        "hand_limit": side.hand_limit,
        "extra_deliveries": side.extra_deliveries,
        "pig_pens": side.pig_pens,
        "income": None if side.income is None else [side.income.kind, side.income.amount],
    }


def _helper(state: Table, card_id: str) -> dict[str, Any]:
    side = card(state, card_id).helper
    return {"card": card_id, "name": side.name, "text": side.text, "phases": list(side.phases)}


def _farm(state: Table, seat: int, reader: int | None) -> dict[str, Any]:
    farm, options = state.farms[seat], state.options
    mine = reader == seat or state.result is not None
    return {
        "seat": seat,
        "vp": farm.vp if mine or options.vp_visibility == "open" else HIDDEN,
        "silver": farm.silver if mine or options.silver_visibility == "open" else HIDDEN,
        "store": dict(zip(STORED, farm.store, strict=True)),
        "pens": pens(state, seat),
        "cards_in_hand": len(farm.hand),
        "hand_limit": hand_limit(state, seat),
        "extra_deliveries": extra_deliveries(state, seat),
        "markers_left": None if options.marker_limit == "off" else markers_left(state, seat),
        "fields": [{"card": c, "crop": crop(state, c), "grown": c in farm.grown} for c in farm.fields],
        "barrows": [_barrow(state, c, load) for c, load in zip(farm.barrows, farm.loads, strict=True)],
        "extensions": [_extension(state, c) for c in farm.extensions],
        "helpers": [{**_helper(state, c), "used": c in farm.used or c in farm.spent} for c in farm.helpers],
        "roofs": [{**_tile(state, tile), "used": tile in farm.spent} for tile in farm.roofs],
        "tokens": list(farm.tokens),
        "new_tokens": list(farm.new_tokens),
        "tiles_used": list(farm.tiles_used),
        "tile": farm.tile,
        "disc": farm.disc,
        "dice": list(farm.dice),
        "chosen": seat in dict(state.sealed),
        "own_choice": _own_choice(state, seat, reader),
    }


def _own_choice(state: Table, seat: int, reader: int | None) -> int | None:
    if seat != reader:
        return None
    return next((getattr(answer, "tile", None) for who, answer in state.sealed if who == seat), None)


def _barrow(state: Table, card_id: str, load: int) -> dict[str, Any]:
    side = card(state, card_id).barrow
    filled = _filled(load, symbols(state, card_id))
    return {"card": card_id, "asks": list(side.goods), "filled": filled, "vp": side.vp, "market": side.market_symbol}


def hidden(state: Table, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """The deck and the hands of others. A card that has lain on the discard pile is known from the history."""
    hands = (c for other, farm in enumerate(state.farms) if other != seat for c in farm.hand)
    return (tuple(sorted({*state.deck, *hands} - {*state.been_out})),)


def census(state: Table) -> dict[str, int]:
    """Every card, tile, die and marker of the box, wherever it lies."""
    counts: dict[str, int] = {}
    lying = [state.deck, state.discard, state.roof_box, state.roof_offer]
    for farm in state.farms:
        lying += [farm.hand, farm.fields, farm.barrows, farm.extensions, farm.helpers, farm.roofs]
    for pile in lying:
        for thing in pile:
            group = thing if thing.startswith("card") else "roof tiles"
            counts[group] = counts.get(group, 0) + 1
    counts["roof tiles"] += state.roofs_gone
    counts["dice"] = state.dice_box + len(state.board_dice) + sum(farm.dice_held for farm in state.farms)
    for seat, farm in enumerate(state.farms):
        counts[f"lacking of seat {seat}"] = sum(min(n, 0) for n in (*farm.store, farm.silver, farm.vp))
        counts[f"markers short at seat {seat}"] = min(markers_left(state, seat), 0)
        counts[f"discs of seat {seat}"] = 1 if not state.stack else state.stack.count(seat)
        owned = len({*farm.tokens, *farm.new_tokens}) - len(farm.tokens + farm.new_tokens)
        counts[f"tokens twice at seat {seat}"] = owned
    return counts
