"""What `posthorn verify` has found of one game, and how it is told: the first line says who vouches for the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

Say = Callable[[str], object]

PROVEN, WRONG, NOT_ALL = 0, 1, 3  # how the program ends
LONGEST = 2000  # characters of a line


@dataclass
class Findings:
    """`events`: of the log; `vouched`: up to this version somebody outside does. `named`: what no rule decided."""

    game: str = ""
    events: int = 0
    vouched: int = 0
    witnesses: int = 0
    wrong: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def code(self) -> int:
        if self.wrong:
            return WRONG
        return PROVEN if self.vouched == self.events and not self.unchecked else NOT_ALL

    @property
    def headline(self) -> str:
        left = self.events - self.vouched
        if not self.vouched:
            fits = "does not even agree with itself" if self.wrong else "agrees with itself"
            return f"Nobody outside vouches for this log of {_events(left)}: it {fits}, and could all be written anew."
        who = f"{self.witnesses} {'head' if self.witnesses == 1 else 'heads'} that you kept"
        if self.wrong:
            return f"Events 1 to {self.vouched} are those of {who}, and yet not all is right; see below."
        if not left:
            return f"All {_events(self.events)} of this log are vouched for by {who}."
        return f"Events 1 to {self.vouched} are vouched for by {who}. For the last {left} nobody outside vouches."

    def lines(self) -> Iterator[str]:
        """Whatever words are in the file, each is one line that steers no terminal."""
        for line in self._lines():
            yield "".join(c if c.isprintable() else "?" for c in line)[:LONGEST]

    def _lines(self) -> Iterator[str]:
        yield f"Game {self.game}. {self.headline}"
        if self.named:
            yield "Decided by people, by the clock or by bots, and by no rule:"
            yield from (f"  {each}" for each in self.named)
        yield from self.notes
        yield from (f"NOT CHECKED: {each}" for each in self.unchecked)
        yield from (f"WRONG: {each}" for each in self.wrong)
        yield self.verdict

    @property
    def verdict(self) -> str:
        if self.code == WRONG:
            return f"WRONG: {len(self.wrong)} {'thing is' if len(self.wrong) == 1 else 'things are'} not as told."
        return "PROVEN." if self.code == PROVEN else "NOT ALL IS CHECKED."


def _events(count: int) -> str:
    return f"{count} {'event' if count == 1 else 'events'}"
