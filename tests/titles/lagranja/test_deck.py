"""The house deck and the roof tiles as data: counts, and that they follow the grammar overlays are checked with."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.titles.lagranja.abilities.grammar import ability_mistakes
from domain.titles.lagranja.cards.content import HOUSE, LANGUAGES, ROOF_ABILITIES, ROOF_KINDS, ROOFS, Card

BASE = [card for card in HOUSE.cards.values() if not card.promo]
PROMO = [card for card in HOUSE.cards.values() if card.promo]


def test_r_a1_66_cards_and_six_promo_cards() -> None:
    assert [card.number for card in BASE] == list(range(1, 67))
    assert [card.number for card in PROMO] == list(range(67, 73))


def test_r_a1_barrows_by_their_points() -> None:
    assert Counter(card.barrow.vp for card in BASE) == {2: 13, 3: 15, 4: 16, 5: 13, 6: 9}
    assert all(card.barrow.market_symbol for card in BASE)
    assert {(card.barrow.vp, card.barrow.market_symbol) for card in PROMO} == {(1, False)}


def test_each_crop_as_often_as_the_others() -> None:
    assert Counter(card.field.crop for card in BASE) == {"olive": 22, "grain": 22, "grape": 22}


def test_every_extension_raises_the_hand_limit_and_brings_something_more() -> None:
    for card in HOUSE.cards.values():
        side = card.extension
        assert side.hand_limit == 1
        assert side.extra_deliveries + side.pig_pens + (side.income is not None) >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_helpers_have_names_of_their_own_in_each_language(language: str) -> None:
    names = [card.helper.names[language] for card in HOUSE.cards.values()]
    assert len(set(names)) == 72 and all(names)


@pytest.mark.parametrize("card", HOUSE.cards.values(), ids=lambda card: card.helper.id)
def test_abilities_follow_the_grammar(card: Card) -> None:
    helper = card.helper
    assert [mistake for ability in helper.abilities for mistake in ability_mistakes(ability)] == []
    assert bool(helper.abilities or helper.modifiers) != helper.special
    limit = {"always": "none", "once_per_round": "round", "once_per_game": "game"}[helper.frequency]
    assert all(each.limit == limit for each in (*helper.abilities, *helper.modifiers))


def test_two_helpers_are_special() -> None:
    assert [c.helper.id for c in HOUSE.cards.values() if c.helper.special] == ["village_elder", "donkey_breeder"]


def test_four_roof_tiles_a_round_of_different_kinds_but_in_the_last() -> None:
    for number in range(1, 7):
        tiles = [roof for roof in ROOFS.values() if roof.round == number]
        assert len(tiles) == 4
        for roof_set in ("classic", "deluxe"):
            kinds = {roof.kind(roof_set).id for roof in tiles}
            assert len(kinds) == 4 or number == 6


def test_every_kind_of_roof_bonus_lies_on_some_tile() -> None:
    on_tiles = {roof.kind(roof_set).id for roof in ROOFS.values() for roof_set in ("classic", "deluxe")}
    assert on_tiles == set(ROOF_KINDS) == set(ROOF_ABILITIES)
    assert {ability.on for ability in ROOF_ABILITIES.values()} == {"activate", "die_taken", "roof_bought"}
