"""The invitation: who invites to what, how much of it there is, and how never to hear again."""

from __future__ import annotations

from collections.abc import Iterator

from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.kinds import LetterRequest, about, context_of_game, who_is_asked, writes
from service.mail.outgoing.letter_context import LetterContext
from service.queries.wording import late_text, pace_text, say
from service.store.grants import Tokens


@writes("invited")
def invited(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    game = context.game
    yield b.Paragraph(
        say(
            "{name}, {host} asks you to a game of {title}, played by letter.",
            name=request.reader.name, host=_host(request, address=True), title=game.title.name,
        ),
        strong=True,
    )  # fmt: skip
    if context.greeting:
        yield b.Paragraph(say('{host} writes: "{words}"', host=_host(request), words=context.greeting))
    yield b.Heading("The table")
    yield b.Listing(tuple(_terms(context)))
    yield from who_is_asked(context)
    yield b.Heading("The game")
    yield from about(context, request.site)
    yield from invitation(request, tokens)
    yield p.links(context, request.site, tokens)
    yield b.Small(
        (
            say(
                "{title} {number}. The luck is fair; the first letter says how you check it.",
                title=game.title.name, number=context.number,
            ),
            say(
                "You get this because {host} asks you. Unless you join, nothing follows.",
                host=_host(request),
            ),
        )
    )  # fmt: skip


def _terms(context: LetterContext) -> Iterator[str]:
    """What one lets oneself in for: who sits there, when it begins, how much it is to answer."""
    game = context.game
    others = game.seats - 1 - len(_seated(context))
    names = ", ".join(_seated(context)) or say("nobody yet")
    if others:
        template = "At the table: {names}. It begins when you and {n} {n|other|others} sit down."
    else:
        template = "At the table: {names}. Yours is the last seat: it begins as you join."
    yield say(template, names=names, n=others)
    few, many = game.title.letters(game.title.stored_options(game.options), game.seats)
    pace = pace_text(game.pace)
    if many:
        template = "You answer about {few} to {many} letters, each when you like. Time: {pace}."
        yield say(template, few=few, many=many, pace=pace)
    else:
        yield say("You answer each letter when you like. Time: {pace}.", pace=pace)
    if game.pace.runs:
        yield late_text(game.pace)
    if game.title.label:
        yield game.title.label


def invitation(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context, host = context_of_game(request), _host(request)
    yield b.Heading("You can")
    hints = {word: say(hint, host=host) for word, hint in _HINTS.items()}
    yield p.options(context, request.site, tokens, request.offered.by_mark, hints)
    yield b.Paragraph(
        say(
            "Answer with the number or the word. You add your mail to the luck, or words of your own:"
            ' answer "join with" and the words.'
        )
    )


_HINTS = {
    "join": "the seat is yours, and the first letter comes when the game begins",
    "no": "{host} looks for somebody else, and does not invite you again",
    "never": "nobody can invite you, and you hear no more of us",
}


def _host(request: LetterRequest, address: bool = False) -> str:
    if request.host is None:
        return say("the host")
    if address and request.host.address:
        return say("{name} ({address})", name=request.host.name, address=request.host.address)
    return request.host.name


def _seated(context: LetterContext) -> list[str]:
    return [name for seat, name in enumerate(context.names) if context.game.seated(seat)]
