"""Letters that stopped come again, by mail and by page; who asks too often hears when the next answer is possible."""

from __future__ import annotations

import re

from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR
from tests.letters.support import Table, address
from tests.web.pages import Browser


def begun(table: Table) -> str:
    table.open()
    table.post()
    return "Anna"


def wanted(table: Table, name: str) -> str:
    return table.store.players.get(table.players[name]).settings.get("letters", "all")


def test_letters_stop_and_come_again_by_mail(table: Table) -> None:
    name = begun(table)
    table.answer(table.letters(name)[-1], "letters off")
    assert wanted(table, name) == "none"
    said = " ".join(table.letters(name, "answer")[-1].text.split())
    assert 'Answer any letter with "letters on"' in said
    table.choose_windows()
    table.post()
    table.answer(table.letters(name, "started")[0], "letters on")
    assert wanted(table, name) == "all"
    assert "Letters come again." in table.letters(name, "answer")[-1].text


def test_letters_that_stopped_by_mail_come_again_by_page(table: Table) -> None:
    name = begun(table)
    table.answer(table.letters(name)[-1], "letters off")
    browser = Browser(table)
    browser.sign_in(table, address(name))
    assert dict(browser.form("/settings", "/settings").fields)["letters"] == "none"
    table.choose_windows()
    table.post()
    before = len(table.letters(name))
    assert browser.send("/settings", letters="").status_code == 303
    table.say(table.asked, "pass")
    while table.asked != name:
        table.say(table.asked, "pass")
    table.post()
    assert [each.kind for each in table.letters(name)[before:]] == ["turn"]


def test_the_last_answer_of_an_hour_says_when_the_next_is_possible(table: Table) -> None:
    name = begun(table)
    letter = table.letters(name, "started")[0]
    for n in range(ANSWERS_PER_HOUR + 1):
        table.answer(letter, f"note {n}")
    answers = [" ".join(each.text.split()) for each in table.letters(name, "answer")]
    assert len(answers) == ANSWERS_PER_HOUR
    assert re.search(r"the next is possible after \w{3} \d+ \w{3} \d\d:\d\d \(UTC\)\.", answers[-1])
    assert not any("is possible after" in each for each in answers[:-1])
