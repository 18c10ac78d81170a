"""What people call the things that a move is about, in other languages than ours: a step, a card, a cell. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from domain.kernel.reading import plain

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


# one of them is a number before these: "один шаг" is one step, but "une carte" is any
COUNTED = _words(_STEPS, _TURNS, _DONKEYS)


@cache
def called(label: str) -> frozenset[str]:
    """The words for a thing by one word of ours for it."""
    return _words(_KINDS.get(label, ""))


def called_abroad(labels: Iterable[str]) -> Iterator[str]:
    return (word for label in labels for word in called(label))
