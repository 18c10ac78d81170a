"""Options of several moves: each is true of the position, and one number does all of it."""

from __future__ import annotations

import pytest

from domain.game.table.agreements import UNTIL_NEW
from domain.kernel.luck import SeededLuck, Veiled
from domain.kernel.reading import in_turn
from domain.titles.shelf import titles
from service.commands.lines import sort_out
from service.commands.plan import make_plan
from service.queries.choices import choices, joined_options
from tests.pace.play import Play
from tests.said import position


@pytest.mark.parametrize("name", ["sagrada", "lagranja"])
def test_each_part_can_be_said_once_the_one_before_it_is_done(name: str) -> None:
    title, luck, seen = titles[name], SeededLuck(b"joined"), 0
    state, _ = title.setup(None, 2, luck)
    for _ in range(120):
        if not (asked := title.asked(state)):
            break
        seat = asked[0]
        for line in joined_options(title, state, seat, choices(title, state, seat).first):
            here = state
            for part in in_turn(line) or (line,):
                if part == UNTIL_NEW:
                    assert part == (in_turn(line) or (line,))[-1]
                    continue
                here = title.rules.play(here, seat, title.parse(part, here, seat), Veiled(), ends=False)[1]
            seen += 1
        state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]
    assert seen > 10


def test_its_number_is_as_many_moves_as_it_has() -> None:
    plan = make_plan(sort_out(["11 please"], position("lagranja pick_die")), (*"abcdefghij", "take 2, then done"))
    assert plan.moves == ("take 2", "done")


def test_several_moves_on_a_line_are_done_or_none_of_them() -> None:
    play = Play("lagranja", people=2)
    options = choices(play.game.title, play.game.state, 0).first
    joined = joined_options(play.game.title, play.game.state, 0, options)[0]
    before = play.game.version
    assert play.say("ann", joined.replace(", then", ", then take 7, then", 1)).status == "refused"
    assert play.game.version == before
    verdict = play.say("ann", joined)
    assert verdict.status == "done" and [line.said for line in verdict.lines] == list(in_turn(joined))
