"""What people call the things that a move is about: by a part of their names, in another case, and what such things
are, a step, a card, a cell, in other languages than ours. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import takewhile
from typing import Any

from domain.kernel.kinds import OneOf
from domain.kernel.reading import COMMON, FILLERS, Words, plain, words_of

_LONGEST_PART = 3  # words of a part of a name
_ALIKE = 99  # values that share a part of their names
_STEM = 4  # letters that forms of one word have in common
_ENDING = 3  # letters that they may differ in
_TELLS = ("ed", "rais", "rait", "л", "ла", "l", "la")  # ends of verbs
_SHORT_STEM = 3  # letters before the ending of a short word in another case: руда, рудой; pila, pily
_ENDS_IN = ("а", "я", "о", "е", "ь", "a", "o", "e")
_STEPS = (
    "шаг шага шаги шагов шагу деление деления делений pas krok kroku kroky kroků krokem schritt schritte schritten"
    " сиесты сиесту сиесте sieste siesty siestu siestou"
)
_CARDS = "карта карту карты карт картой карте картами carte cartes karta kartu karty karet kartou karte karten"
_TURNS = "ход хода ходов tour tours tah tahy tahů runde runden zug züge"
_DONKEYS = "осел осла ослов ослы ослик ослика осликов ослики ane anes oslik oslika osliky osliku oslici osla esel"
_TILES = "жетон жетоны жетона плитка плитку tuile tuiles desticka desticku desticky plättchen"
_GOODS = (
    "товар товара товары товаров продукт продукта продукты ресурс ресурса ресурсы marchandise marchandises ressource"
    " ressources zbozi surovinu suroviny komodita komoditu komodity zdroj zdroje ware waren gut guter rohstoff"
)
_SPACES = (
    "клетка клетку клетке клетки ячейка ячейку ячейке место case cases emplacement policko policka policku pole misto"
    " feld felder zelle platz"
)
_KINDS = {
    "steps": f"{_STEPS} {_SPACES}",
    "turns": _TURNS,
    "card": _CARDS,
    "tile": _TILES,
    "donkey": _DONKEYS,
    "good": _GOODS,
    "goods": _GOODS,
    "resource": _GOODS,
    "cell": _SPACES,
    "space": _SPACES,
    "die": "кубик кубика кубики костяшку кость de des kostka kostku kostky kostkou kostce würfel würfels",
    "window": "окно окна витраж витража fenetre fenetres vitrail okno okna vitraz vitraze fenster",
    "tool": "инструмент инструмента инструментом outil nastroj nastroje nastrojem werkzeug",
    "marker": "маркер маркера фишку фишка pion pions jeton zeton zetonu zetony marke marker",
    "building": "здание здания зданию batiment batiments budova budovu budovy gebaude",
    "points": "очко очка очки очков point points bod body bodu bodem punkt punkte punkten",
    "roof": "крыша крышу крыши toit toits strecha strechu strechy dach",
    "value": "значение valeur hodnota hodnotu wert",
}


def _words(*texts: str) -> frozenset[str]:
    return frozenset(plain(word) for text in texts for word in text.split())


_CASES = _words(
    "а я у ю ы и е о ь ом ем ои еи ою ею ью ам ям ами ями ах ях a y i u o ou em um am ach ech ich ami emi imi"
)
# one of them is a number before these: "один шаг" is one step, but "une carte" is any
COUNTED = _words(_STEPS, _TURNS, _DONKEYS)


@cache
def called(label: str) -> frozenset[str]:
    """The words for a thing by one word of ours for it."""
    return _words(_KINDS.get(label, ""))


def called_abroad(labels: Iterable[str]) -> Iterator[str]:
    return (word for label in labels for word in called(label))


class Names:
    """The values of one kind by the parts of their names."""

    def __init__(self, kind: OneOf) -> None:
        self._parts: dict[Words, set[Any]] = {}
        self._by_stem: dict[str, set[str]] = {}
        for value, names in kind.names.items():
            for part in (part for name in names for part in _parts(words_of(name))):
                self._parts.setdefault(part, set()).add(value)
        for (word,) in (part for part in self._parts if len(part) == 1):
            self._by_stem.setdefault(word[:_SHORT_STEM], set()).add(word)

    def ends(self, words: Words, at: int, keywords: frozenset[str]) -> Iterator[tuple[int, Any]]:
        """Where names end that begin here, each with its value. `keywords`: what the first word stands for."""
        for n in range(1, min(_LONGEST_PART, len(words) - at) + 1):
            found = self._parts.get(words[at : at + n]) or (self._inflected(words[at]) if n == 1 else set())
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
    return typed[:_STEM] == word[:_STEM] and not typed.endswith(_TELLS) and is_form(typed, word, 1)


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
