"""Letters about an account, and help for mail that answers none of ours."""

from __future__ import annotations

from collections.abc import Iterator

from service.accounts.sign_in import code_of
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.kinds import LetterRequest, writes
from service.mail.outgoing.position import say
from service.store.tokens import Tokens


@writes("magic")
def magic(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    what = "to sign in" if request.about.get("known", True) else "to begin to play"
    yield b.Paragraph(say("Somebody, most likely you, asked for a link {what}.", what=what), strong=True)
    if name := request.about.get("adds"):
        yield b.Paragraph(
            say("It makes this the address of the player {name}. If that is not you, do nothing.", name=name)
        )
    yield b.Paragraph(
        say("Open it and press the button there; opening it alone does nothing. It works once, for 15 minutes.")
    )
    yield b.Links((("Your link", request.site.join(tokens)),))
    if attempt := request.about.get("attempt"):
        code = code_of(tokens.enter, attempt)
        yield b.Paragraph(
            say("Or type these six digits where you asked for the letter: {code}", code=f"{code[:3]} {code[3:]}")
        )
    nobody = say("If it was not you, do nothing: nobody gets in without this letter.")
    yield b.Small((nobody, *p.committed(request.pool)))


@writes("confirm")
def confirm(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Paragraph(say("{name}, was this you?", name=request.reader.name), strong=True)
    came = request.about.get("from", "")
    yield b.Paragraph(
        say("A mail from {came} gives these lines in your name, and nothing was done yet:", came=came or "elsewhere")
    )
    yield b.Listing(tuple(f'Line {n}: "{line}"' for n, line in enumerate(request.about.get("lines", ()), 1)))
    why = request.about.get("why", "")
    if why:
        yield b.Paragraph(say("It waits because {why}.", why=why))
    yield b.Paragraph(say('Answer this letter with the one word "yes" and it is done. If it was not you, do nothing.'))
    yield b.Small((say("The question went to your registered address alone."),))


@writes("help")
def help_for_strangers(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Paragraph(say("Your mail reached Posthorn, but it does not answer a letter of ours."), strong=True)
    yield b.Paragraph(
        say("To move, answer the last letter of the game: its address says which game and which seat you mean.")
    )
    yield b.Paragraph(say("To get a link to your games, or to begin, go to the page below and give your address."))
    yield b.Links((("Posthorn", request.site.url),))
    yield b.Small((say("You get this at most once a day."),))
