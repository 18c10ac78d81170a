"""Each kind of roof bonus: the classic ones, and those of the Deluxe edition."""

from __future__ import annotations

from typing import Any

from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.parts import OPEN
from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, PickDie, SharedDie
from domain.titles.lagranja.steps import RoundEnds
from tests.titles.lagranja.board import Game, at, card, farm, market

DELUXE = {"roof_set": "deluxe"}


def tile(kind: str, roof_set: str = "classic") -> str:
    """A tile with this bonus."""
    return next(roof.id for roof in ROOFS.values() if roof.kind(roof_set).id == kind)


def said(tile_id: str) -> str:
    return f"use roof {tile_id[5]}-{tile_id[7]}"


def classic(kind: str, phase: str = "I", **mine: Any) -> Game:
    """The bonus of this kind has just been used."""
    table = {name: mine.pop(name) for name in ("market", "deck") if name in mine}
    game = at(phase, mine=farm(roofs=(tile(kind),), **mine), **table)
    game.say(said(tile(kind)))
    assert game.me.spent == (tile(kind),)
    return game


def deluxe(kind: str, phase: str = "I", **mine: Any) -> Game:
    table = {name: mine.pop(name) for name in ("market", "deck") if name in mine}
    game = at(phase, mine=farm(roofs=(tile(kind, "deluxe"),), **mine), options=DELUXE, **table)
    game.say(said(tile(kind, "deluxe")))
    return game


def test_olive_or_grape() -> None:
    game = classic("olive_or_grape")
    assert game.offers() == ["take olive", "take grape", "done"]
    game.say("take grape")
    assert game.goods("grape") == 1


def test_grain_or_olive() -> None:
    game = classic("grain_or_olive")
    assert game.refused("take grape") == "not_offered"
    game.say("take grain")
    assert game.goods("grain") == 1


def test_any_harvest() -> None:
    game = classic("any_harvest")
    assert game.offers() == ["take olive", "take grain", "take grape", "done"]


def test_two_harvest() -> None:
    game = classic("two_harvest")
    assert game.refused("take olive, olive") == "not_different"
    game.say("take olive, grape")
    assert (game.goods("olive"), game.goods("grape")) == (1, 1)


def test_pig() -> None:
    assert classic("pig").goods("pig") == 1


def test_pig_without_a_pen_is_sold_at_once() -> None:
    game = classic("pig", pig=2, silver=0)
    assert (game.goods("pig"), game.me.silver) == (2, 3)


def test_upgrade_1() -> None:
    game = classic("upgrade_1", olive=2, silver=0)
    game.say("upgrade olive")
    assert (game.goods("food"), game.goods("olive"), game.me.silver) == (1, 1, 0)


def test_delivery() -> None:
    game = classic("delivery", "II", pig=1, barrows=(1,))
    assert "deliver pig to butcher" in game.offers()
    game.say("deliver pig to card 1")
    assert game.me.loads == (0b10,)


def test_r_d2_delivery_is_not_for_phase_one() -> None:
    game = at("I", mine=farm(roofs=(tile("delivery"),), pig=1))
    assert game.refused(said(tile("delivery"))) == "wrong_phase"


def test_card_drawn() -> None:
    game = classic("card", hand=(1,))
    assert game.offers() == ["choose draw cards", "choose play card"]
    game.say("choose draw cards")
    assert len(game.me.hand) == 2


def test_card_played() -> None:
    game = classic("card", hand=(1,), silver=0, vp=0)
    game.say("choose play card")
    assert "play card 1 as extension" not in game.offers(), "an extension has to be paid for"
    game.say("play 1 as field")
    assert game.me.fields == (card(1),)


def test_vp_1() -> None:
    assert classic("vp_1").me.vp == 2


def test_silver_2() -> None:
    assert classic("silver_2", silver=0).me.silver == 2


def test_flip_roof() -> None:
    flip, used = tile("flip_roof"), tile("silver_2")
    game = at("I", mine=farm(roofs=(flip, used), spent=(used,), silver=0))
    game.say(said(flip), f"turn up roof {used[5]}-{used[7]}", said(used))
    assert game.me.silver == 2 and set(game.me.spent) == {flip, used}


def test_r_d8_flip_roof_never_turns_up_a_flip_roof() -> None:
    flips = tuple(roof.id for roof in ROOFS.values() if roof.kind("classic").id == "flip_roof")
    game = at("I", mine=farm(roofs=flips, spent=flips[1:]))
    assert len(flips) > 1 and game.refused(said(flips[0])) == "no_use"


def test_siesta_1_or_2() -> None:
    game = classic("siesta_1_or_2", "III")
    assert game.offers() == ["move 1", "move 2", "done"]
    game.say("move 2")
    assert game.me.disc == 2


def test_silver_4_and_3() -> None:
    assert deluxe("silver_4", silver=0).me.silver == 4
    assert deluxe("silver_3", silver=0).me.silver == 3


def test_upgrade_2() -> None:
    game = deluxe("upgrade_2", olive=1, pig=1, silver=0)
    game.say("upgrade olive", "upgrade pig")
    assert (game.goods("food"), game.goods("meat")) == (1, 1)


