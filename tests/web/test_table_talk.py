"""Talk and notes on the page of a game: said once, read by the table, kept from strangers, never lost."""

from __future__ import annotations

import pytest

from service.commands import talk
from tests.letters.support import Table, token
from tests.web.playing import Person, links
from tests.web.tables import folded, press


@pytest.fixture
def table(table: Table) -> Table:
    table.open()
    return table


def test_what_one_says_the_other_reads(table: Table) -> None:
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    assert press(anna, "speak", words="Good luck <b>all</b>!\n\nSee you").status_code == 303
    page = bert.look()
    assert "Anna Good luck <b>all</b>! See you" in folded(page, "talk") and "<b>all" not in page


def test_the_same_form_twice_is_said_once(table: Table) -> None:
    anna = Person(table, "Anna")
    page = anna.look()
    for _ in range(2):
        assert press(anna, "speak", page, words="Hello").status_code == 303
    assert folded(anna.look(), "talk").count("Hello") == 1


def test_a_note_is_for_oneself(table: Table) -> None:
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    assert press(anna, "speak", nth=1, words="He wants red").status_code == 303
    assert "He wants red" in folded(anna.look(), "notes") and "He wants red" not in folded(anna.look(), "talk")
    assert "He wants red" not in bert.look() and "He wants red" not in Person(table).look()


def test_a_link_of_a_letter_reads_talk_and_no_notes(table: Table) -> None:
    anna, nobody = Person(table, "Anna"), Person(table)
    press(anna, "speak", words="Hello")
    press(anna, "speak", nth=1, words="He wants red")
    table.post()
    page = nobody.look(f"{nobody.address}?letter={token(table.letters('Anna')[-1])}")
    assert "Hello" in folded(page, "talk") and "He wants red" not in page and "/speak" not in page


def test_a_stranger_reads_no_talk_and_says_nothing(table: Table) -> None:
    anna, nobody = Person(table, "Anna"), Person(table)
    page = anna.look()
    press(anna, "speak", page, words="Hello")
    assert "Hello" not in nobody.look() and 'id="talk"' not in nobody.look()
    assert press(nobody, "speak", page, words="I too").status_code == 403
    assert press(anna, "speak", page, words="I too", csrf="x").status_code == 403


def test_what_is_too_long_is_refused_and_not_lost(table: Table) -> None:
    anna = Person(table, "Anna")
    sent = press(anna, "speak", words="word " * 300)
    assert sent.status_code == 400 and "1000 characters" in sent.text and "word word" in folded(sent.text, "talk")
    assert "word word" not in Person(table, "Bert").look()


def test_old_words_are_a_page_further(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "AN_HOUR", 70)
    with table.store.db.write() as session:
        for n in range(70):
            talk.add(session, f"k{n}", table.game, table.players["Anna"], f"word {n}.", private=False)
    bert = Person(table, "Bert")
    page = bert.look()
    assert "word 40." in page and "word 39." not in page
    older = next(link for link in links(page) if "talk=" in link)
    page = bert.look(older)
    assert "word 39." in page and "word 10." in page and "word 40." not in page


def test_words_are_news_to_an_open_page(table: Table) -> None:
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    address = f"{bert.address}/news?seen={table.game.version}&heard=0"
    quiet = bert.browser.get(address)
    press(anna, "speak", nth=1, words="a note is no news")
    assert bert.browser.get(address, headers={"If-None-Match": quiet.headers["ETag"]}).status_code == 304
    press(anna, "speak", words="Hello")
    loud = bert.browser.get(address, headers={"If-None-Match": quiet.headers["ETag"]})
    assert loud.status_code == 200 and "has spoken" in loud.text


def test_who_has_left_the_seat_keeps_his_name_in_what_he_said(table: Table) -> None:
    bert = Person(table, "Bert")
    press(bert, "speak", words="I must go")
    table.players["Eva"] = table.store.players.add("Eva", "eva2@mail.example", confirmed=True).id
    table.say("Bert", "confirm resign")
    seat = table.game.seats_of(table.players["Bert"])[0]
    table.store.intake.submit("sit", {}, channel="test", player=table.players["Eva"], game=table.game_id, seat=seat)
    table.work()
    assert "Bert I must go" in folded(Person(table, "Eva").look(), "talk")
    assert "/speak" not in bert.look()
