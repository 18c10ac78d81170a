"""What the reference simulator of the house set found for its greedy bot (facts/ohmygoods/house/REPORT.txt)."""

from __future__ import annotations

import statistics
from typing import Any

from domain.kernel.families import Family
from domain.kernel.luck import Luck
from domain.kernel.shapes import Command
from domain.titles.ohmygoods.bot.move import gain_of
from domain.titles.ohmygoods.commands import Build, Hire, Pass
from domain.titles.ohmygoods.questions import Buying
from domain.titles.ohmygoods.title import ohmygoods
from ops.bench.titles import Case

_NAMES = ("rounds", "points", "winner", "buildings", "hired", "won", "won by 3", "won by 6")


def _case(chapter: str, seats: int, games: int, *figures: float, lengths: dict[int, int] | None = None) -> Case:
    """Figures in the order of their names; only a game alone is won or lost."""
    label = f"{chapter}, alone" if seats == 1 else f"{chapter}, {seats} seats"
    found = dict(zip(_NAMES, figures, strict=False))
    return Case(label, seats, {"chapter": chapter}, games, found, lengths or {})


CASES = [
    _case(
        "base", 2, 300, 10.0, 24.1, 26.3, 8.2, 0.99, lengths={8: 25, 9: 87, 10: 89, 11: 64, 12: 24, 13: 8, 14: 2, 15: 1}
    ),
    _case("base", 3, 300, 9.7, 23.9, 27.5, 7.9, 1.13, lengths={8: 29, 9: 101, 10: 107, 11: 50, 12: 13}),
    _case("base", 4, 300, 9.6, 24.1, 28.6, 7.7, 1.26, lengths={8: 29, 9: 110, 10: 116, 11: 33, 12: 10, 13: 2}),
    _case("1", 2, 100, 7.0, 17.3, 19.3, 7.2, 0.94),
    _case("1", 3, 100, 7.0, 17.3, 20.6, 7.1, 1.07),
    _case("1", 4, 100, 7.0, 17.2, 21.9, 7.0, 1.14),
    _case("2", 2, 100, 7.0, 16.9, 19.4, 7.0, 0.81),
    _case("2", 3, 100, 7.0, 17.2, 20.7, 6.9, 1.08),
    _case("2", 4, 100, 7.0, 17.1, 21.6, 6.8, 1.07),
    _case("3", 2, 100, 8.0, 22.9, 26.0, 7.4, 1.03),
    _case("3", 3, 100, 8.0, 22.6, 26.6, 7.2, 1.16),
    _case("3", 4, 100, 8.0, 24.2, 30.1, 7.5, 1.41),
    _case("4A", 2, 100, 8.0, 23.9, 27.2, 7.7, 0.98),
    _case("4A", 3, 100, 8.0, 24.0, 28.8, 7.6, 1.2),
    _case("4A", 4, 100, 8.0, 24.1, 30.8, 7.5, 1.29),
    _case("4B", 2, 100, 8.0, 23.1, 25.9, 8.1, 0.99),
    _case("4B", 3, 100, 8.0, 24.0, 28.2, 8.1, 1.3),
    _case("4B", 4, 100, 8.0, 23.5, 28.4, 7.9, 1.39),
    _case("5A", 2, 100, 9.0, 33.8, 37.5, 8.0, 1.41),
    _case("5A", 3, 100, 9.0, 34.5, 41.0, 8.1, 1.6),
    _case("5A", 4, 100, 9.0, 33.5, 41.7, 8.0, 1.55),
    _case("5B", 2, 100, 9.0, 31.0, 34.9, 8.3, 1.61),
    _case("5B", 3, 100, 9.0, 30.3, 36.3, 8.1, 1.72),
    _case("5B", 4, 100, 9.0, 30.9, 38.1, 8.2, 1.58),
    _case("all_in", 2, 100, 8.0, 27.0, 30.2, 7.7, 1.33),
    _case("all_in", 3, 100, 8.0, 27.2, 32.4, 7.7, 1.43),
    _case("all_in", 4, 100, 8.0, 27.0, 33.5, 7.6, 1.56),
    _case("1", 1, 300, 7.0, 16.5, 16.5, 7.3, 0.72, 0.44, 0.12, 0.02),
    _case("2", 1, 300, 7.0, 16.2, 16.2, 6.9, 0.67, 0.39, 0.14, 0.05),
    _case("3", 1, 300, 8.0, 23.4, 23.4, 7.5, 0.85, 0.38, 0.2, 0.1),
    _case("4A", 1, 300, 8.0, 24.5, 24.5, 7.7, 0.69, 0.42, 0.24, 0.09),
    _case("4B", 1, 300, 8.0, 23.8, 23.8, 8.2, 0.74, 0.44, 0.22, 0.09),
    _case("5A", 1, 300, 9.0, 33.2, 33.2, 8.1, 1.29, 0.41, 0.26, 0.1),
    _case("5B", 1, 300, 9.0, 29.4, 29.4, 8.2, 1.37, 0.36, 0.19, 0.1),
    _case("all_in", 1, 300, 8.0, 27.1, 27.1, 7.9, 1.11, 0.42, 0.24, 0.08),
]


def measure(state: Any) -> dict[str, float]:
    result = state.result
    totals = [score.total for score in result.scores]
    figures = {
        "rounds": float(state.round),
        "points": statistics.mean(totals),
        "winner": float(max(totals)),
        "buildings": statistics.mean(len(player.buildings) for player in state.players),
        "hired": statistics.mean(len(player.assistants) for player in state.players),
    }
    if result.won is None:
        return figures
    over = totals[0] - result.target
    return {**figures, "won": float(over >= 0), "won by 3": float(over >= 3), "won by 6": float(over >= 6)}


class Habits:
    """The sensible bot with the one habit in which the reference differs from it.

    The reference picks its building and its assistant before it pays for either, so a building just built never helps
    to hire, and an assistant that has become too dear is not replaced by another.
    """

    def __init__(self) -> None:
        self._picked: dict[tuple[int, type[Command]], str] = {}

    def __call__(self, state: Any, seat: int, luck: Luck) -> Command:
        question = state.pending[-1]
        if not isinstance(question, Buying):
            return ohmygoods.bot(state, seat, luck)
        offered = [offer.examples[0] for offer in ohmygoods.legal(state, seat) if isinstance(offer, Family)]
        if not question.built and not question.hired:
            self._pick(state, seat, offered)
            return ohmygoods.bot(state, seat, luck)
        return next((each for each in offered if self._picked.get((seat, type(each))) == _what(each)), Pass())

    def _pick(self, state: Any, seat: int, offered: list[Command]) -> None:
        for kind in (Build, Hire):
            gains = [(gain_of(state, seat, each)[0], _what(each)) for each in offered if type(each) is kind]
            best, what = max(gains, default=(0.0, ""))
            self._picked[seat, kind] = what if best > 0 else ""


def _what(command: Command) -> str:
    return getattr(command, "card", "") or getattr(command, "assistant", "")
