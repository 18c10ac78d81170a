"""What happens at the table, as it is stored. Facts of helpers and roof tiles: abilities/facts.py."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel import shapes
from domain.kernel.shapes import Fact
from domain.titles.lagranja.abilities import facts as abilities
from domain.titles.lagranja.commands import Commands
from domain.titles.lagranja.questions import Pending


class OrderDrawn(Fact, frozen=True, gc=False, tag="lagranja.order_drawn"):
    """The first turn order; with one seat: is the neutral player first."""

    order: tuple[int, ...]
    neutral_first: bool = False


class BuildingsLocked(Fact, frozen=True, gc=False, tag="lagranja.buildings_locked"):
    buildings: tuple[str, ...]  # below the order tokens 1, 2 and 3


class RoundBegan(Fact, frozen=True, gc=False, tag="lagranja.round_began"):
    reveals: ClassVar[bool] = True
    round: int
    tiles: tuple[str, ...]


class PhaseBegan(Fact, frozen=True, gc=False, tag="lagranja.phase_began"):
    phase: str


class CardsDrawn(Fact, frozen=True, gc=False, tag="lagranja.cards_drawn"):
    """From the deck into a hand; only its owner is shown them."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CardsDiscarded(Fact, frozen=True, gc=False, tag="lagranja.cards_discarded"):
    seat: int
    cards: tuple[str, ...]


class CardTurnedUp(Fact, frozen=True, gc=False, tag="lagranja.card_turned_up"):
    """From the deck to the discard pile, for the neutral player."""

    reveals: ClassVar[bool] = True
    card: str


class DeckReshuffled(Fact, frozen=True, gc=False, tag="lagranja.deck_reshuffled"):
    pass


class CardLaid(Fact, frozen=True, gc=False, tag="lagranja.card_laid"):
    seat: int
    card: str
    side: str
    shows: str = ""  # what of the card is at work now, for those who are told


class CardRemoved(Fact, frozen=True, gc=False, tag="lagranja.card_removed"):
    """A barrow or helper leaves to make room; goods on a barrow go back to the supply."""

    seat: int
    card: str
    side: str


class SilverGained(Fact, frozen=True, gc=False, tag="lagranja.silver_gained"):
    seat: int
    n: int
    why: str = ""


class SilverPaid(Fact, frozen=True, gc=False, tag="lagranja.silver_paid"):
    seat: int
    n: int
    why: str = ""


class VpGained(Fact, frozen=True, gc=False, tag="lagranja.vp_gained"):
    seat: int
    n: int
    why: str


class VpPaid(Fact, frozen=True, gc=False, tag="lagranja.vp_paid"):
    seat: int
    n: int


class GoodsGained(Fact, frozen=True, gc=False, tag="lagranja.goods_gained"):
    seat: int
    kinds: tuple[str, ...]


class GoodsSpent(Fact, frozen=True, gc=False, tag="lagranja.goods_spent"):
    """Sources: a kind in store or pen, a trade good, or a good on a field; `why`: sold, paid, traded."""

    seat: int
    sources: tuple[str, ...]
    why: str = "paid"


class Upgraded(Fact, frozen=True, gc=False, tag="lagranja.upgraded"):
    seat: int
    source: str


class PigSoldAtOnce(Fact, frozen=True, gc=False, tag="lagranja.pig_sold_at_once"):
    seat: int
    n: int


class FieldsGrew(Fact, frozen=True, gc=False, tag="lagranja.fields_grew"):
    seat: int
    fields: tuple[str, ...]


class PigBorn(Fact, frozen=True, gc=False, tag="lagranja.pig_born"):
    seat: int


class RoofBought(Fact, frozen=True, gc=False, tag="lagranja.roof_bought"):
    seat: int
    tile: str


class DiceRolled(Fact, frozen=True, gc=False, tag="lagranja.dice_rolled"):
    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]


class DieTaken(Fact, frozen=True, gc=False, tag="lagranja.die_taken"):
    """The first or second die leaves the board; the shared one stays there."""

    seat: int
    which: str
    value: int


class DieValueSet(Fact, frozen=True, gc=False, tag="lagranja.die_value_set"):
    """The die just taken counts as another value for its owner."""

    seat: int
    value: int


