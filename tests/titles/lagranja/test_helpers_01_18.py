"""Helpers 1 to 18, each by its name."""

from __future__ import annotations

from domain.kernel.luck import Rigged
from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, FarmCard, FreeDeliveries, PickDie
from domain.titles.lagranja.steps import PhaseStarts, Refill
from tests.titles.lagranja.board import at, card, farm, market


def test_chef() -> None:
    game = at("I", mine=farm(helpers="chef", silver=3, olive=1, grape=1))
    game.say("upgrade olive", "upgrade grape")
    assert game.me.silver == 0
    assert (game.goods("food"), game.goods("wine")) == (1, 1)


def test_negotiator() -> None:
    mine, other = farm(barrows=(50,), loads=(0b110,), olive=1), farm(helpers="negotiator")
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=other, market=market(D3=1, C3=1))
    game.say("deliver olive to card 50")
    game.say("place marker on C4")
    assert game.owner("D3") == -1 and game.owner("C3") == -1
    assert game.other.vp == 1 + 2


def test_porter() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="porter"), board_dice=(2, 4, 4, 5, 5))
    game.say("take 2", "take olive")
    assert game.offers() == ["use card 3", "done"]
    game.say("use card 3")
    assert "take olive" not in game.offers() and "take grain" in game.offers()
    game.say("take grain")
    assert (game.goods("olive"), game.goods("grain")) == (1, 1)


def test_farm_worker() -> None:
    game = at("I", mine=farm(helpers="farm_worker", hand=(1,), vp=2))
    game.say("use farm worker", "play 1 as field")
    assert game.me.vp == 1 and game.me.fields == (card(1),)
    assert game.refused("use farm worker") == "used"


def test_village_elder() -> None:
    luck = Rigged({"revenue dice": [1, 3, 3, 4, 5]})
    mine = farm(helpers="village_elder")
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=mine, order=(1, 0), dice_box=5, luck=luck)
    game.say("done", "reserve space 2")
    assert game.me.used == (card(5),)
    assert game.offers(seat=1) == ["take 4", "take 5", "take 6"]
    assert game.refused("take 2", seat=1) == "reserved"
    game.say("take 6", "take silver", "done", seat=1)
    assert game.offers()[0] == "take 2"


def test_merchant() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="merchant", vp=1), board_dice=(1, 4), round=4)
    game.say("take 1", "use merchant")
    assert game.goods("pig") == 1
    assert (game.me.vp, game.me.silver) == (0, 1 + 4)


def test_trader() -> None:
    game = at("I", mine=farm(helpers="trader", trade_good=2))
    game.say("use trader", "choose gain silver")
    assert (game.me.silver, game.goods("trade_good")) == (8, 1)
    game = at("I", mine=farm(helpers="trader", trade_good=1))
    game.say("use trader", "choose gain goods", "take olive, olive, grape")
    assert (game.goods("olive"), game.goods("grape"), game.goods("trade_good")) == (2, 1, 0)


def test_olive_picker() -> None:
    game = at("I", mine=farm(helpers="olive_picker", fields=(1, 3, 2), grown=(1, 3, 2)))
    game.say("use olive picker", "bring 2 to store")
    assert game.goods("olive") == 2 and game.me.grown == (card(2),)


def test_brewer() -> None:
    game = at("I", mine=farm(helpers="brewer", fields=(9, 13, 15), grown=(13,), grain=3))
    game.say("use brewer")
    assert game.offers() == ["bring 1 to store", "bring 2 to fields", "bring 1 to fields", "done"]
    game.say("bring 2 to fields")
    assert game.goods("grain") == 1 and set(game.me.grown) == set(game.me.fields)


def test_winegrower() -> None:
    game = at("I", mine=farm(helpers="winegrower", fields=(2, 4), grown=(2, 4)))
    game.say("use winegrower", "bring 1 to store")
    assert game.goods("grape") == 1 and len(game.me.grown) == 1
    assert at("I", mine=farm(helpers="winegrower", fields=(2,))).refused("use winegrower") == "no_use"


def test_turner() -> None:
    game = at("I", BuyRoof(0), mine=farm(helpers="turner", silver=1), roof_offer=("roof_2_1", "roof_2_2"))
    game.say("buy roof 2-1")
    assert game.me.silver == 0 and game.me.roofs == ("roof_2_1",)


def test_barn_builder() -> None:
    roofs = ("roof_1_1", "roof_2_1", "roof_3_1", "roof_4_1", "roof_5_1")
    mine = farm(helpers="barn_builder", silver=6, vp=1, roofs=roofs, spent=roofs)
    game = at("I", BuyRoof(0), mine=mine, roof_offer=("roof_6_1",), round=6)
    game.say("buy roof 6-1")
    assert game.me.vp == 6 and len(game.me.roofs) == 6


def test_bookkeeper() -> None:
    game = at("I", mine=farm(helpers="bookkeeper", barrows=(4, 5), loads=(0b010, 0)))
    game.say("use bookkeeper")
    assert game.me.silver == 1 + 4


def test_schoolteacher() -> None:
    game = at("I", Refill(0), FarmCard(0, 1), mine=farm(helpers="schoolteacher", hand=(1, 2)))
    game.say("done")
    assert len(game.me.hand) == 3 + 2


def test_migrant_labor() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="migrant_labor"), board_dice=(3, 6))
    game.say("take 3", "use migrant labor")
    assert game.offers() == ["change to 2", "change to 4", "done"]
    game.say("change to 4", "move 1")
    assert (game.me.silver, game.me.disc) == (5, 1)
    assert game.me.dice == (4,)


def test_migrant_labor_without_a_change_brings_no_siesta() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="migrant_labor"), board_dice=(4, 6))
    game.say("take 4", "use migrant labor", "done")
    assert (game.me.silver, game.me.disc) == (5, 0)


def test_ploughman() -> None:
    game = at("I", Refill(0), FarmCard(0, 1), mine=farm(helpers="ploughman", hand=(1, 2)))
    game.say("done", "use ploughman")
    assert game.offers() == ["play card 1 as field", "play card 2 as field", "done"]
    game.say("play 2 as field")
    assert game.me.fields == (card(2),) and len(game.me.hand) == 3


def test_storyteller() -> None:
    luck = Rigged({"cards": [0, 0]})
    game = at("III", mine=farm(helpers="storyteller"), deck=("card_01", "card_02", "card_03"), luck=luck)
    game.say("use storyteller")
    assert game.offers() == ["keep card 1", "keep card 3"]
    game.say("keep card 3")
    assert (game.me.hand, game.state.discard) == ((card(3),), (card(1),))


def test_seed_merchant() -> None:
    game = at("I", mine=farm(helpers="seed_merchant", hand=(2, 9)))
    game.say("use seed merchant", "discard card 9")
    assert game.goods("grain") == 1
    assert game.me.hand == (card(2),) and game.state.discard == (card(9),)


def test_seed_merchant_needs_a_card() -> None:
    assert at("I", mine=farm(helpers="seed_merchant")).refused("use seed merchant") == "cannot_pay"
