"""The published vectors of Sagrada, run against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Command, Refused
from domain.titles.sagrada import scoring
from domain.titles.sagrada.cards import PRIVATE, PUBLIC
from domain.titles.sagrada.chapters import moves
from domain.titles.sagrada.chapters.offers import uses
from domain.titles.sagrada.chapters.timing import price
from domain.titles.sagrada.chapters.uses import CHANGES
from domain.titles.sagrada.commands import Pass
from domain.titles.sagrada.facts import ToolUsed
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.parts import (
    APART,
    CELLS,
    EMPTY,
    NO_COLOUR,
    NO_VALUE,
    PLAIN,
    Window,
    die_on,
    numbers_in,
    places,
    with_die,
)
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.setup import initial
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada

Case = tuple[str, str, str | None]
MODES = {"none": PLAIN, "ignore_color": NO_COLOUR, "ignore_value": NO_VALUE, "no_neighbors": APART}
PRIVATE_BY_COLOUR = {"red": "R", "green": "G", "blue": "B", "yellow": "Y", "purple": "P"}


def cases(data: dict[str, Any]) -> Iterator[Case]:
    for kind, run in _KINDS.items():
        for n, case in enumerate(_listed(data.get(kind, []))):
            yield kind, str(case.get("id", n)), run(case, data)


def _listed(entries: Any) -> list[Any]:
    return [entries] if isinstance(entries, dict) else entries


def window_of(board: list[str], pattern: str | None = None) -> Window:
    window = EMPTY[pattern or ""]
    dice = [die for row in board for die in row.split()]
    for cell, die in zip(CELLS, dice, strict=True):
        if die != "..":
            window = with_die(window, die, cell)
    return window


def board_of(window: Window) -> list[str]:
    dice = [die_on(window, n) or ".." for n in range(20)]
    return [" ".join(dice[n : n + 5]) for n in range(0, 20, 5)]


def _cell(at: list[int]) -> str:
    return CELLS[at[0] * 5 + at[1]]


def _wrong(got: Any, wanted: Any) -> str | None:
    return None if got == wanted else f"got {got}, wanted {wanted}"


def _scoring(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    window = window_of(case["board"], case["pattern"])
    got = {card: scoring.public_points(window, card)[0] for card in case["objective_points"]}
    private = {colour: scoring.pips(window, PRIVATE_BY_COLOUR[colour]) for colour in case["private_points"]}
    return (
        _wrong(got, case["objective_points"])
        or _wrong(private, case["private_points"])
        or _wrong(scoring.open_cells(window), case["open_spaces"])
    )


def _final(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    solo, wanted = case["mode"] == "solo", case["expected"]
    state = _scored_table(case, window_of(data["boards"][case["board_id"]]), solo)
    score = scoring.score_of(state, 0)
    parts = dict(score.rows)
    names = {PUBLIC[card].name: points for card, points in wanted["public"].items()}
    names["private objective"] = wanted["private"]
    names["open cells"] = wanted["open_spaces"]
    if not solo:
        names["favour tokens"] = wanted["favor"]
    return _wrong(parts, names) or _wrong(score.total, wanted["total"])


def _scored_table(case: dict[str, Any], window: Window, solo: bool) -> Table:
    """The window of the case at seat 0; an empty one beside it where there are opponents."""
    seats = 1 if solo else 2
    named = case.get("private_colors") or [case.get("private_color") or case.get("private_choice")]
    cards = tuple(card for card, colour in PRIVATE.items() if colour in [PRIVATE_BY_COLOUR[c] for c in named])
    return replace(
        initial(Options(), seats),
        windows=(window, Window())[:seats],
        private=(cards, ("shades_of_red",))[:seats],
        favour=(case.get("favor_tokens_left", 0), 0)[:seats],
        public=tuple(case["public_objectives"]),
    )


def _placement(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    window = window_of(case["board"], case["pattern"])
    cells = [CELLS[n] for n in numbers_in(places(window, MODES[case["mode"]]).of(case["die"]))]
    return _wrong(sorted(cells), sorted(_cell(at) for at in case["legal_cells"]))


def _tool_move(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    window = window_of(case["board"], case["pattern"])
    track = (tuple(case.get("round_track_dice", [])),)
    state = replace(initial(Options(), 2), windows=(window, Window()), track=track)
    tool, steps = case["tool"], [(_cell(m["from"]), _cell(m["to"])) for m in case["moves"]]
    reason = _move_reason(state, window, tool, steps)
    if _wrong(reason is None, case["legal"]):
        return f"legal should be {case['legal']}, refused: {reason}"
    if case["legal"]:
        for source, target in steps:
            die = window.die_at(source)
            assert die is not None
            window = with_die(moves.without(window, source), die, target)
        return _wrong(board_of(window), case["board_after"])
    return None


def _move_reason(state: Table, window: Window, tool: str, steps: list[tuple[str, str]]) -> Refused | None:
    if len(steps) == 2 and tool in ("lathekin", "tap_wheel"):
        return moves.cannot_move_two(state, window, tool, (steps[0], steps[1]))
    if len(steps) != 1 or tool == "lathekin":
        return Refused("wrong_count", "Wrong number of moves.")
    return moves.cannot_move(state, window, tool, *steps[0], moves.movable(state, tool))


def _die_value(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    if case["tool"] == "flux_remover":
        return _wrong(list(range(1, 7)), sorted(case["to"]))
    got = [int(new[1]) for _, new in CHANGES[case["tool"]][f"R{case['from']}"]]
    wanted = case["to"] if isinstance(case["to"], list) else [case["to"]]
    return _wrong(sorted(got), sorted(wanted))


def _turn_order(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    """Play round 1 by passing; who is to use Running Pliers does so in the initial turn."""
    state = _begun(case["players"], case["start_player"])
    turns = []
    while state.round == 1:
        question = state.pending[-1]
        assert isinstance(question, YourTurn)
        turns.append([question.seat, "first" if question.half == 1 else "second"])
        wants_pliers = question.half == 1 and question.seat in case["running_pliers_used_in_first_turn_by"]
        command = next(uses(state, question, "running_pliers")) if wants_pliers else Pass()
        state = _said(state, question.seat, command)
    return _wrong(turns, case["turns"])


def _begun(players: int, start: int) -> Table:
    """A game in round 1 with Running Pliers on the table and seat `start` to begin."""
    luck = Rigged({"start player": [start]})
    state, _ = sagrada.setup({}, players, luck)
    tools = ("running_pliers", *[tool for tool in state.tools if tool != "running_pliers"][:2])
    state = replace(state, tools=tools)
    for seat in range(players):
        state = _said(state, seat, next(iter(sagrada.commands(state, seat))))
    return state


def _said(state: Table, seat: int, command: Command) -> Table:
    return sagrada.fold(state, sagrada.decide(state, seat, command, Rigged()))


def _tie_break(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    ranks = {
        p["id"]: scoring.ranking(p["total"], p["private"], p["favor"], p["first_turn_index_final_round"])
        for p in case["players"]
    }
    return _wrong(max(ranks, key=lambda player: ranks[player]), case["winner"])


def _solo(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    if "round_track" in case:
        track = tuple(tuple(dice) for dice in case["round_track"])
        return _wrong(scoring.target(replace(initial(Options(), 1), track=track)), case["target"])
    return _wrong(scoring.beats(case["score"], case["target"]), case["win"])


def _start_player(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    """Pass through whole games and note who begins each round."""
    for players, order in case["start_players"].items():
        state, got = _begun(int(players), 0), [0]
        while state.result is None:
            state = _said(state, sagrada.asked(state)[0], Pass())
            if state.round > len(got):
                got.append(state.start)
        if wrong := _wrong(got, order):
            return wrong
    return None


def _favour(case: dict[str, Any], data: dict[str, Any]) -> str | None:
    seats = {"a": 0, "b": 1}
    state = replace(initial(Options(), 2), tools=("lathekin",), tokens=(0,), favour=(case["start"], case["start"]))
    for use in case["uses"]:
        cost = price(state, "lathekin")
        if (state.tokens[0], cost) != (use["tokens_on_card"], use["cost"]):
            return f"got {state.tokens[0]} tokens and price {cost}, wanted {use}"
        state = sagrada.evolve(state, ToolUsed(seats[use["by"]], "lathekin", cost))
    return _wrong({who: state.favour[seats[who]] for who in case["left"]}, case["left"])


_KINDS = {
    "scoring": _scoring,
    "final_scores": _final,
    "placement": _placement,
    "tool_moves": _tool_move,
    "die_value_tools": _die_value,
    "turn_order": _turn_order,
    "tie_breaks": _tie_break,
    "solo": _solo,
    "start_player": _start_player,
    "favor_payment": _favour,
}
