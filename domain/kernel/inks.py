"""The colours of all boards: one hand for all titles. A picture is drawn in the light ones; `dark` turns it as a whole.

A colour says what it is for, so each that turns into another one in the dark has a light tone of its own: by three
steps of blue, which the eye does not see and which are still there once it is faded.
"""

from __future__ import annotations

import re
from functools import lru_cache

PAPER, SHEET, INK, QUIET = "#FBF6EA", "#FFFDF7", "#2B2622", "#6E6558"
LINE, SOFT, ACCENT, GOOD = "#D9CDB8", "#F1E8D6", "#8A4210", "#2F7D4F"
KEY = "#2B261F"  # the line around a piece
WHITE = "#FFFFFF"  # pips on glass
BONE = "#FFFDF3"  # a die without a colour
CLOUD = "#FFFDF0"  # words on what is inked in the accent: the ground's other side
SEATS = ("#C0442E", "#2F6DB5", "#D29A1E", "#3C8D5A", "#7B4FA3", "#2A8C94", "#C2577F", "#7A6A55")
GLASS = {
    "R": ("#D0402F", "#A32C20"), "B": ("#2F74C0", "#215692"), "G": ("#2F9A5F", "#217146"),
    "Y": ("#E5B52A", "#B8891A"), "P": ("#8450B0", "#623A86"),
}  # fmt: skip
LEAD, CAME, ON_LEAD = "#2B261C", "#6E6555", "#B8AD9B"
CLEAR = ("#FFFDF4", "#F1E8D5")
SMOKE = ("#DCD8D0", "#C9C4BA")
SUNLIT = ("#FFE7B8", "#F8D898")  # a pane that waits for the die in the hand
GHOST = "#6E6552"  # pips that are asked for
DROP = ("#7FC4C9", "#4C97A3")
SACK = ("#C9A36B", "#A37E48")
PINK = ("#EFA79B", "#D3766C")
BRIGHT = "#FFFDFA"  # numbers on a star
DUSK = "#623A83"  # the sky of the evening
BUILDINGS = {  # the face and the edge of cards by their colour
    "green": ("#CFE3C4", "#217149"), "yellow": ("#F4DF99", "#B8891A"), "red": ("#EFC0A9", "#9A452A"),
    "white": ("#FFFFFB", "#6E6558"), "grey": ("#D5D6D0", "#6B727C"), "blue": ("#BBD8E7", "#215695"),
    "none": ("#F1E8D6", "#6E6558"),
}  # fmt: skip
# a farm: its face and its shade
MEADOW, SOIL, TILES = ("#E3E8CC", "#CCD5AC"), ("#B98A5E", "#96683F"), ("#B55A35", "#8A4226")
PLANK, SLATE = ("#E5C795", "#C9A468"), ("#7D7366", "#5F574C")
WALL, ANNEX, GOLDEN, WHEEL = "#FFFEF4", "#D5DFE4", "#E5B527", "#857B6D"

DARK = {
    PAPER: "#1D1A16", SHEET: "#2A2620", INK: "#EFE7D8", QUIET: "#B8AD9B", LINE: "#4A433A", SOFT: "#35302A",
    ACCENT: "#F0A868", GOOD: "#7CCB98", KEY: "#14110E", LEAD: "#0C0A08", CAME: "#4A433A", BONE: "#EFE7D8",
    CLOUD: "#1D1A16", CLEAR[0]: "#4A433A", CLEAR[1]: "#3D372F", SMOKE[0]: "#6A665F", SMOKE[1]: "#5A564F",
    SUNLIT[0]: "#6B4E2E", SUNLIT[1]: "#5C4326", GHOST: "#1D1A16",
    DUSK: "#3A2A50", "#CFE3C4": "#2C4A38", "#F4DF99": "#5A4A1E", "#EFC0A9": "#643829", "#FFFFFB": "#57514A",
    "#D5D6D0": "#43464B", "#BBD8E7": "#274767",
    MEADOW[0]: "#2B3022", MEADOW[1]: "#3E4630", SOIL[0]: "#7A5A3C", SOIL[1]: "#57402A", TILES[0]: "#A5563A",
    TILES[1]: "#7A3320", PLANK[0]: "#6A5539", PLANK[1]: "#8A6B40", SLATE[0]: "#6F675C", SLATE[1]: "#4A433A",
    WALL: "#3B352C", ANNEX: "#3C464C", GOLDEN: "#8A6B40", WHEEL: "#6F675C",
    # of icons
    "#FFFDFA": "#F3EBDA", "#6E655C": "#8A8074", "#D9CDBC": "#B8AD9B", "#8A4213": "#B86A2C", "#4A4441": "#8A8074",
    "#7A4C29": "#935F33", "#6B727C": "#868D94", "#215695": "#3F7FC4", "#623A89": "#7A52A4", "#8450B3": "#A074CC",
    "#2F74C3": "#5B9BE0", "#217149": "#3C8D5A", "#9A452A": "#B0573A",
}  # fmt: skip
BOTH = ("#2F9A5F", "#A32C20", "#A3A8AC", "#B97F45", "#BBD8EA", "#CC6B49", "#D5D6D3", "#EFC0AC", "#F4DF9C")

_INK = re.compile(r"#[0-9A-F]{6}")
_FADED = 0.55


def mix(one: str, other: str, part: float) -> str:
    """So much of the other in the one."""
    pairs = ((int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def faded(ink: str) -> str:
    """As far away: what cannot be chosen, and glass without a die before it."""
    return ink if ink in _STAY else mix(ink, PAPER, _FADED)


_STAY = frozenset((PAPER, SHEET, LINE, SOFT, *SMOKE, *CLEAR))


@lru_cache(maxsize=1)
def _turned() -> dict[str, str]:
    """Each light colour, and each that `faded` makes of one, with the colour it has in the dark."""
    both = {*SEATS, *(tone for pair in GLASS.values() for tone in pair), *DROP, *SACK, *PINK, *BOTH, WHITE}
    plain = {**{ink: ink for ink in both}, **DARK}
    return {**{faded(a): mix(b, DARK[PAPER], _FADED) for a, b in plain.items() if a not in _STAY}, **plain}


def inks_in(drawn: str) -> frozenset[str]:
    return frozenset(_INK.findall(drawn))


def dark(drawn: str) -> str:
    """The same drawing for a dark page."""
    turned = _turned()
    return _INK.sub(lambda found: turned.get(found[0], found[0]), drawn)
