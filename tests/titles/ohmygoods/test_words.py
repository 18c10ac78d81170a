"""What players type, and commands that come without a sentence."""

import msgspec
import pytest

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.commands import Build, Hire, Plan, Produce
from domain.titles.ohmygoods.questions import AskPlans
from domain.titles.ohmygoods.title import ohmygoods as title
from domain.titles.ohmygoods.words import Lot, Move
from tests.titles.ohmygoods.scene import Scene, buying


def read(line: str) -> object:
    readings = title.language.readings(line)
    assert len(readings) == 1, readings
    return readings[0]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("BUILD  Mill 3 for 2 Coal", Build("mill_03", (Lot("coal", 2),))),
        ("build mill_03 for coal, flour and 3 bricks", Build("mill_03", (Lot("coal"), Lot("flour"), Lot("brick", 3)))),
        ("построить мельница 3 за 2 уголь", Build("mill_03", (Lot("coal", 2),))),
        ("construire moulin 3 pour 2 charbon", Build("mill_03", (Lot("coal", 2),))),
        ("postavit mlyn 3 za 2 uhli", Build("mill_03", (Lot("coal", 2),))),
        ("hire Old Bramble for 2 coal", Hire("assistant_8a", (Lot("coal", 2),))),
        ("work at tailor’s shop 2 well", Plan("tailors_shop_02", "efficient")),
        ("work sloppily at mill 1, build mill 3", Plan("mill_01", "sloppy", "mill_03")),
        ("rest, move 1a → mill 3", Plan(moves=(Move("assistant_1a", "mill_03"),))),
        ("produce mill 1 with mill 2 and bakery 3", Produce("mill_01", ("mill_02", "bakery_03"))),
    ],
)
def test_sentences_are_forgiving(line: str, command: object) -> None:
    assert read(line) == command


def test_a_plain_charburner_is_ones_own() -> None:
    scene = Scene().start(AskPlans())
    assert title.parse("work at charburner well", scene.state, 0) == Plan("charburner_clay", "efficient")
    assert title.parse("work at charburner well", scene.state, 1) == Plan("charburner_grain", "efficient")


@pytest.mark.parametrize("lot", [{"good": "coal", "count": -3}, {"good": "coal", "count": 0}, {"good": "gold"}])
def test_a_structured_command_names_goods_that_exist(lot: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        title.codec.command_from({"type": "ohmygoods.build", "card": "mill_01", "goods": [lot]})


def test_unknown_names_in_a_structured_command_are_refused() -> None:
    luck = SeededLuck(b"names")
    planning = Scene().start(AskPlans()).state
    for plan in (Plan("nowhere", "efficient"), Plan(card="nothing"), Plan("charburner_clay", "lazy")):
        with pytest.raises(Refused):
            title.decide(planning, 0, plan, luck)
    purchase = buying(Scene().plan(0, "mill_01").burn(0, "charburner_wool", 3)).state
    for command in (Build("nothing", ()), Hire("nobody", ()), Build("mill_01", (Lot("gold", 3),))):
        with pytest.raises(Refused):
            title.decide(purchase, 0, command, luck)
