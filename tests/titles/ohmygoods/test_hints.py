"""What stands beside an option: what is due, what is made, what is paid too much."""

from domain.kernel.shapes import Command
from domain.titles.ohmygoods.parts import WORKER
from tests.titles.ohmygoods.scene import Scene, buying, title
from tests.titles.ohmygoods.test_sunrise import planning


def hint(scene: Scene, line: str) -> str:
    command: Command = title.parse(line, scene.state, 0)
    found = title.hint(scene.state, 0, command)
    return found.text() if found else ""


def test_two_icons_of_a_chain_become_two_goods() -> None:
    scene = Scene().build(0, "brick_manufacture_05").hand(0, "tannery_01")
    assert hint(scene, "chain brick manufacture 5 with tannery 1") == "each time 1 clay, 1 coal become 2 bricks"


def test_one_icon_of_a_chain_becomes_one_good() -> None:
    assert hint(Scene().build(0, "mill_05"), "chain mill 5 with mill 1") == "each time 1 grain becomes 1 flour"


def test_what_a_tower_spares_is_counted() -> None:
    scene = planning(Scene(2, {"chapter": "5A"}).build(0, "mill_05", tower="watchtower_01"))
    assert hint(scene, "work at mill 5 well") == "wants 2 ore, 2 wood, 1 of them spared, makes 2 flour"
    assert hint(scene, "work at mill 5 sloppily") == "wants 2 ore, 2 wood, 2 of them spared, makes 1 flour"


def test_done_says_what_is_made_all_the_same() -> None:
    scene = Scene().build(0, "mill_05", person=WORKER).build(0, "mill_06", person="assistant_1a")
    scene.hand(0, "mill_01").market(ore=2, wood=3, wool=1).turn(0)
    assert hint(scene, "done") == "Mill 5, Mill 6 produce by themselves, in this order"


def test_coins_too_many_are_counted() -> None:
    scene = buying(Scene().plan(0, "mill_01").build(0, "shoemaker_01", 2))
    assert hint(scene, "build mill 1 for 1 pair of shoes") == "2 points for 2 coins, 6 coins too many"
    assert hint(scene, "build mill 1 for 2 shoes") == "2 points for 2 coins, 14 coins too many"


def test_an_assistant_has_points() -> None:
    scene = Scene().burn(0, "charburner_wool", 2).show("assistant_3a")
    assert hint(scene, "hire 3a for 2 coal") == "an assistant and 5 points for 2 coins"
