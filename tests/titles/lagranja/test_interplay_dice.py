"""Helpers and dice where they meet, and helpers of phase I, by the three books and the rulings."""

from __future__ import annotations

import pytest

from domain.kernel.luck import Rigged
from domain.titles.lagranja.abilities import figures
from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, FarmCard, PickDie, SharedDie
from domain.titles.lagranja.steps import EachPlays, PhaseStarts, Refill
from domain.titles.lagranja.table import markers_left
from tests.titles.lagranja.board import at, book, card, farm


def test_two_changes_of_one_die_are_made_one_after_the_other() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="mirror_maker migrant_labor"), board_dice=(2, 1))
    game.say("take 2", "use mirror maker", "change to 5", "use migrant labor")
    assert game.offers() == ["change to 4", "change to 6", "done"]
    game.say("change to 6", "move 1", "take silver")
    assert game.me.dice == (6,) and game.me.disc == 1


def test_the_poor_widow_adds_mirrored_values() -> None:
    mine = farm(helpers="mirror_maker poor_widow", dice=(4,), silver=0, vp=0)
    game = at("II", PickDie(0, "second"), mine=mine, board_dice=(6, 3))
    game.say("take 6", "use mirror maker", "change to 1")
    assert (game.me.dice, game.me.vp, game.me.silver) == ((4, 1), 1, 2)


def test_the_shared_die_is_none_of_the_widow_s_two() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="poor_widow", dice=(1, 1), vp=0), board_dice=(4,))
    game.say("use shared")
    assert game.me.vp == 0 and game.me.dice == (1, 1)


def test_fruit_vendor_and_porter_answer_to_the_space_the_hermit_has_chosen() -> None:
    mine = farm(helpers="hermit porter fruit_vendor")
    game = at("II", SharedDie(0), mine=mine, board_dice=(4,))
    game.say("use shared", "use hermit", "change to 2", "take olive")
    assert game.offers() == ["use card 3", "use card 41", "done"]
    game.say("use porter", "take grape", "use fruit vendor", "take grape")
    assert (game.goods("olive"), game.goods("grape"), game.me.silver) == (1, 2, 1)


def test_the_crier_s_second_use_is_no_die_and_may_take_the_same_option() -> None:
    mine = farm(helpers="town_crier fruit_vendor", silver=1)
    game = at("II", SharedDie(0), mine=mine, board_dice=(2,))
    game.say("use shared", "take olive", "use town crier", "take olive")
    assert game.offers() == ["use card 41", "done"], "for the die itself, and not a second time"
    game.say("use fruit vendor", "take olive")
    assert isinstance(game.top(), EndOfTurn) and game.goods("olive") == 3


def test_a_space_used_by_the_merchant_is_free_of_what_the_die_has_taken() -> None:
    mine = farm(helpers="merchant", vp=1, silver=0)
    game = at("II", PickDie(0, "first"), mine=mine, board_dice=(6, 1), round=6)
    game.say("take 6", "take silver", "use merchant", "take silver")
    assert (game.me.silver, game.me.vp) == (4, 0)


def test_a_merchant_without_a_point_is_not_offered() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="merchant", vp=0), board_dice=(4, 1))
    game.say("take 4")
    assert game.offers()[0] == "done"


def test_rolled_again_a_single_die_comes_to_lie_beside_the_reserved_space() -> None:
    luck = Rigged({"revenue dice": [0, 0, 2, 2, 5], "reroll": [3]})
    there = farm(helpers="village_elder juggler")
    game = at("I", PhaseStarts("II"), EndOfTurn(0), other=there, dice_box=5, luck=luck)
    game.say("done")
    game.say("reserve space 4", "use juggler", "reroll 3", seat=1)
    assert game.refused("take 4") == "reserved"
    game.say("take 1", "sell pig", "done")
    assert "take 4" in game.offers(seat=1)


def test_a_reserved_die_left_over_is_the_shared_one_of_everybody() -> None:
    table = {"board_dice": (4,), "reserved": 4, "reserved_by": 1}
    game = at("II", EachPlays("shared", (0, 1)), EndOfTurn(0), **table)
    game.say("done", "use shared")
    assert game.me.silver == 1 + 4


