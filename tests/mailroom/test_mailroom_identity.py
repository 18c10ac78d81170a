"""Who is speaking, through the mail room of a real game: what is held, asked, refused, and what is silence."""

from dataclasses import replace

import pytest

from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR
from service.mail.incoming.inbox import Unwanted
from service.store import talk as table_talk
from service.store.grants import grant_named
from tests.mailroom.mailtable import ANNA, PROVEN, RECEIVER, SETTINGS, Table


def back(token):
    """Where the letter comes back to that is answered there."""
    return SETTINGS.keyring.token(grant_named(token), "bounce")


def test_an_unproven_mail_is_held_and_done_after_a_yes(table):
    token, version = table.letter(), table.game.version
    held = table.mail(token, "1", auth={})
    assert table.row(held)["status"] == "held" and table.game.version == version
    asked = table.bag("confirm")[-1]
    assert asked["player"] == table.anna and asked["about"]["lines"] == ["1"]
    confirm = table.letter(purpose="confirm", hold=asked["about"]["hold"])
    table.mail(confirm, "yes", auth={})
    assert table.game.version == version + 1 and table.row(held)["status"] == "done"


def question(table, line="1"):
    """A letter that asks about a mail, and that mail."""
    held = table.mail(table.letter(), line, auth={})
    return table.letter(purpose="confirm", hold=held), held


def reasons(table):
    return [each["about"]["why"] for each in table.bag("not_done")]


def test_a_no_in_civil_words_throws_the_mail_away_and_says_so(table):
    version, (confirm, held) = table.game.version, question(table)
    table.mail(confirm, "no, that was not me!", auth={})
    assert table.row(held)["status"] == "ignored" and not table.raw(held) and reasons(table) == ["no"]
    table.mail(table.letter(purpose="confirm", hold=held), "yes", auth={})
    assert table.game.version == version and reasons(table) == ["no", "gone"]


def test_a_yes_in_civil_words_does_it_and_a_second_one_is_told_so(table):
    version, (confirm, held) = table.game.version, question(table)
    table.mail(confirm, "Yes thats me, sorry - new mail program", auth={})
    assert table.game.version == version + 1 and table.row(held)["status"] == "done"
    table.mail(confirm, "yes", auth={})
    assert table.game.version == version + 1 and reasons(table) == ["gone"]


def test_a_yes_with_another_move_below_it_is_asked_again(table):
    version, (confirm, held) = table.game.version, question(table)
    table.mail(confirm, "yes", "pass", auth={})
    assert table.row(held)["status"] == "held" and table.game.version == version


def test_what_is_neither_is_asked_again_so_often_within_an_hour(table):
    version, (confirm, held) = table.game.version, question(table)
    for n in range(15):
        table.mail(confirm, f"what mail do you mean {n}", auth={})
    again = [each["about"] for each in table.bag("confirm") if "unclear" in each["about"]]
    assert table.row(held)["status"] == "held" and table.game.version == version
    assert 1 < len(again) <= ANSWERS_PER_HOUR and again[0]["unclear"] == ["what mail do you mean 0"]


def test_the_question_names_the_move_behind_a_number(table):
    question(table, "2")
    assert table.bag("confirm")[0]["about"]["means"] == [table.options()[1]]


def test_a_question_whose_letters_were_made_void_is_not_answered_by_who_holds_it(table):
    version, (confirm, held) = table.game.version, question(table)
    table.mail(table.letter(), "revoke")
    table.mail(confirm, "yes", auth={}, author="mallory@evil.example")
    assert table.game.version == version and table.row(held)["status"] == "held"


def test_a_verdict_counts_only_from_a_mail_server_of_ours(table):
    """Whoever reaches the port from elsewhere could write the name of the receiver themselves."""
    verdict = f"{RECEIVER}; dmarc=pass header.from=mail.example.com"
    version = table.game.version
    forged = table.mail(table.letter(), "1", auth={"peer": "elsewhere"}, Authentication_Results=verdict)
    assert table.row(forged)["status"] == "held" and table.game.version == version
    table.mail(table.letter(), "1", auth={}, Authentication_Results=verdict)
    assert table.game.version == version + 1


def test_a_forwarded_letter_is_asked_about(table):
    version = table.game.version
    mail = table.mail(table.letter(), "1", author="mallory@evil.example")
    assert table.row(mail)["status"] == "held" and table.game.version == version


