"""The option to take a move back, beside what was done: as long as it can be, and until when that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from domain.game.table.grammar import is_table_line
from domain.game.table.votes import undo_refusal
from domain.game.time.clocks import until
from service.commands.spoken import spoken
from service.mail.outgoing import blocks as b
from service.mail.outgoing.kinds import LetterRequest
from service.mail.outgoing.letter_context import LetterContext, in_zone, say
from service.store.grants import Tokens

UNDO = "undo"  # the word that is said, and the mark of the option
_PLAYED = ("game", "number")  # kinds of lines that are moves of the game


def undo_option(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = request.scene
    if context is None or not any(map(_was_played, request.about.get("lines", ()))):
        return
    if context.game.phase != "running" or undo_refusal(context.game, context.seat) is not None:
        return
    mailto, link = request.site.mailto(tokens, context.subject, UNDO), request.site.press(tokens, UNDO)
    hint = _until(context, request.reader.zone)
    yield b.Options(
        (b.Option(mark=spoken(None, UNDO), sentence=say("take it back"), mailto=mailto, link=link, hint=hint),)
    )


def _was_played(line: Mapping[str, Any]) -> bool:
    return line.get("kind") in _PLAYED and line["status"] == "done" and not is_table_line(line.get("line", ""))


def _until(context: LetterContext, zone: str) -> str:
    """A move stands once somebody else has moved, or luck or a secret has come up."""
    others = [seat for seat in context.game.asked if seat != context.seat]
    ends = [due for seat in others or [context.seat] if (due := until(context.game, seat)) is not None]
    names, when = " or ".join(context.names[seat] for seat in others), in_zone(min(ends), zone) if ends else ""
    template = _UNTIL[bool(others), bool(when)]
    return say(template, names=names, when=when)


# by whether others are asked, and whether there is a clock
_UNTIL = {
    (True, True): "until {names} has moved; the time for that ends {when}",
    (True, False): "until {names} has moved",
    (False, True): "before luck, a secret or somebody else comes in, and before {when}",
    (False, False): "before luck, a secret or somebody else comes in",
}
