"""The cards of the base game: figures and names as printed. Texts are our own."""

from __future__ import annotations

from msgspec import Struct


class Pattern(Struct, frozen=True):
    name: str
    difficulty: int
    rows: tuple[str, str, str, str]  # "." is free, a letter wants that colour, a digit that value


class Tool(Struct, frozen=True):
    number: int
    name: str
    solo_colour: str
    text: str


class Objective(Struct, frozen=True):
    name: str
    points: int
    text: str


PATTERNS: dict[str, Pattern] = {
    "aurora_sagradis": Pattern("Aurora Sagradis", 4, ("R.B.Y", "4P3G2", ".1.5.", "..6..")),
    "aurorae_magnificus": Pattern("Aurorae Magnificus", 5, ("5GBP2", "P...Y", "Y.6.P", "1..G4")),
    "batllo": Pattern("Batllo", 5, ("..6..", ".5B4.", "3GYP2", "14R53")),
    "bellesguard": Pattern("Bellesguard", 3, ("B6..Y", ".3B..", ".562.", ".4.1G")),
    "chromatic_splendor": Pattern("Chromatic Splendor", 4, ("..G..", "2Y5B1", ".R3P.", "1.6.4")),
    "comitas": Pattern("Comitas", 5, ("Y.2.6", ".4.5Y", "...Y5", "12Y3.")),
    "firelight": Pattern("Firelight", 5, ("3415.", ".62.Y", "...YR", "5.YR6")),
    "firmitas": Pattern("Firmitas", 5, ("P6..3", "5P3..", ".2P1.", ".15P4")),
    "fractal_drops": Pattern("Fractal Drops", 3, (".4.Y6", "R.2..", "..RP1", "BY...")),
    "fulgor_del_cielo": Pattern("Fulgor del Cielo", 5, (".BR..", ".45.B", "B2.R5", "6R31.")),
    "gravitas": Pattern("Gravitas", 5, ("1.3B.", ".2B..", "6B.4.", "B52.1")),
    "industria": Pattern("Industria", 5, ("1R3.6", "54R2.", "..5R1", "...3R")),
    "kaleidoscopic_dream": Pattern("Kaleidoscopic Dream", 4, ("YB..1", "G.5.4", "3.R.G", "2..BY")),
    "lux_astram": Pattern("Lux Astram", 5, (".1GP4", "6P25G", "1G53P", ".....")),
    "lux_mundi": Pattern("Lux Mundi", 6, ("..1..", "1G3B2", "B546G", ".B5G.")),
    "luz_celestial": Pattern("Luz Celestial", 3, ("..R5.", "P4.G3", "6..B.", ".Y2..")),
    "ripples_of_light": Pattern("Ripples of Light", 5, ("...R5", "..P4B", ".B3Y6", "Y2G1R")),
    "shadow_thief": Pattern("Shadow Thief", 5, ("6P..5", "5.P..", "R6.P.", "YR543")),
    "sun_catcher": Pattern("Sun Catcher", 3, (".B2.Y", ".4.R.", "..5Y.", "G3..P")),
    "suns_glory": Pattern("Sun's Glory", 6, ("1PY.4", "PY..6", "Y..53", ".5421")),
    "symphony_of_light": Pattern("Symphony of Light", 6, ("2.5.1", "Y6P2R", ".B4G.", ".3.5.")),
    "via_lux": Pattern("Via Lux", 4, ("Y.6..", ".15.2", "3YRP.", "..43R")),
    "virtus": Pattern("Virtus", 5, ("4.25G", "..6G2", ".3G4.", "5G1..")),
    "water_of_life": Pattern("Water of Life", 6, ("6B..1", ".5B..", "4R2B.", "G6Y3P")),
}