def test_r_d7_bought_delivery() -> None:
    game = deluxe("bought_delivery", "III", pig=1, barrows=(1,), silver=1)
    game.say("deliver pig to card 1")
    assert (game.me.loads, game.me.silver) == ((0b10,), 0)


def test_r_d7_bought_delivery_is_free_with_the_packer() -> None:
    game = deluxe("bought_delivery", "III", helpers="packer", pig=1, barrows=(1,), silver=0)
    game.say("deliver pig to card 1")
    assert game.me.silver == 0


def test_r_d7_bought_delivery_without_silver() -> None:
    game = at("III", mine=farm(roofs=(tile("bought_delivery", "deluxe"),), pig=1, silver=0), options=DELUXE)
    assert game.refused(said(tile("bought_delivery", "deluxe"))) == "no_use"


def test_gain_upgraded_good() -> None:
    game = deluxe("gain_upgraded_good")
    game.say("take meat")
    assert game.goods("meat") == 1


def test_r_d4_modify_die_1_and_2() -> None:
    one, two = tile("modify_die_1", "deluxe"), tile("modify_die_2", "deluxe")
    game = at("II", PickDie(0, "first"), mine=farm(roofs=(one, two)), board_dice=(1, 5), options=DELUXE)
    game.say("take 1", said(one), "change to 2", said(two))
    assert game.offers() == ["change to 1", "change to 3", "change to 4", "done"]
    game.say("change to 4")
    assert game.me.silver == 1 + 4 and game.me.dice == (4,)


def test_r_d4_modify_die_is_not_for_the_shared_die() -> None:
    game = at("II", SharedDie(0), mine=farm(roofs=(tile("modify_die_1", "deluxe"),)), board_dice=(4,), options=DELUXE)
    game.say("use shared")
    assert game.me.silver == 1 + 4


def test_r_d5_income() -> None:
    game = deluxe("income", helpers="beekeeper", fields=(1, 2, 3), extensions=(38, 8), tokens=("merchant_house",))
    assert (game.me.silver, game.goods("grain")) == (1 + 3 + 1, 1)
    assert game.me.vp == 1, "helpers do not answer to it"


def test_r_d3_market_marker() -> None:
    game = deluxe("market_marker", "II", market=market(D3=1, C3=1), vp=0)
    game.say("place marker on C4")
    assert (game.owner("C4"), game.owner("D3"), game.owner("C3")) == (0, -1, -1)
    assert game.me.vp == 0, "neither the placing nor what it removes brings anything"


def test_r_d3_market_marker_that_keeps_its_neighbours() -> None:
    tile_id = tile("market_marker", "deluxe")
    options = {**DELUXE, "roof_market_marker": "keeps"}
    game = at("II", mine=farm(roofs=(tile_id,)), market=market(D3=1), options=options)
    game.say(said(tile_id), "place marker on C3")
    assert game.owner("D3") == 1


def test_r_d3_market_marker_is_never_a_replacement() -> None:
    tile_id = tile("market_marker", "deluxe")
    full = market(**dict.fromkeys(OPEN, 1))
    game = at("II", mine=farm(roofs=(tile_id,)), market=full, options=DELUXE)
    assert game.refused(said(tile_id)) == "no_use"


def test_r_d6_double_vp_on_its_own_placing() -> None:
    double = tile("double_vp", "deluxe")
    roofs = ("roof_1_1", "roof_2_1", "roof_3_1")
    mine = farm(roofs=roofs, spent=roofs, silver=5, vp=0)
    game = at("I", BuyRoof(0), mine=mine, roof_offer=(double, "roof_5_2"), round=5, options=DELUXE)
    game.say(f"buy roof {double[5]}-{double[7]}", said(double))
    assert game.me.vp == 3 + 3


def test_r_d6_double_vp_on_a_later_placing() -> None:
    double = tile("double_vp", "deluxe")
    game = at(
        "I", BuyRoof(0), mine=farm(roofs=(double,), silver=6, vp=0), roof_offer=("roof_6_1",), round=6, options=DELUXE
    )
    game.say("buy roof 6-1")
    assert game.offers() == [said(double), "done"]
    game.say(said(double))
    assert game.me.vp == 1 + 1


def test_r_d2_a_bonus_is_used_once() -> None:
    game = classic("silver_2")
    assert game.refused(said(tile("silver_2"))) == "used"
    assert game.me.roofs == (tile("silver_2"),), "the tile stays on the farm"


def test_r_d2_a_tile_may_be_used_in_the_round_it_is_bought() -> None:
    game = at("I", EndOfTurn(0), BuyRoof(0), mine=farm(silver=4), roof_offer=(tile("silver_2"), "roof_4_1"), round=4)
    bought = tile("silver_2")
    game.say(f"buy roof {bought[5]}-{bought[7]}", said(bought))
    assert game.me.silver == 2


def test_r_d2_unused_bonuses_are_worth_nothing_at_the_end() -> None:
    roofs = (tile("vp_1"), tile("silver_2"))
    game = at("IV", RoundEnds(), EndOfTurn(0), mine=farm(roofs=roofs, silver=0, vp=0), round=6)
    game.say("done")
    assert game.total() == 0
