"""Each trigger of the vocabulary, its filters, conditions, counters and ranks, shown by a helper made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from domain.titles.lagranja.abilities.vocabulary import Counter, Trigger
from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, FarmCard, FreeDeliveries, PickDie, SharedDie
from domain.titles.lagranja.steps import EachPlays, NewOrder, PhaseStarts, Refill, RoundEnds
from domain.titles.lagranja.table import NEUTRAL
from tests.titles.lagranja.board import Game, activate, at, farm, market, own, when

VP = {"do": "gain_vp", "n": 1}
BUTCHER_ALMOST = (0, 0, 0, 0, 0, 0b011)


def mine(**more: Any) -> dict[str, Any]:
    return farm(helpers="chef", **more)


def gained(game: Game, *lines: str, seat: int = 0) -> int:
    game.say(*lines, seat=seat)
    return game.earned("helpers")


def vp_when(trigger: str, **more: Any) -> dict[str, str]:
    return own(when(trigger, VP, **more))


# each trigger


def test_activate() -> None:
    assert gained(at("I", mine=mine(), options=own(activate(VP))), "use card 1") == 1


def test_card_played() -> None:
    game = at("I", FarmCard(0, 1), mine=mine(hand=(2,)), options=vp_when("card_played"))
    assert gained(game, "play 2 as field") == 1


def test_card_played_is_not_fired_by_its_own_playing() -> None:
    game = at("I", FarmCard(0, 1), mine=farm(hand=(1,)), options=vp_when("card_played"))
    assert gained(game, "play 1 as helper") == 0


def test_refill() -> None:
    game = at("I", Refill(0), FarmCard(0, 1), mine=mine(), options=vp_when("refill"))
    assert gained(game, "done") == 1 and len(game.me.hand) == 3


def test_income() -> None:
    game = at("I", EachPlays("income", (0,)), EndOfTurn(0), mine=mine(), options=vp_when("income"))
    assert gained(game, "done") == 1


def test_roof_bought() -> None:
    game = at("I", BuyRoof(0), mine=mine(silver=2), roof_offer=("roof_2_1",), options=vp_when("roof_bought"))
    assert gained(game, "buy roof 2-1") == 1


def test_dice_rolled() -> None:
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=mine(), dice_box=5, options=vp_when("dice_rolled"))
    assert gained(game, "done") == 1


def test_die_taken() -> None:
    game = at("II", PickDie(0, "first"), mine=mine(), board_dice=(4, 5), options=vp_when("die_taken"))
    assert gained(game, "take 4") == 1


def test_revenue_used() -> None:
    game = at("II", PickDie(0, "first"), mine=mine(), board_dice=(3, 5), options=vp_when("revenue_used"))
    assert gained(game, "take 3") == 0, "the space is not done with"
    assert gained(game, "take olive, grain") == 1


def test_order_set() -> None:
    game = at("III", NewOrder(), EndOfTurn(0), mine=mine(), options=vp_when("order_set"))
    assert gained(game, "done") == 1


def test_barrow_completed() -> None:
    here = mine(barrows=(67,), loads=(0b01,), grain=1)
    game = at("III", FreeDeliveries(0, 1), mine=here, options=vp_when("barrow_completed"))
    assert gained(game, "deliver grain to card 67") == 1


def test_craft_completed_by_anybody() -> None:
    there = farm(rows=BUTCHER_ALMOST, pig=1)
    options = vp_when("craft_completed")
    game = at("III", FreeDeliveries(1, 1), mine=mine(), other=there, options=options)
    assert gained(game, "deliver pig to butcher", seat=1) == 1


def test_marker_lost_once_for_each_marker_of_a_placing() -> None:
    there = farm(barrows=(50,), loads=(0b110,), olive=1)
    options = own(when("marker_lost", VP), limit="none")
    game = at("III", FreeDeliveries(1, 1), mine=mine(), other=there, market=market(D3=0, C3=0), options=options)
    assert gained(game, "deliver olive to card 50", "place marker on C4", seat=1) == 2


def test_marker_lost_is_not_fired_by_giving_one_up() -> None:
    full = {"olive": 24, "silver": 3}
    game = at("III", mine=mine(**full), market=market(D3=0), options=vp_when("marker_lost"))
    assert gained(game, "give up marker D3", "buy olive") == 0


def test_scoring() -> None:
    game = at("III", PhaseStarts("IV"), EndOfTurn(0), mine=mine(), options=vp_when("scoring"))
    assert gained(game, "done") == 1


def test_game_end() -> None:
    game = at("IV", RoundEnds(), EndOfTurn(0), mine=mine(), round=6, options=vp_when("game_end"))
    assert gained(game, "done") == 1


def test_each_trigger_has_a_test() -> None:
    names = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert all(any(name.startswith(trigger) for name in names) for trigger in get_args(Trigger))


def test_an_event_of_another_farm_fires_nothing() -> None:
    game = at("I", FarmCard(1, 1), mine=mine(), other=farm(hand=(2,)), options=vp_when("card_played"))
    assert gained(game, "play 2 as field", seat=1) == 0


# filters


@pytest.mark.parametrize(("slot", "points"), [("field", 1), ("barrow", 0)])
def test_where_slot(slot: str, points: int) -> None:
    options = vp_when("card_played", where={"slot": [slot]})
    assert gained(at("I", FarmCard(0, 1), mine=mine(hand=(2,)), options=options), "play 2 as field") == points


@pytest.mark.parametrize(("dice", "points"), [(["first"], 1), (["second", "shared"], 0)])
def test_where_dice(dice: list[str], points: int) -> None:
    options = vp_when("die_taken", where={"dice": dice})
    assert gained(at("II", PickDie(0, "first"), mine=mine(), board_dice=(4, 5), options=options), "take 4") == points


def test_where_dice_shared() -> None:
    options = vp_when("revenue_used", where={"dice": ["shared"]})
    assert gained(at("II", SharedDie(0), mine=mine(), board_dice=(4,), options=options), "use shared") == 1


@pytest.mark.parametrize(("spaces", "points"), [([5, 4], 1), ([1], 0)])
def test_where_spaces(spaces: list[int], points: int) -> None:
    options = vp_when("revenue_used", where={"spaces": spaces})
    assert gained(at("II", PickDie(0, "first"), mine=mine(), board_dice=(4, 5), options=options), "take 4") == points


@pytest.mark.parametrize(("barrow", "points"), [(40, 1), (67, 0)])
def test_where_symbol(barrow: int, points: int) -> None:
    here = mine(barrows=(barrow,), loads=(0b01,), grain=1)
    game = at("III", FreeDeliveries(0, 1), mine=here, options=vp_when("barrow_completed", where={"symbol": True}))
    game.say(f"deliver grain to card {barrow}", *["place marker on D3"] * (barrow == 40))
    assert game.earned("helpers") == points


@pytest.mark.parametrize(("by", "seat", "points"), [("self", 0, 1), ("self", 1, 0), ("other", 0, 0), ("other", 1, 1)])
def test_where_by(by: str, seat: int, points: int) -> None:
    almost = {"rows": BUTCHER_ALMOST, "pig": 1}
    options = vp_when("craft_completed", where={"by": by})
    game = at("III", FreeDeliveries(seat, 1), mine=mine(**almost), other=farm(**almost), options=options)
    assert gained(game, "deliver pig to butcher", seat=seat) == points


# conditions and counters: each with its value one less, the very value, one more


COUNTED: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "fields": ({"fields": (2, 3)}, {}, 2),
    "roof_tiles": ({"roofs": ("roof_1_1", "roof_2_1", "roof_3_1"), "spent": ("roof_1_1",)}, {}, 3),
    "market_markers": ({}, {"market": market(D3=0, C3=0, C4=1)}, 2),
    "siesta_vp": ({"disc": 4}, {}, 2),
    "dice_sum": ({"dice": (2, 5)}, {}, 7),
    "barrow_symbols_best_kind": ({"barrows": (4, 5), "loads": (0b10, 0)}, {}, 4),
}


@pytest.mark.parametrize("counter", get_args(Counter))
@pytest.mark.parametrize("off", [-1, 0, 1])
def test_if_count(counter: str, off: int) -> None:
    here, table, value = COUNTED[counter]
    at_least = own(activate(VP, **{"if": [{"count": counter, "min": value + off}]}))
    at_most = own(activate(VP, **{"if": [{"count": counter, "max": value + off}]}))
    assert bool(_uses(at("II", mine=mine(**here), options=at_least, **table))) == (off <= 0)
    assert bool(_uses(at("II", mine=mine(**here), options=at_most, **table))) == (off >= 0)


def _uses(game: Game) -> list[str]:
    return [offer for offer in game.offers() if offer == "use card 1"]


def test_if_wants_all_conditions() -> None:
    conditions = [{"count": "fields", "min": 1}, {"count": "roof_tiles", "min": 1}]
    game = at("I", mine=mine(fields=(2,)), options=own(activate(VP, **{"if": conditions})))
    assert game.refused("use card 1") == "condition"


RANKED: list[tuple[str, str, Callable[[], dict[str, Any]], bool]] = [
    ("turn_order", "last", lambda: {"order": (1, 0)}, True),
    ("turn_order", "last", lambda: {"order": (0, 1)}, False),
    ("turn_order", "last", lambda: {"seats": 1, "neutral_first": True}, True),
    ("turn_order", "last", lambda: {"seats": 1, "neutral_first": False}, False),
    ("market_markers", "most", lambda: {"market": market(D3=0, C3=1)}, True),
    ("market_markers", "most", lambda: {"market": market(D3=0, C3=1, C4=1)}, False),
    ("market_markers", "most", lambda: {"market": market()}, False),
    ("market_markers", "most", lambda: {"seats": 1, "market": market(D3=0, C3=NEUTRAL, C4=NEUTRAL)}, False),
]


@pytest.mark.parametrize(("rank", "word", "table", "holds"), RANKED)
def test_if_rank(rank: str, word: str, table: Callable[[], dict[str, Any]], holds: bool) -> None:
    game = at("III", mine=mine(), options=own(activate(VP, **{"if": [{"rank": rank, "is": word}]})), **table())
    assert bool(_uses(game)) == holds


# phases and limits


def test_activate_only_in_its_phases() -> None:
    options = own(activate(VP), phases=["II", "III"])
    assert at("I", mine=mine(), options=options).refused("use card 1") == "wrong_phase"
    assert gained(at("III", mine=mine(), options=options), "use card 1") == 1


def test_limit_round_is_freed_when_the_round_ends() -> None:
    game = at("IV", RoundEnds(), EndOfTurn(0), mine=mine(), options=own(activate(VP)))
    game.say("use card 1")
    assert game.refused("use card 1") == "used"
    game.say("done")
    assert (game.state.round, game.me.used) == (3, ())


def test_limit_game_lasts() -> None:
    game = at("IV", RoundEnds(), EndOfTurn(0), mine=mine(), options=own(activate(VP), limit="game"))
    game.say("use card 1", "done")
    assert game.me.spent == ("card_01",) and "use card 1" not in game.offers()


def test_limit_none() -> None:
    paid = activate(VP, cost=[{"pay": "silver", "n": 2}])
    game = at("I", mine=mine(silver=5), options=own(paid, limit="none"))
    assert gained(game, "use card 1", "use card 1") == 2
    assert game.refused("use card 1") == "cannot_pay"
