"""The words of the house vocabulary, each on a small table."""

import pytest

from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.cards.pieces import Effect, Price
from domain.titles.ohmygoods.cards.vocabulary import EFFECTS
from domain.titles.ohmygoods.chapters import market
from domain.titles.ohmygoods.chapters.building import building_price, hiring_price
from domain.titles.ohmygoods.chapters.longsdale.effects import WORDS
from domain.titles.ohmygoods.chapters.new_cards import number_dealt
from domain.titles.ohmygoods.facts import CardsAdded, CardsDrawn, PointsChanged, SideWon
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import Carry, PhaseOne, PhaseTwo, RoundEnds
from tests.titles.ohmygoods.scene import Scene, refused, title


def chapter(seats: int = 2) -> Scene:
    return Scene(seats, {"chapter": "3"})


def carried(scene: Scene, *effects: Effect, seats: tuple[int, ...] = (0, 1)) -> Scene:
    return scene.start(Carry(effects, seats))


def event(scene: Scene, number: int) -> Scene:
    """The event in force, with what it does when it is turned up and for its round."""
    effects = tuple(e for e in content().events[number].effects if e.when in ("reveal", "round"))
    return carried(scene.change(event=number), *effects) if effects else scene.change(event=number)


def points(scene: Scene) -> list[int]:
    return [player.points for player in scene.state.players]


def test_every_word_that_a_card_can_use_does_something() -> None:
    assert set(WORDS) == set(EFFECTS)


def test_deal_changes_the_number_of_cards() -> None:
    assert number_dealt(event(chapter(), 12).state, 0) == 3


def test_suns_close_a_half_earlier_or_later() -> None:
    scene = event(chapter(), 13)
    scene.start(PhaseTwo(), wanted=("sawmill_01", "sawmill_02"))
    assert scene.state.sunrise == ("sawmill_01", "sawmill_02")


def test_a_market_addition_counts_for_everybody() -> None:
    scene = event(chapter(), 21)
    assert [market.market_of(scene.state, seat)["ore"] for seat in (0, 1)] == [1, 1]


def test_prices_of_stacks_and_assistants_change_and_never_fall_below_one() -> None:
    scene = event(event(chapter(), 17), 18)
    scene.change(stacks=((53, ("watchtower_01",)),)).show("assistant_3a")
    assert building_price(scene.state, 0, "watchtower_01") == 7
    assert building_price(scene.state, 0, "watchtower_02") == 8
    assert hiring_price(scene.state, 0, "assistant_3a") == 1


def test_a_good_is_worth_more_this_round_and_not_in_the_final_count() -> None:
    scene = event(chapter().burn(0, "charburner_wool", 4), 11)
    assert scene.coins(0) == 8
    scene.change(event=0, last=True).start(RoundEnds())
    assert scene.coins(0) == 4


def test_workers_make_more_and_need_less() -> None:
    scene = event(event(chapter(), 20), 15).burn(0, "charburner_wool", 0, WORKER).market(wool=2).turn(0)
    assert scene.goods(0, "charburner_wool") == 3


def test_cards_and_coal_for_everybody() -> None:
    scene = carried(chapter(), Effect("draw", cards=1, whose="each"), Effect("gain_coal", count=2, whose="each"))
    assert [len(scene.cards(seat)) for seat in (0, 1)] == [1, 1]
    assert [scene.goods(0, "charburner_clay"), scene.goods(1, "charburner_grain")] == [2, 2]


def test_a_number_enters_the_draw_pile_once() -> None:
    scene = carried(chapter(), Effect("add_to_deck", number=60), Effect("add_to_deck", number=60))
    assert scene.said(CardsAdded) == [CardsAdded(60)]


def test_points_never_fall_below_zero_by_a_loss_of_points() -> None:
    assert points(carried(chapter().player(0, points=1), Effect("gain_vp", points=-3))) == [0, 0]


def test_points_are_counted_up_to_a_limit() -> None:
    scene = chapter().build(0, "large_watchtower_01").build(0, "large_watchtower_02").build(1, "watchtower_01")
    assert points(carried(scene, Effect("gain_vp", count_of="strength", each=1, max=4))) == [4, 2]


def test_kinds_of_goods_are_counted() -> None:
    scene = chapter().build(0, "mill_01", 2).build(0, "mill_02", 1).build(0, "bakery_01", 1)
    assert points(carried(scene, Effect("gain_vp", count_of="good_kinds", each=1, max=6))) == [2, 0]


