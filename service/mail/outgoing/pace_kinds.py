"""Letters about time, seats and votes. Their few lines come first, then the letter is as any other about the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from domain.kernel.telling import Sentence
from service.commands.matching import vote_on
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.kinds import LetterRequest, whole, writes
from service.mail.outgoing.letter_context import LetterContext
from service.mail.outgoing.pace_lines import what_follows, what_follows_for_you
from service.mail.outgoing.scoring import so_far
from service.mail.outgoing.small_print import small
from service.queries.wording import say
from service.store.grants import Tokens


def _context(request: LetterRequest) -> LetterContext:
    if request.scene is None:
        raise ValueError(f"a letter of the kind {request.kind} is about a game")
    return request.scene


@writes("overdue")
def overdue(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context, late = _context(request), request.about["late"]
    if late == context.seat:
        yield from _your_time_is_over(request, context, tokens)
        return
    name, who = request.reader.name, context.names[late]
    follows = b.Paragraph(what_follows(context.game, late, context.names))
    if request.meanings:
        over = say("{name}, the time of {who} is over. How shall the game go on?", name=name, who=who)
        yield from _to_vote_on(request, tokens, b.Paragraph(over, strong=True), follows)
        return
    over = say("The time of {who} for this move is over.", who=who)
    yield from whole(request, tokens, b.Paragraph(over, strong=True), follows)


def _your_time_is_over(request: LetterRequest, context: LetterContext, tokens: Tokens) -> Iterator[b.Block]:
    news = [b.Paragraph(what_follows_for_you(context.game, context.seat))]
    if not context.asked:  # the clock has moved
        was = say("{name}, your time was over.", name=request.reader.name)
        news.insert(0, b.Paragraph(was, strong=True))
    away = say('Going away? "pause until" and a day stops your clock in all your games.')
    yield from whole(request, tokens, *news, b.Paragraph(away))


def _to_vote_on(request: LetterRequest, tokens: Tokens, *news: b.Block) -> Iterator[b.Block]:
    """Who has nothing else to answer gets no board."""
    context = _context(request)
    if context.asked:
        yield from whole(request, tokens, *news)
        return
    yield from news
    yield from p.can(context, request.site, tokens, request.offered, request.meanings)
    if context.game.points_so_far:
        yield b.Paragraph(
            say("As it stands: {points}", points=" ".join(so_far(context.game.points_so_far, context.names)))
        )
    yield b.Paragraph(say('To see the table, answer "show".'))
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)


def table_news(context: LetterContext, news: Iterable[Mapping[str, Any]]) -> Iterator[b.Paragraph]:
    """What has become of seats and votes, a paragraph each."""
    for each in news:
        yield b.Paragraph(msgspec.convert(each, Sentence).text(context.names), strong=True)


@writes("table")
def table(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = _context(request)
    news = list(table_news(context, request.about["says"]))
    for offer in context.game.offers:
        if offer.seat == context.seat:
            continue
        if request.meanings:
            free = say("Anybody else can take that seat.")
        else:
            bot = vote_on("bot", offer.seat, context.names)
            free = say('Anybody else can take that seat; or "{bot}" gives it to a bot.', bot=bot)
        news.append(b.Paragraph(free))
    yield from (_to_vote_on if request.meanings else whole)(request, tokens, *news)


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
