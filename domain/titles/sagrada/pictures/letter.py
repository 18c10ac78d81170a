"""The position as a letter tells it: my window and the pool above the choices, the cards and the others below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.flow import name_in
from domain.kernel.telling import Place, Seat, Section, Sentence, listed, row
from domain.titles.sagrada.parts import ROWS
from domain.titles.sagrada.pictures.text import offered_to, tool_state, turns_left

View = dict[str, Any]
UNFOLDED = 2  # other players whose windows stand in every letter; of more there is a line each
BRIEF = {  # what was done, beside the name of who did it
    "{who} places {die} on {cell}.": "{die} on {cell}",
    "{who} uses {name} and pays with {die}.": "used {name} for {die}",
    "{who} uses {name} for {n} favour {n|token|tokens}.": "used {name} for {n} {n|token|tokens}",
    "{who} rolls {old} again: {new}.": "{old} rolled again: {new}",
    "{who} turns {old} to {new}.": "{old} turned to {new}",
    "{who} trades {die} for {other} of round {round}.": "{die} against {other} of the track",
    "{who} puts {die} into the bag and draws a {colour} die.": "{die} into the bag, a {colour} die out of it",
    "{who} makes it {die}.": "made it {die}",
    "{who} moves {die} from {source} to {target}.": "{die} from {source} to {target}",
    "{who} lifts two dice and sets them down: {moves}.": "moved {moves}",
    "{who} rolls the pool again: {dice}.": "rolled the pool again: {dice}",
    "{who} leaves {die} in the pool.": "left {die} in the pool",
    "{who} ends the turn and will skip the second one of this round.": "second turn skipped",
    "{who} ends the turn and takes the second one of this round at once.": "second turn at once",
    "{who} can only pass.": "",
    "{who} ends the turn.": "",
    "{who} builds {name} (difficulty {difficulty}).": "chose {name}",
}


def sections(view: View) -> Iterator[Section]:
    me = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    offered = offered_to(view)
    if offered:
        lines = tuple(line for side in offered for line in _pattern(side))
        yield Section(heading=Sentence.of("The windows to choose from"), lines=lines, place="choice", drawn=True)
    elif me is not None and me["window"]:
        heading = Sentence.of("Your window ({name})", name=me["name"])
        lines = (*_window(me), *_legend(me), _at_hand(view, me))
        yield Section(heading=heading, lines=lines, place="choice", drawn=True)
    yield Section(heading=Sentence.of("The table"), lines=tuple(_table(view, me)))
    yield Section(heading=Sentence.of("The tools"), lines=tuple(map(_tool, view["tools"])), place="asked",
                  words=("cards", "tools"))  # fmt: skip
    others = [player for player in view["players"] if player is not me and player["window"]]
    if len(others) > UNFOLDED:
        yield Section(lines=tuple(map(_folded, others)))
    for player in others:
        place: Place = "asked" if len(others) > UNFOLDED else "table"
        lines = (_stands(player), *_window(player))
        yield Section(lines=lines, place=place, words=(name_in(view, player["seat"]),), drawn=True)


def _pattern(side: View) -> Iterator[Sentence]:
    yield Sentence.of("{window} starts with {n} favour tokens", window=side["name"], n=side["difficulty"])
    yield row("    1  2  3  4  5")
    for letter, marks in zip(ROWS, side["rows"], strict=True):
        yield row(f" {letter} " + " ".join("--" if mark == "." else f"-{mark}" for mark in marks))


def _window(player: View) -> Iterator[Sentence]:
    """Two characters a cell, so that columns hold in a proportional face."""
    yield row("    1  2  3  4  5")
    for n, letter in enumerate(ROWS):
        yield row(f" {letter} " + " ".join(map(_cell, player["cells"][5 * n : 5 * n + 5])))


def _cell(cell: View) -> str:
    return cell["die"] or ("--" if cell["wants"] == "." else f"-{cell['wants']}")


def _legend(player: View) -> Iterator[Sentence]:
    """How a cell is read that has no die; by the first of each sort that is still open."""
    wants = [cell["wants"] for cell in player["cells"] if not cell["die"] and cell["wants"] != "."]
    colour = next((each for each in wants if not each.isdigit()), None)
    value = next((each for each in wants if each.isdigit()), None)
    parts = [f"-{colour} wants that colour"] if colour else []
    parts += [f"-{value} that value"] if value else []
    if parts:
        yield Sentence.of("A dash is an open cell: {parts}, -- takes any.", parts=", ".join(parts))


def _at_hand(view: View, me: View) -> Sentence:
    pool, secret = " ".join(view["pool"]) or "empty", " or ".join(me["private"] or ())
    if view["seats"] == 1:
        return Sentence.of("Pool: {pool}. Your secrets: pips of {secret}.", pool=pool, secret=secret)
    template = "Pool: {pool}. Your secret: pips of {secret}. Favour tokens: {n}."
    return Sentence.of(template, pool=pool, secret=secret, n=me["favour"])


def _table(view: View, me: View | None) -> Iterator[Sentence]:
    if me is None or not me["window"]:
        if me is not None and me["private"]:
            yield Sentence.of("Your secret: pips of {secret}.", secret=" or ".join(me["private"]))
        if view["pool"]:
            yield Sentence.of("Pool: {pool}.", pool=" ".join(view["pool"]))
    cards = [f"{card['name']} {card['points']}, {card['for']}" for card in view["public"]]
    if cards:
        yield Sentence.of("Points: {cards}.", cards="; ".join(cards))
    if view["round"]:
        track = listed([" ".join(dice) or "-" for dice in view["track"]], "empty")
        yield Sentence.of("Round {round} of 10; track: {track}.", round=view["round"], track=track)
    if len(seats := turns_left(view)) > 1 and view["seats"] > 1:
        after = ", ".join(name_in(view, seat, "you") for seat in seats[1:])
        yield Sentence.of("After this turn: {after}.", after=after)
    if view["target"] is not None:
        yield Sentence.of("Target so far: {target}.", target=view["target"])
    tools = ", ".join(f"{tool['name']} ({tool_state(tool)})" for tool in view["tools"])
    if tools:
        yield Sentence.of("Tools: {tools}.", tools=tools)


def _tool(tool: View) -> Sentence:
    return Sentence.of("{name} ({state}): {text}", name=tool["name"], state=tool_state(tool), text=tool["text"])


def _stands(player: View) -> Sentence:
    template = "{who}, {window}, {n} favour {n|token|tokens}:"
    return Sentence.of(template, who=Seat(player["seat"]), window=player["name"], n=player["favour"])


def _folded(player: View) -> Sentence:
    dice = sum(bool(cell["die"]) for cell in player["cells"])
    template = "{who}: {dice} of 20 dice, {n} favour {n|token|tokens}."
    return Sentence.of(template, who=Seat(player["seat"]), dice=dice, n=player["favour"])
