"""One typed line and what it is, and what has to be known of the game at hand to tell. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from domain.kernel.reading import Words
from service.commands.position_words import Meaning

LineKind = Literal[
    "game", "number", "undo", "join", "next", "preview", "say", "note", "question", "wish", "yes", "assent", "refused",
    "asked", "stops", "prose", "decline",
]  # fmt: skip


class Typed(Struct, frozen=True):
    """One line and what it is.

    `rest`: the words to say or note or join with; the word on what follows a game, and those added; the line to
    preview; the hint of a refusal; of a move the sentence without the courtesies around it, if there are any.
    `mark`: that of an option. `assent`: as good as yes where yes is waited for, and else prose. `asked`: the writer is
    asked back, and no move of the mail is played; `offers` are the lines that this one can mean, marks of options
    among them. `stops`: it is against letters, and nothing of the mail is played either. `decline`: no to an
    invitation.
    """

    text: str
    kind: LineKind
    rest: str = ""
    mark: str = ""
    command: Any = None
    offers: tuple[str, ...] = ()


class CommandMatcher(Protocol):
    """The language of the game at hand, and the letter that is answered. `meant`: the sentence that other words stand
    for, such as an option copied with its hint; empty if they stand for none. `names`: of all at the table; None:
    any word may be one. `mentions`: whether one of these words begins a move, or stands in an option of the letter.
    `legal`: the sentences of what a text means and the game allows now. `spoken`: what its words mean here, if it is
    no sentence. `explained`: the word to ask the help for, of something in the game.
    """

    @property
    def names(self) -> Sequence[str] | None: ...
    def mentions(self, words: Words) -> bool: ...
    def legal(self, text: str) -> tuple[str, ...]: ...
    def reads(self, text: str) -> bool: ...
    def meant(self, text: str) -> str: ...
    def resembles(self, text: str) -> bool:
        return False

    @property
    def is_running(self) -> bool:
        """Whether there are moves to make."""
        return False

    def spoken(self, text: str) -> Meaning:
        return Meaning()

    @property
    def options(self) -> Mapping[str, str]:
        """Of the letter that is answered, by their marks."""
        return {}

    def loosely(self, text: str) -> Meaning:
        return Meaning()

    def near(self, text: str) -> tuple[str, ...]:
        return ()

    def explained(self, what: str) -> str:
        return ""