def test_a_test_of_strength() -> None:
    scene = event(chapter().build(0, "small_watchtower_01").burn(1, "charburner_wool", 2), 9)
    scene.start(RoundEnds())
    assert points(scene) == [1, 0]
    assert scene.coins(1) == 0


def test_a_levy_that_cannot_be_paid_takes_all_goods_and_points() -> None:
    scene = carried(chapter().burn(0, "charburner_wool", 3), Effect("pay_coins", coins=8, per=2), seats=(0,))
    assert (scene.coins(0), points(scene)[0]) == (0, -3)


def test_a_levy_is_paid_with_goods_of_ones_choice() -> None:
    scene = chapter().burn(0, "charburner_wool", 3).build(0, "bakery_01", 2)
    carried(scene, Effect("pay_coins", coins=4, per=2), seats=(0,))
    assert scene.offers(0) == ["pay 1 bread"]
    assert scene.say(0, "pay 1 bread").stock(0) == {"coal": 3, "bread": 1}


def test_a_levy_takes_a_good_too_many_when_it_is_named() -> None:
    scene = chapter().burn(0, "charburner_wool", 3).build(0, "bakery_01", 2)
    carried(scene, Effect("pay_coins", coins=4, per=2), seats=(0,))
    assert scene.say(0, "pay 3 coal, 1 bread").stock(0) == {"bread": 1}


def test_an_offer_can_be_taken_up_to_its_limit() -> None:
    scene = event(chapter().build(0, "bakery_01", 4), 18).start(RoundEnds())
    scene.say(0, "give 1 bread").say(0, "give 1 bread")
    assert (points(scene)[0], scene.stock(0)) == (2, {"bread": 2})
    assert len(scene.said(CardsDrawn)) == 1


def test_offers_are_made_side_by_side() -> None:
    scene = event(chapter().build(0, "bakery_01", 1).build(1, "bakery_02", 1), 18).start(RoundEnds())
    assert scene.waits_for() == (0, 1)
    assert scene.say(1, "give 1 bread").waits_for() == (0,)
    scene.say(0, "pass")
    assert (points(scene), scene.state.lanes) == ([0, 1], ())


def test_a_test_can_lead_to_a_choice_of_ones_own() -> None:
    naming = Effect("market_add", resource="choice", count=1, whose="each")
    scene = carried(chapter().build(0, "small_watchtower_01"), Effect("test", n=1, then=(naming,)))
    assert scene.waits_for() == (0,)
    scene.say(0, "name ore")
    assert [market.market_of(scene.state, seat)["ore"] for seat in (0, 1)] == [1, 0]


def test_an_offer_can_be_declined() -> None:
    scene = event(chapter().build(0, "bakery_01", 4), 18).start(RoundEnds()).say(0, "pass")
    assert (points(scene)[0], scene.stock(0)) == (0, {"bread": 4})


def test_an_offer_for_goods_of_a_kind() -> None:
    weapons = Effect("offer", pay=Price(good="weapon", count=1), gain=(Effect("gain_vp", points=2),), limit=3)
    scene = carried(chapter().build(0, "armory_01", 2).build(0, "mill_01", 1), weapons)
    with refused("wrong_goods"):
        scene.say(0, "give 1 flour")
    scene.say(0, "give 1 weapons").say(0, "give 1 weapons")
    assert (points(scene)[0], scene.stock(0)) == (4, {"flour": 1})


def test_a_card_is_discarded_by_choice() -> None:
    scene = carried(chapter().hand(0, "mill_01", "mill_02"), Effect("discard", cards=1), seats=(0,))
    assert scene.say(0, "discard mill 1").cards(0) == ("mill_02",)


def test_a_new_assistant_joins_the_display() -> None:
    assert len(carried(chapter().show("assistant_1a"), Effect("new_assistant", count=1)).state.display) == 2


# characters


def test_a_character_is_no_resource_and_no_building() -> None:
    scene = chapter().hand(0, "character_57").start(PhaseTwo())
    with refused("no_building"):
        scene.say(0, "rest, build character 57")


def test_a_character_in_the_market_is_discarded() -> None:
    wanted = ("character_57", "sawmill_02", "mill_02")
    scene = chapter().start(PhaseTwo(), wanted=wanted)
    assert scene.state.sunrise == wanted[1:]
    assert scene.state.discard == ("character_57",)


