"""Who is asked: by the hand, or at a table with `cannot_act=asked` by what all can know of it. And what closes undo."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from domain.game import events as ev
from domain.game.events import Cause, Holder
from domain.game.evolve import project
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Fact, Looked
from domain.titles.ohmygoods.facts import PlanReturned, WorkerLeft
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import AskPlans, Buying, Characters, Production, Purchases, TurnEnds, Turns
from tests.titles.ohmygoods.scene import Scene, title

BOTH = pytest.mark.parametrize("choice", ["skipped", "asked"])


def table(choice: str, chapter: str = "base") -> Scene:
    return Scene(options={"cannot_act": choice, "chapter": chapter})


def prompt(scene: Scene) -> str:
    return title.prompt(scene.state, 0).text()


# characters


def characters(choice: str, *hand: str, **changes: Any) -> Scene:
    """Chapter 5A: Berta Wheelwright (58) is in the game."""
    scene = table(choice, "5A").change(numbers=(50, 51, 52, 53, 54, 57, 58), **changes)
    return scene.hand(0, *hand).hand(1).start(Characters("phase_1", (0, 1)), AskPlans())


def test_whoever_has_no_character_is_skipped_or_passes() -> None:
    assert characters("skipped", "mill_01").asked() == "Planning"
    scene = characters("asked", "mill_01")
    assert (scene.asked(), scene.offers(0)) == ("Casting", ["pass"])
    assert prompt(scene) == "You hold no character of phase I, so all you can do is pass."
    assert scene.say(0, "pass").asked() == "Planning"


@BOTH
def test_whoever_has_a_character_is_asked(choice: str) -> None:
    assert characters(choice, "character_58").offers(0) == ["use character 58", "pass"]


def test_nobody_can_hold_what_is_not_in_the_game_or_lies_in_the_open() -> None:
    assert characters("asked").asked() == "Planning", "an empty hand"
    assert characters("asked", "mill_01", shown=("character_58",)).asked() == "Planning"
    assert table("asked").hand(0, "mill_01").start(Characters("phase_1", (0,)), AskPlans()).asked() == "Planning"


def test_a_character_used_lies_in_the_open_until_the_pile_is_shuffled() -> None:
    scene = characters("asked", "character_58", "mill_01").say(0, "use character 58")
    assert scene.asked() == "Planning" and scene.state.shown == ("character_58",)


# production


def producing(choice: str, *hand: str) -> Scene:
    """A worker at the charburner that takes 2 grain and 1 wood; one of them is not in the market."""
    scene = table(choice).burn(0, "charburner_grain", 0, WORKER).hand(0, *hand).market(grain=2)
    return scene.player(0, manner="efficient").start(Production(0, ("charburner_grain",)))


def test_whoever_lacks_a_resource_is_skipped_or_says_done() -> None:
    assert [type(fact) for fact in producing("skipped", "mill_01").facts][-1] is WorkerLeft
    scene = producing("asked", "mill_01")
    assert (scene.asked(), scene.offers(0)) == ("Producing", ["done"])
    assert prompt(scene) == "Production: with your hand nothing more can be made, so all you can say is done."


@BOTH
def test_nobody_is_asked_whose_hand_is_too_small_for_what_lacks(choice: str) -> None:
    assert producing(choice).asked() == "nobody"


@BOTH
def test_a_chain_that_no_hand_can_feed_is_no_question(choice: str) -> None:
    scene = table(choice).build(0, "shoemaker_01", 0, WORKER).hand(0, "mill_01").market(grain=2, wool=4)
    scene.player(0, manner="efficient").start(Production(0, ("shoemaker_01",)))
    assert (scene.asked(), scene.goods(0, "shoemaker_01")) == ("nobody", 2)


def test_a_chain_that_the_hand_might_feed_is_a_question() -> None:
    def scene(choice: str) -> Scene:
        scene = table(choice).build(0, "mill_05", 0, WORKER).hand(0, "sawmill_01").market(ore=2, wood=2)
        return scene.player(0, manner="efficient").start(Production(0, ("mill_05",)))

    assert scene("skipped").asked() == "nobody"
    assert scene("asked").offers(0) == ["done"]


# buying


def buying(choice: str, coins: int, chapter: str = "base") -> Scene:
    """A tailor's shop is set aside; each coal is a coin."""
    scene = table(choice, chapter).burn(0, "charburner_grain", coins).plan(0, "tailors_shop_02")
    return scene.start(Purchases(0), TurnEnds(0))


