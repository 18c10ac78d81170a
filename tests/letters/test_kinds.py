"""The other letters: invitation, beginning, corrections, the end."""

from __future__ import annotations

import json
import re
from pathlib import Path

from service.projections import letter_queue
from service.store import times
from service.store.pool import seeds_of
from tests.letters.due import answer, begun, put, whole_text
from tests.letters.support import Table, address, message, token


def test_an_invitation_can_be_answered_with_one_word(table: Table) -> None:
    table.open(start=False)
    (letter,) = table.post()
    assert (letter.kind, letter.address, letter.options) == ("invited", address("Bert"), ("join", "no", "never"))
    text = " ".join(letter.text.split())
    assert text.startswith("Bert, Anna (anna@mail.example) asks you to a game of Sagrada, played by letter.")
    assert "(1) join: the seat is yours" in text and "https://play.example/titles/sagrada" in text
    assert "At the table: Anna. Yours is the last seat: it begins as you join." in text
    assert "Time: 3 days a move." in text and "you are reminded once before; then the table is told" in text
    assert table.game.title.about in text and "SHA-256" not in text and ", log " not in text
    assert re.search(r"You answer about 18 to 38 letters", text) and "you hear no more of us" in text
    assert letter.subject == table.letters("Bert")[-1].subject and message(letter)["References"]


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


def test_talk_stands_between_the_moves(table: Table) -> None:
    from service.commands import talk

    begun(table)
    with table.store.db.write() as session:
        talk.add(session, "1", table.game, table.players["Bert"], "pass\nplease", private=False)
        talk.add(session, "2", table.game, table.players["Bert"], "my plan", private=True)
    letters = {name: answer(table, name, lines=[]).text for name in table.players}
    assert '- Bert says: "pass please"' in letters["Anna"] and "my plan" not in letters["Anna"]
    assert "my plan" not in letters["Bert"]  # letters are quoted and handed on
    asked = answer(table, "Bert", lines=[], shows=["history"]).text
    assert "YOUR NOTES" in asked and "- my plan" in asked
    assert "my plan" not in answer(table, "Anna", lines=[], shows=["history"]).text


def test_the_end_is_told_to_all_with_scores_and_the_seed(table: Table) -> None:
    begun(table)
    table.to_the_end("pass")
    letters = [letter for letter in table.post() if letter.kind == "over"]
    assert {letter.address for letter in letters} == {address("Anna"), address("Bert")}
    text = " ".join(letters[0].text.split())
    assert table.game.seed in text and "posthorn verify" in text
    assert re.search(r"Place 1: (Anna|Bert), -?\d+ points?", text)


def test_a_muted_game_tells_its_end(table: Table) -> None:
    begun(table)
    table.store.players.mute(table.players["Anna"], table.game_id)
    table.to_the_end("pass")
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
    due = letter_queue.PendingLetter(key="m", kind="magic", address="new@mail.example", about={"name": "New"})
    with table.store.db.write() as session:
        letter_queue.insert(session, times.now(), due)
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
        grant = table.mail_service.letter_writer.grants.by_token(session, letter.token, "reply")
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


def test_who_sits_at_an_open_table_is_told_what_it_waits_for(tmp_path: Path) -> None:
    table = Table(tmp_path, "Anna Bert Carl")
    table.open(start=False)
    table.post()
    table.answer(table.letters("Bert", "invited")[0], "join")
    (answer,) = table.letters("Bert", "answer")
    text = whole_text(answer)
    assert 'You wrote "join": done.' in text
    assert "You sit at seat 2. Sagrada 1 begins when every seat is taken; it waits for Carl." in text
    assert "On the web: https" in text and " Log " in text and answer.options == ()
    table.store.close()


def test_the_first_line_says_what_is_asked_and_until_when(table: Table) -> None:
    begun(table)
    (letter,) = table.post()
    first, *_ = letter.text.split("\n\n")
    assert re.fullmatch(r"(Anna|Bert), it is your turn\. Round 1.+ Please answer before .+\.", " ".join(first.split()))
