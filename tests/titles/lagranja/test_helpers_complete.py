"""Every helper and every kind of roof bonus has a test of its own."""

from __future__ import annotations

from inspect import getsource

import pytest

from domain.titles.lagranja.cards.content import HOUSE, ROOF_KINDS
from tests.titles.lagranja import (
    test_helpers_01_18,
    test_helpers_19_36,
    test_helpers_37_54,
    test_helpers_55_72,
    test_roofs,
)

MODULES = (test_helpers_01_18, test_helpers_19_36, test_helpers_37_54, test_helpers_55_72)


@pytest.mark.parametrize("card", HOUSE.cards.values(), ids=lambda card: card.helper.id)
def test_each_helper_has_a_test_by_its_name_in_the_file_of_its_number(card) -> None:  # type: ignore[no-untyped-def]
    module = MODULES[(card.number - 1) // 18]
    test = getattr(module, f"test_{card.helper.id}")
    assert card.helper.id in getsource(test)


@pytest.mark.parametrize("kind", ROOF_KINDS)
def test_each_roof_bonus_has_a_test(kind: str) -> None:
    assert f'("{kind}"' in getsource(test_roofs)
