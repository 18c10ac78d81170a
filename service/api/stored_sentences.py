"""Sentences that a read model keeps as JSON, as texts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.kernel.telling import Sentence

_sentence = msgspec.json.Decoder(Sentence)


def sentence_text(stored: str | None, names: Sequence[str] = ()) -> str | None:
    return _sentence.decode(stored).text(names) if stored else None
