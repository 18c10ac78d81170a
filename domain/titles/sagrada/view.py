"""What a seat may know: an allow-list built from nothing. And which names it cannot tell apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from domain.titles.sagrada.cards import PATTERNS, PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.chapters.timing import price
from domain.titles.sagrada.parts import CELLS, COLOUR_NAMES, COLOURS, Window, dice_on, marks_of
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.scoring import target
from domain.titles.sagrada.table import Table


def view(state: Table, seat: int | None) -> dict[str, Any]:
    over = state.result is not None
    question = state.pending[-1] if state.pending else None
    return {
        "seats": state.seats,
        "round": state.round,
        "start": state.start,
        "turn": [question.seat, question.half] if isinstance(question, YourTurn) else None,
        "turns": list(state.turns),
        "drafted": state.drafted,
        "tool_used": state.tooled,
        "pool": list(state.pool),
        "held": state.held or None,
        "track": [list(dice) for dice in state.track],
        "bag": sum(state.bag),
        "tools": [_tool_view(state, tool) for tool in state.tools],
        "public": [_public_view(card) for card in state.public],
        "players": [_player_view(state, s, s == seat or over or state.solo) for s in range(state.seats)],
        "target": target(state) if state.solo else None,
    }


def _tool_view(state: Table, tool: str) -> dict[str, Any]:
    card, tokens = TOOLS[tool], state.tokens[state.tools.index(tool)]
    entry: dict[str, Any] = {"id": tool, "number": card.number, "name": card.name, "text": card.text}
    if state.solo:
        entry["pays"], entry["used"] = COLOUR_NAMES[card.solo_colour], bool(tokens)
    else:
        entry["tokens"], entry["price"] = tokens, price(state, tool)
    return entry


def _public_view(card: str) -> dict[str, Any]:
    objective = PUBLIC[card]
    return {"id": card, "name": objective.name, "points": objective.points, "for": objective.text}


def _player_view(state: Table, seat: int, known: bool) -> dict[str, Any]:
    window = state.windows[seat]
    chosen = dict(state.sealed).get(seat)
    return {
        "seat": seat,
        "window": window.pattern or None,
        "name": PATTERNS[window.pattern].name if window.pattern else None,
        "cells": [*_cells(window)],
        "favour": state.favour[seat],
        "private": [COLOUR_NAMES[PRIVATE[card]] for card in state.private[seat]] if known else None,
        "offered": _offered(state, seat) if known else None,
        "chosen": (chosen.window if known else True) if chosen is not None else None,
    }


def _offered(state: Table, seat: int) -> list[dict[str, Any]]:
    sides = [(side, PATTERNS[side]) for card in state.offered[seat] for side in WINDOW_CARDS[card]]
    return [{"id": s, "name": p.name, "difficulty": p.difficulty, "rows": list(p.rows)} for s, p in sides]


@lru_cache(maxsize=1024)
def _cells(window: Window) -> tuple[dict[str, Any], ...]:
    """Each reader of a position sees the same window, and most windows are as they were: nobody changes a view."""
    wants = zip(CELLS, marks_of(window.pattern), strict=True)
    cells: tuple[dict[str, Any], ...] = tuple([{"cell": cell, "wants": mark, "die": None} for cell, mark in wants])
    for number, die in dice_on(window):
        cells[number]["die"] = die
    return cells


def hidden(state: Table, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """Cards this seat cannot tell apart: those in other hands and in the box, kind by kind."""
    if state.result is not None or state.solo:
        return ()
    others = [s for s in range(state.seats) if s != seat]
    in_hands = [card for s in others for card in (*state.private[s], *state.offered[s], *state.spare[s])]
    unknown = [*in_hands, *state.box]
    return tuple(tuple(card for card in unknown if card in kind) for kind in (PRIVATE, WINDOW_CARDS))


def census(state: Table) -> dict[str, int]:
    """90 dice and every card, wherever they are."""
    dice = [*state.pool, *state.paid, *(die for on_space in state.track for die in on_space)]
    count = {colour: state.bag[n] + (state.held == colour) for n, colour in enumerate(COLOURS)}
    for die in dice:
        count[die[0]] += 1
    for window in state.windows:
        for n, mask in enumerate(window.colours):
            count[COLOURS[n]] += mask.bit_count()
    card_of = {side: card for card, sides in WINDOW_CARDS.items() for side in sides}
    cards = [*state.box, *state.tools, *state.public]
    cards += [card for hand in (*state.private, *state.offered, *state.spare) for card in hand]
    cards += [card_of[window.pattern] for window in state.windows if window.pattern]
    for card in cards:
        count[card] = count.get(card, 0) + 1
    return count
