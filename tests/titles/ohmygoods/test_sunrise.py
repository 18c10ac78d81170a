"""Phase II: the market and the plans."""

from domain.titles.ohmygoods.facts import MarketRevealed, WorkerPlaced
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import AskPlans, PhaseTwo
from tests.titles.ohmygoods.scene import Scene, refused, title


def planning(scene: Scene) -> Scene:
    return scene.start(AskPlans())


def test_the_market_opens_with_the_second_half_sun() -> None:
    cards = ("sawmill_01", "sawmill_02", "sawmill_04", "mill_02")
    scene = Scene().start(PhaseTwo(), wanted=cards)
    assert scene.state.sunrise == cards


def test_the_suns_of_sunrise_do_not_count_for_sunset() -> None:
    scene = Scene().start(PhaseTwo(), wanted=("sawmill_02", "mill_02"))
    scene.say(0, "rest").say(1, "rest", wanted=("sawmill_01", "sawmill_03", "mill_03"))
    assert scene.said(MarketRevealed)[0].cards == ("sawmill_01", "sawmill_03", "mill_03")


def test_a_plan_can_be_changed_until_the_last_one_is_in() -> None:
    scene = planning(Scene().hand(0, "mill_01"))
    scene.say(0, "work at clay charburner well, build mill 1")
    scene.say(0, "work sloppily at clay charburner")
    scene.say(1, "rest")
    assert scene.said(WorkerPlaced) == [WorkerPlaced(0, "charburner_clay", "sloppy")]
    assert scene.cards(0) == ("mill_01",)


def test_nobody_sees_a_plan_before_all_are_in() -> None:
    scene = planning(Scene().hand(0, "mill_01"))
    before = title.view(scene.state, 1)
    scene.say(0, "work at clay charburner well, build mill 1")
    assert title.view(scene.state, 1) == before | {"asked": [1]}
    assert title.view(scene.state, 0)["answer"] == "work at clay charburner well, build mill 1"


def test_the_card_set_aside_leaves_the_hand_and_stays_hidden() -> None:
    scene = planning(Scene().hand(0, "mill_01", "mill_02")).say(0, "rest, build mill 1").say(1, "rest")
    assert scene.state.players[0].planned == "mill_01" or "mill_01" in scene.cards(0)
    assert "mill_01" not in str(title.view(scene.state, 1)["players"])


def test_only_cards_of_the_hand_can_be_set_aside() -> None:
    with refused("not_in_hand"):
        planning(Scene()).say(0, "rest, build mill 1")


def test_a_worker_works_in_ones_own_building() -> None:
    with refused("no_place"):
        planning(Scene().build(1, "mill_01")).say(0, "work at mill 1 well")
    with refused("no_place"):
        planning(Scene().build(0, "market_office_01")).say(0, "work at market office 1 well")


def test_a_building_holds_one_person() -> None:
    with refused("taken"):
        planning(Scene().build(0, "mill_01", person="assistant_1a")).say(0, "work at mill 1 well")


def test_moving_an_assistant_costs_two_coins_without_change() -> None:
    scene = planning(Scene().build(0, "mill_01", 1, "assistant_1a").build(0, "iron_smelter_01", 1))
    with refused("too_little"):
        scene.say(0, "rest, move 1a to clay charburner for nothing")
    scene.say(0, "rest, move 1a to clay charburner for 1 iron").say(1, "rest")
    assert scene.at(0, "charburner_clay").person == "assistant_1a"
    assert scene.stock(0) == {"flour": 1}


def test_an_assistant_is_moved_for_a_good_too_many_when_it_is_named() -> None:
    scene = planning(Scene().build(0, "mill_01", 1, "assistant_1a").build(0, "iron_smelter_01", 1))
    said = "rest, move 1a to clay charburner for 1 iron, 1 flour"
    assert said not in scene.offers(0)
    assert scene.say(0, said).say(1, "rest").stock(0) == {}


def test_the_worker_can_take_the_place_an_assistant_leaves() -> None:
    scene = planning(Scene().build(0, "mill_01", 1, "assistant_1a"))
    scene.say(0, "work at mill 1 well, move 1a to clay charburner for 1 flour").say(1, "rest")
    assert scene.said(WorkerPlaced) == [WorkerPlaced(0, "mill_01", "efficient")]


def test_two_assistants_need_a_third_place_to_change_places() -> None:
    scene = Scene().build(0, "mill_01", 3, "assistant_1a").build(0, "iron_smelter_01", 0, "assistant_2b")
    planning(scene)
    with refused("taken"):
        scene.say(0, "rest, move 1a to iron smelter 1 for 1 flour, 2b to mill 1 for 1 flour")
    moves = "1a to clay charburner for 1 flour, 2b to mill 1 for 1 flour, 1a to iron smelter 1 for 1 flour"
    scene.say(0, f"rest, move {moves}").say(1, "rest")
    assert (scene.at(0, "mill_01").person, scene.at(0, "iron_smelter_01").person) == ("assistant_2b", "assistant_1a")


def test_the_worker_leaves_after_production_and_the_assistant_stays() -> None:
    scene = Scene().build(0, "mill_01", person=WORKER).build(0, "iron_smelter_01", person="assistant_1a").turn(0)
    assert (scene.at(0, "mill_01").person, scene.at(0, "iron_smelter_01").person) == ("", "assistant_1a")
