"""The result by rounds, the slider, and what follows a game that is over."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from domain.game.table.sequels import following
from domain.kernel.shapes import Finished, Refused, Result, Score
from domain.titles.shelf import titles
from service.queries.rounds import Round, by_round
from service.web.game.chart import NARROW, WIDE, chart
from tests.letters.support import Table
from tests.web.playing import Person, forms
from tests.web.tables import folded, follow, press

LASTS = {"sagrada": 10, "lagranja": 6}  # rounds


@pytest.mark.parametrize("title", sorted(titles))
def test_points_by_round_end_with_the_result(table: Table, title: str) -> None:
    table.open(title)
    with pytest.raises(Refused, match="at the end"):
        by_round(table.store, table.game)
    table.to_the_end()
    rounds, page = by_round(table.store, table.game), Person(table).look(f"/games/{table.game_id}/result")
    if not rounds:
        assert titles[title].points_so_far(table.game.state)[0] == 0 and 'class="chart"' not in page
        return
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) == LASTS.get(title, len(rounds)) > 2
    assert rounds[-1].points == tuple(score.total for score in table.game.state.result.scores)
    assert page.count("<polyline") == 4 and f'<th scope="row">{len(rounds)}</th>' in page


def test_the_last_move_leads_to_the_result(table: Table) -> None:
    """The bar says that the move is done; the result is one press from there, not folded into the menu."""
    table.open("pig", options={"target": 30})
    while table.game.phase == "running":
        person = Person(table, table.asked)
        page = follow(person, press(person, "say", say="hold at 20"))
    bar = page.partition('<section id="bar"')[2].partition("</section>")[0]
    assert "Done: " in bar and f"/games/{table.game_id}/result" in bar


def test_the_result_names_its_reader_and_a_tie_only_where_there_was_one(table: Table) -> None:
    table.open("sagrada")
    table.to_the_end()
    outcome = table.game.state.result
    page = Person(table, "Anna").look(f"/games/{table.game_id}/result")
    winner = "You win" if outcome.ranking[0] == (0,) else "Bert wins"
    assert f"<h1>{winner} Sagrada 1 " in page and "Decided by" not in page
    totals = {score.seat: score.total for score in outcome.scores}
    assert ("A tie was decided" in page) == (totals[0] == totals[1])


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_names_at_the_ends_of_a_chart_do_not_lie_on_one_another(size: tuple[int, int]) -> None:
    rounds = [Round(1, (0,) * 5), Round(2, (7, 7, 7, 7, -3))]
    svg = ElementTree.fromstring(chart(rounds, ["Anna", "Bert", "Carl", "Dora", "<Eva>"], size))
    ends = sorted(float(each.get("y", "")) for each in svg if each.get("class") == "name")
    assert all(b - a >= 16 for a, b in pairwise(ends)) and ends[-1] < size[1]
    assert {each.text for each in svg} >= {"Anna 7", "<Eva> -3"}


def test_each_line_of_a_chart_has_the_colour_the_dashes_and_the_shape_of_its_seat() -> None:
    svg = ElementTree.fromstring(chart([Round(1, (0,) * 5), Round(2, (1, 2, 3, 4, 5))], list("ABCDE")))
    lines = [each for each in svg if each.tag == "polyline"]
    assert [each.get("class") for each in lines] == [f"line l{n}" for n in range(1, 6)]
    assert len({each.get("stroke-dasharray") for each in lines}) == 5
    assert {use.get("href") for use in svg.iter("use")} == {f"#m{n}" for n in range(1, 6)}


def test_the_slider_leads_to_a_position_and_keeps_the_eyes(table: Table) -> None:
    table.open("pig")
    table.to_the_end()
    anna = Person(table, "Anna")
    assert 'type="range"' in anna.look()
    page = anna.look(f"/games/{table.game_id}/at?version=4&as=1")
    assert f"4 of {table.game.version}" in page and "As Bert knew it then." in page
    assert 'name="as" value="1"' in page


def test_a_rematch_is_asked_for_where_the_result_stands(table: Table) -> None:
    table.open("pig")
    table.to_the_end()
    anna, result = Person(table, "Anna"), f"/games/{table.game_id}/result"
    assert "/rematch" not in Person(table).look(result)
    assert press(anna, "rematch", anna.look(result)).status_code == 303
    table.work()
    assert "A rematch has been opened" in anna.look(result)


def test_a_campaign_goes_on_from_the_page(table: Table) -> None:
    table.open("ohmygoods", options={"chapter": "1"})
    result = Result((Score(0, 20), Score(1, 10)), ((0,), (1,)), "points")
    body = {"reason": "It ends here.", "facts": msgspec.to_builtins([Finished(result)])}
    table.store.intake.submit("rule", body, channel="test", player="umpire", game=table.game_id)
    table.work()
    anna = Person(table, "Anna")
    assert "/rematch" not in anna.look()
    sent = press(anna, "go_on")
    table.work()
    assert sent.headers["Location"].partition("?")[0] == f"/games/{following(table.game_id)}"
    assert "Anna sits" in folded(anna.look(sent.headers["Location"]), "clocks")
    bert = forms(Person(table, "Bert").look())
    assert [fields["word"] for action, fields in bert if action.endswith("/go_on")] == ["next", "no"]
