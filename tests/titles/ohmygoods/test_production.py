"""Phase IV, producing and chains. The first tests are the worked examples of the rule book."""

import pytest

from domain.titles.ohmygoods.facts import ChainUsed
from domain.titles.ohmygoods.parts import WORKER
from tests.titles.ohmygoods.scene import Scene, Wanted, refused, title


def charburner(manner: str, *hand: str) -> Scene:
    """A worker at the charburner that takes 2 grain and 1 wood; the market has 1 grain."""
    return Scene().burn(0, "charburner_grain", 0, WORKER).hand(0, *hand).market(grain=1).turn(0, manner)


def test_example_sloppy_work_needs_one_of_the_two_missing_resources() -> None:
    scene = charburner("sloppy", "mill_01", "sawmill_01")
    assert scene.offers(0) == [
        "produce grain charburner with mill 1",
        "produce grain charburner with sawmill 1",
        "done",
    ]
    scene.say(0, "produce grain charburner with mill 1")
    assert (scene.goods(0, "charburner_grain"), scene.cards(0)) == (1, ("sawmill_01",))


def test_example_good_work_needs_both_and_makes_two() -> None:
    scene = charburner("efficient", "mill_01", "sawmill_01")
    with refused("wrong_number"):
        scene.say(0, "produce grain charburner with mill 1")
    scene.say(0, "produce grain charburner with mill 1, sawmill 1")
    assert (scene.goods(0, "charburner_grain"), scene.cards(0)) == (2, ())


def test_example_a_mill_that_has_produced_takes_any_number_of_grain() -> None:
    scene = Scene().build(0, "mill_05", person=WORKER).hand(0, "mill_01", "mill_02", "bakery_01", "sawmill_01")
    scene.market(ore=2, wood=2).turn(0).say(0, "chain mill 5 with mill 1, mill 2, bakery 1")
    assert (scene.goods(0, "mill_05"), scene.cards(0)) == (5, ("sawmill_01",))
    told = title.tell(scene.said(ChainUsed)[0], 1)
    assert told is not None and "Mill 1, Mill 2, Bakery 1" in told.text()


def test_example_leather_becomes_shoes() -> None:
    scene = Scene().build(0, "tannery_01", goods=2).build(0, "shoemaker_01", person=WORKER)
    scene.market(grain=2, wool=4).turn(0).say(0, "chain shoemaker 1 2 times")
    assert scene.stock(0) == {"shoes": 4}


def test_example_three_clay_and_two_coal_make_four_bricks() -> None:
    clay = ("tannery_01", "tannery_02", "tannery_03")
    scene = Scene().burn(0, "charburner_wool", 2).build(0, "brick_manufacture_05", person=WORKER).hand(0, *clay)
    scene.market(wood=3, wool=1).turn(0)
    with refused("not_enough"):
        scene.say(0, "chain brick manufacture 5 with tannery 1, tannery 2, tannery 3")
    scene.say(0, "chain brick manufacture 5 with tannery 1, tannery 3")
    assert (scene.stock(0), scene.cards(0)) == ({"brick": 2 + 4}, ("tannery_02",))


def test_an_assistant_needs_everything_and_makes_one() -> None:
    scene = Scene().burn(0, "charburner_wool", 0, "assistant_1a").market(wool=2, wood=1).turn(0)
    assert scene.goods(0, "charburner_wool") == 1


def test_an_assistant_may_use_the_chain() -> None:
    scene = Scene().build(0, "mill_05", 0, "assistant_1a").hand(0, "mill_01").market(ore=2, wood=2).turn(0)
    assert scene.say(0, "chain mill 5 with mill 1").goods(0, "mill_05") == 2


def test_every_building_counts_the_same_market() -> None:
    scene = Scene().build(0, "weaving_mill_08", person=WORKER).build(0, "mill_05", person="assistant_1a")
    scene.market(ore=2, wood=2).turn(0)
    assert (scene.goods(0, "weaving_mill_08"), scene.goods(0, "mill_05")) == (2, 1)


def test_a_hand_card_serves_one_building() -> None:
    scene = Scene().build(0, "weaving_mill_08", person=WORKER).build(0, "mill_05", person="assistant_1a")
    scene.hand(0, "sawmill_01").market(ore=2, wood=1).turn(0)
    scene.say(0, "produce weaving mill 8 with sawmill 1")
    assert (scene.goods(0, "weaving_mill_08"), scene.goods(0, "mill_05")) == (2, 0)


def test_what_needs_hand_cards_can_be_declined() -> None:
    scene = charburner("sloppy", "mill_01").say(0, "done")
    assert (scene.goods(0, "charburner_grain"), scene.cards(0)) == (0, ("mill_01",))


def test_what_the_market_suffices_for_is_made_by_itself_at_the_end() -> None:
    scene = Scene().build(0, "mill_05", person=WORKER).build(0, "mill_06", person="assistant_1a")
    scene.hand(0, "mill_01").market(ore=2, wood=3, wool=1).turn(0).say(0, "done")
    assert (scene.goods(0, "mill_05"), scene.goods(0, "mill_06")) == (2, 1)


def test_a_resource_that_is_not_missing_is_not_taken() -> None:
    scene = charburner("efficient", "mill_01", "mill_02", "sawmill_01")
    with refused("not_needed"):
        scene.say(0, "produce grain charburner with mill 1, mill 2")


