"""What is true of the luck of a game, in sentences: letters, pages, the API and `posthorn verify` say these.

See README.md, "Luck", for why. Nothing more is claimed than follows from the events.
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.game.aggregate import Game, LuckContribution
from domain.game.events import Beacon, BeaconSettled
from domain.game.luck import beacon
from domain.kernel.telling import Seat, Sentence

sentence = Sentence.of

_ADDED = {
    "given": "{who} added words of their own.",
    "message": "{who} added the mail that took the seat.",
    "key": "{who} added the Idempotency-Key of the request that took the seat.",
    "body": "{who} added the request that took the seat.",
}
FORESEEN = ("key", "body")  # made by a program, which may say the same every time


def statement(game: Game) -> tuple[Sentence, ...]:
    """Who had a part in the luck, and who could have chosen it."""
    return tuple(_statement(game))


def _statement(game: Game) -> Iterator[Sentence]:
    if game.pool is None:
        yield sentence("The luck comes from a secret seed, kept since the opening, and from what each seat added.")
        yield sentence(
            "This game is of the time before seeds were committed to ahead: the house could have chosen its luck."
        )
        return
    yield sentence(
        "The luck comes from secret seed number {number}, committed to before this game was asked for, and from what"
        " the players add.",
        number=game.pool.number,
    )
    yield from _added(game)
    if game.full:
        yield from _who_could_choose(game)
    elif game.beacon is not None:
        yield _awaited(game.beacon)
    yield sentence("The house knows the seed while the game runs: it may know what is to come, but cannot change it.")


def _added(game: Game) -> Iterator[Sentence]:
    for seat, part in enumerate(game.parts):
        if part.nonce:
            yield sentence(_ADDED[part.source], who=Seat(seat))
    for seat, part in enumerate(game.parts):
        if part.late:
            yield sentence("{who} took over a seat later; what was drawn before is without this part.", who=Seat(seat))
    if game.full and not all(part.nonce for part in game.parts):
        yield sentence("The others, and bots, added nothing." if any(game.nonces) else "Nobody added anything.")


def _awaited(round: Beacon) -> Sentence:
    return sentence(
        "Round {round} of the public beacon drand, due at {due}, is added when it is out. If nobody adds anything after"
        " that time, nobody can choose the luck.",
        round=round.round, due=_time(beacon.round_time(round)),
    )  # fmt: skip


def _who_could_choose(game: Game) -> Iterator[Sentence]:
    own = [(part.version, seat) for seat, part in enumerate(game.parts) if part.nonce]
    last = max(own)[1] if own else None
    if game.beacon is not None:
        if game.beacon_settled is None:
            yield _awaited(game.beacon)
            return
        bound = last is None or game.parts[last].at < beacon.round_time(game.beacon)
        yield from _settled(game.beacon, game.beacon_settled, bound)
        if bound and game.beacon_settled.randomness:
            return
    yield from _without_a_beacon(game, last)


def _settled(round: Beacon, settled: BeaconSettled, bound: bool) -> Iterator[Sentence]:
    if not settled.randomness:
        yield sentence(
            "The public beacon is left out: {reason}. So the house could choose between with and without it.",
            reason=settled.reason,
        )
    elif bound:
        yield sentence(
            "Nobody could choose this luck: round {round} of the public beacon drand was named at the opening and came"
            " out when all the rest was fixed.",
            round=round.round,
        )
    else:
        yield sentence(
            "Round {round} of the public beacon drand is added, but was out before the last part.", round=round.round
        )


def _without_a_beacon(game: Game, last: int | None) -> Iterator[Sentence]:
    assert game.pool is not None
    if last is None:
        yield sentence("Nobody but the house has a part in it: the house could have chosen this luck.")
        return
    who, part = Seat(last), game.parts[last]
    if part.ahead and not game.pool.named:
        yield sentence(
            "{who} added it in the order that opened the game: the house could make no other seed then, but could let"
            " other games take numbers first, until one suited.",
            who=who,
        )
    else:
        yield sentence(
            "The house alone could not choose this luck; together with {who}, who added last, it could.", who=who
        )
    if part.source in FORESEEN:
        yield sentence("That holds as far as nobody could foresee the request of {who}.", who=who)


def own_contribution(part: LuckContribution) -> Sentence | None:
    """What one seat added, for its player to keep."""
    if not part.version:
        return None
    if not part.nonce:
        return sentence("You added nothing to the luck.")
    template = {
        "message": "You added your mail to the luck: the SHA-256 of its text and date is {nonce}.",
        "given": "You added words of your own to the luck: {nonce}.",
    }.get(part.source, "You added your request to the luck: {nonce}.")
    return sentence(template, nonce=part.nonce)


def _time(moment: str) -> str:
    return f"{moment[:16].replace('T', ' ')} UTC"
