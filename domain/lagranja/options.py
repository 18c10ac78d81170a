"""The options of a table: what the three editions do differently, each by its name, and a preset an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from domain.kernel.shapes import Refused
from domain.lagranja.overlay import deck_of

Switch = Literal["yes", "no"]


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """`edition` names the preset the others were taken from; an option given beside it wins over the preset."""

    edition: Literal["house", "ru", "fr", "cz"] = "house"
    deck_set: Literal["base", "base_promo"] = "base"
    roof_set: Literal["classic", "deluxe"] = "classic"
    vp_visibility: Literal["open", "secret"] = "open"
    silver_visibility: Literal["open", "secret"] = "open"
    marker_limit: Literal["25", "off"] = "25"
    helper_marks_count: Switch = "no"
    phase1_mode: Literal["sequential", "simultaneous"] = "simultaneous"
    first_round_cards: Literal["up_to_two", "exactly_two"] = "up_to_two"
    sell_before_breeding: Switch = "yes"
    pig_no_pen: Literal["sell", "refuse"] = "sell"
    wainwright_step: Literal["may", "must"] = "may"
    market_removal: Literal["must", "may"] = "must"
    full_market_own: Literal["vp", "no_vp"] = "no_vp"
    extra_delivery_payment: Literal["one_by_one", "up_front"] = "one_by_one"
    roof_market_marker: Literal["removes", "keeps"] = "removes"
    end_sale_pigs: Switch = "yes"
    tie_silver: Literal["after", "before"] = "after"
    solo_distance: Literal["neutral", "player", "all"] = "neutral"
    overlay: str = ""  # the text of an owner's overlay file; empty: the house deck as it is


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
    },
    "fr": {
        "vp_visibility": "secret",
        "helper_marks_count": "yes",
        "phase1_mode": "sequential",
        "first_round_cards": "exactly_two",
        "wainwright_step": "must",
        "market_removal": "may",
        "extra_delivery_payment": "up_front",
        "solo_distance": "player",
    },
    "cz": {
        "roof_set": "deluxe",
        "phase1_mode": "sequential",
        "first_round_cards": "exactly_two",
        "solo_distance": "all",
    },
}


def read_options(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options with those of the edition put in below what is given."""
    edition = given.get("edition", "house")
    if edition not in PRESETS:
        known = ", ".join(PRESETS)
        raise Refused(
            "bad_option", 'La Granja knows the editions {known}, not "{edition}".', known=known, edition=edition
        )
    values = {**PRESETS[edition], **given}
    deck_of(str(values.get("overlay", "")))  # refuses a wrong one with its first mistake
    return {name: str(value) if isinstance(value, int) else value for name, value in values.items()}
