"""Which lines of a mail are moves of its game, at the position as it is now; and votes on a person by the name that
everybody at the table sees, since the game knows seats alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property

from domain.game.aggregate import Game
from domain.game.lines import Line, LineParser
from domain.game.table import votes
from domain.game.table.grammar import Against, Vote, is_spelled_out, read
from domain.kernel.marks import by_mark, mark_of
from domain.kernel.misreadings import stuck
from domain.kernel.reading import COMMON, FILLERS, Words, in_turn, words_of
from domain.kernel.shapes import Command
from service.commands.about_letters import explained
from service.commands.chatter import WordsInChatter, words_here
from service.commands.courtesies import is_civil
from service.commands.moves_in_words import CHOOSING, LITTLE, WISHES
from service.commands.numerals import is_plain
from service.commands.phrases import CHATTER, CHOOSES, LAST, ORDINALS, line_of, longest
from service.commands.position_words import Meaning
from service.queries.people import seat_names
from service.store import Store

ALTERNATIVES = 9  # of a line that can mean several things
BEGUN = 2  # words of a move by which an unknown line is taken for one
COMPARED = 40  # unknown lines of a mail that are compared with the legal moves
HINTED = 4  # colons of a line after which a hint may begin
LONGEST = 300  # characters of a line with a hint
SPOKEN = 40  # lines of a mail that are read word by word
NEAREST = 3
OFFERED = 40  # options of a letter whose sentences are held beside what is listed
MOST = 200  # options of a letter whose words are known
_LITTLE = frozenset(word for key, others in COMMON.items() for word in (key, *others.split()))
_MARKED = re.compile(r"^(?:option|number|nr)?\s?#?(\d{1,3}[a-z]?)(?:[).:,]|\s-)?\s+(\S.*)$", re.IGNORECASE)


class GameCommandMatcher:
    """The language of one game at its position now; the names of its seats, and the options of the letter answered
    by their marks."""

    def __init__(
        self,
        game: Game | None,
        seat: int | None,
        names: Sequence[str] = (),
        options: Mapping[str, str] | Sequence[str] = (),
        known: Sequence[Line] = (),
    ) -> None:
        """`known`: lines that were read before."""
        self._game, self._seat, self.names, self._options = game, seat, names, by_mark(options)
        self.parser = LineParser(game.title if game is not None else None, known)
        self._compared = self._read = 0
        self._meanings: dict[str, Meaning] = {}

    @property
    def options(self) -> Mapping[str, str]:
        return self._options

    @property
    def is_running(self) -> bool:
        return self._game is not None and self._game.phase == "running"

    def reads(self, text: str) -> bool:
        return self._game is not None and self.parser.understands(text)

    def meant(self, text: str) -> str:
        """The sentence for an option copied with its hint, for its mark and words, and for a vote on a person."""
        if self._game is None or not 0 < len(text) <= LONGEST:
            return ""
        return with_seat(text, self.names) or self._hinted(text) or self._marked(text) or self.counted(text)

    def _hinted(self, text: str) -> str:
        """What stands before our own words on what it costs and brings, if they follow whole."""
        game, seat = self._game, self._seat
        if game is None or seat is None or game.phase != "running":
            return ""
        title, parts = game.title, text.split(":", HINTED + 1)
        for n in range(1, len(parts)):
            head, tail = ":".join(parts[:n]), words_of(":".join(parts[n:]))
            legal = title.accepted(self.parser.readings(head), game.state, seat, 1) if tail else ()
            for command in legal:
                hint = title.hint(game.state, seat, command)
                if hint is not None and words_of(hint.text(self.names)) == tail:
                    return title.sentence(command)
        return ""

    def _marked(self, text: str) -> str:
        """An option by its mark and by words of it: both have to say the same."""
        found = _MARKED.match(text)
        if self._game is None or found is None or mark_of(found[1]) not in self._options:
            return ""
        option, rest = self._options[mark_of(found[1])], found[2]
        counts = text[found.end(1) :].startswith(" ") and text[: found.start(1)].strip() in ("", "#")
        if (
            counts
            and len(words_of(rest)) < 3
            and any(_are_words_of(rest, each) for each in self._options.values() if each != option)
        ):
            return ""  # "2 silver" is as much of it
        same = set(self.parser.readings(rest)) & set(self.parser.readings(option)) or self._hinted(rest) == option
        return option if not in_turn(option) and (same or _are_words_of(rest, option)) else ""

    def mentions(self, words: Words) -> bool:
        """Whether one of these words begins a move of the game, or names something in an option of the letter."""
        return not self._telling.isdisjoint(words)

    def legal(self, text: str) -> tuple[str, ...]:
        """The sentences of what a text means and the game allows now."""
        game, seat = self._game, self._seat
        if game is None or seat is None or game.phase != "running":
            return ()
        return tuple(map(game.title.sentence, self._accepted(text, ALTERNATIVES)))

    def _accepted(self, text: str, at_most: int) -> list[Command]:
        game, seat = self._game, self._seat
        if game is None or seat is None:
            return []
        return game.title.accepted(self.parser.readings(text), game.state, seat, at_most)

    @cached_property
    def _telling(self) -> frozenset[str]:
        opening = self._game.title.language.openings() if self._game is not None else frozenset[str]()
        named = {word for option in list(self._options.values())[:MOST] for word in words_of(option)}
        return frozenset(word for word in opening | named if _tells(word))

    @cached_property
    def _position(self) -> WordsInChatter | None:
        game, seat = self._game, self._seat
        if game is None or seat is None or game.phase != "running":
            return None
        options = list(self._options.values())[:OFFERED]
        shown = (each for option in options for each in self._accepted(option, 1))
        return words_here(game.title, game.state, seat, shown)

    def _words_for(self, text: str) -> WordsInChatter | None:
        """None for what is too long, and after so many lines."""
        return self._position if len(text) <= LONGEST and self._read < SPOKEN else None

    def spoken(self, text: str) -> Meaning:
        """What words of the position mean that are no sentence of the language."""
        if text in self._meanings:
            return self._meanings[text]
        position = self._words_for(text)
        self._read += 1
        meaning = position.meaning(text) if position is not None else Meaning()
        return self._meanings.setdefault(text, meaning)

    def loosely(self, text: str) -> Meaning:
        """What a sentence means that has more in it than what is said."""
        position = self._words_for(text)
        return position.loosely(text) if position is not None else Meaning()

    def near(self, text: str) -> tuple[str, ...]:
        """Legal moves whose words stand in a line that means nothing as a whole."""
        position = self._words_for(text)
        return (position.near(text) if position is not None else ()) or self._numbered(text)

    def counted(self, text: str) -> str:
        """The option that "window 3" or "the third window" counts, where windows are all that can be chosen."""
        said = line_of(text).words
        said = said[longest(said, 0, WISHES) or longest(said, 0, CHOOSES) :]
        typed = [word for word in said if word not in FILLERS | LITTLE | CHOOSING | CHATTER and not is_civil(word)]
        if self._game is None or self._position is None or len(typed) != 2 or "?" in text or not is_plain(said):
            return ""
        listed = list(self._options.values())
        number = len(listed) if typed[0] in LAST else ORDINALS.get(typed[0], 0)
        if number and self._position.is_kind(typed[1]):
            return listed[number - 1] if number <= len(listed) else ""
        return self._options.get(typed[1], "") if self._position.is_kind(typed[0]) else ""

    def _numbered(self, text: str) -> tuple[str, ...]:
        """Window 3: a thing of the game with the mark of an option."""
        typed = [word for word in words_of(text) if word not in FILLERS and not is_civil(word)]
        option = self._options.get(typed[1]) if len(typed) == 2 else None
        known = option is not None and self._game is not None and typed[0] in self._game.title.language.words
        return (option,) if known and option else ()

    def explained(self, what: str) -> str:
        return explained(self._game.title.language, what) if self._game is not None else ""

    def resembles(self, text: str) -> bool:
        """Whether this is a move mistyped. Asked of the first unknown lines only: an essay is not made of moves."""
        self._compared += 1
        text = found[2] if (found := _MARKED.match(text)) else text
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
        if legal := self.legal(text):
            return legal
        near = game.title.nearest(text, game.state, seat)
        return (near,) if near else self.near(text)[:NEAREST]


def matcher_of(
    store: Store,
    game: Game | None,
    seat: int | None,
    options: Mapping[str, str] | Sequence[str],
    known: Sequence[Line] = (),
) -> GameCommandMatcher:
    with store.db.read() as session:
        names = seat_names(session, game) if game is not None else ()
    return GameCommandMatcher(game, seat, names, options, known)


def _tells(word: str) -> bool:
    """Whether a word is more than a little one, or a number."""
    return len(word) > 1 and not word.isdecimal() and word not in FILLERS and word not in _LITTLE


def _are_words_of(said: str, option: str) -> bool:
    """Whether these words stand in the option, one after the other, and one of them is more than a little word."""
    words, whole = (tuple(word for word in words_of(text) if word not in FILLERS) for text in (said, option))
    telling = any(len(word) > 1 and not word.isdecimal() and word not in COMMON for word in words)
    return telling and any(whole[n : n + len(words)] == words for n in range(len(whole)))


UNKNOWN = 2  # words that are taken for a name nobody has
MOTION = 4  # words of a vote before the name


def with_seat(text: str, names: Sequence[str]) -> str:
    """A vote on a person as the vote on their seat: vote replace Bert. Without the name if nobody is called so, which
    is refused with what to say. Letters have such a line between quotation marks, which is no vote.
    """
    words = words_of(text) if text[:1].isalnum() and is_spelled_out(text) else ()
    for end in range(min(len(words) - 1, MOTION), 1, -1):
        command = read(head := " ".join(words[:end]))
        if isinstance(command, Vote | Against) and votes.MOTIONS[command.motion].on_seat and not command.number:
            seats = [seat for seat, name in enumerate(names) if words_of(name) == words[end:]]
            if len(seats) == 1:
                return f"{head} seat {seats[0] + 1}"
            return head if len(words) - end <= UNKNOWN else ""
    return ""


def vote_on(motion: str, seat: int, names: Sequence[str]) -> str:
    """How the vote is said: with the name if that is understood."""
    spoken = f"vote {motion} {names[seat]}"
    seated = f"vote {motion} seat {seat + 1}"
    return spoken if with_seat(spoken, names) == seated and read(spoken) is None else seated
