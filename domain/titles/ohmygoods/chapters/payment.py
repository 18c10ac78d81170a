"""Paying with goods: any goods of one's own buildings, no change given. What is offered has no good too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from domain.kernel.luck import Luck, shuffled
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.facts import GoodsSpent, Taken
from domain.titles.ohmygoods.parts import COINS_A_POINT
from domain.titles.ohmygoods.table import Table, cards_of, each_built, in_force
from domain.titles.ohmygoods.words import GOOD, Goods, Lot, lot_name

Stock = dict[str, tuple[int, int]]  # good -> (how many, what one is worth)


def value_of(state: Table, seat: int, card: Card) -> int:
    """What one good lying on this building is worth now."""
    printed = cards_of(state).values.get(card.good)
    if printed is None:
        printed = sum(other.colour == card.colour for _, other in each_built(state, seat))
    return printed + sum(e.delta for e in in_force(state, seat, "good_value") if e.good == card.good)


def stock_of(state: Table, seat: int) -> Stock:
    stock: Stock = {}
    cards = cards_of(state)
    for built, card in each_built(state, seat):
        if built.goods:
            name = cards.good_name(card)
            many = stock.get(name, (0, 0))[0]
            stock[name] = (many + len(built.goods), value_of(state, seat, card))
    return stock


def coins_of(state: Table, seat: int) -> int:
    return sum(many * value for many, value in stock_of(state, seat).values())


def as_points(coins: int) -> tuple[int, int]:
    """The points that all goods together buy, and the coins left over."""
    return divmod(coins, COINS_A_POINT)


def cannot_pay(stock: Stock, price: int, goods: Goods) -> Refused | None:
    given = counted(goods)
    for good, many in given.items():
        if not 0 < many <= stock.get(good, (0, 0))[0]:
            return Refused("no_such_goods", "You have not got {goods}.", goods=_called(good, many))
    worth = sum(many * stock[good][1] for good, many in given.items())
    if worth < price:
        return Refused("too_little", "That is worth {worth}; {price} is wanted.", worth=worth, price=price)
    if price <= 0 and given:
        return Refused("nothing_due", "That costs nothing, so no goods are given for it.")
    return None


def _called(good: str, many: int) -> str:
    return lot_name(good, many) if good in GOOD.names else good


def counted(goods: Goods) -> Counter[str]:
    given: Counter[str] = Counter()
    for lot in goods:
        given[lot.good] += lot.count
    return given


def lots(goods: Mapping[str, int]) -> Goods:
    return tuple(Lot(good, many) for good, many in goods.items() if many)


def worth_of(stock: Stock, goods: Goods) -> int:
    return sum(lot.count * stock[lot.good][1] for lot in goods)


def taken(state: Table, seat: int, wanted: Mapping[str, int]) -> Taken:
    """Which cards leave which building; goods of a name are alike, so the first ones do."""
    cards = cards_of(state)
    left = dict(wanted)
    out: list[tuple[str, str]] = []
    for built, card in each_built(state, seat):
        many = left.get(cards.good_name(card), 0) if card.good else 0
        if many:
            out += [(built.card, good) for good in built.goods[:many]]
            left[cards.good_name(card)] = many - len(built.goods[:many])
    return tuple(out)


def spend(turn: Turn[Table], seat: int, goods: Goods) -> None:
    given = counted(goods)
    if not given:
        return
    said = lots(given)
    worth = worth_of(stock_of(turn.state, seat), said)
    turn.emit(GoodsSpent(seat, taken(turn.state, seat, given), worth, said))


def ways(stock: Stock, price: int, needed: Iterable[str] = (), at_most: int = 3) -> tuple[Goods, ...]:
    """Payments without a good too many, the least overpaid first, then those that spare goods one's own chains could
    use.
    """
    if price <= 0:
        return ((),)
    sums = _cheapest(stock, price, frozenset(needed))
    found = []
    for worth in sorted(sums):
        goods = sums[worth][1]
        if worth >= price and all(worth - stock[good][1] < price for good in goods):
            found.append(lots(goods))
            if len(found) == at_most:
                break
    return tuple(found)


def _cheapest(stock: Stock, price: int, needed: frozenset[str]) -> dict[int, tuple[int, dict[str, int]]]:
    """For each sum up to the first that suffices: the goods that make it and spare the most useful ones."""
    sums: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    for good, (many, value) in stock.items():
        if value <= 0:
            continue
        grown = dict(sums)
        for so_far, (burden, goods) in sums.items():
            for n in range(1, many + 1):
                if so_far + (n - 1) * value >= price:
                    break
                total, cost = so_far + n * value, burden + n * (good in needed)
                if total not in grown or cost < grown[total][0]:
                    grown[total] = (cost, {**goods, good: n})
        sums = grown
    return sums


def least(stock: Stock, price: int) -> int | None:
    """The smallest sum of goods that reaches the price, if any does."""
    reachable = {0}
    for many, value in stock.values():
        reachable |= {sum_ + n * value for sum_ in reachable for n in range(1, many + 1)}
    return min((worth for worth in reachable if worth >= price), default=None)


def only_way(stock: Stock, price: int) -> Goods | None:
    """The payment, if there is nothing to choose: every good is alike, or all are needed."""
    total = sum(many * value for many, value in stock.values())
    if all(total - value < price for _, value in stock.values()):
        return lots({good: many for good, (many, _) in stock.items()})
    if len(stock) == 1:
        return ways(stock, price)[0]
    return None


def any_payment(stock: Stock, price: int, luck: Luck) -> Goods:
    """A payment without a good too many, at random."""
    units = [good for good, (many, _) in stock.items() for _ in range(many)]
    chosen: list[str] = []
    worth = 0
    for good in shuffled(luck, units, "pay"):
        if worth >= price:
            break
        chosen.append(good)
        worth += stock[good][1]
    for good in tuple(chosen):
        if worth - stock[good][1] >= price:
            chosen.remove(good)
            worth -= stock[good][1]
    return lots(Counter(chosen))


def holding(stock: Stock, price: int, held: Iterable[str]) -> Iterator[Goods]:
    """Every payment without a good too many that has these goods in it, the cheapest kind of good in it first."""
    least = Counter(held)
    if price <= 0:
        yield from () if least else ((),)
        return
    worths = sorted({worth for _, worth in stock.values() if worth > 0})
    for cheapest in worths:
        # with nothing cheaper in it nothing can be left out, as long as it is worth less than one of these too much
        usable = {good: pair for good, pair in stock.items() if pair[1] >= cheapest}
        if any(many > usable.get(good, (0, 0))[0] for good, many in least.items()):
            continue
        goods = sorted(((worth, good, many) for good, (many, worth) in usable.items()), key=lambda each: each[0])
        for chosen in _reaching(tuple(goods), least, range(price, price + cheapest)):
            if any(stock[good][1] == cheapest for good, many in chosen.items() if many):
                yield lots(chosen)


def _reaching(goods: tuple[tuple[int, str, int], ...], least: Counter[str], sums: range) -> Iterator[dict[str, int]]:
    """Every choice of (worth, good, how many there are) whose sum is one of these."""
    if not _reachable(goods, least, sums):
        return
    if not goods:
        yield {}
        return
    (worth, good, there), *others = goods
    for many in range(there, least[good] - 1, -1):
        rest = range(max(sums.start - many * worth, 0), max(sums.stop - many * worth, 0))
        for chosen in _reaching(tuple(others), least, rest):
            yield {good: many, **chosen}


def _reachable(goods: tuple[tuple[int, str, int], ...], least: Counter[str], sums: range) -> bool:
    """Can the sum be one of these? Sums are bits of a number, so the work does not grow with the choices."""
    bits = 1
    for worth, good, there in goods:
        bits <<= least[good] * worth
        for _ in range(there - least[good]):
            bits |= bits << worth
    return bool(sums) and bits >> sums.start & ((1 << len(sums)) - 1) != 0


def chain_goods(state: Table, seat: int) -> Iterator[str]:
    """Goods that a chain of one's own buildings could still turn into better ones."""
    for _, card in each_built(state, seat):
        yield from card.goods_icons
