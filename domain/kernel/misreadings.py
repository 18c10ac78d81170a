"""Texts that cannot be read: where one goes wrong, and what it means once its mistyped words are put right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from domain.kernel.language import MOST_WORDS, Language, meanings
from domain.kernel.reading import FILLERS, LONGEST, MOST, Branch, Cells, Chart, Keyword, Slot, Words, words_of
from domain.kernel.shapes import Command

_ALIKE = 0.6  # words less alike than this are no slips of the pen
_MENDED_WORDS = 20


class Stuck(msgspec.Struct, frozen=True):
    """How far a text can be read: the word that nothing fits (none: the text ends too early), and what is wanted there.

    `wanted`: the label of a kind in <> or a keyword in quotes; empty where nothing more is wanted. How values of the
    kind are spelled stands behind it, if there is a word in the place of one.
    """

    read: int
    word: str
    wanted: str


def stuck(language: Language, text: str) -> Stuck | None:
    """Where the best reading of a text that cannot be read comes to its end; None if not a word of it is read."""
    chart = Chart(words_of(text[:LONGEST])[:MOST_WORDS], language.keywords, short=True)
    read, _, wanted = max(_reached(chart, language.patterns, {0: [()]}))
    word = chart.words[read] if read < len(chart.words) else ""
    return Stuck(read, word, wanted if word else wanted.partition(" (")[0]) if read else None


def _reached(chart: Chart, branch: Branch, cells: Cells) -> Iterator[tuple[int, int, str]]:
    """(words read, 2 for nothing wanted next, 1 for a value, what is wanted): each place that a pattern gets to."""
    if branch.ends:
        yield max(cells), 2, ""
    for element, after in branch.on:
        wanted = (1, _label(element.kind)) if isinstance(element, Slot) else (0, f'"{element.word}"')
        yield max(cells), *wanted
        if longer := chart.step(cells, element):
            yield from _reached(chart, after, chart.past_fillers(longer))


def _label(kind: Any) -> str:
    note = getattr(kind, "note", "")
    return f"<{kind.label}> ({note})" if note else f"<{kind.label}>"


def mended(language: Language, text: str) -> tuple[Command, ...]:
    """What the text means once mistyped words are put right; a guess, to be offered and never executed."""
    words = tuple(_put_right(language, word) for word in words_of(text[:LONGEST])[:_MENDED_WORDS])
    found = language.readings(" ".join(words)) or _begun(language, words)
    return found if len(found) <= MOST else ()


def _begun(language: Language, words: Words) -> tuple[Command, ...]:
    """What a text means whose first word was left out."""
    if not words:
        return ()
    whole, short = (Chart(words, language.keywords, short) for short in (False, True))
    begun = [(each.word, on) for each, on in language.patterns.on if isinstance(each, Keyword) and not each.spare]
    found = (meanings(whole, on) or meanings(short, on) for _, on in sorted(begun, key=lambda each: each[0]))
    return tuple(dict.fromkeys(command for each in found for command in each))


def _put_right(language: Language, word: str) -> str:
    known = _vocabulary(language)
    if not word.isalpha() or len(word) < 3 or word in FILLERS or word in known:
        return word
    best = process.extractOne(word, known, scorer=OSA.normalized_similarity, processor=None, score_cutoff=_ALIKE)
    return str(best[0]) if best else word


@lru_cache(maxsize=64)
def _vocabulary(language: Language) -> tuple[str, ...]:
    """Every word of letters that can be said: keywords in all languages, and the names of things."""
    return tuple(sorted(word for word in language.words if word.isalpha() and len(word) > 2))