@pytest.mark.parametrize(("edition", "left"), [("ru", 23), ("fr", 23), ("cz", 24)])
def test_the_elder_s_marker_lies_there_until_phase_four(edition: str, left: int) -> None:
    mine = farm(helpers="village_elder", used=(card(5),), olive=0)
    table = {"reserved": 4, "reserved_by": 0, "options": book(edition)}
    game = at("II", PhaseStarts("III"), EndOfTurn(0), mine=mine, **table)
    game.say("done")
    assert markers_left(game.state, 0) == left and game.state.reserved == 0
    game = at("III", PhaseStarts("IV"), EndOfTurn(0), mine=mine, reserved_by=0, options=book(edition), round=6)
    game.say("done")
    assert markers_left(game.state, 0) == 25


def test_two_dice_beside_it_can_be_changed_by_nobody_s_reservation() -> None:
    there = farm(helpers="mirror_maker")
    table = {"board_dice": (3, 4), "reserved": 4, "reserved_by": 0}
    game = at("II", PickDie(1, "first"), other=there, **table)
    game.say("take 3", "use mirror maker", "change to 4", seat=1)
    assert game.other.silver == 1 + 4, "the space is free for all, only the die is kept"


def test_a_porter_has_four_options_at_space_two() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="porter"), board_dice=(2, 1))
    game.say("take 2", "take olive", "use porter")
    assert game.refused("take olive") == "taken_already"
    assert {"draw card", "take grain", "take grape"} <= {*game.offers()}


def test_die_five_with_a_resting_disc_and_nothing_to_upgrade_asks_nothing() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(disc=9, silver=0), board_dice=(5, 1))
    game.say("take 5")
    assert game.state.pending == ()


def test_a_pilgrim_s_spaces_are_three_different_ones_and_no_dice() -> None:
    mine = farm(helpers="pilgrim fruit_vendor", silver=0)
    game = at("II", mine=mine)
    game.say("use pilgrim", "space 4", "space 3", "take olive, grain")
    assert game.refused("space 4") == "same_space"
    game.say("space 1")
    assert (game.me.silver, game.goods("pig"), game.goods("olive")) == (4, 1, 1)
    assert isinstance(game.top(), EndOfTurn)


def deluxe(bonus: str) -> str:
    """A roof tile that shows this bonus in the Czech edition."""
    return next(tile for tile, roof in ROOFS.items() if roof.kind("deluxe").id == bonus)


def test_a_die_tile_and_the_mirror_maker_work_on_one_die() -> None:
    tile = deluxe("modify_die_2")
    mine = farm(helpers="mirror_maker", roofs=(tile,))
    game = at("II", PickDie(0, "first"), mine=mine, board_dice=(1, 3), options=book("cz"))
    game.say("take 1", f"use roof {tile[5]}-{tile[7]}", "change to 3", "use mirror maker", "change to 4")
    assert game.me.silver == 1 + 4 and game.me.spent == (tile,)


# phase I and roofs


def test_a_ploughman_s_field_feeds_the_sower_before_the_hand_is_filled() -> None:
    mine = farm(helpers="ploughman sower", hand=(1,), silver=0)
    game = at("I", Refill(0), FarmCard(0, 1), mine=mine)
    game.say("done", "use ploughman", "play 1 as field")
    assert (game.goods("olive"), game.me.silver, game.me.grown, len(game.me.hand)) == (1, 1, (), 3)


def test_a_stonemason_is_paid_for_an_extension_the_builder_gives_away() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="stonemason builder", hand=(2,), silver=0, vp=0))
    game.say("play 2 as extension")
    assert (game.me.silver, game.me.vp, game.me.extensions) == (2, 1, (card(2),))
    assert figures.extension_size(game.state, 0) == 1


def test_joiner_and_turner_at_one_tile() -> None:
    mine = farm(helpers="joiner turner", silver=0, olive=1, fields=(9,), grown=(9,))
    game = at("I", BuyRoof(0), mine=mine, round=5, roof_offer=("roof_5_1",))
    assert game.refused("buy roof 5-1 with olive") == "too_expensive"
    game.say("buy roof 5-1 with olive, field grain")
    assert (game.me.silver, game.goods("olive"), game.me.grown) == (0, 0, ())


def test_a_deluxe_income_tile_pays_extensions_and_tokens_and_no_helper() -> None:
    tile, fields = deluxe("income"), (1, 2, 9)
    mine = farm("gardener beekeeper", fields=fields, extensions=(5,), tokens=("merchant_house",), roofs=(tile,))
    game = at("II", mine=mine, options=book("cz"))
    game.say(f"use roof {tile[5]}-{tile[7]}")
    assert (game.me.silver, game.me.vp) == (1 + 1 + 3, 1) and isinstance(game.top(), EndOfTurn)
