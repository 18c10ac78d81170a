"""Helpers, deliveries, donkeys and the market where they meet, by the three books and the rulings."""

from __future__ import annotations

import pytest

from domain.titles.lagranja.facts import VpGained
from domain.titles.lagranja.questions import DonkeyTiles, EndOfTurn, ExtraDeliveries, FreeDeliveries, MoveDisc, PickDie
from domain.titles.lagranja.steps import EachPlays, PhaseStarts
from tests.titles.lagranja.board import at, book, card, farm, market

BOOKS = ("ru", "fr", "cz")
WAINWRIGHT_ALMOST = (0, 0b011, 0, 0, 0, 0)
BUTCHER_ALMOST = (0, 0, 0, 0, 0, 0b011)


# deliveries


@pytest.mark.parametrize("edition", BOOKS)
def test_a_pig_stands_for_meat_once_a_round_die_or_donkey(edition: str) -> None:
    mine = farm(helpers="sausage_maker", pig=2, barrows=(5,))
    game = at("II", FreeDeliveries(0, 2), PickDie(0, "first"), mine=mine, board_dice=(6, 1), options=book(edition))
    game.say("take 6", "deliver pig to wainwright as meat", "done")
    assert game.refused("deliver pig to card 5 as meat") == "no_substitute"
    game.say("deliver pig to card 5")


def test_a_miller_changes_goods_as_often_as_he_likes() -> None:
    game = at("III", FreeDeliveries(0, 3), mine=farm(helpers="miller", olive=3))
    game.say("deliver olive to greengrocer as grain", "deliver olive to greengrocer as grain")
    assert game.refused("deliver olive to greengrocer as grain") == "not_asked_for"
    game.say("deliver olive to greengrocer")
    assert game.me.rows[4] == 0b001101


def test_a_scribe_and_a_miller_the_one_without_limit_first() -> None:
    game = at("III", FreeDeliveries(0, 2), mine=farm(helpers="guild_scribe miller", olive=2))
    game.say("deliver olive to greengrocer as grain")
    assert game.me.used == ()
    game.say("deliver olive to greengrocer as grape")
    assert game.me.used == (card(52),)


def test_a_scribe_writes_no_silver_and_no_trade_good() -> None:
    game = at("III", FreeDeliveries(0, 2), mine=farm(helpers="guild_scribe", wine=2, trade_good=1))
    assert not [line for line in game.offers() if "merchant house as" in line or "deli as" in line]
    assert game.refused("deliver wine to deli") == "not_asked_for"


def test_a_scribe_works_in_buildings_only() -> None:
    game = at("III", FreeDeliveries(0, 1), mine=farm(helpers="guild_scribe", wine=1, barrows=(50,)))
    assert game.refused("deliver wine to card 50 as olive") == "no_substitute"


