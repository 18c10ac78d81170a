"""The head of the board: the round and its phases, and everybody in turn order with what they have."""

from __future__ import annotations

from domain.kernel.art import circle, group, path, polygon, rect
from domain.kernel.flow import name_in
from domain.kernel.inks import ACCENT, CLOUD, GOOD, INK, KEY, LINE, MEADOW, QUIET, SHEET, SOFT, SOIL
from domain.kernel.pictures import fitting, text, width
from domain.kernel.telling import say, texts, word
from domain.titles.lagranja.parts import ROUNDS, STORED
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, card_sheet, farmer, named_in_room, thing, told
from domain.titles.lagranja.table import NEUTRAL

NAMES = texts("Farm", "Revenue", "Transport", "Scoring")
STEPS = texts("lay, income, roofs", "dice, revenue", "siesta, deliveries", "markers, siesta")
PHASES = tuple(zip(("I", "II", "III", "IV"), NAMES, ("barn", "die", "donkey", "vp"), STEPS, strict=True))
NTH = texts("1st", "2nd", "3rd", "4th", "5th")


def strip(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    view, phone = lay.view, lay.phone
    now = max(1, view["round"])
    round_ = say("Round {n}", n=now)
    drawn = text(x, y + 18, round_, 18, True)
    drawn += text(x + width(f"{round_} ", 18, True), y + 18, say("of {n}", n=ROUNDS), 12, fill=QUIET)
    left, middle = (x + 132, y + 12) if phone else (x + 6, y + 33)
    for nth in range(1, ROUNDS + 1):
        done = nth <= now
        drawn += circle(left + (nth - 1) * 17, middle, 6 if nth == now else 4.5, *(_bead(done)))
    if view["result"]:
        box = (x, y + 30, wide, 34) if phone else (x + 124, y + 4, wide - 124, 38)
        return drawn + _ending(lay, *box), 64 if phone else 46
    at, top, each, high = (x, y + 30, wide / 4, 42.0) if phone else (x + 124, y, (wide - 124) / 4, 46.0)
    phases = [roman for roman, *_ in PHASES]
    here = phases.index(view["phase"]) if view["phase"] in phases else -1
    for n in (3, 2, 1, 0):
        drawn += _phase(lay, n, here, at + n * each, top, each, high)
    return drawn, top + high - y


def _bead(done: bool) -> tuple[str, str]:
    return (ACCENT, ACCENT) if done else (SHEET, LINE)


def _phase(lay: Layout, n: int, here: int, x: float, y: float, each: float, high: float) -> str:
    roman, name, sign, told_ = PHASES[n][0], word(PHASES[n][1]), PHASES[n][2], word(PHASES[n][3])
    right, tip = x + each - (0 if n == 3 else 3), 9
    points = [(x, y), (right, y), (right + (0 if n == 3 else tip), y + high / 2), (right, y + high), (x, y + high)]
    points += [(x + tip, y + high / 2)] if n else []
    fill, ink = (ACCENT, CLOUD) if n == here else (SOFT, QUIET) if n < here else (SHEET, INK)
    drawn = polygon(points, fill, ACCENT if n == here else LINE)
    if lay.phone:
        middle = x + each / 2
        drawn += text(middle - 10, y + 17, roman, 12, True, "end", ink) + thing(sign, middle - 7, y + 3, 19)
        drawn += text(middle + 4, y + 35, name, 11, n == here, "middle", ink)
    else:
        drawn += thing(sign, x + 16, y + 10, 26) + text(x + 48, y + 20, f"{roman}  {name}", 14, True, fill=ink)
        drawn += text(x + 48, y + 36, told_, 12, fill=ink if n == here else QUIET)
    if n < here:
        hook = (right - 13, y + 8, 5) if lay.phone else (right - 12, y + 10, 6)
        drawn += tick(*hook)
    return group(drawn, say("phase {phase}, {what}", phase=roman, what=f"{name}: {told_}"))


def tick(x: float, y: float, size: float, ink: str = GOOD) -> str:
    steps = f"M{x:.1f} {y:.1f}L{x + size / 2:.1f} {y + size * 0.62:.1f}L{x + size * 1.5:.1f} {y - size * 0.7:.1f}"
    return path(steps, "none", ink, 2.3)


def _ending(lay: Layout, x: float, y: float, wide: float, high: float) -> str:
    """Who has won."""
    result = lay.view["result"]
    first = result["ranking"][0] if result["ranking"] else []
    drawn = rect(x, y, wide, high, SOFT, 6, LINE)
    drawn += "".join(farmer(seat, x + 20 + 24 * n, y + high / 2, 10, True) for n, seat in enumerate(first))
    at = x + 18 + 24 * len(first)
    if result["won"] is not None and len(result["scores"]) == 1:
        words = word("You have reached the target") if result["won"] else word("The target was not reached")
    elif len(first) == 1:
        words = word("You have won") if first[0] == lay.me else say("{who} has won", who=name_in(lay.view, first[0]))
    else:
        words = word("Shared by those who lead")
    words, size = fitting(words, (16, 14, 12, lay.small), x + wide - 8 - at, True)
    return drawn + text(at, y + high / 2 + size * 0.36, words, size, True)


def players(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    """Everybody in turn order; at the end who did best comes first."""
    seats = list(lay.view["order"])
    if lay.view["result"]:
        places = [seat for group_ in lay.view["result"]["ranking"] for seat in group_]
        seats = [seat for seat in places if seat in lay.farms] + [seat for seat in seats if seat not in places]
    if lay.view["solo"]:
        seats.insert(0 if lay.view["solo"]["neutral_first"] else 1, NEUTRAL)
    if lay.phone:
        return _rows(lay, seats, x, y, wide)
    each = min(296, (wide + 10) / len(seats))
    high = 46 if len(seats) < 4 else 54
    return "".join(_chip(lay, seat, n, x + n * each, y, each - 10, high) for n, seat in enumerate(seats)), high + 2


def _title(lay: Layout, farm: View) -> str:
    template = "{who}: points {vp}, silver {silver}, cards {n} of {limit}"
    return say(template, who=lay.name(farm["seat"]), vp=told(farm["vp"]), silver=told(farm["silver"]),
               n=farm["cards_in_hand"], limit=farm["hand_limit"])  # fmt: skip


def _stats(farm: View) -> tuple[tuple[str, str], ...]:
    cards = f"{farm['cards_in_hand']}/{farm['hand_limit']}"
    return ("vp", told(farm["vp"])), ("silver", told(farm["silver"])), ("card", cards)


def _chip(lay: Layout, seat: int, n: int, x: float, y: float, wide: float, high: float) -> str:
    if seat == NEUTRAL:
        drawn = card_sheet(x, y, wide, high) + farmer(NEUTRAL, x + 24, y + high / 2, 13, True)
        return (
            drawn + text(x + 46, y + 17, word(NTH[n]), 12, fill=QUIET) + text(x + 46, y + 36, word("Neutral"), 14, True)
        )
    farm, turn = lay.farms[seat], seat in lay.view["asked"]
    drawn = card_sheet(x, y, wide, high, MEADOW[0] if seat == lay.me else SHEET, ACCENT if turn else LINE)
    drawn += rect(x, y, wide, high, "none", 8, ACCENT, 2) if turn else ""
    drawn += farmer(seat, x + 24, y + high / 2, 13, True)
    nth, ink = word(NTH[n]) + (f" \u00b7 {word('now')}" if turn else ""), ACCENT if turn else QUIET
    if wide < 230:  # four at the table: the name above, the numbers below
        drawn += text(x + wide - 10, y + 18, nth, 12, turn, "end", ink)
        drawn += named_in_room(lay, seat, x + 46, y + 15, wide - 62 - width(nth, 12, turn))
        left, top, size = x + 46, y + 30, 17
    else:
        drawn += text(x + 46, y + 17, nth, 12, turn, fill=ink)
        drawn += named_in_room(lay, seat, x + 46, y + 31, wide - 198)
        left, top, size = x + wide - 150, y + 13, 20
    for sign, many in _stats(farm):
        letters = size * (0.85 if sign != "card" else 0.72)
        drawn += thing(sign, left, top, size) + text(
            left + size + 3, top + size * 0.5 + letters * 0.36, many, letters, True
        )
        left += max(43, size + 11 + width(many, letters, True))
    return group(drawn, _title(lay, farm))


def _rows(lay: Layout, seats: list[int], x: float, y: float, wide: float) -> Drawn:
    """On a telephone a row each: this is the farm, folded."""
    drawn, at = "", y
    for n, seat in enumerate(seats):
        if seat == NEUTRAL:
            drawn += card_sheet(x, at, wide, 32) + farmer(NEUTRAL, x + 20, at + 16, 9.5, True)
            drawn += text(x + 36, at + 21, word("Neutral"), 13, True) + text(
                x + 116, at + 21, word(NTH[n]), 12, fill=QUIET
            )
            at += 37
            continue
        row, high = _row(lay, lay.farms[seat], x, at, wide)
        drawn += row
        at += high + 5
    return drawn, at - y - 5


def _row(lay: Layout, farm: View, x: float, y: float, wide: float) -> Drawn:
    """Name, points, silver and cards; then what lies in store and ripe on fields, in a second line if it is much."""
    seat, me, turn = farm["seat"], farm["seat"] == lay.me, farm["seat"] in lay.view["asked"]
    long = width(lay.name(seat), 13, True) > 52
    below = _wanted_room(farm) > wide - 240 and not me
    high = 32 + (18 if long else 0) + (24 if below else 0)
    high = max(high, 44) if not me else high
    middle = y + 16 + (6 if high == 44 and not long and not below else 0)
    drawn = card_sheet(x, y, wide, high, MEADOW[0] if me else SHEET, ACCENT if turn else LINE)
    if turn:
        drawn += polygon(((x, middle - 6), (x + 7, middle), (x, middle + 6)), ACCENT)
    drawn += farmer(seat, x + 20, middle, 9.5, True)
    drawn += named_in_room(lay, seat, x + 36, middle, wide - 110 if long else 52, 13)
    line_ = middle + (18 if long else 0)
    for left, (sign, many) in zip((89, 134, 183), _stats(farm), strict=True):
        letters = 14 if len(many) < 3 and sign != "card" else 12
        drawn += thing(sign, x + left, line_ - 8, 16) + text(x + left + 19, line_ + 5, many, letters, True)
    at = x + 36 if below else x + 234
    if not me:
        drawn += _goods(lay, farm, at, y + high - 16 if below else line_, x + wide - 6 - at)
    elif turn:
        drawn += text(x + wide - 10, middle + 4.5, word("your turn"), 12, True, "end", ACCENT)
    title = _title(lay, farm)
    return group(drawn, title) if me else group(drawn, title, fold=str(seat)), high


def _held(farm: View) -> list[tuple[str, int, bool]]:
    """Each kind with its number, in the store or ripe on fields."""
    order = (*(kind for kind in STORED if kind != "pig"), "pig")
    crops = [field["crop"] for field in farm["fields"] if field["grown"]]
    held = [(kind, farm["store"][kind], False) for kind in order if farm["store"][kind]]
    return held + [(kind, crops.count(kind), True) for kind in ("olive", "grain", "grape") if kind in crops]


def _wanted_room(farm: View, size: float = 15) -> float:
    held = _held(farm)
    return sum(size + 9 + (width(many, 12, True) if many > 1 or not ripe else 0) for _, many, ripe in held)


def _goods(lay: Layout, farm: View, x: float, y: float, room: float) -> str:
    held, size = _held(farm), 15.0
    if not held:
        return text(x, y + 4, word("no goods"), lay.small, fill=QUIET)
    while size > 9 and _wanted_room(farm, size) > room:
        size -= 1
    drawn = ""
    for kind, many, ripe in held:
        if ripe:
            drawn += rect(x, y - size / 2 - 2.5, size + 5, size + 5, SOIL[0], 3, KEY)
        drawn += thing(kind, x + (2.5 if ripe else 0), y - size / 2, size)
        x += size + (6 if ripe else 1)
        if many > 1 or not ripe:
            drawn += text(x, y + 4.5, many, 12, True)
            x += width(many, 12, True)
        x += 5
    return drawn
