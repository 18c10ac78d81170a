"""Rulings R-L1 to R-L4, and R-M2: how helpers work, meet each other, are used up, and who goes first."""

from __future__ import annotations

from domain.kernel.luck import Rigged
from domain.titles.lagranja.abilities import figures
from domain.titles.lagranja.questions import DonkeyTiles, EndOfTurn, FarmCard, FreeDeliveries, PickDie, SharedDie
from domain.titles.lagranja.steps import NewOrder, PhaseStarts
from tests.titles.lagranja.board import activate, at, card, farm, market, own, when

BUTCHER_ALMOST = (0, 0, 0, 0, 0, 0b011)
VP = {"do": "gain_vp", "n": 1}

# R-L1: what is common to all


def test_r_l1_a_helper_may_be_used_in_the_round_it_is_played() -> None:
    game = at("I", FarmCard(0, 2), mine=farm(hand=(62,), silver=2))
    game.say("play 62 as helper", "use harbour agent")
    assert game.goods("trade_good") == 1


def test_r_l1_three_helpers_at_most() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="chef turner broker", hand=(62,)))
    assert game.refused("play 62 as helper") == "no_place"
    game.say("play 62 as helper instead of card 11")
    assert game.me.helpers == (card(1), card(61), card(62)) and game.state.discard == (card(11),)


def test_r_l1_an_ability_is_no_action_for_somebody_who_is_not_active() -> None:
    game = at("III", EndOfTurn(1), mine=farm(helpers="harbour_agent", silver=4))
    assert game.refused("use harbour agent") == "not_your_turn"


def test_r_l1_none_inside_an_effect_under_way() -> None:
    game = at("III", mine=farm(helpers="farm_servant harbour_agent", silver=4, olive=1))
    game.say("use farm servant")
    assert game.refused("use harbour agent") == "not_now"


# R-L2: certain helpers together


def test_r_l2_chef_has_no_effect_on_free_upgrades() -> None:
    game = at("III", mine=farm(helpers="chef farm_servant", silver=0, olive=1))
    game.say("use farm servant", "upgrade olive")
    assert game.me.silver == 0 and game.goods("food") == 1


def test_r_l2_turner_in_the_first_round() -> None:
    assert figures.roof_price(at("I", mine=farm(helpers="turner"), round=1).state, 0) == 0


def test_r_l2_porter_answers_to_the_shared_die_too() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="porter pig_dealer", pig=1, silver=0), board_dice=(6,))
    game.say("use shared", "take silver", "use porter", "deliver pig to butcher")
    assert (game.me.silver, game.me.rows[5]) == (2, 0b001)


def test_r_l2_merchant_does_not_answer_to_the_shared_die() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="merchant"), board_dice=(4,))
    game.say("use shared")
    assert "use card 6" not in game.offers()


def test_r_l2_a_space_used_through_a_helper_is_no_die() -> None:
    mine = farm(helpers="merchant fruit_vendor poor_widow", dice=(4,))
    game = at("II", PickDie(0, "second"), mine=mine, board_dice=(4, 1), round=3)
    game.say("take 4", "use merchant", "take olive, grape")
    assert isinstance(game.top(), EndOfTurn) and "use card 41" not in game.offers()


def test_r_l2_poor_widow_adds_the_values_used() -> None:
    mine = farm(helpers="poor_widow migrant_labor", dice=(2,))
    game = at("II", PickDie(0, "second"), mine=mine, board_dice=(4, 1))
    game.say("take 4", "use migrant labor", "change to 3", "move 1", "take olive, grape")
    assert game.earned("helpers") == 1, "2 and 3"


def test_r_l2_negotiator_for_each_marker_smuggler_once() -> None:
    there = farm(helpers="negotiator smuggler", silver=0, vp=0)
    mine = farm(barrows=(50,), loads=(0b110,), olive=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=there, market=market(D3=1, C3=1, B2=1))
    game.say("deliver olive to card 50", "place marker on C4")
    assert (game.other.vp, game.other.silver) == (2, 4)


def test_r_l2_hawker_on_a_full_market_replaces_nothing() -> None:
    mine = farm(helpers="hawker", barrows=(1,), loads=(0b10,), olive=1, vp=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=market(D3=1, C5=1))
    game.say("deliver olive to card 1", "use hawker")
    assert (game.owner("D3"), game.owner("C5"), game.me.vp) == (1, 1, 5)


