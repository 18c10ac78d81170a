"""Helpers 37 to 54, each by its name."""

from __future__ import annotations

from domain.titles.lagranja.questions import EndOfTurn, FreeDeliveries, PickDie, SharedDie
from domain.titles.lagranja.steps import PhaseStarts
from tests.titles.lagranja.board import at, card, farm, market


def test_roof_mender() -> None:
    roofs = ("roof_3_1", "roof_3_4")
    game = at("II", mine=farm(helpers="roof_mender", silver=1, roofs=roofs, spent=roofs))
    game.say("use roof mender")
    assert game.offers() == ["turn up roof 3-1", "done"]
    game.say("turn up roof 3-1")
    assert (game.me.silver, game.me.spent) == (0, ("roof_3_4",))


def test_mirror_maker() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="mirror_maker"), board_dice=(3, 6))
    game.say("take 3", "use mirror maker", "change to 4")
    assert game.me.silver == 1 + 4 and game.me.dice == (4,)


def test_hermit() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="hermit"), board_dice=(3,))
    game.say("use shared", "use hermit", "change to 4")
    assert game.me.silver == 1 + 4 and game.state.board_dice == (3,)


def test_town_crier() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="town_crier", silver=1), board_dice=(4,))
    game.say("use shared", "use town crier")
    assert game.me.silver == 1 + 4 - 1 + 4


def test_hermit_and_town_crier_use_the_space_of_the_hermit() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="hermit town_crier", silver=1), board_dice=(3,))
    game.say("use shared", "use hermit", "change to 1", "use town crier")
    assert (game.goods("pig"), game.me.silver) == (2, 0)


def test_fruit_vendor() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="fruit_vendor"), board_dice=(3, 3))
    game.say("take 3", "take olive, grain", "use fruit vendor", "take grape")
    assert (game.goods("olive"), game.goods("grain"), game.goods("grape")) == (1, 1, 1)


def test_poor_widow() -> None:
    game = at("II", PickDie(0, "second"), mine=farm(helpers="poor_widow", dice=(4,)), board_dice=(1, 6))
    game.say("take 1")
    assert (game.me.vp, game.me.silver) == (2, 3)
    game = at("II", PickDie(0, "second"), mine=farm(helpers="poor_widow", dice=(5,)), board_dice=(1, 6))
    game.say("take 1")
    assert game.me.vp == 1


def test_watchman() -> None:
    mine, other = farm(barrows=(5,), loads=(0b011,), meat=1), farm(helpers="watchman")
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=other, market=market(E2=1, D3=1, D1=1))
    game.say("deliver meat to card 5", "place marker on D2")
    assert game.owner("E2") == 1, "a 4 beside the 5 is guarded"
    assert (game.owner("D3"), game.owner("D1")) == (-1, -1), "a 2 and a 3 are not"


def test_bailiff() -> None:
    mine = farm(helpers="bailiff", barrows=(4,), loads=(0b011,), pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=market(D2=1, E3=1))
    game.say("deliver pig to card 4", "place marker on E2")
    assert game.owner("D2") == -1, "a 5 beside the 4 leaves"
    assert game.owner("E3") == 1, "a 6 stays"


def test_bailiff_against_watchman() -> None:
    mine = farm(helpers="bailiff", barrows=(4,), loads=(0b011,), pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=farm(helpers="watchman"), market=market(D2=1))
    game.say("deliver pig to card 4", "place marker on E2")
    assert game.owner("D2") == 1


def test_hawker() -> None:
    mine = farm(helpers="hawker", barrows=(1,), loads=(0b10,), olive=1, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver olive to card 1", "use hawker")
    assert game.me.vp == 2 + 3 and game.state.market.count(0) == 0
    assert game.me.used == (card(45),)


def test_alderman() -> None:
    game = at("IV", PhaseStarts("IV"), EndOfTurn(0), mine=farm(helpers="alderman"), market=market(C3=0, D3=1))
    game.say("done")
    assert game.earned("helpers") == 1
    game = at("IV", PhaseStarts("IV"), EndOfTurn(0), mine=farm(helpers="alderman"), market=market(C3=0, D3=1, C4=1))
    game.say("done")
    assert game.earned("helpers") == 0


def test_fair_organiser() -> None:
    mine = farm(helpers="fair_organiser", rows=(0, 0, 0, 0, 0, 0b011), pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=market(D3=1))
    game.say("deliver pig to butcher", "use fair organiser", "place marker on C3")
    assert game.owner("C3") == 0 and game.owner("D3") == -1


def test_stall_mover() -> None:
    game = at("II", mine=farm(helpers="stall_mover"), market=market(D1=0, D3=1))
    game.say("use stall mover", "shift marker from D1 to C3")
    assert (game.owner("D1"), game.owner("C3"), game.owner("D3")) == (-1, 0, -1)
    assert game.refused("use stall mover") == "used"


def test_basket_weaver() -> None:
    mine = farm(helpers="basket_weaver", barrows=(6,), loads=(0b011,), food=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver food to card 6", "place marker on C4", "use basket weaver")
    assert game.offers() == ["take olive", "take pig", "done"]
    game.say("take pig")
    assert game.goods("pig") == 1


def test_coachman() -> None:
    mine = farm(helpers="coachman", barrows=(1, 2), loads=(0b10, 0), olive=1, grape=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver olive to card 1", "place marker on D3", "use coachman")
    assert game.offers() == ["deliver grape to card 2", "done"]
    game.say("deliver grape to card 2")
    assert game.me.loads == (0b10,)


def test_haggler() -> None:
    game = at("III", mine=farm(helpers="haggler", silver=3, barrows=(1,), loads=(0b01,), vp=0))
    game.say("use haggler", "fill pig on card 1", "place marker on D3")
    assert (game.me.silver, game.me.vp, game.me.barrows) == (0, 2, ())


def test_guild_scribe() -> None:
    game = at("III", FreeDeliveries(0, 2), mine=farm(helpers="guild_scribe", olive=2))
    game.say("deliver olive to butcher as pig")
    assert game.me.rows[5] == 0b001 and game.me.used == (card(52),)
    assert game.refused("deliver olive to butcher as pig") == "no_substitute"


def test_miller() -> None:
    mine = farm(helpers="miller", barrows=(29,), olive=2)
    game = at("III", FreeDeliveries(0, 2), mine=mine)
    game.say("deliver olive to card 29 as grain", "deliver olive to card 29 as grain", "place marker on D3")
    assert game.me.barrows == () and game.goods("olive") == 0


def test_sausage_maker() -> None:
    mine = farm(helpers="sausage_maker", barrows=(56,), pig=2)
    game = at("III", FreeDeliveries(0, 2), mine=mine)
    game.say("deliver pig to card 56 as meat")
    assert (game.me.loads, game.goods("pig")) == ((0b010,), 1)
    assert game.refused("deliver pig to card 56 as meat") == "no_substitute"
