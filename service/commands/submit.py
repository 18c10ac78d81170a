"""What goes into the intake: its body, and what is said in it as structs. Mail, pages and the API send it from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.lines import GameCommand, LineParser, TableLine, encoded, raw
from domain.game.table import grammar
from domain.game.table.grammar import TableCommand
from domain.kernel.shapes import Command

if TYPE_CHECKING:
    from service.store import Row, Store


class Submission(Struct, frozen=True):
    """`commands`: of a kind that says lines or a move."""

    kind: str
    body: dict[str, Any] = {}
    commands: str | None = None


def lines(game: Game | None, said: Sequence[str], parser: LineParser | None = None) -> Submission:
    """What is typed. `parser`: the one that has read it, if it was read before."""
    if game is None:
        return Submission("say", {"lines": list(said)})
    parser = parser or LineParser(game.title)
    found = parser.lines(said) if game.phase == "running" else tuple(map(parser.line, said))
    return Submission("say", {"lines": list(said)}, encoded(found))


def move(game: Game, command: Command) -> Submission:
    """A command that can be said (Language.can_be_said)."""
    line = GameCommand(game.title.sentence(command), (raw(command),))
    return Submission("move", {"command": msgspec.to_builtins(command)}, encoded([line]))


def settling(command: TableCommand) -> Submission:
    sentence = grammar.sentence(command)
    return Submission("say", {"lines": [sentence]}, encoded([TableLine(sentence, command)]))


def submit(store: Store, submission: Submission, **how: Any) -> Row:
    return store.intake.submit(submission.kind, submission.body, commands=submission.commands, **how)
