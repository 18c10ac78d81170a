"""Events, characters, towers and new buildings where they meet, by the rule book and the rulings of the house set."""

import pytest

from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.chapters.building import building_price, hiring_price
from domain.titles.ohmygoods.chapters.market import lack_at
from domain.titles.ohmygoods.chapters.new_cards import number_dealt
from domain.titles.ohmygoods.facts import (
    CardsDiscarded,
    CardsDrawn,
    GoodsLaid,
    MarketRevealed,
    ModifierLaid,
    PlanReturned,
)
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import AskPlans, Attaching, Carry, PhaseOne, PhaseTwo, Placing, RoundEnds
from domain.titles.ohmygoods.table import Built
from tests.titles.ohmygoods.scene import Scene, buying, refused

TONY, BERTA, ROOK, WENNA = (f"character_{n}" for n in (57, 58, 59, 60))


def chapter(key: str = "3", seats: int = 2) -> Scene:
    return Scene(seats, {"chapter": key})


def event(scene: Scene, number: int) -> Scene:
    """This event in force, with what it does when it is turned up and for its round."""
    effects = tuple(e for e in content().events[number].effects if e.when in ("reveal", "round"))
    return scene.change(event=number).start(*([Carry(effects, (0, 1))] if effects else []))


def colours(scene: Scene, seat: int) -> list[str]:
    return [content().cards[built.card].colour for built in scene.state.players[seat].buildings]


# characters (G1 to G5)


def test_a_character_in_hand_counts_for_the_small_hand() -> None:
    office = chapter().build(0, "market_office_15")
    assert number_dealt(office.hand(0, TONY, "mill_01", "mill_02").state, 0) == 3
    assert number_dealt(office.hand(0, BERTA, "mill_03", "mill_04", "mill_05").state, 0) == 2


def test_a_character_is_exchanged_with_the_hand() -> None:
    scene = chapter().hand(0, TONY, "mill_01").start(PhaseOne()).say(0, "exchange")
    assert scene.said(CardsDiscarded)[0].cards == (TONY, "mill_01")
    assert len(scene.cards(0)) == 2 + 2


def test_a_character_helps_no_glassmaker() -> None:
    scene = chapter().build(0, "glassmaker_03", person=WORKER).hand(0, TONY, "mill_01").market(wood=9)
    scene.turn(0)
    assert scene.goods(0, "glassmaker_03") == 0, "eleven are needed: nine, a mill, and no character"


def test_berta_may_be_drawn_and_used_in_the_same_phase() -> None:
    scene = chapter().hand(0, "mill_01").start(PhaseOne()).say(0, "keep", wanted=(BERTA, "mill_02"))
    assert scene.say(0, "use Berta Wheelwright").state.discard == (BERTA,)
    assert len(scene.cards(0)) == 1 + 1 + 3


def test_tony_helps_with_one_purchase_alone() -> None:
    scene = chapter().hand(0, TONY).show("assistant_3b").plan(0, "mill_01").build(0, "bakery_01", 3)
    buying(scene.build(0, "mill_02")).say(0, "use Tony Grosh").say(0, "build mill 1 for 1 bread")
    assert hiring_price(scene.state, 0, "assistant_3b") == 3


def test_tony_and_a_cheaper_stack_never_go_below_a_coin() -> None:
    scene = event(chapter("4A").change(stacks=((51, ("small_watchtower_01",)),)), 17)
    assert building_price(scene.state, 0, "small_watchtower_01") == 2
    buying(scene.hand(0, TONY).build(0, "bakery_01", 1)).say(0, "use Tony Grosh")
    assert building_price(scene.state, 0, "small_watchtower_01") == 1


def test_tony_for_nothing_is_gone_with_the_round() -> None:
    scene = chapter().hand(0, TONY).plan(0, "mill_01").build(0, "bakery_01", 1)
    buying(scene).say(0, "use Tony Grosh").say(0, "pass")
    scene.change(last=True).start(RoundEnds())
    assert scene.state.players[0].modifiers == ()


def test_the_captain_s_resource_lies_in_his_owner_s_market_only() -> None:
    scene = chapter().hand(0, ROOK).burn(1, "charburner_ore").market(wood=1)
    scene.start(PhaseTwo()).say(0, "rest").say(1, "work at ore charburner well").say(0, "use captain rook")
    scene.change(sunrise=(), sunset=()).say(0, "name ore")
    assert scene.said(ModifierLaid)[0].seat == 0
    assert scene.goods(1, "charburner_ore") == 0