def test_berta_draws_three_after_the_deal() -> None:
    scene = chapter().hand(0, "character_58").start(PhaseOne()).say(0, "keep").say(0, "use Berta Wheelwright")
    assert len(scene.cards(0)) == 2 + 3


def test_a_character_can_be_kept() -> None:
    scene = chapter().hand(0, "character_58").start(PhaseOne()).say(0, "keep").say(0, "pass")
    assert "character_58" in scene.cards(0)


def test_tony_grosh_lowers_one_price() -> None:
    scene = chapter().hand(0, "character_57").plan(0, "bakery_01").build(0, "cornfield_01", 5)
    scene.turn(0)
    stock = scene.stock(0)["corn"]
    assert scene.offers(0)[0].startswith("build bakery 1 for 5 corn")
    scene.say(0, "use Tony Grosh").say(0, "build bakery 1 for 3 corn")
    assert scene.stock(0)["corn"] == stock - 3
    assert not scene.state.players[0].modifiers


def test_captain_rook_adds_two_of_a_resource_for_his_owner() -> None:
    scene = chapter().hand(0, "character_59").burn(0, "charburner_wool").market(wood=1).start(PhaseTwo())
    scene.say(0, "work at wool charburner well").say(1, "rest").say(0, "use captain rook").say(0, "name wool")
    assert scene.goods(0, "charburner_wool") == 2


def test_wenna_wick_moves_assistants_free_and_they_need_less() -> None:
    scene = chapter().hand(0, "character_60").build(0, "mill_05", 0, "assistant_1a").start(PhaseTwo())
    scene.say(0, "use Wenna Wick").say(0, "rest, move 1a to clay charburner").say(1, "rest")
    assert scene.at(0, "charburner_clay").person == "assistant_1a"


# pledges

PLEDGE = content().chapters["3", False].end


def test_the_givers_of_the_stronger_side_gain_their_marks() -> None:
    scene = chapter().build(0, "bakery_01", 3).build(1, "bakery_02", 3)
    carried(scene, *PLEDGE).say(0, "pledge 2 to the lamps for 2 bread").say(1, "pledge 1 to the crown for 1 bread")
    assert (points(scene), scene.stock(0), scene.stock(1)) == ([2, 0], {"bread": 1}, {"bread": 2})
    assert scene.state.side == "lamps"


def test_a_tie_goes_to_the_crown() -> None:
    scene = carried(chapter(), *PLEDGE)
    scene.say(0, "pledge 0 to the lamps for nothing").say(1, "pledge 0 to the lamps for nothing")
    assert scene.said(SideWon)[0].side == "crown"


def test_a_pledge_is_secret_and_can_be_changed() -> None:
    scene = carried(chapter().build(0, "bakery_01", 3), *PLEDGE).say(0, "pledge 2 to the lamps for 2 bread")
    scene.say(0, "pledge 1 to the crown for 1 bread").say(1, "pledge 0 to the crown for nothing")
    assert scene.said(PointsChanged) == [PointsChanged(0, 1)]


def test_marks_have_their_price_and_their_limit() -> None:
    scene = carried(chapter().build(0, "bakery_01", 5), *PLEDGE)
    with refused("too_little"):
        scene.say(0, "pledge 2 to the crown for 1 bread")
    with refused("too_many"):
        scene.say(0, "pledge 5 to the crown for 4 bread")


def test_whoever_is_asked_for_a_pledge_is_told_of_the_badge() -> None:
    scene = carried(chapter(), *PLEDGE)
    asked = title.prompt(scene.state, 0).text()
    assert "a badge of the side that wins is 1 card more at the start, any other badge is 2 coal more" in asked


def test_nothing_is_given_for_no_mark() -> None:
    scene = carried(chapter().build(0, "bakery_01", 5), *PLEDGE)
    with refused("nothing_due"):
        scene.say(0, "pledge 0 to the crown for 1 bread")


def test_alone_neutral_marks_stand_against_one() -> None:
    scene = Scene(1, {"chapter": "4A"}).build(0, "bakery_01", 3)
    carried(scene, *content().chapters["4A", True].end, seats=(0,)).say(0, "pledge 2 to the lamps for 2 bread")
    assert (scene.state.side, points(scene)) == ("lamps", [2])


@pytest.mark.parametrize("key", ["5A", "5B"])
def test_a_character_leaves_the_campaign(key: str) -> None:
    scene = Scene(2, {"chapter": key})
    carried(scene, *content().chapters[key, False].end)
    assert scene.state.removed == ({"5A": 57, "5B": 59}[key],)
