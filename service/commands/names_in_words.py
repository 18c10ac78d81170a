"""What values are called: in full, by a part of the name, or in another form of the word. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any

from domain.kernel.kinds import OneOf
from domain.kernel.reading import COMMON, FILLERS, Words, words_of
from service.commands.phrases import words

_LONGEST_PART = 3  # words of a part of a name
_ALIKE = 99  # values that share a part of their names
_HEARD = 5  # letters of a name that may be written as it is heard
_LETTERS = dict(zip("абвгдежзиклмнопрстуфхцчшыэюя", "abvgdejziklmnoprstufhccsieua", strict=True))
_LETTERS |= {"ь": "", "ъ": ""}
_ALIKE_TO_THE_EAR = (("x", "ks"), ("gu", "g"), ("ae", "e"), ("ph", "f"), ("y", "i"), ("q", "k"), ("c", "k"), ("w", "v"))
_STEM = 4  # letters that forms of one word have in common
_ENDING = 3  # letters that they may differ in
_TELLS = ("ed", "rais", "rait", "л", "ла", "l", "la")  # ends of verbs
_SHORT_STEM = 3  # letters before the ending of a short word in another case: руда, рудой; pila, pily
_CASES = words(
    "а я у ю ы и е о ь ом ем ои еи ою ею ью ам ям ами ями ах ях a y i u o ou em um am ach ech ich ami emi imi"
)
_ENDS_IN = ("а", "я", "о", "е", "ь", "a", "o", "e")


class Names:
    """The values of one kind by the parts of their names."""

    def __init__(self, kind: OneOf) -> None:
        self._parts: dict[Words, set[Any]] = {}
        self._by_stem: dict[str, set[str]] = {}
        self._by_sound: dict[Words, set[Any]] = {}  # of long words of names, as they are written with Russian letters
        for value, names in kind.names.items():
            for part in (part for name in names for part in _parts(words_of(name))):
                self._parts.setdefault(part, set()).add(value)
                if len(part) > 1 and all(map(str.isalpha, part)):
                    self._parts.setdefault(("".join(part),), set()).add(value)  # the toolmaker
                if len("".join(part)) >= _HEARD and all(word.isascii() and word.isalpha() for word in part):
                    self._by_sound.setdefault(tuple(map(_squeezed, part)), set()).add(value)
        for (word,) in (part for part in self._parts if len(part) == 1):
            self._by_stem.setdefault(word[:_SHORT_STEM], set()).add(word)

    def ends(self, words: Words, at: int, keywords: frozenset[str]) -> Iterator[tuple[int, Any]]:
        """Where names end that begin here, each with its value. `keywords`: what the first word stands for."""
        for n in range(1, min(_LONGEST_PART, len(words) - at) + 1):
            found = self._parts.get(words[at : at + n]) or (self._inflected(words[at]) if n == 1 else set())
            found = found or self._by_sound.get(sounds(words[at : at + n]), set())
            if n == 1 and not found:
                found = {value for each in sorted(keywords) for value in self._parts.get((each,), ())}
            if len(found) <= _ALIKE:
                yield from ((at + n, value) for value in found)

    def _inflected(self, typed: str) -> set[Any]:
        if typed.endswith("s") and (typed[:-1],) in self._parts:
            return self._parts[(typed[:-1],)]
        if len(typed) < _STEM or not typed.isalpha():
            return set()
        near = self._by_stem.get(typed[:_SHORT_STEM], ())
        alike = [word for word in near if is_form(typed, word) or _is_case(typed, word)]
        return {value for word in alike for value in self._parts[(word,)]}


def sounds(said: Words) -> Words:
    """Of words in Russian letters as they are heard: Гравитас is gravitas; nothing of others."""
    if not all(word[0] in _LETTERS for word in said):
        return ()
    return tuple(_squeezed("".join(_LETTERS.get(c, "") for c in word)) for word in said)


def _squeezed(word: str) -> str:
    for there, here in _ALIKE_TO_THE_EAR:
        word = word.replace(there, here)
    return "".join(c for c, before in zip(word, ("", *word), strict=False) if c != before)


def _parts(name: Words) -> Iterator[Words]:
    whole = [(at, n) for n in range(1, _LONGEST_PART + 1) for at in range(len(name) - n + 1)]
    for part in dict.fromkeys(name[at : at + n] for at, n in whole):
        if part == name or any(len(w) > 2 and w not in FILLERS | COMMON.keys() for w in part) or _counts(part):
            yield part


def _counts(part: Words) -> bool:
    """2-1: several numbers are a name, one is not."""
    return len(part) > 1 and all(word.isdecimal() for word in part)


def is_verb_form(typed: str, word: str) -> bool:
    """Another form of a verb, but for what was, or would be: "I passed" does nothing."""
    if typed[:_STEM] != word[:_STEM] or typed.endswith(_TELLS):
        return False
    own = len(typed) - len(list(takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False))))
    return own < _ENDING and is_form(typed, word, 1)


def is_form(typed: str, word: str, apart: int = 2) -> bool:
    """Whether they differ at their ends alone: by `apart` letters of the shorter one at most."""
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False))))
    return same >= max(_STEM, min(len(typed), len(word)) - apart) and max(len(typed), len(word)) - same <= _ENDING


def _is_case(typed: str, word: str) -> bool:
    stem = word[:-1]
    is_short = len(stem) >= _SHORT_STEM and word.endswith(_ENDS_IN)
    return is_short and typed.startswith(stem) and typed[len(stem) :] in _CASES


@lru_cache(maxsize=256)
def names_of(kind: OneOf) -> Names:
    return Names(kind)
