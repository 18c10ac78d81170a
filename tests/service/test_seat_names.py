"""Everybody has one name, bots too."""

from __future__ import annotations

from domain.game.names import BOTS, names_of_seats
from domain.kernel.flow import name_in, short_name_in, with_names
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from tests.contract.play import seats_near


def test_bots_have_names_that_nobody_else_has() -> None:
    assert names_of_seats(["Anna", "", ""], [False, True, False]) == ["Anna", BOTS[1], "seat 3"]
    for taken in BOTS:
        names = names_of_seats([taken.upper(), *[""] * 7], [False, *[True] * 7])
        assert len({name.casefold() for name in names}) == 8


def test_a_picture_calls_people_by_the_names_it_is_given() -> None:
    view = with_names({"seat": 0}, ["Anna", "Bartholomew the Second"])
    assert name_in(view, 1) == "Bartholomew the Second" and name_in(view, 2) == "Seat 3"
    assert name_in(view, 0, "you") == "you" and short_name_in(view, 1, 12) == "Bartholomew\u2026"


def test_no_title_speaks_of_seats_where_names_are_known() -> None:
    for title in titles.values():
        luck = SeededLuck(b"names")
        state, _ = title.setup(None, seats_near(title, 3), luck)
        for _ in range(60):
            if state.result is not None:
                break
            seat = title.asked(state)[0]
            state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]
        names = ["Anna", "Bert", "<Carl> & Co"]
        bare = title.view(state, 0)
        view = with_names(bare, names)
        listed = [sentence.text(names) for sentence in title.listing(view)]
        for shown in (title.text(view), title.svg(view), *listed):
            assert "eat 1" not in shown and "eat 2" not in shown and "eat 3" not in shown, title.id
            assert "<Carl>" not in title.svg(view)
        assert "Bert" in title.text(view) or title.text(view) == title.text(bare), "names for some of them only"


def test_of_two_who_are_called_alike_each_has_his_number() -> None:
    assert names_of_seats(["Anna", "anna ", "Bert"], [False] * 3) == ["Anna (1)", "anna  (2)", "Bert"]
    assert names_of_seats(["seat 2", ""], [False, False]) == ["seat 2 (1)", "seat 2 (2)"]
    assert names_of_seats(["\U0001f642", "\U0001f643"], [False, False]) == ["\U0001f642", "\U0001f643"]
