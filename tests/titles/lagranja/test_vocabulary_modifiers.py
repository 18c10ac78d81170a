"""Each modifier of the vocabulary, how several stack, and what goes when a helper leaves."""

from __future__ import annotations

from typing import Any

import pytest

from domain.titles.lagranja.abilities import figures
from domain.titles.lagranja.abilities.vocabulary import Capacity, Price
from domain.titles.lagranja.questions import EndOfTurn, FarmCard, FreeDeliveries
from domain.titles.lagranja.steps import EachPlays, RoundEnds
from domain.titles.lagranja.table import NEUTRAL
from tests.titles.lagranja.board import Game, at, card, farm, market, own


def price(of: str, **how: Any) -> dict[str, Any]:
    return {"modify": "price", "of": of, **how}


def with_modifiers(*modifiers: dict[str, Any], phase: str = "I", helpers: str = "chef", **more: Any) -> Game:
    questions, table = more.pop("questions", ()), more.pop("table", {})
    options = own(*modifiers, limit="none")
    return at(phase, *questions, mine=farm(helpers=helpers, **more), options=options, **table)


# prices


def test_price_of_upgrades_for_some_kinds() -> None:
    game = with_modifiers(price("upgrade", kinds=["grape"], change=-2), olive=1, grape=1, silver=3)
    game.say("upgrade grape", "upgrade olive")
    assert game.me.silver == 3 - (3 - 2) - 2


def test_price_of_buying() -> None:
    game = with_modifiers(price("buy", kinds=["olive", "grape"], set=3), silver=9)
    game.say("buy olive", "buy grape", "buy grain")
    assert game.me.silver == 0


def test_price_of_buying_stays_above_the_price_of_selling() -> None:
    game = with_modifiers(price("buy", kinds=["grape", "pig"], set=0))
    assert figures.buy_price(game.state, 0, "grape") == 2 + 1
    assert figures.buy_price(game.state, 0, "pig") == 3 + 1


def test_price_of_a_roof_tile_and_of_an_extra_delivery() -> None:
    game = with_modifiers(price("roof", change=-3), price("extra_delivery", set=0))
    assert figures.roof_price(game.state, 0) == 0
    assert figures.extra_delivery_price(game.state, 0) == 0


def test_price_of_an_extension_in_goods() -> None:
    question = FarmCard(0, 1)
    game = with_modifiers(
        price("extension", change=-2), questions=(question,), extensions=(2, 3), hand=(4,), silver=1, vp=0
    )
    game.say("play 4 as extension")
    assert (len(game.me.extensions), game.me.silver) == (3, 0)


def test_price_of_a_point_at_the_end() -> None:
    questions = (RoundEnds(), EndOfTurn(0))
    game = with_modifiers(price("end_vp", set=2), questions=questions, silver=6, vp=0, table={"round": 6})
    game.say("done")
    assert game.total() == 3


@pytest.mark.parametrize(
    ("modifiers", "paid"),
    [
        ([price("upgrade", set=1), price("upgrade", set=2)], 1),
        ([price("upgrade", change=-1), price("upgrade", change=-1)], 2),
        ([price("upgrade", change=1), price("upgrade", set=3)], 4),
        ([price("upgrade", set=1), price("upgrade", change=-2)], 0),
        ([price("upgrade", set=9)], 4),
    ],
)
def test_the_lowest_set_wins_then_changes_are_added_then_the_floor(modifiers: list[dict[str, Any]], paid: int) -> None:
    game = with_modifiers(*modifiers)
    assert figures.upgrade_price(game.state, 0, "pig") == paid


def test_modifiers_of_several_helpers_stack_and_other_farms_have_none() -> None:
    game = with_modifiers(price("upgrade", change=-1), helpers="chef ham_smoker")
    assert [figures.upgrade_price(game.state, 0, kind) for kind in ("olive", "grain", "grape", "pig")] == [1, 1, 2, 0]
    assert [figures.upgrade_price(game.state, 1, kind) for kind in ("olive", "grain", "grape", "pig")] == [2, 2, 3, 4]


# capacities


@pytest.mark.parametrize(
    ("what", "figure", "before"),
    [
        ("hand", figures.hand_limit, 3),
        ("pens", figures.pens, 2),
        ("extra_deliveries", figures.extra_deliveries, 1),
        ("barrows", figures.barrow_places, 3),
    ],
)
def test_capacity(what: str, figure: Any, before: int) -> None:
    game = with_modifiers({"modify": "capacity", "what": what, "n": 2}, {"modify": "capacity", "what": what, "n": 1})
    assert (figure(game.state, 0), figure(game.state, 1)) == (before + 3, before)


def test_capacity_with_extensions() -> None:
    game = with_modifiers({"modify": "capacity", "what": "pens", "n": 1}, extensions=(5, 9))
    assert figures.pens(game.state, 0) == 2 + 2 + 1
    assert figures.hand_limit(game.state, 0) == 3 + 2
    assert figures.extra_deliveries(game.state, 0) == 1 + 1


def test_capacity_of_roof_spaces() -> None:
    game = with_modifiers({"modify": "capacity", "what": "roof_spaces", "n": 2, "vp": 6})
    assert figures.roof_spaces(game.state, 0) == (0, 1, 2, 3, 4, 6, 6)


# the other modifiers


def test_tile_bonus_for_listed_tiles() -> None:
    bonus = {"modify": "tile_bonus", "donkeys": 1, "hats": 2, "tiles": [2, 3]}
    game = with_modifiers(bonus)
    assert [figures.donkeys(game.state, 0, tile) for tile in (1, 2, 3, 4)] == [1, 3, 4, 4]
    assert [figures.hats(game.state, 0, tile) for tile in (1, 2, 3, 4)] == [(3, 0), (2, 2), (1, 2), (0, 0)]