class DieUsed(Fact, frozen=True, gc=False, tag="lagranja.die_used"):
    seat: int
    space: int


class OptionTaken(Fact, frozen=True, gc=False, tag="lagranja.option_taken"):
    seat: int
    option: str


class DieDropped(Fact, frozen=True, gc=False, tag="lagranja.die_dropped"):
    value: int


class DiceReturned(Fact, frozen=True, gc=False, tag="lagranja.dice_returned"):
    """Not made any more: with the dice it took back the marker on a revenue space, which stays until phase IV."""


class DiceCollected(Fact, frozen=True, gc=False, tag="lagranja.dice_collected"):
    """All dice leave the board and the farms."""


class TilesReturned(Fact, frozen=True, gc=False, tag="lagranja.tiles_returned"):
    """All used donkey tiles come back."""


class TilesRevealed(Fact, frozen=True, gc=False, tag="lagranja.tiles_revealed"):
    tiles: tuple[int, ...]  # by seat


class DiscMoved(Fact, frozen=True, gc=False, tag="lagranja.disc_moved"):
    seat: int
    space: int


class OrderSet(Fact, frozen=True, gc=False, tag="lagranja.order_set"):
    order: tuple[int, ...]


class Delivered(Fact, frozen=True, gc=False, tag="lagranja.delivered"):
    """A good of the farm is put on one symbol of a barrow or a row; `source` empty: a marker of the supply."""

    seat: int
    source: str
    to: str
    symbol: int


class BarrowCompleted(Fact, frozen=True, gc=False, tag="lagranja.barrow_completed"):
    seat: int
    card: str


class RowCompleted(Fact, frozen=True, gc=False, tag="lagranja.row_completed"):
    seat: int
    building: str


class BuildingUnlocked(Fact, frozen=True, gc=False, tag="lagranja.building_unlocked"):
    seat: int
    building: str


class MarkerPlaced(Fact, frozen=True, gc=False, tag="lagranja.marker_placed"):
    """The neutral player of the solo game has a number of its own, NEUTRAL."""

    seat: int
    space: str


class MarkerRemoved(Fact, frozen=True, gc=False, tag="lagranja.marker_removed"):
    """Taken off by a placing."""

    seat: int
    owner: int
    space: str


class MarkerMoved(Fact, frozen=True, gc=False, tag="lagranja.marker_moved"):
    seat: int
    origin: str
    space: str


class MarkerGivenUp(Fact, frozen=True, gc=False, tag="lagranja.marker_given_up"):
    seat: int
    marker: str


class MarksReturned(Fact, frozen=True, gc=False, tag="lagranja.marks_returned"):
    """The marks of this round come back from all helpers and revenue spaces, before anything is scored."""


class RoundEnded(Fact, frozen=True, gc=False, tag="lagranja.round_ended"):
    """Used marks go, discs go back, tokens turn, tiles nobody bought leave."""

    neutral_first: bool = False


Facts = (
    OrderDrawn
    | BuildingsLocked
    | RoundBegan
    | PhaseBegan
    | CardsDrawn
    | CardsDiscarded
    | CardTurnedUp
    | DeckReshuffled
    | CardLaid
    | CardRemoved
    | SilverGained
    | SilverPaid
    | VpGained
    | VpPaid
    | GoodsGained
    | GoodsSpent
    | Upgraded
    | PigSoldAtOnce
    | FieldsGrew
    | PigBorn
    | RoofBought
    | DiceRolled
    | DieTaken
    | DieValueSet
    | DieUsed
    | OptionTaken
    | DieDropped
    | DiceReturned
    | DiceCollected
    | TilesReturned
    | TilesRevealed
    | DiscMoved
    | OrderSet
    | Delivered
    | BarrowCompleted
    | RowCompleted
    | BuildingUnlocked
    | MarkerPlaced
    | MarkerRemoved
    | MarkerMoved
    | MarkerGivenUp
    | MarksReturned
    | RoundEnded
    | abilities.Facts
    | shapes.Asked[Pending]
    | shapes.Settled
    | shapes.Planned[Pending]
    | shapes.StepBegan
    | shapes.Forked[Pending]
    | shapes.Joined
    | shapes.Sealed[Commands]
    | shapes.Unsealed[Commands]
    | shapes.Finished
)
