"""What a farm is worth to a sensible player: points and goods, what is under way, and what will bring more later.

It looks at one's own farm and at what lies open to all. The weights are estimates in victory points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from domain.titles.lagranja.abilities.figures import extra_deliveries, pens
from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.parts import BUILDINGS, HARVEST, NUMBER, ROUNDS, ROWS, SIESTA_VP, SPACES, STORED, VALUE
from domain.titles.lagranja.questions import ExtraDeliveries, FreeDeliveries
from domain.titles.lagranja.steps import EachPlays, NewOrder
from domain.titles.lagranja.table import Farm, Table, card, crop

SILVER, AT_THE_END = 0.46, 0.2
WORTH = {
    "olive": 0.8,
    "grain": 0.8,
    "grape": 1.0,
    "pig": 1.3,
    "food": 1.35,
    "wine": 1.7,
    "meat": 2.0,
    "trade_good": 1.6,
}
UNWANTED = {
    "olive": 0.4,
    "grain": 0.4,
    "grape": 0.6,
    "pig": 1.0,
    "food": 0.4,
    "wine": 0.4,
    "meat": 0.4,
    "trade_good": 1.4,
}
LEFT_AT_THE_END = {"olive": 0.2, "grain": 0.2, "grape": 0.4, "pig": 0.6, "trade_good": 0.8}
TOKEN = {"merchant_house": 1.0, "wainwright": 1.1, "village_shop": 0.7, "deli": 1.5, "greengrocer": 1.0, "butcher": 0.8}
DELIVERIES_A_ROUND = 2.4
USUAL_TILE = 3
HELPER = 0.75  # a round
TRADE_GOOD_WON = (1.7, 0.8)  # with a barrow; in the last round it is only sold
UNLIKELY = 0.3  # what is filled at a place that will hardly be finished
OUTLET = (0.34, 0.26, 0.18, 0.05)  # the share of its reward that an empty barrow is worth: the first, the second ...


def value(state: Table, seat: int) -> float:
    """In victory points, beside those the farm has already."""
    farm = state.farms[seat]
    if state.result is not None:
        return 3.0 * farm.vp
    rounds = rounds_left(state)
    return (
        farm.vp
        + silver(farm.silver, rounds)
        + work(state, seat, rounds)
        + growing(state, seat, rounds)
        + value_of_place(state, seat, rounds)
    )


def silver(n: int, rounds: float) -> float:
    """Five make a point at the end; before that it buys more than it sells for, but not without limit."""
    return (AT_THE_END + min(rounds, 4.0) / 4 * (SILVER - AT_THE_END)) * min(n, 12) + AT_THE_END * max(n - 12, 0)


def rounds_left(state: Table) -> float:
    """With the part of the round that is still to come."""
    return ROUNDS - state.round + {"I": 1.0, "II": 0.7, "III": 0.4, "IV": 0.0}.get(state.phase, 1.0)


def to_come(state: Table, seat: int, rounds: float) -> float:
    """An estimate of the deliveries to come; in the last phase III what there is left of it."""
    farm = state.farms[seat]
    if state.round < ROUNDS or state.phase != "III":
        return rounds * (DELIVERIES_A_ROUND + 0.6 * len(farm.extensions)) + 1
    free = bought = 0
    donkeys, extra = farm.tile or USUAL_TILE, extra_deliveries(state, seat)
    for item in state.pending:
        match item:
            case NewOrder():
                free, bought = donkeys, extra
            case EachPlays(part="free", seats=seats) if seat in seats:
                free = donkeys
            case EachPlays(part="extra", seats=seats) if seat in seats:
                bought = extra
            case FreeDeliveries(seat=asked, left=left) if asked == seat:
                free = left
            case ExtraDeliveries(seat=asked, left=left) if asked == seat:
                bought = left
    return free + min(bought, farm.silver)


class Target(NamedTuple):
    reward: float
    start: float  # the share of it that the empty place is worth
    missing: tuple[str, ...]
    share: float  # how much of it is filled

    def value(self, likely: bool) -> float:
        filled = 0.85 * self.share + 0.15 * self.share**2
        return self.reward * (self.start + (0.92 - self.start) * filled if likely else UNLIKELY * filled)

    def at_the_end(self) -> float:
        """When nothing but the deliveries to come can finish it; less than what it brings, so that it is finished."""
        return 0.5 * self.reward * self.share


def work(state: Table, seat: int, rounds: float) -> float:
    """What is under way, as far as the deliveries to come will finish it, and the goods that are wanted for it."""
    farm, able = state.farms[seat], to_come(state, seat, rounds)
    wanted: Counter[str] = Counter()
    total = 0.0
    last = state.round == ROUNDS and state.phase == "III"
    for target in sorted(targets(state, farm, rounds), key=lambda t: -t.reward / (len(t.missing) + 1)):
        likely = len(target.missing) <= able
        total += likely * target.at_the_end() if last else target.value(likely)
        if likely:
            able -= len(target.missing)
            wanted.update(target.missing)
    return total + _goods(state, farm, wanted, rounds)


def targets(state: Table, farm: Farm, rounds: float) -> Iterator[Target]:
    for n, (barrow, load) in enumerate(zip(farm.barrows, farm.loads, strict=True)):
        side = card(state, barrow).barrow
        marker = lasting(side.vp, state) if side.market_symbol else 0.0
        yield _target(side.vp + TRADE_GOOD_WON[rounds < 1] + marker, OUTLET[min(n, 3)], side.goods, load)
    for building in BUILDINGS:
        if building in farm.tokens or building in farm.new_tokens or building in state.locked:
            continue
        first = building not in state.completed
        reward = state.round + 0.6 + 1.6 * first + TOKEN[building] * (1 + 0.8 * max(rounds - 1, 0))
        yield _target(reward, 0.0, ROWS[building], farm.rows[NUMBER[building]])


def _target(reward: float, start: float, symbols: tuple[str, ...], filled: int) -> Target:
    missing = _missing(symbols, filled)
    return Target(reward, start, missing, 1 - len(missing) / len(symbols))


@lru_cache(maxsize=4096)
def _missing(symbols: tuple[str, ...], filled: int) -> tuple[str, ...]:
    return tuple(kind for n, kind in enumerate(symbols) if not filled >> n & 1)


def _goods(state: Table, farm: Farm, wanted: Counter[str], rounds: float) -> float:
    held = Counter({kind: n for kind, n in zip(STORED, farm.store, strict=True) if n})
    held.update(crop(state, field) for field in farm.grown)
    total = 0.0
    for kind, n in held.items():
        good = min(n, wanted[kind] if kind != "trade_good" else n)
        worth = good * WORTH[kind] + (n - good) * UNWANTED[kind]
        late = LEFT_AT_THE_END.get(kind, 0.0) * n
        total += worth if rounds >= 1 else worth * rounds + late * (1 - rounds)
    return total


def growing(state: Table, seat: int, rounds: float) -> float:
    """Fields, extensions, helpers, roof tiles and tokens: what comes of them in the rounds that are left."""
    farm, later = state.farms[seat], max(rounds - 0.7, 0.0)
    crops = [crop(state, field) for field in farm.fields]
    total = later * sum(WORTH[kind] * 0.8 ** crops[:n].count(kind) * 0.88**n for n, kind in enumerate(crops))
    for extension in farm.extensions:
        side = card(state, extension).extension
        total += later * (0.35 * side.hand_limit + 0.3 * side.pig_pens)
        if side.income is not None:
            total += later * side.income.amount * (SILVER if side.income.kind == "silver" else WORTH[side.income.kind])
    total += 0.45 * later * extra_deliveries(state, seat)
    pigs = farm.store[STORED.index("pig")]
    if 2 <= pigs < pens(state, seat):
        total += 0.9 * min(later, 1.0)
    total += HELPER * later * sum(card(state, helper).helper.frequency != "once_per_game" for helper in farm.helpers)
    total += sum(TOKEN[token] * later for token in (*farm.tokens, *farm.new_tokens))
    total += 0.2 * min(later, 1) * len(farm.hand)
    unused = [tile for tile in farm.roofs if tile not in farm.spent]
    return total + min(rounds, 1.0) * sum(max(0.6, 1.7 - 0.2 * ROOFS[tile].round) for tile in unused)


def value_of_place(state: Table, seat: int, rounds: float) -> float:
    """Markers on the market, the siesta track and the turn order."""
    total = SIESTA_VP[state.farms[seat].disc] * (state.phase in ("II", "III")) + 0.12 * state.farms[seat].disc
    for space, owner in zip(SPACES, state.market, strict=True):
        if owner == seat:
            total += lasting(VALUE[space], state)
        elif owner >= 0:
            total -= 0.12 * min(rounds, 4) / max(state.seats - 1, 1)
    return total


def lasting(value: int, state: Table) -> float:
    """What a marker on a space of this value brings: a point a round, as long as nobody takes it off."""
    scorings = ROUNDS - state.round + (state.phase != "IV")
    return _LASTING[value][scorings]


_STAYS = {value: 0.55 + 0.05 * value for value in range(2, 7)}
_LASTING = {value: [sum(stays**n for n in range(1, many + 1)) for many in range(7)] for value, stays in _STAYS.items()}


def card_worth(state: Table, card_id: str) -> float:
    """Which cards to keep: good barrows, rich extensions, crops that sell."""
    side = card(state, card_id)
    income = side.extension.income
    return (
        0.3 * side.barrow.vp
        + (income is not None)
        + side.extension.extra_deliveries
        + (side.field.crop not in HARVEST[:2])
    )
