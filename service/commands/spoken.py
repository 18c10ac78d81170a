"""What can be said, in the language of who is told of it: options, examples, words in quotes.

What is kept of a letter, and of a game, is the English sentence; each reader sees it in their own language, and may
answer in any.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from domain.game.table import grammar
from domain.kernel.reading import in_turn, one_after_the_other
from domain.kernel.telling import language_told
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.mail_words import mail

_SHORT = {"no": {"ru": "нет", "fr": "non", "cs": "ne"}, "never": {"ru": "никогда", "fr": "jamais", "cs": "nikdy"}}


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