def test_tile_bonus_of_hats_may_be_waived() -> None:
    bonus = {"modify": "tile_bonus", "donkeys": 0, "hats": 1, "tiles": [2]}
    game = with_modifiers(bonus, phase="III", questions=(EachPlays("siesta", (0,)), EndOfTurn(0)), tile=2)
    game.say("done")
    assert [offer for offer in game.offers() if offer.startswith("move")] == ["move 2", "move 3"]


def test_sell_from_field() -> None:
    game = with_modifiers({"modify": "sell_from_field", "kinds": ["olive"]}, fields=(1, 2), grown=(1, 2), silver=0)
    assert "sell field grape" not in game.offers()
    game.say("sell field olive")
    assert (game.me.silver, game.me.grown) == (1, (card(2),))


def test_market_rank_takes_the_best_of_several_gaps() -> None:
    rank = {"modify": "market_rank"}
    game = with_modifiers({**rank, "attack_gap": 0}, {**rank, "attack_gap": -2}, {**rank, "defence_gap": 3})
    assert [figures.leaves(game.state, 0, 1, gap) for gap in (-3, -2, 1)] == [False, True, True]
    assert [figures.leaves(game.state, 1, 0, gap) for gap in (1, 2, 3)] == [False, False, True]


def test_market_rank_and_the_neutral_player_of_a_solo_game() -> None:
    game = at("III", mine=farm(helpers="watchman"), seats=1)
    assert [figures.leaves(game.state, NEUTRAL, 0, gap) for gap in (1, 2)] == [False, True]
    assert figures.leaves(game.state, 0, NEUTRAL, 1)


def test_substitute_used_up_by_a_delivery_only_where_it_is_needed() -> None:
    mine = farm(helpers="sausage_maker", barrows=(56,), pig=1, meat=1)
    game = at("III", FreeDeliveries(0, 2), mine=mine)
    game.say("deliver meat to card 56")
    assert game.me.used == ()
    game.say("deliver pig to card 56 as meat")
    assert game.me.used == (card(54),)


def test_a_substitution_without_limit_is_used_before_one_with_a_limit() -> None:
    mine = farm(helpers="guild_scribe miller", olive=2)
    game = at("III", FreeDeliveries(0, 2), mine=mine)
    game.say("deliver olive to greengrocer as grain", "deliver olive to greengrocer as grain")
    assert game.me.used == () and game.me.rows[4] == 0b001100


def test_substitute_never_stands_for_silver_or_a_trade_good() -> None:
    game = at("III", FreeDeliveries(0, 1), mine=farm(helpers="guild_scribe", olive=1, silver=0))
    offers = game.offers()
    assert "deliver olive to village shop as pig" in offers
    assert not any("merchant house" in offer or "deli as" in offer for offer in offers)


def test_roof_payment_counts_the_same_for_each_good() -> None:
    game = with_modifiers({"modify": "roof_payment", "kinds": ["olive", "grape"], "worth": 2})
    assert figures.roof_worth(game.state, 0) == (("olive", "grape"), 2)
    assert figures.roof_worth(game.state, 1) == ((), 0)


def test_breeding() -> None:
    questions = (EachPlays("growth", (0,)), EndOfTurn(0))
    game = with_modifiers({"modify": "breeding", "min_pigs": 1}, questions=questions, pig=1)
    game.say("done")
    assert game.goods("pig") == 2


def test_modifiers_by_word_are_found_by_card() -> None:
    game = at("I", mine=farm(helpers="barrow_maker turner"))
    assert [m.what for m in figures.modifiers(game.state, 0, Capacity)] == ["barrows"]
    assert [m.of for m in figures.modifiers(game.state, 0, Price)] == ["roof"]


# losing a helper


def test_a_helper_that_leaves_takes_its_modifiers_along_at_once() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="packer chef turner", hand=(35,), silver=0))
    assert figures.extra_delivery_price(game.state, 0) == 0
    game.say("play 35 as helper instead of card 20")
    assert figures.extra_delivery_price(game.state, 0) == 1


def test_a_mark_goes_with_its_helper_and_a_new_one_starts_fresh() -> None:
    mine = farm(helpers="broker chef farm_servant", hand=(62,), used=(card(23),), silver=4)
    game = at("I", FarmCard(0, 1), mine=mine)
    game.say("play 62 as helper instead of card 23")
    assert game.me.used == ()


def test_an_event_no_longer_finds_a_helper_that_has_left() -> None:
    mine = farm(helpers="stonemason chef turner", hand=(2, 35), silver=1, vp=0)
    game = at("I", FarmCard(0, 1), FarmCard(0, 1), mine=mine)
    game.say("play 35 as helper instead of card 19", "play 2 as extension")
    assert (game.me.extensions, game.me.silver, game.me.vp) == ((card(2),), 0, 0)


def test_a_sixth_roof_tile_and_its_points_stay() -> None:
    roofs = ("roof_1_1", "roof_2_1", "roof_3_1", "roof_4_1", "roof_5_1", "roof_6_1")
    mine = farm(helpers="barn_builder chef turner", hand=(35,), roofs=roofs, spent=roofs, vp=9)
    game = at("I", FarmCard(0, 1), mine=mine, market=market())
    game.say("play 35 as helper instead of card 12")
    assert len(game.me.roofs) == 6 and game.me.vp == 9
