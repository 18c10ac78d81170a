"""The position as plain facts, one a line, from a view: for screen readers and narrow screens."""

from __future__ import annotations

from domain.kernel.telling import Seat, Sentence
from domain.titles.lagranja.pictures.text import View, farm_lines, hand_lines, table_lines


def listing(view: View) -> tuple[Sentence, ...]:
    """Each fact of the table and of the farms as one sentence."""
    lines = [Sentence.of("{line}", line=line) for line in table_lines(view)]
    for farm in view["farms"]:
        lines += [Sentence.of("{who}: {line}", who=Seat(farm["seat"]), line=line) for line in farm_lines(view, farm)]
    lines += [Sentence.of("In your hand: {card}", card=line) for line in hand_lines(view)]
    return tuple(lines)
