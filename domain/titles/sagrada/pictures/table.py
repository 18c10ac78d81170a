"""What lies between the windows: the pool, the round track, the bag; and a window with the states of its cells."""

from __future__ import annotations

from typing import Any

from domain.kernel import art
from domain.kernel.art import Marks, brackets, flag, group, line, polygon, rect, sheet
from domain.kernel.inks import ACCENT, CLOUD, KEY, LEAD, LINE, QUIET, SOFT, SUNLIT, faded
from domain.kernel.pictures import Box, named, text, width
from domain.kernel.telling import say, word
from domain.titles.sagrada.parts import COLOUR_NAMES
from domain.titles.sagrada.pictures.acts import sack
from domain.titles.sagrada.pictures.cards import token
from domain.titles.sagrada.pictures.glass import (
    COLOUR_LETTERS,
    LARGE,
    Frame,
    cell,
    die,
    drop,
    either,
    leads,
    plain_die,
    ring,
    solder,
)
from domain.titles.sagrada.pictures.points import mine_in, sources
from domain.titles.sagrada.pictures.text import offered_to

View = dict[str, Any]
Piece = tuple[str, float]  # what is drawn, and how high it is
SLOTS = "cell source target source2 target2"
ROUNDS = 10
CHOICE = Frame(26, 2.5, 7, 26, 5, 6)
INSIDE = 3  # so far within a pane is what can be pressed: its brackets lie on glass, not on lead
LEAST = 40  # width of a die of the pool while all lie in one row
TARGET = 48  # width and height that a finger has for a die of the track


def die_title(name: str) -> str:
    return say("{colour} die, {value}", colour=COLOUR_NAMES[name[0]], value=name[1])


def cell_title(of: View) -> str:
    if of["die"]:
        return f"{of['cell']}, {die_title(of['die'])}"
    wants = COLOUR_NAMES.get(of["wants"], of["wants"])
    if wants == ".":
        return say("{cell}, open", cell=of["cell"])
    return say("{cell}, open for {wants}", cell=of["cell"], wants=wants or "")


def window(view: View, player: View, frame: Frame, x: float, y: float, marks: Marks) -> str:
    """Of a player, with the states of its cells; those of the reader can be pressed."""
    mine, cells = player["seat"] == view["seat"], player["cells"]
    boss = str(max((n or 0 for kind, _, n in sources(view, player) if kind.startswith("private ")), default=0))
    drawn = group(
        leads(frame, tuple(player["private"] or ()), (boss if player["private"] else "?") * (frame.cell > LARGE)),
        at=(x, y),
    )
    late = ""
    for n, of in enumerate(cells):
        left, top = (a + b for a, b in zip(frame.place(n), (x, y), strict=True))
        name = of["cell"] if mine else f"{player['seat']} {of['cell']}"
        pane = cell(of["wants"], of["die"], frame.cell, left, top) + _state(of, name, (left, top, frame.cell), marks)
        if mine and frame.cell > LARGE:
            box = (left + INSIDE, top + INSIDE, frame.cell - 2 * INSIDE, frame.cell - 2 * INSIDE)
            drawn += named(pane, of["cell"], cell_title(of), box, SLOTS)
        else:
            drawn += group(pane, cell_title(of), piece=name) if frame.cell > LARGE else pane
        if name in marks.changed:
            size = max(8.5, frame.cell * 0.24 + 4)
            late += flag(left + frame.cell + frame.lead * 0.7, top - frame.lead * 0.7, size)
    return drawn + group(solder(frame), at=(x, y)) + late


def _state(of: View, name: str, place: tuple[float, float, float], marks: Marks) -> str:
    """Brackets say: press me. A pane that waits is sunlit; a lifted die has a ring of the accent."""
    x, y, s = place
    edge, drawn = ring(s), ""
    if name in marks.lit:
        if of["die"]:
            frame = rect(x + edge / 2, y + edge / 2, s - edge, s - edge, "none", 0, SUNLIT[0], edge)
            return frame + brackets((x + edge, y + edge, s - 2 * edge, s - 2 * edge), 3.2, s * 0.22)
        whole = of["wants"] == "."
        drawn = rect(x, y, s, s, SUNLIT[0]) if whole else rect(x + 3.5, y + 3.5, s - 7, s - 7, "none", 0, SUNLIT[0], 7)
        drawn += (
            art.path(f"M{art.num(x + s)} {art.num(y + s * 0.3)}V{art.num(y + s)}H{art.num(x + s * 0.3)}Z", SUNLIT[1])
            if whole
            else ""
        )
        return drawn + brackets((x, y, s, s), -5, s * 0.24)
    if name in marks.lifted:
        return rect(x + edge - 3, y + edge - 3, s - 2 * edge + 6, s - 2 * edge + 6, "none", 8, ACCENT, 2.5)
    return drawn


