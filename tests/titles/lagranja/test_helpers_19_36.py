"""Helpers 19 to 36, each by its name."""

from __future__ import annotations

from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, ExtraDeliveries, FarmCard, FreeDeliveries
from domain.titles.lagranja.steps import EachPlays, NewOrder
from tests.titles.lagranja.board import at, card, farm, market


def test_stonemason() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="stonemason", hand=(1,), silver=1, vp=0))
    game.say("play 1 as extension")
    assert (game.me.vp, game.me.silver) == (1, 2)


def test_packer() -> None:
    game = at("III", ExtraDeliveries(0, 1), mine=farm(helpers="packer", silver=0, olive=1, barrows=(1,)))
    game.say("deliver olive to card 1")
    assert (game.me.silver, game.me.loads) == (0, (0b01,))


def test_sower() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="sower", hand=(2,), silver=0))
    game.say("play 2 as field")
    assert (game.goods("grape"), game.me.silver, game.me.grown) == (1, 1, ())


def test_joiner() -> None:
    mine = farm(helpers="joiner", silver=0, olive=1, fields=(2,), grown=(2,))
    game = at("I", BuyRoof(0), mine=mine, roof_offer=("roof_5_1", "roof_5_2"), round=5)
    game.say("buy roof 5-1 with olive, field grape")
    assert game.me.roofs == ("roof_5_1",) and game.goods("olive") == 0 and game.me.grown == ()


def test_joiner_with_silver_for_the_rest() -> None:
    mine = farm(helpers="joiner", silver=2, olive=1)
    game = at("I", BuyRoof(0), mine=mine, roof_offer=("roof_5_1", "roof_5_2"), round=5)
    game.say("buy roof 5-1 with olive")
    assert game.me.silver == 0 and game.me.roofs == ("roof_5_1",)


def test_farm_servant() -> None:
    game = at("III", mine=farm(helpers="farm_servant", silver=0, grape=2))
    game.say("use farm servant", "upgrade grape")
    assert (game.goods("wine"), game.me.silver) == (1, 0)
    assert game.refused("use farm servant") == "used"


def test_beekeeper() -> None:
    game = at("I", EachPlays("income", (0,)), EndOfTurn(0), mine=farm(helpers="beekeeper", fields=(1, 2, 3)))
    game.say("done")
    assert game.me.vp == 2
    game = at("I", EachPlays("income", (0,)), EndOfTurn(0), mine=farm(helpers="beekeeper", fields=(1, 2)))
    game.say("done")
    assert game.me.vp == 1


def test_builder() -> None:
    game = at("I", FarmCard(0, 1), FarmCard(0, 1), mine=farm(helpers="builder", hand=(1, 2), silver=1, vp=0))
    game.say("play 1 as extension")
    assert game.me.silver == 1
    game.say("play 2 as extension")
    assert (game.me.silver, game.me.extensions) == (0, (card(1), card(2)))


def test_tenant() -> None:
    game = at("II", mine=farm(helpers="tenant", olive=1, pig=1))
    game.say("use tenant")
    assert game.offers() == ["pay olive", "pay pig"]
    game.say("pay pig")
    assert (game.goods("trade_good"), game.goods("pig"), game.goods("olive")) == (1, 0, 1)


def test_rent_collector() -> None:
    mine = farm(helpers="rent_collector", silver=0)
    owned = market(C2=0, C3=0, C4=0, D2=0, D3=0)
    game = at("I", EachPlays("income", (0,)), EndOfTurn(0), mine=mine, market=owned)
    game.say("done")
    assert game.me.silver == 4


def test_gardener() -> None:
    game = at("I", EachPlays("income", (0,)), EndOfTurn(0), mine=farm(helpers="gardener", fields=(1, 2)))
    game.say("done", "use gardener")
    assert game.offers() == ["take olive", "take grape", "done"]
    game.say("take grape")
    assert game.goods("grape") == 1


def test_straggler() -> None:
    game = at("III", NewOrder(), EndOfTurn(0), mine=farm(helpers="straggler", disc=0), other=farm(disc=3))
    game.say("done")
    assert (game.earned("helpers"), game.me.silver) == (1, 2)
    game = at("III", NewOrder(), EndOfTurn(0), mine=farm(helpers="straggler", disc=4), other=farm(disc=3))
    game.say("done")
    assert game.earned("helpers") == 0


def test_sow_keeper() -> None:
    game = at("I", EachPlays("growth", (0,)), EndOfTurn(0), mine=farm(helpers="sow_keeper", pig=1))
    game.say("done")
    assert game.goods("pig") == 2


def test_pig_dealer() -> None:
    game = at("III", mine=farm(helpers="pig_dealer", silver=0, pig=2))
    game.say("use pig dealer")
    assert (game.me.silver, game.goods("pig")) == (7, 1)


def test_acorn_gatherer() -> None:
    game = at("I", mine=farm(helpers="acorn_gatherer", silver=15, pig=2))
    game.say("buy pig", "buy pig")
    assert game.goods("pig") == 4
    assert game.refused("buy pig") == "no_pen"


def test_acorn_gatherer_leaves() -> None:
    mine = farm(helpers="acorn_gatherer chef turner", hand=(35,), silver=0, pig=4)
    game = at("I", FarmCard(0, 1), mine=mine)
    game.say("play 35 as helper instead of card 32")
    assert (game.goods("pig"), game.me.silver) == (2, 6)


def test_smuggler() -> None:
    mine, other = farm(barrows=(50,), loads=(0b110,), olive=1), farm(helpers="smuggler", silver=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=other, market=market(D3=1, C3=1))
    game.say("deliver olive to card 50", "place marker on C4")
    assert (game.other.silver, game.other.used) == (4, (card(33),))


def test_stock_feeder() -> None:
    game = at("II", mine=farm(helpers="stock_feeder", grain=1))
    game.say("use stock feeder")
    assert (game.goods("pig"), game.goods("grain")) == (1, 0)


def test_farm_hand() -> None:
    game = at("I", mine=farm(helpers="farm_hand", silver=0, fields=(2,), grown=(2,)))
    game.say("sell field grape")
    assert (game.me.silver, game.me.grown) == (2, ())


def test_slater() -> None:
    game = at("I", BuyRoof(0), mine=farm(helpers="slater", silver=2), roof_offer=("roof_2_1", "roof_2_2"))
    game.say("buy roof 2-1", "use slater", "take grain")
    assert game.goods("grain") == 1 and game.me.used == (card(36),)
