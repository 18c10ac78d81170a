"""Which lines of a mail are moves of its game, at the position as it is now."""

from __future__ import annotations

from domain.game import Game
from domain.kernel.reading import FILLERS, words_of
from domain.kernel.slips import stuck
from domain.table_lines import is_table_line

ALTERNATIVES = 9  # of a line that can mean several things
BEGUN = 2  # words of a move by which an unknown line is taken for one
COMPARED = 40  # unknown lines of a mail that are compared with the legal moves


class GameCommandMatcher:
    """The language of one game at its position now."""

    def __init__(self, game: Game | None, seat: int | None) -> None:
        self._game, self._seat = game, seat
        self._compared = 0

    def reads(self, text: str) -> bool:
        return self._game is not None and (is_table_line(text) or bool(self._game.title.language.readings(text)))

    def resembles(self, text: str) -> bool:
        """Whether this is a move mistyped. Asked of the first unknown lines only: an essay is not made of moves."""
        self._compared += 1
        likely = self._compared <= COMPARED and text[:1].isalnum() and len(text.split()) <= 12
        return likely and (self._begins(text) or bool(self.nearest(text)))

    def _begins(self, text: str) -> bool:
        """Whether it begins as a move does, with two words that mean something in it."""
        game = self._game
        end = stuck(game.title.language, text) if game is not None and game.phase == "running" else None
        return end is not None and sum(word not in FILLERS for word in words_of(text)[: end.read]) >= BEGUN

    def nearest(self, text: str) -> tuple[str, ...]:
        """The very sentence if it is legal now, else the legal one most like it."""
        game, seat = self._game, self._seat
        if game is None or seat is None or game.phase != "running" or len(text) > 200:
            return ()
        readings = game.title.language.readings(text)
        legal = game.title.accepted(readings, game.state, seat, ALTERNATIVES)
        if legal:
            return tuple(map(game.title.sentence, legal))
        near = game.title.nearest(text, game.state, seat)
        return (near,) if near else ()
