"""From what people type to plain words: case, accents, dashes, arrows, bullets and full-width digits forgiven."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

Words = tuple[str, ...]

LONGEST = 500  # characters of a text that can be a sentence

_ARROWS = re.compile(r"(?<!-)-+>|(?<!=)=+>|[→⇒➔➜➝⟶►»]|--+|[–—]")  # tried once in a row of dashes, however long it is
_WORD = re.compile(r"[^\W_]+")

# Words that carry no meaning in a command; anything else has to be accounted for.
FILLERS = frozenset(
    [
        "a",
        "an",
        "the",
        "my",
        "please",
        "pls",
        "i",
        "ill",
        "would",
        "like",
        "want",
        "die",
        "dice",
        "ich",
        "bitte",
        "der",
        "den",
        "das",
        "je",
        "j",
        "mon",
        "ma",
        "le",
        "la",
        "les",
        "un",
        "une",
        "я",
        "пожалуйста",
        "prosim",
    ]
)

# Alone they ask for no more letters, in every game: no title has one of them among its own words. In plain words.
AGAINST_LETTERS = frozenset(
    [
        "stop",
        "stopp",
        "stopall",
        "unsubscribe",
        "unsubscribed",
        "optout",
        "unsub",
        "стоп",
        "отписаться",
        "отписка",
        "отпишись",
        "отпишите",
        "abmelden",
        "abbestellen",
        "austragen",
        "abmeldung",
        "desabonner",
        "desabonnement",
        "desinscrire",
        "desinscription",
        "desinscrivez",
        "desabonnez",
        "odhlasit",
        "odhlaseni",
        "odhlaste",
        "odregistrovat",
    ]
)

# Little words that titles share, each with what stands for it in the languages of the rule books.
COMMON = {
    "to": "into onto in at on на в к dans sur en a au aux chez do na auf nach",
    "and": "plus with и et a y und",
    "from": "off из с от de z ze von",
    "for": "за для pour za fur",
    "with": "using by с avec s mit",
    "no": "nothing none нет non ne nein",
    "yes": "ok да oui ano ja",
}


@lru_cache(maxsize=16384)
def plain(text: str) -> str:
    """Lower case without accents; the same for the words of a lexicon and for what is typed."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(plain(_ARROWS.sub(" to ", text))))


def says_a_wish(words: Words) -> bool:
    """Whether "would" and "like" say a wish, "I would like": "I would pass" and "I like R3 on C5" ask for nothing."""
    pairs = zip(("", *words), (*words, ""), strict=True)
    return all((before == "would") == (after == "like") for before, after in pairs)


SHORTEST = 3  # letters of a word that is cut short


def may_be_short(typed: str) -> bool:
    """Can it be the beginning of a longer word?"""
    return len(typed) >= SHORTEST and not typed.isdigit()


_THEN = re.compile(
    r"\s*[,;.]?\s+(?:(?:and|und|et|a|и)\s+)?(?:then|dann|puis|ensuite|потом|затем|pak|potom)\b[\s,:]*|\s*;\s*",
    re.IGNORECASE,
)


def in_turn(text: str) -> tuple[str, ...]:
    """The parts of "take 2, then done"; none if it is one part."""
    parts = tuple(part.strip(" .,") for part in _THEN.split(text[:LONGEST]))
    return parts if len(parts) > 1 and all(parts) else ()


def one_after_the_other(parts: Iterable[str]) -> str:
    return ", then ".join(parts)
