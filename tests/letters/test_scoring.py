"""The end of a game: who won in the first line, and a sheet of points by their sources, in text and HTML."""

from __future__ import annotations

from domain.kernel.shapes import Result, Score
from service.mail.outgoing.html import html_of
from service.mail.outgoing.scoring import outcome, places, sheet
from service.mail.outgoing.text import Fit, text_of

NAMES = ("Anna", "Bartholomew the Second of Somewhere", "Hugo")
RESULT = Result(
    scores=(
        Score(seat=0, total=12, rows=(("barrows", 10), ("silver", 2))),
        Score(seat=1, total=12, rows=(("barrows", 9), ("paid", 3))),
        Score(seat=2, total=1, rows=(("silver", 1),)),
    ),
    ranking=((1,), (0,), (2,)),
    decided_by="silver left",
)
QUIET = Fit(lambda line: False).parses


def test_the_sheet_has_a_column_for_each_player_and_a_row_for_each_source() -> None:
    lines = text_of([sheet(RESULT, NAMES)], QUIET).splitlines()
    cut = "Bartholomew the Secon"
    assert lines[0].split() == [*cut.split(), "Anna", "Hugo"]
    assert [line.split() for line in lines[1:]] == [
        ["barrows", "9", "10", "-"], ["silver", "-", "2", "1"], ["paid", "3", "-", "-"], ["total", "12", "12", "1"],
    ]  # fmt: skip
    assert len({len(line) for line in lines}) == 1 and len(lines[0]) <= 78


def test_the_page_has_a_real_table() -> None:
    page = html_of("The end", [sheet(RESULT, NAMES)], QUIET)
    assert page.count('scope="col"') == 4 and page.count('scope="row"') == 4
    assert ">9</td>" in page and "<ol" not in page


def test_who_won_and_why_is_said_in_words() -> None:
    assert outcome(RESULT, NAMES) == f"{NAMES[1]} wins with 12 points"
    assert list(places(RESULT, NAMES))[-2:] == ["Place 3: Hugo, 1 point.", "Decided by: silver left."]
    ahead = Result(scores=RESULT.scores[1:], ranking=((1,), (2,)), decided_by="points")
    assert list(places(ahead, NAMES))[-1] == "Place 2: Hugo, 1 point."  # there was nothing to break
    tie = Result(scores=RESULT.scores, ranking=((0, 1), (2,)), decided_by="")
    assert outcome(tie, NAMES) == f"Anna and {NAMES[1]} win with 12 points"
    alone = Result(scores=RESULT.scores[:1], ranking=((0,),), decided_by="", won=False, target=18)
    assert outcome(alone, NAMES) == "lost with 12 points against a target of 18"
