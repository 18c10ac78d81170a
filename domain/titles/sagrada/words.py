"""The words of the title: how dice, cells and cards are named, in the languages of the rule books."""

from __future__ import annotations

from collections import Counter

from domain.kernel.language import Language, OneOf
from domain.kernel.reading import words_of
from domain.titles.sagrada.cards import PATTERNS, TOOLS
from domain.titles.sagrada.parts import CELLS, DICE

_COLOURS = {
    "R": "red красный красная rouge červená červený rot rote roten красную červenou rouges",
    "G": "green зелёный зеленая vert zelená zelený grün grüne grünen зелёную verte zelenou",
    "B": "blue синий синяя bleu modrá modrý blau blaue blauen синюю bleue modrou",
    "Y": "yellow жёлтый желтая jaune žlutá žlutý gelb gelbe gelben жёлтую žlutou",
    "P": "purple фиолетовый фиолетовая violet fialová fialový lila фиолетовую violette fialovou violett pourpre",
}


# letters of a Russian keyboard: those that look like ours, and the first letters of the colours
_DIE_LETTERS = {"R": "К", "G": "З", "B": "ВС", "Y": "УЖ", "P": "РФ"}
_ROW_LETTERS = {"A": "А", "C": "С", "D": "Д", "E": "Е"}


def _die_names(die: str) -> tuple[str, ...]:
    colours = _COLOURS[die[0]].split()
    letters = (*die[0], *_DIE_LETTERS[die[0]])
    short = [name for letter in letters for name in (f"{letter}{die[1]}", f"{letter} {die[1]}")]
    return (*short, *(f"{c} {die[1]}" for c in colours), *(f"{die[1]} {c}" for c in colours))


def _cell_names(cell: str) -> tuple[str, ...]:
    letters = (cell[0], _ROW_LETTERS[cell[0]])
    row, column = "ACDE".index(cell[0]) + 1, cell[1]
    counted = (f"r{row}c{column}", f"row {row} column {column}", f"row {cell[0]} column {column}",
               f"column {column} row {row}", f"column {column} row {cell[0]}")  # fmt: skip
    return (*(name for letter in letters for name in (f"{letter}{column}", f"{letter} {column}")), *counted)


DIE = OneOf("die", {die: _die_names(die) for die in DICE}, number=lambda die: int(die[1]))
CELL = OneOf(
    "cell", {cell: _cell_names(cell) for cell in CELLS}, note="the rows are A, C, D, E, or r1 to r4 as in r2c3"
)
WINDOW = OneOf("window", {pattern: card.name for pattern, card in PATTERNS.items()})
WAY = OneOf(
    "way",
    {"up": ("up", "выше", "haut", "nahoru", "rauf"), "down": ("down", "ниже", "bas", "dolu", "runter")},
    drawn=False,
)
ROUND = OneOf("round", {n: (str(n),) for n in range(1, 11)})
VALUE = OneOf("value", {n: (str(n),) for n in range(1, 7)}, drawn=False)


def _short_names() -> dict[str, list[str]]:
    """For each tool the parts of its name that no other tool has: single words, and beginnings."""
    names = {tool: words_of(card.name) for tool, card in TOOLS.items()}
    parts = [
        (part, tool)
        for tool, name in names.items()
        for part in dict.fromkeys((*name, *(" ".join(name[:n]) for n in range(2, len(name)))))
    ]
    count = Counter(part for part, _ in parts)
    return {tool: [part for part, owner in parts if owner == tool and count[part] == 1] for tool in TOOLS}


_SHORT_NAMES = _short_names()


def tools(*numbers: int) -> OneOf:
    """The tool cards with these numbers, by name or number, or by a part of the name that no other tool has."""
    cards = {tool: card for tool, card in TOOLS.items() if card.number in numbers}
    called = ("tool", "инструмент", "outil", "nástroj", "werkzeug")
    numbered = {tool: [str(card.number), *(f"{word} {card.number}" for word in called)] for tool, card in cards.items()}
    return OneOf(
        "tool", {tool: (card.name.lower(), *numbered[tool], *_SHORT_NAMES[tool]) for tool, card in cards.items()}
    )


language = Language(
    {
        "take": "draft place put взял pris взять беру возьми возьму ставлю поставить prendre prends placer"
        " vezmi vezmu vzít beru dám nimm nehme lege"
        " бери кладу поставь ставь поместить prend prenez pose poser dávám polož dej umístit placez"
        " поставлю положу mets met mettre",
        "use": "tool применить применяю использовать использую инструмент utiliser utilise outil"
        " použij použiju nástroj benutze nutze werkzeug"
        " включить activer využít применю использовал",
        "choose": "window окно окна fenêtre okno выбираю выбрать choisir choisis vybírám zvol wähle fenster"
        " выбери выбор vybrat zvolit volím vyber",
        "pass": "end done skip next пас пасую пропустить пропускаю конец passer passe"
        " pasuji konec končím weiter fertig"
        " спасовать пасс pasuju passuju vynechávám закончить",
        "place": "put set кладу поместить поставить ставлю поставлю ставь placer place pose mets umístit dám"
        " dávám položit polož",
        "tool": "инструмент outil nástroj werkzeug",
        "on": "на sur na auf",
        "of": "из de z von",
        "turn": "хода ход tour tah zug",
        "leave": "return оставить вернуть laisser rendre nechat lassen zurück",
        "as": "value как значение comme jako als",
        "pay": "paying плачу платить payer paie platím zaplať zahle",
        "round": "раунд раунда manche kolo kola runde",
        "move": "shift переставить двигаю déplacer déplace přesunout bewege"
        " переместить перемещаю двигать bouger přesouvám posunu",
    },
    locale="domain.titles.sagrada",
)
