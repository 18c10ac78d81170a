"""Nothing of the rulings, the vocabulary, the craft tokens and the books' examples is without a test named after it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

import pytest

from domain.titles.lagranja.abilities import vocabulary
from domain.titles.lagranja.abilities.conditions import COUNTERS, RANKS
from domain.titles.lagranja.parts import BUILDINGS

# the decisions of the rulings by group: R-A1 to R-A8, R-B1 to R-B7 and so on
GROUPS = {"a": 8, "b": 7, "c": 11, "d": 9, "e": 4, "f": 5, "g": 10, "h": 7, "j": 3, "k": 6, "l": 4, "m": 4, "s": 8}
RULINGS = [f"r_{group}{n + 1}" for group, many in GROUPS.items() for n in range(many)]
EXAMPLES = 13


def names_in(pattern: str) -> list[str]:
    files = sorted(Path(__file__).parent.glob(pattern))
    nodes = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


# effects of Deluxe roof tiles alone, which no helper may have
ROOF_ONLY = {"take_income": "test_r_d5_income", "double_roof_vp": "test_r_d6_double_vp_on_its_own_placing"}
TESTS, VOCABULARY_TESTS = names_in("test_*.py"), names_in("test_vocabulary_*.py")


def tags(union: Any) -> list[str]:
    return [str(word.__struct_config__.tag) for word in get_args(union)]


WORDS = [
    *get_args(vocabulary.Trigger),
    *(f"where_{name}" for name in vocabulary.Where.__struct_fields__),
    *(f"pay_{tag}" for tag in tags(vocabulary.AnyCost)),
    *tags(vocabulary.AnyEffect),
    *tags(vocabulary.AnyModifier),
    *get_args(vocabulary.GoodSet),
    *(f"limit_{limit}" for limit in get_args(vocabulary.Limit)),
    "if_count",
    "if_rank",
]


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test(ruling: str) -> None:
    assert any(name.startswith(f"test_{ruling}_") for name in TESTS)


@pytest.mark.parametrize("word", WORDS)
def test_each_word_of_the_vocabulary_has_a_test(word: str) -> None:
    named = any(f"{name}_".startswith(f"test_{word}_") for name in VOCABULARY_TESTS)
    assert named or ROOF_ONLY.get(word) in TESTS


def test_each_counter_and_rank_is_tried_in_a_condition() -> None:
    from tests.titles.lagranja.test_vocabulary_triggers import COUNTED, RANKED

    assert set(COUNTED) == set(COUNTERS)
    assert {(rank, word) for rank, word, _, _ in RANKED} == set(RANKS)


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_craft_token_has_a_test_of_either_side(building: str) -> None:
    from tests.titles.lagranja.test_craft_tokens import AT_ONCE

    assert building in AT_ONCE
    assert f"test_token_for_good_{building}" in TESTS


def test_the_examples_of_the_books_are_all_there() -> None:
    assert len(names_in("test_examples.py")) == EXAMPLES
