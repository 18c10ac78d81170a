"""What a reader can vote for, as options with what each means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.game.aggregate import Game
from domain.game.table import votes
from domain.game.table.agreements import SILENCE, Ballot
from domain.game.table.grammar import Against, Agree, Disagree, Vote, sentence
from domain.game.time import clocks
from service.queries.wording import say

DAYS = 3  # of more time, in the option
ABOUT_SEATS = ("bot", "replace")


def table_options(game: Game, seat: int, names: Sequence[str], now: str) -> dict[str, str]:
    """Lines by which this seat votes, each with its meaning: on what is open, else on what a seat that holds up the
    game, or is free, lets a table decide.
    """
    if game.phase != "running" or game.has_resigned(seat):
        return {}
    open_now = [ballot for ballot in game.motions(now) if _may_vote(game, seat, ballot)]
    if len(open_now) == 1:
        meant = _meaning(game, open_now[0].motion, open_now[0].about, open_now[0].hours, names)
        return {sentence(Agree()): meant, sentence(Disagree()): say("you vote against it")}
    return dict(_ballots(game, open_now, names) if open_now else _motions(game, seat, names))


def _may_vote(game: Game, seat: int, ballot: Ballot) -> bool:
    mine = game.seats_of(game.holders[seat].player)
    voters = votes.electorate(game, ballot.motion, ballot.about)
    return any(each in voters for each in mine) and not any(each in (*ballot.yes, *ballot.no) for each in mine)


def _ballots(game: Game, open_now: Sequence[Ballot], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    for each in open_now:
        number = each.about + 1 if each.motion in ABOUT_SEATS else each.hours
        yield sentence(Vote(each.motion, number)), _meaning(game, each.motion, each.about, each.hours, names)
        yield sentence(Against(each.motion, number)), say("you vote against it")


def _motions(game: Game, seat: int, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    gone = votes.gone(game)
    found = [each for each in votes.possible(game, seat) if each[1] in gone and each[1] != seat]
    if not found:
        return
    if any(clocks.is_late(game, each) for each in gone) and game.pace.runs:
        yield sentence(Vote("more time", 24 * DAYS)), _meaning(game, "more time", -1, 24 * DAYS, names)
    for motion, about in found:
        if motion in ABOUT_SEATS:
            yield sentence(Vote(motion, about + 1)), _meaning(game, motion, about, 0, names)
    yield sentence(Vote("call off")), _meaning(game, "call off", -1, 0, names)


def _meaning(game: Game, motion: str, about: int, hours: int, names: Sequence[str]) -> str:
    voters = len(votes.electorate(game, motion, about))
    wanted = votes.needed(motion, voters)
    who = names[about] if motion in ABOUT_SEATS else ""  # what is taken back is about a version
    what = say(_MEANINGS[motion], who=who, n=hours or 24 * DAYS)
    if wanted <= 1:
        return what
    if wanted == voters == 2:
        return say("{what}, if both of you agree", what=what)
    if wanted == voters:
        return say("{what}, if all {n} of you agree", what=what, n=wanted)
    return say("{what}, if {n} of you agree", what=what, n=wanted)


_MEANINGS = {
    "more time": "whoever is asked gets {n} more hours",
    "replace": "the seat of {who} is offered, and whoever sits down plays on",
    "bot": "the house bot plays on for {who}",
    "call off": "the game ends without a result",
    "declare": "the game ends as it stands",
    "pause": "all clocks stand still",
    "go on": "the clocks run again",
    "undo": "the last move is taken back, with all that came after it",
}


def how_votes_count() -> str:
    return say(
        "Answer with the number, or in words. Silence is no vote; a motion that is not decided lapses after {n} days."
        ' A line that begins with "say" is for the table.',
        n=SILENCE // 24,
    )
