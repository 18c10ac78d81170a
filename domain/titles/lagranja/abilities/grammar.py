"""What goes together in an ability beyond its shape, and why no ability can be used for ever.

A mistake is (where, what is wanted); `where` is a path inside the ability as its file writes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from domain.titles.lagranja.abilities import vocabulary as v
from domain.titles.lagranja.abilities.vocabulary import Ability, AnyCost, AnyEffect, Condition, Counted, Price
from domain.titles.lagranja.parts import BECOMES, BUY, SELL, UPGRADE

Mistake = tuple[str, str]

FILTERS = {
    "slot": ("card_played",),
    "dice": ("die_taken", "revenue_used"),
    "spaces": ("revenue_used",),
    "symbol": ("barrow_completed",),
    "by": ("craft_completed",),
}
SETS = {
    "played_card_crop": ("card_played",),
    "completed_barrow_resources": ("barrow_completed",),
}
RANKS = {"turn_order": "last", "market_markers": "most"}
WORTH = {"silver": 1.0, "vp": 1.0, "olive": 1.5, "grain": 1.5, "grape": 2.5, "pig": 4.0, "food": 2.0, "wine": 4.0}
WORTH |= {"meat": 3.5, "trade_good": 12.0}
ENDLESS = 1000.0  # the worth of what has no upper bound or no figure


def ability_mistakes(ability: Ability) -> Iterator[Mistake]:
    if bool(ability.effect) == bool(ability.one_of):
        yield "effect", "wanted exactly one of effect and one_of"
    if ability.one_of and len(ability.one_of) < 2:
        yield "one_of", "wanted two lists of effects or more"
    if ability.cost and not ability.optional:
        yield "optional", "wanted true: what costs something can always be declined"
    if len({type(cost) for cost in ability.cost}) < len(ability.cost):
        yield "cost", "wanted each word of payment once, with its n"
    if len({type(way[0]) for way in ability.one_of if way}) < len(ability.one_of):
        yield "one_of", "wanted ways that begin with different words, so that they can be told apart"
    yield from _filter_mistakes(ability)
    for n, condition in enumerate(ability.conditions):
        yield from ((f"if[{n}]", text) for text in _condition_mistakes(condition))
    if any(isinstance(cost, v.ForgoMarker) for cost in ability.cost):
        if ability.on != "barrow_completed" or not ability.where.symbol:
            yield "cost", "forgo_marker wants the trigger barrow_completed with where.symbol true"
        if any(isinstance(cost, v.ForgoMarker) and cost.n != 1 for cost in ability.cost):
            yield "cost", "forgo_marker wants n 1"
    for effect in (effect for way in ability.ways for effect in way):
        yield from (("effect", text) for text in _effect_mistakes(ability, effect))


def _filter_mistakes(ability: Ability) -> Iterator[Mistake]:
    for name, triggers in FILTERS.items():
        if getattr(ability.where, name) and ability.on not in triggers:
            yield f"where.{name}", f"fits {' and '.join(triggers)}, not {ability.on}"


def _condition_mistakes(condition: Condition) -> Iterator[str]:
    if (condition.count is None) == (condition.rank is None):
        yield "wanted either count with min or max, or rank with is"
    elif condition.count is not None and condition.min is None and condition.max is None:
        yield "count wants min or max"
    elif condition.rank is not None and RANKS[condition.rank] != condition.word:
        yield f"rank {condition.rank} wants is {RANKS[condition.rank]}"


def _effect_mistakes(ability: Ability, effect: AnyEffect) -> Iterator[str]:
    match effect:
        case v.ChangeDie(how=how, n=n):
            if ability.on != "die_taken":
                yield "change_die belongs to the trigger die_taken"
            if (how == "shift") != (n is not None):
                yield "change_die wants n with shift, and only there"
        case v.RerollDice() if ability.on != "dice_rolled":
            yield "reroll_dice belongs to the trigger dice_rolled"
        case v.UseRevenue(space=space, option=option):
            if space == "same" and ability.on != "revenue_used":
                yield "use_revenue with space same belongs to the trigger revenue_used"
            if option == "other" and space != "same":
                yield "use_revenue with option other wants space same"
        case v.GainGoods(kinds=str(name)) if ability.on not in SETS.get(name, (ability.on,)):
            yield f"{name} belongs to the trigger {SETS[name][0]}"
        case v.GainGoods(kinds="discarded_card_crop") if not any(isinstance(c, v.DiscardCard) for c in ability.cost):
            yield "discarded_card_crop wants the cost discard_card"
        case v.DrawCards(n=n, keep=keep) if keep > n:
            yield f"draw_cards wants keep of at most n, {n}"
        case v.Siesta(min=low, max=high) if low > high:
            yield "siesta wants min of at most max"
        case v.TakeIncome() | v.DoubleRoofVp():
            yield "take_income and double_roof_vp are for roof tiles only"
        case _:
            pass


# used at will and without limit


def worths(prices: Collection[Price]) -> dict[str, float]:
    """What a good is worth with all these modifiers at one farm: no more than it can be bought or made for."""
    worth = dict(WORTH)
    for good, printed in BUY.items():
        bought = max(lowest_buying_price(good), stacked(prices, "buy", printed, good))
        worth[good] = min(worth[good], bought)
    for good, made in BECOMES.items():
        worth[made] = min(worth[made], worth[good] + stacked(prices, "upgrade", UPGRADE[good], good))
    return worth


def gains_for_ever(ability: Ability, worth: Mapping[str, float]) -> bool:
    """It has to lose value each time it is used; then nobody turns round and round with it."""
    if ability.on != "activate" or ability.limit != "none":
        return False
    paid = sum(_paid(cost, worth) for cost in ability.cost)
    return paid <= max(sum(_gained(effect, worth) for effect in way) for way in ability.ways)


def _paid(cost: AnyCost, worth: Mapping[str, float]) -> float:
    match cost:
        case v.PaySilver(n=n):
            return n * worth["silver"]
        case v.PayVp(n=n):
            return n * worth["vp"]
        case v.PayTradeGood(n=n):
            return n * worth["trade_good"]
        case v.PayGoods(n=n, kinds=kinds):
            return n * min(worth[kind] for kind in kinds)
    return 0.0


def _gained(effect: AnyEffect, worth: Mapping[str, float]) -> float:
    match effect:
        case v.GainSilver(n=n) | v.GainVp(n=n):
            return _most(n)
        case v.GainTradeGoods(n=n):
            return _most(n) * worth["trade_good"]
        case v.GainGoods(kinds=tuple(kinds), n=n):
            return _most(n) * max(worth[kind] for kind in kinds)
        case v.GainGoods(n=n):
            return _most(n) * worth["pig"]
    return ENDLESS


def _most(n: int | Counted) -> float:
    if isinstance(n, Counted):
        return float(n.max or ENDLESS)
    return float(n)


# prices under several modifiers


def stacked(modifiers: Iterable[Price], of: str, printed: int, kind: str = "") -> int:
    """The lowest fixed price holds, then all changes are added, then the floor of 0."""
    found = [m for m in modifiers if m.of == of and (not m.kinds or kind in m.kinds)]
    lowest = min([printed, *(m.set for m in found if m.set is not None)])
    return max(0, lowest + sum(m.change or 0 for m in found))


def lowest_buying_price(good: str) -> int:
    """More than the good is sold for, so that nobody gains by buying and selling."""
    return SELL[good] + 1
