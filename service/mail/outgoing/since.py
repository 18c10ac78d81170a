"""What happened since the end of the reader's last turn, in few lines: a line for each player, what concerns the
reader first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from domain.kernel.telling import Seat, Sentence, word
from service.mail.outgoing.blocks import HistoryLine

MOST = 5
LONGEST = 30  # words of what one player did; the rest stands in the log


def nearness(sentence: Sentence, reader: int, actor: int | None, begun: bool) -> int:
    """How much a sentence concerns a reader, as `HistoryLine.near` says it."""
    names_reader = any(isinstance(part, Seat) and part.number == reader for _, part in sentence.parts)
    if not begun or (actor == reader and names_reader):
        return 0
    return 2 if names_reader else 1


def in_few_lines(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """At most five: what all said and did, each player in one line; then what nobody did, the latest, each once."""
    grouped: dict[object, list[HistoryLine]] = {}
    for line in lines:
        grouped.setdefault((line.who, line.undone, "" if line.who else line.text), []).append(line)
    made = [_together(group) for group in grouped.values()]
    ranked = sorted(enumerate(made), key=lambda each: (-_rank(each[1]), -each[0]))[:MOST]
    return tuple(line for n, line in sorted(ranked, key=lambda each: (each[1].near != 2, each[0])))


def _rank(line: HistoryLine) -> int:
    """Which lines are told if there are too many."""
    return 3 if line.near == 2 else 2 if line.who else line.near


def _together(group: list[HistoryLine]) -> HistoryLine:
    first = group[0]
    if not first.who:
        return first
    turns = (", ".join(_briefs(turn)) for _, turn in groupby(group, key=lambda line: line.turn))
    told = "; ".join(filter(None, turns)) or word("passed")
    words = told.split()
    told = " ".join(words[:LONGEST]).rstrip(",;:") + " ..." if len(words) > LONGEST else f"{told}."
    near = max(line.near for line in group)
    return HistoryLine(f"{first.who}: {told}", first.undone, near, who=first.who)


def _briefs(turn: Iterable[HistoryLine]) -> Iterable[str]:
    return (line.brief for line in turn if line.brief)
