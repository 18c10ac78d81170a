"""The Decider: signing in, steps, lanes, sealed answers, interruptions, free actions."""

from __future__ import annotations

import pytest

from domain.kernel.families import Family
from domain.kernel.flow import asked
from domain.kernel.luck import Rigged, Veiled
from domain.kernel.rules import Rules
from domain.kernel.shapes import Finished, Refused, Sealed, Unsealed
from tests.kernel import tiny
from tests.kernel.tiny import Beg, Bid, Bidding, CoinsMoved, Paint, Roll, Rolling, Table, rules


def begun(seats: int = 2) -> Table:
    return rules.setup(tiny.first(tiny.Options(), seats), tiny.begin, Rigged())[0]


def said(state: Table, *commands: tuple[int, object]) -> Table:
    for seat, command in commands:
        state = rules.play(state, seat, command, Rigged({"tiny": [3]}))[1]
    return state


def painting() -> Table:
    return said(begun(), (0, Bid(1)), (1, Bid(2)))


def refusal(state: Table, seat: int, command: object) -> str:
    with pytest.raises(Refused) as caught:
        rules.decide(state, seat, command, Rigged())
    return caught.value.code


@pytest.mark.parametrize(
    "sign",
    [
        lambda: rules.answer(Bidding, Bid),
        lambda: rules.reveal(Bidding),
        lambda: rules.step(tiny.Opening),
        lambda: rules.evolves(CoinsMoved),
        lambda: rules.evolves(Finished),
    ],
)
def test_who_signs_in_twice_is_told_so(sign) -> None:
    with pytest.raises(ValueError, match="signed in twice"):
        sign()(lambda turn, question, command: None)


def test_steps_run_until_a_question_is_on_top() -> None:
    state = begun()
    assert isinstance(state.pending[-1], Bidding) and asked(state) == (0, 1)


def test_a_step_below_waits_until_all_above_is_settled() -> None:
    assert begun().pending[0] == tiny.EachRolls((0, 1)) and painting().pending == (tiny.EachRolls((0, 1)),)


def test_a_sealed_answer_takes_the_seat_off_those_asked() -> None:
    state = said(begun(), (0, Bid(1)))
    assert asked(state) == (1,) and list(rules.legal(state, 0)) == [] and state.coins == (5, 5)


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    state = said(begun(), (0, Bid(1)), (0, Bid(4)))
    assert list(rules.offers(state, 0)) and said(state, (1, Bid(2))).coins == (1, 3)


def test_sealed_answers_are_opened_together() -> None:
    facts = rules.decide(said(begun(), (1, Bid(2))), 0, Bid(1), Rigged())
    kinds = [type(fact) for fact in facts]
    assert facts[kinds.index(Unsealed)].answers == ((0, Bid(1)), (1, Bid(2)))
    assert kinds.index(Sealed) < kinds.index(Unsealed) < kinds.index(CoinsMoved)


def test_a_refused_sealed_answer_changes_nothing() -> None:
    assert refusal(begun(), 0, Bid(9)) == "too_poor"


def test_in_lanes_each_seat_goes_at_its_own_pace() -> None:
    state = said(painting(), (1, Paint("blue")), (1, Roll()))
    assert asked(state) == (0,) and state.houses == ("", "blue") and state.coins == (4, 7)


def test_a_seat_whose_lane_is_empty_waits() -> None:
    assert refusal(said(painting(), (1, Paint("blue")), (1, Roll())), 1, Roll()) == "not_your_turn"


def test_when_all_lanes_are_empty_the_common_stack_goes_on() -> None:
    state = said(painting(), (1, Paint("blue")), (1, Roll()), (0, Paint("blue")), (0, Roll()))
    assert state.lanes == () and state.pending == (tiny.EachRolls((1,)), Rolling(0)) and asked(state) == (0,)


def test_an_interruption_lies_on_top_of_what_is_still_there() -> None:
    state = said(painting(), (0, Paint("red")))
    assert state.lanes[0] == (Rolling(0), Rolling(0))


def test_a_free_action_leaves_the_question_open() -> None:
    state = said(painting(), (0, Beg()), (0, Beg()))
    assert state.coins == (6, 3) and state.lanes[0] == painting().lanes[0]


def test_what_a_marker_offers_comes_after_what_the_question_itself_offers() -> None:
    assert list(rules.legal(painting(), 0)) == [Paint("red"), Paint("blue"), Beg()]
    assert list(rules.legal(said(painting(), (0, Paint("red"))), 0)) == [Roll(), Beg()]


def test_no_handler_no_answer() -> None:
    assert refusal(painting(), 0, Bid(1)) == "not_now"


def test_a_loop_over_seats_is_a_queue_and_the_game_has_an_end() -> None:
    state = said(painting(), *((seat, command) for command in (Paint("blue"), Roll()) for seat in (0, 1)))
    over = said(state, (0, Roll()), (1, Roll()))
    assert (
        over.result is not None and asked(over) == () and over.pending == () and refusal(over, 0, Roll()) == "game_over"
    )


def test_play_gives_the_facts_of_decide_and_the_state_they_lead_to() -> None:
    facts, state = rules.play(painting(), 0, Paint("red"), Rigged())
    assert facts == rules.decide(painting(), 0, Paint("red"), Rigged()) and rules.fold(painting(), facts) == state


def test_a_preview_stops_at_luck_and_still_knows_what_is_accepted() -> None:
    state = said(painting(), (0, Paint("red")))
    assert rules.accepts(state, 0, Roll()) and not rules.accepts(state, 0, Paint("red"))
    with pytest.raises(Exception, match="tiny"):
        rules.decide(state, 0, Roll(), Veiled())


def test_a_form_makes_its_examples_when_they_are_wanted() -> None:
    made = []
    form = Family(
        Bid, lambda: made.append(1) or (Bid(1),), lambda luck: Bid(luck.below(3, "fill")), lambda held: iter(())
    )
    assert made == [] and form.examples == form.examples == (Bid(1),) and made == [1]
    assert form.fill(Rigged({"fill": [2]})) == Bid(2)


def test_what_is_not_signed_in_is_an_error_of_the_title() -> None:
    with pytest.raises(KeyError):
        Rules().evolve(begun(), CoinsMoved(0, 1))
