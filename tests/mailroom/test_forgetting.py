"""The bytes of settled mails are forgotten after a while; what was decided is not."""

from dataclasses import replace

import pytest

from service.mail.incoming.inbox import Inbox
from service.store import times
from tests.mailroom.mailtable import SETTINGS


def forget(table, days: int, kept: int = 90) -> int:
    """So many days from now."""
    settings = replace(SETTINGS, kept_days=kept)
    return Inbox(table.store.db, settings).forget_bytes(times.later(times.now(), 24 * days))


def size(table, mail: str) -> int:
    return len(table.row(mail)["raw"])


def test_a_settled_mail_is_forgotten_but_not_what_it_did(table):
    mail = table.mail(table.letter(), "2")
    before = dict(table.row(mail))
    assert forget(table, 89) == 0 and size(table, mail) > 0
    assert forget(table, 91) == 1 and size(table, mail) == 0
    assert {**dict(table.row(mail)), "raw": before["raw"]} == before
    assert table.store.intake.row(before["row_id"]).evidence == f"mail {mail}"
    assert table.game.version > 1 and any(
        "by mail" in line or mail in line for line in table.store.games.audit(table.id)
    )


@pytest.mark.parametrize("status", ["held", "quarantined"])
def test_what_may_still_be_settled_is_kept_longer(table, status):
    mail = table.mail(table.letter(), "2")
    table.room.inbox.close(mail, status, "to be looked at")
    assert forget(table, 359) == 0 and forget(table, 361) == 1
    assert size(table, mail) == 0 and table.row(mail)["reason"] == "to be looked at"


def test_a_held_mail_outlives_its_question(table):
    """The question is good for 90 days, however soon settled mails are forgotten."""
    mail = table.mail(table.letter(), "2", auth={})
    assert table.row(mail)["status"] == "held"
    assert forget(table, 90, kept=1) == 0 and forget(table, 92, kept=1) == 1


@pytest.mark.parametrize("status", ["new", "waiting"])
def test_work_in_hand_is_never_forgotten(table, status):
    mail = table.mail(table.letter(), "2")
    table.room.inbox.close(mail, status, "")
    assert forget(table, 5000) == 0 and size(table, mail) > 0


def test_nothing_is_forgotten_if_the_operator_says_so(table):
    mail = table.mail(table.letter(), "2")
    assert forget(table, 5000, kept=0) == 0 and size(table, mail) > 0


def test_a_mail_brought_again_after_that_changes_nothing(table):
    token = table.letter()
    mail = table.mail(token, "2")
    raw, version = table.raw(mail), table.game.version
    forget(table, 91)
    assert table.bring(raw, token, {"dmarc": "pass"}) == mail
    assert table.game.version == version and len(table.bag()) == 1
