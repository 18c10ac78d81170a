"""The words of Pig: the language, and what may stand in a sentence."""

from __future__ import annotations

from domain.kernel.language import Language, Number, OneOf

GOALS = (20, 25, 15, 30, 10)  # of a turn, to hold at, the sensible one first
MOST_TURNS = 5  # for which a seat may decide ahead: much can change in more

language = Language(
    {
        "roll": "throw брось бросить lancer hodit wurfeln бросаю бросай кидаю кинуть lance rejouer hazim hod hodim"
        " relance relancer hazet hazu",
        "hold": "arrete хватит bank garder nechat halten держу остановиться garde arrete necham staci",
        "die": "dice de кубик кость kostku kostkou kostka wurfel",
        "at": "bei na на",
        "turns": "turn ходов хода tours tahy kol runden",
    },
    locale="domain.titles.pig",
)

POINTS = OneOf("points", {goal: str(goal) for goal in sorted(GOALS)}, drawn=False)
TURNS = Number("turns", 1, MOST_TURNS)
