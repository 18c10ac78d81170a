"""Mails through the mail room of a real game: what is done, and what is said of it."""

from datetime import UTC, datetime, timedelta

import pytest

from service.store import talk as table_talk
from tests.mailroom.mailtable import ANNA, PROVEN, SentLetter, address, to, turn, work_off
from workers.replies import Replies


def test_a_number_is_an_option_of_that_letter(table):
    token = table.letter()
    version = table.game.version
    table.mail(token, "2")
    assert table.told() == [("2", "done")]
    assert table.game.version == version + 1


def test_a_typed_move_is_done_and_told(table):
    token, option = table.letter(), table.options()[1]
    table.mail(token, option.upper(), "say good luck!")
    assert table.told() == [(option.upper(), "done"), ("say good luck!", "done")]
    with table.store.db.read() as session:
        assert [row["words"] for row in table_talk.since(session, table.id, table.bert)] == ["good luck!"]


def test_the_game_is_loaded_once_for_what_a_mail_says(table, monkeypatch):
    monkeypatch.setattr(Replies, "finish", lambda replies, mail, grant: True)
    token, find, loaded = table.letter(), table.store.games.find, []
    monkeypatch.setattr(table.store.games, "find", lambda game: loaded.append(game) or find(game))
    table.room.inbox.accept(table.written(token, "say hello", "note hm"), ANNA, [to(token)], "smtp", "", PROVEN)
    table.room.work_off()
    assert loaded == [table.id]


def test_a_note_is_for_oneself(table):
    table.mail(table.letter(), "note watch the reds")
    with table.store.db.read() as session:
        assert not table_talk.since(session, table.id, table.bert)
        assert len(table_talk.since(session, table.id, table.anna)) == 1


def test_the_same_mail_twice_is_done_once(table):
    token = table.letter()
    mail = table.mail(token, "1")
    raw, version = table.raw(mail), table.game.version
    table.bring(raw, token, PROVEN)
    again = table.bring(raw.replace(b"Message-ID: <", b"Message-ID: <again"), token, PROVEN)
    assert table.game.version == version
    assert len(table.bag()) == 1 and table.row(again)["reason"] == "brought before"


def test_an_old_letter_does_nothing_and_offers_the_same_again(playing):
    seat = turn(playing)
    token, option = playing.letter(seat), playing.options(seat)[0]
    playing.say(seat, option)
    version = playing.game.version
    playing.mail(token, option, author=address(seat))
    answer = playing.bag()[-1]["about"]
    assert playing.game.version == version
    assert answer["old"] and answer["lines"][0]["status"] == "superseded"


def test_all_or_nothing(playing):
    seat = turn(playing)
    option, version = playing.options(seat)[0], playing.game.version
    playing.mail(playing.letter(seat), option, "take R9 to Z9", author=address(seat))
    statuses = [status for _, status in playing.told()]
    assert playing.game.version == version and "done" not in statuses


def test_a_move_that_was_not_tried_is_offered_again(playing):
    seat = turn(playing)
    option, version = playing.options(seat)[0], playing.game.version
    playing.mail(playing.letter(seat), option.upper(), "take R9 to A1", author=address(seat))
    line = playing.bag()[-1]["about"]["lines"][0]
    assert playing.game.version == version
    assert line["status"] == "not_tried" and line["alternatives"] == [option]


def test_a_number_beyond_the_options_stops_the_others(playing):
    seat = turn(playing)
    version = playing.game.version
    playing.mail(playing.letter(seat), playing.options(seat)[0], "999", author=address(seat))
    assert playing.game.version == version
    assert [status for _, status in playing.told()] == ["not_tried", "refused"]


def test_a_vote_stands_on_its_own_beside_moves_that_cannot_be_done(playing):
    seat = turn(playing)
    option, version = playing.options(seat)[0], playing.game.version
    for bad in ("999", "take R9 to Z9"):
        playing.mail(playing.letter(seat), "vote call off", option, bad, "agree", author=address(seat))
        statuses = [status for _, status in playing.told()]
        assert statuses[0] == "done" and "done" not in statuses[1:] and playing.game.version == version + 1
        version = playing.game.version


def test_a_mistyped_move_is_offered_and_not_done(playing):
    seat = turn(playing)
    option = next(each for each in playing.options(seat) if each.startswith("take"))
    version = playing.game.version
    playing.mail(playing.letter(seat), option.replace("take", "tkae"), author=address(seat))
    line = playing.bag()[-1]["about"]["lines"][0]
    assert playing.game.version == version
    assert line["status"] == "unknown" and line["alternatives"]


def test_prose_does_nothing_and_is_said_so(table):
    version = table.game.version
    table.mail(table.letter(), "Hello everybody,", "what a nice evening it was.")
    answer = table.bag()[-1]["about"]
    assert table.game.version == version
    assert answer["failing"] == 1 and [line["status"] for line in answer["lines"]] == ["unknown", "unknown"]


def test_failing_mails_are_counted(table):
    for _ in range(3):
        table.mail(table.letter(), "frobnicate the widget")
    assert table.bag()[-1]["about"]["failing"] == 3


def test_questions_and_previews(playing):
    seat = turn(playing)
    version = playing.game.version
    playing.mail(playing.letter(seat), "show", "history", "preview 1", author=address(seat))
    answer = playing.bag()[-1]["about"]
    assert answer["shows"] == ["show", "history"] and playing.game.version == version
    assert answer["previews"][0]["line"] == playing.options(seat)[0] and not answer["failing"]


def test_wishes(table):
    day = datetime.now(UTC).date() + timedelta(days=9)
    table.mail(table.letter(), "mute", "digest", f"pause until {day:%d.%m.%Y}", "pause until 12/24/2026")
    player = table.store.players.get(table.anna)
    assert table.id in player.muted
    assert (player.settings["digest"], player.settings["paused_until"]) == ("07:00", day.isoformat())
    assert [status for _, status in table.told()] == ["done", "done", "done", "refused"]


@pytest.mark.parametrize("line", ["join", "yes", "1", "Přidat"])
def test_an_invitation_is_taken_by_mail(table, line):
    seats = [{"player": table.anna}, {"player": table.bert}]
    order = {"title": "sagrada", "options": {}, "seats": seats}
    invited = table.store.intake.submit("open", order, channel="test", player=table.bert).game
    work_off(table.store)
    token = table.letter(game=invited, point=None)
    table.letters[token] = SentLetter(ANNA, "You are invited.", "", b"", ("join",), 1)
    table.mail(token, line, "take R3 to A1")
    assert table.store.games.get(invited).phase == "running"
    assert table.told() == [(line, "done"), ("take R3 to A1", "not_tried")]


def test_an_invitation_answered_with_something_else_is_offered_again(table):
    order = {"title": "sagrada", "options": {}, "seats": [{"player": table.anna}, {"player": table.bert}]}
    invited = table.store.intake.submit("open", order, channel="test", player=table.bert).game
    work_off(table.store)
    token = table.letter(game=invited, point=None)
    table.letters[token] = SentLetter(ANNA, "You are invited.", "", b"", ("join",), 1)
    table.mail(token, "Who else takes part?")
    line = table.bag()[-1]["about"]["lines"][0]
    assert table.store.games.get(invited).phase == "open" and line["alternatives"] == ["join"]
