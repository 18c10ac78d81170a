"""A title as the house sees it: options, reading in a position, typing errors."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Finished, Refused, Result, Score
from domain.kernel.title import Title
from domain.titles.sagrada.title import sagrada
from tests.kernel import tiny
from tests.kernel.tiny import Bid, Paint, Table

changes: dict[str, Any] = {
    "id": "tiny",
    "name": "Tiny",
    "seats": range(2, 4),
    "options": tiny.Options,
    "rules": tiny.rules,
    "codec": tiny.codec,
    "language": tiny.language,
    "initial": tiny.first,
    "deal": tiny.begin,
    "bot_move": lambda state, seat, offers, luck: offers[0],
    "told_apart": None,
}
title: Title[Any] = dataclasses.replace(sagrada, **changes)


def state_of(result: Result) -> Table:
    return title.fold(painting(), [Finished(result)])


def painting(**options: str) -> Table:
    state, _ = title.setup(options, 2, Rigged())
    for seat in (0, 1):
        state = title.play(state, seat, Bid(1), Rigged())[1]
    return state


def refusal(options: dict[str, Any], seats: int) -> Refused:
    with pytest.raises(Refused) as caught:
        title.setup(options, seats, Rigged())
    return caught.value


@pytest.mark.parametrize("seats", [1, 4])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    assert refusal({}, seats).code == "bad_seats" and "2 to 3" in refusal({}, seats).text


def test_a_wrong_option_is_refused_by_name() -> None:
    assert refusal({"berries": "many"}, 2).code == "bad_option" and "berries" in refusal({"berries": "many"}, 2).text


def test_options_may_come_as_plain_data_or_as_their_struct() -> None:
    assert title.read({"berries": "yes"}) == title.read(tiny.Options("yes")) and title.read(None) == tiny.Options()


def test_two_legal_readings_are_refused_and_both_offered() -> None:
    with pytest.raises(Refused) as caught:
        title.parse("paint blu", painting(berries="yes"), 0)
    assert caught.value.code == "ambiguous"
    assert '"paint blue"' in caught.value.text and '"paint blueberry"' in caught.value.text


def test_of_two_readings_the_one_legal_here_is_meant() -> None:
    assert title.parse("paint blu", painting(), 0) == Paint("blue")


def test_a_reading_the_rules_refuse_is_theirs_to_refuse() -> None:
    state = painting()
    command = title.parse("paint blueberry", state, 0)
    with pytest.raises(Refused) as caught:
        title.play(state, 0, command, Rigged())
    assert caught.value.code == "no_berries"


def test_a_mistyped_sentence_is_answered_with_the_nearest() -> None:
    with pytest.raises(Refused) as caught:
        title.parse("piant bleu", painting(), 0)
    assert caught.value.code == "not_understood" and '"paint blue"' in caught.value.text


def test_commands_are_the_offers_as_a_list() -> None:
    assert [title.sentence(c) for c in title.commands(painting(), 0)] == ["paint red", "paint blue", "beg"]
    assert len(title.commands(painting(), 0, at_most=1)) == 1


def test_the_bot_says_something_legal() -> None:
    state = painting()
    assert title.bot(state, 1, Rigged()) in list(title.legal(state, 1))


def test_a_view_begins_with_the_envelope_whatever_the_title_shows() -> None:
    state = painting()
    shown = dataclasses.replace(title, own_view=lambda state, seat: {"coins": list(state.coins), "title": "other"})
    assert shown.view(state, 1) == {"title": "tiny", "seat": 1, "asked": [0, 1], "result": None, "coins": [4, 4]}
    over = state_of(Result((Score(0, 3, (("coins", 3),)), Score(1, 2)), ((0,), (1,)), "coins"))
    assert shown.view(over, None)["result"] == {
        "scores": [{"seat": 0, "total": 3, "rows": [["coins", 3]]}, {"seat": 1, "total": 2, "rows": []}],
        "ranking": [[0], [1]],
        "decided_by": "coins",
        "won": None,
        "target": None,
    }


def test_the_stored_facts_make_the_state() -> None:
    state, facts = title.setup({}, 3, Rigged())
    assert title.fold(title.first_state({}, 3), facts) == state and title.asked(state) == (0, 1, 2)
