"""The position as a letter tells it: farms and hand in rows, the village in few lines, the map when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.flow import name_in
from domain.kernel.telling import Place, Seat, Section, Sentence, listed, row
from domain.titles.lagranja.parts import BUILDING_NAMES, ROUNDS
from domain.titles.lagranja.pictures.text import (
    View,
    barrow_text,
    building_line,
    extension_text,
    market_line,
    market_lines,
    seat_name,
    tiles_line,
)
from domain.titles.lagranja.telling import PHASES, good, goods, tile_name

UNFOLDED = 2  # other farms that stand in every letter; of more there is a line each
BRIEF = {  # what was done, beside the name of who did it
    "{who} draws {cards}.": "drew {cards}",
    "{who} draws {n} {n|card|cards}.": "drew {n}",
    "{who} discards {cards}.": "discarded {cards}",
    "{who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen.": "",
    "{who} has chosen a donkey tile.": "",
    "{who} plays {card} as {side}: {shows}.": "{card} as {side}: {shows}",
    "{who} plays {card} as {side}.": "{card} as {side}",
    "{who} takes {n} silver for the {why}.": "",
    "{who} takes {n} silver from {why}.": "+{n} silver",
    "{who} takes {n} silver.": "+{n} silver",
    "{who} pays {n} silver for {why}.": "",
    "{who} pays {n} silver.": "",
    "{n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.": "{n} {n|field|fields} grown",
    "A pig is born at the farm of {who}.": "a pig born",
    "{who} gains {n} VP for {why}.": "{n} VP for {why}",
    "{who} pays {n} VP.": "-{n} VP",
    "{who} gains {goods}.": "+{goods}",
    "{who} sells {goods}.": "sold {goods}",
    "{who} uses a trade good.": "used a trade good",
    "{who} pays {goods} for {why}.": "",
    "{who} pays {goods}.": "",
    "{who} upgrades {what}.": "upgraded {what}",
    "{who} has no pen for a pig and sells it for {n} silver.": "sold a pig at once",
    "{who} buys {tile}.": "{tile}",
    "{who} uses the shared die, a {value}.": "shared die {value}",
    "{who} takes a die of {value}.": "die {value}",
    "{who} uses the die as a {value}.": "used as {value}",
    "{who} moves to siesta space {space}.": "siesta {space}",
    "{who} delivers {what} to {to}.": "{what} to {to}",
    "{who} fills a symbol of {to}.": "a symbol of {to}",
    "{who} completes the barrow {card}.": "barrow {card} complete",
    "{who} completes the {name} and gains its token.": "{name} complete",
    "{who} places a marker on {space}.": "marker on {space}",
    "{who} moves a marker from {origin} to {space}.": "marker from {origin} to {space}",
    "{who} gives up the marker {place}.": "marker {place} given up",
    "{who} uses the {name}.": "used {name}",
    "{who} uses {tile}.": "used {tile}",
    "{who} brings {n} {crop} {way}.": "{n} {crop} {way}",
    "{who} rolls {old} again: {new}.": "{old} rolled again: {new}",
}


def sections(view: View) -> Iterator[Section]:
    mine = next((farm for farm in view["farms"] if farm["seat"] == view["seat"]), None)
    if mine is not None:
        heading = Sentence.of("Your farm: {vp} VP, {silver} silver", vp=mine["vp"], silver=mine["silver"])
        yield Section(lines=(*_farm(mine), *_texts(mine, mine=True)), heading=heading)
        if view["hand"]:
            yield from _hand(view, mine)
    others = [farm for farm in view["farms"] if farm is not mine]
    if len(others) > UNFOLDED:
        yield Section(lines=tuple(map(_folded, others)), heading=Sentence.of("The others"))
    for farm in others:
        place: Place = "asked" if len(others) > UNFOLDED else "table"
        yield Section(heading=_summary(farm), lines=(*_farm(farm), *_texts(farm, mine=False)), place=place,
                      words=(name_in(view, farm["seat"]),))  # fmt: skip
    yield Section(lines=tuple(_village(view)), heading=Sentence.of("The village"))
    yield from _asked_for(view)


def _farm(farm: View) -> Iterator[Sentence]:
    stored = listed([f"{n} {good(kind)}" for kind, n in farm["store"].items() if n])
    fields = listed([f"{each['crop']}{' (full)' if each['grown'] else ''}" for each in farm["fields"]], "none")
    template = "Store: {stored}; pens for {n} {n|pig|pigs}. Fields: {fields}."
    yield Sentence.of(template, stored=stored, n=farm["pens"], fields=fields)
    for barrow in farm["barrows"]:
        yield Sentence.of("Barrow {n}: {text}", n=_number(barrow), text=barrow_text(barrow))
    extensions = [f"{extension_text(each)} (card {_number(each)})" for each in farm["extensions"]]
    if extensions:
        yield Sentence.of("Extensions: {text}.", text="; ".join(extensions))
    roofs = [tile_name(each["tile"]) + (" (used)" if each["used"] else "") for each in farm["roofs"]]
    tokens = [BUILDING_NAMES[each] for each in (*farm["tokens"], *farm["new_tokens"])]
    if roofs or tokens:
        yield Sentence.of("Roof and tokens: {text}.", text=listed([*roofs, *tokens]))
    left = "" if farm["markers_left"] is None else f"; {farm['markers_left']} markers left"
    template = "{tiles}; extra deliveries: {n}{left}."
    yield Sentence.of(template, tiles=tiles_line(farm), n=farm["extra_deliveries"], left=left)


def _number(card: View) -> str:
    return str(card["card"]).rpartition("_")[2].lstrip("0")


def _texts(farm: View, mine: bool) -> Iterator[Sentence]:
    """What my helpers and tiles do; of others they have a name, and the text when it is asked for."""
    helpers = [f"{each['name']}{' (used)' if each['used'] else ''}" for each in farm["helpers"]]
    if not mine:
        if helpers:
            yield Sentence.of("Helpers: {names}.", names=listed(helpers))
        return
    for each, name in zip(farm["helpers"], helpers, strict=True):
        yield Sentence.of("Helper {n}, {name}: {text}", n=_number(each), name=name, text=each["text"])
    for tile in farm["roofs"]:
        if not tile["used"]:
            yield Sentence.of("{name}: {text}", name=tile_name(tile["tile"]).capitalize(), text=tile["text"])


def _hand(view: View, mine: View) -> Iterator[Section]:
    n, limit = len(view["hand"]), mine["hand_limit"]
    heading = Sentence.of("Your hand, {n} of {limit}: field | barrow | extension | helper", n=n, limit=limit)
    yield Section(heading=heading, lines=tuple(map(_card, view["hand"])))
    told = tuple(
        Sentence.of("{name} (card {n}): {text}", name=card["helper"]["name"], n=_number(card),
                    text=card["helper"]["text"])
        for card in view["hand"]
    )  # fmt: skip
    yield Section(heading=Sentence.of("The helpers in your hand"), lines=told, place="asked", words=("hand", "cards"))


def _card(card: View) -> Sentence:
    return Sentence.of(
        "Card {n}: {crop} | {barrow} | {extension} | {helper}", n=_number(card), crop=card["crop"],
        barrow=barrow_text(card["barrow"]), extension=extension_text(card["extension"]), helper=card["helper"]["name"],
    )  # fmt: skip


def _summary(farm: View) -> Sentence:
    return Sentence.of(
        "{who}: {vp} VP, {silver} silver, {n} {n|card|cards}", who=Seat(farm["seat"]), vp=farm["vp"],
        silver=farm["silver"], n=farm["cards_in_hand"],
    )  # fmt: skip


def _folded(farm: View) -> Sentence:
    stored = listed([f"{n} {good(kind)}" for kind, n in farm["store"].items() if n])
    return Sentence.of(
        "{who}: {vp} VP, {silver} silver, {n} {n|card|cards}; {stored}; siesta {disc}", who=Seat(farm["seat"]),
        vp=farm["vp"], silver=farm["silver"], n=farm["cards_in_hand"], stored=stored, disc=farm["disc"],
    )  # fmt: skip


def _village(view: View) -> Iterator[Sentence]:
    if view["dice"]:
        yield Sentence.of("Dice: {dice}.", dice=" ".join(map(str, view["dice"])))
    if view["reserved"]:
        yield Sentence.of("The last die beside space {space} is reserved.", space=view["reserved"])
    open_ = [each for each in view["buildings"] if not each["order_token"]]
    locked = [each for each in view["buildings"] if each["order_token"]]
    yield Sentence.of("Open: {names}.", names=listed([_wants(each) for each in open_], "none"))
    if locked:
        in_turn = sorted(locked, key=lambda each: each["order_token"])
        yield Sentence.of("Opened later: {names}.", names=_names(in_turn))
    yield from _brought(view, open_)
    yield row(market_line(view))
    siesta = listed([f"{space} {seat_name(view, seat)}" for seat, space in view["siesta"]])
    order = listed([seat_name(view, seat) for seat in view["order"]])
    yield Sentence.of("Siesta: {siesta}. Turn order: {order}.", siesta=siesta, order=order)
    if view["round"]:
        name = PHASES.get(view["phase"], "")
        yield Sentence.of("Round {n} of {rounds}, {phase}.", n=view["round"], rounds=ROUNDS, phase=name)


def _names(buildings: Iterable[View]) -> str:
    return listed([BUILDING_NAMES[each["id"]] for each in buildings])


def _wants(building: View) -> str:
    return f"{BUILDING_NAMES[building['id']]} ({goods(building['asks'])})"


def _brought(view: View, buildings: Iterable[View]) -> Iterator[Sentence]:
    for building in buildings:
        for seat, filled in enumerate(building["rows"]):
            there = [kind for kind, done in zip(building["asks"], filled, strict=True) if done]
            if there:
                template = "{who} brought {goods} to the {name}."
                name = BUILDING_NAMES[building["id"]]
                yield Sentence.of(template, who=seat_name(view, seat).capitalize(), goods=goods(there), name=name)


def _asked_for(view: View) -> Iterator[Section]:
    rows = tuple(map(row, market_lines(view)))
    yield Section(heading=Sentence.of("The market"), lines=rows, place="asked", words=("market",), drawn=True)
    buildings = tuple(row(building_line(view, each)) for each in view["buildings"])
    pigs = "pigs and trade goods" if view["pigs_sold"] else "trade goods, but no pigs"
    tiles = tuple(
        Sentence.of("{name}: {text}", name=tile_name(each["tile"]).capitalize(), text=each["text"])
        for each in view["roofs"]
    )
    cards = Sentence.of("Cards: {n} in the deck, {m} discarded.", n=view["deck_left"], m=len(view["discard"]))
    sold = Sentence.of("Sold at the end of the game: harvest goods in stores, {pigs}.", pigs=pigs)
    yield Section(heading=Sentence.of("The village in full"), lines=(*buildings, *tiles, cards, sold), place="asked",
                  words=("village",))  # fmt: skip
    for farm in view["farms"]:
        told = tuple(Sentence.of("{name}: {text}", name=each["name"], text=each["text"]) for each in farm["helpers"])
        if told and farm["seat"] != view["seat"]:
            heading = Sentence.of("Helpers of {who}", who=Seat(farm["seat"]))
            words = ("cards", name_in(view, farm["seat"]))
            yield Section(heading=heading, lines=told, place="asked", words=words)
