"""Longsdale in Revolt: events, stacks, towers and the new buildings."""

from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.chapters.market import lack_at
from domain.titles.ohmygoods.facts import EventTurnedUp, StackLaid
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import AskPlans, Attaching, Carry, NewRound, RoundEnds
from tests.titles.ohmygoods.scene import Scene, buying, refused, title


def chapter(key: str = "3", seats: int = 2) -> Scene:
    return Scene(seats, {"chapter": key})


def laid(scene: Scene, number: int) -> Scene:
    return scene.start(Carry(content().events[number].effects[:1], (0, 1)))


def test_an_event_is_turned_up_before_phase_one() -> None:
    scene = chapter("1").hand(0, "mill_01").round()
    assert [fact.number for fact in scene.said(EventTurnedUp)] == [4]
    assert scene.said(StackLaid) == [StackLaid(50)]
    assert scene.asked() == "Exchanging"


def test_the_game_lasts_as_many_rounds_as_it_has_events() -> None:
    scene = chapter("1").change(events=(10,), round=6).hand(0, "mill_01").round()
    assert scene.state.last
    scene.start(RoundEnds())
    assert scene.state.result is not None
    assert scene.state.players[0].points == -3  # the levy of 6 coins, and not a coin


def test_the_eighth_building_ends_no_chapter() -> None:
    scene = chapter("1").hand(0, "sawmill_01")
    for n in range(1, 7):
        scene.build(0, f"mill_0{n}")
    scene.build(0, "bakery_01").build(0, "bakery_02").start(RoundEnds())
    assert not scene.state.last


def test_a_modifier_ends_with_its_round_and_a_stack_stays() -> None:
    scene = chapter("2").hand(0, "mill_01").round()
    assert scene.state.modifiers
    scene.start(RoundEnds())
    assert [number for number, _ in scene.state.stacks] == [52, 51]
    assert not [effect for effect in scene.state.modifiers if effect.effect == "good_value"]


def test_a_number_in_use_is_not_brought_again() -> None:
    scene = laid(chapter("2"), 4)
    assert not scene.said(StackLaid)


def test_building_from_a_stack_returns_the_plan() -> None:
    scene = laid(chapter("1").plan(0, "mill_01").build(0, "bakery_01", 2), 4)
    buying(scene).say(0, "build cornfield 2 for 1 bread")
    assert "cornfield_02" in [built.card for built in scene.state.players[0].buildings]
    assert scene.cards(0) == ("mill_01",)


def test_one_building_and_one_assistant_are_paid_apart() -> None:
    scene = laid(chapter("1").show("assistant_3b").build(0, "bakery_01", 3), 4)
    buying(scene).say(0, "build cornfield 2 for 1 bread").say(0, "hire 3b for 1 bread").say(0, "place at bakery 1")
    assert scene.state.players[0].assistants == ("assistant_3b",)
    assert scene.stock(0) == {"bread": 1}


def test_only_one_building_a_round() -> None:
    scene = laid(chapter("1").plan(0, "mill_01").show("assistant_3b").build(0, "bakery_01", 4), 4)
    buying(scene).say(0, "build cornfield 2 for 1 bread")
    with refused("built_already"):
        scene.say(0, "build mill 1 for 1 bread")


def test_assistants_stay_unless_an_event_lets_them_move() -> None:
    scene = chapter().build(0, "mill_01", 1, "assistant_1a").start(AskPlans())
    with refused("no_moves"):
        scene.say(0, "rest, move 1a to clay charburner for 1 flour")
    scene.start(Carry(content().events[6].effects, (0, 1)), AskPlans())
    scene.say(0, "rest, move 1a to clay charburner").say(1, "rest")
    assert scene.at(0, "charburner_clay").person == "assistant_1a"


def test_an_armory_needs_strength() -> None:
    scene = chapter().plan(0, "armory_01").build(0, "bakery_01", 3)
    with refused("too_weak"):
        buying(scene).say(0, "build armory 1 for 3 bread")
    scene.build(0, "small_watchtower_01")
    buying(scene).say(0, "build armory 1 for 3 bread")
    assert "armory_01" in [built.card for built in scene.state.players[0].buildings]


def test_cornfield_and_vineyard_work_without_a_person() -> None:
    scene = chapter().build(0, "cornfield_01").build(0, "vineyard_03").build(0, "tannery_01").turn(0)
    assert scene.stock(0) == {"corn": 1, "grapes_red": 1}
    with refused("no_place"):
        scene.start(AskPlans()).say(0, "work at cornfield 1 well")


def test_grapes_count_the_buildings_of_their_vineyards_colour() -> None:
    scene = chapter().build(0, "vineyard_03", 2).build(0, "tannery_01").build(0, "vineyard_02", 1).build(0, "mill_01")
    assert scene.build(0, "mill_02").coins(0) == 2 * 2 + 1 * 3


def test_grapes_of_two_colours_are_two_goods() -> None:
    scene = chapter().plan(0, "mill_01").build(0, "vineyard_03", 1).build(0, "vineyard_02", 1).build(0, "bakery_01")
    buying(scene).say(0, "build mill 1 for 1 yellow grapes")
    assert scene.stock(0) == {"grapes_red": 1}


def tower(scene: Scene) -> Scene:
    return buying(scene.plan(0, "watchtower_01").build(0, "bakery_01", 2)).say(0, "build watchtower 1 for 2 bread")


def test_a_tower_is_attached_to_a_building_of_choice() -> None:
    scene = tower(chapter()).say(0, "attach to bakery 1")
    assert scene.at(0, "bakery_01").tower == "watchtower_01"


def test_a_building_holds_one_tower() -> None:
    scene = tower(chapter()).say(0, "attach to bakery 1").start(Attaching(0, "large_watchtower_01"))
    with refused("no_place"):
        scene.say(0, "attach to bakery 1")


def test_with_one_place_left_the_tower_goes_there_at_once() -> None:
    scene = chapter().plan(0, "watchtower_01").build(0, "cornfield_01", 4)
    buying(scene).say(0, "build watchtower 1 for 4 corn")
    assert scene.at(0, "charburner_clay").tower == "watchtower_01"


def test_a_tower_spares_one_resource_and_with_sloppy_work_two() -> None:
    for manner, cards in (("efficient", 1), ("sloppy", 0)):
        scene = chapter().build(0, "weaving_mill_08", person=WORKER, tower="watchtower_01").market(ore=2)
        scene.player(0, manner=manner)
        assert lack_at(scene.state, 0, scene.at(0, "weaving_mill_08")).cards == cards


def test_a_tower_counts_for_strength_attached_or_not() -> None:
    scene = tower(chapter()).say(0, "attach to bakery 1").build(0, "small_watchtower_01")
    assert title.view(scene.state, 1)["players"][0]["strength"] == 3


def test_the_last_event_opens_all_chains() -> None:
    scene = chapter("1").change(events=(10,)).hand(0, "mill_01").start(NewRound())
    assert scene.said(EventTurnedUp)[0].last
    assert scene.state.last
