"""The state of a game: the village, and a farm a seat. Here are shapes and simple questions to them, no rules."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from domain.kernel.rules import Rules
from domain.kernel.shapes import State
from domain.titles.lagranja.cards.content import Card, Deck
from domain.titles.lagranja.cards.owners_file import deck_of
from domain.titles.lagranja.commands import Commands
from domain.titles.lagranja.options import Options
from domain.titles.lagranja.parts import AT, FIELD_OF, MARKERS, NUMBER, ROWS, SPACES, STORED, WHY
from domain.titles.lagranja.questions import Pending

NOBODY = -1
NEUTRAL = 9  # the neutral player of the solo game, on the market and among those who take dice
SPACE_AT = {space: n for n, space in enumerate(SPACES)}


class Farm(Struct, frozen=True, gc=False):
    """`store`: counts of STORED (goods in stores and pens, trade goods). Barrow loads, rows: bits of filled symbols."""

    silver: int = 0
    vp: int = 0
    earned: tuple[int, ...] = (0,) * len(WHY)  # victory points by their reason
    store: tuple[int, ...] = (0,) * len(STORED)
    hand: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    grown: tuple[str, ...] = ()  # fields with a good on them
    barrows: tuple[str, ...] = ()
    loads: tuple[int, ...] = ()
    extensions: tuple[str, ...] = ()
    helpers: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # helpers used this round
    spent: tuple[str, ...] = ()  # helpers used for good, and used roof tiles
    unmarked: tuple[str, ...] = ()  # helpers used for good, whose marker has come back
    roofs: tuple[str, ...] = ()
    rows: tuple[int, ...] = (0,) * len(ROWS)
    tokens: tuple[str, ...] = ()  # on their permanent side
    new_tokens: tuple[str, ...] = ()  # gained this round
    disowned: tuple[str, ...] = ()  # buildings whose ownership marker was given up
    tiles_used: tuple[int, ...] = ()  # donkey tiles
    tile: int = 0  # the donkey tile of this round
    disc: int = 0  # siesta space
    dice: tuple[int, ...] = ()  # values used for the first and second die of this round
    dice_held: int = 0


class Die(Struct, frozen=True, gc=False):
    """The die in use: `which` is first, second or shared; `options` are those taken at its space."""

    seat: int
    which: str
    printed: int
    value: int
    options: tuple[str, ...] = ()


class Table(State, frozen=True, gc=False, kw_only=True):
    pending: tuple[Pending, ...] = ()
    lanes: tuple[tuple[Pending, ...], ...] = ()
    sealed: tuple[tuple[int, Commands], ...] = ()
    options: Options = Options()
    farms: tuple[Farm, ...] = ()
    round: int = 0
    phase: str = ""
    order: tuple[int, ...] = ()
    neutral_first: bool = False  # solo only
    stack: tuple[int, ...] = ()  # discs, the one moved last at the end: it lies on top of its space
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    been_out: tuple[str, ...] = ()  # cards of the deck that have lain on the discard pile
    roof_box: tuple[str, ...] = ()
    roof_offer: tuple[str, ...] = ()
    roofs_gone: int = 0
    locked: tuple[str, ...] = ()  # below the order tokens left, the lowest first
    completed: tuple[str, ...] = ()  # buildings that somebody has completed
    market: tuple[int, ...] = (NOBODY,) * len(SPACES)  # owners by SPACES
    dice_box: int = 0
    board_dice: tuple[int, ...] = ()
    die: Die | None = None
    reserved: int = 0  # revenue space of the Village Elder; the marker is its seat's until phase IV
    reserved_by: int = NOBODY


rules: Rules[Table] = Rules()


def deck(state: Table) -> Deck:
    return deck_of(state.options.overlay)


def card(state: Table, card_id: str) -> Card:
    return deck_of(state.options.overlay).cards[card_id]


def crop(state: Table, field: str) -> str:
    return card(state, field).field.crop


def field_with(state: Table, seat: int, wanted: str) -> str | None:
    """The first field of this crop that carries a good."""
    return next((field for field in state.farms[seat].grown if crop(state, field) == wanted), None)


def holds(state: Table, seat: int, source: str) -> int:
    """How many goods this source has: a store or pen, the trade goods, the fields of a crop, silver or VP."""
    farm = state.farms[seat]
    at = AT.get(source)
    if at is not None:
        return farm.store[at]
    if source in FIELD_OF:
        return crops_grown(state, farm).count(FIELD_OF[source]) if farm.grown else 0
    return farm.silver if source == "silver" else farm.vp


def crops_grown(state: Table, farm: Farm) -> list[str]:
    cards = deck_of(state.options.overlay).cards
    return [cards[field].field.crop for field in farm.grown]


def field_sources(state: Table, farm: Farm) -> tuple[str, ...]:
    """Of each crop that lies on a field, the source it is called by."""
    return _field_sources(deck_of(state.options.overlay), farm.grown) if farm.grown else ()


@lru_cache(maxsize=8192)
def _field_sources(cards: Deck, grown: tuple[str, ...]) -> tuple[str, ...]:
    crops = {cards.cards[field].field.crop for field in grown}
    return tuple(source for source, crop in FIELD_OF.items() if crop in crops)


@lru_cache(maxsize=8192)
def _filled(loads: tuple[int, ...]) -> int:
    """How many symbols of these rows or barrows."""
    return sum(map(int.bit_count, loads))


def markers_used(state: Table, seat: int) -> int:
    farm = state.farms[seat]
    marks = len(farm.grown) + len(farm.tokens) + len(farm.new_tokens) - len(farm.disowned)
    marks += sum(farm.store) + state.market.count(seat) + _filled(farm.rows) + _filled(farm.loads)
    if state.options.helper_marks_count == "yes":
        marks += len(marked(farm))
    return marks + (state.reserved_by == seat)


def marked(farm: Farm) -> tuple[str, ...]:
    """The helpers with the mark of being used."""
    return (*farm.used, *(card for card in farm.helpers if card in farm.spent and card not in farm.unmarked))


def markers_left(state: Table, seat: int) -> int:
    """Markers in the supply; a large number where there is no limit."""
    return 1000 if state.options.marker_limit == "off" else MARKERS - markers_used(state, seat)


def symbols(state: Table, to: str) -> tuple[str, ...]:
    """What a building or a barrow asks for."""
    return ROWS[to] if to in ROWS else card(state, to).barrow.goods


def load(state: Table, seat: int, to: str) -> int:
    farm = state.farms[seat]
    return farm.rows[NUMBER[to]] if to in ROWS else farm.loads[farm.barrows.index(to)]


def owner(state: Table, space: str) -> int:
    return state.market[SPACE_AT[space]]