def test_an_office_adds_its_resource_for_its_owner_alone() -> None:
    scene = Scene().build(0, "market_office_03").market(wool=1)
    assert [title.view(scene.state, seat)["market"]["counts"]["wool"] for seat in (0, 1, None)] == [2, 1, 1]
    scene.burn(0, "charburner_wool", 0, WORKER).market(wood=1).turn(0)
    assert scene.goods(0, "charburner_wool") == 2


def test_the_glassmaker_counts_every_kind_and_the_offices() -> None:
    scene = Scene().build(0, "glassmaker_03", person=WORKER).build(0, "market_office_01")
    scene.market(wood=5, ore=5).turn(0)
    assert scene.goods(0, "glassmaker_03") == 2


def test_a_sloppy_glassmaker_needs_one_less() -> None:
    scene = Scene().build(0, "glassmaker_01", person=WORKER).hand(0, "mill_01").market(wood=5, ore=5).turn(0, "sloppy")
    assert scene.say(0, "produce glassmaker 1 with mill 1").goods(0, "glassmaker_01") == 1


def test_a_chain_needs_a_production_first() -> None:
    scene = Scene().build(0, "mill_05", person=WORKER).hand(0, "mill_01", "sawmill_01", "sawmill_02")
    scene.market(ore=2).turn(0)
    with refused("no_chain_now"):
        scene.say(0, "chain mill 5 with mill 1")
    scene.say(0, "produce mill 5 with sawmill 1, sawmill 2").say(0, "chain mill 5 with mill 1")
    assert scene.goods(0, "mill_05") == 3


def test_one_cannot_come_back_to_a_chain_later() -> None:
    scene = Scene().build(0, "mill_05", person=WORKER).build(0, "mill_06", person="assistant_1a")
    scene.hand(0, "mill_01", "mill_02").market(ore=2, wood=3, wool=1).turn(0)
    scene.say(0, "produce mill 5").say(0, "produce mill 6")
    with refused("no_chain_now"):
        scene.say(0, "chain mill 5 with mill 1")


def test_goods_of_an_earlier_building_feed_a_later_chain() -> None:
    scene = Scene().build(0, "cattle_ranch_06", person=WORKER).build(0, "tannery_02", person="assistant_1a")
    scene.market(ore=2, wood=3).turn(0).say(0, "chain tannery 2 2 times")
    assert scene.stock(0) == {"leather": 3}


def test_the_card_set_aside_is_no_resource() -> None:
    scene = Scene().burn(0, "charburner_grain", 0, WORKER).plan(0, "mill_01").market(grain=1, wood=1).turn(0)
    assert scene.goods(0, "charburner_grain") == 0


def test_in_the_last_round_every_chain_can_be_used() -> None:
    scene = Scene().build(0, "mill_05").build(0, "cattle_ranch_01").hand(0, "mill_01", "mill_02").change(last=True)
    scene.turn(0).say(0, "chain cattle ranch 1 with mill 1").say(0, "chain mill 5 with mill 2")
    assert scene.stock(0) == {"flour": 1, "cattle": 1}


def test_as_many_goods_as_there_are_cards() -> None:
    scene = Scene().burn(0, "charburner_wool", 0, WORKER).market(wool=2, wood=1).empty_piles(keep=2)
    scene.turn(0)
    assert scene.goods(0, "charburner_wool") == 1


def short_of_cards(keep: int) -> Scene:
    """A mill and a window manufacture that the market suffices for, and so many cards in the piles."""
    scene = Scene().build(0, "mill_05", person=WORKER).build(0, "window_manufacture_02", person="assistant_1a")
    scene.hand(1, "mill_01").market(ore=2, wood=2, clay=3)
    return scene.empty_piles(keep).turn(0)


def test_where_the_piles_cannot_give_all_that_is_due_the_owner_says_in_which_order() -> None:
    scene = short_of_cards(2)
    assert scene.asked() == "Producing"
    assert scene.offers(0) == ["produce mill 5", "produce window manufacture 2", "done"]
    assert "2 cards are left in both piles, and your buildings make 3 goods" in title.prompt(scene.state, 0).text()
    scene.say(0, "produce window manufacture 2")
    assert scene.stock(0) == {"windows": 1, "flour": 1}


def test_where_the_piles_suffice_nobody_is_asked() -> None:
    assert short_of_cards(3).stock(0) == {"flour": 2, "windows": 1}


def test_the_bot_takes_dear_goods_where_the_piles_run_out() -> None:
    scene = short_of_cards(1)
    assert title.sentence(title.bot(scene.state, 0, Wanted())) == "produce window manufacture 2"


def test_a_building_that_works_alone_waits_for_its_turn_where_the_piles_run_out() -> None:
    scene = Scene(2, {"chapter": "2"}).build(0, "cornfield_01").build(0, "mill_05", person=WORKER)
    scene.hand(1, "mill_01").market(ore=2, wood=2).empty_piles(2).turn(0)
    assert scene.offers(0) == ["produce cornfield 1", "produce mill 5", "done"]
    assert scene.say(0, "produce mill 5").stock(0) == {"flour": 2}


@pytest.mark.parametrize("choice", ["skipped", "asked"])
def test_what_a_hand_could_make_counts_as_due_only_if_all_are_asked(choice: str) -> None:
    scene = Scene(options={"cannot_act": choice}).build(0, "window_manufacture_02", person=WORKER)
    scene.build(0, "mill_06", person="assistant_1a").hand(0, "tannery_01", "tannery_02").hand(1, "mill_01")
    scene.market(ore=2, clay=3, wood=2).empty_piles(2).turn(0)
    offered = scene.offers(0) if scene.asked() == "Producing" else []
    assert ("produce window manufacture 2" in offered) == (choice == "asked")
