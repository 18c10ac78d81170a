"""The words that helpers and roof tiles are written with, each a frozen struct with its parameters.

An ability waits for a trigger or for its owner; a modifier changes a figure for as long as the card lies at the farm.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Harvest = Literal["olive", "grain", "grape"]
Resource = Literal["olive", "grain", "grape", "pig"]
Good = Literal["olive", "grain", "grape", "pig", "food", "wine", "meat"]
GoodSet = Literal["own_field_crops", "played_card_crop", "discarded_card_crop", "completed_barrow_resources"]
Slot = Literal["field", "barrow", "extension", "helper"]
Phase = Literal["I", "II", "III", "IV", "any"]
Limit = Literal["none", "round", "game"]
Target = Literal["barrow", "craft"]
Trigger = Literal[
    "activate", "card_played", "refill", "income", "roof_bought", "dice_rolled", "die_taken", "revenue_used",
    "order_set", "barrow_completed", "craft_completed", "marker_lost", "scoring", "game_end",
]  # fmt: skip
Counter = Literal["fields", "roof_tiles", "market_markers", "siesta_vp", "dice_sum", "barrow_symbols_best_kind"]
Dice = Literal["first", "second", "shared"]
Positive = Annotated[int, Meta(ge=1)]
Whole = Annotated[int, Meta(ge=0)]
Space = Annotated[int, Meta(ge=1, le=6)]
MarketValue = Annotated[int, Meta(ge=2, le=6)]
Donkeys = Annotated[int, Meta(ge=1, le=4)]


class Word(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of an ability as it is written in a deck file."""


class Counted(Word, frozen=True, gc=False):
    """An amount that is counted when it is wanted."""

    count: Counter
    max: Positive | None = None


Amount = Positive | Counted


class Where(Word, frozen=True, gc=False):
    """Filters on the event; a missing one lets everything pass."""

    slot: tuple[Slot, ...] = ()
    dice: tuple[Dice, ...] = ()
    spaces: tuple[Space, ...] = ()
    symbol: Literal[True] | None = None
    by: Literal["self", "other"] | None = None


class Condition(Word, frozen=True, gc=False, rename={"word": "is"}):
    """Either a counter with bounds or a rank with its word."""

    count: Counter | None = None
    min: Whole | None = None
    max: Whole | None = None
    rank: Literal["turn_order", "market_markers"] | None = None
    word: Literal["last", "most"] | None = None


# costs


class Cost(Word, frozen=True, gc=False, tag_field="pay"):
    n: Positive


class PaySilver(Cost, frozen=True, gc=False, tag="silver"):
    pass


class PayVp(Cost, frozen=True, gc=False, tag="vp"):
    pass


class PayGoods(Cost, frozen=True, gc=False, tag="goods"):
    kinds: tuple[Good, ...]


class PayTradeGood(Cost, frozen=True, gc=False, tag="trade_good"):
    pass


class DiscardCard(Cost, frozen=True, gc=False, tag="discard_card"):
    pass


class ForgoMarker(Cost, frozen=True, gc=False, tag="forgo_marker"):
    pass


AnyCost = PaySilver | PayVp | PayGoods | PayTradeGood | DiscardCard | ForgoMarker


# effects


class Effect(Word, frozen=True, gc=False, tag_field="do"):
    pass


class GainSilver(Effect, frozen=True, gc=False, tag="gain_silver"):
    n: Amount


class GainVp(Effect, frozen=True, gc=False, tag="gain_vp"):
    n: Amount


class GainGoods(Effect, frozen=True, gc=False, tag="gain_goods"):
    kinds: tuple[Good, ...] | GoodSet
    n: Amount
    different: Literal[True] | None = None


class GainTradeGoods(Effect, frozen=True, gc=False, tag="gain_trade_goods"):
    n: Amount


class Upgrade(Effect, frozen=True, gc=False, tag="upgrade"):
    n: Positive
    kinds: tuple[Resource, ...]


class Deliver(Effect, frozen=True, gc=False, tag="deliver"):
    n: Positive
    to: tuple[Target, ...]
    price: Annotated[int, Meta(ge=0, le=1)]


class Siesta(Effect, frozen=True, gc=False, tag="siesta"):
    min: Annotated[int, Meta(ge=1, le=3)]
    max: Annotated[int, Meta(ge=1, le=3)]


