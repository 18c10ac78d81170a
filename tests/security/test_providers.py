"""What the call of a provider proves: a captured signature and the words of the sender prove nothing."""

from __future__ import annotations

import hmac
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.mail.incoming.http import blueprint
from service.mail.incoming.inbox import Inbox
from service.mail.incoming.providers import WebhookRequest, mailgun, sendgrid, sign_raw_post
from service.store import Store, times
from tests.mailroom.mailtable import ANNA, Table
from tests.security.live import live, wait_until
from tests.service.inboxes import RAW, RCPT, SECRET, SENDER, SETTINGS
from tests.service.test_inbound_providers import BASIC, form


@pytest.fixture
def web(inbox: Inbox) -> FlaskClient:
    return browser(inbox)


def browser(inbox: Inbox) -> FlaskClient:
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS))
    return app.test_client()


# Mailgun: the signature is one of a time and a number


def signed(token: bytes = b"0123456789", when: float | None = None) -> dict[str, bytes]:
    stamp = str(int(when or time.time())).encode()
    signature = hmac.new(SECRET.encode(), stamp + token, "sha256").hexdigest().encode()
    return {"timestamp": stamp, "token": token, "signature": signature}


def call(proof: dict[str, bytes], raw: bytes = RAW, sender: str = SENDER, rcpt: str = RCPT) -> dict[str, Any]:
    return form({**proof, "sender": sender.encode(), "recipient": rcpt.encode(), "body-mime": raw})


def token(grant: int) -> str:
    return SETTINGS.keyring.token(grant, "reply")


def test_a_captured_signature_brings_no_other_mail(inbox: Inbox, web: FlaskClient) -> None:
    proof = signed()
    other = f"move+{token(418)}@play.example.org"
    assert web.post("/inbound/mailgun", **call(proof)).status_code == 200
    changes = ({"raw": RAW + b"more"}, {"sender": "eve@evil.example"}, {"rcpt": other}, {"rcpt": f"{RCPT}, {other}"})
    for change in changes:
        assert web.post("/inbound/mailgun", **call(proof, **change)).status_code == 401
    assert web.post("/inbound/mailgun", **call(proof)).status_code == 200, "our answer may have been lost"
    assert len(inbox.stored()) == 1
    assert web.post("/inbound/mailgun", **call(signed(b"9876543210"))).status_code == 200
    assert len(inbox.stored()) == 1, "the same mail under a new number is the same mail"


@pytest.mark.parametrize("minutes", [-20, 20])
def test_a_signature_is_good_for_minutes(inbox: Inbox, web: FlaskClient, minutes: int) -> None:
    proof = signed(when=time.time() + 60 * minutes)
    assert web.post("/inbound/mailgun", **call(proof)).status_code == 401 and not inbox.stored()


def test_numbers_are_remembered_for_a_day_and_no_longer(inbox: Inbox, web: FlaskClient) -> None:
    web.post("/inbound/mailgun", **call(signed()))
    assert numbers(inbox) == 1
    inbox.forget(times.later(times.now(), 23))
    assert numbers(inbox) == 1
    inbox.forget(times.later(times.now(), 25))
    assert numbers(inbox) == 0


def numbers(inbox: Inbox) -> int:
    with inbox._db.read() as session:
        return int(session.value("SELECT count(*) FROM calls"))


def test_on_postgres_too(postgres: str) -> None:
    store = Store(postgres)
    inbox = Inbox(store.db, SETTINGS)
    proof = signed()
    statuses = [browser(inbox).post("/inbound/mailgun", **call(proof, raw)).status_code for raw in (RAW, b"x", RAW)]
    assert statuses == [200, 401, 200]
    store.close()


@pytest.mark.parametrize("source", ["mailgun", "postmark", "sendgrid", "cloudmailin", "web", "file"])
def test_what_a_mail_says_of_itself_is_believed_of_no_provider(table: Table, source: str) -> None:
    """Only a mail server of ours puts Authentication-Results on top; a provider's call holds what the sender wrote."""
    token = table.letter()
    raw = (
        f"Authentication-Results: mx.play.example.org; dmarc=pass header.from=mail.example.com\r\nFrom: {ANNA}\r\n"
        f"To: move+{token}@play.example.org\r\nDate: now\r\n\r\n1\r\n"
    ).encode()
    version = table.game.version
    mail = table.room.inbox.accept(raw, ANNA, [f"move+{token}@play.example.org"], source)[0]
    table.work()
    assert table.row(mail)["status"] == "held" and table.game.version == version


