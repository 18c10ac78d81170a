"""Letters about time, seats and votes. Their few lines come first, then the letter is as any other about the game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.kernel.telling import Sentence
from service.commands.matching import vote_on
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.kinds import LetterRequest, whole, writes
from service.mail.outgoing.letter_context import LetterContext, say
from service.mail.outgoing.pace_lines import what_follows
from service.mail.outgoing.small_print import small
from service.store.grants import Tokens


def _context(request: LetterRequest) -> LetterContext:
    if request.scene is None:
        raise ValueError(f"a letter of the kind {request.kind} is about a game")
    return request.scene


@writes("overdue")
def overdue(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context, late = _context(request), request.about["late"]
    if late == context.seat:
        text = say("{name}, your time is over. Answer now, and all goes on.", name=request.reader.name)
    else:
        text = say("The time of {who} for this move is over.", who=context.names[late])
    over = b.Paragraph(text, strong=True)
    yield from whole(request, tokens, over, b.Paragraph(what_follows(context.game, late, context.names)))


@writes("table")
def table(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = _context(request)
    news = [
        b.Paragraph(each.text(context.names), strong=True)
        for each in msgspec.convert(request.about["says"], list[Sentence])
    ]
    for offer in context.game.offers:
        if offer.seat != context.seat:
            bot = vote_on("bot", offer.seat, context.names)
            news.append(b.Paragraph(say('Anybody else can take that seat; or "{bot}" gives it to a bot.', bot=bot)))
    if context.game.motions(request.now):
        news.append(
            b.Paragraph(say('To agree answer with the one word "agree", else with "disagree". Silence is no vote.'))
        )
    yield from whole(request, tokens, *news)


@writes("left")
def left(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    n, title = request.about["seat"] + 1, request.about["title"]
    if request.about.get("let_go"):
        news = say("The host has given your seat {n} at a table of {title} free again.", n=n, title=title)
    else:
        news = say("Your seat {n} in a game of {title} has another player now.", n=n, title=title)
    yield b.Paragraph(news, strong=True)
    yield b.Paragraph(say("Letters and links of that game do not work for you any more. Thank you for playing so far."))
    yield b.Links((("Posthorn", request.site.url),))


@writes("unstarted")
def unstarted(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = _context(request)
    yield b.Paragraph(
        say("Your table of {title} has waited for two weeks.", title=context.game.title.name), strong=True
    )
    yield b.Paragraph(say("If it has not begun a month after its opening it is closed."))
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)
