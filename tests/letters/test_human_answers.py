"""What people write is understood, or nothing is done: human_answers.txt, each answer with what must come of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from domain.kernel.shapes import Refused
from tests import said

LISTED = Path(__file__).with_name("human_answers.txt")
QUESTION = re.compile(r"^(?:~ )?([^#\n].*?) => ", re.MULTILINE)
# the questions alone: to see that each is asked games are played, which is not for every process that collects tests
WHERE = list(dict.fromkeys(QUESTION.findall(LISTED.read_text(encoding="utf-8"))))


@cache
def answers() -> list[said.Line]:
    return said.listed(LISTED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("where", WHERE)
def test_what_people_write_is_understood_or_nothing_is_done(where: str) -> None:
    judged = {each: said.judged(each) for each in answers() if each.where == where}
    assert judged
    other = {
        each.text: (each.want, str(found))
        for each, (verdict, found) in judged.items()
        if verdict == said.WRONG or (verdict != said.RIGHT) != each.fails
    }
    assert not other


@pytest.mark.parametrize(("part", "least"), [("", 0.9), (said.UNSEEN, 0.8)])
def test_so_many_of_all_answers_are_understood(part: str, least: float) -> None:
    """`UNSEEN`: those written before the code knew them, all of them, with what they do today."""
    text = LISTED.read_text(encoding="utf-8")
    lines = text[text.index(part) :]
    found = said.listed(lines)
    understood = sum(not each.fails for each in found)
    assert len(found) >= 300 and understood >= least * len(found), f"{understood} of {len(found)}"


def test_there_are_enough_of_them_in_each_language() -> None:
    texts = LISTED.read_text(encoding="utf-8").split("\n\n# ")
    others = {part[:2]: len(said.listed("# " + part)) for part in texts if part[:3] in ("ru\n", "fr\n", "cs\n")}
    assert len(answers()) - sum(others.values()) >= 600 and all(
        others[language] >= 80 for language in ("ru", "fr", "cs")
    )


def test_most_are_understood_at_once() -> None:
    asked = [each for each in answers() if each.want.startswith("ask")]
    assert len(asked) <= 0.3 * len(answers())


def test_the_judge_finds_what_is_done_and_was_not_meant() -> None:
    verdicts = [
        said.judged(said.Line("sagrada choose_window", want, text))[0]
        for want, text in (("none", "2"), ("2", "3"), ("2", "2"), ("2", "2 or 3"), ("ask take 1", "2 or 3"))
    ]
    assert verdicts == [said.WRONG, said.WRONG, said.RIGHT, said.BACK, said.BACK]


@pytest.mark.parametrize(("least", "code"), [("0.5", 0), ("0.85", 1)])
def test_the_judge_wants_so_many_to_be_right(least: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "answers.txt"
    file.write_text("# two lines\nsagrada choose_window => 2 => 2 please\nsagrada choose_window => 2 => 2 or 3\n")
    assert said.main([str(file), "--least", least]) == code


def test_who_writes_a_row_b_is_told_which_rows_there_are() -> None:
    here = said.position("sagrada your_turn")
    with pytest.raises(Refused) as refused:
        here.title.parse("take G5 to B1", here.state, here.seat)
    assert 'the rows are A, C, D, E, or r1 to r4 as in r2c3) is wanted instead of "b1"' in refused.value.text
