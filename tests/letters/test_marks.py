"""By real mails: what is printed in brackets is what answers, and the answer says what was done and until when."""

from __future__ import annotations

import json

import pytest

from service.store.letters import Letter
from tests.letters.due import whole_text
from tests.letters.plain_player import text_part
from tests.letters.support import Table, html, token


def asked(table: Table) -> tuple[str, Letter]:
    """Somebody who is asked for a die, and their letter."""
    table.open()
    table.choose_windows()
    table.post()
    return table.asked, table.letters(table.asked)[-1]


def last_move(table: Table) -> str:
    moved = [event for event in table.store.games.recorded(table.game_id) if hasattr(event, "command")][-1]
    game = table.game
    return str(game.title.sentence(game.title.codec.command(bytes(moved.command))))


@pytest.mark.parametrize("typed", ["{}", "({})", "{}, thanks", "option {} please", "#{}", "Hi Bert,\n{}\nBest, Anna"])
def test_the_mark_that_is_printed_is_the_option_that_is_played(table: Table, typed: str) -> None:
    _, letter = asked(table)
    mark = next(mark for mark in letter.marks if mark[-1].isalpha())
    table.answer(letter, *typed.format(mark).splitlines())
    assert last_move(table) == letter.by_mark[mark]


def test_a_number_that_several_options_name_is_asked_back_with_all_of_them(table: Table) -> None:
    name, letter = asked(table)
    number = next(mark[:-1] for mark in letter.marks if mark[-1].isalpha())
    version = table.game.version
    table.answer(letter, f"{number} please")
    told = table.letters(name, "answer")[-1]
    assert table.game.version == version
    same = [each for each in letter.marks if each[:-1] == number]
    assert len(same) > 3 or "you could say" not in whole_text(told), "each is named once"
    assert all(f"({mark}) {letter.by_mark[mark]}" in " ".join(text_part(told).split()) for mark in same[:3])
    assert told.by_mark.items() >= letter.by_mark.items(), "marks hold as long as the question stands"
    table.answer(told, same[1])
    assert last_move(table) == letter.by_mark[same[1]]


def test_a_letter_from_before_there_were_marks_acts_by_the_numbers_it_printed(table: Table) -> None:
    _, letter = asked(table)
    with table.store.db.write() as session:
        session.run("UPDATE letters SET options = ? WHERE id = ?", json.dumps(letter.options), letter.id)
    table.answer(letter, "2")
    assert last_move(table) == letter.options[1]


@pytest.mark.parametrize("typed", ["{mark}", "{mark} please", "Option {mark}.", "{sentence}", "Please {sentence}!"])
def test_what_was_played_is_told_in_its_words_with_undo_beside_it(table: Table, typed: str) -> None:
    name, letter = asked(table)
    mark, sentence = next(each for each in letter.by_mark.items() if each[1].startswith("take"))
    said = typed.format(mark=mark, sentence=sentence)
    table.answer(letter, said)
    told = table.letters(name, "answer")[-1]
    assert sentence in whole_text(told).partition(": done.")[0]
    assert "(undo) take it back: " in told.text.partition("YOU CAN")[0] and "(UTC)" in told.text.partition("YOU CAN")[0]
    assert f"/l/{token(told)}/undo" in html(told) and "body=undo" in html(told)
    table.answer(told, "(undo)")
    assert "takes" in whole_text(table.letters(name)[-1]) and table.game.undoable == ()


def test_where_nothing_can_be_taken_back_it_is_not_offered(table: Table) -> None:
    name, letter = asked(table)
    table.answer(letter, "pass", "say hello")
    assert all("(undo)" not in each.text for each in table.letters(name) if each.kind == "turn")
    table.say(table.asked, "pass")
    told = table.letters(name)[-1]
    table.answer(told, "show")
    assert "(undo)" not in table.letters(name)[-1].text


def test_an_option_of_an_invitation_that_says_no_is_nought(table: Table) -> None:
    table.open(start=False)
    (invitation,) = table.post()
    assert invitation.by_mark == {"1": "join", "0": "no", "2": "never"}
    table.answer(invitation, "0")
    assert 'You wrote "0" (no): done.' in whole_text(table.letters("Bert")[-1])