def test_wenna_helps_assistants_and_no_worker() -> None:
    scene = chapter().hand(0, WENNA).build(0, "mill_01", person="assistant_1a").burn(0, "charburner_clay", 0, WORKER)
    scene.start(PhaseTwo()).say(0, "use Wenna Wick")
    mill, own = (scene.at(0, card) for card in ("mill_01", "charburner_clay"))
    scene.change(sunrise=(), sunset=())
    assert lack_at(scene.state, 0, mill).cards == 4 - 1
    assert lack_at(scene.player(0, manner="efficient").state, 0, own).cards == 3


def test_a_character_among_the_goods_pays_and_does_nothing_else() -> None:
    scene = chapter().plan(0, "mill_01").build(0, "bakery_01")
    deck = tuple(card for card in scene.state.deck if card != TONY)
    own = scene.state.players[0].buildings[0]
    scene.change(deck=deck).player(0, buildings=(own, Built("bakery_01", (TONY,))))
    assert buying(scene).say(0, "build mill 1 for 1 bread").state.discard == (TONY,)


# events


def test_a_deal_of_three_and_an_extra_card_office() -> None:
    scene = event(chapter("2").build(0, "market_office_15").hand(0, "mill_01"), 12)
    assert (number_dealt(scene.state, 0), number_dealt(scene.state, 1)) == (4, 3)


def test_river_fog_moves_the_suns_to_the_evening() -> None:
    scene = event(chapter("2"), 13).start(PhaseTwo(), wanted=("mill_02",))
    assert scene.state.sunrise == ("mill_02",)
    scene.say(0, "rest").say(1, "rest", wanted=("sawmill_02", "mill_03", "sawmill_01", "tool_maker_02"))
    assert scene.said(MarketRevealed)[0].cards == ("sawmill_02", "mill_03", "sawmill_01", "tool_maker_02")


def test_dark_bridge_a_tower_and_sloppy_work_add_up() -> None:
    scene = event(chapter().build(0, "weaving_mill_01", person=WORKER, tower="watchtower_01"), 15)
    for manner, cards in (("efficient", 2), ("sloppy", 1)):
        scene.player(0, manner=manner)
        assert lack_at(scene.state, 0, scene.at(0, "weaving_mill_01")).cards == cards


def test_dark_bridge_spares_no_assistant() -> None:
    scene = event(chapter().build(0, "weaving_mill_01", person="assistant_1a"), 15)
    assert lack_at(scene.state, 0, scene.at(0, "weaving_mill_01")).cards == 4


@pytest.mark.parametrize(("manner", "made"), [("efficient", 3), ("sloppy", 1)])
def test_the_ram_makes_good_work_better(manner: str, made: int) -> None:
    scene = event(chapter("5A").burn(0, "charburner_wool", 0, WORKER).market(wool=2, wood=1), 20)
    assert len(scene.turn(0, manner).said(GoodsLaid)[0].cards) == made


def test_an_assistant_makes_one_whatever_the_event() -> None:
    scene = event(chapter("5A").build(0, "weaving_mill_01", person="assistant_1a").market(clay=3, grain=1), 20)
    laid = scene.turn(0).said(GoodsLaid)[0]
    assert (laid.building, len(laid.cards)) == ("weaving_mill_01", 1)


def test_more_of_every_resource_helps_a_glassmaker_by_five() -> None:
    scene = chapter("5B").build(0, "glassmaker_03", person="assistant_1a").build(0, "market_office_01")
    assert lack_at(event(scene, 21).state, 0, scene.at(0, "glassmaker_03")).cards == 11 - 5 - 1


def test_coal_of_early_frost_pays_double() -> None:
    scene = event(chapter("2").burn(0, "charburner_wool", 2).plan(0, "mill_02"), 11)
    with refused("too_little"):
        buying(scene).say(0, "build mill 2 for 1 coal")
    assert scene.say(0, "build mill 2 for 2 coal").stock(0) == {}


def test_a_weaker_farm_gives_a_card_and_an_empty_hand_nothing() -> None:
    scene = event(chapter("4A").hand(0, "mill_01"), 16).start(RoundEnds())
    assert scene.said(CardsDiscarded) == [CardsDiscarded(0, ("mill_01",), "event")]


def test_two_coal_for_each_charburner_and_a_new_assistant() -> None:
    scene = event(chapter("5A").show("assistant_1a"), 22)
    assert [len(player.buildings[0].goods) for player in scene.state.players] == [2, 2]
    assert len(scene.state.display) == 2 and 56 in scene.state.numbers


