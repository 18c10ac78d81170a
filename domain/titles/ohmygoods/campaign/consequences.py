"""The campaign between games: what a chapter leaves behind, and what the next one gets as its options."""

from __future__ import annotations

import re
from itertools import groupby

from msgspec import Struct

from domain.kernel.shapes import Result
from domain.titles.ohmygoods.cards.pieces import Chapter
from domain.titles.ohmygoods.chapters.payment import as_points, coins_of
from domain.titles.ohmygoods.options import Options, Played
from domain.titles.ohmygoods.parts import SIDES
from domain.titles.ohmygoods.table import Table, cards_of, chapter_of, replace

CHARACTERS = range(57, 61)


class Consequences(Struct, frozen=True, kw_only=True):
    """`following`: the options of the next chapter, None after the last one. `again`: those of a second try, if there
    is one. The rest tells how the campaign stands."""

    played: tuple[Played, ...]
    following: Options | None
    again: Options | None
    outcome: str
    standing: tuple[tuple[int, ...], ...]  # groups of seats from first to last
    epilogue: str = ""
    verdict: str = ""  # of a solo campaign


def consequences(state: Table) -> Consequences | None:
    """None for a game that is not over or tells no story."""
    chapter, result = chapter_of(state), state.result
    if chapter is None or result is None or chapter.key == "all_in":
        return None
    played = (*_earlier(state), _record(state, chapter, result))
    following = dict(chapter.following)
    key = following.get("any") or following.get(state.side)
    return Consequences(
        played=played,
        following=_next_options(state, key, played) if key is not None else None,
        again=replace(state.options, again=True) if may_try_again(state) else None,
        outcome=outcome_of(chapter.missed if result.won is False else chapter.outcome, state.side),
        standing=_ranks(played, state.seats),
        epilogue="" if key is not None else _epilogue(state, played),
        verdict="" if key is not None or state.seats > 1 else _verdict(state, played),
    )


def _earlier(state: Table) -> tuple[Played, ...]:
    """Options were once taken as they came: what does not fit the table counts for nothing."""
    seats = state.seats
    return tuple(p for p in state.options.played if (len(p.points), len(p.coins), len(p.ranks)) == (seats,) * 3)


def may_try_again(state: Table) -> bool:
    """Alone, a chapter whose target was missed may be played once more (house set, campaign, solo)."""
    result = state.result
    return result is not None and result.won is False and not state.options.again


def outcome_of(told: str, side: str) -> str:
    """The card tells of both sides, `crown: ... lamps: ...`; what the pledges chose has happened."""
    parts = re.split(rf"\b({'|'.join(SIDES)}): ", told)
    return dict(zip(parts[1::2], map(str.strip, parts[2::2]), strict=True)).get(side, parts[0].strip())


def _record(state: Table, chapter: Chapter, result: Result) -> Played:
    points = tuple(score.total for score in result.scores)
    return Played(
        chapter=chapter.key,
        points=points,
        coins=tuple(as_points(coins_of(state, seat))[1] for seat in range(state.seats)),
        ranks=_rank_points(state, chapter, result),
        stars=sum(points[0] >= wanted for wanted in chapter.stars) if state.seats == 1 else 0,
        side=state.side,
    )


def _rank_points(state: Table, chapter: Chapter, result: Result) -> tuple[int, ...]:
    """Tied seats take the points of the higher rank each; the next rank is skipped. The last chapter counts more."""
    campaign = cards_of(state).house["campaign"]
    worth = campaign["rank_points"].get(str(state.seats), [0])
    factor = 1 if chapter.following else campaign["last_chapter_factor"]
    ranks = [0] * state.seats
    place = 0
    for group in result.ranking:
        for seat in group:
            ranks[seat] = worth[place] * factor
        place += len(group)
    return tuple(ranks)


def _next_options(state: Table, key: str, played: tuple[Played, ...]) -> Options:
    met = {*state.options.met, *(number for number in state.numbers if number in CHARACTERS)}
    removed = {*state.options.removed, *state.removed}
    pledged = tuple(player.pledged for player in state.players)
    return replace(
        state.options,
        chapter=key,
        path=state.side or state.options.path,
        badges=pledged if state.side else state.options.badges,
        again=False,
        met=tuple(sorted(met - removed)),
        removed=tuple(sorted(removed)),
        played=played,
    )


def _ranks(played: tuple[Played, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """Rank points, then all points, then all coins left over; after that the place is shared."""

    def key(seat: int) -> tuple[int, int, int]:
        each = [(p.ranks[seat], p.points[seat], p.coins[seat]) for p in played]
        ranks, points, coins = (sum(column) for column in zip(*each, strict=True))
        return ranks, points, coins

    ordered = sorted(range(seats), key=key, reverse=True)
    return tuple(tuple(sorted(group)) for _, group in groupby(ordered, key=key))


def _epilogue(state: Table, played: tuple[Played, ...]) -> str:
    """The end of the story, by what the last two pledges chose."""
    sides = [each.side for each in played if each.side in SIDES][-2:]
    epilogues: dict[str, str] = cards_of(state).house["campaign"]["epilogues"]
    return epilogues.get(",".join(sides), "")


def _verdict(state: Table, played: tuple[Played, ...]) -> str:
    if len(played) < cards_of(state).house["campaign"]["games"]:
        return ""  # it was begun in the middle
    stars = sum(each.stars for each in played)
    verdicts: dict[str, str] = cards_of(state).house["campaign"]["verdict"]
    for reach, verdict in verdicts.items():
        low, high = map(int, reach.split("-"))
        if low <= stars <= high:
            return verdict
    return ""
