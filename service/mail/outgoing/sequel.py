"""What the last letter of a game says beyond its result: how the tale stands, and how to go on at the same table."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game.aggregate import Game
from domain.game.table.sequels import NEXT, NO, PATIENCE, REMATCH, ways
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.letter_context import LetterContext
from service.mail.outgoing.site import Site
from service.queries.choices import Choices
from service.queries.wording import say
from service.store.grants import Tokens


def tale(context: LetterContext) -> Iterator[b.Block]:
    title = context.game.title
    told = title.sequel(context.game.state).told if context.game.state.result is not None else ()
    if not told:
        return
    yield b.Heading("The tale")
    yield from (b.Paragraph(sentence.text(context.names)) for sentence in told)


def ways_on(context: LetterContext, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    """Nothing if nothing follows, or this reader has spoken."""
    if not (context.game.closed and offered.first):
        return
    if REMATCH in offered.first:
        yield from _rematch(context, site, tokens, offered)
        return
    texts = {way.word: way.text.text(context.names) for way in ways(context.game)}
    yield b.Heading("You can go on")
    yield p.options(context, site, tokens, offered.by_mark, texts)
    yield b.Paragraph(say("Answer with the number or the word."))
    yield b.Paragraph(say(_PART))
    if NO in offered.first:
        yield b.Paragraph(say(_OF_SEVERAL, n=PATIENCE))


def _rematch(context: LetterContext, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    yield b.Heading("Once more")
    meant = say(_OPENED if context.again is not None else _OPENS)
    yield p.options(context, site, tokens, offered.by_mark, {REMATCH: meant})
    yield b.Paragraph(say("Answer with the number or the word. Without an answer nothing follows."))


_OPENS = "the same table is opened once more, and a seat is kept for each of you"
_OPENED = "somebody has opened the same table once more, and your seat is kept: you sit down"
_PART = 'You add your mail to the luck of the next game, or words of your own: answer "next with" and the words.'
_OF_SEVERAL = (
    'The next game begins when everybody has said "next" or "no", which leaves the seat to a bot; after {n} hours those'
    " who go on need not wait any more."
)


def waiting_lines(context: LetterContext, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    """To one who has not said yet whether they go on."""
    title, number = context.game.title.name, context.number
    yield b.Paragraph(
        say("{title} {number} goes on from a game of yours; your seat is kept.", title=title, number=number)
    )
    if offered.first:
        yield b.Heading("You can")
        yield p.options(context, site, tokens, offered.by_mark)
        yield b.Paragraph(say(_OF_SEVERAL, n=PATIENCE))
        yield b.Paragraph(say(_PART))


def waiting(game: Game) -> b.Paragraph:
    """To one who sits at the next game and waits for the others."""
    template = 'Say "{word}" again {n} hours after it was opened, and bots take the seats that are still empty then.'
    return b.Paragraph(say(template, word=NEXT, n=PATIENCE))
