"""Letters about an account, and help for mail that answers none of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from domain.kernel.telling import word
from service.accounts.sign_in import code_of
from service.commands.spoken import spoken
from service.mail.outgoing import blocks as b
from service.mail.outgoing.kinds import LetterRequest, writes
from service.queries.wording import say
from service.store.grants import Tokens

SUBJECT = "Posthorn: was this you?"


@writes("magic")
def magic(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    what = "to sign in" if request.about.get("known", True) else "to begin to play"
    yield b.Paragraph(say("Somebody, most likely you, asked for a link {what}.", what=what), strong=True)
    if press := request.about.get("press"):
        yield from _waits(press)
    if name := request.about.get("adds"):
        yield b.Paragraph(
            say(
                "It makes this the address of the player {name}, who sits in {n} {n|game|games}. If you are not that"
                " player, do nothing.",
                name=name,
                n=request.about.get("games", 0),
            )
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
    yield b.Small((nobody,))


def _waits(press: Mapping[str, Any]) -> Iterator[b.Block]:
    """What is done once its reader has signed in: by the digits where it was pressed, elsewhere by one press more."""
    where = {"sentence": press["sentence"], "game": press.get("game", ""), "browser": press.get("browser", "A browser")}
    template = 'It was asked for by a press in {game}: "{sentence}", in {browser}, at {at} UTC. Nothing is done yet.'
    yield b.Paragraph(say(template, at=press.get("at", "")[11:16], **where), strong=True)
    yield b.Paragraph(
        say("The six digits do it in that browser. The link shows it once more and asks you. If you pressed nothing, a"
            ' letter of yours is in other hands: answer any letter of a game with "revoke".')
    )  # fmt: skip


@writes("confirm")
def confirm(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    about = request.about
    if unclear := about.get("unclear"):
        yield b.Paragraph(say('Your answer was neither yes nor no: "{words}". Nothing was done.', words=unclear[0]))
    yield b.Paragraph(say("{name}, was this you?", name=request.reader.name), strong=True)
    yield b.Paragraph(
        say("A mail from {came} gives these lines in your name, and nothing was done yet:",
            came=about.get("from") or "elsewhere")
    )  # fmt: skip
    yield b.Listing(tuple(_lines_in_question(about)))
    if why := about.get("why", ""):
        yield b.Paragraph(say("It waits because {why}.", why=why))
    yield b.Paragraph(say("Answer this letter with yes and it is done, with no and it is thrown away; or press it:"))
    subject = request.scene.subject if request.scene is not None else word(SUBJECT)
    yield b.Options(
        tuple(
            b.Option(mark, said, request.site.mailto(tokens, subject, said), request.site.press(tokens, mark))
            for mark, said in ((mark, spoken(None, each)) for mark, each in request.offered.by_mark.items())
        )
    )
    yield b.Small((say("The question went to your registered address alone."),))


def _lines_in_question(about: Mapping[str, Any]) -> Iterator[str]:
    lines = about.get("lines", ())
    for n, (line, means) in enumerate(zip_longest(lines, about.get("means", ())[: len(lines)], fillvalue=""), 1):
        template = 'Line {n}: "{line}", which means "{means}"' if means else 'Line {n}: "{line}"'
        yield say(template, n=n, line=line, means=means)


@writes("not_done")
def not_done(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    if request.about.get("why") == "no":
        yield b.Paragraph(say("Nothing was done, and that mail is thrown away."), strong=True)
        yield b.Paragraph(
            say('Somebody else may have a letter of yours. Answer any letter of ours with "revoke": links and addresses'
                " of your letters are void then, and new ones come.")
        )  # fmt: skip
    else:
        yield b.Paragraph(
            say("That question is settled already, or its mail is kept no more. Nothing was done now."), strong=True
        )
        yield b.Paragraph(say("If you still want to move, answer the last letter of the game."))
    yield b.Links((("Make links void", request.site.letter(tokens, "revoke")), ("Posthorn", request.site.url)))


@writes("help")
def help_for_unknown_senders(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Paragraph(say("Your mail reached Posthorn, but it does not answer a letter of ours."), strong=True)
    yield b.Paragraph(
        say("To move, answer the last letter of the game: its address says which game and which seat you mean.")
    )
    yield b.Paragraph(say("To get a link to your games, or to begin, go to the page below and give your address."))
    yield b.Links((("Posthorn", request.site.url),))
    yield b.Small((say("You get this at most once a day."),))


@writes("hook_ended")
def hook_ended(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    name, host = request.about.get("name", ""), request.about.get("host", "")
    yield b.Paragraph(say("Your program {name} is told nothing any more.", name=name), strong=True)
    reason = request.about.get("reason", "")
    yield b.Paragraph(
        say("What was sent to {host} was not taken: {reason}. Your letters come as before.", host=host, reason=reason)
    )
    yield b.Paragraph(say("Once it works again, press Try it on the page below: if it answers, it is told again."))
    yield b.Links((("Your programs", f"{request.site.url}/settings/programs"),))
