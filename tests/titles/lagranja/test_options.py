"""Options and their presets: what each edition does differently, and that a single option wins over the preset."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.kernel.shapes import Refused
from domain.titles.lagranja.options import PRESETS, Options
from domain.titles.lagranja.title import lagranja

# the table of the rulings: option -> values in the Russian, French and Czech edition
BOOKS = {
    "deck_set": ("base_promo", "base", "base"),
    "roof_set": ("classic", "classic", "deluxe"),
    "vp_visibility": ("secret", "secret", "open"),
    "silver_visibility": ("open", "open", "open"),
    "marker_limit": ("25", "25", "25"),
    "helper_marks_count": ("yes", "yes", "no"),
    "phase1_mode": ("sequential", "sequential", "sequential"),
    "first_round_cards": ("exactly_two", "exactly_two", "exactly_two"),
    "sell_before_breeding": ("yes", "yes", "yes"),
    "pig_no_pen": ("sell", "sell", "sell"),
    "wainwright_step": ("may", "must", "may"),
    "market_removal": ("must", "may", "must"),
    "full_market_removal": ("as_elsewhere", "must", "as_elsewhere"),
    "full_market_own": ("vp", "no_vp", "no_vp"),
    "extra_delivery_payment": ("one_by_one", "up_front", "one_by_one"),
    "roof_market_marker": ("removes", "removes", "removes"),
    "end_sale_pigs": ("no", "yes", "yes"),
    "tie_silver": ("after", "after", "after"),
    "solo_distance": ("neutral", "player", "all"),
    "solo_rule_b": ("book", "book", "book"),
    "solo_above": ("taken", "high", "high"),
}
LATER = ("full_market_removal", "solo_rule_b", "solo_above")  # games have been stored without them


@pytest.mark.parametrize("option", BOOKS)
def test_the_presets_are_those_of_the_books(option: str) -> None:
    assert tuple(getattr(lagranja.read({"edition": book}), option) for book in ("ru", "fr", "cz")) == BOOKS[option]


def test_without_an_edition_the_defaults_of_the_rulings_hold() -> None:
    assert lagranja.read({}) == Options()
    assert set(PRESETS) == {"house", "ru", "fr", "cz"}


def test_a_single_option_wins_over_the_preset() -> None:
    options = lagranja.read({"edition": "fr", "market_removal": "must", "marker_limit": 25})
    assert (options.market_removal, options.wainwright_step, options.marker_limit) == ("must", "must", "25")


def test_a_stored_game_plays_on_by_what_was_written_down_when_it_was_opened() -> None:
    stored = msgspec.to_builtins(lagranja.read({"edition": "fr"}))
    assert lagranja.stored_options(stored) == lagranja.read({"edition": "fr"})
    of_before = lagranja.stored_options({name: value for name, value in stored.items() if name not in LATER})
    assert [getattr(of_before, name) for name in LATER] == [getattr(Options(), name) for name in LATER]
    assert of_before.market_removal == "may"


@pytest.mark.parametrize(
    ("given", "named"),
    [({"edition": "de"}, "house, ru, fr, cz"), ({"edition": []}, "house, ru, fr, cz"), ({"markers": "25"}, "markers")],
)
def test_wrong_options_are_refused_by_name(given: dict[str, Any], named: str) -> None:
    with pytest.raises(Refused) as refused:
        lagranja.read(given)
    assert refused.value.code == "bad_option"
    assert named in refused.value.text


def test_every_option_says_what_it_decides() -> None:
    from typing import get_type_hints

    hints = get_type_hints(Options, include_extras=True)
    assert all(hint.__metadata__[0].description for hint in hints.values())
