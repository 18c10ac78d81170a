"""Effects at the own farm: silver, victory points, goods, cards and roof tiles."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities import vocabulary as v
from domain.titles.lagranja.abilities.commands import Bring, TurnUp
from domain.titles.lagranja.abilities.conditions import amount
from domain.titles.lagranja.abilities.events import BarrowCompleted, CardPlayed, RoofBought
from domain.titles.lagranja.abilities.facts import GoodsBrought, RoofTurnedUp
from domain.titles.lagranja.abilities.figures import roof_spaces
from domain.titles.lagranja.abilities.questions import BringGoods, Carry, TurnUpRoofs
from domain.titles.lagranja.abilities.readiness import called, is_roof, roof_kind
from domain.titles.lagranja.abilities.registry import declinable, effect
from domain.titles.lagranja.cards.content import ROOF_KINDS
from domain.titles.lagranja.chapters.gains import (
    choose_goods,
    free_upgrades,
    gain_goods,
    gain_silver,
    gain_vp,
    has_pen,
    upgradable,
)
from domain.titles.lagranja.chapters.income import take_income
from domain.titles.lagranja.chapters.plays import draw_cards, play_card, plays
from domain.titles.lagranja.parts import HARVEST, RESOURCES
from domain.titles.lagranja.table import Table, card, crop, holds, rules


@effect(v.GainSilver, lambda state, effect, carry: amount(state, carry.seat, effect.n) > 0)
def silver(turn: Turn[Table], effect: v.GainSilver, then: Carry) -> None:
    gain_silver(turn, then.seat, amount(turn.state, then.seat, effect.n), called(turn.state, then.source))


@effect(v.GainVp, lambda state, effect, carry: amount(state, carry.seat, effect.n) > 0)
def victory_points(turn: Turn[Table], effect: v.GainVp, then: Carry) -> None:
    gain_vp(turn, then.seat, amount(turn.state, then.seat, effect.n))


@effect(v.GainTradeGoods)
def trade_goods(turn: Turn[Table], effect: v.GainTradeGoods, then: Carry) -> None:
    gain_goods(turn, then.seat, ("trade_good",) * amount(turn.state, then.seat, effect.n))


# goods of some kinds


def kinds_of(state: Table, effect: v.GainGoods, carry: Carry) -> tuple[str, ...]:
    """The kinds that can be taken, with the sets of the vocabulary filled in."""
    match effect.kinds, carry.event:
        case "own_field_crops", _:
            own = {crop(state, field) for field in state.farms[carry.seat].fields}
            return tuple(kind for kind in HARVEST if kind in own)
        case "played_card_crop", CardPlayed(card=played):
            return (crop(state, played),)
        case "discarded_card_crop", _:
            return (carry.crop,) if carry.crop else HARVEST
        case "completed_barrow_resources", BarrowCompleted(card=barrow):
            goods = card(state, barrow).barrow.goods
            return tuple(kind for kind in RESOURCES if kind in goods)
        case tuple() as kinds, _:
            return kinds
    return ()


def _can_gain(state: Table, effect: v.GainGoods, carry: Carry) -> bool:
    kinds = kinds_of(state, effect, carry)
    if kinds == ("pig",) and state.options.pig_no_pen == "refuse" and not is_roof(carry.source):
        return has_pen(state, carry.seat)
    return bool(kinds) and amount(state, carry.seat, effect.n) > 0


@effect(v.GainGoods, _can_gain)
def goods(turn: Turn[Table], effect: v.GainGoods, then: Carry) -> None:
    """A pig of a roof tile without a free pen must be sold at once; one that a helper brings may be."""
    n = amount(turn.state, then.seat, effect.n)
    pen = "must" if is_roof(then.source) else "may"
    choose_goods(turn, then.seat, kinds_of(turn.state, effect, then), n, bool(effect.different), pen)


@effect(v.Upgrade, lambda state, effect, carry: bool(upgradable(state, carry.seat, effect.kinds)))
def upgrades(turn: Turn[Table], effect: v.Upgrade, then: Carry) -> None:
    free_upgrades(turn, then.seat, effect.n, effect.kinds)


@effect(v.TakeIncome)
def income(turn: Turn[Table], effect: v.TakeIncome, then: Carry) -> None:
    """Of extensions and tokens; helpers do not answer to it."""
    take_income(turn, then.seat)


# from fields to the store, and back


def _movable(state: Table, seat: int, wanted: str) -> dict[str, int]:
    """How many goods of a crop can be brought to the store, and to empty fields."""
    farm = state.farms[seat]
    fields = [field for field in farm.fields if crop(state, field) == wanted]
    full = sum(field in farm.grown for field in fields)
    return {"store": full, "field": min(holds(state, seat, wanted), len(fields) - full)}


@effect(v.MoveGoods, lambda state, effect, carry: any(_movable(state, carry.seat, effect.crop).values()))
def move_goods(turn: Turn[Table], effect: v.MoveGoods, then: Carry) -> None:
    turn.ask(BringGoods(then.seat, effect.crop))


@declinable(BringGoods)
def movable(state: Table, question: BringGoods) -> Iterator[Bring]:
    for place, most in _movable(state, question.seat, question.crop).items():
        yield from (Bring(n, place) for n in range(most, 0, -1))


@rules.answer(BringGoods, Bring)
def bring(turn: Turn[Table], question: BringGoods, command: Bring) -> None:
    most = _movable(turn.state, question.seat, question.crop)[command.place]
    if command.number > most:
        raise Refused("too_many", "You can bring {n} there at most.", n=most)
    farm, to_store = turn.state.farms[question.seat], command.place == "store"
    fields = [field for field in farm.fields if crop(turn.state, field) == question.crop]
    chosen = [field for field in fields if (field in farm.grown) == to_store][: command.number]
    turn.settle()
    turn.emit(GoodsBrought(question.seat, question.crop, tuple(chosen), to_store))


# cards


@effect(v.DrawCards, lambda state, effect, carry: bool(state.deck or state.discard))
def draw(turn: Turn[Table], effect: v.DrawCards, then: Carry) -> None:
    draw_cards(turn, then.seat, effect.n, effect.keep if effect.keep < effect.n else None)


def _can_play(state: Table, effect: v.PlayCard, carry: Carry) -> bool:
    return next(plays(state, carry.seat, effect.slots, effect.extension_cost == "free"), None) is not None


@effect(v.PlayCard, _can_play)
def play(turn: Turn[Table], effect: v.PlayCard, then: Carry) -> None:
    play_card(turn, then.seat, effect.slots, effect.extension_cost == "free")


# roof tiles


def _used_roofs(state: Table, seat: int) -> tuple[str, ...]:
    """Used tiles that may be turned up: never one that turns others up itself."""
    farm = state.farms[seat]
    used = (tile for tile in farm.roofs if tile in farm.spent)
    return tuple(tile for tile in used if not _turns_others_up(roof_kind(state, tile)))


def _turns_others_up(kind: str) -> bool:
    return any(isinstance(effect, v.FlipRoof) for effect in ROOF_KINDS[kind].effect)


@effect(v.FlipRoof, lambda state, effect, carry: bool(_used_roofs(state, carry.seat)))
def flip_roof(turn: Turn[Table], effect: v.FlipRoof, then: Carry) -> None:
    turn.ask(TurnUpRoofs(then.seat, effect.n))


@declinable(TurnUpRoofs)
def used_roofs(state: Table, question: TurnUpRoofs) -> Iterator[TurnUp]:
    return (TurnUp(tile) for tile in _used_roofs(state, question.seat))


@rules.answer(TurnUpRoofs, TurnUp)
def turn_up(turn: Turn[Table], question: TurnUpRoofs, command: TurnUp) -> None:
    if command.tile not in _used_roofs(turn.state, question.seat):
        raise Refused("not_used", "That tile cannot be turned up.")
    turn.settle()
    turn.emit(RoofTurnedUp(question.seat, command.tile))
    if question.left > 1 and _used_roofs(turn.state, question.seat):
        turn.ask(TurnUpRoofs(question.seat, question.left - 1))


def _space_vp(state: Table, carry: Carry) -> int:
    if not isinstance(carry.event, RoofBought):
        return 0
    spaces = roof_spaces(state, carry.seat)
    return spaces[carry.event.space] if carry.event.space < len(spaces) else 0


@effect(v.DoubleRoofVp, lambda state, effect, carry: _space_vp(state, carry) > 0)
def double_roof_vp(turn: Turn[Table], effect: v.DoubleRoofVp, then: Carry) -> None:
    gain_vp(turn, then.seat, _space_vp(turn.state, then), "roofs")