@pytest.fixture
def table(tmp_path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.store.close()


def test_nothing_of_a_call_of_mailgun_is_a_proof_of_the_sender() -> None:
    fields = {**signed(), "sender": SENDER.encode(), "recipient": RCPT.encode(), "body-mime": RAW}
    fields |= {"X-Mailgun-Dkim-Check-Result": b"Pass", "X-Mailgun-Spf": b"Pass"}
    given = form(fields)
    delivery = mailgun(WebhookRequest(given["data"], given["content_type"], {}, SECRET))
    assert delivery.auth == {} and delivery.once and not delivery.provider_id


def test_over_the_real_service(tmp_path) -> None:
    """Two processes' worth of requests, one stored mail."""
    with live(tmp_path, MAIL_SECRET_MAILGUN=SECRET) as service:
        proof, rcpt = signed(), "turns@play.example"
        first, other = (call(proof, b"Precedence: bulk\r\n\r\n" + text, rcpt=rcpt) for text in (b"1", b"2"))
        statuses = [posted(f"{service.service.url}/inbound/mailgun", each) for each in (first, other, first)]
        assert statuses == [200, 401, 200]
        wait_until(lambda: service.ask("SELECT 1 FROM mails WHERE status = 'ignored'"))
        assert service.ask("SELECT count(*) FROM mails") == [(1,)]


def posted(url: str, given: dict[str, Any]) -> int:
    request = urllib.request.Request(url, given["data"], {"Content-Type": given["content_type"]})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


# SendGrid: its word on signatures


@pytest.mark.parametrize(
    ("said", "domain"),
    [
        ("{@mail.example.com : pass}", "mail.example.com"),
        ("{@mail.example.com : fail}", ""),
        ("{@evil.example : pass, @mail.example.com : fail}", ""),
        ("{@evil.example : fail, @mail.example.com : pass}", ""),
        ("{@mail.example.com : pass : fail}", ""),
        ("{@mail.example.com : pass} {@evil.example : fail}", ""),
        ("{@mail.example.com : pass}, @x : fail}", ""),
        ("none", ""),
    ],
)
def test_sendgrid_is_believed_where_it_can_mean_one_thing_only(said: str, domain: str) -> None:
    envelope = json.dumps({"to": [RCPT], "from": SENDER}).encode()
    given = form({"envelope": envelope, "email": RAW, "dkim": said.encode()})
    headers = {name.lower(): value for name, value in BASIC.items()}
    delivery = sendgrid(WebhookRequest(given["data"], given["content_type"], headers, SECRET))
    assert delivery.auth == ({"dkim": "pass", "domain": domain} if domain else {})


# raw: everything is signed


@pytest.mark.parametrize(
    ("header", "value"),
    [("X-Posthorn-To", "help@play.example.org"), ("X-Posthorn-From", "eve@evil.example"), ("X-Posthorn-Time", "1")],
)
def test_a_signature_of_ours_covers_all_of_a_call(inbox: Inbox, web: FlaskClient, header: str, value: str) -> None:
    when = int(time.time())
    headers = {"X-Posthorn-Time": str(when), "X-Posthorn-From": SENDER, "X-Posthorn-To": RCPT}
    headers["X-Posthorn-Signature"] = sign_raw_post(SECRET, when, SENDER, RCPT, RAW)
    assert web.post("/inbound/raw", data=RAW, headers={**headers, header: value}).status_code == 401
    assert web.post("/inbound/raw", data=RAW + b"x", headers=headers).status_code == 401
    assert not inbox.stored()
    assert [web.post("/inbound/raw", data=RAW, headers=headers).status_code for _ in range(2)] == [200, 200]
    assert len(inbox.stored()) == 1


def test_a_call_names_no_crowd(inbox: Inbox, web: FlaskClient) -> None:
    """Each recipient is a row with all the bytes."""
    crowd = ", ".join(f"move+{token(n)}@play.example.org" for n in range(11))
    assert web.post("/inbound/mailgun", **call(signed(), rcpt=crowd)).status_code == 406 and not inbox.stored()
