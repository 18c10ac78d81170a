"""What lies over the page of a game when it is asked for: a card with its full text, the rules of what is asked."""

from __future__ import annotations

import re

import pytest

from domain.titles.shelf import titles
from service.web.game import aids
from service.web.rules import chapters_of
from tests.letters.support import Table
from tests.web.playing import Person, section


def test_a_tool_is_shown_large_with_all_that_is_known_of_it(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    anna = Person(table, "Anna")
    tools = table.game.title.view(table.game.state, 0)["tools"]
    named = re.findall(r'data-name="([^"]*)"', anna.look())
    tool = next(each for each in tools if each["name"].casefold() in named)
    page = anna.look(f"{anna.address}?card={tool['name'].casefold()}")
    assert tool["text"] in page and 'id="card"' in page and "Rules: Tools" in page
    sheet = page.partition('id="h-card"')[2].partition("</dl>")[0]
    assert sheet.count(tool["text"]) == 1 and f"Tool {tool['number']}, {tool['name']}" in sheet
    assert 'id="card"' not in anna.look(f"{anna.address}?card=nothing")


def test_a_card_whose_name_stands_within_another_is_not_taken_for_it() -> None:
    view = {"hand": [{"name": "Mill 1", "cost": 2}], "built": [{"name": "Weaving Mill 1", "cost": 5}], "seat": None}
    assert next(aids._described(view, "weaving mill 1"))["cost"] == 5
    assert [each["cost"] for each in aids._about(view, "use mill 1 on")] == [2]


def test_a_long_title_is_a_head_and_a_line() -> None:
    title = "Mill 1, yellow: gives grain; 2 coins, 1 point; 3 grain -> flour (2)"
    assert aids._head_of(title, ()) == "Mill 1, yellow"
    assert aids._told_beside(title, "Mill 1, yellow", ()) == (
        "gives grain; 2 coins, 1 point; 3 grain \u2192 flour (2)",
    )
    assert aids._told_beside("Gardener: Take a good.", "Gardener", ("Take a good.",)) == ()


def test_a_helper_leads_to_the_chapter_about_helpers() -> None:
    title = titles["lagranja"]
    assert aids._chapter_about(title, ("source",), "en") == "Cards with four sides"
    assert aids._chapter_about(title, ("source",), "de") == chapters_of("lagranja", "de")[1]
    assert aids._chapter_about(title, ("value",), "en") == "II. Revenue" and aids._chapter_about(title, (), "en") == ""


def test_what_is_known_of_a_card_is_written_as_on_the_board() -> None:
    assert aids._value_text(["II", "III"]) == "II, III"
    assert aids._value_text({"trade_good": 2}) == "2 trade good"


@pytest.mark.parametrize("title", sorted(titles))
def test_the_rules_open_at_what_is_asked(table: Table, title: str) -> None:
    table.open(title)
    page = Person(table, table.asked).look(f"/games/{table.game_id}?rules=1")
    assert len(section(page, "drawer").split()) > 40


def test_points_stand_by_source_and_what_is_secret_is_the_readers(table: Table) -> None:
    table.open("sagrada")
    table.choose_windows()
    mine, other = Person(table, "Anna").look(), Person(table).look()
    assert "Private objective" in mine and "?" in section(mine, "panel") + mine.partition("Private objective")[2][:200]
    assert "Private objective" not in other and "the game ends after the last" in other
