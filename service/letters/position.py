"""The turn letter, which is a complete client, and its parts, which other letters about a game use too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from domain import clocks
from domain.game import Game
from domain.kernel.telling import Sentence
from service.inbound.tokens import Tokens
from service.letters import blocks as b
from service.letters.choices import Choices
from service.letters.parsing import grammar
from service.letters.scene import Reader, Scene, in_zone, left
from service.letters.site import Site
from service.store import times
from service.store.pool import Head


def turn(scene: Scene, reader: Reader, site: Site, tokens: Tokens, offered: Choices, now: str) -> Iterator[b.Block]:
    """What is asked, what happened, what can be done, the position, the small print: in this order in every letter."""
    yield from asked(scene, reader, now)
    yield from happened(scene)
    yield from can(scene, site, tokens, offered)
    yield from position(scene)
    yield links(scene, site, tokens)
    yield small(scene, now)


def asked(scene: Scene, reader: Reader, now: str) -> Iterator[b.Block]:
    if not scene.asked:
        yield b.Paragraph(_waiting(scene))
        return
    prompt = scene.game.title.prompt(scene.game.state, scene.seat).text(scene.names)
    last = until(scene, reader, now)
    yield b.Paragraph(
        say("{name}, it is your turn. {prompt} {until}", name=reader.name, prompt=prompt, until=last), strong=True
    )


def until(scene: Scene, reader: Reader, now: str) -> str:
    if scene.deadline is None:
        return say("There is no clock in this game.")
    when, how_long = in_zone(scene.deadline, reader.zone), left(scene.deadline, now)
    before = say("Please answer before {when}, {left}.", when=when, left=how_long)
    game, seat = scene.game, scene.seat
    after = _AFTERWARDS.get(game.pace.late, "") if not clocks.is_late(game, seat) else ""
    return " ".join(filter(None, (before, after, _small_bank(game, seat))))


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


def happened(scene: Scene) -> Iterator[b.Block]:
    if not scene.told:
        return
    yield b.Heading("Since your last move" if scene.moved_before else "What has happened so far")
    older = [b.HistoryLine(say("({n} earlier {n|line|lines} in the log)", n=scene.older))] if scene.older else []
    yield b.Happened((*older, *scene.told))


def can(scene: Scene, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    if not offered.first:
        return
    yield b.Heading("You can")
    yield numbered(scene, site, tokens, offered.first)
    rest = len(offered.rest)
    more = say(' Answer "more" for {n} further {n|choice|choices}.', n=rest) if rest else ""
    yield b.Paragraph(say("Answer with a number or with the words after it.") + more)
    yield b.Paragraph(say("Or type: {grammar}", grammar=grammar(scene.game.title, offered.kinds)))
    if offered.more:
        yield b.Paragraph(say("There are more choices than can be listed. Type any of them in these words."))
    yield b.Paragraph(
        say('In any letter also: undo, show, preview 2, history, why, help; "say ..." talks to the table.')
    )


def numbered(scene: Scene, site: Site, tokens: Tokens, sentences: tuple[str, ...]) -> b.Options:
    return b.Options(
        tuple(
            b.Option(
                number=n,
                sentence=sentence,
                mailto=site.mailto(tokens, scene.subject, sentence),
                link=site.press(tokens, n),
                hint=hint_of(scene, sentence),
            )
            for n, sentence in enumerate(sentences, 1)
        )
    )


def hint_of(scene: Scene, sentence: str) -> str:
    """What it costs and brings; nothing of what is no move of the game."""
    game, seat = scene.game, scene.seat
    readings = game.title.language.readings(sentence) if seat in game.asked and game.phase == "running" else ()
    found = game.title.hint(game.state, seat, readings[0]) if len(readings) == 1 else None
    return found.text(scene.names) if found else ""


def position(scene: Scene) -> Iterator[b.Block]:
    title, view = scene.game.title, scene.view
    facts = tuple(sentence.text(scene.names) for sentence in title.listing(view))
    text = title.text(view)
    seats = ", ".join(_seat(scene, n) for n in range(scene.game.seats))
    yield b.Heading("The table")
    yield b.Paragraph(say("At the table: {seats}.", seats=seats))
    if title.label and title.label not in facts:
        yield b.Paragraph(title.label)
    if facts:
        yield b.Listing(facts)
        text = _unlisted(text, facts)
    yield b.Board(text, title.svg(view), " ".join(facts) or text, bool(facts))


def _unlisted(text: str, facts: tuple[str, ...]) -> str:
    """The blocks of the board that the list does not say already, word for word; by agreement it says the first one."""
    said = "\n".join(facts)
    _, *blocks = text.split("\n\n")
    left = [block for block in blocks if not all(line.strip() in said for line in block.split("\n")[1:])]
    return "\n\n".join(left) or text


def _seat(scene: Scene, seat: int) -> str:
    name = f"{scene.names[seat]} (you)" if seat == scene.seat else scene.names[seat]
    return f"seat {seat + 1} {name}"


def links(scene: Scene, site: Site, tokens: Tokens) -> b.Links:
    game = scene.game
    return b.Links(
        (
            ("My seat", site.letter(tokens)),
            ("This position for ever", site.position(game.id, game.version, tokens)),
            ("The whole log", site.log(game.id, tokens)),
            ("Why did I get this", site.letter(tokens, "why")),
        )
    )


def small(scene: Scene, now: str) -> b.Small:
    game, month = scene.game, times.iso(times.parsed(now) + timedelta(days=30))[:10]
    lines = [
        say(
            "Log of version {version} ends in {head}; rules {title} {rules}.",
            version=game.version, head=game.chain, title=game.title.name, rules=game.rules,
        ),
        *committed(scene.pool),
        say('Answer "help", "mute" (this game), "digest" (one letter a day) or "pause until {day}".', day=month),
        say('Only an answer from your own address counts. The links are for you alone: "revoke" makes them void.'),
    ]  # fmt: skip
    return b.Small(tuple(lines))


def committed(pool: Head | None) -> Iterator[str]:
    """What makes this letter a witness of all seeds up to a number."""
    if pool is not None:
        yield say("Secret seeds are committed to up to {number}:{link}.", number=pool.number, link=pool.link)


def say(template: str, **parts: object) -> str:
    return Sentence.of(template, **parts).text()
