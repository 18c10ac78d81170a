"""Luck: draws that can be derived again, without bias; luck that is rigged, and luck that is veiled."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as some

from domain.kernel.luck import Rigged, SeededLuck, Unknown, Veiled, draw, pick, roll, shuffled


def test_a_draw_is_the_mac_of_its_place() -> None:
    message = b"game 7|dice|0"
    number = int.from_bytes(hmac.new(b"seed", message, hashlib.sha256).digest(), "big")
    assert SeededLuck(b"seed", b"game 7").below(90, "dice") == number % 90


@pytest.mark.parametrize("other", [SeededLuck(b"other", b"7"), SeededLuck(b"seed", b"8")])
def test_another_seed_or_place_draws_otherwise(other: SeededLuck) -> None:
    assert SeededLuck(b"seed", b"7").below(1 << 60, "dice") != other.below(1 << 60, "dice")


def test_another_purpose_draws_otherwise() -> None:
    assert SeededLuck(b"seed").below(1 << 60, "dice") != SeededLuck(b"seed").below(1 << 60, "bag")


def test_draws_are_counted() -> None:
    luck = SeededLuck(b"seed")
    first, second = luck.below(1 << 60, "dice"), luck.below(1 << 60, "dice")
    assert luck.draws == 2 and first != second


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    """With a limit above half of the space every second number would be favoured; it is thrown away instead."""
    limit = (1 << 255) + 1
    redrawn = 0
    for n in range(40):
        luck = SeededLuck(b"%d" % n)
        first = int.from_bytes(hmac.digest(b"%d" % n, b"|x|0", "sha256"), "big")
        assert luck.below(limit, "x") < limit and (luck.draws > 1) == (first >= limit)
        redrawn += luck.draws > 1
    assert redrawn > 5


def test_all_numbers_come_up_about_equally_often() -> None:
    luck = SeededLuck(b"fair")
    counts = Counter(value for _ in range(400) for value in roll(luck, 9, "dice"))
    assert set(counts) == {1, 2, 3, 4, 5, 6} and all(500 < count < 700 for count in counts.values())


@given(some.lists(some.integers(1, 1 << 40), max_size=12))
def test_what_is_drawn_in_one_go_is_below_each_limit(limits: list[int]) -> None:
    luck = SeededLuck(b"go")
    numbers = luck.below_each(limits, "dice")
    assert len(numbers) == len(limits) and all(0 <= n < limit for n, limit in zip(numbers, limits, strict=True))
    assert luck.draws <= 1 or prod(limits) > 1 << 128


@given(some.lists(some.integers(1, 20), min_size=1, max_size=12))
def test_one_draw_is_taken_apart_like_a_clock(limits: list[int]) -> None:
    whole = SeededLuck(b"go").below(prod(limits), "dice")
    for limit, digit in zip(limits, SeededLuck(b"go").below_each(limits, "dice"), strict=True):
        whole, rest = divmod(whole, limit)
        assert digit == rest


def test_nothing_drawn_is_no_draw() -> None:
    luck = SeededLuck(b"go")
    assert (luck.below_each((), "dice"), draw(luck, "abc", 0, "bag"), luck.draws) == ((), (), 0)


def test_many_limits_are_several_draws() -> None:
    luck = SeededLuck(b"go")
    assert sorted(shuffled(luck, range(90), "deck")) == list(range(90)) and luck.draws == 4


@given(some.lists(some.integers(), max_size=20), some.integers(0, 25))
def test_a_hand_is_drawn_without_putting_back(pile: list[int], count: int) -> None:
    drawn = draw(SeededLuck(b"hand"), pile, count, "cards")
    assert len(drawn) == min(count, len(pile)) and not Counter(drawn) - Counter(pile)


def test_every_order_can_come_up() -> None:
    orders = {shuffled(SeededLuck(b"%d" % n), "abc", "deck") for n in range(100)}
    assert len(orders) == 6


def test_pick_takes_one() -> None:
    assert pick(Rigged({"who": [2]}), "abcd", "who") == "c"


def test_rigged_luck_gives_each_purpose_its_own_numbers() -> None:
    luck = Rigged({"dice": [0, 5], "bag": [1]})
    assert (luck.below(6, "dice"), luck.below(6, "bag"), luck.below(6, "dice"), luck.draws) == (0, 1, 5, 3)


def test_rigged_luck_goes_on_by_its_seed() -> None:
    assert Rigged().below(1 << 60, "x") == Rigged().below(1 << 60, "x")


@pytest.mark.parametrize("numbers", [{"dice": [6]}, {"dice": [-1]}, {}])
def test_rigged_luck_refuses_what_cannot_be(numbers: dict[str, list[int]]) -> None:
    with pytest.raises(ValueError, match="dice"):
        Rigged(numbers, seed=None).below(6, "dice")


def test_veiled_luck_stops_at_the_first_draw() -> None:
    for reach in (lambda: Veiled().below(6, "dice"), lambda: Veiled().below_each((6, 6), "dice")):
        with pytest.raises(Unknown):
            reach()
