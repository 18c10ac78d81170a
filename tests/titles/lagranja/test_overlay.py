"""An owner's overlay: whole sides of single cards, a clear sentence for each mistake, an honest label."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from domain.kernel.shapes import Refused
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.cards.owners_file import deck_of, mistakes
from domain.titles.lagranja.questions import FreeDeliveries
from domain.titles.lagranja.table import deck
from domain.titles.lagranja.title import lagranja
from tests.contract.__main__ import check_game
from tests.titles.lagranja.board import at, farm
from tests.titles.lagranja.inventing import invented, overlay

Raw = dict[str, Any]


def printed(*numbers: int) -> list[Raw]:
    """Sides of the house deck, as if an owner had copied them from their cards."""
    cards = json.loads(files("domain.titles.lagranja.cards").joinpath("deck.json").read_text(encoding="utf-8"))["cards"]
    chosen = [card for card in cards if card["number"] in numbers]
    for card in chosen:
        del card["set"]
        for slot in ("field", "barrow", "extension", "helper"):
            card[slot]["source"] = "printed"
    return chosen


def changed(number: int, change: Callable[[Raw], Any]) -> list[str]:
    (card,) = printed(number)
    change(card)
    return mistakes(overlay(card), "mine.json")


def ability(card: Raw) -> Raw:
    return card["helper"]["spec"]["abilities"][0]  # type: ignore[no-any-return]


def test_an_empty_overlay_is_the_house_deck() -> None:
    assert deck_of("") is HOUSE
    assert len(HOUSE.cards) == 72
    assert "NOT the printed cards" in HOUSE.label


def test_one_side_is_replaced_and_the_others_stay() -> None:
    barrow = {"goods": ["silver", "vp"], "vp": 6, "market_symbol": True, "source": "printed"}
    deck = deck_of(overlay({"number": 35, "barrow": barrow}))
    assert deck.cards["card_35"].barrow.goods == ("silver", "vp")
    assert deck.cards["card_35"].helper == HOUSE.cards["card_35"].helper
    assert deck.cards["card_34"] == HOUSE.cards["card_34"]


def test_the_house_label_stays_until_every_side_is_printed() -> None:
    assert deck_of(overlay(*printed(*range(1, 72)))).label == HOUSE.label
    assert "house" not in deck_of(overlay(*printed(*range(1, 73)))).label.lower()


def test_a_helper_outside_the_vocabulary_is_carried_as_sentences() -> None:
    (card,) = printed(8)
    card["helper"]["spec"] = {"special": True, "abilities": [], "pseudo": ["Once a round, look at a hand."]}
    helper = deck_of(overlay(card)).cards["card_08"].helper
    assert helper.special and helper.abilities == () and helper.pseudo == ("Once a round, look at a hand.",)


def test_a_wrong_overlay_is_refused_as_an_option() -> None:
    with pytest.raises(Refused, match="card 7, field") as refused:
        lagranja.read({"overlay": overlay({"number": 7, "field": {"crop": "wheat", "source": "printed"}})})
    assert refused.value.code == "bad_overlay"


MISTAKES: list[tuple[int, Callable[[Raw], Any], str]] = [
    (
        7,
        lambda c: c["field"].update(crop="wheat"),
        'mine.json, card 7, field.crop: "wheat" does not fit; wanted one of o',
    ),
    (7, lambda c: c["field"].update(source="house"), 'card 7, field.source: wanted "printed"'),
    (
        7,
        lambda c: c["barrow"]["goods"].append("cheese"),
        'card 7, barrow.goods[2]: "cheese" does not fit; wanted one of',
    ),
    (7, lambda c: c["barrow"].update(goods=[]), "card 7, barrow.goods: wanted from 1 to 9 symbols"),
    (7, lambda c: c["barrow"].update(vp=7), "card 7, barrow.vp: 7 does not fit; wanted a whole number from 1 to 6"),
    (
        7,
        lambda c: c["barrow"].update(market_symbol=1),
        "card 7, barrow.market_symbol: 1 does not fit; wanted true or fa",
    ),
    (7, lambda c: c["extension"].update(hand_limit=2), "card 7, extension.hand_limit: 2 does not fit; wanted 1"),
    (
        7,
        lambda c: c["extension"].update(pig_pens=4),
        "extension.pig_pens: 4 does not fit; wanted a whole number from 0 t",
    ),
    (
        7,
        lambda c: c["extension"].update(income={"kind": "food", "amount": 1}),
        'extension.income.kind: "food" does not',
    ),
    (7, lambda c: c["extension"].update(income={"kind": "pig"}), "card 7, extension.income.amount: is missing"),
    (7, lambda c: c.update(number=99), "number: 99 does not fit; wanted a whole number from 1 to 72"),
    (7, lambda c: c.pop("number"), "mine.json, cards[0], number: is missing"),
    (
        7,
        lambda c: c.update(colour="red"),
        "card 7, colour: is no field here; wanted one of number, field, barrow, ext",
    ),
    (7, lambda c: c["helper"].pop("names"), "card 7, helper.names: is missing"),
    (7, lambda c: c["helper"]["names"].update(ru=3), "card 7, helper.names.ru: wanted a text in quotes"),
    (7, lambda c: c["helper"]["names"].update(en="Chef"), 'helper.names.en: "Chef" is the name of card 1 too'),
    (7, lambda c: c["helper"].update(id="chef"), 'card 7, helper.id: "chef" is the id of card 1 too'),
    (7, lambda c: c["helper"].update(id="Big Trader"), "card 7, helper.id: wanted small letters, digits and _"),
    (7, lambda c: c["helper"].update(phases=["V"]), 'card 7, helper.phases[0]: "V" does not fit; wanted one of I, II,'),
    (
        7,
        lambda c: c["helper"].update(frequency="always"),
        "helper.frequency: always wants the limit none at every abili",
    ),
    (7, lambda c: c["helper"]["spec"].update(special=True), "helper.spec.pseudo: a special helper wants abilities []"),
    (7, lambda c: c["helper"]["spec"].update(abilities=[]), "helper.spec.abilities: wanted one ability or more"),
    (
        7,
        lambda c: ability(c).update(on="full_moon"),
        'helper.spec.abilities[0].on: "full_moon" does not fit; wanted one',
    ),
    (7, lambda c: ability(c).update(limit="week"), 'abilities[0].limit: "week" does not fit; wanted one of'),
    (7, lambda c: ability(c).update(optional=False), "abilities[0].optional: wanted true: what costs something"),
    (7, lambda c: ability(c).pop("one_of"), "abilities[0].effect: wanted exactly one of effect and one_of"),
    (
        7,
        lambda c: ability(c)["cost"][0].update(pay="blood"),
        '"blood" is no word here; wanted one of silver, vp, goods',
    ),
    (7, lambda c: ability(c)["cost"][0].update(kinds=["pig"]), "abilities[0].cost[0].kinds: is no field here"),
    (
        7,
        lambda c: ability(c)["one_of"][0][0].update(do="steal"),
        'one_of[0][0].do: "steal" is no word here; wanted one',
    ),
    (7, lambda c: ability(c)["one_of"][0][0].update(n=0), "one_of[0][0].n: 0 does not fit; wanted a whole number from"),
    (
        7,
        lambda c: ability(c)["one_of"][0][0].update(n=True),
        "one_of[0][0].n: true does not fit; wanted a whole number",
    ),
    (
        7,
        lambda c: ability(c)["one_of"][0][0].update(n={"count": "stars"}),
        'n.count: "stars" does not fit; wanted one o',
    ),
    (36, lambda c: ability(c).update(where={"by": "self"}), "abilities[0].where.by: fits craft_completed, not roof_bo"),
    (
        36,
        lambda c: ability(c).update(effect=[{"do": "take_income"}]),
        "take_income and double_roof_vp are for roof til",
    ),
    (
        36,
        lambda c: ability(c).update(effect=[{"do": "reroll_dice", "n": 1}]),
        "reroll_dice belongs to the trigger dice",
    ),
    (36, lambda c: ability(c)["effect"][0].update(kinds="played_card_crop"), "played_card_crop belongs to the trigger"),
    (42, lambda c: ability(c).update({"if": [{"count": "fields"}]}), "abilities[0].if[0]: count wants min or max"),
    (15, lambda c: ability(c)["effect"][0].pop("n"), "change_die wants n with shift, and only there"),
    (17, lambda c: ability(c)["effect"][0].update(keep=3), "draw_cards wants keep of at most n, 2"),
    (7, lambda c: ability(c)["one_of"].pop(), "abilities[0].one_of: wanted two lists of effects or more"),
    (
        7,
        lambda c: ability(c)["one_of"].append(ability(c)["one_of"][0]),
        "one_of: wanted ways that begin with different",
    ),
    (7, lambda c: ability(c)["cost"].append({"pay": "trade_good", "n": 2}), "cost: wanted each word of payment once"),
    (45, lambda c: ability(c).pop("where"), "cost: forgo_marker wants the trigger barrow_completed with where.symbol"),
    (45, lambda c: ability(c)["cost"][0].update(n=2), "abilities[0].cost: forgo_marker wants n 1"),
    (
        42,
        lambda c: ability(c)["if"][0].pop("count"),
        "abilities[0].if[0]: wanted either count with min or max, or rank",
    ),
    (29, lambda c: ability(c)["if"][0].update({"is": "most"}), "if[0]: rank turn_order wants is last"),
    (15, lambda c: ability(c).update({"on": "revenue_used"}), "effect: change_die belongs to the trigger die_taken"),
    (
        3,
        lambda c: ability(c).update({"on": "die_taken", "where": {"dice": ["first"]}}),
        "with space same belongs to the",
    ),
    (6, lambda c: ability(c)["effect"][0].update(option="other"), "use_revenue with option other wants space same"),
    (18, lambda c: ability(c).pop("cost"), "effect: discarded_card_crop wants the cost discard_card"),
    (15, lambda c: ability(c)["effect"][1].update(min=3), "effect: siesta wants min of at most max"),
    (36, lambda c: ability(c)["effect"].clear(), "abilities[0].effect: wanted one entry or more"),
    (36, lambda c: ability(c)["effect"][0].update(kinds=["pig", "pig"]), "effect[0].kinds: wanted every entry once"),
    (36, lambda c: ability(c)["effect"][0].update(kinds=7), "effect[0].kinds: 7 does not fit; wanted a list [...] or"),
    (36, lambda c: ability(c)["effect"].insert(0, "gain"), "abilities[0].effect[0]: wanted an object {...}"),
    (36, lambda c: ability(c)["effect"][0].pop("do"), "abilities[0].effect[0].do: is missing; wanted one of gain_s"),
    (11, lambda c: ability(c).update(modify="magic"), 'abilities[0].modify: "magic" is no word here; wanted one of pr'),
    (11, lambda c: ability(c).update(of="air"), 'abilities[0].of: "air" does not fit; wanted one of buy, end_vp, ext'),
]


@pytest.mark.parametrize(("number", "change", "told"), MISTAKES)
def test_each_mistake_names_file_card_field_and_what_is_wanted(
    number: int, change: Callable[[Raw], Any], told: str
) -> None:
    found = changed(number, change)
    assert len(found) == 1 and told in found[0]
    assert found[0].startswith("mine.json, card")


def test_all_mistakes_are_told_at_once() -> None:
    one, other = printed(7, 8)
    one["field"]["crop"] = "wheat"
    other["barrow"]["vp"] = 9
    assert [told.split(":")[0] for told in mistakes(overlay(one, other), "mine.json")] == [
        "mine.json, card 7, field.crop",
        "mine.json, card 8, barrow.vp",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "mine.json: not JSON: "),
        ("[" * 100_000, "mine.json: not JSON: "),
        ('{"format": 1, "format": 2}', 'the field "format" stands twice in one object'),
        ("[]", "mine.json: wanted an object {...}"),
        ('{"format": "other/1", "cards": [{"number": 1}]}', 'mine.json, format: wanted "lagranja-overlay/1"'),
        ('{"format": "lagranja-overlay/1"}', "mine.json, cards: is missing"),
        ('{"format": "lagranja-overlay/1", "cards": []}', "mine.json, cards: wanted one card or more"),
        ('{"format": "lagranja-overlay/1", "cards": [3]}', "mine.json, cards[0]: wanted an object {...}"),
        (overlay({"number": 1}), "mine.json, card 1: wanted one side or more of field, barrow, extension, helper"),
        (overlay(*printed(1), *printed(1)), "mine.json, card 1: stands there twice; put its sides together"),
    ],
)
def test_a_file_that_is_no_overlay(text: str, told: str) -> None:
    (found,) = mistakes(text, "mine.json")
    assert told in found


# at a table


def test_an_overlay_is_an_option_of_the_game_and_stays_with_it() -> None:
    text = overlay(*printed(1, 2))
    state = lagranja.first_state({"edition": "fr", "overlay": text}, 2)
    again = lagranja.codec.state(lagranja.codec.encode(state))
    assert again.options.overlay == text and deck(again).cards["card_01"].field.source == "printed"


def test_a_printed_barrow_may_ask_for_silver_and_points() -> None:
    barrow = {"goods": ["silver", "vp", "olive"], "vp": 5, "market_symbol": True, "source": "printed"}
    options = {"overlay": overlay({"number": 35, "barrow": barrow})}
    game = at("III", FreeDeliveries(0, 2), mine=farm(helpers="haggler", barrows=(35,), silver=4, vp=1), options=options)
    game.say("use haggler", "fill vp on card 35", "deliver silver to card 35")
    assert (game.me.loads, game.me.silver, game.me.vp) == ((0b011,), 0, 1)


def test_a_wrong_overlay_opens_no_game() -> None:
    with pytest.raises(Refused) as refused:
        lagranja.first_state({"overlay": overlay({"number": 1})}, 2)
    assert refused.value.text == "overlay, card 1: wanted one side or more of field, barrow, extension, helper"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_with_helpers_nobody_has_seen_keep_the_contract(seats: int) -> None:
    played = check_game("lagranja", {"overlay": invented(seats), "deck_set": "base_promo"}, seats, 7)
    assert played.state.result is not None and played.decisions > 50
