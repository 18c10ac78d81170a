"""An operator's rows: checked, and put in the place of the shipped ones."""

import copy
import random
from typing import Any

import msgspec
import pytest

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.cards.content import content, shipped
from domain.titles.ohmygoods.cards.owners_file import HouseError, read_rows
from domain.titles.ohmygoods.cards.schemas import ROWS
from domain.titles.ohmygoods.title import ohmygoods as title
from tests.contract.__main__ import check_game


def row(section: str, name: str) -> dict[str, Any]:
    return copy.deepcopy(next(each for each in shipped()[1][section] if each["id"] == name))


def mistakes(data: Any) -> list[str]:
    with pytest.raises(HouseError) as caught:
        read_rows(data, "own.json")
    return caught.value.mistakes


def test_the_shipped_rows_are_of_the_form_they_are_checked_by() -> None:
    rows = read_rows({section: shipped()[1][section] for section in ROWS})
    assert content(rows).cards == content().cards
    assert content(rows).chapters == content().chapters


def test_an_empty_file_changes_nothing() -> None:
    assert read_rows("{}") == read_rows({}) == read_rows("") == ""


def test_a_row_takes_the_place_of_the_shipped_one() -> None:
    changed = row("assistants", "assistant_2a") | {"cost": 2, "required_colours": ["green", "white", "grey", "grey"]}
    state, _ = title.setup({"house": {"assistants": [changed]}}, 2, SeededLuck(b"own"))
    own = content(state.options.house).assistants
    assert own["assistant_2a"].cost == 2
    assert own["assistant_1a"] == content().assistants["assistant_1a"]


def test_a_game_keeps_its_rows_in_its_options() -> None:
    changed = row("buildings", "armory_01") | {"cost": 1}
    options = title.read({"house": msgspec.json.encode({"buildings": [changed]}).decode()})
    again = title.read(msgspec.json.decode(msgspec.json.encode(options)))
    assert again == options
    assert content(again.house).cards["armory_01"].cost == 1


@pytest.mark.parametrize(
    ("section", "name", "field", "value", "wanted"),
    [
        ("assistants", "assistant_1a", "cost", "six", 'cost: "six" does not fit; wanted a whole number from 0 to 20'),
        ("assistants", "assistant_1a", "vp", True, "vp: true does not fit; wanted a whole number from 0 to 20"),
        ("assistants", "assistant_1a", "required_colours", ["blue"], '[0]: "blue" does not fit; wanted one of green'),
        ("assistants", "assistant_1a", "card", 2, "card: 1 is wanted, as in the row it replaces"),
        ("assistants", "assistant_1a", "price", 3, "price: is no field here; wanted one of id, card, side"),
        ("buildings", "stove_maker_01", "inputs", {"gold": 2}, 'inputs.gold.key: "gold" does not fit; wanted one of'),
        ("buildings", "stove_maker_01", "inputs", [], "inputs: wanted an object {...}"),
        ("buildings", "stove_maker_01", "good", "gold", "good: one of barrels"),
        ("buildings", "stove_maker_01", "number", 53, "number: 52 is wanted"),
        ("buildings", "stove_maker_01", "half_sun", "no", 'half_sun: "no" does not fit; wanted true or false'),
        ("setup_cards", "setup_2", "chapter", "2", "chapter: 1 is wanted"),
    ],
)
def test_a_mistake_is_told_with_its_place(section: str, name: str, field: str, value: Any, wanted: str) -> None:
    found = mistakes({section: [row(section, name) | {field: value}]})
    assert len(found) == 1
    assert found[0].startswith(f"own.json, {section}, row 1 ({name}), ")
    assert wanted in found[0]


DRAW = {"when": "now", "effect": "draw", "cards": 1}
PAID = {"when": "reveal", "effect": "pay_coins", "coins": 2, "per": 2}
OFFER = {"when": "reveal", "effect": "offer", "pay": {"coins": 1}, "gain": [DRAW], "limit": 1}
IF_STRONG = {"effect": "test", "condition": {"condition": "strength_min", "n": 1}, "then": [], "otherwise": []}


