"""Rulings of groups A (components and information) and B (active player and free actions)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.luck import Rigged
from domain.titles.lagranja.parts import HARVEST
from domain.titles.lagranja.questions import (
    BeforeGrowth,
    BuyRoof,
    ChooseGoods,
    EndOfTurn,
    FarmCard,
    FreeDeliveries,
    PickDie,
)
from domain.titles.lagranja.steps import BeforeIncome, EachPlays, Refill
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import goods, kinds_offered, offered, on_top, owned, play, position, refusal, setup


@pytest.mark.parametrize(("edition", "cards"), [("house", 66), ("fr", 66), ("cz", 66), ("ru", 72)])
def test_r_a1_the_promo_cards_belong_to_the_russian_deck(edition: str, cards: int) -> None:
    state = setup(2, {"edition": edition})
    assert len(state.deck) + sum(len(farm.hand) for farm in state.farms) == cards


def test_r_a2_what_everybody_starts_with() -> None:
    state = setup(4, luck=Rigged({"first player": [2]}))
    assert state.order == (2, 3, 0, 1)
    assert [(farm.vp, farm.silver, len(farm.hand), goods(state, seat)) for seat, farm in enumerate(state.farms)] == [
        (1, 1, 4, {"trade_good": 1})
    ] * 4
    assert [owned(state, seat) for seat in state.order] == [{"D3"}, {"C3"}, {"C4"}, {"D2"}]
    assert lagranja.view(state, 0)["farms"][0]["pens"] == 2
    assert lagranja.view(state, 0)["farms"][0]["hand_limit"] == 3
    assert lagranja.view(state, 0)["farms"][0]["extra_deliveries"] == 1


@pytest.mark.parametrize(("seats", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_r_a3_as_many_roof_tiles_as_players(seats: int, tiles: int) -> None:
    state = setup(seats)
    assert len(state.roof_offer) == tiles
    assert all(tile.startswith("roof_1_") for tile in state.roof_offer)


def test_r_a4_secret_points_are_shown_to_their_owner_only() -> None:
    state = setup(2, {"vp_visibility": "secret", "silver_visibility": "secret"})
    mine, other = lagranja.view(state, 0)["farms"]
    assert (mine["vp"], mine["silver"]) == (1, 1)
    assert (other["vp"], other["silver"]) == ("hidden", "hidden")
    assert other["cards_in_hand"] == 4


def test_r_a5_a_number_that_came_up_is_rolled_again() -> None:
    state = setup(2, luck=Rigged({"locked building": [3, 3, 0, 3, 5]}))
    assert state.locked == ("deli", "merchant_house", "butcher")


def test_r_a6_the_deck_is_made_anew_the_moment_it_is_empty() -> None:
    state = position(
        EndOfTurn(0), farms={0: {"store": {"trade_good": 1}}}, deck=("card_01",), discard=("card_02", "card_03")
    )
    state = play(state, "0: trade good for card", "0: draw card")
    assert state.farms[0].hand == ("card_01",)
    assert (state.deck, state.discard) == (("card_02", "card_03"), ())


def test_r_a6_a_draw_of_several_goes_on_after_the_reshuffle() -> None:
    state = position(Refill(0), FarmCard(0, 1), phase="I", deck=("card_01",), discard=("card_02", "card_03", "card_04"))
    state = play(state, "0: done")
    assert len(state.farms[0].hand) == 3
    assert len(state.deck) == 1


def test_r_a6_without_discards_a_draw_gives_nothing() -> None:
    state = play(position(Refill(0), FarmCard(0, 1), phase="I", deck=()), "0: done")
    assert state.farms[0].hand == ()


def test_r_a8_the_first_player_lies_on_top_of_the_discs() -> None:
    state = setup(3, luck=Rigged({"first player": [1]}))
    assert state.order == (1, 2, 0)
    assert state.stack[-1] == 1


def test_r_b1_only_the_player_on_turn_is_active() -> None:
    state = position(BuyRoof(0), phase="I", farms={0: {"silver": 5}, 1: {"silver": 5}})
    assert "Buy" in kinds_offered(state, 0)
    assert refusal(state, "1: buy olive") == "not_your_turn"


def test_r_b2_a_pig_may_be_sold_before_a_die_is_taken_but_not_after() -> None:
    full = {0: {"store": {"pig": 2}}}
    state = position(PickDie(0, "first"), phase="II", farms=full, board_dice=(1, 2, 2), dice_box=2)
    kept = play(state, "0: sell pig", "0: take 1")
    assert goods(kept) == {"pig": 2} and kept.farms[0].silver == 3
    sold = play(state, "0: take 1")
    assert goods(sold) == {"pig": 2} and sold.farms[0].silver == 3


def test_r_b2_no_free_action_inside_an_effect() -> None:
    state = position(ChooseGoods(0, HARVEST, 1), farms={0: {"silver": 9, "store": {"olive": 1}}})
    assert kinds_offered(state) == {"TakeGoods", "Done"}
    assert refusal(state, "0: sell olive") == "not_now"


SILVER_INCOME = "card_05"


def hand_drawn(state: Table, seat: int) -> Table:
    """Four cards in hand, none laid: one is discarded."""
    state = play(state, f"{seat}: done")
    return play(state, f"{seat}: {offered(state, seat)[0]}")


@pytest.mark.parametrize("mode", ["sequential", "simultaneous"])
def test_r_b2_between_refill_and_income_the_player_is_active(mode: str) -> None:
    state = hand_drawn(setup(2, {"phase1_mode": mode}, Rigged({"first player": [0]})), 0)
    if mode == "sequential":
        state = hand_drawn(state, 1)
    assert on_top(state, 0 if state.lanes else None) == BeforeGrowth(0)
    assert "trade good for card" in offered(state)


def test_r_b2_a_card_laid_before_the_income_counts_for_it() -> None:
    farm = {"hand": (SILVER_INCOME,), "store": {"trade_good": 1}, "silver": 1}
    state = position(EachPlays("income", (0,)), EndOfTurn(0), phase="I", farms={0: farm})
    state = play(state, "0: done", "0: trade good for card", "0: play card 5 as extension", "0: done")
    assert state.farms[0].extensions == (SILVER_INCOME,) and state.farms[0].silver == 1


@pytest.mark.parametrize(
    ("farm", "asked"),
    [
        ({"store": {"olive": 2}, "silver": 9}, False),
        ({"extensions": (SILVER_INCOME,), "store": {"olive": 2}}, False),
        ({"extensions": ("card_11",), "store": {"pig": 2}}, True),  # a pig comes, and there is no pen for it
        ({"helpers": ("card_62",), "store": {"olive": 2}}, True),  # the Harbour Agent brings a trade good for a card
        ({"extensions": ("card_11",), "store": {"olive": 25}}, True),  # no marker for the pig
    ],
)
def test_r_b2_nobody_is_asked_before_an_income_that_nothing_can_change(farm: dict[str, Any], asked: bool) -> None:
    state = position(EndOfTurn(1), BeforeIncome(0), EndOfTurn(0), phase="I", farms={0: farm})
    assert on_top(play(state, "0: done")) == (BeforeGrowth(0) if asked else EndOfTurn(1))


def test_r_b2_prices_of_the_board() -> None:
    state = position(EndOfTurn(0), farms={0: {"silver": 12}})
    state = play(state, "0: buy olive", "0: buy grain", "0: buy grape")
    assert state.farms[0].silver == 2
    state = play(state, "0: sell olive", "0: sell grain", "0: sell grape")
    assert state.farms[0].silver == 2 + 1 + 1 + 2


def test_r_b2_upgrading_costs_silver_and_works_from_store_and_field() -> None:
    olive, grape = "card_01", "card_02"
    farm = {"silver": 8, "store": {"grain": 1}, "fields": (olive, grape), "grown": (olive, grape)}
    state = play(
        position(EndOfTurn(0), farms={0: farm}), "0: upgrade grain", "0: upgrade field olive", "0: upgrade field grape"
    )
    assert goods(state) == {"food": 2, "wine": 1}
    assert state.farms[0].silver == 8 - 2 - 2 - 3
    assert state.farms[0].grown == ()


def test_r_b3_nobody_answers_in_another_players_turn() -> None:
    state = position(FreeDeliveries(0, 2), farms={0: {"silver": 3}, 1: {"silver": 3, "store": {"trade_good": 2}}})
    assert lagranja.asked(state) == (0,)
    assert list(lagranja.legal(state, 1)) == []


def test_r_b4_goods_on_fields_are_neither_sold_nor_moved() -> None:
    farm = {"silver": 2, "fields": ("card_01",), "grown": ("card_01",)}
    state = position(EndOfTurn(0), farms={0: farm})
    assert refusal(state, "0: sell field olive") == "on_field"
    assert offered(state) == ["done", "upgrade field olive"]


def test_r_b5_buying_a_pig_wants_a_pen() -> None:
    state = position(EndOfTurn(0), farms={0: {"silver": 9, "store": {"pig": 2}}})
    assert refusal(state, "0: buy pig") == "no_pen"


def test_r_b5_a_pig_for_a_trade_good_without_a_pen_is_sold_or_declined() -> None:
    state = position(EndOfTurn(0), farms={0: {"store": {"pig": 2, "trade_good": 1}}})
    state = play(state, "0: trade good for pig")
    assert offered(state) == ["sell pig", "done"]
    assert play(state, "0: sell pig").farms[0].silver == 3
    assert play(state, "0: done").farms[0].silver == 0


def test_r_b5_with_the_option_refuse_such_a_pig_cannot_be_chosen() -> None:
    farm = {0: {"store": {"pig": 2, "trade_good": 1}}}
    state = position(EndOfTurn(0), farms=farm, options={"pig_no_pen": "refuse"})
    assert refusal(state, "0: trade good for pig") == "no_pen"


def test_r_b6_gains_may_be_declined_in_part() -> None:
    state = position(ChooseGoods(0, HARVEST, 2, different=True))
    assert goods(play(state, "0: take grape")) == {"grape": 1}
    assert goods(play(state, "0: done")) == {}


def test_r_b7_prices_of_pigs() -> None:
    state = position(EndOfTurn(0), farms={0: {"silver": 9}})
    state = play(state, "0: buy pig")
    assert state.farms[0].silver == 4
    assert play(state, "0: sell pig").farms[0].silver == 7
    assert goods(play(state, "0: upgrade pig")) == {"meat": 1}


@pytest.mark.parametrize(
    ("lines", "gained", "silver"),
    [
        (["trade good for silver"], {}, 4),
        (["trade good for two goods", "take olive, grape"], {"olive": 1, "grape": 1}, 0),
        (["trade good for pig"], {"pig": 1}, 0),
        (["trade good for card", "draw card"], {}, 0),
    ],
)
def test_trade_goods_have_five_uses(lines: list[str], gained: dict[str, int], silver: int) -> None:
    state = play(position(EndOfTurn(0), farms={0: {"store": {"trade_good": 1}}}), *(f"0: {line}" for line in lines))
    assert goods(state) == gained
    assert state.farms[0].silver == silver
    assert len(state.farms[0].hand) == (lines[-1] == "draw card")


def test_a_trade_good_upgrades_two_goods_for_nothing() -> None:
    state = position(EndOfTurn(0), farms={0: {"store": {"trade_good": 1, "olive": 1, "pig": 1}}})
    state = play(state, "0: trade good for two upgrades", "0: upgrade olive", "0: upgrade pig")
    assert goods(state) == {"food": 1, "meat": 1}