def test_whoever_cannot_pay_for_the_card_set_aside_is_skipped_or_passes() -> None:
    assert buying("skipped", 3).said(PlanReturned)
    scene = buying("asked", 3)
    assert (scene.asked(), scene.offers(0)) == ("Buying", ["pass"])
    assert prompt(scene) == "There is nothing that you can build or hire, so all you can do is pass."


@BOTH
def test_nobody_is_asked_whose_coins_reach_no_card_at_all(choice: str) -> None:
    assert buying(choice, 1).said(PlanReturned)


def test_a_character_that_might_be_in_the_hand_makes_it_cheaper() -> None:
    def scene(*hand: str) -> Scene:
        scene = table("asked", "5A").change(stacks=()).burn(0, "charburner_grain", 1).plan(0, "tailors_shop_02")
        numbers = (*scene.state.numbers, 57)
        return scene.change(numbers=numbers).hand(0, *hand).start(Purchases(0), TurnEnds(0))

    assert scene("mill_01").offers(0) == ["pass"]
    assert scene().said(PlanReturned)


# the option


def test_games_stored_before_skip_as_they_did() -> None:
    options = title.read(msgspec.json.decode(b'{"chapter":"5A"}'))
    assert options.cannot_act == "skipped"
    assert msgspec.json.encode(options) == b'{"chapter":"5A"}'


# undo


def undoable(scene: Scene, seat: int, line: str) -> bool:
    """Can this seat take back what it says now?"""
    command = title.parse(line, scene.state, seat)
    luck = SeededLuck(b"undo")
    facts = title.decide(scene.state, seat, command, luck)
    assert not luck.draws
    opened = ev.OpenedInHours(
        originator_id="g", originator_version=1, at="", cause=Cause("test"), title="ohmygoods", options=Raw(b"{}"),
        seats=(Holder(),) * 2, by="", pace=0, commitment="", rules="",
    )  # fmt: skip
    moved = ev.Moved(
        originator_id="g", originator_version=2, at="", cause=Cause("test"), seat=seat, said=line, command=Raw(b"{}"),
        facts=Raw(title.codec.encode(facts)), rules="",
    )  # fmt: skip
    game = project(None, [opened])
    assert game is not None
    after = project(replace(game, state=scene.state, asked_since=(1, 1)), [moved])
    assert after is not None
    return bool(after.undoable)


def before_the_next_turn(choice: str, coins: int = 3) -> Scene:
    """Seat 0 buys nothing; seat 1 has set a tailor's shop aside, and somebody will be asked after it."""
    scene = table(choice).build(1, "mill_01", coins).plan(1, "tailors_shop_02").hand(0, "mill_02")
    return scene.start(Buying(0), TurnEnds(0), Turns((1,)))


def test_who_has_seen_that_another_was_skipped_cannot_take_that_back() -> None:
    scene = before_the_next_turn("skipped")
    assert not undoable(scene, 0, "pass")
    facts = title.decide(scene.state, 0, title.parse("pass", scene.state, 0), SeededLuck(b""))
    assert [fact.seat for fact in facts if isinstance(fact, Looked)] == [1]


def test_who_has_seen_that_another_is_asked_for_his_hand_cannot_take_that_back() -> None:
    assert not undoable(before_the_next_turn("skipped", coins=9), 0, "pass")


def test_where_who_is_asked_shows_nothing_it_can_be_taken_back() -> None:
    assert undoable(before_the_next_turn("asked"), 0, "pass")


def test_who_has_seen_another_fail_cannot_take_that_back() -> None:
    assert not undoable(before_the_next_turn("asked", coins=0), 0, "pass")


@pytest.mark.parametrize("fact", [PlanReturned(1, "mill_01"), WorkerLeft(1, ("mill_01",)), Looked(1)])
def test_facts_that_show_a_failure_close_undo_for_the_others(fact: Fact) -> None:
    assert type(fact).reveals and fact.closes(0)


@pytest.mark.parametrize("fact", [PlanReturned(1, "mill_01"), WorkerLeft(1, ("mill_01",))])
def test_ones_own_failure_stops_no_letter_of_ones_own(fact: Fact) -> None:
    assert not fact.closes(1)
    assert not WorkerLeft(0).closes(1), "nobody is told of it"


def test_what_one_declines_can_be_taken_back_so_that_a_letter_goes_on_after_it() -> None:
    assert undoable(producing("asked", "mill_01"), 0, "done")
