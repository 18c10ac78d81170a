"""Tools and favour: when a tool may be used and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import TOOLS
from domain.titles.sagrada.parts import COLOUR_NAMES
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table

# tools that change the draft of this turn
WITH_DRAFT = frozenset(
    {"grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"}
)


def price(state: Table, tool: str) -> int:
    return 2 if state.tokens[state.tools.index(tool)] else 1


def payments(state: Table, tool: str) -> tuple[str | None, ...]:
    """None pays with tokens; in the solo game a die of the tool's colour pays."""
    if not state.solo:
        return (None,)
    colour = TOOLS[tool].solo_colour
    return tuple(dict.fromkeys(die for die in state.pool if die[0] == colour))


def obstacle(state: Table, question: YourTurn, tool: str) -> str | None:
    """Why this card cannot be used now, whatever for: a key of `_OBSTACLES`, or None."""
    if tool not in state.tools:
        return "no_such_tool"
    if state.tooled:
        return "one_tool"
    if (reason := _untimely(tool, question.half, state.drafted, question.seat in state.skipped)) is not None:
        return reason
    if state.solo:
        return "used_up" if state.tokens[state.tools.index(tool)] else None
    return "no_tokens" if state.favour[question.seat] < price(state, tool) else None


def _untimely(tool: str, half: int, drafted: bool, moved: bool) -> str | None:
    """`moved`: Running Pliers have brought this second turn forward."""
    if drafted and tool in WITH_DRAFT:
        return "drafted"
    if tool == "glazing_hammer" and (half == 1 or drafted):
        return "second_turn_only"
    if tool == "glazing_hammer" and moved:
        return "after_pliers"
    if tool == "running_pliers" and half == 2:
        return "first_turn_only"
    return None


@lru_cache(maxsize=4096)
def _timely(tools: tuple[str, ...], closed: tuple[int, ...], half: int, drafted: bool, moved: bool) -> tuple[str, ...]:
    """`closed`: a number other than 0 for each tool that cannot be paid for."""
    return tuple(
        tool for tool, shut in zip_longest(tools, closed) if not shut and _untimely(tool, half, drafted, moved) is None
    )


_OBSTACLES = {
    "no_such_tool": "{name} is not on the table. There are: {names}.",
    "one_tool": "You have used a tool in this turn already.",
    "used_up": "{name} is used up.",
    "no_tokens": "{name} costs {price} favour {price|token|tokens} and you have {favour}.",
    "drafted": "{name} works on a die you draft, and you have drafted in this turn.",
    "second_turn_only": "{name} works in your second turn of a round only, before you draft.",
    "after_pliers": "{name} does not work after Running Pliers in the same round.",
    "first_turn_only": "{name} works in your first turn of a round only.",
}


def usable(state: Table, question: YourTurn) -> Sequence[str]:
    """The tools on the table that meet no obstacle."""
    if state.tooled:
        return ()
    favour = state.favour[question.seat]
    if not favour and state.seats > 1:
        return ()
    # with one token, tools with tokens on them cost too much; in the solo game they are used up
    closed = () if favour > 1 else state.tokens
    return _timely(state.tools, closed, question.half, state.drafted, question.seat in state.skipped)


def unusable(state: Table, question: YourTurn, tool: str) -> Refused | None:
    if tool in usable(state, question):
        return None
    code = obstacle(state, question, tool)
    assert code is not None, "usable and obstacle say the same"
    names, favour = ", ".join(TOOLS[t].name for t in state.tools), state.favour[question.seat]
    cost = price(state, tool) if tool in state.tools else 1
    return Refused(code, _OBSTACLES[code], name=TOOLS[tool].name, price=cost, names=names, favour=favour)


def wrong_payment(state: Table, tool: str, pay: str | None, drafted: str | None) -> Refused | None:
    """Solo: a die of the right colour from the pool, and not the one that is drafted."""
    if not state.solo:
        if pay is not None:
            return Refused("tokens_pay", "Tools are paid for with favour tokens here, not with dice.")
        return None
    colour = TOOLS[tool].solo_colour
    if pay is None or pay[0] != colour:
        template = '{name} is paid for with a {colour} die of the pool: add "pay" and the die.'
        return Refused("pay_with_die", template, name=TOOLS[tool].name, colour=COLOUR_NAMES[colour])
    if state.pool.count(pay) < (2 if pay == drafted else 1):
        return Refused("pay_not_there", "{die} is not in the pool to pay with.", die=pay)
    return None