@pytest.mark.parametrize(
    ("effects", "wanted"),
    [
        ([], "effects: wanted one entry or more"),
        ([PAID] * 9, "effects: 9 entries are too many; wanted 8 at most"),
        ([{"when": "now"}], "effects[0].effect: is missing; wanted one of add_stack"),
        ([{"when": "now", "effect": "draw"}], "effects[0].cards: is missing"),
        ([DRAW | {"when": "noon"}], 'effects[0].when: "noon" does not fit; wanted one of game_end'),
        ([DRAW | {"when": "phase_1"}], "effects draw when: reveal or round or round_end is wanted"),
        ([DRAW | {"when": "round", "whose": None}], "effects[0].whose: may not be null"),
        ([PAID | {"coins": "much"}], "effects[0].coins: wanted a whole number from 0 to 99 or param:name"),
        ([PAID | {"coins": "param:levy"}], "only end cards have params"),
        ([{"when": "reveal", "effect": "gain_vp", "each": 1}], "either points or count_of, each and max are wanted"),
        ([OFFER | {"pay": {"coins": 0}}], "effects[0].pay.coins: 0 does not fit; wanted a whole number from 1 to 99"),
        ([OFFER | {"pay": {"coins": 1, "good": "bread"}}], "effects offer pay: either coins or good and count are"),
        ([OFFER | {"gain": [OFFER | {"gain": [DRAW | {"cards": 21}]}]}], "effects[0].gain[0].gain[0].cards: 21 does"),
        ([IF_STRONG | {"when": "round", "then": [{"effect": "steal"}]}], 'then[0].effect: "steal" is no word here'),
    ],
)
def test_a_mistake_in_an_effect_is_told_with_its_place(effects: list[Any], wanted: str) -> None:
    found = mistakes({"events": [row("events", "event_04") | {"effects": effects}]})
    assert len(found) == 1
    assert wanted in found[0]


def test_a_set_up_card_must_give_what_its_end_card_asks_for() -> None:
    changed = row("setup_cards", "setup_2")
    changed["solo"]["params"] = {}
    assert mistakes({"setup_cards": [changed]}) == [
        "own.json, setup_cards (setup_2), solo params levy: is wanted by end card 1"
    ]


def test_an_end_card_asks_for_what_its_set_up_cards_give() -> None:
    changed = row("end_cards", "end_01")
    changed["effects"][0]["coins"] = "param:ransom"
    found = mistakes({"end_cards": [changed]})
    assert found[0] == "own.json, setup_cards (setup_2), multiplayer params ransom: is wanted by end card 1"
    assert len(found) == 4


def test_all_mistakes_are_told_at_once() -> None:
    bad = row("assistants", "assistant_1a") | {"cost": -1, "vp": 99}
    assert len(mistakes({"assistants": [bad, 3, {"id": "nobody"}], "sponsors": []})) == 5


NONSENSE = [None, True, -1, 3, 99, 1.5, "", "x", "param:x", "param:levy", [], [[]], {}, {"x": 1}, "any", "strength"]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Each (container, key) of a row, however deep."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [at for key in keys for at in ((data, key), *places(data[key]))]


@pytest.mark.parametrize("section", ROWS)
def test_nonsense_is_never_a_crash(section: str) -> None:
    chance = random.Random(section)
    for _ in range(150):
        rows = copy.deepcopy(chance.choices(shipped()[1][section], k=2))
        for container, key in chance.choices(places(rows), k=chance.randrange(1, 4)):
            container[key] = chance.choice(NONSENSE)
        try:
            accepted = read_rows({section: rows})
        except HouseError as error:
            assert all(mistake.startswith("house file, ") for mistake in error.mistakes)
        else:
            assert len(content(accepted).chapters) == 16


def test_a_row_is_given_once() -> None:
    rows = [row("assistants", "assistant_1a"), row("assistants", "assistant_1a")]
    assert mistakes({"assistants": rows}) == ["own.json, assistants, row 2 (assistant_1a), id: each row once is wanted"]


def test_what_is_no_json_says_so() -> None:
    assert "no JSON" in mistakes('{"assistants": [')[0]
    assert "sections in braces" in mistakes("[]")[0]


@pytest.mark.parametrize("field", ["vp", "good"])
def test_a_missing_field_is_wanted(field: str) -> None:
    bad = row("buildings", "stove_maker_01")
    del bad[field]
    assert mistakes({"buildings": [bad]}) == [f"own.json, buildings, row 1 (stove_maker_01), {field}: is missing"]


def test_a_set_up_card_names_its_chapter_card_or_none() -> None:
    bad = row("setup_cards", "setup_2")
    del bad["solo"]["chapter_card"]
    assert mistakes({"setup_cards": [bad]}) == ["own.json, setup_cards, row 1 (setup_2), solo.chapter_card: is missing"]


def test_a_game_is_played_with_the_rows_given() -> None:
    generous = row("events", "event_04")
    generous["effects"] += [{"when": "round_end", "effect": "gain_vp", "points": 20}]
    state = check_game("ohmygoods", {"chapter": "1", "house": {"events": [generous]}}, 2, 3, "bot").state
    assert state.result is not None
    assert all(dict(score.rows)["events"] >= 10 for score in state.result.scores)


def test_a_table_with_bad_rows_is_not_opened() -> None:
    with pytest.raises(Refused, match="row 1"):
        title.read({"house": {"assistants": [row("assistants", "assistant_1a") | {"cost": -1}]}})
