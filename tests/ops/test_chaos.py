"""The trials by chaos: what is played, and how what is found is judged."""

from collections import Counter

import pytest

from domain.titles.shelf import titles
from ops.chaos.by_mail import unexplained
from ops.chaos.tables import SEATS, planned
from ops.chaos.typed_lines import misread
from service.store import letters
from tests.letters.support import Table


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


OPTIONS = (
    "pass",
    "take R5 to A1",
    "take R5 to A1, then use Grozing Pliers",
    "what, then pass",
    "take R5 to A1, then pass until something new",
)


@pytest.mark.parametrize(
    ("typed", "executed", "wrong"),
    [
        (["2", "say your turn"], ["take R5 to A1"], 0),
        (["TAKE R5 —> A1"], ["take  r5 -> a1"], 0),
        (["2"], ["pass"], 1),
        (["2"], ["take R5 to A1", "pass"], 1),
        (["7"], ["7"], 0),
        (["3", "say your turn"], ["take R5 to A1", "use Grozing Pliers"], 0),
        (["TAKE R5 TO A1, THEN USE GROZING PLIERS"], ["take r5 to a1", "use grozing pliers"], 0),
        (["take R5 to A1, then pass,"], ["take R5 to A1", "pass"], 0),
        (["3"], ["take R5 to A1"], 1),
        (["3"], ["use Grozing Pliers", "take R5 to A1"], 1),
        (["3"], ["take R5 to A1, then use Grozing Pliers"], 1),
        (["4"], ["what", "pass"], 1),
        (["5"], ["take R5 to A1", "pass until something new"], 0),
        (["TAKE R5 TO A1: A DIE OF FIVE"], ["take R5 to A1"], 0),
        (["TAKE R5 TO A1: A DIE OF FIVE"], ["TAKE R5 TO A1: A DIE OF FIVE"], 0),
        (["fly to A1: a die of five"], ["take R5 to A1"], 1),
    ],
)
def test_what_was_executed_is_compared_with_what_was_typed(
    table: Table, typed: list[str], executed: list[str], wrong: int
) -> None:
    game = table.open()
    table.store.intake.submit("say", {"lines": executed}, channel="mail", game=game, evidence="mail m1")
    letter = letters.Letter(
        token="t", grant_id=1, key="k", kind="turn", player="p", address="a@b.example", game=game, seat=0, version=1,
        point=1, subject="s", message_id="<1@x>", text="", html_text="", options=OPTIONS, raw=b"", made="",
        status="sent",
    )  # fmt: skip
    mails = [{"mail": "m1", "answers": "<1@x>", "lines": typed, "program": "gmail"}]
    with table.store.db.write() as session:
        letters.keep(session, letter)
        assert len(list(misread(session, mails))) == wrong
