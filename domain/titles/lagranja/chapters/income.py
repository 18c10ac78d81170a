"""Phase I, step 2: income, and whether a player is asked for free actions before it."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.rules import Turn
from domain.titles.lagranja.abilities import events, firing
from domain.titles.lagranja.abilities.conditions import amount
from domain.titles.lagranja.abilities.figures import pens
from domain.titles.lagranja.abilities.readiness import ability_of, activated, in_phase, is_used
from domain.titles.lagranja.abilities.vocabulary import (
    Ability,
    AnyEffect,
    GainGoods,
    GainSilver,
    GainTradeGoods,
    GainVp,
)
from domain.titles.lagranja.chapters.free_actions import PIG, any_free, cannot_trade
from domain.titles.lagranja.chapters.gains import choose_goods, gain_goods, gain_silver
from domain.titles.lagranja.parts import MERCHANT_SILVER, RESOURCES
from domain.titles.lagranja.questions import BeforeGrowth
from domain.titles.lagranja.steps import AfterTurn, BeforeIncome, Income
from domain.titles.lagranja.table import Table, card, deck, markers_left, rules

GAINS = (GainSilver, GainVp, GainGoods, GainTradeGoods)


def income(turn: Turn[Table], seat: int) -> None:
    turn.plan(AfterTurn(seat, growth=True))
    if income_may_change(turn.state, seat):
        turn.plan(Income(seat))
        turn.ask(BeforeGrowth(seat))
    else:
        pay_income(turn, Income(seat))


@rules.step(BeforeIncome)
def before_income(turn: Turn[Table], step: BeforeIncome) -> None:
    if income_may_change(turn.state, step.seat):
        turn.ask(BeforeGrowth(step.seat))


def income_may_change(state: Table, seat: int) -> bool:
    """Could a free action change what the income brings? All others can be done after it just as well."""
    if cannot_trade(state, seat, "card") is None:
        return True  # a card laid in time counts for this income
    unused = (source for source, _ in activated(state, seat) if not is_used(state, seat, source))
    changes = any(in_phase(state, source) for source in unused) or not all(map(_only_gains, _answering(state, seat)))
    return (changes or not has_room_for_income(state, seat)) and any_free(state, BeforeGrowth(seat))


def _answering(state: Table, seat: int) -> Iterator[Ability]:
    """Abilities of helpers that wait for the income step."""
    there = deck(state).waiting_for.get("income", {})
    for helper in state.farms[seat].helpers:
        if not is_used(state, seat, helper):
            yield from (ability_of(state, helper, n) for n in there.get(helper, ()))


def _only_gains(ability: Ability) -> bool:
    """It costs nothing, and what it does goes by nothing that a free action touches, but for the room that is left."""
    return not ability.cost and all(isinstance(effect, GAINS) for way in ability.ways for effect in way)


def has_room_for_income(state: Table, seat: int) -> bool:
    """For all that the income can bring at most: a pen for each pig, a marker for each good and each used helper."""
    _, goods, chosen = income_of(state, seat)
    abilities = tuple(_answering(state, seat))
    more = [effect for ability in abilities for way in ability.ways for effect in way]
    pigs = goods.count("pig") + chosen + sum(_goods_of(state, seat, effect) for effect in more if _may_be_pig(effect))
    markers = len(goods) + chosen + len(abilities) + sum(_goods_of(state, seat, effect) for effect in more)
    no_pig_too_many = not pigs or state.farms[seat].store[PIG] + pigs <= pens(state, seat)
    return no_pig_too_many and markers_left(state, seat) >= max(markers, 1)


def _goods_of(state: Table, seat: int, effect: AnyEffect) -> int:
    return amount(state, seat, effect.n) if isinstance(effect, GainGoods | GainTradeGoods) else 0


def _may_be_pig(effect: AnyEffect) -> bool:
    return isinstance(effect, GainGoods) and "pig" in effect.kinds


def take_income(turn: Turn[Table], seat: int) -> None:
    """The income of extensions and tokens once more, outside the income step."""
    turn.plan(Income(seat, helpers=False))


def income_of(state: Table, seat: int) -> tuple[int, tuple[str, ...], bool]:
    """Silver and goods of extensions and tokens; and is there a resource of one's own choice."""
    farm = state.farms[seat]
    silver = MERCHANT_SILVER if "merchant_house" in farm.tokens else 0
    goods: tuple[str, ...] = ("trade_good",) if "deli" in farm.tokens else ()
    for extension in farm.extensions:
        paid = card(state, extension).extension.income
        if paid is not None and paid.kind == "silver":
            silver += paid.amount
        elif paid is not None:
            goods += (paid.kind,) * paid.amount
    return silver, goods, "greengrocer" in farm.tokens


@rules.step(Income)
def pay_income(turn: Turn[Table], step: Income) -> None:
    seat = step.seat
    silver, goods, chosen = income_of(turn.state, seat)
    if step.helpers:
        firing.fire(turn, events.Income(seat))
    if chosen:
        choose_goods(turn, seat, RESOURCES, 1)
    gain_silver(turn, seat, silver, "income")
    gain_goods(turn, seat, goods)
