"""The trials by chaos: what is played, and how what is found is judged."""

from collections import Counter

import pytest

from domain.titles import titles
from ops.chaos.by_mail import unexplained
from ops.chaos.tables import SEATS, planned


@pytest.mark.parametrize("games", [1, 4, 24, 500])
def test_so_many_games_are_planned_as_are_wanted(games: int) -> None:
    assert len(planned(games)) == games


def test_a_long_trial_plays_every_title_with_every_number_of_people() -> None:
    plan = Counter(planned(500))
    assert set(plan) == {(title, seats) for title, each in SEATS.items() for seats in each}
    assert set(SEATS) == set(titles)


@pytest.mark.parametrize(
    ("times", "deaths", "wrong"),
    [
        ([1.0], [], 0),
        ([1.0, 3.0], [2.0], 0),
        ([9.0, 12.0], [8.5], 0),
        ([9.0, 11.0], [5.5, 12.0], 1),
        ([9.0, 11.0, 15.0], [7.5], 1),
    ],
)
def test_a_letter_comes_twice_only_if_somebody_died_in_between(
    times: list[float], deaths: list[float], wrong: int
) -> None:
    assert len(list(unexplained({"letter": times}, deaths))) == wrong
