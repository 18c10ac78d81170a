"""A few whole random games of every title on the shelf, for each number of seats, with all checks at each position."""

import pytest

from domain.titles.shelf import titles
from tests.contract.__main__ import check_game, check_title, main
from tests.contract.checks import has_a_transcript
from tests.kernel.broken import SOURCE, made

# where the options as they stand have no game for so many seats
WANTED = {("ohmygoods", 1): {"chapter": "1"}}
TABLES = [(title.id, seats) for title in titles.values() for seats in title.seats]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_random_game_keeps_the_contract(title: str, seats: int) -> None:
    assert check_game(title, WANTED.get((title, seats), {}), seats, seed=2026).decisions > 0


@pytest.mark.parametrize("title", titles)
def test_a_game_of_the_bots_keeps_the_contract(title: str) -> None:
    assert check_game(title, {}, 2, seed=2026, chooser="bot").decisions > 0


@pytest.mark.parametrize("title", titles)
def test_a_title_has_a_transcript(title: str) -> None:
    has_a_transcript(title)


def test_a_title_without_a_transcript_is_named() -> None:
    with pytest.raises(AssertionError, match="no transcript of small"):
        has_a_transcript("small")


def test_a_stack_that_grows_is_noticed() -> None:
    forgetful = made(SOURCE.replace("turn.settle()", "turn.ask(YourTurn(turn.seat))"))
    """Also in a game of few moves."""
    with pytest.raises(AssertionError, match=r"is a settle\(\) missing\?( YourTurn){4}$"):
        check_title(forgetful, {}, 2, 1)


def test_an_error_is_shown_with_the_line_of_the_title(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = made(SOURCE.replace("return replace(state, bids=fact.bids)", "return state.bids[9]"))
    monkeypatch.setitem(titles, "small", wrong)
    assert main(["small", "--seats", "2", "--games", "1"]) == 1
    assert "in bids_paid" in capsys.readouterr().out


OTHER_READINGS = [
    {"ignore_scope": "printed_and_neighbors", "straightedge": "relaxed", "allow_noop_tools": "true"},
    {"two_dice_moves": "simultaneous", "running_pliers_extra": "full_turn"},
    {"flux_brush_return": "free", "flux_remover_return": "only_if_unplaceable"},
    {"deterministic_tool_failure": "return_changed", "start_player": "first_seat"},
]


@pytest.mark.parametrize("options", OTHER_READINGS, ids=lambda options: "+".join(options))
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_sagrada_keeps_the_contract_under_its_other_readings(options: dict[str, str], seats: int, seed: int) -> None:
    assert check_game("sagrada", options, seats, seed).decisions > 0
