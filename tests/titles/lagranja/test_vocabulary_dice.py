"""Effects on dice, revenue spaces, roof tiles and craft tokens, shown by a helper made for them."""

from __future__ import annotations

from typing import Any

from domain.kernel.luck import Rigged
from domain.titles.lagranja.questions import EndOfTurn, PickDie, SharedDie
from domain.titles.lagranja.steps import PhaseStarts
from tests.titles.lagranja.board import Game, activate, at, farm, own, when

VP = {"do": "gain_vp", "n": 1}
USE = "use card 1"


def mine(**more: Any) -> dict[str, Any]:
    return farm(helpers="chef", **more)


def using(*effect: dict[str, Any], phase: str = "II", table: dict[str, Any] | None = None, **more: Any) -> Game:
    """A helper with this effect has just been used."""
    game = at(phase, mine=mine(**more), options=own(activate(*effect)), **(table or {}))
    game.say(USE)
    return game


# dice and revenue spaces


def test_use_revenue_same() -> None:
    effect = {"do": "use_revenue", "space": "same", "option": "any", "n": 1}
    game = at("II", SharedDie(0), mine=mine(), board_dice=(4,), options=own(when("revenue_used", effect)))
    game.say("use shared")
    assert game.me.silver == 1 + 4 + 4


def test_use_revenue_other_option() -> None:
    effect = {"do": "use_revenue", "space": "same", "option": "other", "n": 1}
    options = own(when("revenue_used", effect, optional=True, where={"spaces": [6]}))
    game = at("II", PickDie(0, "first"), mine=mine(pig=1), board_dice=(6, 5), options=options)
    game.say("take 6", "take silver", USE)
    assert "take silver" not in game.offers() and "deliver pig to butcher" in game.offers()


def test_use_revenue_round_and_any() -> None:
    effect = {"do": "use_revenue", "space": "round", "option": "any", "n": 1}
    assert using(effect, table={"round": 1}).goods("pig") == 1
    game = using({"do": "use_revenue", "space": "any", "option": "any", "n": 2})
    game.say("space 4", "space 4")
    assert game.me.silver == 1 + 8


def test_use_revenue_is_not_the_use_of_a_die() -> None:
    twice = when("revenue_used", {"do": "use_revenue", "space": "same", "option": "any", "n": 1})
    game = at("II", PickDie(0, "first"), mine=mine(), board_dice=(4, 5), options=own(twice, limit="none"))
    game.say("take 4")
    assert game.me.silver == 1 + 4 + 4, "the second use fires nothing"


def test_change_die_for_its_owner_only() -> None:
    change = when("die_taken", {"do": "change_die", "how": "any"}, optional=True)
    game = at("II", SharedDie(1), SharedDie(0), mine=mine(), board_dice=(3,), options=own(change))
    game.say("use shared", USE, "change to 4", "done")
    assert (game.me.silver, game.state.board_dice) == (1 + 4, (3,))
    game.say("use shared", "take olive, grape", seat=1)
    assert game.goods("olive", 1) == 1


def test_what_stands_after_an_unchanged_die_does_not_happen() -> None:
    change = when("die_taken", {"do": "change_die", "how": "mirror"}, VP, optional=True)
    for answer, points in (("done", 0), ("change to 3", 1)):
        game = at("II", PickDie(0, "first"), mine=mine(), board_dice=(4, 5), options=own(change))
        game.say("take 4", USE, answer)
        assert game.earned("helpers") == points


def test_several_changes_are_applied_one_after_the_other() -> None:
    change = when("die_taken", {"do": "change_die", "how": "shift", "n": 2}, optional=True)
    here = farm(helpers="chef mirror_maker")
    game = at("II", PickDie(0, "first"), mine=here, board_dice=(1, 5), options=own(change))
    game.say("take 1", "use mirror maker", "change to 6", USE)
    assert game.offers() == ["change to 4", "change to 5", "done"]


def test_reroll_dice() -> None:
    reroll = when("dice_rolled", {"do": "reroll_dice", "n": 1}, optional=True)
    luck = Rigged({"revenue dice": [0, 0, 2, 3, 5], "reroll": [4]})
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=mine(), dice_box=5, luck=luck, options=own(reroll))
    game.say("done", USE)
    assert game.offers() == ["reroll 1", "reroll 3", "reroll 4", "reroll 6", "done"]
    assert game.refused("reroll 1, 1") == "too_many"
    assert game.refused("reroll 5") == "no_such_dice"
    game.say("reroll 1")
    assert sorted(game.state.board_dice) == [1, 3, 4, 5, 6]


# roof tiles and tokens


def test_flip_roof() -> None:
    roofs = ("roof_3_1", "roof_3_2", "roof_3_4", "roof_4_1")
    game = using({"do": "flip_roof", "n": 2}, roofs=roofs, spent=roofs[:3])
    assert game.offers() == ["turn up roof 3-1", "turn up roof 3-2", "done"], "no tile that turns others up"
    game.say("turn up roof 3-2", "turn up roof 3-1")
    assert game.me.spent == ("roof_3_4",)


def test_use_token() -> None:
    game = using({"do": "use_token", "n": 2}, tokens=("merchant_house", "deli"), silver=0)
    game.say("token merchant house")
    assert game.refused("token merchant house") == "no_such_token"
    game.say("token deli")
    assert game.me.silver > 0 and game.goods("trade_good") > 0
