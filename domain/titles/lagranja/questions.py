"""What the game waits for. Questions about helpers and roof tiles: abilities/questions.py."""

from __future__ import annotations

from domain.kernel.shapes import Question, SealedQuestion
from domain.titles.lagranja.abilities import questions as abilities
from domain.titles.lagranja.steps import (
    AfterTurn,
    BarrowFull,
    BeforeIncome,
    Breed,
    Deliveries,
    DieDone,
    DrawUp,
    EachPlays,
    FinalScoring,
    GainGoods,
    Grow,
    Income,
    MarkerDown,
    MarkerDue,
    NeutralMarker,
    NewOrder,
    PhaseStarts,
    Picks,
    Refill,
    RollDice,
    RoundEnds,
    RoundStarts,
    RowFull,
    SiestaPoints,
    TokenEffect,
    UseDie,
)


class FreeActions(Question, frozen=True, gc=False):
    """Marks the questions of an active player: trade goods, trade, upgrades, roof tiles and helpers fit in here."""


# phase I


class FarmCard(FreeActions, frozen=True, gc=False, tag="lagranja.farm_card"):
    left: int
    must: bool = False


class DiscardDown(Question, frozen=True, gc=False, tag="lagranja.discard_down"):
    pass


class BeforeGrowth(FreeActions, frozen=True, gc=False, tag="lagranja.before_growth"):
    """The last free actions before the cards are drawn, or before the fields grow."""


class BuyRoof(FreeActions, frozen=True, gc=False, tag="lagranja.buy_roof"):
    pass


# phase II


class PickDie(FreeActions, frozen=True, gc=False, tag="lagranja.pick_die"):
    which: str


class SharedDie(FreeActions, frozen=True, gc=False, tag="lagranja.shared_die"):
    pass


class EndOfTurn(FreeActions, frozen=True, gc=False, tag="lagranja.end_of_turn"):
    pass


class SpaceTwo(Question, frozen=True, gc=False, tag="lagranja.space_two"):
    without: tuple[str, ...] = ()


class SpaceFive(Question, frozen=True, gc=False, tag="lagranja.space_five"):
    left: int = 2


class SpaceSix(Question, frozen=True, gc=False, tag="lagranja.space_six"):
    without: tuple[str, ...] = ()


# phase III


class DonkeyTiles(SealedQuestion, frozen=True, gc=False, tag="lagranja.donkey_tiles"):
    pass


class MoveDisc(FreeActions, frozen=True, gc=False, tag="lagranja.move_disc"):
    low: int
    high: int


class FreeDeliveries(FreeActions, frozen=True, gc=False, tag="lagranja.free_deliveries"):
    left: int


class ExtraDeliveries(FreeActions, frozen=True, gc=False, tag="lagranja.extra_deliveries"):
    left: int


# parts of effects, of whatever comes from a die, a tile, a token, a trade good or a helper


class ChooseGoods(Question, frozen=True, gc=False, tag="lagranja.choose_goods"):
    kinds: tuple[str, ...]
    n: int
    different: bool = False
    pen: str = "may"


class FreeUpgrades(Question, frozen=True, gc=False, tag="lagranja.free_upgrades"):
    left: int
    kinds: tuple[str, ...]


class DrawOrPlay(Question, frozen=True, gc=False, tag="lagranja.draw_or_play"):
    pass


class PlayCard(Question, frozen=True, gc=False, tag="lagranja.play_card"):
    sides: tuple[str, ...]
    free: bool = False  # an extension costs nothing


class PayExtension(Question, frozen=True, gc=False, tag="lagranja.pay_extension"):
    card: str
    size: int


class KeepCards(Question, frozen=True, gc=False, tag="lagranja.keep_cards"):
    cards: tuple[str, ...]
    keep: int


class MakeDelivery(Question, frozen=True, gc=False, tag="lagranja.make_delivery"):
    left: int
    to: tuple[str, ...] = ("barrow", "craft")
    price: int = 0


class SiestaSteps(Question, frozen=True, gc=False, tag="lagranja.siesta_steps"):
    low: int
    high: int


class PlaceMarker(Question, frozen=True, gc=False, tag="lagranja.place_marker"):
    spaces: tuple[str, ...]
    removes: bool = True
    vp: bool = True
    card: str = ""  # the barrow that was completed
    optional: bool = False


class RemoveMarkers(Question, frozen=True, gc=False, tag="lagranja.remove_markers"):
    spaces: tuple[str, ...]
    vp: bool = True


class PigWithoutPen(Question, frozen=True, gc=False, tag="lagranja.pig_without_pen"):
    pass


class NoMarker(Question, frozen=True, gc=False, tag="lagranja.no_marker"):
    """The supply is empty, and the step below wants a marker: for a good, a field (a card), or a market space."""

    gain: str


Pending = (
    abilities.Pending
    | FarmCard
    | DiscardDown
    | BeforeGrowth
    | BuyRoof
    | PickDie
    | SharedDie
    | EndOfTurn
    | SpaceTwo
    | SpaceFive
    | SpaceSix
    | DonkeyTiles
    | MoveDisc
    | FreeDeliveries
    | ExtraDeliveries
    | ChooseGoods
    | FreeUpgrades
    | DrawOrPlay
    | PlayCard
    | PayExtension
    | KeepCards
    | MakeDelivery
    | SiestaSteps
    | PlaceMarker
    | RemoveMarkers
    | PigWithoutPen
    | NoMarker
    | RoundStarts
    | PhaseStarts
    | EachPlays
    | Refill
    | DrawUp
    | BeforeIncome
    | Income
    | RollDice
    | Picks
    | UseDie
    | DieDone
    | AfterTurn
    | Deliveries
    | NewOrder
    | NeutralMarker
    | GainGoods
    | Grow
    | Breed
    | RowFull
    | BarrowFull
    | TokenEffect
    | SiestaPoints
    | MarkerDue
    | MarkerDown
    | RoundEnds
    | FinalScoring
)
