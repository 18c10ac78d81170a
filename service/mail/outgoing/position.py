"""The turn letter, which is a complete client, and its parts, which other letters about a game use too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from domain.game.aggregate import Game
from domain.game.luck import fairness
from domain.game.time import clocks
from domain.kernel.telling import Sentence
from service.mail.outgoing import blocks as b
from service.mail.outgoing.letter_context import Reader, Scene, in_zone, left
from service.mail.outgoing.parsing import grammar
from service.mail.outgoing.since import in_few_lines
from service.mail.outgoing.site import Site
from service.queries.choices import Choices, hint_of
from service.queries.example import joined_example
from service.store import times
from service.store.pool import Head
from service.store.tokens import Tokens


def turn(scene: Scene, reader: Reader, site: Site, tokens: Tokens, offered: Choices, now: str) -> Iterator[b.Block]:
    """What is asked, what happened, what can be done, the position, the small print: in this order in every letter."""
    yield from asked(scene, reader, now)
    yield from below_asked(scene, site, tokens, offered, now)


def below_asked(
    scene: Scene, site: Site, tokens: Tokens, offered: Choices, now: str, luck: bool = False
) -> Iterator[b.Block]:
    yield from how_to_answer(scene, offered)
    yield from happened(scene)
    yield from can(scene, site, tokens, offered)
    yield from position(scene)
    yield from all_that_happened(scene)
    yield links(scene, site, tokens)
    yield small(scene, now, luck)


def asked(scene: Scene, reader: Reader, now: str) -> Iterator[b.Block]:
    if not scene.asked:
        yield b.Paragraph(_waiting(scene))
        return
    prompt = scene.game.title.prompt(scene.game.state, scene.seat).text(scene.names)
    last = until(scene, reader, now)
    yield b.Paragraph(
        say("{name}, it is your turn. {prompt} {until}", name=reader.name, prompt=prompt, until=last), strong=True
    )
    if later := afterwards(scene):
        yield b.Paragraph(later)


def until(scene: Scene, reader: Reader, now: str) -> str:
    if scene.deadline is None:
        return say("There is no clock in this game.")
    when, how_long = in_zone(scene.deadline, reader.zone), left(scene.deadline, now)
    return say("Please answer before {when}, {left}.", when=when, left=how_long)


def afterwards(scene: Scene) -> str:
    """What comes of an answer that comes too late."""
    game, seat = scene.game, scene.seat
    if scene.deadline is None:
        return ""
    after = _AFTERWARDS.get(game.pace.late, "") if not clocks.is_late(game, seat) else ""
    return " ".join(filter(None, (after, _small_bank(game, seat))))


_AFTERWARDS = {
    "default": "After that the clock moves for you.",
    "replace": "After that your seat is offered to others.",
    "vote": "After that the others decide how the game goes on.",
}
SMALL = 4  # the part of a bank below which it is called small


def _small_bank(game: Game, seat: int) -> str:
    hours = game.clocks.banks[seat] // 3600
    if game.pace.bank == game.pace.refund or hours * SMALL > game.pace.bank:
        return ""
    return say(
        "Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.", n=hours, more=game.pace.refund
    )


def _waiting(scene: Scene) -> str:
    if scene.game.phase != "running":
        return say("Nobody has to move now.")
    return say("You need not do anything now; the game waits for {names}.", names=" and ".join(scene.waiting_for))


def how_to_answer(scene: Scene, offered: Choices) -> Iterator[b.Block]:
    """In its first lines the letter says how it is answered, with an example that is true here."""
    if not offered.first:
        return
    pair = joined_example(scene.game.title, scene.game.state, scene.seat, offered.first)
    if pair is None:
        yield b.Paragraph(say("Answer this mail with the number of a choice below, or with its words."))
        return
    yield b.Paragraph(
        say(
            "Answer this mail with the number of a choice below, or with its words. Several lines make one answer:"
            ' "{first}", and on the next line "{second}".',
            first=pair[0], second=pair[1],
        )
    )  # fmt: skip


def happened(scene: Scene) -> Iterator[b.Block]:
    """At most five lines; all of it stands further down."""
    few = in_few_lines(scene.told)
    if not few:
        return
    yield b.Heading("Since your last move" if scene.moved_before else "What has happened so far")
    yield b.Happened(few)
    more = len(scene.told) + scene.older - len(few)
    if more:
        yield b.Paragraph(say("{n} more {n|line|lines} of it {n|stands|stand} below.", n=more))


def all_that_happened(scene: Scene) -> Iterator[b.Block]:
    if len(in_few_lines(scene.told)) == len(scene.told) and not scene.older:
        return
    yield b.Heading("All of it since your last move" if scene.moved_before else "All of it so far")
    older = [b.HistoryLine(say("({n} earlier {n|line|lines} in the log)", n=scene.older))] if scene.older else []
    yield b.Happened((*older, *scene.told))


def can(scene: Scene, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    if not offered.first:
        return
    yield b.Heading("You can")
    yield numbered(scene, site, tokens, offered.numbered)
    rest = len(offered.rest)
    more = say('. Answer "more" for {n} further {n|choice|choices}.', n=rest) if rest else ""
    words = say("Or in words: {grammar}", grammar=grammar(scene.game.title, offered.kinds))
    yield b.Paragraph(words + more)
    if offered.more:
        yield b.Paragraph(say("There are more choices than can be listed. Type any of them in these words."))
    yield b.Paragraph(
        say(
            "In any letter also: undo, show, preview 2, history, why, help."
            ' To talk to the table begin a line with "say".'
        )
    )


def numbered(scene: Scene, site: Site, tokens: Tokens, sentences: tuple[str, ...]) -> b.Options:
    return b.Options(
        tuple(
            b.Option(
                number=n,
                sentence=sentence,
                mailto=site.mailto(tokens, scene.subject, sentence),
                link=site.press(tokens, n),
                hint=hint_of(scene.game, scene.seat, sentence, scene.names),
            )
            for n, sentence in enumerate(sentences, 1)
        )
    )


def position(scene: Scene) -> Iterator[b.Block]:
    title, view = scene.game.title, scene.view
    facts = tuple(sentence.text(scene.names) for sentence in title.listing(view))
    text = title.text(view)
    yield b.Heading("The table")
    if title.label and title.label not in facts:
        yield b.Paragraph(title.label)
    alt = say("The table of {title} as {name} sees it.", title=title.name, name=scene.names[scene.seat])
    if facts:
        alt += say(" The list below says the same in words.")
        text = _unlisted(text, facts)
    yield b.Board(text, (title.letter_svg or title.svg)(view), alt, bool(facts))
    if facts:
        yield b.Listing(facts)


def _unlisted(text: str, facts: tuple[str, ...]) -> str:
    """The blocks of the board that the list does not say already, word for word; by agreement it says the first one."""
    said = "\n".join(facts)
    _, *blocks = text.split("\n\n")
    left = [block for block in blocks if not all(line.strip() in said for line in block.split("\n")[1:])]
    return "\n\n".join(left) or text


def at_the_table(scene: Scene) -> str:
    """Who sits there, in the order of seats; bots are called bots once."""
    return ", ".join(_who(scene, seat) for seat in range(scene.game.seats))


def _who(scene: Scene, seat: int) -> str:
    if seat == scene.seat:
        return say("you ({name})", name=scene.names[seat])
    if scene.game.holders[seat].bot:
        return say("{name} (a bot)", name=scene.names[seat])
    return scene.names[seat]


def links(scene: Scene, site: Site, tokens: Tokens) -> b.Links:
    game = scene.game
    if game.state is None:
        return b.Links((("My seat", site.letter(tokens)), ("Why did I get this", site.letter(tokens, "why"))))
    file = (("The game as a file", site.export(game.id)),) if game.seed else ()
    return b.Links(
        (
            *file,
            ("My seat", site.letter(tokens)),
            ("This position for ever", site.position(game.id, game.version, tokens)),
            ("The whole log", site.log(game.id, tokens)),
            ("Why did I get this", site.letter(tokens, "why")),
        )
    )


def luck_lines(scene: Scene) -> Iterator[str]:
    """What is true of it, and what the reader keeps to check it by."""
    yield " ".join(each.text(scene.names) for each in fairness.statement(scene.game))
    own = fairness.own_part(scene.game.parts[scene.seat])
    if own is not None:
        yield own.text()
    yield say(
        "SHA-256 of the seed, kept by you from now on: {commitment}. After the end the seed is shown and anybody"
        " can check every draw.",
        commitment=scene.game.commitment,
    )


def _to_check(scene: Scene) -> str:
    return say(
        "The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify` on"
        " it: it derives every draw again, computes the log anew, and checks the seed against what you kept: a number"
        " with its link from any letter before the game, and the mail you joined with.",
        seed=scene.game.seed,
    )


def small(scene: Scene, now: str, luck: bool = False) -> b.Small:
    """The last lines are words, as a reply is best told from what it quotes by them."""
    game, month = scene.game, times.iso(times.parsed(now) + timedelta(days=30))[:10]
    lines = [
        *(luck_lines(scene) if luck else ()),
        *([_to_check(scene)] if scene.game.seed else []),
        say(
            "Log of version {version} ends in {head}; rules {title} {rules}.",
            version=game.version, head=game.chain, title=game.title.name, rules=game.rules,
        ),
        *committed(scene.pool),
        *_switches(game, scene.seat),
        say('Answer "help", "mute" (this game), "digest" (one letter a day) or "pause until {day}".', day=month),
        say('Only an answer from your own address counts. The links are for you alone: "revoke" makes them void.'),
    ]  # fmt: skip
    return b.Small(tuple(lines))


def _switches(game: Game, seat: int) -> Iterator[str]:
    """What is answered for the reader, and the words that change it."""
    if game.phase != "running" or not game.holders[seat].player:
        return
    on = game.decided_ahead(seat).alone
    if on:
        yield say('Where nothing is left to decide you are not asked. "ask me everything" changes that.')
    else:
        yield say('You are asked everything. "ask me everything off" leaves out what is no decision.')


def committed(pool: Head | None) -> Iterator[str]:
    """What makes this letter a witness of all seeds up to a number."""
    if pool is not None:
        yield say("Secret seeds are committed to up to {number}:{link}.", number=pool.number, link=pool.link)


def say(template: str, **parts: Any) -> str:
    return Sentence.of(template, **parts).text()
