"""Each cost and good set of the vocabulary, shown by a helper made for it."""

from __future__ import annotations

from typing import Any

from domain.titles.lagranja.questions import FarmCard, FreeDeliveries
from tests.titles.lagranja.board import Game, activate, at, card, farm, own, when

VP = {"do": "gain_vp", "n": 1}
USE = "use card 1"


def mine(**more: Any) -> dict[str, Any]:
    return farm(helpers="chef", **more)


def paying(*cost: dict[str, Any], **more: Any) -> Game:
    return at("II", mine=mine(**more), options=own(activate(VP, cost=list(cost))))


# costs


def test_pay_silver() -> None:
    game = paying({"pay": "silver", "n": 2}, silver=2)
    game.say(USE)
    assert (game.me.silver, game.me.vp) == (0, 2)
    assert paying({"pay": "silver", "n": 2}, silver=1).refused(USE) == "cannot_pay"


def test_pay_vp() -> None:
    game = paying({"pay": "vp", "n": 2}, vp=2)
    game.say(USE)
    assert game.me.vp == 1
    assert paying({"pay": "vp", "n": 2}, vp=1).refused(USE) == "cannot_pay"


def test_pay_goods_from_fields_and_stores_but_not_from_barrows() -> None:
    cost = {"pay": "goods", "n": 2, "kinds": ["grape", "pig"]}
    game = paying(cost, grape=1, pig=2, fields=(2,), grown=(2,))
    game.say(USE)
    assert "pay grape, field grape" in game.offers() and "pay pig, pig" in game.offers()
    game.say("pay grape, field grape")
    assert (game.goods("grape"), game.goods("pig"), game.me.grown, game.me.vp) == (0, 2, (), 2)
    assert paying(cost, pig=1, barrows=(4,), loads=(0b110,)).refused(USE) == "cannot_pay"


def test_pay_goods_asks_nothing_where_there_is_no_choice() -> None:
    game = paying({"pay": "goods", "n": 2, "kinds": ["pig"]}, pig=2)
    game.say(USE)
    assert (game.goods("pig"), game.me.vp) == (0, 2)


def test_pay_trade_good() -> None:
    game = paying({"pay": "trade_good", "n": 2}, trade_good=2)
    game.say(USE)
    assert (game.goods("trade_good"), game.me.vp) == (0, 2)


def test_pay_discard_card() -> None:
    game = paying({"pay": "discard_card", "n": 2}, hand=(2, 3, 4))
    game.say(USE, "discard card 2")
    assert game.refused("discard card 2") == "not_in_hand"
    game.say("discard card 4")
    assert (game.me.hand, game.state.discard, game.me.vp) == ((card(3),), (card(2), card(4)), 2)


def test_pay_forgo_marker() -> None:
    forgoing = when(
        "barrow_completed", VP, optional=True, where={"symbol": True}, cost=[{"pay": "forgo_marker", "n": 1}]
    )
    here = mine(barrows=(40,), loads=(0b01,), grain=1, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=here, options=own(forgoing))
    game.say("deliver grain to card 40", USE)
    assert (game.me.vp, game.state.market.count(0), game.goods("trade_good")) == (3, 0, 1)


def test_several_costs_are_all_paid_before_the_effect() -> None:
    game = paying(
        {"pay": "silver", "n": 1}, {"pay": "goods", "n": 1, "kinds": ["olive", "pig"]}, silver=1, olive=1, pig=1
    )
    game.say(USE)
    assert (game.me.silver, game.me.vp) == (0, 1)
    game.say("pay olive")
    assert game.me.vp == 2


# good sets


def test_own_field_crops() -> None:
    effect = {"do": "gain_goods", "kinds": "own_field_crops", "n": 1}
    game = at("II", mine=mine(fields=(2, 9)), options=own(activate(effect)))
    game.say(USE)
    assert game.offers() == ["take grain", "take grape", "done"]


def test_played_card_crop() -> None:
    effect = {"do": "gain_goods", "kinds": "played_card_crop", "n": 1}
    game = at("I", FarmCard(0, 1), mine=mine(hand=(9,)), options=own(when("card_played", effect)))
    game.say("play 9 as field")
    assert game.goods("grain") == 1


def test_discarded_card_crop() -> None:
    effect = {"do": "gain_goods", "kinds": "discarded_card_crop", "n": 2}
    game = at("I", mine=mine(hand=(9,)), options=own(activate(effect, cost=[{"pay": "discard_card", "n": 1}])))
    game.say(USE, "discard card 9")
    assert game.goods("grain") == 2


def test_completed_barrow_resources() -> None:
    effect = {"do": "gain_goods", "kinds": "completed_barrow_resources", "n": 1}
    options = own(when("barrow_completed", effect, optional=True))
    here = mine(barrows=(22,), loads=(0b110,), pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=here, options=options)
    game.say("deliver pig to card 22", "place marker on D2", USE)
    assert game.goods("pig") == 1, "of pig, food and wine the pig alone is a resource"


def test_completed_barrow_without_resources_brings_nothing() -> None:
    effect = {"do": "gain_goods", "kinds": "completed_barrow_resources", "n": 1}
    options = own(when("barrow_completed", effect, optional=True))
    game = at("III", FreeDeliveries(0, 1), mine=mine(barrows=(45,), loads=(0b011,), meat=1), options=options)
    game.say("deliver meat to card 45", "place marker on B3")
    assert game.me.used == ()