def test_who_writes_through_a_list_is_asked(table):
    """The list names its author; nobody else can say that they wrote it."""
    token, version = table.letter(), table.game.version
    raw = (
        f"From: Anna via Players <players@lists.example>\r\nReply-To: {ANNA}\r\nList-Id: <players@lists.example>\r\n"
        f"To: move+{token}@play.example.org\r\nDate: now\r\n\r\n1\r\n"
    ).encode()
    mail = table.bring(raw, token, PROVEN, "players-bounces@lists.example")
    assert table.row(mail)["status"] == "held" and table.game.version == version
    assert table.bag("confirm")[-1]["player"] == table.anna
    table.bring(raw.replace(token.encode(), b"x"), "", PROVEN, "players-bounces@lists.example")
    assert not table.bag("help"), "and help goes neither to him nor to the list"


def test_who_trusts_the_token_needs_no_proof(table):
    table.store.players.change_settings(table.anna, {"mail_trust": "yes"})
    version = table.game.version
    table.mail(table.letter(), "1", auth={})
    assert table.game.version == version + 1


def test_a_letter_of_another_table_moves_nothing_here(table, tmp_path_factory):
    other = Table(tmp_path_factory.mktemp("other"))
    token = other.letter()
    before = table.game.version
    table.mail(token, "1")
    assert table.game.version == before and table.bag("help")
    other.store.close()


def test_a_vacation_reply_is_silence(table):
    mail = table.mail(table.letter(), "1", Auto_Submitted="auto-replied")
    assert table.row(mail)["status"] == "ignored"
    assert not table.bag() and not table.bag("help") and not table.bag("confirm")


def test_help_is_sent_once_a_day(table):
    raw = (
        b"From: new@mail.example.com\r\nTo: turns@play.example.org\r\nSubject: hi\r\nMessage-ID: <%d@x>\r\n\r\n"
        b"How does this work?\r\n"
    )
    for n in range(3):
        table.bring(raw % n, "", PROVEN, "new@mail.example.com")
    assert [row["address"] for row in table.bag("help")] == ["new@mail.example.com"]


def test_ten_answers_an_hour(table):
    token = table.letter()
    for n in range(12):
        table.mail(token, f"say number {n}")
    assert len(table.bag()) == 10
    with table.store.db.read() as session:
        assert len(table_talk.since(session, table.id, table.anna)) == 12


def test_a_bounce_is_reported_and_not_answered(table):
    token = table.letter()
    raw = (
        b"From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"
        b"\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
        b"Final-Recipient: rfc822; anna@mail.example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--\r\n"
    )
    for name in ("bounce", "move"):  # a token is good for its own kind of address
        with pytest.raises(Unwanted):
            table.bring(raw, {"bounce": token, "move": back(token)}[name], {}, "", name)
    table.bring(raw, token, {}, "")
    assert table.reports == []
    table.bring(raw, back(token), {}, "", "bounce")
    ((reported, report),) = table.reports
    assert (reported, report.kind) == (table.letters[token], "bounce") and report.hard and report.status == "5.1.1"
    assert not table.bag() and not table.bag("help")


def test_what_does_not_parse_lies_in_quarantine_and_the_rest_goes_on(table):
    bad = table.bring(b"X: y\r\n" * 300 + b"\r\n1", table.letter(), {})
    version = table.game.version
    table.mail(table.letter(), "1")
    assert table.row(bad)["status"] == "quarantined" and "lines" in table.row(bad)["reason"]
    assert table.game.version == version + 1


def test_an_invited_person_confirms_the_address_by_answering(table):
    table.store.players.add_address(table.anna, "new@mail.example.com")
    token = table.letter()
    table.letters[token] = replace(table.letters[token], address="new@mail.example.com")
    table.mail(token, "1", author="new@mail.example.com")
    assert dict(table.store.players.get(table.anna).addresses)["new@mail.example.com"] is True


def test_another_address_of_a_player_is_not_confirmed_by_a_letter_that_did_not_go_there(table):
    table.store.players.add_address(table.anna, "new@mail.example.com")
    mail = table.mail(table.letter(), "1", author="new@mail.example.com")
    assert table.row(mail)["status"] == "held"
    assert dict(table.store.players.get(table.anna).addresses)["new@mail.example.com"] is False
