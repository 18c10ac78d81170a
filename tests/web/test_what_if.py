"""What if: moves are tried one after the other, on the page alone, as far as nobody else and no luck comes in."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

from domain.game.simulation import MOST, simulate
from tests.letters.support import Table
from tests.web.playing import KINDS, Person, forms, links, picture_of, section
from tests.web.test_links import everything
from tests.web.test_page_secrecy import _WORDS, _folded, dealt_anew


@pytest.fixture
def anna(table: Table) -> Person:
    """It is their turn at their own farm, where they may trade as they like before they play a card."""
    table.open("lagranja")
    return Person(table, "Anna")


def trying(page: str) -> list[str]:
    return [unescape(each).partition("#")[0] for each in re.findall(r'href="([^"]*)">Try it', page)]


def test_a_line_goes_on_from_move_to_move_and_back(table: Table, anna: Person) -> None:
    before = everything(table)
    page = anna.look(trying(composed(anna))[0])
    assert "Only trying" in page and "Nobody sees it" in section(page, "bar") and "Do it" not in page
    assert anna.look(picture_of(page)) != anna.look(f"{anna.address}/board.svg")
    deeper = anna.look(trying(composed_from(anna, page))[0])
    assert deeper.count("<li><strong>") == 2
    back = next(link for link in links(deeper, "button back"))
    assert section(anna.look(back), "did") == section(page, "did") != ""
    assert anna.address in links(deeper, "button plain")
    assert everything(table) == before
    assert [action for action, _ in forms(deeper)] == [f"{anna.address}/say"], "all at once, if they are pressed"


def test_what_can_be_said_then_is_always_shown(table: Table, anna: Person) -> None:
    """Where a few sentences say it all they stand there, since nothing else is to be picked."""
    page = anna.look(trying(composed(anna))[0])
    assert links(page, "(?:option|chip)")
    begun = anna.look(f"{anna.address}/at/{table.game.version}?then=done")
    assert "Only trying" in begun and links(begun, "(?:option|chip)")


def composed_from(person: Person, page: str) -> str:
    """Picks at random until something could be said of which all is foreseen."""
    dice = random.Random(4)
    for _ in range(60):
        if trying(page):
            return page
        page = person.look(dice.choice(links(page, KINDS)))
    raise AssertionError(page)


def composed(person: Person) -> str:
    return composed_from(person, person.look())


def test_it_ends_where_luck_or_others_come_in(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    here = f"/games/{table.game_id}/at/{table.game.version}"
    page = Person(table, "Anna").look(f"{here}?then=pass")
    assert "shows only when it is done" in section(page, "did") and "<li><strong>" not in page, "the next seat is asked"
    table.open("pig")
    page = Person(table, table.asked).look(f"/games/{table.game_id}/at/{table.game.version}?then=hold at 20")
    assert "shows only when it is done" in section(page, "did") and "<li><strong>" not in page


def test_a_line_is_bounded_and_nonsense_in_it_is_named(table: Table, anna: Person) -> None:
    here = f"{anna.address}/at/{table.game.version}"
    assert "is not understood" in section(anna.look(f"{here}?then=dance+<b>"), "did")
    kept, lines = Table.legal(table, "Anna"), list[str]()
    for _ in range(MOST + 5):
        lines += [line for line in kept if len(simulate(table.game, 0, [*lines, line]).said) > len(lines)][:1]
    assert len(simulate(table.game, 0, lines).said) <= MOST
    anna.look(f"{here}?" + "&".join(["then=" + "x" * 3000] * 50))


def test_who_does_not_sit_there_tries_nothing(table: Table, anna: Person) -> None:
    here, line = f"{anna.address}/at/{table.game.version}", table.legal("Anna")[0]
    for person in (Person(table), Person(table, "Bert")):
        assert f"<strong>{line}</strong>" not in person.look(f"{here}?then={line}") or person.name == "Bert"


def test_what_is_tried_shows_nothing_of_others(table: Table, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    address = trying(composed(anna))[0]
    page, picture = anna.look(address), anna.look(picture_of(anna.look(address)))
    other = dealt_anew(table.store, table.game_id, 0)
    with monkeypatch.context() as patch:
        patch.setattr(table.store.games, "recorded", lambda id, since=0, until=None: other[since:until])
        patch.setattr(table.store.games, "position_at", lambda id, version: _folded(other[:version]))
        patch.setattr(table.store.games, "get", lambda id: _folded(other))
        assert _WORDS.sub("", anna.look(address)) == _WORDS.sub("", page) and anna.look(picture_of(page)) == picture
