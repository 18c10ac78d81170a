"""The sensible bot: it beats chance, and does not give away what it holds."""

from __future__ import annotations

import random

import pytest

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.titles.lagranja.questions import DonkeyTiles, ExtraDeliveries, FreeDeliveries, SharedDie
from domain.titles.lagranja.steps import EachPlays, PhaseStarts
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import Game, at, farm

LAST = {"round": 6, "order": (0, 1)}


def against_chance(seed: int, edition: str, seat: int) -> tuple[int, int]:
    """Points of the bot on this seat, and of whoever moves at random."""
    luck, bots, dice = SeededLuck(b"game %d" % seed), SeededLuck(b"bot %d" % seed), random.Random(seed)
    state, _ = lagranja.setup({"edition": edition}, 2, luck)
    while state.result is None:
        asked = lagranja.asked(state)[0]
        if asked == seat:
            command = lagranja.bot(state, asked, bots)
        else:
            offer = dice.choice(list(lagranja.legal(state, asked)))
            command = offer.fill(luck) if isinstance(offer, Family) else offer
        state = lagranja.play(state, asked, command, luck)[1]
    totals = [score.total for score in state.result.scores]
    return totals[seat], totals[1 - seat]


@pytest.mark.parametrize(("edition", "seat"), [("ru", 0), ("fr", 1), ("cz", 0), ("house", 1)])
def test_the_bot_beats_chance_by_far(edition: str, seat: int) -> None:
    bot, chance = against_chance(5, edition, seat)
    assert bot > chance + 15


def says(game: Game) -> str:
    return lagranja.sentence(lagranja.bot(game.state, 0, SeededLuck(b"bot")))


def test_nothing_is_delivered_to_a_row_that_cannot_be_finished_any_more() -> None:
    there = farm(silver=3, rows=(0b1, 0, 0, 0, 0, 0))
    assert (
        says(at("III", PhaseStarts("IV"), EachPlays("extra", (0, 1)), FreeDeliveries(0, 2), mine=there, **LAST))
        == "done"
    )
    assert says(at("III", PhaseStarts("IV"), ExtraDeliveries(0, 1), mine=there, **LAST)) == "done"


def test_the_last_delivery_of_a_barrow_is_made() -> None:
    there = farm(silver=1, barrows=(67,), loads=(0b01,), grain=1)
    assert says(at("III", PhaseStarts("IV"), ExtraDeliveries(0, 1), mine=there, **LAST)) == "deliver grain to card 67"


def test_donkeys_for_goods_and_hats_where_there_are_none() -> None:
    full = farm(olive=1, grain=1, grape=1, pig=1, food=1, barrows=(1, 33), rows=(0, 0, 0, 0, 0, 0))
    assert says(at("III", DonkeyTiles((0, 1)), mine=full)) in ("donkeys 3", "donkeys 4")
    assert says(at("III", DonkeyTiles((0, 1)), mine=farm(silver=0, vp=0))) == "donkeys 1"


def test_a_card_for_nothing_is_drawn() -> None:
    game = at("II", mine=farm(helpers="storyteller", hand=(2,)))
    assert says(game) == "use card 17"


def test_the_hermit_takes_the_space_that_is_worth_more() -> None:
    game = at("II", SharedDie(0), mine=farm(helpers="hermit", silver=0, pig=2), board_dice=(1,))
    game.say("use shared")
    assert says(game) == "use card 39"
