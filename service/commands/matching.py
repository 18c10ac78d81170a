"""Which lines of a mail are moves of its game, at the position as it is now."""

from __future__ import annotations

import re
from collections.abc import Sequence

from domain.game.aggregate import Game
from domain.game.table.grammar import is_table_line
from domain.kernel.reading import COMMON, FILLERS, in_turn, words_of
from domain.kernel.slips import stuck
from service.commands.names_in_votes import with_seat
from service.projections import tables
from service.store import Store

ALTERNATIVES = 9  # of a line that can mean several things
BEGUN = 2  # words of a move by which an unknown line is taken for one
COMPARED = 40  # unknown lines of a mail that are compared with the legal moves
HINTED = 4  # colons of a line after which a hint may begin
LONGEST = 300  # characters of a line with a hint
_NUMBERED = re.compile(r"^(?:option|number|nr)?\s?#?(\d{1,3})(?:[).:,]|\s-)?\s+(\S.*)$", re.IGNORECASE)


class GameCommandMatcher:
    """The language of one game at its position now; the names of its seats, and the options of the letter answered."""

    def __init__(
        self, game: Game | None, seat: int | None, names: Sequence[str] = (), options: Sequence[str] = ()
    ) -> None:
        self._game, self._seat, self.names, self._options = game, seat, names, options
        self._compared = 0

    def reads(self, text: str) -> bool:
        return self._game is not None and (is_table_line(text) or bool(self._game.title.language.readings(text)))

    def meant(self, text: str) -> str:
        """The sentence for an option copied with its hint, for its number and words, and for a vote on a person."""
        if self._game is None or not 0 < len(text) <= LONGEST:
            return ""
        return with_seat(text, self.names) or self._hinted(text) or self._numbered(text)

    def _hinted(self, text: str) -> str:
        """What stands before our own words on what it costs and brings, if they follow whole."""
        game, seat = self._game, self._seat
        if game is None or seat is None or game.phase != "running":
            return ""
        title, parts = game.title, text.split(":", HINTED + 1)
        for n in range(1, len(parts)):
            head, tail = ":".join(parts[:n]), words_of(":".join(parts[n:]))
            legal = title.accepted(title.language.readings(head), game.state, seat, 1) if tail else ()
            for command in legal:
                hint = title.hint(game.state, seat, command)
                if hint is not None and words_of(hint.text(self.names)) == tail:
                    return title.sentence(command)
        return ""

    def _numbered(self, text: str) -> str:
        """An option by its number and by words of it: both have to say the same."""
        found = _NUMBERED.match(text)
        if self._game is None or found is None or not 0 < int(found[1]) <= len(self._options):
            return ""
        option, rest = self._options[int(found[1]) - 1], found[2]
        language = self._game.title.language
        same = set(language.readings(rest)) & set(language.readings(option)) or self._hinted(rest) == option
        return option if not in_turn(option) and (same or _are_words_of(rest, option)) else ""

    def resembles(self, text: str) -> bool:
        """Whether this is a move mistyped. Asked of the first unknown lines only: an essay is not made of moves."""
        self._compared += 1
        text = found[2] if (found := _NUMBERED.match(text)) else text
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


def matcher_of(store: Store, game: Game | None, seat: int | None, options: Sequence[str]) -> GameCommandMatcher:
    with store.db.read() as session:
        names = tables.names(session, game.id) if game is not None else ()
    return GameCommandMatcher(game, seat, names, options)


def _are_words_of(said: str, option: str) -> bool:
    """Whether these words stand in the option, one after the other, and one of them is more than a little word."""
    words, whole = (tuple(word for word in words_of(text) if word not in FILLERS) for text in (said, option))
    telling = any(len(word) > 1 and not word.isdecimal() and word not in COMMON for word in words)
    return telling and any(whole[n : n + len(words)] == words for n in range(len(whole)))