class DrawCards(Effect, frozen=True, gc=False, tag="draw_cards"):
    n: Positive
    keep: Positive


class PlayCard(Effect, frozen=True, gc=False, tag="play_card"):
    slots: tuple[Slot, ...]
    extension_cost: Literal["normal", "free"]


class PlaceMarker(Effect, frozen=True, gc=False, tag="place_marker"):
    values: tuple[MarketValue, ...]
    removes: bool
    vp: bool


class MoveMarker(Effect, frozen=True, gc=False, tag="move_marker"):
    to: Literal["same_value"]
    removes: bool
    vp: bool


class UseRevenue(Effect, frozen=True, gc=False, tag="use_revenue"):
    space: Literal["same", "round", "any"]
    option: Literal["any", "other"]
    n: Positive
    different: Literal[True] | None = None


class ChangeDie(Effect, frozen=True, gc=False, tag="change_die"):
    how: Literal["shift", "mirror", "any"]
    n: Positive | None = None


class RerollDice(Effect, frozen=True, gc=False, tag="reroll_dice"):
    n: Positive


class MoveGoods(Effect, frozen=True, gc=False, tag="move_goods"):
    crop: Harvest


class FlipRoof(Effect, frozen=True, gc=False, tag="flip_roof"):
    n: Positive


class FillSymbol(Effect, frozen=True, gc=False, tag="fill_symbol"):
    to: tuple[Literal["barrow"], ...]


class UseToken(Effect, frozen=True, gc=False, tag="use_token"):
    n: Positive


class TakeIncome(Effect, frozen=True, gc=False, tag="take_income"):
    pass


class DoubleRoofVp(Effect, frozen=True, gc=False, tag="double_roof_vp"):
    pass


AnyEffect = (
    GainSilver | GainVp | GainGoods | GainTradeGoods | Upgrade | Deliver | Siesta | DrawCards | PlayCard | PlaceMarker
    | MoveMarker | UseRevenue | ChangeDie | RerollDice | MoveGoods | FlipRoof | FillSymbol | UseToken | TakeIncome
    | DoubleRoofVp
)  # fmt: skip


class Ability(Word, frozen=True, gc=False, rename={"conditions": "if"}):
    on: Trigger
    optional: bool
    limit: Limit
    where: Where = Where()
    conditions: tuple[Condition, ...] = ()
    cost: tuple[AnyCost, ...] = ()
    effect: tuple[AnyEffect, ...] = ()
    one_of: tuple[tuple[AnyEffect, ...], ...] = ()

    @property
    def ways(self) -> tuple[tuple[AnyEffect, ...], ...]:
        """The lists of effects of which the owner carries out one."""
        return self.one_of or (self.effect,)


# modifiers


class Modifier(Word, frozen=True, gc=False, tag_field="modify"):
    limit: Limit


class Price(Modifier, frozen=True, gc=False, tag="price"):
    of: Literal["upgrade", "buy", "roof", "extra_delivery", "extension", "end_vp"]
    kinds: tuple[Resource, ...] = ()  # none: whatever has this price
    change: int | None = None
    set: Whole | None = None


class Capacity(Modifier, frozen=True, gc=False, tag="capacity"):
    what: Literal["hand", "pens", "extra_deliveries", "barrows", "roof_spaces"]
    n: Positive
    vp: Whole | None = None


class TileBonus(Modifier, frozen=True, gc=False, tag="tile_bonus"):
    donkeys: Whole
    hats: Whole
    tiles: tuple[Donkeys, ...]


class SellFromField(Modifier, frozen=True, gc=False, tag="sell_from_field"):
    kinds: tuple[Harvest, ...]


class MarketRank(Modifier, frozen=True, gc=False, tag="market_rank"):
    attack_gap: int | None = None
    defence_gap: int | None = None


class Substitute(Modifier, frozen=True, gc=False, tag="substitute", rename={"stands_for": "as"}):
    deliver: tuple[Good, ...]
    stands_for: tuple[Good, ...]
    to: tuple[Target, ...]


class RoofPayment(Modifier, frozen=True, gc=False, tag="roof_payment"):
    kinds: tuple[Harvest, ...]
    worth: Positive


class Breeding(Modifier, frozen=True, gc=False, tag="breeding"):
    min_pigs: Positive


AnyModifier = Price | Capacity | TileBonus | SellFromField | MarketRank | Substitute | RoofPayment | Breeding
