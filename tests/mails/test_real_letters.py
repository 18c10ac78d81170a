"""Real letters of a game, answered in the manner of mail programs: what was typed comes out, the letter does not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from domain.kernel.title import Title
from ops.chaos.replying.drafts import Draft, inside
from ops.chaos.replying.programs import PROGRAMS
from service.commands import sequels
from service.commands.lines import sort_out
from service.commands.matching import GameCommandMatcher
from service.commands.plan import WAYS_ON, make_plan
from service.mail.incoming.text.reading import letter_texts, parse_mail, typed_lines
from tests.letters.support import html
from tests.mails.kinds import MARK
from tests.mails.manners import MANNERS

TALK = {
    "say well played": ("say", "well played"), "note keep the reds": ("note", "keep the reds"),
    "help": ("question", ""), "preview 2": ("preview", ""), "undo": ("undo", "undo"),
}  # fmt: skip


@pytest.mark.parametrize("program", [*PROGRAMS, *MANNERS])
def test_typed_lines_come_out_of_answers_to_real_letters(played, program):
    table, letters = played
    dice = random.Random(program)
    for letter in letters:
        matcher = GameCommandMatcher(table.game, letter.seat, ("Anna", "Bert"), letter.by_mark)
        page, texts = inside(html(letter)), letter_texts(letter.raw)
        text = letter.text
        if program.startswith("below_the_marker"):  # a letter as they were made once
            text, texts = f"{MARK}\n\n{text}", [f"{MARK}\n\n{each}" for each in texts]
        lines = [dice.choice([*TALK, *letter.options, *letter.marks]) for _ in range(dice.randrange(1, 4))]
        signature = ["-- ", "Anna", "undo"] if dice.random() < 0.3 else []
        if tuple(lines[:2]) in letter.by_mark.items():
            lines.reverse()  # word for word what stands below the heading
        draft = Draft(dice, text, list(lines), signature, page=page)  # a program may change how they are typed
        raw = {**PROGRAMS, **MANNERS}[program](draft)
        read = typed_lines(parse_mail(raw, "anna@mail.example.com", ["play.example"]), texts)
        plan = make_plan(sort_out(read, matcher), letter.by_mark, sequels.invited(table.game))
        title = table.game.title
        found = [
            (each.kind, one_way(title, each.line) if each.kind == "game" else each.line)
            for each in plan.lines
            if each.kind != "unknown"
        ]
        wanted = [part for line in lines for part in outcomes(line, letter.by_mark)]
        assert found == wanted, raw.decode("utf-8", "replace")


def one_way(title: Title[Any], line: str) -> str:
    """A move may be said in several ways; what is no move of the title (done until something new) in one."""
    readings = title.language.readings(line)
    return title.sentence(readings[0]) if readings else line


def outcomes(line: str, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """What must come of a line, by hand: its kind, and what is handed on."""
    if line in TALK:
        return [("preview", options.get("2", "")) if line == "preview 2" else TALK[line]]
    if line in options:
        return _chosen("number", options[line])
    return _chosen("game", line)


def _chosen(kind: str, option: str) -> list[tuple[str, str]]:
    return [("next" if part in WAYS_ON else kind, part) for part in option.split(", then ")]
