"""The table in monospace, from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.kernel.flow import name_in
from domain.kernel.telling import listed
from domain.titles.lagranja.parts import BUILDING_NAMES, PLACE, ROUNDS, SPACES
from domain.titles.lagranja.table import NEUTRAL
from domain.titles.lagranja.telling import NEUTRAL_NAME, PHASES, card_name, good, goods, tile_name

View = dict[str, Any]


def seat_name(view: View, number: int) -> str:
    return NEUTRAL_NAME if number == NEUTRAL else name_in(view, number, "you")


def text(view: View) -> str:
    blocks = [table_lines(view), market_lines(view)]
    you = view["seat"]
    farms = sorted(view["farms"], key=lambda each: (each["seat"] != you, each["seat"]))
    blocks += [[f"Farm of {seat_name(view, f['seat'])}", *("  " + line for line in farm_lines(view, f))] for f in farms]
    if view["hand"]:
        blocks.append(["Your hand", *("  " + line for line in hand_lines(view))])
    if view["result"]:
        blocks.append(result_lines(view))
    return "\n\n".join("\n".join(block) for block in blocks)


# the village


def table_lines(view: View) -> list[str]:
    lines = [view["deck"]]
    if view["round"]:
        lines.append(f"Round {view['round']} of {ROUNDS}, phase {view['phase']} ({PHASES.get(view['phase'], '')}).")
    lines.append(_order_line(view))
    if view["dice"]:
        lines.append("Dice: " + " ".join(map(str, view["dice"])))
    if view["reserved"]:
        lines.append(f"The last die beside space {view['reserved']} is reserved.")
    if view["roofs"]:
        lines.append(f"Roof tiles for {view['roof_price']} silver: {_tiles(view['roofs'])}")
    lines += [building_line(view, building) for building in view["buildings"]]
    lines.append(market_line(view))
    track = [f"{space} {seat_name(view, seat)}" for seat, space in view["siesta"]]
    lines.append(f"Siesta track: {listed(track)}.")
    lines.append(f"Cards: {view['deck_left']} in the deck, {len(view['discard'])} discarded.")
    pigs = "pigs and trade goods" if view["pigs_sold"] else "trade goods, but no pigs"
    lines.append(f"Sold at the end of the game: harvest goods in stores, {pigs}.")
    return lines


def _order_line(view: View) -> str:
    if view["solo"] is not None:
        return f"First is {NEUTRAL_NAME if view['solo']['neutral_first'] else 'you'}."
    return f"Turn order: {listed([seat_name(view, seat) for seat in view['order']])}."


def _tiles(tiles: Iterable[View]) -> str:
    return " ".join(f"{tile_name(tile['tile'])}: {tile['text']}" for tile in tiles)


def building_line(view: View, building: View) -> str:
    name = BUILDING_NAMES[building["id"]].capitalize()
    if building["order_token"]:
        return f"{name}: locked (token {building['order_token']}), wants {goods(building['asks'])}."
    parts = [f"wants {goods(building['asks'])}"]
    for seat, filled in enumerate(building["rows"]):
        if any(filled):
            there = [kind for kind, done in zip(building["asks"], filled, strict=True) if done]
            parts.append(f"{seat_name(view, seat)} delivered {goods(there)}")
    if building["owners"]:
        parts.append("done by " + listed([seat_name(view, seat) for seat in building["owners"]]))
    return f"{name}: {'; '.join(parts)}."


def market_line(view: View) -> str:
    """Whose markers lie where, with the value of the space."""
    lying: dict[int, list[str]] = {}
    for space in view["market"]:
        if space["owner"] is not None:
            lying.setdefault(space["owner"], []).append(f"{space['space']} (value {space['value']})")
    parts = [f"{seat_name(view, owner)} on {listed(spaces)}" for owner, spaces in sorted(lying.items())]
    return f"Market: {'; '.join(parts) or 'no marker'}."


def market_lines(view: View) -> list[str]:
    """Rows of hexagons: the name of each space, its value, and whose marker lies there."""
    whose = ", ".join(f"{farm['seat'] + 1} {name_in(view, farm['seat'], 'you')}" for farm in view["farms"])
    lines = [f"Market (space:value, then whose marker: {whose}, N neutral)"]
    by_name = {space["space"]: space for space in view["market"]}
    for letter in "ABCDEF":
        row = [name for name in SPACES if name.startswith(letter)]
        left = min(2 * q + r for q, r in PLACE.values())
        shown = "" if not row else " " * (4 * (2 * PLACE[row[0]][0] + PLACE[row[0]][1] - left))
        lines.append((shown + "".join(_space(by_name[name]) for name in row)).rstrip())
    return lines


def _space(space: View) -> str:
    owner = space["owner"]
    if space["closed"]:
        return "--      "
    mark = "" if owner is None else " N" if owner == NEUTRAL else f" {owner + 1}"
    return f"{space['space']}:{space['value']}{mark}".ljust(8)


# a farm


def farm_lines(view: View, farm: View) -> list[str]:
    points, silver = farm["vp"], farm["silver"]
    lines = [f"{points} VP, {silver} silver, {farm['cards_in_hand']} cards in hand (limit {farm['hand_limit']})"]
    stored = [f"{n} {good(kind)}" for kind, n in farm["store"].items() if n]
    lines.append(f"Stores: {listed(stored)} (pens for {farm['pens']} pigs)")
    lines += _cards_of(farm)
    if farm["roofs"]:
        shown = (f"{tile_name(t['tile'])} ({'used' if t['used'] else t['text']})" for t in farm["roofs"])
        lines.append("Roof: " + " ".join(shown))
    if farm["tokens"] or farm["new_tokens"]:
        active = [BUILDING_NAMES[token] for token in farm["tokens"]]
        new = [f"{BUILDING_NAMES[token]} (from the next round on)" for token in farm["new_tokens"]]
        lines.append("Tokens: " + listed(active + new))
    lines.append(tiles_line(farm))
    markers = "" if farm["markers_left"] is None else f", {farm['markers_left']} markers left"
    lines.append(f"Extra deliveries: {farm['extra_deliveries']}{markers}")
    return lines


def tiles_line(farm: View) -> str:
    line = f"Donkey tiles used: {listed(list(map(str, farm['tiles_used'])), 'none')}"
    if farm["own_choice"] is not None:
        return f"{line}; chosen in secret: {farm['own_choice']}"
    if farm["chosen"]:
        return f"{line}; has chosen"
    return f"{line}; this round {farm['tile']}" if farm["tile"] else line


def _cards_of(farm: View) -> list[str]:
    lines = []
    if farm["fields"]:
        fields = [f"{field['crop']}{' (full)' if field['grown'] else ''}" for field in farm["fields"]]
        lines.append("Fields: " + listed(fields))
    lines += [f"Barrow {card_name(barrow['card'])}: {barrow_text(barrow)}" for barrow in farm["barrows"]]
    lines += [f"Extension {card_name(each['card'])}: {extension_text(each)}" for each in farm["extensions"]]
    for helper in farm["helpers"]:
        used = " (used)" if helper["used"] else ""
        lines.append(f"Helper {card_name(helper['card'])}: {helper['name']}{used}. {helper['text']}")
    return lines


def barrow_text(barrow: View) -> str:
    filled = barrow.get("filled", [0] * len(barrow["asks"]))
    symbols = [f"[{good(kind)}]" if done else good(kind) for kind, done in zip(barrow["asks"], filled, strict=True)]
    return f"{' '.join(symbols)} = {barrow['vp']} VP{'' if barrow['market'] else ', no market'}"


def extension_text(side: View) -> str:
    parts = []
    if side["hand_limit"]:
        parts.append(f"hand +{side['hand_limit']}")
    if side["extra_deliveries"]:
        parts.append(f"extra delivery +{side['extra_deliveries']}")
    if side["pig_pens"]:
        parts.append(f"pen +{side['pig_pens']}")
    if side["income"]:
        parts.append(f"income {side['income'][1]} {good(side['income'][0])}")
    return listed(parts)


def hand_lines(view: View) -> list[str]:
    return [
        f"{card_name(card['card'])}: field {card['crop']} | barrow {barrow_text(card['barrow'])} | "
        f"extension {extension_text(card['extension'])} | helper {card['helper']['name']}: {card['helper']['text']}"
        for card in view["hand"]
    ]


def result_lines(view: View) -> list[str]:
    lines = ["The game is over"]
    for score in view["result"]["scores"]:
        rows = listed([f"{name} {points}" for name, points in score["rows"]])
        whose = name_in(view, score["seat"], "You")
        lines.append(f"  {whose}: {score['total']} VP ({rows}), {view['silver_left'][score['seat']]} silver left")
    return lines
