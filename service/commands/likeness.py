"""How near a line that means nothing as a whole comes to a legal move. What is near is offered, never done. Pure."""

from __future__ import annotations

from domain.kernel.reading import COMMON, Words, says_a_wish
from service.commands.courtesies import is_civil
from service.commands.little_words import ARTICLES, CHOOSING, HEDGES, LITTLE, PLACES
from service.commands.moves_in_words import THINGS, Move, steps
from service.commands.names_said import Spans


def likeness(move: Move, typed: Words, spans: Spans, stems: list[frozenset[str]]) -> tuple[int, ...]:
    """Words that are strange to the move, values that are not named, and those that are; empty if it is not like it."""
    named = [(n, at, end) for at, found in steps(move, typed, spans).items() for end, n, _ in found]
    verbs = [at for at in range(len(typed)) if stems[at] & move.verbs - COMMON.keys()]
    told = {place for _, at, end in named for place in range(at, end)} | set(verbs)
    strange = [
        word
        for at, word in enumerate(typed)
        if at not in told
        and not (word in LITTLE or word in PLACES or word in HEDGES or word in CHOOSING or is_civil(word))
        and not (stems[at] & move.others or word in move.labels)
    ]
    values = len({n for n, *_ in named})
    kind = not move.way_out and any(word in move.labels - THINGS for word in typed)
    bare = (verbs and not move.values and is_bare_verb(typed)) or kind
    is_like = (values and len(strange) <= values) or (bare and not strange)
    return (len(strange), len(move.values) - values, -values, -len(verbs)) if is_like else ()


def is_bare_verb(typed: Words) -> bool:
    """A pass, the rest and "I would roll" are no moves."""
    return ARTICLES.isdisjoint(typed) and "would" not in typed and says_a_wish(typed)