# The two sides of each window card. The printed cards carry no number; these ids are ours.
WINDOW_CARDS: dict[str, tuple[str, str]] = {
    "window_card_01": ("suns_glory", "firelight"),
    "window_card_02": ("sun_catcher", "shadow_thief"),
    "window_card_03": ("luz_celestial", "fulgor_del_cielo"),
    "window_card_04": ("aurora_sagradis", "aurorae_magnificus"),
    "window_card_05": ("lux_mundi", "lux_astram"),
    "window_card_06": ("kaleidoscopic_dream", "firmitas"),
    "window_card_07": ("water_of_life", "gravitas"),
    "window_card_08": ("bellesguard", "batllo"),
    "window_card_09": ("symphony_of_light", "virtus"),
    "window_card_10": ("fractal_drops", "ripples_of_light"),
    "window_card_11": ("via_lux", "industria"),
    "window_card_12": ("chromatic_splendor", "comitas"),
}

TOOLS: dict[str, Tool] = {
    "grozing_pliers": Tool(
        1, "Grozing Pliers", "P", "Draft a die and turn it one up or one down (not from 6 to 1 or back), then place it."
    ),
    "eglomise_brush": Tool(
        2, "Eglomise Brush", "B", "Move one die of your window; the printed colour of its new cell does not matter."
    ),
    "copper_foil_burnisher": Tool(
        3,
        "Copper Foil Burnisher",
        "R",
        "Move one die of your window; the printed value of its new cell does not matter.",
    ),
    "lathekin": Tool(4, "Lathekin", "Y", "Move exactly two dice of your window, one after the other."),
    "lens_cutter": Tool(5, "Lens Cutter", "G", "Draft a die, trade it for one on the round track, and place that one."),
    "flux_brush": Tool(
        6,
        "Flux Brush",
        "P",
        "Draft a die and roll it again, then place it; if it fits nowhere it goes back to the pool.",
    ),
    "glazing_hammer": Tool(
        7,
        "Glazing Hammer",
        "B",
        "Roll all dice of the pool again; only in your second turn of a round, before you draft.",
    ),
    "running_pliers": Tool(
        8,
        "Running Pliers",
        "R",
        "Draft one more die, which ends your first turn; your second turn of this round is skipped.",
    ),
    "cork_backed_straightedge": Tool(
        9, "Cork-backed Straightedge", "Y", "Draft a die and place it on a cell that touches no other die."
    ),
    "grinding_stone": Tool(
        10, "Grinding Stone", "G", "Draft a die and turn it upside down (1 and 6, 2 and 5, 3 and 4), then place it."
    ),
    "flux_remover": Tool(
        11,
        "Flux Remover",
        "P",
        "Draft a die, put it into the bag and draw another; choose its value, then place it or leave it in the pool.",
    ),
    "tap_wheel": Tool(
        12, "Tap Wheel", "B", "Move one or two dice of your window of one colour that lies on the round track."
    ),
}

PUBLIC: dict[str, Objective] = {
    "row_color_variety": Objective("Row Color Variety", 6, "each full row without a colour twice"),
    "column_color_variety": Objective("Column Color Variety", 5, "each full column without a colour twice"),
    "row_shade_variety": Objective("Row Shade Variety", 5, "each full row without a value twice"),
    "column_shade_variety": Objective("Column Shade Variety", 4, "each full column without a value twice"),
    "light_shades": Objective("Light Shades", 2, "each pair of a 1 and a 2"),
    "medium_shades": Objective("Medium Shades", 2, "each pair of a 3 and a 4"),
    "deep_shades": Objective("Deep Shades", 2, "each pair of a 5 and a 6"),
    "shade_variety": Objective("Shade Variety", 5, "each set of all six values"),
    "color_diagonals": Objective("Color Diagonals", 1, "each die with one of its colour diagonally next to it"),
    "color_variety": Objective("Color Variety", 4, "each set of all five colours"),
}

PRIVATE: dict[str, str] = {  # the colour whose pips count
    "shades_of_red": "R",
    "shades_of_green": "G",
    "shades_of_blue": "B",
    "shades_of_yellow": "Y",
    "shades_of_purple": "P",
}
