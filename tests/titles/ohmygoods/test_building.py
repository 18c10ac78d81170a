"""Phase IV, building and hiring."""

from domain.titles.ohmygoods.chapters.payment import any_payment, cannot_pay, only_way, ways
from domain.titles.ohmygoods.facts import AssistantPlaced, BuildingBuilt, GoodsSpent, PlanReturned
from domain.titles.ohmygoods.words import Lot
from tests.titles.ohmygoods.scene import Scene, Wanted, buying, refused


def rich() -> Scene:
    """2 iron, 1 flour and 3 coal, and a building set aside that costs 7."""
    scene = Scene().plan(0, "window_manufacture_01").burn(0, "charburner_wool", 3)
    return scene.build(0, "iron_smelter_01", 2).build(0, "mill_01", 1)


def test_example_two_iron_and_a_flour_pay_seven_without_change() -> None:
    scene = buying(rich()).say(0, "build window manufacture 1 for 2 iron, 1 flour")
    assert scene.said(BuildingBuilt) == [BuildingBuilt(0, "window_manufacture_01")]
    assert scene.stock(0) == {"coal": 3}


def test_goods_that_could_be_left_out_are_taken_when_they_are_named() -> None:
    said = "build window manufacture 1 for 2 iron, 1 flour, 1 coal"
    scene = buying(rich())
    assert said not in scene.offers(0)
    assert scene.say(0, said).stock(0) == {"coal": 2}
    assert [(fact.worth, fact.said) for fact in scene.said(GoodsSpent)] == [
        (9, (Lot("iron", 2), Lot("flour"), Lot("coal")))
    ]


def test_too_little_is_refused() -> None:
    with refused("too_little"):
        buying(rich()).say(0, "build window manufacture 1 for 2 iron")


def test_goods_one_has_not_got_are_refused() -> None:
    with refused("no_such_goods"):
        buying(rich()).say(0, "build window manufacture 1 for 3 iron")


def test_the_least_overpaid_way_comes_first() -> None:
    assert buying(rich()).offers(0)[0] == "build window manufacture 1 for 1 coal, 2 iron"


def test_every_offered_payment_is_legal() -> None:
    stock = {"coal": (4, 1), "flour": (3, 2), "shoes": (2, 8), "leather": (1, 6)}
    for price in range(1, 33):
        assert ways(stock, price)
        for goods in (*ways(stock, price, ("leather",), 9), any_payment(stock, price, Wanted())):
            assert cannot_pay(stock, price, goods) is None


def test_goods_for_ones_own_chains_are_spared() -> None:
    stock = {"leather": (1, 6), "tools": (1, 6)}
    assert ways(stock, 6, ("leather",)) == ((Lot("tools"),),)


def test_there_is_one_way_to_pay_with_everything() -> None:
    assert only_way({"coal": (2, 1), "flour": (1, 2)}, 4) == (Lot("coal", 2), Lot("flour", 1))
    assert only_way({"coal": (2, 1), "flour": (1, 2)}, 2) is None


def test_a_card_of_the_hand_cannot_be_built_unplanned() -> None:
    with refused("not_set_aside"):
        buying(rich().hand(0, "mill_02")).say(0, "build mill 2 for 1 iron")


def test_an_unbuilt_plan_returns_to_the_hand() -> None:
    scene = buying(rich()).say(0, "pass")
    assert scene.said(PlanReturned)
    assert scene.cards(0) == ("window_manufacture_01",)


def test_nobody_is_asked_who_can_buy_nothing() -> None:
    scene = Scene().plan(0, "food_factory_03").turn(0)
    assert scene.cards(0) == ("food_factory_03",)


def hiring() -> Scene:
    return buying(rich().show("assistant_1b", "assistant_4b").build(0, "tailors_shop_01").build(0, "market_office_01"))


def test_hiring_asks_for_buildings_of_the_colours_shown() -> None:
    with refused("colours"):
        hiring().say(0, "hire 4b for 1 iron")
    scene = hiring().say(0, "hire 1b for 1 iron")
    assert scene.state.players[0].assistants == ("assistant_1b",)
    assert scene.asked() == "Placing"


def test_a_colour_shown_twice_asks_for_two_buildings() -> None:
    scene = buying(rich().show("assistant_5b").build(0, "tailors_shop_01").build(0, "market_office_01"))
    with refused("colours"):
        scene.say(0, "hire 5b for 1 iron")


def test_the_charburner_gives_no_colour_and_an_office_gives_grey() -> None:
    scene = hiring()
    assert "hire 1b for 1 iron" in scene.offers(0)


def test_a_hired_assistant_goes_to_a_free_production_building() -> None:
    scene = hiring().say(0, "hire 1b for 1 iron")
    with refused("no_place"):
        scene.say(0, "place at market office 1")
    scene.say(0, "place at mill 1")
    assert scene.said(AssistantPlaced) == [AssistantPlaced(0, "assistant_1b", "mill_01")]


def test_without_a_free_building_nobody_can_be_hired() -> None:
    scene = rich().show("assistant_1b").build(0, "market_office_01").build(0, "tailors_shop_01", 0, "assistant_2a")
    scene.staff(0, "charburner_wool", "assistant_3a").staff(0, "mill_01", "assistant_4a")
    scene.staff(0, "iron_smelter_01", "assistant_5a")
    with refused("no_place"):
        buying(scene).say(0, "hire 1b for 1 iron")


def test_in_the_base_game_one_builds_or_hires() -> None:
    scene = hiring().say(0, "hire 1b for 1 iron").say(0, "place at mill 1")
    assert scene.cards(0) == ("window_manufacture_01",)
    assert scene.asked() == "nobody"


def test_an_assistant_taken_by_another_is_gone() -> None:
    scene = hiring().say(0, "hire 1b for 1 iron").say(0, "place at mill 1")
    scene.build(1, "tailors_shop_02", 1).build(1, "market_office_02")
    with refused("not_for_hire"):
        buying(scene, 1).say(1, "hire 1b for 1 clothes")
