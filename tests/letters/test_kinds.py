"""The other letters: invitation, beginning, answers, corrections, the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from service.inbound.lines import parses
from service.inbound.reading import tidy
from service.letters.outbox import Letter
from service.readmodels import mailbag
from service.store import times
from service.store.intake import seeds_of
from tests.letters.support import Table, address, message, token


def put(table: Table, kind: str, name: str = "Anna", *, game: bool = True, **about: Any) -> None:
    seat = table.game.seats_of(table.players[name])[0] if game else None
    due = mailbag.Due(
        key=f"{kind}:{times.now()}", kind=kind, player=table.players[name], game=table.game_id if game else "",
        seat=seat, about=about,
    )  # fmt: skip
    with table.store.db.write() as session:
        mailbag.put(session, times.now(), due)


def answer(table: Table, name: str, **about: Any):  # type: ignore[no-untyped-def]
    put(table, "answer", name, reply_to="<1@mail.example>", **about)
    (letter,) = [each for each in table.post() if each.kind == "answer"]
    return letter


def begun(table: Table, **given: Any) -> Table:
    table.open(**given)
    table.post()
    table.choose_windows()
    return table


def test_an_invitation_can_be_answered_with_one_word(table: Table) -> None:
    table.open(start=False)
    (letter,) = table.post()
    assert (letter.kind, letter.address, letter.options) == ("invited", address("Bert"), ("join", "no", "never"))
    text = " ".join(letter.text.split())
    assert text.startswith("Bert, Anna (anna@mail.example) invites you to play Sagrada by mail.")
    assert 'answer this mail with the one word "join"' in text and "https://play.example/titles/sagrada" in text
    assert "2 seats; the game begins when every seat is taken. At the table: Anna." in text
    assert "Time for a move: 3 days a move." in text and "you are reminded once before; then the table is told" in text
    assert "Posthorn is a house" in text and table.game.title.about in text
    assert re.search(r"you answer about \d+ letters", text) and "you hear no more of us" in text
    assert letter.subject == "Sagrada 1: Anna invites you"


def test_an_invitation_goes_to_an_address_that_is_not_confirmed_yet(table: Table) -> None:
    table.players["Carl"] = table.store.players.add("Carl", address("Carl")).id
    table.open(start=False)
    assert address("Carl") in {letter.address for letter in table.post()}


def test_the_first_letter_holds_the_commitment_to_the_seed(table: Table) -> None:
    table.open()
    letters = [letter for letter in table.post() if letter.kind == "started"]
    assert {letter.address for letter in letters} == {address("Anna"), address("Bert")}
    for letter in letters:
        assert table.game.commitment in " ".join(letter.text.split())
        assert table.game.seed == ""


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


def test_an_answer_to_an_older_letter_shows_what_happened_since(table: Table) -> None:
    begun(table)
    letter = answer(table, table.asked, old=True, lines=[{"said": "1", "status": "superseded", "text": ""}])
    assert "You answered an older letter, so nothing was done." in " ".join(letter.text.split())
    assert "SINCE YOUR LAST MOVE" in letter.text


def test_more_mails_every_choice_under_its_number(table: Table) -> None:
    begun(table)
    name = table.asked
    (turn,) = table.post()
    letter = answer(table, name, lines=[], shows=["more"])
    assert len(letter.options) > len(turn.options)
    assert set(table.legal(name)) <= set(letter.options)
    assert f"({len(letter.options)}) " in letter.text


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


def test_talk_stands_between_the_moves(table: Table) -> None:
    from service import talk

    begun(table)
    with table.store.db.write() as session:
        talk.put(session, "1", table.game, table.players["Bert"], "pass\nplease", private=False)
        talk.put(session, "2", table.game, table.players["Bert"], "my plan", private=True)
    letters = {name: answer(table, name, lines=[]).text for name in table.players}
    assert '- Bert says: "pass please"' in letters["Anna"] and "my plan" not in letters["Anna"]
    assert "my plan" not in letters["Bert"]  # letters are quoted and handed on
    asked = answer(table, "Bert", lines=[], shows=["history"]).text
    assert "YOUR NOTES" in asked and "- my plan" in asked
    assert "my plan" not in answer(table, "Anna", lines=[], shows=["history"]).text


def test_the_end_is_told_to_all_with_scores_and_the_seed(table: Table) -> None:
    begun(table)
    while table.game.phase == "running":
        table.say(table.asked, "pass")
    letters = [letter for letter in table.post() if letter.kind == "over"]
    assert {letter.address for letter in letters} == {address("Anna"), address("Bert")}
    text = " ".join(letters[0].text.split())
    assert table.game.seed in text and "posthorn verify" in text
    assert re.search(r"Place 1: (Anna|Bert), -?\d+ points?", text)


def test_a_muted_game_tells_its_end(table: Table) -> None:
    begun(table)
    table.store.players.mute(table.players["Anna"], table.game_id)
    while table.game.phase == "running":
        table.say(table.asked, "pass")
    assert [letter.kind for letter in table.post() if letter.address == address("Anna")] == ["over"]


def test_a_cancelled_game_is_told_to_the_invited(table: Table) -> None:
    table.open(start=False)
    table.post()
    table.store.intake.submit("cancel", {}, channel="test", player=table.players["Anna"], game=table.game_id)
    table.work()
    assert {(letter.kind, letter.address) for letter in table.post()} >= {("cancelled", address("Bert"))}


def test_a_correction_is_told_to_all_with_its_reason(table: Table) -> None:
    begun(table)
    body = {"facts": [], "reason": "a die had rolled under the table"}
    table.store.intake.submit("rule", body, channel="cli", game=table.game_id)
    table.work()
    letters = [letter for letter in table.post() if letter.kind == "ruled"]
    assert {letter.address for letter in letters} == {address("Anna"), address("Bert")}
    assert all("a die had rolled under the table" in letter.text for letter in letters)


def test_a_sign_in_link_goes_to_an_address_of_nobody_yet(table: Table) -> None:
    due = mailbag.Due(key="m", kind="magic", address="new@mail.example", about={"name": "New"})
    with table.store.db.write() as session:
        mailbag.put(session, times.now(), due)
    (letter,) = table.post()
    assert letter.address == "new@mail.example" and f"https://play.example/join/{token(letter, 'enter')}" in letter.text
    assert message(letter)["Subject"] == "Posthorn: your link"


def test_was_this_you_goes_to_the_registered_address_alone(table: Table) -> None:
    begun(table)
    put(
        table,
        "confirm",
        "Anna",
        hold="h1",
        lines=["take R4 to A1"],
        why="the mail is not signed",
        **{"from": "eve@evil.example"},
    )
    (letter,) = [each for each in table.post() if each.kind == "confirm"]
    assert letter.address == address("Anna")
    assert '"take R4 to A1"' in letter.text and "eve@evil.example" in letter.text
    with table.store.db.read() as session:
        grant = table.mail_service.desk.grants.by_token(session, letter.token, "reply")
    assert grant is not None and (grant.purpose, grant.hold) == ("confirm", "h1")


def test_no_letter_of_a_running_game_holds_what_a_seat_may_not_know(table: Table) -> None:
    """What is sealed or in another hand is in no letter; the seed is in none before the end."""
    begun(table)
    for _ in range(8):
        table.say(table.asked, table.legal(table.asked)[0])
        table.post()
    with table.store.db.read() as session:
        seed = seeds_of(session, [table.game_id])[table.game_id].hex()
    private = {s: table.game.title.view(table.game.state, s)["players"][s]["private"][0] for s in (0, 1)}
    for letter in table.letters():
        assert seed not in letter.text and seed.encode() not in letter.raw
        other = 1 - (letter.seat or 0)
        if letter.kind != "invited" and private[0] != private[1]:
            assert f"private objective: {private[other]}" not in letter.text
            assert f"private: {private[other]}" not in letter.text


def test_the_mailbag_says_which_letter_told_what(table: Table) -> None:
    begun(table)
    table.post()
    with table.store.db.read() as session:
        rows = session.all("SELECT * FROM mailbag WHERE status = 'mailed'")
    tokens = {letter.token for letter in table.letters()}
    assert rows and {row["letter"] for row in rows} <= tokens
    assert all(json.loads(row["about"]) == {} or row["kind"] != "turn" for row in rows)


def test_what_was_asked_for_stands_below_and_why_leaves_out_the_letter_itself(table: Table) -> None:
    table.open()
    table.post()
    table.answer(table.letters("Anna", "started")[0], "why", "preview 1")
    text = " ".join(table.letters("Anna", "answer")[0].text.split())
    assert 'You wrote "why": see below.' in text and 'You wrote "preview 1": see below.' in text
    assert "the game begins (version 4): mailed." in text and "answer to your mail: waits" not in text


def whole_text(letter: Letter) -> str:
    return " ".join(letter.text.split())


def test_who_sits_at_an_open_table_is_told_what_it_waits_for(tmp_path: Path) -> None:
    table = Table(tmp_path, "Anna Bert Carl")
    table.open(start=False)
    table.post()
    table.answer(table.letters("Bert", "invited")[0], "join")
    (answer,) = table.letters("Bert", "answer")
    text = whole_text(answer)
    assert 'You wrote "join": done.' in text
    assert "You sit at seat 2. Sagrada 1 begins when every seat is taken; it waits for Carl." in text
    assert "My seat: https" in text and "Log of version" in text and answer.options == ()
    table.store.close()


def test_an_invitation_answered_otherwise_shows_its_options_again(table: Table) -> None:
    table.open(start=False)
    (invitation,) = table.post()
    table.answer(invitation, "Who else plays?")
    (answer,) = table.letters("Bert", "answer")
    assert answer.options == ("join", "no", "never") and "(1) join\n(2) no\n(3) never" in answer.text
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


def test_the_first_line_says_what_is_asked_and_until_when(table: Table) -> None:
    begun(table)
    (letter,) = table.post()
    first, *_ = letter.text.split("\n\n")
    assert re.fullmatch(r"(Anna|Bert), it is your turn\. Round 1.+ Please answer before .+\.", " ".join(first.split()))


def test_a_question_about_no_game_is_told_where_to_ask(table: Table) -> None:
    begun(table)
    lines = [{"said": word, "kind": "question", "status": "done", "text": ""} for word in ("history", "why", "help")]
    put(table, "answer", game=False, reply_to="<1@mail.example>", lines=lines, shows=["history", "why", "help"])
    (letter,) = [each for each in table.post() if each.kind == "answer"]
    assert "This letter was about no single game." in letter.text and "ALL THAT HAS HAPPENED" not in letter.text
    assert "YOUR LETTERS, AND WHY THERE WERE NONE" in letter.text and "In any letter: undo" in letter.text
