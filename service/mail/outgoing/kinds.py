"""Every kind of letter: what it says beyond the position. One function a kind; the names are those of the mailbag."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from domain.kernel.shapes import Asking
from domain.kernel.telling import word
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.letter_context import LetterContext, LetterReader
from service.mail.outgoing.pace_lines import closed_text
from service.mail.outgoing.scoring import outcome, places, sheet, so_far
from service.mail.outgoing.sequel import tale, waiting_lines, ways_on
from service.mail.outgoing.site import Site
from service.mail.outgoing.small_print import small
from service.queries.choices import Choices
from service.queries.wording import say
from service.store.grants import Tokens


class LetterRequest(Struct, frozen=True, kw_only=True):
    """What a letter is written from. `about`: what the one who asked for it wants said."""

    kind: str
    reader: LetterReader
    host: LetterReader | None = None  # who opened the game, for those whom they invite
    site: Site
    now: str
    about: Mapping[str, Any] = {}
    scene: LetterContext | None = None
    offered: Choices = Choices(())
    meanings: Mapping[str, str] = {}  # of what is offered and is no move
    seen: bool = False  # this decision point stands in an earlier letter
    included: frozenset[str] = frozenset()  # kinds of letters that are not written because this one says the same
    news: tuple[Mapping[str, Any], ...] = ()  # of the table, in place of letters of their own
    why: tuple[str, ...] = ()  # what was sent and what was not, for those who asked
    log: tuple[str, ...] = ()  # the history, for those who asked
    notes: tuple[str, ...] = ()  # the reader's own, for those who asked for the history


Writer = Callable[[LetterRequest, Tokens], Iterator[b.Block]]
WRITERS: dict[str, Writer] = {}


def writes(kind: str) -> Callable[[Writer], Writer]:
    def sign(writer: Writer) -> Writer:
        WRITERS[kind] = writer
        return writer

    return sign


def context_of_game(request: LetterRequest) -> LetterContext:
    if request.scene is None:
        raise ValueError(f"a letter of the kind {request.kind} is about a game")
    return request.scene


def whole(request: LetterRequest, tokens: Tokens, *news: b.Block, luck: bool = False) -> Iterator[b.Block]:
    """The turn letter; news stand below what is asked, or first if nothing is. `luck`: the end tells of it."""
    context = context_of_game(request)
    asked = tuple(p.asked(context, request.reader, request.now))
    yield from (*asked, *news) if context.asked else (*news, *asked)
    yield from p.below_asked(context, request.site, tokens, request.offered, request.now, luck, request.meanings)


def the_rest(request: LetterRequest, tokens: Tokens, luck: bool = False) -> Iterator[b.Block]:
    context = context_of_game(request)
    yield from p.happened(context)
    yield from p.position(context)
    yield p.links(context, request.site, tokens)
    yield small(context, request.now, luck)


@writes("turn")
def turn(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    return whole(request, tokens)


@writes("urgent")
def urgent(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    news = b.Paragraph(say("Little time is left for your move; this is the one reminder you get."))
    yield from whole(request, tokens, news)


@writes("started")
def started(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield from whole(request, tokens, *begins(request), luck=True)


def begins(request: LetterRequest) -> Iterator[b.Block]:
    context = context_of_game(request)
    game = context.game
    yield b.Paragraph(
        say(
            "Welcome to {title} {number}: the game begins. At the table: {names}.",
            title=game.title.name, number=context.number, names=p.at_the_table(context),
        )
    )  # fmt: skip
    yield from about(context, request.site)
    yield from (b.Paragraph(sentence.text(context.names)) for sentence in game.title.prologue(game.state))
    yield from who_is_asked(context)


def about(context: LetterContext, site: Site) -> Iterator[b.Block]:
    """The title in two sentences, and where more is told of it."""
    title = context.game.title
    if title.about:
        yield b.Paragraph(word(title.about))
    yield b.Links(((say("How {title} is played", title=title.name), site.title(title.id)),), last=False)


def who_is_asked(context: LetterContext) -> Iterator[b.Block]:
    options = context.game.title.read(context.game.options)
    if isinstance(options, Asking):
        yield b.Paragraph(options.sentence.text())


@writes("awaited")
def awaited(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    yield b.Paragraph(say("{name}, the others go on.", name=request.reader.name), strong=True)
    yield from waiting_lines(context, request.site, tokens, request.offered)
    yield p.links(context, request.site, tokens)
    yield small(context, request.now, luck=True)


@writes("declined")
def declined(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    seat, title = request.about["guest"], context.game.title.name
    who = request.about.get("name") or context.names[seat]
    yield b.Paragraph(
        say("{who} does not play {title} {number}.", who=who, title=title, number=context.number), strong=True
    )
    if context.game.holders[seat].player:
        free = say('The seat is kept for {who} until you free it: answer "release seat {n}".', who=who, n=seat + 1)
    else:
        free = say("Seat {n} is free again.", n=seat + 1)
    yield b.Paragraph(free)
    yield b.Paragraph(say("The game begins when every seat is taken. Pass its link on, or close the table."))
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)


@writes("undone")
def undone(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    who = context.names[request.about["by"]]
    if context.asked:  # by now somebody has moved again
        news = say("{who} took a move back; you are asked anew, as the table stands now.", who=who)
        yield from whole(request, tokens, b.Paragraph(news, strong=True))
        return
    yield b.Paragraph(say("{who} took a move back. It is not your turn after all.", who=who), strong=True)
    yield b.Paragraph(
        say("The letter that asked you to move counts for nothing any more; you get a new one in your turn.")
    )
    yield from the_rest(request, tokens)


@writes("ruled")
def ruled(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    reason = say("The umpire has corrected the position: {reason}", reason=request.about["reason"])
    yield from whole(request, tokens, b.Paragraph(reason, strong=True))


@writes("unreachable")
def unreachable(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    who = context.names[request.about["gone"]]
    news = [b.Paragraph(say("Letters to {who} come back; nothing more is sent there.", who=who), strong=True)]
    if context.game.pace.runs and context.game.asked_since[request.about["gone"]]:
        news.append(b.Paragraph(say("The clock of {who} stands still for a day at most, or until the move.", who=who)))
    pass_on = say("If you know {who}, pass it on: an answer to any letter from there makes it good.", who=who)
    yield from whole(request, tokens, *news, b.Paragraph(pass_on))


@writes("cancelled")
def cancelled(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    yield b.Paragraph(closed_text(context.game), strong=True)
    if context.game.points_so_far:
        yield b.Heading("Points so far")
        yield b.Listing(tuple(so_far(context.game.points_so_far, context.names)))
    yield from ways_on(context, request.site, tokens, request.offered)
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)


@writes("over")
def game_over(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    if request.about.get("resigned"):
        yield from result(request)
        yield p.links(context_of_game(request), request.site, tokens)
        return
    yield from ended(request, tokens)
    yield from the_rest(request, tokens)


def ended(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    yield from result(request)
    yield from tale(context)
    yield from ways_on(context, request.site, tokens, request.offered)


def result(request: LetterRequest) -> Iterator[b.Block]:
    context = context_of_game(request)
    title, found = context.game.title, context.game.title.result(context.game.state)
    over = say("{title} {number} is over", title=title.name, number=context.number)
    yield b.Paragraph(f"{over}: {outcome(found, context.names)}." if found else f"{over}.", strong=True)
    if found:
        yield b.Heading("The result")
        yield b.Listing(tuple(places(found, context.names)))
        if any(score.rows for score in found.scores):
            yield sheet(found, context.names)
