"""The position as plain facts, one a line, from a view: for screen readers and narrow screens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.sagrada.parts import COLOUR_NAMES, ROWS
from domain.titles.sagrada.pictures.text import offered_to, tool_state, turns_left


def listing(view: dict[str, Any]) -> tuple[Sentence, ...]:
    players = sorted(view["players"], key=lambda player: (player["seat"] != view["seat"], player["seat"]))
    return (
        *_table(view),
        *map(_offered, offered_to(view)),
        *(sentence for player in players for sentence in _player(player)),
    )


def _table(view: dict[str, Any]) -> Iterator[Sentence]:
    if view["round"]:
        pool = " ".join(view["pool"]) or "empty"
        yield Sentence.of("Round {round} of 10; the pool: {pool}.", round=view["round"], pool=pool)
    yield from _turns(view)
    track = listed([f"{n}: {' '.join(dice) or 'no die'}" for n, dice in enumerate(view["track"], 1)], "empty")
    yield Sentence.of("Round track: {track}.", track=track)
    if view["target"] is not None:
        yield Sentence.of("Target so far: {target}.", target=view["target"])
    for tool in view["tools"]:
        yield _tool(tool)
    for card in view["public"]:
        template = "Public objective {name}: {n} {n|point|points}, {for_what}."
        yield Sentence.of(template, name=card["name"], n=card["points"], for_what=card["for"])


def _turns(view: dict[str, Any]) -> Iterator[Sentence]:
    seats = turns_left(view)
    if view["seats"] > 1 and seats:
        template = "Turns left in this round: {n}; the first is that of {who}."
        yield Sentence.of(template, n=len(seats), who=Seat(seats[0]))


def _tool(tool: dict[str, Any]) -> Sentence:
    template = "Tool {number}, {name} ({state}): {text}"
    return Sentence.of(template, number=tool["number"], name=tool["name"], state=tool_state(tool), text=tool["text"])


def _offered(side: dict[str, Any]) -> Sentence:
    rows = "; ".join(
        f"row {letter} " + ", ".join(map(_open, row)) for letter, row in zip(ROWS, side["rows"], strict=True)
    )
    template = "You can choose {window}, difficulty {difficulty}: {rows}."
    return Sentence.of(template, window=side["name"], difficulty=side["difficulty"], rows=rows)


def _player(player: dict[str, Any]) -> Iterator[Sentence]:
    if player["window"]:
        rows = "; ".join(_row(letter, player["cells"][5 * n : 5 * n + 5]) for n, letter in enumerate(ROWS))
        template = "{who}, {window}: {rows}. Favour tokens: {favour}."
        yield Sentence.of(template, who=Seat(player["seat"]), window=player["name"], rows=rows, favour=player["favour"])
    if player["private"]:
        colours = " or ".join(player["private"])
        yield Sentence.of("{who} has the private objective {colours}.", who=Seat(player["seat"]), colours=colours)


def _row(letter: str, cells: list[dict[str, Any]]) -> str:
    return f"row {letter} " + ", ".join(cell["die"] or _open(cell["wants"]) for cell in cells)


def _open(wants: str) -> str:
    if wants == ".":
        return "open"
    return f"open for {COLOUR_NAMES.get(wants, wants)}"