def test_r_l2_fair_organiser_never_replaces() -> None:
    twos, threes, fours = ("D3", "C5"), ("C3", "D1", "D4"), ("C2", "C4", "E2", "E4")
    full = market(**dict.fromkeys((*twos, *threes, *fours), 1))
    mine = farm(helpers="fair_organiser", rows=BUTCHER_ALMOST, pig=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine, market=full)
    game.say("deliver pig to butcher")
    assert "use card 47" not in game.offers()


def test_r_l2_coachman_not_again_for_what_he_completes_himself() -> None:
    mine = farm(helpers="coachman basket_weaver", barrows=(1, 40), loads=(0b10, 0b01), olive=1, grain=1)
    game = at("III", FreeDeliveries(0, 1), mine=mine)
    game.say("deliver olive to card 1", "place marker on D3", "use coachman", "deliver grain to card 40")
    assert game.me.barrows == () and game.owner("C5") == 0, "the only free 2 is taken without asking"
    assert game.offers() == ["use card 49", "done"]


def test_r_l2_apprentice_works_the_wainwright_out_anew() -> None:
    mine = farm(helpers="apprentice", new_tokens=("wainwright",), disc=4, silver=0)
    game = at("III", mine=mine)
    game.say("use apprentice", "token wainwright")
    assert game.earned("crafts") == 2, "of the section where the disc is now"


def test_r_l2_builder_and_architect() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(helpers="architect builder", hand=(1, 2), silver=1, vp=0))
    game.say("use architect", "play 1 as extension")
    assert figures.extension_size(game.state, 0) == 1, "the second costs two goods, one less with the Builder"


def test_r_l2_straggler_with_two_players_is_the_second_one() -> None:
    game = at("III", NewOrder(), EndOfTurn(0), mine=farm(disc=2), other=farm(helpers="straggler", silver=0))
    game.say("done")
    assert (game.other.silver, game.other.vp) == (1, 2)


def test_r_l2_a_tie_counts_for_each_alderman() -> None:
    there = farm(helpers="alderman", silver=0)
    game = at("IV", PhaseStarts("IV"), EndOfTurn(0), mine=farm(), other=there, market=market(C3=0, D3=1))
    game.say("done")
    assert game.other.silver == 1


def test_r_l2_the_same_gaps_for_the_stall_mover() -> None:
    there = farm(helpers="watchman")
    game = at("II", mine=farm(helpers="stall_mover"), other=there, market=market(D1=0, D3=1))
    game.say("use stall mover", "shift marker from D1 to C3")
    assert game.owner("D3") == 1, "a 2 beside a 3 is guarded"


# R-L3: used or not


def test_r_l3_declining_is_not_using() -> None:
    game = at("II", PickDie(0, "first"), mine=farm(helpers="mirror_maker"), board_dice=(4, 1))
    game.say("take 4", "done")
    assert game.me.used == ()


def test_r_l3_used_even_if_the_effect_brings_nothing() -> None:
    game = at("I", mine=farm(helpers="olive_picker", fields=(1,), grown=(1,)))
    game.say("use olive picker", "done")
    assert game.refused("use olive picker") == "used"


# R-L4: several wait for the same event


def test_r_l4_the_owner_picks_the_order() -> None:
    for first in (3, 41):
        game = at("II", PickDie(0, "first"), mine=farm(helpers="porter fruit_vendor"), board_dice=(2, 1))
        game.say("take 2", "take olive")
        assert game.offers() == ["use card 3", "use card 41", "done"]
        game.say(f"use card {first}", "take grape", f"use card {44 - first}", "take grain")
        assert game.goods("grape") == game.goods("grain") == 1


def test_r_l4_what_happens_by_itself_comes_first_and_asks_nothing() -> None:
    mine = farm(helpers="poor_widow merchant", dice=(1,), vp=0, silver=0)
    game = at("II", PickDie(0, "second"), mine=mine, board_dice=(4, 1))
    game.say("take 4")
    assert game.earned("helpers") == 1, "with it the Merchant can be paid for"
    assert game.offers() == ["use card 6", "done"]


def test_r_l4_the_player_who_acts_comes_first_then_turn_order() -> None:
    each = own(when("craft_completed", VP, optional=True))
    there = farm(helpers="chef", rows=BUTCHER_ALMOST, pig=1)
    game = at("III", FreeDeliveries(1, 1), mine=farm(helpers="chef"), other=there, options=each)
    game.say("deliver pig to butcher", seat=1)
    assert game.offers(seat=1) == ["use card 1", "done"] and game.offers() == []
    game.say("done", seat=1)
    assert game.offers() == ["use card 1", "done"]


