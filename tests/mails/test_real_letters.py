"""Real letters of a game, answered in the manner of mail programs: what was typed comes out, the letter does not."""

from __future__ import annotations

import random

import pytest

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
        matcher = GameCommandMatcher(table.game, letter.seat, ("Anna", "Bert"), letter.options)
        page, texts = inside(html(letter)), letter_texts(letter.raw)
        text = letter.text
        if program.startswith("below_the_marker"):  # a letter as they were made once
            text, texts = f"{MARK}\n\n{text}", [f"{MARK}\n\n{each}" for each in texts]
        lines = [dice.choice([*TALK, *letter.options, str(dice.randrange(1, 10))]) for _ in range(dice.randrange(1, 4))]
        signature = ["-- ", "Anna", "undo"] if dice.random() < 0.3 else []
        if ["1", letter.options[0]] == lines[:2]:
            lines.reverse()  # word for word what stands below the heading
        draft = Draft(dice, text, list(lines), signature, page=page)  # a program may change how they are typed
        raw = {**PROGRAMS, **MANNERS}[program](draft)
        read = typed_lines(parse_mail(raw, "anna@mail.example.com", ["play.example"]), texts)
        plan = make_plan(sort_out(read, matcher), letter.options, sequels.invited(table.game))
        title = table.game.title
        found = [
            (each.kind, title.sentence(title.language.readings(each.line)[0]) if each.kind == "game" else each.line)
            for each in plan.lines
            if each.kind != "unknown"
        ]
        wanted = [part for line in lines for part in outcomes(line, letter.options)]
        assert found == wanted, raw.decode("utf-8", "replace")


def outcomes(line: str, options: tuple[str, ...]) -> list[tuple[str, str]]:
    """What must come of a line, by hand: its kind, and what is handed on."""
    if line in TALK:
        return [("preview", options[1] if len(options) > 1 else "") if line == "preview 2" else TALK[line]]
    if line.isdecimal():
        return _chosen("number", options[int(line) - 1] if int(line) <= len(options) else "")
    return _chosen("game", line)


def _chosen(kind: str, option: str) -> list[tuple[str, str]]:
    return [("next" if part in WAYS_ON else kind, part) for part in option.split(", then ")]
