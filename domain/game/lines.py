"""What a seat says in lines: moves are done together or not at all, and no line of the table holds them up. Nor do they
hold up one that stands on its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.game.aggregate import Game
from domain.game.requests import Lines, LineVerdict, Request
from domain.game.speaker import plain_line, speaker
from domain.game.table.grammar import is_table_line, stands_on_its_own, table_line
from domain.game.table.seats import come_back
from domain.game.table.votes import take_back
from domain.game.writer import Ledger
from domain.kernel.reading import LONGEST, in_turn, words_of
from domain.kernel.shapes import Refused

MOST_LINES = 20


class AllRefused(Exception):
    """No line of a row was done; `first` is the one that speaks for all."""

    def __init__(self, first: LineVerdict, lines: tuple[LineVerdict, ...]) -> None:
        super().__init__(first.code)
        self.first, self.lines = first, lines


def say(ledger: Ledger, request: Request, content: Lines) -> tuple[LineVerdict, ...]:
    if not 1 <= len(content.lines) <= MOST_LINES:
        raise _too_many_lines()
    seat = speaker(ledger, request, moves=not all(map(is_table_line, content.lines)))
    lines = tuple(part for said in content.lines for part in _parts(ledger.now, said))
    if len(lines) > MOST_LINES:
        raise _too_many_lines()
    before = ledger.now
    told = tuple(_in_their_order(ledger, seat, lines))
    last = told[-1]
    if _is_refused_move(last):
        ledger.start_again(before)
        told = tuple(_without_moves(ledger, seat, lines, told))
    if all(line.status != "done" for line in told):
        refused = (line for line in told if line.status == "refused")
        raise AllRefused(last if _is_refused_move(last) else next(refused), told)
    return told


def _too_many_lines() -> Refused:
    return Refused("bad_body", "Say 1 to {most} lines at once.", most=MOST_LINES)


def _parts(game: Game, said: str) -> tuple[str, ...]:
    """The moves of "take 2, then done"; the line itself if it is one, or if a part of it is none."""
    parts = in_turn(said) if game.phase == "running" and not is_table_line(said) else ()
    read = game.title.language.readings
    return parts if parts and not read(said) and all(map(read, parts)) else (said,)


def _in_their_order(ledger: Ledger, seat: int, lines: Sequence[str]) -> Iterator[LineVerdict]:
    """Up to the first move that is refused."""
    for said in lines:
        told = _told(ledger, seat, said)
        yield told
        if _is_refused_move(told):
            return


def _is_refused_move(line: LineVerdict) -> bool:
    return line.status == "refused" and not is_table_line(line.said)


def _without_moves(
    ledger: Ledger, seat: int, lines: Sequence[str], tried: Sequence[LineVerdict]
) -> Iterator[LineVerdict]:
    """What stands on its own, if a move was refused when they were tried in their order."""
    for n, said in enumerate(lines):
        if stands_on_its_own(said):
            yield _told(ledger, seat, said)
        elif n < len(tried) and tried[n].status == "refused":
            yield tried[n]
        else:
            yield LineVerdict(said, "not_tried")


def _told(ledger: Ledger, seat: int, said: str) -> LineVerdict:
    if ledger.stopped:
        return LineVerdict(said, "not_tried")
    try:
        text = _one_line(ledger, seat, said)
    except Refused as refused:
        return LineVerdict(said, "refused", code=refused.code, text=refused.text)
    return LineVerdict(said, "done", ledger.now.version, text=text)


def _one_line(ledger: Ledger, seat: int, said: str) -> str:
    """What is to be said of it beyond the events."""
    if len(said) <= LONGEST and words_of(said) == ("undo",):
        return take_back(ledger, seat)
    if (settled := table_line(ledger, seat, said)) is not None:
        return settled
    game = ledger.running()
    come_back(ledger, seat)
    ledger.move(seat, game.title.parse(said, game.state, seat), plain_line(said))
    return ""
