"""The answer to a mail: what became of each line, and what was asked for."""

from __future__ import annotations

import re

from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy
from tests.letters.due import answer, begun, put, whole_text
from tests.letters.support import Table, message, token


def test_an_answer_is_a_transcript_with_the_turn_that_follows(table: Table) -> None:
    begun(table)
    name = table.asked
    table.post()
    lines = [
        {"said": "1", "line": "take R4 to A1", "status": "done", "text": ""},
        {"said": "take R9 to A1", "status": "refused", "text": "There is no R9.",
         "alternatives": [table.legal(name)[-2]]},
        {"said": "pass", "status": "not_tried", "text": ""},
    ]  # fmt: skip
    letter = answer(table, name, lines=lines, others=2)
    text = " ".join(letter.text.split())
    assert 'You wrote "1" (take R4 to A1): done.' in text
    assert 'You wrote "take R9 to A1": not done. There is no R9.' in text
    assert 'You wrote "pass": not tried.' in text
    assert "2 lines of your mail are no move and were left alone." in text
    assert letter.options[0] == table.legal(name)[-2], "the nearest legal line is ready to send"
    assert "YOU CAN" in letter.text
    assert message(letter)["In-Reply-To"] == "<1@mail.example>"
    assert message(letter)["References"].split()[0] == f"<{table.game_id}@play.example>"
    assert message(letter)["Auto-Submitted"] == "auto-replied"


def test_the_turn_within_an_answer_is_not_mailed_again(table: Table) -> None:
    begun(table)
    name = table.asked
    answer(table, name, lines=[{"said": "show", "status": "done", "text": ""}], shows=["show"])
    assert table.post() == []
    assert [letter.kind for letter in table.letters(name)][-1] == "answer"


def test_who_is_not_asked_is_told_whose_turn_it_is(table: Table) -> None:
    begun(table)
    waiting = next(name for name in table.players if name != table.asked)
    letter = answer(table, waiting, lines=[{"said": "pass", "status": "refused", "text": "It is not your turn."}])
    assert f"You need not do anything now; the game waits for {table.asked}." in letter.text
    assert letter.options == () and letter.point == 0


def test_what_is_done_as_said_is_told_by_the_next_letter_unless_receipts_are_wanted(table: Table) -> None:
    begun(table)
    name = table.asked
    for wanted in ("", "yes"):
        table.set(name, receipts=wanted)
        table.post()
        letter = next(each for each in table.letters(name)[::-1] if each.options)
        before = len(table.letters(name))
        lines = [table.legal(name)[0], "pass"] if wanted == "" else ["pass"]
        table.answer(letter, *lines)
        if table.asked == name:
            table.answer(table.letters(name)[-1], "pass")
        mails = [each.kind for each in table.letters(name)[before:]]
        assert table.asked != name and set(mails) == ({"answer"} if wanted else set())
        if wanted:
            receipt = table.letters(name)[-1]
            assert "THE TABLE" not in receipt.text and len(receipt.text.split()) < 90
        else:
            assert "you want no receipts" in " ".join(table.reasons(name))
        name = table.asked


def test_an_answer_to_an_older_letter_shows_what_happened_since(table: Table) -> None:
    begun(table)
    letter = answer(table, table.asked, old=True, lines=[{"said": "1", "status": "superseded", "text": ""}])
    assert "You answered an older letter, so nothing was done." in " ".join(letter.text.split())
    assert "SINCE YOUR LAST TURN" in letter.text


def test_more_mails_every_choice_under_its_number(table: Table) -> None:
    begun(table)
    name = table.asked
    (turn,) = table.post()
    letter = answer(table, name, lines=[], shows=["more"])
    assert len(letter.options) > len(turn.options)
    assert set(table.legal(name)) <= set(letter.options)
    assert all(f"({mark}) {option}"[:70] in letter.text for mark, option in letter.by_mark.items())
    assert turn.by_mark.items() <= letter.by_mark.items(), "what was marked keeps its mark"


