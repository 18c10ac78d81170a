"""What is sent: nothing twice that a browser has, texts compressed, and nothing told by how long they are."""

from __future__ import annotations

import gzip
import re
import struct

import pytest
from werkzeug.test import TestResponse

from service.web.compression import BLUR, compressed
from service.web.forms import _unmasked
from tests.letters.support import Table
from tests.web.playing import Person, picture_of
from tests.web.tables import follow, press

_CSRF = re.compile(r'name="csrf" value="([^"]+)"')


@pytest.fixture
def anna(table: Table) -> Person:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    return Person(table, "Anna")


def again(person: Person, first: TestResponse, address: str = "") -> TestResponse:
    """As a browser asks that has it."""
    return person.browser.get(address or person.address, headers={"If-None-Match": first.headers["ETag"]})


def test_a_page_that_did_not_change_is_not_sent_again(table: Table, anna: Person) -> None:
    anna.look()
    first = anna.browser.get(anna.address)
    same = again(anna, first)
    assert (same.status_code, same.data) == (304, b"")
    assert again(anna, first, f"{anna.address}?pick=die:R5").status_code == 200
    assert again(Person(table, "Bert"), first).status_code == again(Person(table), first).status_code == 200
    table.say("Anna", table.legal("Anna")[0])
    assert again(anna, first).status_code == 200


def test_the_word_of_a_form_that_was_sent_is_not_shown_again(table: Table, anna: Person) -> None:
    """The order is refused, so nothing has changed; the next one needs a word of its own."""
    page = anna.look()
    first = anna.browser.get(anna.address)
    assert again(anna, first).status_code == 304
    follow(anna, press(anna, "settle", page, order="take nothing", nth=_order(page)))
    assert again(anna, first).status_code == 200


def _order(page: str) -> int:
    """Which of the forms that settle something takes an order."""
    return page[: page.index('id="order"')].count('/settle"') - 1


def test_what_became_of_a_press_is_kept_by_nobody(table: Table, anna: Person) -> None:
    sent = anna.press(anna.look(f"{anna.address}?say={table.legal('Anna')[0]}"))
    table.work()
    answer = anna.browser.get(sent.headers["Location"].partition("#")[0])
    assert answer.headers["Cache-Control"] == "no-store" and "ETag" not in answer.headers


@pytest.mark.parametrize("path", ["", "/log", "/board.svg", "/at/3", "/game.json"])
def test_texts_are_compressed_for_who_takes_it(anna: Person, path: str) -> None:
    anna.look()  # it has its cookies
    plain = anna.browser.get(anna.address + path)
    packed = anna.browser.get(anna.address + path, headers={"Accept-Encoding": "br, gzip;q=0.5"})
    assert packed.headers["Content-Encoding"] == "gzip" and "Accept-Encoding" in packed.headers["Vary"]
    assert len(packed.data) < 0.6 * len(plain.data) and int(packed.headers["Content-Length"]) == len(packed.data)
    assert _bare(gzip.decompress(packed.data)) == _bare(plain.data)
    for refuses in ("identity", "gzip;q=0", "br"):
        answer = anna.browser.get(anna.address + path, headers={"Accept-Encoding": refuses})
        assert "Content-Encoding" not in answer.headers and _bare(answer.data) == _bare(plain.data)


def _bare(page: bytes) -> bytes:
    return re.sub(rb'name="(?:csrf|once)" value="[^"]*"', b"", page)


def test_what_is_short_or_no_text_is_sent_as_it_is(table: Table, anna: Person) -> None:
    takes = {"Accept-Encoding": "gzip"}
    for path in (f"{anna.address}/news?seen=1", "/health"):
        assert "Content-Encoding" not in anna.browser.get(path, headers=takes).headers
    style = anna.browser.get("/static/play.css", headers=takes)
    assert style.headers["Content-Encoding"] == "gzip" and gzip.decompress(style.data).startswith(b"/*")
    have = {**takes, "If-None-Match": style.headers["ETag"]}
    assert anna.browser.get("/static/play.css", headers=have).status_code == 304
    with anna.browser.application.test_request_context(headers=takes):
        assert "Content-Encoding" not in compressed(_picture()).headers


def _picture() -> TestResponse:
    from flask import Response

    return Response(b"\x89PNG" * 1000, mimetype="image/png")  # type: ignore[return-value]


def test_the_length_of_a_page_tells_nothing_of_the_word_of_its_forms(anna: Person) -> None:
    """Words of others stand beside it: who sees lengths alone could guess it letter by letter."""
    texts = {one for _ in range(5) for one in _CSRF.findall(anna.look())}
    assert len(texts) > 5 and len({_unmasked(one) for one in texts}) == 1
    packed = [anna.browser.get("/titles", headers={"Accept-Encoding": "gzip"}).data for _ in range(12)]
    names = {len(each[10:].partition(b"\0")[0]) for each in packed}
    assert len(names) > 2 and max(names) <= BLUR
    assert {struct.unpack("B", each[3:4]) for each in packed} == {(8,)}


def test_the_picture_of_a_position_is_kept_for_ever(table: Table, anna: Person) -> None:
    address = picture_of(anna.look())
    answer = anna.browser.get(address)
    assert answer.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    other = Person(table, "Bert")
    other.look()
    for person in (other, Person(table)):
        assert "no-cache" in person.browser.get(address).headers["Cache-Control"], "the mark is of this browser"
    table.say("Anna", table.legal("Anna")[0])
    later = picture_of(anna.look())
    assert later != address and anna.browser.get(address).data == answer.data
    with table.store.db.write() as session:
        session.run("UPDATE players SET name = 'Hubert' WHERE name = 'Bert'")
    assert "no-cache" in anna.browser.get(address).headers["Cache-Control"], "it is not the picture that was shown"


def test_a_page_is_small_and_its_picture_apart(table: Table) -> None:
    """Pieces have their names and links on the page; what is drawn lies in the picture."""
    table.open("lagranja")
    anna = Person(table, table.asked)
    page = anna.look()
    board = page.partition('<div id="layers">')[2].partition("</div>")[0]
    assert "<path" not in board and "<text" not in board and "<title>" in board
    picture = anna.browser.get(picture_of(page), headers={"Accept-Encoding": "gzip"})
    assert len(page.encode()) < 60_000 and len(picture.data) < 90_000
