"""Chapters "preparing the players" and "preparing the table"."""

import pytest

from domain.kernel.luck import Rigged, SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import PATTERNS, TOOLS
from domain.titles.sagrada.questions import ChooseWindow, YourTurn
from domain.titles.sagrada.setup import patterns_offered
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import refusal, said


def begun(seats: int, luck: Rigged | None = None, **options: object) -> Table:
    return sagrada.setup(options, seats, luck or Rigged())[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_seats_begin_alike(seats: int) -> None:
    state = begun(seats)
    assert (len(state.tools), len(state.public), sum(state.bag)) == (3, 3, 90)
    assert [len(cards) for cards in state.private] == [1] * seats
    assert [len(cards) for cards in state.offered] == [2] * seats


def test_alone_there_are_two_public_and_two_private_objectives() -> None:
    state = begun(1)
    assert (len(state.public), len(state.private[0]), len(state.offered[0])) == (2, 2, 2)


@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_alone_the_number_of_tools_is_the_difficulty(tools: int) -> None:
    assert len(begun(1, tools=tools).tools) == tools


@pytest.mark.parametrize("tools", [0, 6])
def test_another_difficulty_is_refused_with_the_name_of_the_option(tools: int) -> None:
    with pytest.raises(Refused) as caught:
        begun(1, tools=tools)
    assert caught.value.code == "bad_option" and "tools" in caught.value.text


@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        begun(seats)
    assert caught.value.code == "bad_seats"


def test_each_seat_chooses_among_the_four_sides_of_its_two_cards() -> None:
    state = begun(2)
    assert isinstance(state.pending[-1], ChooseWindow) and sagrada.asked(state) == (0, 1)
    assert [len(sagrada.commands(state, seat)) for seat in (0, 1)] == [4, 4]


def test_a_window_that_was_not_dealt_is_refused() -> None:
    state = begun(2)
    other = next(pattern for pattern in PATTERNS if pattern not in patterns_offered(state, 0))
    assert refusal(state, f"choose {PATTERNS[other].name}", seat=0) == "not_offered"


def test_windows_are_shown_only_when_all_have_chosen() -> None:
    state = begun(2)
    state = said(state, sagrada.sentence(sagrada.commands(state, 0)[0]))
    assert state.windows[0].pattern == "" and sagrada.asked(state) == (1,)
    assert sagrada.view(state, 1)["players"][0]["chosen"] is True


def test_a_choice_can_be_changed_until_the_last_is_in() -> None:
    state = begun(2)
    first, second = (sagrada.sentence(command) for command in sagrada.commands(state, 0)[:2])
    for sentence in (first, second):
        state = sagrada.play(state, 0, sagrada.parse(sentence, state, 0), Rigged())[1]
    state = said(state, sagrada.sentence(sagrada.commands(state, 1)[0]))
    assert f"choose {PATTERNS[state.windows[0].pattern].name}" == second


@pytest.mark.parametrize("choice", [0, 1, 2, 3])
def test_favour_tokens_are_the_difficulty_of_the_window(choice: int) -> None:
    state = begun(2)
    for seat in (0, 1):
        state = said(state, sagrada.sentence(sagrada.commands(state, seat)[choice]))
    assert state.favour == tuple(PATTERNS[window.pattern].difficulty for window in state.windows)


def test_alone_there_are_no_favour_tokens() -> None:
    state = begun(1)
    assert said(state, sagrada.sentence(sagrada.commands(state, 0)[0])).favour == (0,)


def test_the_other_card_goes_out_of_play_unseen() -> None:
    state = begun(2)
    spare = state.offered[0][1]
    for seat in (0, 1):
        state = said(state, sagrada.sentence(sagrada.commands(state, seat)[0]))
    assert state.spare[0] == (spare,) and spare in sagrada.hidden(state, 1)[1]


@pytest.mark.parametrize(("choice", "start"), [("random", 2), ("first_seat", 0)])
def test_option_who_begins(choice: str, start: int) -> None:
    assert begun(4, Rigged({"start player": [2]}), start_player=choice).start == start


def test_the_private_objective_is_shown_to_its_owner_alone() -> None:
    state = begun(2)
    assert sagrada.view(state, 0)["players"][0]["private"] and sagrada.view(state, 1)["players"][0]["private"] is None


def test_every_deal_is_made_of_different_cards() -> None:
    for seed in range(30):
        state, _ = sagrada.setup({}, 4, SeededLuck(b"%d" % seed))
        dealt = [card for hand in (*state.offered, *state.private) for card in hand]
        assert len(set(dealt)) == len(dealt) == 12 and len(set(state.tools)) == 3 and set(state.tools) <= set(TOOLS)


def test_round_one_begins_once_all_have_chosen() -> None:
    state = begun(3, Rigged({"start player": [1]}))
    for seat in range(3):
        state = said(state, sagrada.sentence(sagrada.commands(state, seat)[0]))
    assert state.round == 1 and isinstance(state.pending[-1], YourTurn) and sagrada.asked(state) == (1,)
