"""How a game ended: who won, the places, and the points by their sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.shapes import Result
from domain.kernel.telling import term, word
from service.mail.outgoing import blocks as b
from service.queries.wording import say


def outcome(result: Result, names: Sequence[str]) -> str:
    """In a few words, for the first line."""
    if result.won is not None:
        ended = word("won" if result.won else "lost")
        points = result.scores[0].total
        template = "{ended} with {points} {points|point|points} against a target of {target}"
        return say(template, ended=ended, points=points, target=result.target)
    best = list(result.ranking[0])
    points = next(score.total for score in result.scores if score.seat == best[0])
    return say(
        "{who} {n|wins|win} with {points} {points|point|points}",
        who=" and ".join(names[seat] for seat in best), n=len(best), points=points,
    )  # fmt: skip


def places(result: Result, names: Sequence[str]) -> Iterator[str]:
    totals = {score.seat: score.total for score in result.scores}
    for place, group in enumerate(result.ranking, 1):
        for seat in group:
            yield say(
                "Place {place}: {who}, {total} {total|point|points}.", place=place, who=names[seat], total=totals[seat]
            )
    if result.tie_break:
        yield say("Decided by: {by}.", by=result.tie_break)


def so_far(points: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """Of a game that ended by agreement: no places, for it was not played to its end."""
    for seat in sorted(range(len(points)), key=lambda each: -points[each]):
        yield say("{who}: {n} {n|point|points}.", who=names[seat], n=points[seat])


def sheet(result: Result, names: Sequence[str]) -> b.Scores:
    """The best first; a source that gave somebody nothing is a dash."""
    order = [seat for group in result.ranking for seat in group]
    rows = {score.seat: dict(score.rows) for score in result.scores}
    totals = {score.seat: score.total for score in result.scores}
    sources = dict.fromkeys(name for score in result.scores for name, _ in score.rows)
    return b.Scores(
        ("", *(names[seat] for seat in order)),
        (
            *((term(word(source)), *(str(rows[seat].get(source, "-")) for seat in order)) for source in sources),
            (word("total"), *(str(totals[seat]) for seat in order)),
        ),
    )