def test_help_history_why_and_preview_are_answered(table: Table) -> None:
    begun(table)
    told = [{"template": "{who} places {die}.", "parts": [["who", {"number": 0}], ["die", "R4"]]}]
    preview = {"said": "preview 1", "line": "take R4 to A1", "told": told, "stopped": True, "refused": ""}
    letter = answer(table, table.asked, lines=[], shows=["help", "history", "why"], previews=[preview])
    text = " ".join(letter.text.split())
    assert "In this game: take <die> to <cell>" in text and "In any letter: undo" in text
    assert "The game begins." in text
    assert "your turn" in text and "YOUR LETTERS, AND WHY THERE WERE NONE" in text
    assert "Anna places R4." in text and "Then luck comes in" in text


def test_after_three_mails_that_did_nothing_the_page_is_offered(table: Table) -> None:
    begun(table)
    letter = answer(table, table.asked, lines=[{"said": "hm", "status": "unknown", "text": ""}], failing=3)
    assert re.search(rf"Move on the web: https://play.example/l/{token(letter)}\n", letter.text)


def test_what_was_asked_for_stands_below_and_why_leaves_out_the_letter_itself(table: Table) -> None:
    table.open()
    table.post()
    table.answer(table.letters("Anna", "started")[0], "why", "preview 1")
    text = " ".join(table.letters("Anna", "answer")[0].text.split())
    assert 'You wrote "why": see below.' in text and 'You wrote "preview 1": see below.' in text
    assert "the game begins (version 4): mailed." in text and "answer to your mail: waits" not in text


def test_an_invitation_answered_otherwise_shows_its_options_again(table: Table) -> None:
    table.open(start=False)
    (invitation,) = table.post()
    table.answer(invitation, "Who else plays?")
    (answer,) = table.letters("Bert", "answer")
    assert answer.options == ("join", "no", "never") and all(
        f"({n}) {word}: " in answer.text for n, word in enumerate(("no", "join", "never"))
    )
    table.answer(answer, "no")
    declined = table.letters("Bert", "answer")[-1]
    assert 'You wrote "no": done.' in declined.text and declined.options == () and "(1)" not in declined.text
    for letter in (answer, declined):
        assert not any(parses(tidy(line), table.game.title) for line in letter.text.splitlines())


def test_lines_of_a_mail_in_question_are_shown_as_they_were_typed(table: Table) -> None:
    begun(table)
    put(table, "confirm", "Anna", hold="h1", lines=["take R4 to A1", "- pass"], why="the mail is not signed")
    (letter,) = [each for each in table.post() if each.kind == "confirm"]
    assert '- Line 1: "take R4 to A1"\n- Line 2: "- pass"' in letter.text


def test_what_comes_after_luck_is_not_tried_and_offered_again(table: Table) -> None:
    begun(table)
    name = table.asked
    last = table.legal(name)[-1]
    lines = [
        {"said": "1", "line": "take R4 to A1", "kind": "number", "status": "done", "text": ""},
        {"said": last.upper(), "line": last, "kind": "game", "status": "not_tried", "text": "", "alternatives": [last]},
    ]
    letter = answer(table, name, lines=lines)
    assert "Where it still can be done, it is offered again." in whole_text(letter) and letter.options[0] == last
    assert "you could say" not in letter.text
    letter = answer(table, name, lines=lines[1:])
    assert "The moves of one mail are done together or not at all." in whole_text(letter)


def test_a_question_about_no_game_is_told_where_to_ask(table: Table) -> None:
    begun(table)
    lines = [{"said": word, "kind": "question", "status": "done", "text": ""} for word in ("history", "why", "help")]
    put(table, "answer", game=False, reply_to="<1@mail.example>", lines=lines, shows=["history", "why", "help"])
    (letter,) = [each for each in table.post() if each.kind == "answer"]
    assert "This letter was about no single game." in letter.text and "ALL THAT HAS HAPPENED" not in letter.text
    assert "YOUR LETTERS, AND WHY THERE WERE NONE" in letter.text and "In any letter: undo" in letter.text