def pool(view: View, x: float, y: float, w: float, largest: float, size: float, marks: Marks) -> Piece:
    """Even rows of dice as large as there is room for, each with its name below it; and the die from the bag."""
    dice = view["pool"]
    held = [view["held"]] if view["held"] else []
    count = max(1, len(dice) + len(held))
    rows = 1 if count * (LEAST + 8) - 8 <= w else 2
    across = -(-count // rows)
    gap = 8 if across > 6 else 9
    d = min(largest, int((w - gap * (across - 1)) / across))
    lifted = next((n for n, name in enumerate(dice) if name in marks.lifted), None)
    drawn, high = "", d + size + 12
    for n, name in enumerate(dice):
        box = (x + n % across * (d + gap), y + n // across * high, d, d)
        dim = view["drafted"] or name in marks.dim or (lifted is not None and n != lifted and name not in marks.lit)
        drawn += _pool_die(name, box, size, n == lifted, dim, name in marks.lit)
    for n, colour in enumerate(held, len(dice)):
        left, top = x + n % across * (d + gap), y + n // across * high
        face, title = (
            token(colour, left, top, d),
            say("a {colour} die from the bag: its value is yours to choose", colour=COLOUR_NAMES[colour]),
        )
        drawn += group(
            face
            + plain_die(left + d * 0.25, top + d * 0.25, d / 2, 0)
            + text(left + d / 2, top + d / 2 + 6, "?", 16, True, "middle", KEY),
            title,
        )
    return drawn, rows * high - 6


def _pool_die(name: str, box: Box, size: float, lifted: bool, dim: bool, lit: bool) -> str:
    x, y, d, _ = box
    drawn = "" if dim else rect(x + lifted, y + (4 if lifted else 2.5), d, d, faded(LEAD) if lifted else LINE, d * 0.17)
    top = y - 6 if lifted else y
    drawn += die(x, top, d, name, dim)
    drawn += rect(x - 3.5, top - 3.5, d + 7, d + 7, "none", d * 0.2, ACCENT, 2.5) if lifted else ""
    drawn += brackets(box) if lit else ""
    drawn += text(x + d / 2, y + d + size + 4, name, size, lifted, "middle", ACCENT if lifted else QUIET)
    return named(drawn, name, die_title(name), (x - 2, y - 2, d + 4, d + size + 8), "die pay")


def track(view: View, x: float, y: float, w: float, d: float, size: float, marks: Marks) -> Piece:
    """A ribbon of ten spaces with the dice left in each round; the round now is the filled number."""
    notch, spaces = 9, view["track"]
    step = (w - notch) / ROUNDS
    across = max(1, int((step - 2) // (d + 1)))
    most = max([1, *(-(-len(dice) // across) for dice in spaces)])
    high = most * (d + 2) + 6 + size + 8
    edge = [(x, y), (x + w, y), (x + w - notch, y + high / 2), (x + w, y + high), (x, y + high)]
    drawn = polygon([(a, b + 2) for a, b in edge], LINE) + polygon(edge, SOFT, LINE)
    for n in range(ROUNDS):
        left, dice = x + n * step, spaces[n] if n < len(spaces) else []
        part = line(left, y + 5, left, y + high - 5, LINE) if n else ""
        now = n + 1 == view["round"]
        part += rect(left + 2, y + high - size - 7, step - 4, size + 4, ACCENT, 4) if now else ""
        for m, name in enumerate(dice):
            row, lines = m // across, -(-len(dice) // across)
            beside = min(across, len(dice) - row * across)
            at = left + step / 2 - (beside * (d + 1) - 1) / 2 + m % across * (d + 1)
            part += _left_die(name, n + 1, at, y + 5 + row * (d + 2) + (most - lines) * (d + 2) / 2, d, marks)
        part += text(left + step / 2, y + high - 5.5, n + 1, size, now, "middle", CLOUD if now else QUIET)
        box = (left, y, step, high)
        drawn += named(part, str(n + 1), say("round {n} of the track", n=n + 1), box, "round") if dice else part
    return drawn, high + 2


def _left_die(name: str, number: int, x: float, y: float, d: float, marks: Marks) -> str:
    drawn = die(x, y, d, name) + (brackets((x, y, d, d), 2, d * 0.4, 2) if name in marks.lit else "")
    return named(drawn, name, say("{die}, left in round {n}", die=die_title(name), n=number), (x, y, d, d), "other")


def track_for_fingers(view: View, x: float, y: float, w: float, marks: Marks) -> Piece:
    """The dice of the track so large that a finger finds them, each round behind its number."""
    places: list[tuple[int, str]] = []
    across = int(w // TARGET)
    for number, dice in enumerate(view["track"], 1):
        places += [(number, ""), *((number, name) for name in dice)] if dice else []
    rows = -(-len(places) // across)
    drawn, step = rect(x, y, w, rows * TARGET + 6, SOFT, 6, LINE), w / across
    for n, (number, name) in enumerate(places):
        left, top = x + n % across * step, y + 3 + n // across * TARGET
        box = (left, top, step, TARGET)
        if name:
            d = 30
            shown = die(left + (step - d) / 2, top + 9, d, name)
            shown += brackets((left + (step - d) / 2, top + 9, d, d), 3, 8) if name in marks.lit else ""
            drawn += named(shown, name, say("{die}, left in round {n}", die=die_title(name), n=number), box, "other")
        else:
            chip = rect(left + step / 2 - 13, top + 12, 26, 24, LINE, 6) + text(
                left + step / 2, top + 29, number, 14, True, "middle"
            )
            drawn += named(chip, str(number), say("round {n} of the track", n=number), box, "round")
    return drawn, rows * TARGET + 8


def strip(view: View, mine: View, x: float, y: float, w: float, h: float, size: float) -> str:
    """What the fan says, in words once, and the dice in the bag."""
    words = mine["private"] or []
    drawn, q = rect(x, y, w, h, SOFT, 6), h - 14
    for n, colour in enumerate(words):
        drawn += token(COLOUR_LETTERS[colour], x + 9 + n * (q + 4), y + 7, q)
    below, begin = y + h / 2 + size * 0.36, x + 18 + len(words) * (q + 4) - 4
    said = say("Yours: the pips of {colours} dice", colours=either(words)) if words else word("In the bag")
    drawn += text(begin, below, said, size) + text(x + w - 10, below, view["bag"], size + 2, True, "end")
    drawn += sack(x + w - 16 - width(view["bag"], size + 2, True) - q * 1.25, y + 7, q)
    return group(drawn, say("{what}; {n} dice are in the bag", what=said, n=view["bag"]))


def choices(view: View, x: float, y: float, across: int, marks: Marks) -> Piece:
    """The windows to choose from; the drops say the difficulty."""
    drawn, wide, high = "", 162, CHOICE.height + 50
    mine = mine_in(view) or {}
    for n, side in enumerate(offered_to(view)):
        left, top = x + n % across * 174, y + n // across * (high + 12)
        lifted = side["name"] in marks.lifted or side["id"] == mine.get("chosen")
        up, begin = -6 if lifted else 0, left + (wide - CHOICE.width) / 2
        part = sheet(left, top, wide, high, lifted) + group(
            leads(CHOICE, tuple(mine.get("private") or ())), at=(begin, top + up + 10)
        )
        for m, wants in enumerate("".join(side["rows"])):
            a, b = CHOICE.place(m)
            part += cell(wants, None, CHOICE.cell, begin + a, top + up + 10 + b)
        part += text(left + wide / 2, top + up + CHOICE.height + 26, side["name"], 12, True, "middle")
        for m in range(side["difficulty"]):
            part += drop(left + wide / 2 + (m - (side["difficulty"] - 1) / 2) * 14, top + up + CHOICE.height + 31, 14)
        part += art.brackets((left, top, wide, high)) if side["name"] in marks.lit else ""
        title = say("window {window}, difficulty {n}", window=side["name"], n=side["difficulty"])
        drawn += named(part, side["name"], title, (left, top, wide, high), "window")
    rows = -(-len(offered_to(view)) // across)
    return drawn, rows * (high + 12) + 8


def heading(x: float, y: float, words: str, size: float) -> str:
    return text(x, y, words, size, True, fill=QUIET)
