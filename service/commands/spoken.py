"""What can be said, in the language of who is told of it: options, examples, words in quotes.

What is kept of a letter, and of a game, is the English sentence; each reader sees it in their own language, and may
answer in any.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from domain.game.table import grammar
from domain.kernel.reading import in_turn, one_after_the_other
from domain.kernel.telling import language_told, things
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.mail_words import mail

_SHORT = {
    "no": {"ru": "нет", "fr": "non", "cs": "ne", "de": "nein"},
    "never": {"ru": "никогда", "fr": "jamais", "cs": "nikdy", "de": "nie"},
}
_SLOT = re.compile(r"\s*[<{].*")


def spoken(title: Title[Any] | None, sentence: str) -> str:
    """An English sentence in the language that is being told in; as it is if nothing stands for it."""
    language = language_told()
    return sentence if language == "en" else said_in(title.id if title is not None else "", sentence, language)


@lru_cache(maxsize=16384)
def said_in(title_id: str, sentence: str, language: str) -> str:
    if parts := in_turn(sentence):
        return one_after_the_other((said_in(title_id, part, language) for part in parts), language)
    if sentence in _SHORT:
        return _SHORT[sentence].get(language, sentence)
    title = titles.get(title_id)
    readings = title.language.readings(sentence) if title is not None else ()
    if title is not None and len(readings) == 1:
        return title.sentence(readings[0], language)
    if (line := grammar.read(sentence)) is not None:
        return grammar.sentence(line, language)
    words = mail.readings(sentence)
    return mail.sentence(words[0], language) if len(words) == 1 else sentence


def picked(title: Title[Any], words: str) -> str:
    """What is picked on a page, as `spoken` says it: a value by its name, what to do by its first words."""
    language = language_told()
    return words if language == "en" or language not in title.language.tongues else _picked(title.id, words, language)


@lru_cache(maxsize=4096)
def _picked(title_id: str, words: str, language: str) -> str:
    tongue = titles[title_id].language.tongues[language].tongue
    for pattern, phrases in tongue.phrases.items():
        if _SLOT.sub("", pattern) == words and (said := _SLOT.sub("", phrases[0].text)):
            return said
    if (found := things(words)) != words:
        return found
    for label in tongue.names:
        if tongue.spellings(label, words):
            return tongue.name(label, words, "nom")
    return words
