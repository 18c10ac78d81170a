"""How the seats stand, as far as this reader may know it: points by source, and what ends the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from domain.game.aggregate import Game
from domain.kernel.telling import term, word


class ScoreRow(Struct, frozen=True):
    """`points`: by seat; None where they are somebody else's secret."""

    source: str
    points: tuple[int | None, ...]
    secret: bool = False


class ScorePanel(Struct, frozen=True):
    rows: tuple[ScoreRow, ...] = ()
    totals: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()
    secret: bool = False  # something that only the reader sees is counted


def score_of(game: Game, seat: int | None, names: Sequence[str]) -> ScorePanel:
    if game.state is None:
        return ScorePanel()
    title = game.title
    scores, hidden = title.known_scores(game.state, seat), title.secret_sources
    sources = dict.fromkeys(name for score in scores for name, _ in score.rows)
    by_seat = [dict(score.rows) for score in scores]
    hidden = hidden if game.state.result is None else frozenset()
    rows = tuple(
        ScoreRow(
            term(word(source)),
            tuple(own.get(source, None if source in hidden else 0) for own in by_seat),
            source in hidden,
        )
        for source in sources
    )
    told = title.progress(game.state)
    return ScorePanel(
        rows, tuple(score.total for score in scores), (told.text(names),) if told else (),
        any(row.secret for row in rows),
    )  # fmt: skip
