"""What people write is understood, or nothing is done: human_answers.txt, each answer with what must come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from domain.game.aggregate import Game
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.kernel.title import Title
from domain.kernel.waiting import question_for
from domain.titles.shelf import titles
from service.commands.lines import is_yes, sort_out
from service.commands.matching import GameCommandMatcher
from service.commands.plan import ANSWERS, MOVES, Plan, make_plan
from service.queries.choices import choices

LISTED = Path(__file__).with_name("human_answers.txt")
NOBODY = "sagrada"


def answers() -> Iterator[tuple[str, str, str]]:
    where = ""
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            where = line.strip("[]")
        elif "=>" in line and not line.startswith("# "):
            said, _, outcome = line.rpartition(" => ")
            yield where, said, outcome


class Position(GameCommandMatcher):
    """A game where somebody is asked this, and the numbers of his letter."""

    def __init__(self, title: Title[Any], state: Any, seat: int) -> None:
        self.title, self.state, self.seat = title, state, seat
        self.options = choices(title, state, seat).first
        game = cast(Game, SimpleNamespace(title=title, state=state, phase="running"))
        super().__init__(game, seat, ("Anna", "Bert"), self.options)


@lru_cache(maxsize=8)
def position(where: str) -> Position:
    name, asked, *_ = (*where.split(), "")
    title, luck = titles[name], SeededLuck(b"human")
    state, _ = title.setup(None, 2, luck)
    while True:
        seat = title.asked(state)[0]
        if type(question_for(state, seat)[0]).__name__ == (asked or "YourTurn"):
            return Position(title, state, seat)
        state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]


def outcome(where: str, said: str) -> str:
    lines = [line.strip() for line in said.replace("/ /", "/").split(" / ")]
    if where == "question":
        return "yes" if is_yes(lines) else "talk"
    if where == "invitation":
        return _of_invitation(make_plan(sort_out(lines, position(NOBODY)), ANSWERS, "join"))
    here = position(where)
    here._compared = 0
    return _of_game(make_plan(sort_out(lines, here), here.options), here)


def _of_invitation(plan: Plan) -> str:
    word = next((each.line for each in plan.lines if each.kind in ("join", "decline") and not each.status), "")
    return word or "talk"


def _of_game(plan: Plan, here: Position) -> str:
    moves = [each for each in plan.lines if each.kind in MOVES]
    if any(each.status for each in moves) or any(each.kind == "refused" for each in plan.lines):
        return "asks"
    done = [_move(each.line, here) if each.kind != "undo" else "undo" for each in moves]
    if "asks" in done:
        return "asks"
    if done:
        return " + ".join(done)
    return "show" if any(each.kind == "question" for each in plan.lines) else "talk"


def _move(line: str, here: Position) -> str:
    try:
        return "do " + here.title.sentence(here.title.parse(line, here.state, here.seat))
    except Refused:
        return "asks"


def _wanted(where: str, outcome: str) -> str:
    parts = outcome.split(" + ")
    if not where.startswith("invitation"):
        parts = [
            f"do {position(where).options[int(part.split()[1]) - 1]}" if part.startswith("option ") else part
            for part in parts
        ]
    return " + ".join(parts)


@pytest.mark.parametrize("where", list(dict.fromkeys(where for where, _, _ in answers())))
def test_what_people_write_is_understood_or_nothing_is_done(where: str) -> None:
    listed = [(said, wanted) for place, said, wanted in answers() if place == where]
    wrong = {
        said: (wanted, found)
        for said, wanted in listed
        if (found := outcome(where, said)) != _wanted(where, wanted)
    }  # fmt: skip
    assert not wrong


def test_there_are_three_hundred_of_them() -> None:
    assert len(list(answers())) >= 300


def test_who_writes_a_row_b_is_told_which_rows_there_are() -> None:
    here = position("sagrada YourTurn")
    with pytest.raises(Refused) as refused:
        here.title.parse("take G5 to B1", here.state, here.seat)
    assert 'the rows are A, C, D, E, or r1 to r4 as in r2c3) is wanted instead of "b1"' in refused.value.text
