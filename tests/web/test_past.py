"""Any position by its address, as one knew it then; what had just happened; what could have been said; the result."""

from __future__ import annotations

import re

import pytest

from domain.kernel.luck import SeededLuck
from tests.letters.support import Table
from tests.web.playing import KINDS, Person, links, picture_of, section


def begun(table: Table, turns: int = 6) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    luck = SeededLuck(b"past")
    for _ in range(turns):
        if table.game.phase == "running":
            bot = table.game.title.bot(table.game.state, table.game.asked[0], luck)
            table.say(table.asked, table.game.title.sentence(bot))


def test_a_position_is_shown_with_what_led_to_it(table: Table) -> None:
    begun(table)
    anna = Person(table, "Anna")
    page = anna.look(f"{anna.address}/at/7")
    assert "As Anna knew it then." in section(page, "since")
    assert 'stroke-width="3"' in anna.look(picture_of(page)) and 'stroke-width="3"' not in anna.look(
        f"{anna.address}/board.svg"
    )
    near = {link for link in links(page) if "/at/" in link}
    assert {f"{anna.address}/at/6", f"{anna.address}/at/8"} <= near
    assert _shown(anna.look(f"{anna.address}?version=7")) == _shown(page)  # as letters name it


def _shown(page: str) -> str:
    """Without the switch of languages, which leads back to where one is."""
    return re.sub(r'<form[^>]*class="languages".*?</form>', "", page)


def test_what_is_no_position_is_not_found(table: Table) -> None:
    begun(table, 0)
    anna = Person(table, "Anna")
    for address in (f"{anna.address}/at/0", f"{anna.address}/at/x", f"{anna.address}/board.svg?version=0"):
        assert anna.browser.get(address).status_code == 404
    assert 'id="news"' in anna.look(f"{anna.address}/at/99999")


def test_what_if_is_tried_and_never_done(table: Table) -> None:
    begun(table)
    anna = Person(table, "Anna")
    version = next(v for v in range(5, table.game.version) if "Only trying" in anna.look(f"{anna.address}/at/{v}"))
    page = anna.look(f"{anna.address}/at/{version}")
    while "This is tried only" not in page:
        page = anna.look(next(link for link in links(page, KINDS)))
    assert "/say" not in page and 'method="post"' not in _shown(page)


def test_eyes_of_others_open_with_the_end(table: Table) -> None:
    begun(table)
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    assert private(bert) not in anna.look(picture_of(anna.look(f"{anna.address}/at/7?as=1")))
    table.to_the_end()
    page = anna.look(f"{anna.address}/at/7?as=1")
    assert "As Bert knew it then." in page and private(bert) in anna.look(picture_of(page))


def private(person: Person) -> str:
    found = re.search(r"private objective: ([a-z]+)", person.look(picture_of(person.look(f"{person.address}/at/7"))))
    assert found
    return f"private objective: {found[1]}"


def test_a_picture_that_one_has_is_not_sent_again(table: Table) -> None:
    begun(table)
    anna = Person(table, "Anna")
    first = anna.browser.get(address := f"{anna.address}/board.svg?version=4")
    again = {"If-None-Match": first.headers["ETag"]}
    assert first.status_code == 200 and anna.browser.get(address, headers=again).status_code == 304
    assert anna.browser.get(f"{anna.address}/board.svg", headers=again).status_code == 200


def test_the_result_adds_up(table: Table) -> None:
    begun(table, 2)
    anna = Person(table, "Anna")
    assert "There is no result yet" in anna.look(f"{anna.address}/result")
    table.to_the_end()
    page = anna.look(f"{anna.address}/result")
    for score in table.game.state.result.scores:
        assert f'{score.total}<span class="hidden"> points' in page and table.game.seed in page
        assert all(source[1:] in page for source, _ in score.rows)  # the first letter is a capital
    assert "web" not in section(page, "bar") and "posthorn verify" in page


def test_a_page_of_the_log_marks_what_was_undone_on_a_later_one(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(table, 0)
    move = table.game.version + 1
    for line in ("pass", "undo"):
        table.say("Anna", line)
    monkeypatch.setattr("service.web.game.past.PAGE", 1)
    page = Person(table).look(f"/games/{table.game_id}/log?since={move - 1}")
    row = page.partition(f'<tr id="v{move}">')[2].partition("</tr>")[0]
    assert "<s>" in row and "(taken back)" in row


def test_the_log_says_how_each_came(table: Table) -> None:
    begun(table)
    page = Person(table).look(f"/games/{table.game_id}/log")
    assert "<td>test</td>" in page and f"/games/{table.game_id}/at/3" in page
