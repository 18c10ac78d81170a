"""Names and figures of the rule book: what is printed once and never changes."""

from __future__ import annotations

RESOURCES = ("wood", "grain", "clay", "wool", "ore")
ANY = "any"  # the glassmaker takes resources of every kind
COLOURS = ("green", "yellow", "red", "white", "grey", "blue")

HAND = 5  # cards at the start
COAL = 7  # cards on the charburner at the start
DEALT = 2  # cards a round
SUNS = 2  # half suns that close one half of the market
SMALL_HAND = 3  # an extra-card office counts up to this many cards
MOVE_COINS = 2  # to move an assistant in the base game
LAST_BUILDING = 8  # whoever builds it announces the last round
COINS_A_POINT = 5

MANNERS = ("efficient", "sloppy")
GOODS_MADE = {"efficient": 2, "sloppy": 1, "assistant": 1}
MADE_ALONE = 1  # by a building that needs nobody
SPARED = {"efficient": 0, "sloppy": 1, "assistant": 0}  # resources that need not be there

BADGE_CARDS = 1  # at the start of a chapter, for a badge of the side that won
BADGE_COAL = 2  # for any other badge

SHOWN_ASSISTANTS = {1: 2, 2: 4, 3: 6, 4: 8}
HALVES = ("sunrise", "sunset")
SIDES = ("crown", "lamps")
CHAPTERS = ("1", "2", "3", "4A", "4B", "5A", "5B", "all_in")

# When an effect of a card takes place, as the cards say it.
TRIGGERS = (
    "reveal",
    "round",
    "round_end",
    "phase_1",
    "phase_2",
    "phase_3",
    "phase_4",
    "game_end",
    "now",
)
WORKER = "worker"
EXTRA_CARD = "extra_card"
OWN_COLOUR = "own_buildings_of_this_cards_colour"  # what a good is worth whose price is counted
