"""The last lines of a letter: by what log and luck are checked, and how to get help or fewer letters."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from domain.game.aggregate import Game
from domain.game.luck import fairness
from service.mail.outgoing import blocks as b
from service.mail.outgoing.letter_context import LetterContext
from service.queries.wording import say
from service.store import times
from service.store.pool import Head


def luck_lines(context: LetterContext) -> Iterator[str]:
    """What is true of it, and what the reader keeps to check it by."""
    yield " ".join(each.text(context.names) for each in fairness.statement(context.game))
    own = fairness.own_contribution(context.game.parts[context.seat])
    if own is not None:
        yield own.text()
    yield say(
        "SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown, and"
        " anybody can check all luck.",
        commitment=context.game.commitment,
    )


def _to_check(context: LetterContext) -> str:
    return say(
        "The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn verify"
        " FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the log to the"
        " letters of this game that you kept. The log alone, without a letter, proves nothing.",
        seed=context.game.seed,
    )


def small(context: LetterContext, now: str, luck: bool = False) -> b.Small:
    """Two lines; the first letter of a game and the last have what the luck is checked by. The last lines are words,
    as a reply is best told from what it quotes by them.
    """
    game, month = context.game, times.iso(times.parsed(now) + timedelta(days=30))[:10]
    own = say("Answer from your own address.")
    if luck or game.seed:
        lines = [*proof(context), *_switches(game, context.seat), own]
    else:
        lines = [f"{log_head(context)} {own}"]
    way_out = say('Lost? Write "help". Too much? "mute", "digest" or "pause until {day}".', day=month)
    return b.Small((*lines, way_out))


def proof(context: LetterContext) -> Iterator[str]:
    """All that a reader can keep to check luck and log by."""
    game = context.game
    if game.seed:
        yield _to_check(context)
    else:
        yield from luck_lines(context)
    yield whole_log_head(game)
    yield from committed(context.pool)
    yield say('The links are for you alone: "revoke" makes them void.')


def log_head(context: LetterContext) -> str:
    """What makes this letter a witness of all that has happened. A short one is enough among many; the first letter and
    the last have a whole one, which nobody can make fit.
    """
    game = context.game
    return say(
        "{title} {number}, log {version}:{head} of game {game}.", title=game.title.name, number=context.number,
        version=game.version, head="-".join(game.chain[at : at + 4] for at in (0, 4, 8)), game=game.id,
    )  # fmt: skip


def whole_log_head(game: Game) -> str:
    return say(
        "Log {version}:{head} of game {game}; rules {title} {rules}.",
        version=game.version, head=game.chain, game=game.id, title=game.title.name, rules=game.rules,
    )  # fmt: skip


def _switches(game: Game, seat: int) -> Iterator[str]:
    """What is answered for the reader, and the words that change it."""
    if game.phase != "running" or not game.holders[seat].player:
        return
    on = game.standing_orders(seat).alone
    if on:
        yield say('Where nothing is left to decide you are not asked. "ask me everything" changes that.')
    else:
        yield say('You are asked everything. "ask me everything off" leaves out what is no decision.')


def committed(pool: Head | None) -> Iterator[str]:
    """What makes this letter a witness of all seeds up to a number."""
    if pool is not None:
        yield say("Secret seeds are committed to up to {number}:{link}.", number=pool.number, link=pool.link)
