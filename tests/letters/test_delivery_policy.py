"""Which letters go out, when, and the reason for each that does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.mail.outgoing import bounces
from service.mail.outgoing import reasons as letter_reasons
from service.mail.outgoing.delivery_policy import Policy, _awake
from service.mail.outgoing.reply import reply
from service.projections import letter_queue
from service.store import heartbeats, times
from service.store.bounces import is_stopped
from tests.letters.due import begun
from tests.letters.support import SITE, Table, address, html


@pytest.fixture
def slow(tmp_path: Path) -> Table:
    """With the hold time of production."""
    return Table(tmp_path, policy=Policy(rounds=0.0))


def test_a_turn_is_held_for_a_minute(slow: Table) -> None:
    begun(slow)
    assert slow.post() == []
    assert "it is held 60 seconds, so that a move taken back is never mailed" in slow.reasons(slow.asked)
    slow.let_pass(seconds=61)
    (letter,) = slow.post()
    assert letter.kind == "turn" and letter.address == address(slow.asked)


def test_no_turn_letter_goes_to_an_open_page_and_it_goes_when_the_page_is_quiet(slow: Table) -> None:
    begun(slow)
    mover, game = slow.asked, slow.game_id

    def asks_for_news() -> None:
        with slow.store.db.write() as session:
            heartbeats.mark_page(session, slow.players[mover], game, times.now())

    asks_for_news()
    slow.let_pass(minutes=9)
    assert slow.post() == []
    assert "your page of the game is open, and shows it" in slow.reasons(mover)
    asks_for_news()
    slow.let_pass(minutes=9)
    assert slow.post() == []
    slow.let_pass(minutes=1, seconds=1)
    assert [(letter.kind, letter.address) for letter in slow.post()] == [("turn", address(mover))]


def test_a_move_taken_back_within_the_hold_time_is_never_mailed(slow: Table) -> None:
    begun(slow)
    mover = slow.asked
    slow.say(mover, slow.legal(mover)[0])
    if slow.asked == mover:
        slow.say(mover, "pass")
    other = slow.asked
    assert other != mover
    while slow.asked == other:
        assert slow.say(mover, "undo").status == "done"
    slow.let_pass(seconds=61)
    assert [letter.address for letter in slow.post()] == [address(mover)]
    assert "it is not your turn any more" in slow.reasons(other)
    assert "the move was taken back before any letter told you of it" in slow.reasons(other)


def test_who_was_told_of_a_move_is_told_that_it_was_taken_back(table: Table) -> None:
    begun(table)
    mover = table.asked
    table.say(mover, table.legal(mover)[0])
    if table.asked == mover:
        table.say(mover, "pass")
    other = table.asked
    table.post()
    while table.asked == other:
        table.say(mover, "undo")
    kinds = {letter.kind: letter for letter in table.post() if letter.address == address(other)}
    assert kinds.keys() == {"undone"}
    assert f"{mover} took a move back. It is not your turn after all." in kinds["undone"].text


def test_who_is_asked_anew_by_then_is_told_of_both_in_one_letter(table: Table) -> None:
    """The turn counts as shown, so it has to be there."""
    begun(table)
    mover = table.asked
    moves = [table.legal(mover)[0]]
    table.say(mover, moves[0])
    if table.asked == mover:
        moves.append("pass")
        table.say(mover, "pass")
    other = table.asked
    table.post()
    while table.asked == other:
        table.say(mover, "undo")
    for move in moves[-1:] if table.asked == mover and len(moves) > 1 else moves:
        table.say(mover, move)
    assert table.asked == other
    (letter,) = [letter for letter in table.post() if letter.address == address(other)]
    assert letter.kind == "undone" and "you are asked anew" in letter.text
    assert letter.options and f"({letter.marks[0]}) {letter.options[0]}" in letter.text


def test_a_question_about_a_mail_does_not_stand_for_the_turn(slow: Table) -> None:
    """Else anybody who writes in the name of a player could keep their next turn from them."""
    begun(slow)
    mover = slow.asked
    (letter,) = slow.letters(mover, "started")
    forged = reply(letter, SITE, letter.token, "1")
    slow.mail_service.inbox.accept(forged, letter.address, [SITE.reply_to(letter.token)], "smtp")
    slow.mail_service.room.work_off()
    assert [each.kind for each in slow.post()] == ["confirm"]
    slow.let_pass(seconds=61)
    assert [(each.kind, each.address) for each in slow.post()] == [("turn", address(mover))]


def test_after_one_letter_there_is_silence_until_the_reader_moves(table: Table) -> None:
    begun(table)
    reader = table.asked
    (letter,) = table.post()
    assert table.post() == []
    table.say(reader, "pass")
    assert all(each.point != letter.point for each in table.post())


def test_a_letter_that_came_too_late_is_not_sent(slow: Table) -> None:
    begun(slow)
    mover = slow.asked
    slow.say(mover, "pass")
    slow.let_pass(seconds=61)
    assert all(letter.address != address(mover) for letter in slow.post())
    assert "it is not your turn any more" in slow.reasons(mover)


def test_a_bundling_window_is_ones_own(table: Table) -> None:
    for name in table.players:
        table.set(name, bundle="30")
    begun(table)
    assert table.post() == []
    table.let_pass(minutes=31)
    assert len(table.post()) == 1


def test_at_four_fifths_of_the_time_there_is_one_reminder(table: Table) -> None:
    begun(table, pace=10)
    reader = table.asked
    table.post()
    table.let_pass(hours=7.9)
    assert table.post() == []
    table.let_pass(hours=0.2)
    (letter,) = table.post()
    assert letter.kind == "urgent" and letter.address == address(reader)
    assert "the one reminder you get" in letter.text
    table.let_pass(hours=1)
    assert table.post() == []


def test_a_turn_that_was_held_back_so_long_needs_no_reminder(table: Table) -> None:
    for name in table.players:
        table.set(name, bundle="500")
    begun(table, pace=10)
    table.let_pass(minutes=501)
    assert [letter.kind for letter in table.post()] == ["turn"]
    assert any(reason.startswith("the letter of") for reason in table.reasons(table.asked))
    table.let_pass(minutes=30)
    assert table.post() == []


def test_who_said_no_hears_no_more_of_that_game(table: Table) -> None:
    table.open(start=False)
    (invitation,) = table.post()
    table.set("Bert", invitations="never")
    table.store.intake.submit("cancel", {}, channel="test", player=table.players["Anna"], game=table.game_id)
    table.work()
    assert all(letter.address != address("Bert") for letter in table.post())
    assert "you take no invitations, or none of this host" in table.reasons("Bert")
    table.open(start=False)
    table.answer(invitation, "no")
    assert table.game.holders[1].player, "an old letter answers for its own game"


def test_a_muted_game_is_silent_but_for_its_end(table: Table) -> None:
    begun(table)
    reader = table.asked
    table.store.players.mute(table.players[reader], table.game_id)
    assert table.post() == []
    assert "you have muted this game" in table.reasons(reader)


def test_a_digest_is_one_letter_a_day_for_all_games(table: Table) -> None:
    for name in table.players:
        table.set(name, digest="07:00", zone="Europe/Prague")
    games = []
    for _ in range(3):
        begun(table)
        games.append(table.game)
    reader = table.asked
    asked = {game.id for game in games if game.holders[game.asked[0]].player == table.players[reader]}
    assert table.post() == []
    assert any("it comes with your digest of" in reason for reason in table.reasons(reader))
    table.let_pass(hours=24)
    (letter,) = [each for each in table.post() if each.address == address(reader)]
    assert letter.kind == "digest" and f"{len(asked)} game" in letter.text
    with table.store.db.read() as session:
        parts = session.all("SELECT * FROM letters WHERE kind = 'part' AND player = ?", table.players[reader])
    assert {part["game"] for part in parts} == asked
    assert all(f"move%2B{part['token']}@play.example" in html(letter) for part in parts)


def test_quiet_hours_end_in_the_readers_own_morning() -> None:
    night = "2026-11-18T22:30:00.000000Z"
    assert _awake("22:00-07:00", "Europe/Prague", night) == "2026-11-19T06:00:00.000000Z"
    assert _awake("22:00-07:00", "America/New_York", night) is None
    assert _awake("", "UTC", night) is None
    assert _awake("12:00-13:30", "UTC", "2026-11-18T12:10:00.000000Z") == "2026-11-18T13:30:00.000000Z"


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_later_than_now() -> None:
    for now, end in (("00:10", "00:30"), ("01:10", "01:30")):
        found = _awake("22:00-02:30", "Europe/Prague", f"2026-10-25T{now}:00.000000Z")
        assert found == f"2026-10-25T{end}:00.000000Z"


def test_in_quiet_hours_a_letter_waits(table: Table) -> None:
    for name in table.players:
        table.set(name, quiet="00:00-23:59")
    begun(table)
    assert all(letter.kind != "turn" for letter in table.post())
    assert any("your quiet hours last until" in reason for reason in table.reasons(table.asked))


def test_who_pauses_gets_no_turns_until_then(table: Table) -> None:
    for name in table.players:
        table.set(name, paused_until="2099-12-24")
    begun(table)
    assert table.post() == []
    assert "you pause until 2099-12-24" in table.reasons(table.asked)


def test_who_stopped_all_letters_gets_none(table: Table) -> None:
    for name in table.players:
        table.set(name, letters="none")
    begun(table)
    assert table.letters(kind="started") == []
    assert "you have stopped all letters" in table.reasons("Anna")


def test_without_a_confirmed_address_there_is_a_reason(table: Table) -> None:
    carl = table.store.players.add("Carl", "carl@mail.example").id
    table.players["Carl"] = carl
    table.open()
    table.post()
    assert table.letters("Carl", kind="started") == []
    assert "there is no confirmed address to send it to" in table.reasons("Carl")


def test_soft_bounces_count_half(table: Table) -> None:
    begun(table)
    with table.store.db.write() as session:
        for n, letter in enumerate([*table.letters("Anna"), *table.letters("Bert")]):
            bounces.bounced(session, letter.token, False, "4.2.2")
            assert session.value("SELECT score FROM bounces WHERE address = ?", letter.address) == 1, n


def test_two_hard_bounces_of_two_letters_stop_the_letters(table: Table) -> None:
    begun(table)
    table.post()
    reader = table.asked
    first, second = table.letters(reader)[:2]
    with table.store.db.write() as session:
        bounces.bounced(session, first.token, True, "5.1.1")
        bounces.bounced(session, first.token, True, "5.1.1")
        assert not is_stopped(session, address(reader)), "one letter counts once"
        bounces.bounced(session, second.token, True, "5.1.1")
        assert is_stopped(session, address(reader))
    other = next(name for name in table.players if name != reader)
    (told,) = table.post()
    assert (told.kind, told.address) == ("unreachable", address(other))
    assert f"Letters to {reader} come back; nothing more is sent there." in told.text
    table.say(reader, "pass")
    while table.asked != reader:
        table.say(table.asked, "pass")
    table.post()
    assert any(reason.startswith("mails to your address came back") for reason in table.reasons(reader))


def test_who_answers_is_reachable_again(table: Table) -> None:
    begun(table)
    reader = table.asked
    with table.store.db.write() as session:
        bounces.complained(session, table.letters(reader)[0].token)
        about = {"lines": [], "reply_to": "<1@mail.example>"}
        due = letter_queue.PendingLetter(key="a", kind="answer", player=table.players[reader], game=table.game_id,
                          seat=table.game.asked[0], about=about)  # fmt: skip
        letter_queue.insert(session, times.now(), due)
    assert "answer" in {letter.kind for letter in table.post() if letter.address == address(reader)}
    with table.store.db.read() as session:
        assert not is_stopped(session, address(reader))


def test_the_end_of_a_pause_is_midnight_in_the_readers_zone(table: Table) -> None:
    yesterday_there = "1990-01-01"
    for name in table.players:
        table.set(name, paused_until=yesterday_there, zone="Pacific/Kiritimati")
    begun(table)
    assert [letter.kind for letter in table.post()] == ["turn"]


@pytest.mark.parametrize("odd", ["jö@mail.example", "j..o@mail.example", "jo\x01@mail.example", "jo@mail_.example"])
def test_an_address_that_was_taken_before_has_a_reason(table: Table, monkeypatch: pytest.MonkeyPatch, odd: str) -> None:
    with monkeypatch.context() as before:
        before.setattr("domain.players.player.is_address", lambda text: True)
        table.players["Jo"] = table.store.players.add("Jo", odd, confirmed=True).id
    table.open()
    table.post()
    assert any(reason.startswith("mail servers do not take your address") for reason in table.reasons("Jo"))


def test_every_letter_not_sent_has_a_reason_that_can_be_asked_for(slow: Table) -> None:
    begun(slow)
    mover = slow.asked
    slow.say(mover, "pass")
    slow.let_pass(seconds=61)
    slow.post()
    with slow.store.db.read() as session:
        told = letter_reasons.why(session, slow.players[mover])
    assert any("the game begins" in line and line.endswith(": mailed.") for line in told)
    assert any("your turn" in line and "not mailed, it is not your turn any more." in line for line in told)
