"""Each effect of the vocabulary, shown by a helper made for it. Effects of roof tiles only: test_roofs.py."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.luck import Rigged
from domain.titles.lagranja.abilities.registry import COSTS, EFFECTS
from domain.titles.lagranja.abilities.vocabulary import AnyCost, AnyEffect
from domain.titles.lagranja.questions import EndOfTurn
from tests.titles.lagranja.board import Game, activate, at, card, farm, market, own

VP = {"do": "gain_vp", "n": 1}
USE = "use card 1"


def mine(**more: Any) -> dict[str, Any]:
    return farm(helpers="chef", **more)


def using(*effect: dict[str, Any], phase: str = "II", table: dict[str, Any] | None = None, **more: Any) -> Game:
    """A helper with this effect has just been used."""
    game = at(phase, mine=mine(**more), options=own(activate(*effect)), **(table or {}))
    game.say(USE)
    return game


def test_every_word_is_signed_in() -> None:
    assert set(EFFECTS) == set(AnyEffect.__args__) and len(EFFECTS) == 20
    assert set(COSTS) == set(AnyCost.__args__) and len(COSTS) == 6


# silver, points and goods


def test_gain_silver() -> None:
    assert using({"do": "gain_silver", "n": 3}).me.silver == 1 + 3


def test_gain_vp() -> None:
    game = using({"do": "gain_vp", "n": 2})
    assert (game.me.vp, game.earned("helpers")) == (1 + 2, 2)


def test_the_effects_of_one_ability_come_one_after_the_other() -> None:
    game = using({"do": "gain_silver", "n": 3}, {"do": "gain_vp", "n": 2})
    assert (game.me.silver, game.me.vp) == (1 + 3, 1 + 2)


def test_an_amount_is_counted_when_it_is_wanted_up_to_its_most() -> None:
    most = {"do": "gain_silver", "n": {"count": "fields", "max": 2}}
    assert using(most, fields=(2, 3, 4), silver=0).me.silver == 2
    assert using(most, fields=(2,), silver=0).me.silver == 1


def test_gain_goods() -> None:
    game = using({"do": "gain_goods", "kinds": ["olive", "food"], "n": 2})
    assert game.offers()[:3] == ["take olive, olive", "take olive, food", "take food, food"]
    game.say("take olive, food")
    assert (game.goods("olive"), game.goods("food")) == (1, 1)


def test_gain_goods_different() -> None:
    game = using({"do": "gain_goods", "kinds": ["olive", "food", "wine"], "n": 2, "different": True})
    assert game.refused("take olive, olive") == "not_different"
    game.say("take olive, wine")
    assert (game.goods("olive"), game.goods("wine")) == (1, 1)


def test_a_pig_of_a_helper_without_a_pen_is_sold_or_waived() -> None:
    effect = {"do": "gain_goods", "kinds": ["pig"], "n": 1}
    game = using(effect, pig=2, silver=0)
    assert game.offers() == ["sell pig", "done"]
    game.say("sell pig")
    assert (game.me.silver, game.goods("pig")) == (3, 2)
    refusing = at("II", mine=mine(pig=2), options={**own(activate(effect)), "pig_no_pen": "refuse"})
    assert refusing.refused(USE) == "no_use"


def test_gain_trade_goods() -> None:
    assert using({"do": "gain_trade_goods", "n": 2}).goods("trade_good") == 2


def test_upgrade() -> None:
    game = using({"do": "upgrade", "n": 2, "kinds": ["grape"]}, silver=0, olive=1, grape=1, fields=(2,), grown=(2,))
    assert game.offers() == ["upgrade grape", "upgrade field grape", "done"]
    game.say("upgrade grape", "upgrade field grape")
    assert (game.goods("wine"), game.goods("olive"), game.me.grown, game.me.silver) == (2, 1, (), 0)


def test_move_goods() -> None:
    game = using({"do": "move_goods", "crop": "grape"}, grape=1, fields=(2, 4, 3), grown=(2, 3))
    assert game.offers() == ["bring 1 to store", "bring 1 to fields", "done"]
    game.say("bring 1 to fields")
    assert (game.goods("grape"), set(game.me.grown)) == (0, {card(2), card(3), card(4)})


# deliveries and the siesta track


def test_deliver_to_some_targets_only() -> None:
    game = using({"do": "deliver", "n": 2, "to": ["craft"], "price": 0}, pig=2, barrows=(1,), silver=0)
    assert game.offers() == ["deliver pig to village shop", "deliver pig to butcher", "done"]
    game.say("deliver pig to butcher", "deliver pig to butcher")
    assert game.me.rows[5] == 0b011


def test_deliver_at_the_price_of_an_extra_delivery() -> None:
    game = using({"do": "deliver", "n": 1, "to": ["barrow"], "price": 1}, pig=1, barrows=(1,), silver=1)
    game.say("deliver pig to card 1")
    assert game.me.silver == 0


def test_siesta_lands_on_top_and_loses_steps_beyond_the_last_space() -> None:
    game = using({"do": "siesta", "min": 2, "max": 3}, table={"stack": (0, 1)})
    assert game.offers() == ["move 2", "move 3", "done"]
    game.say("move 3")
    assert game.me.disc == 3 and game.state.stack == (1, 0)
    game = using({"do": "siesta", "min": 2, "max": 3}, disc=8)
    game.say("move 2")
    assert game.me.disc == 9


def test_fill_symbol_is_no_delivery_and_spends_nothing() -> None:
    game = using({"do": "fill_symbol", "to": ["barrow"]}, barrows=(40,), loads=(0b01,), vp=0, silver=0)
    assert game.offers() == ["fill grain on card 40", "done"]
    game.say("fill grain on card 40", "place marker on D3")
    assert (game.me.barrows, game.me.vp, game.goods("trade_good")) == ((), 2, 1)


# cards


def test_draw_cards_and_keep() -> None:
    luck = Rigged({"cards": [0, 0, 0]})
    deck = (card(2), card(3), card(4), card(5))
    game = at("I", mine=mine(), deck=deck, luck=luck, options=own(activate({"do": "draw_cards", "n": 3, "keep": 2})))
    game.say(USE)
    first, second, _ = game.offers()
    game.say(first, second)
    assert len(game.me.hand) == 2 and len(game.state.discard) == 1


def test_play_card_into_a_listed_slot() -> None:
    game = using({"do": "play_card", "slots": ["extension"], "extension_cost": "free"}, hand=(2,), silver=0, vp=0)
    assert game.offers() == ["play card 2 as extension", "done"]
    game.say("play 2 as extension")
    assert game.me.extensions == (card(2),)


def test_play_card_clears_a_full_place() -> None:
    game = using({"do": "play_card", "slots": ["barrow"], "extension_cost": "normal"}, hand=(2,), barrows=(3, 4, 5))
    assert "play card 2 as barrow instead of card 4" in game.offers()
    game.say("play 2 as barrow instead of card 4")
    assert set(game.me.barrows) == {card(2), card(3), card(5)}


# the market


def test_place_marker() -> None:
    effect = {"do": "place_marker", "values": [3], "removes": True, "vp": True}
    game = using(effect, vp=0, table={"market": market(D3=1, E2=1)})
    assert game.refused("place marker on C4") == "wrong_space"
    game.say("place marker on C3")
    assert (game.owner("C3"), game.owner("D3"), game.owner("E2"), game.me.vp) == (0, -1, 1, 1)


def test_place_marker_that_removes_nothing() -> None:
    effect = {"do": "place_marker", "values": [3], "removes": False, "vp": True}
    game = using(effect, vp=0, table={"market": market(D3=1)})
    game.say("place marker on C3")
    assert (game.owner("D3"), game.me.vp) == (1, 0)


def test_place_marker_needs_a_free_space() -> None:
    effect = {"do": "place_marker", "values": [2], "removes": True, "vp": True}
    game = at("II", mine=mine(), options=own(activate(effect)), market=market(D3=1, C5=1))
    assert game.refused(USE) == "no_use"


def test_move_marker() -> None:
    effect = {"do": "move_marker", "to": "same_value", "removes": True, "vp": True}
    game = using(effect, vp=0, table={"market": market(D1=0, D3=1)})
    assert game.refused("shift marker from D1 to C2") == "no_shift", "C2 is worth 4, not 3"
    game.say("shift marker from D1 to C3")
    assert (game.owner("D1"), game.owner("C3"), game.owner("D3"), game.me.vp) == (-1, 0, -1, 1)


# several ways


def test_one_of_offers_the_ways_that_bring_something() -> None:
    ways = [[{"do": "gain_silver", "n": 2}], [{"do": "upgrade", "n": 1, "kinds": ["pig"]}], [VP]]
    ability = {"on": "activate", "optional": True, "one_of": ways}
    game = at("II", mine=mine(), options=own(ability))
    game.say(USE)
    assert game.offers() == ["choose gain silver", "choose gain vp"]
    assert game.refused("choose upgrade") == "no_such_way"
    game.say("choose gain vp")
    assert (game.me.vp, game.me.silver) == (2, 1)


def test_every_part_of_an_effect_may_be_waived() -> None:
    game = using({"do": "gain_goods", "kinds": ["olive", "pig"], "n": 1}, {"do": "siesta", "min": 1, "max": 1}, VP)
    game.say("done", "done")
    assert (game.goods("olive"), game.me.disc, game.me.vp) == (0, 0, 2)


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "gain_goods", "kinds": ["olive", "pig"], "n": 1},
        {"do": "upgrade", "n": 1, "kinds": ["olive"]},
        {"do": "deliver", "n": 1, "to": ["barrow"], "price": 0},
        {"do": "siesta", "min": 1, "max": 2},
        {"do": "play_card", "slots": ["field"], "extension_cost": "normal"},
        {"do": "place_marker", "values": [2], "removes": True, "vp": True},
        {"do": "move_marker", "to": "same_value", "removes": True, "vp": True},
        {"do": "use_revenue", "space": "any", "option": "any", "n": 1},
        {"do": "move_goods", "crop": "olive"},
        {"do": "flip_roof", "n": 1},
        {"do": "fill_symbol", "to": ["barrow"]},
        {"do": "use_token", "n": 1},
    ],
)
def test_each_choice_may_be_declined_and_leaves_the_farm_as_it_is(effect: dict[str, Any]) -> None:
    here: dict[str, Any] = {"olive": 1, "barrows": (1,), "hand": (2,), "fields": (3,), "tokens": ("deli",)}
    roofs = {"roofs": ("roof_4_1",), "spent": ("roof_4_1",)}
    game = using(effect, table={"market": market(D1=0)}, **here, **roofs)
    before = game.me
    game.say("done")
    assert game.me == before and isinstance(game.top(), EndOfTurn)


def test_a_filled_symbol_wants_a_marker() -> None:
    game = using({"do": "fill_symbol", "to": ["barrow"]}, barrows=(40,), olive=25)
    game.say("fill grain on card 40")
    assert "give up olive" in game.offers()
    game.say("give up olive", "fill grain on card 40")
    assert (game.me.loads, game.goods("olive")) == ((0b10,), 24)


def test_a_choice_that_is_not_offered_is_refused() -> None:
    barrow = {"do": "fill_symbol", "to": ["barrow"]}
    assert using(barrow, barrows=(40,)).refused("fill pig on card 40") == "no_such_symbol"
    assert using({"do": "move_goods", "crop": "olive"}, olive=1, fields=(3,)).refused("bring 2 to fields") == "too_many"
    roofs = {"roofs": ("roof_4_1", "roof_5_1"), "spent": ("roof_4_1",)}
    assert using({"do": "flip_roof", "n": 1}, **roofs).refused("turn up roof 5-1") == "not_used"
