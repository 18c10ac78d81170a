"""What is said of the luck of a game is what follows from its events, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from domain.game.aggregate import FREE, Game, LuckContribution
from domain.game.events import Beacon, BeaconSettled, Cause, Holder, Pooled
from domain.game.luck.beacon import CHAINS
from domain.game.luck.fairness import own_contribution, statement
from domain.game.time.clocks import set_up
from domain.game.time.pace import of_hours

NAMES = ["Ann", "Bob", "Cid"]
DEFAULT = CHAINS["default"].hash
DUE = 5_000_000  # a round of the chain "default", due on 2025-04-23
POOL = Pooled(7, "12" * 32, "2025-04-01T00:00:00.000000Z", 9, "34" * 32)
ALONE = "The house alone could not choose this luck; together with {}, who added last, it could."
OPENER = "Ann added it in the order that opened the game"
NOBODY = "Nobody could choose this luck"
HOUSE = "the house could have chosen this luck"


def game(*parts: LuckContribution, **more: Any) -> Game:
    fields = {"pool": POOL, **more}
    return Game(
        id="gabcdefghijkl", version=5, title_id="sagrada", options={}, holders=(Holder(player="p"),) * len(parts),
        parts=parts, by="p", clocks=set_up(of_hours(0), len(parts)), commitment="ab" * 32, rules="1",
        chain="", opened="", row="r", at="", **fields,
    )  # fmt: skip


def part(version: int, source: str, ahead: bool = False, at: str = "2025-04-21T00:00:00.000000Z") -> LuckContribution:
    return LuckContribution(version, at, "" if source == "house" else f"n{version}", source, ahead)


def said(found: Game) -> str:
    return " ".join(sentence.text(NAMES) for sentence in statement(found))


def settled(randomness: str = "ff", reason: str = "") -> BeaconSettled:
    return BeaconSettled(
        originator_id="g", originator_version=4, at="", cause=Cause("test"), randomness=randomness, reason=reason
    )


ann, ann_opens = part(3, "given"), part(2, "given", ahead=True)
bob_by_mail, bob_by_key = part(3, "message"), part(3, "key")
bob_adds_nothing = part(3, "house")
bob_late = part(3, "given", at="2026-01-01T00:00:00.000000Z")


@pytest.mark.parametrize(
    ("parts", "verdict"),
    [
        ((ann_opens, bob_by_mail), ALONE.format("Bob")),
        ((part(4, "given"), bob_by_mail), ALONE.format("Ann")),
        ((ann_opens, bob_adds_nothing), OPENER),
        ((part(2, "house", True), bob_adds_nothing), HOUSE),
        ((part(2, "house", True), bob_by_mail), ALONE.format("Bob")),
        ((part(2, "house", True), bob_by_mail, part(4, "house")), ALONE.format("Bob")),
        ((part(2, "house", True), part(3, "house", True)), HOUSE),
    ],
)
def test_who_could_have_chosen_without_a_beacon(parts: tuple[LuckContribution, ...], verdict: str) -> None:
    told = said(game(*parts))
    assert verdict in told
    assert sum(each in told for each in (OPENER, HOUSE, NOBODY, "The house alone could not")) == 1


def test_an_opener_who_names_the_number_is_bound_to_nothing_the_house_can_move() -> None:
    named = Pooled(7, POOL.before, POOL.made, 9, POOL.head_link, named=True)
    assert ALONE.format("Ann") in said(game(ann_opens, bob_adds_nothing, pool=named))


def test_a_request_is_as_good_as_it_is_hard_to_foresee() -> None:
    assert "as far as nobody could foresee the request of Bob" in said(game(ann_opens, bob_by_key))
    assert "foresee" not in said(game(ann_opens, bob_by_mail))


@pytest.mark.parametrize(
    ("parts", "beacon", "verdicts"),
    [
        ((ann_opens, bob_by_mail), settled(), [NOBODY]),
        ((part(2, "house", True), bob_adds_nothing), settled(), [NOBODY]),
        ((ann_opens, bob_late), settled(), ["was out before the last part", ALONE.format("Bob")]),
        ((ann_opens, bob_by_mail), settled("", "it rained"), ["is left out: it rained", ALONE.format("Bob")]),
        ((ann_opens, bob_by_mail), None, ["is added when it is out"]),
    ],
)
def test_who_could_have_chosen_with_a_beacon(
    parts: tuple[LuckContribution, ...], beacon: BeaconSettled | None, verdicts: list[str]
) -> None:
    told = said(game(*parts, beacon=Beacon(DEFAULT, DUE), beacon_settled=beacon))
    assert all(verdict in told for verdict in verdicts)
    assert (NOBODY in told) == (verdicts == [NOBODY])


def test_nothing_is_promised_while_a_seat_is_free() -> None:
    told = said(game(ann_opens, FREE))
    assert "number 7" in told and "Ann added words of their own." in told
    assert not any(each in told for each in (OPENER, HOUSE, NOBODY, "The house alone"))


def test_a_game_of_the_time_before_is_promised_nothing() -> None:
    told = said(game(LuckContribution(2, "", "n1", ""), LuckContribution(3, "", "n2", ""), pool=None))
    assert "the house could have chosen its luck" in told and "alone" not in told


def test_that_the_house_knows_is_never_left_out() -> None:
    for found in (game(ann_opens, bob_by_mail), game(ann_opens, FREE), game(ann_opens, bob_adds_nothing)):
        assert "The house knows the seed while the game runs" in said(found)


def test_a_player_is_told_what_he_added() -> None:
    texts = [
        sentence.text()
        for each in (ann, bob_by_mail, bob_by_key, bob_adds_nothing)
        if (sentence := own_contribution(each))
    ]
    assert [text.split(" to the luck")[0] for text in texts] == [
        "You added words of your own", "You added your mail", "You added your request", "You added nothing",
    ]  # fmt: skip
    assert all("n3" in text for text in texts[:3]) and own_contribution(FREE) is None
