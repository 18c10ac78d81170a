"""Hostile mails through the whole mail room: each ends somewhere, and the game goes on."""

from service.mail.incoming.inbox import Unwanted
from tests.mailroom.mailtable import PROVEN, Table
from tests.mails.hostile import everything

ENDS = {"done", "ignored", "rejected", "quarantined", "held", "helped"}


def test_hostile_mails_end_and_the_service_goes_on(tmp_path):
    table = Table(tmp_path, MAIL_DAILY="5000")  # they are more than one who proves nothing may send in a day
    token, stored = table.letter(), []
    for raw in everything().values():
        try:
            stored.append(table.bring(raw, token, PROVEN))
        except Unwanted:
            assert len(raw) > 1_000_000
    version = table.game.version
    table.mail(table.letter(), "1")
    assert {table.row(mail)["status"] for mail in stored} <= ENDS
    assert {table.row(mail)["status"] for mail in stored} >= {"done", "rejected", "quarantined"}
    assert table.game.version == version + 1
    table.store.close()


def test_two_hundred_moves_and_one_more_are_answered_with_the_reason(tmp_path):
    table = Table(tmp_path)
    mail = table.mail(table.letter(), *["1"] * 201)
    assert table.row(mail)["status"] == "quarantined"
    assert "at most 200" in table.bag()[-1]["about"]["notes"][0]
    table.store.close()
