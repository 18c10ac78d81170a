"""The end of the game and the points."""

from domain.titles.ohmygoods.facts import LastRoundAnnounced, RoundBegan
from domain.titles.ohmygoods.questions import RoundEnds
from tests.titles.ohmygoods.scene import Scene

SEVEN = ("mill_01", "mill_02", "mill_03", "mill_04", "mill_05", "mill_06", "bakery_01")


def town(scene: Scene, seat: int, *cards: str) -> Scene:
    for card in cards:
        scene.build(seat, card)
    return scene


def ending(scene: Scene) -> Scene:
    return scene.change(last=True).start(RoundEnds())


def test_the_eighth_building_announces_one_more_round() -> None:
    scene = town(Scene(), 0, *SEVEN).hand(0, "sawmill_01").start(RoundEnds())
    assert scene.said(LastRoundAnnounced)
    assert scene.said(RoundBegan) == [RoundBegan(1)]
    assert scene.state.last


def test_seven_buildings_announce_nothing() -> None:
    scene = town(Scene(), 0, *SEVEN[:6]).hand(0, "sawmill_01").start(RoundEnds())
    assert not scene.said(LastRoundAnnounced)


def test_the_active_player_passes_on_and_the_market_is_discarded() -> None:
    scene = Scene(3).market(wood=2).hand(0, "mill_01").start(RoundEnds())
    assert scene.state.active == 1
    assert len(scene.state.discard) == 2


def test_points_are_buildings_assistants_and_a_point_for_five_coins() -> None:
    scene = town(Scene(), 0, "market_office_01").build(0, "bakery_01", 3, "assistant_3a")
    result = ending(scene).state.result
    assert result is not None
    assert result.scores[0].rows == (("buildings", 3 + 3), ("assistants", 5), ("goods", 12 // 5))


def test_goods_of_all_buildings_are_added_before_points_are_bought() -> None:
    scene = Scene().burn(0, "charburner_wool", 3).build(0, "mill_01", 1)
    result = ending(scene).state.result
    assert result is not None
    assert dict(result.scores[0].rows)["goods"] == 1


def test_a_tie_is_broken_by_the_coins_left_over() -> None:
    scene = Scene(3).burn(0, "charburner_wool", 1).burn(2, "charburner_ore", 2)
    result = ending(scene).state.result
    assert result is not None
    assert (result.ranking, result.decided_by) == (((2,), (0,), (1,)), "coins left, 2 to 1")


def test_a_tie_beyond_that_is_a_shared_victory() -> None:
    result = ending(Scene(3).burn(1, "charburner_wool", 0)).state.result
    assert result is not None
    assert (result.ranking, result.decided_by) == (((0, 1, 2),), "shared")


def test_alone_the_target_decides() -> None:
    for points, won in ((17, False), (18, True)):
        scene = Scene(1, {"chapter": "1"}).player(0, points=points).burn(0, "charburner_wool", 8)
        result = ending(scene).state.result
        assert result is not None
        assert (result.won, result.target) == (won, 18)