# R-M2: where a wait arises in another player's turn


def test_r_m2_jugglers_are_asked_in_turn_order_before_the_first_pick() -> None:
    luck = Rigged({"revenue dice": [0, 0, 2, 3, 5], "reroll": [4]})
    there = farm(helpers="juggler")
    game = at("I", PhaseStarts("II"), EndOfTurn(0), other=there, dice_box=5, luck=luck)
    game.say("done")
    assert game.offers() == [] and game.offers(seat=1) == ["use card 72", "done"]
    game.say("use juggler", "reroll 3", seat=1)
    assert "take 5" in game.offers()


def test_r_m2_without_the_helper_nobody_is_asked() -> None:
    game = at("I", PhaseStarts("II"), EndOfTurn(0), dice_box=5)
    game.say("done")
    assert game.offers(seat=1) == [] and game.offers()


# the limit of 25 markers, where used helpers tie up one


def test_a_used_helper_wants_a_marker_where_marks_count() -> None:
    options = {**own(activate(VP)), "helper_marks_count": "yes"}
    game = at("I", mine=farm(helpers="chef", olive=25), options=options)
    game.say("use card 1")
    assert "give up olive" in game.offers()
    game.say("give up olive")
    assert (game.me.vp, game.goods("olive"), game.me.used) == (2, 24, (card(1),))


def test_a_helper_is_not_used_if_no_marker_is_given_up() -> None:
    options = {**own(activate(VP)), "helper_marks_count": "yes"}
    game = at("I", mine=farm(helpers="chef", olive=25), options=options)
    game.say("use card 1", "done")
    assert (game.me.vp, game.me.used) == (1, ())


def test_a_reservation_ends_with_its_village_elder() -> None:
    mine = farm(helpers="village_elder chef turner", hand=(62,), used=(card(5),))
    game = at("II", FarmCard(0, 1), mine=mine, board_dice=(4, 5), reserved=4, reserved_by=0)
    game.say("play 62 as helper instead of card 5")
    assert (game.state.reserved, game.state.reserved_by) == (0, -1)


def test_a_village_elder_may_reserve_nothing() -> None:
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=farm(helpers="village_elder"), dice_box=5)
    game.say("done", "done")
    assert game.me.used == () and game.state.reserved == 0 and len(game.state.board_dice) == 5


def test_two_dice_beside_a_reserved_space_are_free_for_all() -> None:
    game = at("II", PickDie(1, "first"), board_dice=(2, 2, 4), reserved=2, reserved_by=0)
    assert "take 2" in game.offers(seat=1)


def test_an_elder_without_a_marker_gives_one_up_first() -> None:
    mine = farm(helpers="village_elder", olive=25)
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=mine, dice_box=5)
    game.say("done", "reserve space 3", "give up olive", "reserve space 3")
    assert (game.state.reserved, game.goods("olive")) == (3, 24)


def test_a_helper_that_cannot_be_marked_stands_for_no_other_good() -> None:
    options = {"helper_marks_count": "yes"}
    game = at("III", FreeDeliveries(0, 2), mine=farm(helpers="guild_scribe", olive=25), options=options)
    assert game.refused("deliver olive to butcher as pig") == "no_substitute"
    game.say("give up olive", "deliver olive to butcher as pig")
    assert game.me.used == (card(52),)


def test_a_donkey_breeder_that_cannot_be_marked_finds_no_used_tile() -> None:
    mine = farm(helpers="donkey_breeder", tiles_used=(4,), olive=25)
    game = at("III", DonkeyTiles((0, 1)), mine=mine, options={"helper_marks_count": "yes"})
    assert game.offers() == ["donkeys 1", "donkeys 2", "donkeys 3"]


def test_side_by_side_other_farms_are_served_when_all_are_through() -> None:
    placing = {"do": "place_marker", "values": [3], "removes": True, "vp": True}
    lanes = ((FarmCard(0, 1),), (FarmCard(1, 1),))
    there = farm(helpers="negotiator", vp=0)
    table = {"lanes": lanes, "market": market(D3=1), "options": own(activate(placing))}
    game = at("I", mine=farm(helpers="chef"), other=there, **table)
    game.say("use card 1", "place marker on C3")
    assert (game.owner("D3"), game.other.vp) == (-1, 0)
    game.say("done")
    game.say("done", seat=1)
    assert game.other.vp == 1