def test_a_haggler_completes_a_barrow_without_a_delivery() -> None:
    mine = farm(helpers="haggler sausage_maker", barrows=(1,), loads=(0b10,), tokens=("butcher",), silver=3, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("use haggler", "fill olive on card 1", "place marker on D3")
    assert (game.me.vp, game.me.silver, game.goods("trade_good")) == (2 + 1, 0, 1)
    assert game.top() == FreeDeliveries(0, 1)


def test_a_haggler_rests_outside_phase_three() -> None:
    assert at("II", mine=farm(helpers="haggler", barrows=(1,), silver=3)).refused("use haggler") == "wrong_phase"


def test_a_coachman_drives_to_another_barrow_only() -> None:
    mine = farm(helpers="coachman", barrows=(1, 50), loads=(0b10, 0), olive=2, pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver olive to card 1", "place marker on D3", "use coachman")
    assert game.refused("deliver pig to butcher") == "wrong_target"
    game.say("deliver pig to card 50")
    assert game.me.loads == (0b010,)


def test_a_coachman_s_load_may_be_a_sausage_maker_s() -> None:
    mine = farm(helpers="coachman sausage_maker", barrows=(1, 5), loads=(0b10, 0), olive=1, pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver olive to card 1", "place marker on D3", "use coachman", "deliver pig to card 5 as meat")
    assert game.me.loads == (0b100,) and game.me.used == (card(50), card(54))


def test_a_hawker_has_nothing_to_sell_without_the_market_symbol() -> None:
    mine = farm(helpers="hawker", barrows=(67,), loads=(0b01,), grain=1, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine, options=book("ru"))
    game.say("deliver grain to card 67")
    assert game.me.vp == 1 and game.goods("trade_good") == 1
    assert "use card 45" not in game.offers()


def test_a_basket_weaver_takes_resources_and_no_upgraded_goods() -> None:
    mine = farm(helpers="basket_weaver", barrows=(26,), loads=(0b01,), food=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver food to card 26", "place marker on C3")
    assert "use card 49" not in game.offers()


@pytest.mark.parametrize("edition", BOOKS)
def test_a_building_done_by_die_six_brings_everything_in_phase_two(edition: str) -> None:
    mine = farm(rows=WAINWRIGHT_ALMOST, meat=1, disc=4, silver=0, vp=0, pig=1)
    table = {"locked": ("butcher", "deli"), "round": 3, "options": book(edition)}
    game = at("II", PickDie(0, "first"), mine=mine, board_dice=(6, 1), **table)
    game.say("take 6", "deliver meat to wainwright")
    assert game.state.locked == ("deli",)
    game.say("deliver pig to butcher")
    assert game.me.vp == 1 + 1 + 3 + 2, "first, opened, round 3, the siesta section"
    assert game.me.rows[5] == 1


def test_what_the_wainwright_s_delivery_completes_comes_before_his_siesta_points() -> None:
    mine = farm(rows=(0, 0b011, 0, 0, 0, 0b011), meat=1, pig=1, disc=7, vp=0, barrows=(50,))
    game = at("III", FreeDeliveries(0, 1), mine=mine, completed=("wainwright", "butcher"), round=4)
    game.say("deliver meat to wainwright", "deliver pig to butcher")
    gains = [fact.n for fact in game.facts if isinstance(fact, VpGained)]
    assert gains == [4, 4, 1, 3], "wainwright, butcher, one barrow, then the siesta section"


def test_an_apprentice_uses_a_token_of_this_round() -> None:
    mine = farm(helpers="apprentice", tokens=("merchant_house",), new_tokens=("deli",), silver=0)
    game = at("II", mine=mine)
    game.say("use apprentice", "token deli")
    assert game.refused("token deli") == "no_such_token"
    game.say("token merchant house")
    assert (game.goods("trade_good"), game.me.silver, game.me.spent) == (1, 3, (card(69),))


def test_a_tax_collector_takes_once_a_round_and_not_for_his_own() -> None:
    mine = farm(helpers="tax_collector", rows=BUTCHER_ALMOST, pig=1, silver=0)
    there = farm(rows=(0, 0b011, 0, 0, 0, 0b011), pig=1, meat=1)
    game = at("III", FreeDeliveries(1, 2), FreeDeliveries(0, 1), mine=mine, other=there)
    game.say("deliver pig to butcher")
    assert game.me.silver == 0
    game.say("deliver pig to butcher", "deliver meat to wainwright", seat=1)
    assert game.me.silver == 3


@pytest.mark.parametrize(("edition", "asked"), [("ru", False), ("fr", True), ("cz", False)])
def test_a_fair_organiser_s_marker_removes_as_the_book_says(edition: str, asked: bool) -> None:
    mine = farm(helpers="fair_organiser", rows=BUTCHER_ALMOST, pig=1, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=market(D3=1), options=book(edition))
    game.say("deliver pig to butcher", "use fair organiser", "place marker on C3")
    assert (game.owner("D3") == 1) is asked
    if asked:
        game.say("remove marker on D3")
    assert game.earned("market") == 1


def test_a_watchman_guards_nothing_on_a_full_market() -> None:
    mine = farm(barrows=(1,), loads=(0b10,), olive=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=farm(helpers="watchman"), market=market(D3=1, C5=1))
    game.say("deliver olive to card 1", "place marker on D3")
    assert game.owner("D3") == 0 and game.earned("market") == 1


@pytest.mark.parametrize(("edition", "points"), [("ru", 2), ("fr", 1), ("cz", 1)])
def test_a_negotiator_replaced_by_himself(edition: str, points: int) -> None:
    mine = farm(helpers="negotiator", barrows=(1,), loads=(0b10,), olive=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=market(D3=0, C5=0), options=book(edition))
    game.say("deliver olive to card 1", "place marker on D3")
    assert game.earned("market") + game.earned("helpers") == points


# donkeys, siesta and what is bought


@pytest.mark.parametrize(("tile", "deliveries"), [(2, 4), (3, 4), (4, 5)])
def test_a_muleteer_beside_the_wainwright(tile: int, deliveries: int) -> None:
    mine = farm(helpers="muleteer", tokens=("wainwright",), tile=tile, olive=1)
    game = at("III", EachPlays("free", (0,)), EndOfTurn(0), mine=mine)
    game.say("done")
    assert game.top() == FreeDeliveries(0, deliveries)


@pytest.mark.parametrize(("edition", "low"), [("ru", 0), ("fr", 1), ("cz", 0)])
def test_a_hatter_s_step_may_be_left_out_and_the_wainwright_s_by_the_book(edition: str, low: int) -> None:
    mine = farm(helpers="hatter", tokens=("wainwright",), tile=4)
    game = at("III", EachPlays("siesta", (0,)), EndOfTurn(0), mine=mine, options=book(edition))
    game.say("done")
    assert game.top() == MoveDisc(0, low, 2)


@pytest.mark.parametrize("edition", BOOKS)
def test_a_breeder_pays_at_the_reveal_for_a_tile_used_before(edition: str) -> None:
    mine = farm(helpers="donkey_breeder", tiles_used=(4, 3), silver=1, olive=1)
    game = at("III", DonkeyTiles((0, 1)), mine=mine, round=3, options=book(edition))
    game.say("donkeys 4")
    assert game.me.silver == 1
    game.say("donkeys 1", seat=1)
    assert (game.me.silver, game.me.tile, game.me.tiles_used, game.me.used) == (0, 4, (3, 4), (card(58),))


def test_a_breeder_pays_nothing_once_the_tiles_are_back() -> None:
    mine = farm(helpers="donkey_breeder", tiles_used=(2, 3, 4), silver=1)
    game = at("II", PhaseStarts("III"), EndOfTurn(0), mine=mine, round=4)
    game.say("done", "donkeys 4")
    game.say("donkeys 1", seat=1)
    assert game.me.silver == 1 and game.me.used == ()


@pytest.mark.parametrize("edition", BOOKS)
def test_packer_and_drover_buy_three_for_nothing(edition: str) -> None:
    mine = farm(helpers="packer drover", silver=0, pig=2, olive=1)
    game = at("III", EachPlays("extra", (0,)), EndOfTurn(0), mine=mine, options=book(edition))
    game.say("done")
    assert game.top() == ExtraDeliveries(0, 3)
    game.say(*(["buy 3 deliveries"] if edition == "fr" else []))
    game.say("deliver pig to butcher", "deliver pig to butcher", "deliver olive to greengrocer")
    assert (game.me.silver, game.me.rows[5], game.me.rows[4]) == (0, 0b011, 1)


def test_french_deliveries_that_are_bought_and_not_made_are_lost() -> None:
    game = at("III", ExtraDeliveries(0, 2), mine=farm(silver=3, pig=1), options=book("fr"))
    game.say("buy 2 deliveries", "deliver pig to butcher", "done")
    assert game.me.silver == 1 and game.state.pending == ()


def test_a_drover_who_leaves_takes_no_delivery_along() -> None:
    mine = farm(helpers="drover chef broker", hand=(62,), trade_good=1, silver=3, pig=3)
    game = at("III", EachPlays("extra", (0,)), EndOfTurn(0), mine=mine)
    game.say("done", "trade good for card", "play 62 as helper instead of card 57", "deliver pig to butcher")
    assert game.top() == ExtraDeliveries(0, 2)


def test_steps_of_phase_two_and_a_full_track() -> None:
    mine, there = farm(helpers="migrant_labor", disc=8), farm(disc=9)
    game = at("II", PickDie(0, "first"), mine=mine, other=there, board_dice=(4, 5), stack=(0, 1))
    game.say("take 4", "use migrant labor", "change to 5", "move 1")
    assert game.me.disc == 9 and game.state.stack == (1, 0), "on top of the disc that was there"
