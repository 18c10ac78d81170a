"""What became of a press, in words, for the one who pressed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.requests import LineVerdict
from domain.kernel.telling import word
from service.store.intake import Row
from service.web.game.reader import PageReader

_NOT_TRIED = "It was not tried, since something came up before it that nobody knew."
_SAID = {"undo": "undo", "sit": "take the seat"}
_FAULT = "Something went wrong with it here. Nothing was done; the operator has been told."
_LATE = "The game had moved on before you pressed, so nothing was done. Look at it as it is now."


class Pressed(Struct, frozen=True):
    """`waits`: it is not decided yet. `to_confirm`: it is done, or dropped, by one of the alternatives. `left`: lines
    that were not done beside others that were, each with the reason. `late`: the game had gone on.
    """

    said: str
    text: str = ""
    done: bool = False
    waits: bool = False
    alternatives: tuple[str, ...] = ()
    to_confirm: bool = False
    left: tuple[tuple[str, str], ...] = ()
    late: bool = False


def pressed(row: Row, game: Game, reader: PageReader) -> Pressed | None:
    """Only for the one who pressed."""
    if row.game != game.id or not reader.player or row.player != reader.player:
        return None
    said = _input_words(row, game)
    if row.status == "open":
        return Pressed(said, waits=True)
    if row.status == "parked" or row.verdict is None:
        return Pressed(said, word(_FAULT))
    if row.status == "done":
        return _done(said, row.verdict.lines)
    code, others = row.verdict.code, row.verdict.alternatives
    is_late = code in ("version_conflict", "superseded")
    text = word(_LATE) if is_late else _refused(row)
    return Pressed(said, text, alternatives=others, to_confirm=code == "not_confirmed", late=is_late)


def _input_words(row: Row, game: Game) -> str:
    if row.kind == "move":
        return game.title.sentence(game.title.codec.command(bytes(row.content.command)))
    return "; ".join(row.content.lines) if row.kind == "say" else word(_SAID.get(row.kind, row.kind))


def _done(said: str, lines: Sequence[LineVerdict]) -> Pressed:
    """Of several lines not all need be done: an order holds up no move, and what was drawn ends the rest."""
    done = [line for line in lines if line.status == "done"]
    left = tuple((line.said, line.text or word(_NOT_TRIED)) for line in lines if line.status != "done")
    said = "; ".join(line.played or line.said for line in done) or said
    return Pressed(said, " ".join(line.text for line in done if line.text), done=True, left=left)


def _refused(row: Row) -> str:
    verdict = row.verdict
    assert verdict is not None
    line = next((line for line in verdict.lines if line.status == "refused"), None)
    return line.text if line is not None else verdict.text
