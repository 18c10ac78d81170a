"""Phase I: exchange and deal, and what happens when the piles are empty."""

from domain.titles.ohmygoods.facts import CardsDrawn, CardsLacking, Reshuffled
from domain.titles.ohmygoods.questions import PhaseOne
from tests.titles.ohmygoods.scene import Scene, refused, title

HAND = ("mill_01", "mill_02", "mill_03", "mill_04", "mill_05")


def phase_one(scene: Scene) -> Scene:
    return scene.start(PhaseOne())


def test_a_hand_is_exchanged_whole_and_two_cards_are_dealt() -> None:
    scene = phase_one(Scene().hand(0, *HAND))
    scene.say(0, "exchange")
    assert len(scene.cards(0)) == 7
    assert not set(scene.cards(0)) & set(HAND)
    assert set(HAND) <= set(scene.state.discard)


def test_a_kept_hand_grows_by_two() -> None:
    scene = phase_one(Scene().hand(0, *HAND)).say(0, "keep")
    assert scene.cards(0)[:5] == HAND
    assert len(scene.cards(0)) == 7


def test_everybody_decides_before_anybody_draws() -> None:
    scene = phase_one(Scene().hand(0, *HAND).hand(1, "bakery_01"))
    scene.say(0, "exchange")
    assert not scene.said(CardsDrawn)
    scene.say(0, "keep").say(1, "keep")
    assert scene.cards(0)[:5] == HAND


def test_an_extra_card_office_counts_for_a_small_hand() -> None:
    scene = Scene().build(0, "market_office_15").hand(0, "mill_01", "mill_02", "mill_03")
    assert len(phase_one(scene).say(0, "keep").cards(0)) == 6


def test_the_exchange_does_not_make_a_hand_small() -> None:
    scene = Scene().build(0, "market_office_15").hand(0, "mill_01", "mill_02", "mill_03", "mill_04")
    assert len(phase_one(scene).say(0, "exchange").cards(0)) == 6


def test_two_extra_card_offices_add_up() -> None:
    scene = Scene().build(0, "market_office_15").build(0, "market_office_16").hand(0, "mill_01")
    assert len(phase_one(scene).say(0, "keep").cards(0)) == 5


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_deal() -> None:
    scene = Scene().hand(0, *HAND).empty_piles(keep=1)
    spare, rest = scene.state.box[-6:], scene.state.box[:-6]
    scene.change(discard=spare, box=rest)
    phase_one(scene).say(0, "keep")
    assert scene.said(Reshuffled)
    assert len(scene.cards(0)) == 7


def test_with_both_piles_empty_half_of_the_hand_is_given_up_rounded_down() -> None:
    scene = phase_one(Scene().hand(0, *HAND).empty_piles()).say(0, "keep")
    with refused("wrong_number"):
        scene.say(0, "discard mill 1")
    with refused("not_in_hand"):
        scene.say(0, "discard mill 1, sawmill 1")
    assert set(scene.say(0, "discard mill 1, mill 5").cards(0)) >= {"mill_02", "mill_03", "mill_04"}


def test_what_is_lacking_after_that_is_lost() -> None:
    scene = phase_one(Scene().hand(0, "mill_01", "mill_02").empty_piles()).say(0, "keep")
    scene.say(0, "discard mill 1")
    assert scene.said(CardsLacking)
    assert scene.said(CardsDrawn)[0].cards == ("mill_01",)


def test_others_are_not_told_which_cards_are_drawn() -> None:
    scene = phase_one(Scene().hand(0, *HAND)).say(0, "keep")
    drawn = next(fact for fact in scene.said(CardsDrawn) if fact.seat == 0)
    mine, theirs = title.tell(drawn, 0), title.tell(drawn, 1)
    assert mine is not None and theirs is not None
    assert "Bakery" in mine.text()
    assert theirs.text() == "Seat 1 draws 2 cards."
