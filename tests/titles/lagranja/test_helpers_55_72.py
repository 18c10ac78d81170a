"""Helpers 55 to 72, each by its name."""

from __future__ import annotations

from domain.kernel.luck import Rigged
from domain.titles.lagranja.questions import DonkeyTiles, EndOfTurn, FarmCard, FreeDeliveries
from domain.titles.lagranja.steps import EachPlays, FinalScoring, PhaseStarts, RoundEnds
from tests.titles.lagranja.board import at, card, farm


def test_barrow_maker() -> None:
    mine = farm(helpers="barrow_maker", hand=(4,), barrows=(1, 2, 3), silver=0)
    game = at("I", FarmCard(0, 1), mine=mine)
    game.say("play 4 as barrow")
    assert len(game.me.barrows) == 4 and game.me.silver == 2


def test_barrow_maker_leaves() -> None:
    mine = farm(helpers="barrow_maker chef turner", hand=(35,), barrows=(1, 2, 3, 4), loads=(1, 0, 0, 0))
    game = at("I", FarmCard(0, 1), mine=mine)
    game.say("play 35 as helper instead of card 55", "discard card 1")
    assert game.me.barrows == (card(2), card(3), card(4)) and game.me.loads == (0, 0, 0)
    assert game.state.discard == (card(55), card(1))


def test_muleteer() -> None:
    mine = farm(helpers="muleteer", tile=2, pig=1)
    game = at("III", EachPlays("free", (0,)), EndOfTurn(0), mine=mine)
    game.say("done")
    assert game.top().left == 3
    game = at("III", EachPlays("free", (0,)), EndOfTurn(0), mine={**mine, "tile": 3})
    game.say("done")
    assert game.top().left == 3


def test_drover() -> None:
    game = at("III", EachPlays("extra", (0,)), EndOfTurn(0), mine=farm(helpers="drover", pig=1))
    game.say("done")
    assert game.top().left == 1 + 2


def test_donkey_breeder() -> None:
    mine = farm(helpers="donkey_breeder", tiles_used=(4,), silver=1)
    game = at("III", DonkeyTiles((0, 1)), mine=mine)
    assert game.offers() == ["donkeys 1", "donkeys 2", "donkeys 3", "donkeys 4"]
    game.say("donkeys 4")
    assert game.me.silver == 1
    game.say("donkeys 1", seat=1)
    assert (game.me.silver, game.me.tile, game.me.used) == (0, 4, (card(58),))
    assert game.me.tiles_used == (4,)


def test_donkey_breeder_without_silver() -> None:
    game = at("III", DonkeyTiles((0, 1)), mine=farm(helpers="donkey_breeder", tiles_used=(4,), silver=0))
    assert game.refused("donkeys 4") == "tile_used"


def test_hatter() -> None:
    game = at("III", EachPlays("siesta", (0,)), EndOfTurn(0), mine=farm(helpers="hatter", tile=3))
    game.say("done")
    assert game.offers()[:2] == ["move 1", "move 2"]
    game.say("move 2")
    assert game.me.disc == 2


def test_daydreamer() -> None:
    game = at("IV", PhaseStarts("IV"), EndOfTurn(0), mine=farm(helpers="daydreamer", disc=2))
    game.say("done")
    assert (game.earned("siesta"), game.earned("helpers")) == (1, 1)
    game = at("IV", PhaseStarts("IV"), EndOfTurn(0), mine=farm(helpers="daydreamer", disc=1))
    game.say("done")
    assert game.earned("helpers") == 0


def test_broker() -> None:
    game = at("I", mine=farm(helpers="broker", trade_good=2, vp=1))
    game.say("use broker", "use broker")
    assert (game.me.vp, game.goods("trade_good")) == (5, 0)
    assert game.refused("use broker") == "cannot_pay"


def test_harbour_agent() -> None:
    game = at("III", mine=farm(helpers="harbour_agent", silver=4))
    game.say("use harbour agent")
    assert (game.me.silver, game.goods("trade_good")) == (2, 1)
    assert game.refused("use harbour agent") == "used"


def test_ham_smoker() -> None:
    game = at("II", mine=farm(helpers="ham_smoker", silver=0, pig=1))
    game.say("upgrade pig")
    assert game.goods("meat") == 1
    game = at("II", mine=farm(helpers="ham_smoker chef", silver=1, pig=1, olive=1))
    game.say("upgrade pig", "upgrade olive")
    assert game.me.silver == 0


def test_baker() -> None:
    game = at("III", mine=farm(helpers="baker", food=1, silver=0, vp=0))
    game.say("use baker")
    assert (game.me.vp, game.me.silver, game.goods("food")) == (2, 1, 0)


def test_painter() -> None:
    roofs = ("roof_1_1", "roof_2_1", "roof_3_1")
    mine = farm(helpers="painter", roofs=roofs, spent=roofs[:1], silver=0, vp=0)
    game = at("IV", RoundEnds(), EndOfTurn(0), mine=mine, round=6)
    game.say("done")
    assert game.total() == 3


def test_market_woman() -> None:
    game = at("I", mine=farm(helpers="market_woman", silver=7))
    game.say("buy olive", "buy grain", "buy grape")
    assert game.me.silver == 0


def test_pilgrim() -> None:
    game = at("II", mine=farm(helpers="pilgrim", silver=0))
    game.say("use pilgrim", "space 4", "space 1")
    assert game.refused("space 4") == "same_space"
    game.say("space 3", "take olive, grape")
    assert (game.me.silver, game.goods("pig"), game.goods("olive"), game.me.spent) == (4, 1, 1, (card(67),))


def test_architect() -> None:
    game = at("I", mine=farm(helpers="architect", hand=(1,), extensions=(2, 3), silver=0, vp=0))
    game.say("use architect", "play 1 as extension")
    assert len(game.me.extensions) == 3 and game.me.spent == (card(68),)


def test_apprentice() -> None:
    mine = farm(helpers="apprentice", tokens=("merchant_house", "deli"), new_tokens=("village_shop",), silver=0)
    game = at("III", mine=mine)
    game.say("use apprentice")
    assert game.offers() == ["token merchant house", "token deli", "token village shop", "done"]
    game.say("token merchant house", "token deli")
    assert game.me.spent == (card(69),) and game.me.silver > 0 and game.goods("trade_good") > 0


def test_usurer() -> None:
    game = at("IV", FinalScoring(), EndOfTurn(0), mine=farm(helpers="usurer", silver=7, vp=0), round=6)
    game.say("done")
    assert game.total() == 2


def test_tax_collector() -> None:
    mine, other = farm(rows=(0, 0, 0, 0, 0, 0b011), pig=1), farm(helpers="tax_collector", silver=0)
    game = at("III", FreeDeliveries(0, 1), mine=mine, other=other)
    game.say("deliver pig to butcher")
    assert (game.other.silver, game.other.used) == (3, (card(71),))


def test_juggler() -> None:
    luck = Rigged({"revenue dice": [0, 0, 2, 3, 5], "reroll": [3, 4]})
    game = at("I", PhaseStarts("II"), EndOfTurn(0), mine=farm(helpers="juggler"), dice_box=5, luck=luck)
    game.say("done", "use juggler", "reroll 1, 1")
    assert sorted(game.state.board_dice) == [3, 4, 4, 5, 6]
    assert game.offers()[0] == "take 3"
