"""The options of a game: what the three editions do differently, each by its name, and a preset an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from domain.kernel.shapes import Refused
from domain.titles.lagranja.cards.owners_file import refusal_of

Switch = Literal["yes", "no"]


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """`edition` names the preset the others were taken from; an option given beside it wins over the preset."""

    edition: Annotated[
        Literal["house", "ru", "fr", "cz"], Meta(description="the rule book whose preset the other options take")
    ] = "house"
    deck_set: Annotated[
        Literal["base", "base_promo"], Meta(description="R-A1: with or without the six promo cards")
    ] = "base"
    roof_set: Annotated[
        Literal["classic", "deluxe"],
        Meta(description="R-D1: which bonuses lie on the roof tiles; which tile has which is the house's own"),
    ] = "classic"
    vp_visibility: Annotated[
        Literal["open", "secret"], Meta(description="R-A4: are the victory points of others shown")
    ] = "open"
    silver_visibility: Annotated[Literal["open", "secret"], Meta(description="R-A4: is the silver of others shown")] = (
        "open"
    )
    marker_limit: Annotated[Literal["25", "off"], Meta(description="R-J3: markers of a player")] = "25"
    helper_marks_count: Annotated[Switch, Meta(description="R-J3: does a used helper tie up a marker")] = "no"
    phase1_mode: Annotated[
        Literal["sequential", "simultaneous"], Meta(description="R-C1: steps I.1 to I.3 side by side or in turn order")
    ] = "simultaneous"
    first_round_cards: Annotated[
        Literal["up_to_two", "exactly_two"], Meta(description="R-C2: cards played in round 1")
    ] = "up_to_two"
    sell_before_breeding: Annotated[Switch, Meta(description="R-C10: may a pig be sold to make room for a newborn")] = (
        "yes"
    )
    pig_no_pen: Annotated[Literal["sell", "refuse"], Meta(description="R-B5: a pig gained without a free pen")] = "sell"
    wainwright_step: Annotated[
        Literal["may", "must"], Meta(description="R-G8: may the further siesta step be left out")
    ] = "may"
    market_removal: Annotated[
        Literal["must", "may"], Meta(description="R-H3: do lower neighbours leave, or as the player likes")
    ] = "must"
    full_market_removal: Annotated[
        Literal["as_elsewhere", "must"],
        Meta(description="R-H4: after a replacement on a full market, do lower neighbours leave as they do elsewhere"),
    ] = "as_elsewhere"
    full_market_own: Annotated[
        Literal["vp", "no_vp"], Meta(description="R-H4: does an own marker replaced on a full market bring a point")
    ] = "no_vp"
    extra_delivery_payment: Annotated[
        Literal["one_by_one", "up_front"], Meta(description="R-J1: how extra deliveries are paid")
    ] = "one_by_one"
    roof_market_marker: Annotated[
        Literal["removes", "keeps"], Meta(description="R-D3: does the marker of a roof tile remove neighbours")
    ] = "removes"
    end_sale_pigs: Annotated[
        Switch, Meta(description="R-K4: are pigs sold at the end, as the resources of stores are")
    ] = "yes"
    tie_silver: Annotated[
        Literal["after", "before"], Meta(description="R-K6: silver left after or before the exchange breaks a tie")
    ] = "after"
    solo_distance: Annotated[
        Literal["neutral", "player", "all"], Meta(description="R-S5: from which markers the neutral player keeps away")
    ] = "neutral"
    solo_rule_b: Annotated[
        Literal["book", "house"],
        Meta(description="R-S5: the neutral player looks first for distance (book) or for few spaces above (house)"),
    ] = "house"
    solo_above: Annotated[
        Literal["taken", "high"],
        Meta(description="R-S5: spaces above a marker guard it where they are taken, or where they are of high value"),
    ] = "taken"
    overlay: Annotated[str, Meta(description="an owner's overlay: the name of an approved one; its text in a game")] = (
        ""
    )


PRESETS: dict[str, dict[str, str]] = {
    "house": {},
    "ru": {
        "deck_set": "base_promo",
        "vp_visibility": "secret",
        "helper_marks_count": "yes",
        "phase1_mode": "sequential",
        "first_round_cards": "exactly_two",
        "full_market_own": "vp",
        "end_sale_pigs": "no",
        "solo_rule_b": "book",
    },
    "fr": {
        "vp_visibility": "secret",
        "helper_marks_count": "yes",
        "phase1_mode": "sequential",
        "first_round_cards": "exactly_two",
        "wainwright_step": "must",
        "market_removal": "may",
        "full_market_removal": "must",
        "extra_delivery_payment": "up_front",
        "solo_distance": "player",
        "solo_rule_b": "book",
        "solo_above": "high",
    },
    "cz": {
        "roof_set": "deluxe",
        "phase1_mode": "sequential",
        "first_round_cards": "exactly_two",
        "solo_distance": "all",
        "solo_rule_b": "book",
        "solo_above": "high",
    },
}


def read_options(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options with those of the edition put in below what is given."""
    edition = given.get("edition", "house")
    if not isinstance(edition, str) or edition not in PRESETS:
        known = ", ".join(PRESETS)
        raise Refused(
            "bad_option", 'La Granja knows the editions {known}, not "{edition}".', known=known, edition=edition
        )
    values = {**PRESETS[edition], **given}
    if refused := refusal_of(str(values.get("overlay", ""))):
        raise refused
    return {name: str(value) if isinstance(value, int) else value for name, value in values.items()}
