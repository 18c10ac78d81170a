"""From the last letter of a game to the first of the next one: one word, one thread, nothing carried by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.kernel.shapes import Refused
from service.commands import sequels
from service.mail.incoming.nonce import nonce_of, nonce_of_words
from service.mail.outgoing.delivery_policy import Policy
from tests.campaign.chapters import Chapters, flat, mail_of
from tests.letters.support import SITE, address, message


def test_the_last_letter_offers_the_next_chapter(two: Chapters) -> None:
    for name in two.table.players:
        letter = two.last(name)
        assert letter.kind == "over" and letter.options == ("next", "no")
        assert "Place 1: Anna, 3 rank points (+3)" in flat(letter) and "chapter 2, Cold Hearths" in flat(letter)


def test_the_next_chapter_begins_when_both_have_said_so(two: Chapters) -> None:
    former = two.game
    waits = two.answer("Anna", "next")
    assert two.game.phase == "open" and "it waits for Bert" in flat(waits)
    begins = two.answer("Bert", "next")
    assert two.game.phase == "running" and two.game.after == former.id
    assert begins.kind == "answer" and begins.game == two.game.id and begins.point
    assert "Chapter 2, Cold Hearths. Winter comes" in flat(begins)
    assert two.last("Anna").kind == "started" and len(two.table.letters("Bert", "started")) == 1


@pytest.mark.parametrize("word", ["next", "1", "yes", "Дальше", "suivant!", "NEXT."])
def test_the_word_may_be_said_in_many_ways(two: Chapters, word: str) -> None:
    two.answer("Anna", word)
    assert two.game.phase == "open" and two.game.seated(0)


def test_each_adds_to_the_luck_of_the_next_game(two: Chapters) -> None:
    two.answer("Anna", "next with the old  oak")
    over, table = two.last("Bert"), two.table
    raw = mail_of(over, "next")
    table.mail_service.inbox.accept(raw, over.address, [SITE.reply_to(over.token)], "smtp", "", {"dmarc": "pass"})
    table.mail_service.room.work_off()
    table.work()
    anna, bert = two.game.parts
    assert (anna.nonce, anna.source) == (nonce_of_words("the old oak"), "given")
    assert (bert.nonce, bert.source) == (nonce_of(raw), "message")
    assert two.game.pool is not None and two.game.pool.number == 2


def test_one_person_among_bots_goes_on_with_one_word(tmp_path: Path) -> None:
    chapters = Chapters(tmp_path, "Anna", bots=3)
    chapters.begin()
    chapters.end()
    assert chapters.last("Anna").options == ("next",)
    letter = chapters.answer("Anna", "next")
    assert chapters.game.phase == "running" and [holder.bot for holder in chapters.game.holders].count("sensible") == 3
    assert letter.game == chapters.game.id
    chapters.close()


def test_no_leaves_the_seat_to_a_bot(two: Chapters) -> None:
    told = two.answer("Bert", "no")
    assert "A bot takes your seat." in flat(told) and two.game.phase == "open" and told.options == ()
    two.answer("Anna", "next")
    assert two.game.phase == "running" and two.game.holders[1].bot
    late = two.answer("Bert", "next", to=told)
    assert "You have left your seat to a bot." in flat(late)


def test_who_is_left_alone_with_bots_cannot_leave_too(two: Chapters) -> None:
    two.answer("Bert", "no")
    assert "Then nothing follows." in flat(two.answer("Anna", "no"))
    assert two.game.phase == "open"
    two.answer("Anna", "next")
    assert two.game.phase == "running"


def test_what_was_said_twice_counts_once(two: Chapters) -> None:
    over = two.last("Anna")
    two.answer("Anna", "next")
    assert "You sit there already" in flat(two.answer("Anna", "1", to=over))
    two.answer("Bert", "next")
    game = two.game.id
    assert "has begun already" in flat(two.answer("Anna", "yes", to=over))
    assert two.game.id == game and two.answer("Anna", "show", to=over).options == ()


def test_who_never_answers_is_not_waited_for_for_ever(two: Chapters, monkeypatch: pytest.MonkeyPatch) -> None:
    over = two.last("Anna")
    two.answer("Anna", "next")
    monkeypatch.setattr("domain.game.table.sequels.PATIENCE", 0)
    two.answer("Anna", "1", to=over)
    assert two.game.phase == "running" and two.game.holders[1].bot


def test_next_is_no_word_of_a_game_that_runs(alone: Chapters) -> None:
    version = alone.game.version
    letter = alone.answer("Anna", "next")
    assert "What follows a game is asked at its end." in flat(letter) and alone.game.version == version


def test_next_holds_up_no_move_of_a_game_that_runs(alone: Chapters) -> None:
    version = alone.game.version
    letter = alone.answer("Anna", "1", "next", "again")
    assert alone.game.version > version and flat(letter).count("asked at its end") == 2


def test_one_word_from_elsewhere_waits_for_a_yes(two: Chapters) -> None:
    over, table = two.last("Anna"), two.table
    for author, proof in ((b"anna@mail.example", {}), (b"eve@mail.example", {"dmarc": "pass"})):
        raw = mail_of(over, "next").replace(b"From: anna@mail.example", b"From: " + author)
        table.mail_service.inbox.accept(raw, author.decode(), [SITE.reply_to(over.token)], "smtp", "", proof)
    table.mail_service.room.work_off()
    table.work()
    held = [letter for letter in table.post() if letter.kind == "confirm"]
    assert len(held) == 2 and {letter.address for letter in held} == {over.address} and two.game.phase == "closed"
    two.answer("Anna", "yes", to=held[0])
    assert two.game.phase == "open" and two.game.seated(0) and held[0].options == ("yes", "no")


def test_a_title_without_a_sequel_offers_nothing(tmp_path: Path) -> None:
    chapters = Chapters(tmp_path)
    chapters.begin({"chapter": "base"})
    chapters.end()
    assert chapters.last("Anna").options == ("rematch",) and "THE TALE" not in chapters.last("Anna").text
    assert "asked at its end" in flat(chapters.answer("Anna", "next"))
    chapters.close()


def test_who_says_no_last_is_answered_though_the_seat_is_a_bots_then(two: Chapters) -> None:
    two.answer("Anna", "next")
    two.table.let_pass(hours=80)
    two.table.post()
    letter = two.answer("Bert", "no", "show", to=two.table.letters("Bert", "awaited")[-1])
    assert two.game.phase == "running" and two.game.holders[1].bot
    assert (letter.kind, letter.game, letter.options) == ("answer", "", ())
    assert 'You wrote "no": done. A bot takes your seat.' in flat(letter) and "see below" not in flat(letter)


def test_a_chapter_that_is_called_off_is_offered_once_more_nowhere(two: Chapters) -> None:
    for name in ("Anna", "Bert"):
        two.answer(name, "next")
    for name in ("Anna", "Bert"):
        two.table.say(name, "vote call off")
    two.table.post()
    assert two.game.after and two.game.closed == "called off" and two.last("Anna").options == ()
    with pytest.raises(Refused, match="nothing_follows"):
        sequels.rematch(two.table.store, two.game, two.table.players["Anna"], channel="api")


def test_one_who_says_nothing_is_reminded_after_a_day(tmp_path: Path) -> None:
    chapters = Chapters(tmp_path, policy=Policy(hold=0.0, bots=0.0, rounds=0.0))
    chapters.begin()
    chapters.end()
    chapters.answer("Anna", "next")
    assert chapters.table.letters("Bert", "awaited") == []
    chapters.table.let_pass(hours=25)
    (letter,) = chapters.table.post()
    assert letter.kind == "awaited" and letter.options == ("next", "no") and letter.game == chapters.game.id
    chapters.answer("Bert", "1")
    assert chapters.game.phase == "running"
    chapters.close()


def test_one_who_has_answered_is_not_reminded(two: Chapters) -> None:
    two.answer("Anna", "next")
    two.answer("Bert", "next")
    two.table.let_pass(hours=25)
    assert all(letter.kind != "awaited" for letter in two.table.post())
    assert "the game has begun" in two.table.reasons("Bert")


def test_a_whole_campaign_is_one_thread_and_each_letter_is_answered_to_its_own_game(two: Chapters) -> None:
    first = two.game.id
    for side in ("", "lamps", "crown"):
        for name in two.table.players:
            two.answer(name, "next")
        two.end(side=side)
    letters = two.table.letters("Anna")
    assert len({letter.game for letter in letters}) == 4 and len({letter.subject for letter in letters}) == 1
    for letter in letters:
        headers = message(letter)
        assert headers["References"].split()[0] == f"<{first}@play.example>" and first in headers["List-Id"]
        assert letter.token in headers["Reply-To"]
        with two.table.store.db.read() as session:
            grant = two.table.mail_service.letter_writer.grants.by_token(session, letter.token, "reply")
        assert grant is not None and grant.game == letter.game


def test_the_game_that_follows_is_not_cancelled(two: Chapters) -> None:
    two.answer("Anna", "next")
    store, anna = two.table.store, two.table.players["Anna"]
    row = store.intake.submit("cancel", {}, channel="test", player=anna, game=two.game.id)
    two.table.work()
    decided = store.intake.row(row.id)
    assert decided is not None and decided.verdict is not None and decided.verdict.code == "not_yours_to_cancel"


def test_the_beginning_waits_for_the_answer_to_next(two: Chapters) -> None:
    """It is decided and followed, and the mail room has not answered yet."""
    two.answer("Anna", "next")
    over, table = two.last("Bert"), two.table
    raw = mail_of(over, "next")
    table.mail_service.inbox.accept(raw, over.address, [SITE.reply_to(over.token)], "outbox", "", {"local": "yes"})
    table.mail_service.room.work_off()
    table.work()
    assert [letter.address for letter in table.post()] == [address("Anna")]
    assert "it comes with the answer to your mail" in table.reasons("Bert")
    table.mail_service.room.work_off()
    (letter,) = table.post()
    assert letter.kind == "answer" and "Oh My Goods! 2: the game begins." in flat(letter) and letter.point
