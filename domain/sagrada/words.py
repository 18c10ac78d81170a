"""The words of Sagrada: how dice, cells and cards are named, in the languages of the rule books."""

from __future__ import annotations

from domain.kernel.language import Language, OneOf
from domain.sagrada.cards import PATTERNS, TOOLS
from domain.sagrada.parts import CELLS, DICE

_COLOURS = {
    "R": "red красный красная rouge červená červený rot rote",
    "G": "green зелёный зеленая vert zelená zelený grün grüne",
    "B": "blue синий синяя bleu modrá modrý blau blaue",
    "Y": "yellow жёлтый желтая jaune žlutá žlutý gelb gelbe",
    "P": "purple фиолетовый фиолетовая violet fialová fialový lila",
}


def _die_names(die: str) -> tuple[str, ...]:
    colours = _COLOURS[die[0]].split()
    return (die, f"{die[0]} {die[1]}", *(f"{c} {die[1]}" for c in colours), *(f"{die[1]} {c}" for c in colours))


DIE = OneOf("die", {die: _die_names(die) for die in DICE})
CELL = OneOf("cell", {cell: (cell, f"{cell[0]} {cell[1]}") for cell in CELLS})
WINDOW = OneOf("window", {pattern: card.name for pattern, card in PATTERNS.items()})
WAY = OneOf("way", {"up": ("up", "выше", "haut", "nahoru", "rauf"), "down": ("down", "ниже", "bas", "dolu", "runter")})
ROUND = OneOf("round", {n: (str(n),) for n in range(1, 11)})
VALUE = OneOf("value", {n: (str(n),) for n in range(1, 7)})


def tools(*numbers: int) -> OneOf:
    """The tool cards with these numbers, by name or number."""
    cards = {tool: card for tool, card in TOOLS.items() if card.number in numbers}
    return OneOf("tool", {t: (c.name.lower(), str(c.number), f"tool {c.number}") for t, c in cards.items()})


say = Language(
    {
        "take": "draft place put взять беру возьми ставлю prendre prends placer vezmi vzít beru nimm nehme",
        "use": "tool применить использую инструмент utiliser outil použij nástroj benutze werkzeug",
        "choose": "window выбираю выбрать choisir choisis vybírám zvol wähle fenster",
        "pass": "end done stop пас пасую конец passer passe pasuji konec weiter",
        "leave": "return back оставить вернуть laisser rendre nechat vrátit lassen zurück",
        "as": "value как значение comme jako als",
        "pay": "paying плачу платить payer paie platím zaplať zahle",
        "round": "раунд раунда manche kolo kola runde",
    }
)
