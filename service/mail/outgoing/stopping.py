"""The answer to words against letters: three choices, each to press or to answer with its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from domain.game.table.sequels import NO
from service.commands.about_letters import LEAVE, LETTERS_OFF, MUTE, WORDS
from service.commands.plan import STOPS
from service.mail.outgoing import blocks as b
from service.mail.outgoing.answer import transcript
from service.mail.outgoing.kinds import LetterRequest, writes
from service.mail.outgoing.letter_context import LetterContext
from service.queries.wording import say
from service.store.grants import Tokens

RESIGN, LEAVE_TABLE = "resign", "leave table"
_HINTS = {
    MUTE: "no letters of {game} but when it is over; you play on the web",
    LETTERS_OFF: "from no game; your clocks run on",
    RESIGN: "your seat in {game} is offered to somebody else; you are asked once more before it is",
    LEAVE_TABLE: "your seat in {game} is free again",
    NO: "you do not take the seat in {game}",
}


def is_against_letters(about: Mapping[str, Any]) -> bool:
    return any(line.get("kind") == STOPS for line in about.get("lines", ()))


def ways_to_stop(context: LetterContext | None) -> tuple[str, ...]:
    """What can be said in answer, as the lines that do it."""
    if context is None:
        return (LETTERS_OFF,)
    return (MUTE, LETTERS_OFF, *_leaving(context))


def _leaving(context: LetterContext) -> tuple[str, ...]:
    game = context.game
    if game.closed or not game.holders[context.seat].player:
        return ()
    if game.phase == "open":
        return (LEAVE_TABLE,) if game.seated(context.seat) and game.by != game.holders[context.seat].player else (NO,)
    return (RESIGN,)


@writes("stop")
def stop(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = request.scene
    game = context.subject.partition(":")[0] if context is not None else ""
    which = say("{name}, nothing is done in a game. Which letters shall end?", name=request.reader.name)
    yield b.Paragraph(which, strong=True)
    options = request.offered.by_mark.items()
    yield b.Options(tuple(_option(request, tokens, mark, line, game) for mark, line in options))
    if lines := tuple(map(b.HistoryLine, transcript(request.about))):
        yield b.Happened(lines)


def _option(request: LetterRequest, tokens: Tokens, mark: str, line: str, game: str) -> b.Option:
    site, subject = request.site, request.scene.subject if request.scene is not None else "Posthorn"
    words = WORDS.get(line, LEAVE if line in _HINTS else line)
    return b.Option(mark, words, site.mailto(tokens, subject, line), site.press(tokens, mark),
                    say(_HINTS.get(line, ""), game=game))  # fmt: skip
