"""The worked examples of the three rule books, one test each (the pictures of all books show the same situations)."""

from __future__ import annotations

from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, ExtraDeliveries, FarmCard, FreeDeliveries
from domain.titles.lagranja.steps import EachPlays, PhaseStarts, Refill
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import goods, on_top, owned, play, position, row


def test_a_marker_is_what_its_place_says() -> None:
    farm = {"store": {"olive": 1, "trade_good": 1}, "fields": ("card_03",), "grown": ("card_03",)}
    seen = lagranja.view(position(farms={0: farm}), 0)["farms"][0]
    assert (seen["store"]["olive"], seen["store"]["trade_good"]) == (1, 1)
    assert seen["fields"] == [{"card": "card_03", "crop": "olive", "grown": True}]


def test_one_extension_makes_a_hand_limit_of_four() -> None:
    state = position(Refill(0), FarmCard(0, 1), phase="I", farms={0: {"extensions": ("card_02",)}})
    assert len(play(state, "0: done").farms[0].hand) == 4


def test_an_income_of_four_silver_and_a_trade_good() -> None:
    farm = {"tokens": ("merchant_house", "deli"), "extensions": ("card_05",)}
    state = play(position(EachPlays("income", (0,)), EndOfTurn(0), phase="I", farms={0: farm}), "0: done")
    assert (state.farms[0].silver, goods(state)) == (4, {"trade_good": 1})


def test_two_empty_fields_grow_and_the_full_one_does_not() -> None:
    farm = {"fields": ("card_01", "card_02", "card_03"), "grown": ("card_02",)}
    state = play(position(EachPlays("growth", (0,)), EndOfTurn(0), phase="I", farms={0: farm}), "0: done")
    assert sorted(state.farms[0].grown) == ["card_01", "card_02", "card_03"]


def test_two_pigs_and_a_third_pen_bring_a_pig() -> None:
    farm = {"store": {"pig": 2}, "extensions": ("card_05",)}
    state = play(position(EachPlays("growth", (0,)), EndOfTurn(0), phase="I", farms={0: farm}), "0: done")
    assert goods(state) == {"pig": 3}


def test_a_second_roof_tile_in_round_two() -> None:
    farm = {"silver": 3, "roofs": ("roof_1_2",)}
    state = position(BuyRoof(0), phase="I", farms={0: farm}, roof_offer=("roof_2_1", "roof_2_4"))
    state = play(state, "0: buy roof 2-4")
    assert (state.farms[0].silver, state.farms[0].vp) == (1, 1)


def test_the_wainwright_is_completed_in_round_two() -> None:
    farm = {"store": {"food": 1, "wine": 1, "meat": 1, "olive": 1}, "disc": 2}
    state = position(FreeDeliveries(0, 3), farms={0: farm})
    state = play(state, *(f"0: deliver {kind} to wainwright" for kind in ("food", "wine", "meat")))
    assert state.farms[0].new_tokens == ("wainwright",)
    assert state.farms[0].vp == 1 + 2
    state = play(state, "0: deliver olive to greengrocer")  # the free delivery, then the siesta points
    assert state.farms[0].vp == 1 + 2 + 1
    assert row(state, "wainwright") == 0 and row(state, "greengrocer") == 1


def test_the_second_completed_building_removes_the_second_order_token() -> None:
    farm = {"store": {"pig": 1}, "rows": {"butcher": 2}}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, completed=("deli",), locked=("greengrocer", "wainwright"))
    state = play(state, "0: deliver pig to butcher")
    assert state.locked == ("wainwright",)
    assert state.farms[0].vp == 1 + 1 + 2


def test_two_deliveries_fill_a_barrow_worth_four() -> None:
    farm = {"fields": ("card_01",), "grown": ("card_01",), "store": {"grain": 1}}
    farm |= {"barrows": ("card_33",), "loads": (4,)}  # olive, grain and the meat that is there
    state = play(position(FreeDeliveries(0, 2), farms={0: farm}), "0: deliver field olive to card 33")
    state = play(state, "0: deliver grain to card 33")
    assert state.farms[0].vp == 4 and goods(state) == {"trade_good": 1}
    assert state.discard == ("card_33",)


def test_a_marker_on_four_removes_three_and_leaves_five() -> None:
    farm = {"barrows": ("card_33",), "loads": (6,), "store": {"olive": 1}}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, market={"C3": 1, "B2": 1})
    state = play(state, "0: deliver olive to card 33", "0: place marker on C2")
    assert owned(state, 0) == {"C2"} and owned(state, 1) == {"B2"}
    assert state.farms[0].vp == 4 + 1


def test_one_of_two_extra_deliveries_is_bought() -> None:
    farm = {"extensions": ("card_02",), "silver": 2, "store": {"pig": 1}}
    state = play(position(EachPlays("extra", (0,)), EndOfTurn(0), farms={0: farm}), "0: done")
    assert on_top(state) == ExtraDeliveries(0, 2)
    state = play(state, "0: deliver pig to butcher")
    assert state.farms[0].silver == 1


def test_two_points_of_the_siesta_and_four_of_the_market() -> None:
    market = {"C3": 1, "D1": 1, "E2": 1, "B4": 1, "B3": 0}
    farms = {1: {"disc": 5, "tokens": ("deli", "butcher")}}
    assert play(position(PhaseStarts("IV"), EndOfTurn(0), farms=farms, market=market), "0: done").farms[1].vp == 2 + 4


def test_a_wine_delivered_is_a_marker_on_its_symbol() -> None:
    state = play(position(FreeDeliveries(0, 1), farms={0: {"store": {"wine": 1}}}), "0: deliver wine to wainwright")
    assert goods(state) == {} and row(state, "wainwright") == 1
