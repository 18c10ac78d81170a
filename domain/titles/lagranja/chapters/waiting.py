"""Free actions that lose nothing by being put off: the seat is asked again before anything depends on them."""

from __future__ import annotations

from domain.kernel.shapes import Command, StackItem
from domain.kernel.waiting import question_for
from domain.titles.lagranja.abilities.commands import Use
from domain.titles.lagranja.abilities.figures import roof_price, roof_spaces
from domain.titles.lagranja.abilities.readiness import ability_of, activated, phases_of
from domain.titles.lagranja.abilities.vocabulary import (
    DoubleRoofVp,
    DrawCards,
    FlipRoof,
    GainGoods,
    GainSilver,
    GainTradeGoods,
    GainVp,
    MoveGoods,
)
from domain.titles.lagranja.abilities.vocabulary import Upgrade as FreeUpgrade
from domain.titles.lagranja.chapters.farm import has_room_for_income, income_of, tiles_to_buy
from domain.titles.lagranja.chapters.gains import has_pen
from domain.titles.lagranja.commands import Buy, GiveUp, Sell, Trade, Upgrade
from domain.titles.lagranja.parts import AT, FIELD_OF, KIND_OF, SELL, TRADE_GOOD_SILVER
from domain.titles.lagranja.questions import BeforeGrowth, BuyRoof, EndOfTurn, FreeDeliveries, MoveDisc
from domain.titles.lagranja.steps import BeforeIncome, EachPlays, Income, Picks
from domain.titles.lagranja.table import Table, holds, markers_left

DEALINGS = (Buy, Sell, Upgrade, Trade, GiveUp, Use)
OWN = (GainSilver, GainVp, GainGoods, GainTradeGoods, FreeUpgrade, DrawCards, MoveGoods, FlipRoof, DoubleRoofVp)
PLENTY = 8  # markers in the supply: growth and income want fewer


def can_wait(state: Table, seat: int, command: Command) -> bool:
    """What touches the own farm only, where another question follows before the farm is looked at.

    After a roof tile comes the first die, after a die the next one or the shared one, then the disc, then the
    deliveries, and each of them is asked of whoever has a free action left. At the deliveries themselves, and where
    fields are about to grow, what is put off can be lost, so there everything is asked.
    """
    if not isinstance(command, DEALINGS):
        return False
    question, _ = question_for(state, seat)
    match question:
        case EndOfTurn():
            return _touches_nothing_else(state, seat, command)
        case MoveDisc():
            return question.low == question.high and _touches_nothing_else(state, seat, command)
        case FreeDeliveries():
            return question.left == 0 and _touches_nothing_else(state, seat, command)
        case BuyRoof():
            return _touches_nothing_else(state, seat, command) and not _could_buy_roof(state, seat)
        case BeforeGrowth():
            return _comes_again(state, seat, command) or _leaves_growth_alone(state, seat, command)
    return False


def _touches_nothing_else(state: Table, seat: int, command: Command) -> bool:
    if isinstance(command, Use):
        return _is_own(state, seat, command.source) and _in_time(state, seat, command.source)
    # a card begins to work when it is laid, and what all wait for comes with the dice and the new order
    return not (isinstance(command, Trade) and command.into == "card") or _asked_again_in_phase(state, seat)


def _is_own(state: Table, seat: int, source: str) -> bool:
    """A helper or a roof tile that does nothing at the village, and nothing to dice, discs or deliveries."""
    abilities = (ability_of(state, *each) for each in activated(state, seat) if each[0] == source)
    return all(isinstance(effect, OWN) for each in abilities for way in each.ways for effect in way)


def _in_time(state: Table, seat: int, source: str) -> bool:
    return "any" in phases_of(state, source) or _asked_again_in_phase(state, seat)


def _asked_again_in_phase(state: Table, seat: int) -> bool:
    """Whether a die is still to be taken, or the shared one."""
    return state.phase == "II" and any(_asks(item, seat) for item in state.pending)


def _asks(item: StackItem, seat: int) -> bool:
    match item:
        case Picks(waiting):
            return any(each == seat for each, _ in waiting)
        case EachPlays("shared", seats):
            return seat in seats
    return False


def _could_buy_roof(state: Table, seat: int) -> bool:
    """With all that could be turned into silver."""
    farm = state.farms[seat]
    if not state.roof_offer or len(farm.roofs) >= len(roof_spaces(state, seat)):
        return False
    if next(tiles_to_buy(state, seat), None) is not None or activated(state, seat):
        return True
    goods = sum(SELL[KIND_OF[source]] * holds(state, seat, source) for source in (*FIELD_OF, *FIELD_OF.values(), "pig"))
    return farm.silver + goods + TRADE_GOOD_SILVER * farm.store[AT["trade_good"]] >= roof_price(state, seat)


def _comes_again(state: Table, seat: int, command: Command) -> bool:
    """Before the growth is asked once more, after the income, which finds room whatever is done now."""
    lane = state.lanes[seat] if state.lanes else state.pending
    before_income = any(isinstance(item, Income | BeforeIncome) and item.seat == seat for item in lane)
    if not before_income or not has_room_for_income(state, seat):
        return False
    match command:
        case Use(source):
            return _is_own(state, seat, source)
        case Trade(into):
            return into != "card"
        case Buy("pig"):
            _, goods, chosen = income_of(state, seat)
            return not chosen and "pig" not in goods  # else the pen may be taken
    return True


def _leaves_growth_alone(state: Table, seat: int, command: Command) -> bool:
    """Neither a field gets empty, nor can a pig more or less be bred, nor is there a marker too few."""
    if markers_left(state, seat) < PLENTY or has_pen(state, seat):
        return False
    match command:
        case Buy(kind):
            return kind != "pig"
        case Sell(what) | Upgrade(what):
            return what != "pig" and what not in FIELD_OF
    return False
