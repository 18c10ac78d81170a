"""Empty piles, and piles that hold nothing but characters: they can be drawn, and are no cards of the market."""

import pytest

from domain.titles.ohmygoods.facts import CardsLacking, GoodsLaid, MarketRevealed, Reshuffled
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import AskPlans, PhaseTwo
from tests.titles.ohmygoods.scene import Scene, title

TONY, BERTA = "character_57", "character_58"
SUNS = ("mill_02", "mill_03")


def late(seats: int = 2) -> Scene:
    return Scene(seats, {"chapter": "5A"})


def piles(scene: Scene, draw: tuple[str, ...], discard: tuple[str, ...]) -> Scene:
    """These are all the cards of both piles."""
    box = tuple(card for card in (*scene.state.box, *scene.state.deck) if card not in (*draw, *discard))
    return scene.change(deck=draw, discard=discard, box=box)


@pytest.mark.parametrize("seats", [1, 2])
def test_with_only_characters_in_the_draw_pile_the_discard_pile_is_shuffled(seats: int) -> None:
    scene = piles(late(seats).hand(0, "mill_01", "mill_04"), (TONY, BERTA), ("sawmill_01", *SUNS)).start(PhaseTwo())
    assert scene.said(Reshuffled)
    assert set(SUNS) <= set(scene.state.sunrise) <= {"sawmill_01", *SUNS}
    assert scene.asked() == "Planning"


def test_the_second_half_of_the_market_goes_on_past_characters_too() -> None:
    scene = piles(late().hand(0, "mill_01", "mill_04"), (TONY,), SUNS).start(AskPlans()).say(0, "rest").say(1, "rest")
    assert set(scene.said(MarketRevealed)[-1].cards) == set(SUNS)
    assert scene.cards(0) == ("mill_01", "mill_04")


def test_where_only_characters_lie_in_both_piles_half_of_the_hand_is_given_up() -> None:
    scene = piles(late().hand(0, "mill_01", *SUNS, "mill_04"), (TONY,), (BERTA,)).start(PhaseTwo())
    assert scene.asked() == "Halving"
    scene.say(0, "discard mill 2, mill 3")
    assert set(scene.state.sunrise) == set(SUNS)
    assert scene.asked() == "Planning"


def test_a_character_that_was_discarded_face_down_is_turned_up_before_a_hand_is_given_up_for_it() -> None:
    scene = piles(late().hand(0, "mill_01", "mill_04"), (TONY,), (BERTA,)).start(PhaseTwo())
    assert [set(fact.ignored) for fact in scene.said(MarketRevealed)] == [{TONY}, {TONY, BERTA}]
    assert scene.asked() == "Halving"


def test_characters_that_lie_in_the_open_are_not_turned_up_again() -> None:
    scene = piles(late().hand(0, "mill_01", "mill_04"), (TONY,), (BERTA,)).change(shown=(BERTA,)).start(PhaseTwo())
    assert [fact.ignored for fact in scene.said(MarketRevealed)] == [(TONY,)]
    assert scene.asked() == "Halving"


def test_a_half_of_the_market_closes_where_only_characters_are_left() -> None:
    scene = piles(late(), (TONY,), ("mill_02", BERTA)).start(PhaseTwo())
    assert scene.state.sunrise == ("mill_02",)
    assert scene.said(CardsLacking)
    assert scene.asked() == "Planning"


def test_characters_are_turned_up_once_where_nothing_else_is_left() -> None:
    scene = piles(late(), (), (TONY, BERTA)).start(PhaseTwo())
    assert [fact.cards for fact in scene.said(MarketRevealed)] == [()]


def test_a_character_drawn_as_a_good_is_a_good() -> None:
    scene = late().burn(0, "charburner_wool", 0, WORKER).market(wool=2, wood=1).hand(1, "mill_02")
    piles(scene, (TONY,), (BERTA,)).turn(0)
    assert [fact.cards for fact in scene.said(GoodsLaid)[:2]] == [(TONY,), (BERTA,)]


def test_the_half_sun_is_explained_where_one_shows() -> None:
    told = [title.tell(MarketRevealed("sunrise", cards), 0) for cards in ((), ("mill_01",), SUNS)]
    texts = [sentence.text() for sentence in told if sentence is not None]
    assert ["half sun" in text for text in texts] == [False, False, True]
