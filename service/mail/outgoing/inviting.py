"""The invitation: who invites to what, how much of it there is, and how never to hear again."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game.names import shown_greeting
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.kinds import LetterRequest, about, scene_of_game, who_is_asked, writes
from service.mail.outgoing.letter_context import Scene
from service.mail.outgoing.pace_lines import late_text, pace_text
from service.mail.outgoing.position import say
from service.store.tokens import Tokens


@writes("invited")
def invited(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    scene = scene_of_game(request)
    game = scene.game
    yield b.Paragraph(
        say(
            "{name}, {host} invites you to play {title} by mail.",
            name=request.reader.name, host=_host(request, address=True), title=game.title.name,
        ),
        strong=True,
    )  # fmt: skip
    if greeting := shown_greeting(game.greeting):
        yield b.Paragraph(say('{host} says: "{words}"', host=_host(request), words=greeting))
    yield b.Paragraph(say('To take the seat, answer this mail with the one word "join".'))
    yield b.Paragraph(say("Posthorn is a house where people play board games by mail, a move whenever they like."))
    yield from about(scene, request.site)
    yield b.Heading("The game")
    yield b.Listing(tuple(_terms(scene)))
    yield from who_is_asked(scene)
    yield from invitation(request, tokens)
    yield p.links(scene, request.site, tokens)
    yield p.small(scene, request.now, luck=True)


def _terms(scene: Scene) -> Iterator[str]:
    """What one lets oneself in for."""
    game = scene.game
    names = say("At the table: {names}.", names=_table(scene))
    yield say("{n} {n|seat|seats}; the game begins when every seat is taken. ", n=game.seats) + names
    if game.title.letters:
        yield say(
            "How long: you answer about {n} letters. At one a day that is {days} days.",
            n=game.title.letters, days=game.title.letters,
        )  # fmt: skip
    yield say("Time for a move: {pace}.", pace=pace_text(game.pace))
    if game.pace.runs:
        yield late_text(game.pace)
    if game.title.label:
        yield game.title.label


def invitation(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    scene, host = scene_of_game(request), _host(request)
    yield b.Heading("You can")
    yield p.numbered(scene, request.site, tokens, request.offered.first)
    yield b.Paragraph(
        say(
            'Answer with a number or with the word after it. After "no" {host} does not invite you again; after "never"'
            " nobody does, and you hear no more of us.",
            host=host,
        )
    )  # fmt: skip
    yield b.Paragraph(say('You add your mail to the luck, or words of your own: answer "join with" and the words.'))


def _host(request: LetterRequest, address: bool = False) -> str:
    if request.host is None:
        return say("the host")
    if address and request.host.address:
        return say("{name} ({address})", name=request.host.name, address=request.host.address)
    return request.host.name


def _table(scene: Scene) -> str:
    return ", ".join(name for seat, name in enumerate(scene.names) if scene.game.seated(seat)) or "nobody yet"
