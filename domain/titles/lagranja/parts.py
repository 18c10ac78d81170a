"""Names and figures of the board, the farms and the market. Cards and roof tiles are data of their own (cards/)."""

from __future__ import annotations

from typing import Literal

HARVEST = ("olive", "grain", "grape")
RESOURCES = ("olive", "grain", "grape", "pig")
UPGRADED = ("food", "wine", "meat")
GOODS = (*RESOURCES, *UPGRADED)
STORED = (*GOODS, "trade_good")  # the order of the counts in Farm.store
AT = {kind: n for n, kind in enumerate(STORED)}
FIELD_OF = {f"field_{crop}": crop for crop in HARVEST}  # a good that still lies on its field
KIND_OF = {**{kind: kind for kind in (*STORED, "silver", "vp")}, **FIELD_OF}  # source -> kind of good

# what victory points are for, in the order of Farm.earned
WHY = ("start", "barrows", "market", "siesta", "crafts", "roofs", "helpers", "silver", "paid")
WHY_AT = {why: n for n, why in enumerate(WHY)}

Side = Literal["field", "barrow", "extension", "helper"]
SIDES: tuple[Side, ...] = ("field", "barrow", "extension", "helper")

BECOMES = {"olive": "food", "grain": "food", "grape": "wine", "pig": "meat"}
BUY = {"olive": 3, "grain": 3, "grape": 4, "pig": 5}
SELL = {"olive": 1, "grain": 1, "grape": 2, "pig": 3}
UPGRADE = {"olive": 2, "grain": 2, "grape": 3, "pig": 4}
TRADE_GOOD_SILVER = 4
MERCHANT_SILVER = 3
SILVER_PER_VP = 5

ROUNDS = 6
MARKERS = 25
START_HAND = 4
HAND_LIMIT = 3
PENS = 2
PLACES = 3  # for barrows, and for helpers
EXTRA_DELIVERIES = 1
EXTRA_DELIVERY_PRICE = 1
ROOF_SPACES = (0, 1, 2, 3, 4)  # victory points of each
BREEDING_PIGS = 2

TILES = {1: 3, 2: 2, 3: 1, 4: 0}  # donkeys of a tile: its hats
TILES_BACK = 4  # the round in which all donkey tiles come back
SIESTA_VP = (0, 0, 1, 1, 2, 2, 2, 3, 3, 3)
LAST_SPACE = len(SIESTA_VP) - 1
SOLO_FIRST = 3  # from this siesta space on the player of a solo game is first

BUILDINGS = ("merchant_house", "wainwright", "village_shop", "deli", "greengrocer", "butcher")  # by their die, 1-6
NUMBER = {building: n for n, building in enumerate(BUILDINGS)}
BUILDING_NAMES = {building: building.replace("_", " ") for building in BUILDINGS}
ROWS: dict[str, tuple[str, ...]] = {
    "merchant_house": ("silver",) * 6,
    "wainwright": ("food", "wine", "meat"),
    "village_shop": ("olive", "grain", "grape", "pig", "silver"),
    "deli": ("trade_good",) * 3,
    "greengrocer": ("olive", "olive", "grain", "grain", "grape", "grape"),
    "butcher": ("pig",) * 3,
}

# The market: rows A-F from top to bottom, spaces from left to right; each row with q of its first space.
_MARKET_ROWS = (
    (2, (4, 2)),
    (0, (6, 5, 6, 5, 3)),
    (-1, (5, 4, 3, 4, 2)),
    (-1, (3, 5, 2, 3, 4)),
    (-2, (2, 4, 6, 4, 6)),
    (-1, (3, 5)),
)
PLACE: dict[str, tuple[int, int]] = {}  # space -> axial q, r
VALUE: dict[str, int] = {}
for _r, (_q, _values) in enumerate(_MARKET_ROWS):
    for _n, _value in enumerate(_values):
        PLACE[f"{'ABCDEF'[_r]}{_n + 1}"] = (_q + _n, _r)
        VALUE[f"{'ABCDEF'[_r]}{_n + 1}"] = _value
SPACES = tuple(VALUE)
CLOSED = frozenset({"A1", "A2", "B1", "B5", "C1", "D5", "E1", "E5", "F1", "F2"})  # with fewer than four players
OPEN = tuple(space for space in SPACES if space not in CLOSED)
START_SPACE = {2: "D3", 3: "C3", 4: "C4", 5: "D2"}  # the four in the middle, by value

_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def _next_to(space: str) -> tuple[str, ...]:
    q, r = PLACE[space]
    around = {(q + dq, r + dr) for dq, dr in _STEPS}
    return tuple(other for other in SPACES if PLACE[other] in around)


NEIGHBOURS = {space: _next_to(space) for space in SPACES}
OPEN_NEIGHBOURS = {space: tuple(n for n in NEIGHBOURS[space] if n not in CLOSED) for space in OPEN}


def distance(a: str, b: str) -> int:
    dq, dr = PLACE[a][0] - PLACE[b][0], PLACE[a][1] - PLACE[b][1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
