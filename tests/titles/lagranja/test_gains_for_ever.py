"""An owner's card that would bring more than it costs, without end, is refused."""

from __future__ import annotations

import pytest

from domain.titles.lagranja.abilities.grammar import gains_for_ever, worths
from domain.titles.lagranja.abilities.vocabulary import Price
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.cards.owners_file import mistakes
from tests.titles.lagranja.inventing import overlay
from tests.titles.lagranja.test_overlay import Raw, ability, changed, printed


def test_an_ability_that_gains_for_ever_is_refused() -> None:
    def unlimited(card: Raw) -> None:
        card["helper"]["frequency"] = "always"
        ability(card)["limit"] = "none"

    assert changed(62, unlimited) == [
        "mine.json, card 62, helper.spec.abilities[0].limit: used without limit it gains; wanted round or game"
    ]


def test_what_gains_for_ever_is_judged_with_all_prices_of_the_deck() -> None:
    """Wine for 3 silver loses while wine is dear, and gains once grapes and their upgrade are cheap."""
    seller, cheap = printed(8, 62)
    sale = {"on": "activate", "optional": True, "limit": "none", "effect": [{"do": "gain_silver", "n": 3}]}
    seller["helper"]["spec"]["abilities"] = [sale | {"cost": [{"pay": "goods", "n": 1, "kinds": ["wine"]}]}]
    prices = [{"modify": "price", "of": of, "kinds": ["grape"], "set": 0, "limit": "none"} for of in ("buy", "upgrade")]
    cheap["helper"]["spec"]["abilities"] = prices
    for card in (seller, cheap):
        card["helper"]["frequency"] = "always"
    assert mistakes(overlay(seller), "mine.json") == []
    assert mistakes(overlay(seller, cheap), "mine.json") == [
        "mine.json, card 8, helper.spec.abilities[0].limit: used without limit it gains; wanted round or game"
    ]


@pytest.mark.parametrize(
    ("cost", "effect", "gains"),
    [
        ({"pay": "vp", "n": 2}, {"do": "gain_silver", "n": 1}, False),
        ({"pay": "silver", "n": 1}, {"do": "gain_vp", "n": 1}, True),
        ({"pay": "silver", "n": 9}, {"do": "gain_silver", "n": {"count": "fields", "max": 8}}, False),
        ({"pay": "silver", "n": 9}, {"do": "gain_silver", "n": {"count": "fields"}}, True),
        ({"pay": "silver", "n": 9}, {"do": "gain_trade_goods", "n": 1}, True),
        ({"pay": "goods", "n": 1, "kinds": ["pig"]}, {"do": "gain_goods", "kinds": ["grape", "olive"], "n": 1}, False),
        ({"pay": "goods", "n": 1, "kinds": ["pig", "olive"]}, {"do": "gain_goods", "kinds": ["grape"], "n": 1}, True),
        ({"pay": "silver", "n": 5}, {"do": "gain_goods", "kinds": "own_field_crops", "n": 1}, False),
        ({"pay": "trade_good", "n": 1}, {"do": "siesta", "min": 1, "max": 1}, True),
        ({"pay": "discard_card", "n": 1}, {"do": "gain_vp", "n": 1}, True),
    ],
)
def test_what_is_used_without_limit_has_to_lose(cost: Raw, effect: Raw, gains: bool) -> None:
    (card,) = printed(61)
    ability(card).update(cost=[cost], effect=[effect])
    assert bool(mistakes(overlay(card))) == gains


def test_nothing_of_the_house_deck_gains_for_ever() -> None:
    worth = worths([m for card in HOUSE.cards.values() for m in card.helper.modifiers if isinstance(m, Price)])
    unlimited = [a for card in HOUSE.cards.values() for a in card.helper.abilities if a.limit == "none"]
    assert any(ability.on == "activate" for ability in unlimited), "the Broker"
    assert not any(gains_for_ever(ability, worth) for ability in unlimited)
