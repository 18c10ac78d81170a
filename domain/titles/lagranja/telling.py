"""What a reader is told of each fact, in full sentences. What a seat is asked: prompts.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from domain.kernel.shapes import Fact, Finished, Sealed
from domain.kernel.telling import Seat, Sentence, SentencePart, listed
from domain.titles.lagranja import facts as f
from domain.titles.lagranja.abilities.telling import tell as tell_of_abilities
from domain.titles.lagranja.parts import BUILDING_NAMES, FIELD_OF, KIND_OF, TILES
from domain.titles.lagranja.table import NEUTRAL

Teller = Callable[[Any, int | None], Sentence | None]

NEUTRAL_NAME = "the neutral player"
PHASES = {"I": "the farm", "II": "revenue", "III": "transport", "IV": "scoring"}
COUNTED = ("olive", "grape", "pig", "trade_good")
SIDE = {"field": "a field", "barrow": "a barrow", "extension": "an extension", "helper": "a helper"}
FOR = {
    "barrows": "a barrow",
    "market": "the market",
    "siesta": "the siesta",
    "crafts": "a craft building",
    "roofs": "a roof tile",
    "helpers": "a helper",
    "silver": "silver",
    "start": "the start",
}

# who holds the card, or gave the answer, is told more than the others
TOLD_APART: frozenset[type[Fact]] = frozenset({f.CardsDrawn, Sealed})


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    teller = TELLERS.get(type(fact))
    return teller(fact, seat) if teller else tell_of_abilities(fact, seat)


def who(number: int) -> Seat | str:
    return NEUTRAL_NAME if number == NEUTRAL else Seat(number)


def leading(number: int) -> Seat | str:
    """As `who`, at the beginning of a sentence."""
    return NEUTRAL_NAME.capitalize() if number == NEUTRAL else Seat(number)


def card_name(card: str) -> str:
    return f"card {int(card[5:])}"


def cards(names: Iterable[str]) -> str:
    return listed([card_name(name) for name in names], "no card")


def tile_name(tile: str) -> str:
    return f"roof tile {tile[5]}-{tile[7]}"


def good(source: str) -> str:
    if source.startswith("field_"):
        return f"{source[6:]} from the field"
    return "VP" if source == "vp" else source.replace("_", " ")


def goods(sources: Iterable[str]) -> str:
    return listed([f"{n} {good(source) if n == 1 else several(source)}" for source, n in Counter(sources).items()])


def several(source: str) -> str:
    """Olives, grapes, pigs and trade goods are counted, the others are not."""
    kind, rest = KIND_OF[source], " from the fields" if source in FIELD_OF else ""
    return f"{good(kind)}{'s' * (kind in COUNTED)}{rest}"


def place(to: str) -> str:
    return f"the {BUILDING_NAMES[to]}" if to in BUILDING_NAMES else f"the barrow {card_name(to)}"


def marker(name: str) -> str:
    """A marker that is given up, by where it lies."""
    kind, _, rest = name.partition("_")
    if kind in ("row", "owner"):
        return f"at {place(rest)}"
    if kind == "barrow":
        return f"on {place(rest)}"
    return f"on market space {name}" if name[0].isupper() else f"for {good(name)}"


def _drawn(fact: f.CardsDrawn, seat: int | None) -> Sentence:
    if seat == fact.seat:
        return Sentence.of("{who} draws {cards}.", who=Seat(fact.seat), cards=cards(fact.cards))
    n = len(fact.cards)
    return Sentence.of("{who} draws {n} {n|card|cards}.", who=Seat(fact.seat), n=n)


def _order(fact: f.OrderDrawn, seat: int | None) -> Sentence:
    if len(fact.order) == 1:
        return Sentence.of("{who} is first.", who=leading(NEUTRAL if fact.neutral_first else 0))
    return Sentence.of("{who} is the first player.", who=Seat(fact.order[0]))


def _new_order(fact: f.OrderSet, seat: int | None) -> Sentence | None:
    if len(fact.order) == 1:
        return None
    return Sentence.of(ORDERS[len(fact.order)], **{f"p{n}": Seat(number) for n, number in enumerate(fact.order)})


# each a sentence of its own, so that other languages have it whole
ORDERS = {
    2: "The new turn order: {p0}, {p1}.",
    3: "The new turn order: {p0}, {p1}, {p2}.",
    4: "The new turn order: {p0}, {p1}, {p2}, {p3}.",
}
REVEALED = {
    1: "The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats}.",
    2: "The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats};"
    " {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats}.",
    3: "The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats};"
    " {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats};"
    " {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats}.",
    4: "The donkey tiles are turned up: {p0} has {d0} {d0|donkey|donkeys} and {h0} {h0|hat|hats};"
    " {p1} has {d1} {d1|donkey|donkeys} and {h1} {h1|hat|hats};"
    " {p2} has {d2} {d2|donkey|donkeys} and {h2} {h2|hat|hats};"
    " {p3} has {d3} {d3|donkey|donkeys} and {h3} {h3|hat|hats}.",
}
WON = {
    1: "The game is over: {p0} wins with {points} VP.",
    2: "The game is over: {p0} and {p1} win together with {points} VP.",
    3: "The game is over: {p0} and {p1} and {p2} win together with {points} VP.",
    4: "The game is over: {p0} and {p1} and {p2} and {p3} win together with {points} VP.",
}


def _revealed(fact: f.TilesRevealed, seat: int | None) -> Sentence:
    parts: dict[str, SentencePart] = {}
    for number, tile in enumerate(fact.tiles):
        parts |= {f"p{number}": Seat(number), f"d{number}": tile, f"h{number}": TILES[tile]}
    return Sentence.of(REVEALED[len(fact.tiles)], **parts)


def _sealed(fact: Sealed[Any], seat: int | None) -> Sentence:
    if seat == fact.seat:
        template = "{who} chooses the tile with {n} {n|donkey|donkeys}, to be revealed when all have chosen."
        return Sentence.of(template, who=Seat(fact.seat), n=fact.answer.tile)
    return Sentence.of("{who} has chosen a donkey tile.", who=Seat(fact.seat))


def _laid(fact: f.CardLaid, seat: int | None) -> Sentence:
    template = "{who} plays {card} as {side}: {shows}." if fact.shows else "{who} plays {card} as {side}."
    return Sentence.of(template, who=Seat(fact.seat), card=card_name(fact.card), side=SIDE[fact.side], shows=fact.shows)


def _silver(fact: f.SilverGained, seat: int | None) -> Sentence:
    if fact.why in KIND_OF:
        template = "{who} takes {n} silver for the {why}."
    else:
        template = "{who} takes {n} silver from {why}." if fact.why else "{who} takes {n} silver."
    return Sentence.of(template, who=Seat(fact.seat), n=fact.n, why=good(fact.why))


def _paid(fact: f.SilverPaid, seat: int | None) -> Sentence:
    template = "{who} pays {n} silver for {why}." if fact.why else "{who} pays {n} silver."
    return Sentence.of(template, who=Seat(fact.seat), n=fact.n, why=good(fact.why))


def _spent(fact: f.GoodsSpent, seat: int | None) -> Sentence:
    if fact.why == "sold":
        template = "{who} sells {goods}."
    elif fact.why == "traded":
        template = "{who} uses a trade good."
    else:
        template = "{who} pays {goods} for {why}." if fact.why != "paid" else "{who} pays {goods}."
    return Sentence.of(template, who=Seat(fact.seat), goods=goods(fact.sources), why=fact.why)


def _upgraded(fact: f.Upgraded, seat: int | None) -> Sentence:
    return Sentence.of("{who} upgrades {what}.", who=Seat(fact.seat), what=good(fact.source))


def _die(fact: f.DieTaken, seat: int | None) -> Sentence:
    template = "{who} uses the shared die, a {value}." if fact.which == "shared" else "{who} takes a die of {value}."
    return Sentence.of(template, who=Seat(fact.seat), value=fact.value)


def _delivered(fact: f.Delivered, seat: int | None) -> Sentence:
    template = "{who} delivers {what} to {to}." if fact.source else "{who} fills a symbol of {to}."
    return Sentence.of(template, who=Seat(fact.seat), what=good(fact.source), to=place(fact.to))


def _finished(fact: Finished, seat: int | None) -> Sentence:
    first = fact.result.ranking[0]
    points = next(score.total for score in fact.result.scores if score.seat == first[0])
    names = {f"p{n}": Seat(number) for n, number in enumerate(first)}
    if len(fact.result.scores) == 1:
        return Sentence.of("The game is over: {p0} has {points} VP.", points=points, **names)
    return Sentence.of(WON[len(first)], points=points, **names)


def _says(template: str, **parts: Callable[[Any], SentencePart]) -> Teller:
    """A sentence that everybody is told alike; {who} is the seat of the fact."""

    def teller(fact: Any, seat: int | None) -> Sentence:
        made = {name: part(fact) for name, part in parts.items()}
        if "{who}" in template:
            made["who"] = (leading if template.startswith("{who}") else who)(fact.seat)
        return Sentence.of(template, **made)

    return teller


TELLERS: dict[type[Fact], Teller] = {
    Sealed: _sealed,
    Finished: _finished,
    f.OrderDrawn: _order,
    f.BuildingsLocked: _says(
        "Locked, to be opened in this order: {names}.",
        names=lambda x: listed([BUILDING_NAMES[building] for building in x.buildings]),
    ),
    f.RoundBegan: _says(
        "Round {n} begins. On offer: {tiles}.",
        n=lambda x: x.round,
        tiles=lambda x: listed([tile_name(tile) for tile in x.tiles]),
    ),
    f.PhaseBegan: _says("Phase {phase}: {name}.", phase=lambda x: x.phase, name=lambda x: PHASES[x.phase]),
    f.CardsDrawn: _drawn,
    f.CardsDiscarded: _says("{who} discards {cards}.", cards=lambda x: cards(x.cards)),
    f.CardTurnedUp: _says("The neutral player turns up {card}.", card=lambda x: card_name(x.card)),
    f.DeckReshuffled: _says("The discard pile becomes the new deck."),
    f.CardLaid: _laid,
    f.CardRemoved: _says("{who} discards the {side} {card}.", side=lambda x: x.side, card=lambda x: card_name(x.card)),
    f.SilverGained: _silver,
    f.SilverPaid: _paid,
    f.VpGained: _says("{who} gains {n} VP for {why}.", n=lambda x: x.n, why=lambda x: FOR[x.why]),
    f.VpPaid: _says("{who} pays {n} VP.", n=lambda x: x.n),
    f.GoodsGained: _says("{who} gains {goods}.", goods=lambda x: goods(x.kinds)),
    f.GoodsSpent: _spent,
    f.Upgraded: _upgraded,
    f.PigSoldAtOnce: _says("{who} has no pen for a pig and sells it for {n} silver.", n=lambda x: x.n),
    f.FieldsGrew: _says(
        "{n} {n|field|fields} of {who} {n|grows|grow} {n|a good|a good each}.", n=lambda x: len(x.fields)
    ),
    f.PigBorn: _says("A pig is born at the farm of {who}."),
    f.RoofBought: _says("{who} buys {tile}.", tile=lambda x: tile_name(x.tile)),
    f.DiceRolled: _says("The revenue dice show {dice}.", dice=lambda x: listed(list(map(str, sorted(x.dice))))),
    f.DieTaken: _die,
    f.DieValueSet: _says("{who} uses the die as a {value}.", value=lambda x: x.value),
    f.DieDropped: _says("The neutral player drops a die of {value}.", value=lambda x: x.value),
    f.TilesReturned: _says("All donkey tiles come back."),
    f.TilesRevealed: _revealed,
    f.DiscMoved: _says("{who} moves to siesta space {space}.", space=lambda x: x.space),
    f.OrderSet: _new_order,
    f.Delivered: _delivered,
    f.BarrowCompleted: _says("{who} completes the barrow {card}.", card=lambda x: card_name(x.card)),
    f.RowCompleted: _says("{who} completes the {name} and gains its token.", name=lambda x: BUILDING_NAMES[x.building]),
    f.BuildingUnlocked: _says("That opens the {name}.", name=lambda x: BUILDING_NAMES[x.building]),
    f.MarkerPlaced: _says("{who} places a marker on {space}.", space=lambda x: x.space),
    f.MarkerRemoved: _says(
        "The marker of {owner} on {space} leaves the market.", owner=lambda x: who(x.owner), space=lambda x: x.space
    ),
    f.MarkerMoved: _says(
        "{who} moves a marker from {origin} to {space}.", origin=lambda x: x.origin, space=lambda x: x.space
    ),
    f.MarkerGivenUp: _says("{who} gives up the marker {place}.", place=lambda x: marker(x.marker)),
    f.MarksReturned: _says("Used helpers are free again."),
    f.RoundEnded: _says("The round ends: tokens turn, discs go back to the start."),
}