def test_the_character_of_an_event_may_be_the_card_it_deals() -> None:
    scene = chapter("1")
    scene.change(event=5).start(Carry(content().events[5].effects, (0, 1)))
    assert [len(fact.cards) for fact in scene.said(CardsDrawn)] == [1, 1]
    assert TONY in (*scene.state.deck, *scene.cards(0), *scene.cards(1))


def test_a_cheap_assistant_costs_a_coin_at_least() -> None:
    scene = event(chapter("4B").show("assistant_3a", "assistant_1a"), 18)
    assert [hiring_price(scene.state, 0, who) for who in ("assistant_3a", "assistant_1a")] == [1, 4]


def test_where_moving_is_allowed_at_two_prices_the_lower_one_holds() -> None:
    scene = event(chapter().hand(0, WENNA).build(0, "mill_01", 1, "assistant_1a"), 14)
    scene.start(PhaseTwo()).say(0, "use Wenna Wick").say(0, "rest, move 1a to clay charburner").say(1, "rest")
    assert scene.goods(0, "mill_01") == 1


# buildings, towers and assistants


def test_a_building_of_this_turn_counts_for_the_assistant_and_may_take_him() -> None:
    scene = chapter().show("assistant_3b").build(0, "mill_02").plan(0, "mill_01").build(0, "cooperage_01", 2)
    buying(scene).say(0, "build mill 1 for 1 barrels").say(0, "hire 3b for 1 barrels").say(0, "place at mill 1")
    assert scene.at(0, "mill_01").person == "assistant_3b"


def test_one_may_hire_first_and_build_then() -> None:
    scene = chapter().show("assistant_3b").build(0, "bakery_02").plan(0, "mill_01").build(0, "bakery_01", 2)
    buying(scene).say(0, "hire 3b for 1 bread")
    assert scene.asked() == Placing.__name__
    scene.say(0, "place at bakery 1").say(0, "build mill 1 for 1 bread")
    assert scene.at(0, "mill_01").person == ""


def test_a_plan_stays_when_only_an_assistant_is_hired() -> None:
    scene = chapter().show("assistant_3b").build(0, "bakery_02").plan(0, "mill_01").build(0, "bakery_01", 2)
    buying(scene).say(0, "hire 3b for 1 bread").say(0, "place at bakery 1").say(0, "pass")
    assert scene.said(PlanReturned) and scene.cards(0) == ("mill_01",)


def test_a_tower_gives_its_colour_where_it_is_tucked_away() -> None:
    scene = chapter().plan(0, "watchtower_02").build(0, "cooperage_01", 2)
    buying(scene).say(0, "build watchtower 2 for 2 barrels").say(0, "attach to cooperage 1")
    assert "yellow" in colours(scene, 0)


def test_a_tower_without_a_place_is_never_attached() -> None:
    scene = chapter().build(0, "cornfield_01", 8).plan(0, "watchtower_01")
    scene.player(0, buildings=scene.state.players[0].buildings[1:])
    buying(scene).say(0, "build watchtower 1 for 4 corn")
    assert scene.asked() != Attaching.__name__
    assert not any(built.tower for built in scene.state.players[0].buildings)


def test_grapes_pay_by_the_colours_before_the_building_is_there() -> None:
    scene = chapter().build(0, "vineyard_03", 2).plan(0, "brick_manufacture_02")
    with refused("too_little"):
        buying(scene).say(0, "build brick manufacture 2 for 2 red grapes")
    scene.build(0, "tannery_01").say(0, "build brick manufacture 2 for 2 red grapes")
    assert scene.stock(0) == {}


def test_two_vineyards_of_a_colour_hold_one_kind_of_grapes() -> None:
    scene = chapter().build(0, "vineyard_03", 1).build(0, "vineyard_04", 2)
    assert (scene.stock(0), scene.coins(0)) == ({"grapes_red": 3}, 6)


def test_bricks_and_iron_become_stoves_two_by_two() -> None:
    scene = chapter().build(0, "stove_maker_01", person=WORKER).build(0, "brick_manufacture_01", 2)
    scene.build(0, "iron_smelter_01", 3).market(clay=2, grain=3).turn(0)
    scene.say(0, "chain stove maker 1 2 times")
    assert scene.stock(0) == {"stove": 2 + 4, "iron": 1}


def test_a_movable_assistant_needs_a_place_for_persons() -> None:
    scene = event(chapter().build(0, "mill_01", 1, "assistant_1a").build(0, "cornfield_01"), 6).start(AskPlans())
    with refused("no_place"):
        scene.say(0, "rest, move 1a to cornfield 1")
