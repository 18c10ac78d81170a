"""Every kind of letter: what it says beyond the position. One function a kind; the names are those of the mailbag."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from domain import fairness
from domain.kernel.shapes import Asking
from service.inbound.tokens import Tokens
from service.letters import blocks as b
from service.letters import position as p
from service.letters.choices import Choices
from service.letters.position import say
from service.letters.scene import Reader, Scene
from service.letters.sequel import awaits, tale, ways_on
from service.letters.site import Site
from service.store.pool import Head


class Order(Struct, frozen=True, kw_only=True):
    """What a letter is written from. `about`: what the one who ordered it wants said."""

    kind: str
    reader: Reader
    site: Site
    now: str
    about: Mapping[str, Any] = {}
    scene: Scene | None = None
    pool: Head | None = None  # how far seeds are committed to, for letters about no game
    offered: Choices = Choices(())
    besides: frozenset[str] = frozenset()  # kinds of letters that are not written because this one says the same
    why: tuple[str, ...] = ()  # what was sent and what was not, for those who asked
    log: tuple[str, ...] = ()  # the history, for those who asked


Writer = Callable[[Order, Tokens], Iterator[b.Block]]
WRITERS: dict[str, Writer] = {}


def writes(kind: str) -> Callable[[Writer], Writer]:
    def sign(writer: Writer) -> Writer:
        WRITERS[kind] = writer
        return writer

    return sign


def _scene(order: Order) -> Scene:
    if order.scene is None:
        raise ValueError(f"a letter of the kind {order.kind} is about a game")
    return order.scene


def whole(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    return p.turn(_scene(order), order.reader, order.site, tokens, order.offered, order.now)


def the_rest(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    yield from p.happened(scene)
    yield from p.position(scene)
    yield p.links(scene, order.site, tokens)
    yield p.small(scene, order.now)


@writes("turn")
def turn(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    return whole(order, tokens)


@writes("urgent")
def urgent(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Line(say("Little time is left for your move; this is the one reminder you get."))
    yield from whole(order, tokens)


@writes("started")
def started(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield from begins(_scene(order))
    yield from whole(order, tokens)


def begins(scene: Scene) -> Iterator[b.Block]:
    game = scene.game
    yield b.Line(say("{title} {number} begins.", title=game.title.name, number=scene.number), strong=True)
    yield from (b.Line(sentence.text(scene.names)) for sentence in game.title.prologue(game.state))
    yield from luck(scene)


def luck(scene: Scene) -> Iterator[b.Block]:
    """What is true of it, and what the reader keeps to check it by."""
    yield b.Line(" ".join(each.text(scene.names) for each in fairness.statement(scene.game)))
    own = fairness.own_part(scene.game.parts[scene.seat])
    if own is not None:
        yield b.Line(own.text())
    yield b.Line(
        say(
            "SHA-256 of the seed, kept by you from now on: {commitment}. After the end the seed is shown and anybody"
            " can check every draw.",
            commitment=scene.game.commitment,
        )
    )
    yield from _asking(scene)


def _asking(scene: Scene) -> Iterator[b.Block]:
    options = scene.game.title.read(scene.game.options)
    if isinstance(options, Asking):
        yield b.Line(options.told.text())


@writes("invited")
def invited(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    game = scene.game
    yield b.Line(
        say("{name}, a seat at a game of {title} is kept for you.", name=order.reader.name, title=game.title.name),
        strong=True,
    )
    yield b.Line(
        say(
            "{n} {n|seat|seats}, {pace}. At the table: {names}.",
            n=game.seats,
            pace=_pace(game.pace),
            names=_table(scene),
        )
    )
    if game.title.label:
        yield b.Line(game.title.label)
    yield from _asking(scene)
    yield from invitation(scene, order.site, tokens, order.offered)
    yield p.links(scene, order.site, tokens)
    yield p.small(scene, order.now)


def invitation(scene: Scene, site: Site, tokens: Tokens, offered: Choices) -> Iterator[b.Block]:
    yield b.Heading("You can")
    yield p.numbered(scene, site, tokens, offered.first)
    yield b.Line(say("Answer with a number or with the word after it. The game begins when every seat is taken."))
    yield from luck(scene)
    yield b.Line(say('You add your mail to the luck, or words of your own: answer "join with" and the words.'))
    yield b.Line(say('After "no" {host} does not invite you again; after "never" nobody does.', host=_host(scene)))


def _pace(hours: int) -> str:
    if not hours:
        return say("no clock")
    if hours % 24:
        return say("{n} {n|hour|hours} a move", n=hours)
    return say("{n} {n|day|days} a move", n=hours // 24)


def _host(scene: Scene) -> str:
    mine = scene.game.seats_of(scene.game.by)
    return scene.names[mine[0]] if mine else say("the host")


@writes("awaited")
def awaited(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    yield b.Line(say("{name}, the others go on.", name=order.reader.name), strong=True)
    yield from awaits(scene, order.site, tokens, order.offered)
    yield from luck(scene)
    yield p.links(scene, order.site, tokens)
    yield p.small(scene, order.now)


@writes("declined")
def declined(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    who, title = scene.names[order.about["guest"]], scene.game.title.name
    yield b.Line(say("{who} does not play {title} {number}.", who=who, title=title, number=scene.number), strong=True)
    yield b.Line(say("The seat stays empty, so this game does not begin; open another one without {who}.", who=who))
    yield p.links(scene, order.site, tokens)
    yield p.small(scene, order.now)


def _table(scene: Scene) -> str:
    return ", ".join(name for seat, name in enumerate(scene.names) if scene.game.seated(seat)) or "nobody yet"


@writes("undone")
def undone(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    who = scene.names[order.about["by"]]
    if scene.asked:  # by now somebody has moved again
        yield b.Line(say("{who} took a move back; you are asked anew, as the table stands now.", who=who), strong=True)
        yield from whole(order, tokens)
        return
    yield b.Line(say("{who} took a move back. It is not your turn after all.", who=who), strong=True)
    yield b.Line(say("The letter that asked you to move counts for nothing any more; you get a new one in your turn."))
    yield from the_rest(order, tokens)


@writes("ruled")
def ruled(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Line(say("The umpire has corrected the position: {reason}", reason=order.about["reason"]), strong=True)
    yield from whole(order, tokens)


@writes("overdue")
def overdue(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    who = scene.names[order.about["late"]]
    yield b.Line(say("The time of {who} for this move is over.", who=who), strong=True)
    yield from whole(order, tokens)


@writes("unreachable")
def unreachable(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    who = scene.names[order.about["gone"]]
    yield b.Line(say("Letters to {who} come back; nothing more is sent there.", who=who), strong=True)
    if scene.game.pace and scene.game.asked_since[order.about["gone"]]:
        yield b.Line(say("The clock of {who} stands still for a day at most, or until the move.", who=who))
    yield b.Line(say("If you know {who}, pass it on: an answer to any letter from there makes it good.", who=who))
    yield from whole(order, tokens)


@writes("cancelled")
def cancelled(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    opener = scene.game.title.name
    yield b.Line(say("The game of {title} was closed before it began.", title=opener), strong=True)
    yield p.links(scene, order.site, tokens)
    yield p.small(scene, order.now)


@writes("over")
def over(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield from ended(order, tokens)
    yield from the_rest(order, tokens)


def ended(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    scene = _scene(order)
    yield b.Line(say("{title} {number} is over.", title=scene.game.title.name, number=scene.number), strong=True)
    yield b.Heading("The result")
    yield b.Listing(tuple(_result(scene)))
    yield from tale(scene)
    yield from ways_on(scene, order.site, tokens, order.offered)
    yield b.Heading("For those who check")
    yield b.Line(
        say(
            "The seed was {seed}; its SHA-256 is in your first letter. Save the game from {link} and run"
            " `posthorn verify` on it: it derives every draw again, computes the log anew, and checks the seed against"
            " what you kept: a number with its link from any letter before the game, and the mail you joined with.",
            seed=scene.game.seed, link=order.site.export(scene.game.id),
        )
    )  # fmt: skip


def _result(scene: Scene) -> Iterator[str]:
    result = scene.game.title.result(scene.game.state)
    if result is None:
        return
    scores = {score.seat: score for score in result.scores}
    for place, group in enumerate(result.ranking, 1):
        for seat in group:
            rows = ", ".join(f"{name} {points}" for name, points in scores[seat].rows)
            yield say(
                "Place {place}: {who}, {total} {total|point|points} ({rows}).",
                place=place, who=scene.names[seat], total=scores[seat].total, rows=rows or "no rows",
            )  # fmt: skip
    if result.won is not None:
        outcome = "beaten" if result.won else "not beaten"
        yield say("The target of {target} was {outcome}.", target=result.target, outcome=outcome)
    elif result.decided_by:
        yield say("Decided by: {by}.", by=result.decided_by)


# letters about an account


@writes("magic")
def magic(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    what = "to sign in" if order.about.get("known", True) else "to begin to play"
    yield b.Line(say("Somebody, most likely you, asked for a link {what}.", what=what), strong=True)
    yield b.Line(say("Open it and press the button there; opening it alone does nothing. It works once, for an hour."))
    yield b.Links((("Your link", order.site.join(tokens)),))
    nobody = say("If it was not you, do nothing: nobody gets in without this letter.")
    yield b.Small((nobody, *p.committed(order.pool)))


@writes("confirm")
def confirm(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Line(say("{name}, was this you?", name=order.reader.name), strong=True)
    came = order.about.get("from", "")
    yield b.Line(
        say("A mail from {came} gives these lines in your name, and nothing was done yet:", came=came or "elsewhere")
    )
    yield b.Listing(tuple(f'Line {n}: "{line}"' for n, line in enumerate(order.about.get("lines", ()), 1)))
    why = order.about.get("why", "")
    if why:
        yield b.Line(say("It waits because {why}.", why=why))
    yield b.Line(say('Answer this letter with the one word "yes" and it is done. If it was not you, do nothing.'))
    yield b.Small((say("The question went to your registered address alone."),))


@writes("help")
def help_for_strangers(order: Order, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Line(say("Your mail reached Posthorn, but it does not answer a letter of ours."), strong=True)
    yield b.Line(
        say("To move, answer the last letter of the game: its address says which game and which seat you mean.")
    )
    yield b.Line(say("To get a link to your games, or to begin, go to the page below and give your address."))
    yield b.Links((("Posthorn", order.site.url),))
    yield b.Small((say("You get this at most once a day."),))
