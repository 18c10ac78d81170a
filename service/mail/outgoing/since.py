"""What happened since the reader's last move, in few lines: what concerns him first, then the latest."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.telling import Seat, Sentence
from service.mail.outgoing.blocks import HistoryLine

MOST = 5


def nearness(sentence: Sentence, reader: int, actor: int | None, begun: bool) -> int:
    """How much a sentence concerns a reader, as `HistoryLine.near` says it."""
    names_him = any(isinstance(part, Seat) and part.number == reader for _, part in sentence.parts)
    if not begun or (actor == reader and names_him):
        return 0
    return 2 if names_him else 1


def in_few_lines(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """At most five, those that concern the reader first; the same ones if they are no more."""
    if len(lines) <= MOST:
        return tuple(lines)
    news = [n for n, line in enumerate(lines) if line.near] or list(range(len(lines)))
    chosen = sorted(news, key=lambda n: (-lines[n].near, -n))[:MOST]
    return tuple(lines[n] for n in sorted(chosen, key=lambda n: (-lines[n].near, n)))
