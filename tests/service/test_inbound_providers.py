"""Whatever provider brings a mail: the bytes are stored as they came, and the provider is told so in its words."""

from __future__ import annotations

import base64
import hmac
import json
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.mail.incoming.http import blueprint
from service.mail.incoming.providers import sign_raw_post
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import CALL_BYTES
from tests.service.inboxes import RAW, RCPT, SECRET, SENDER, SETTINGS, TOPIC, broken
from tests.service.rsa import key


@pytest.fixture
def web(inbox) -> FlaskClient:
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS, _fetch))
    return app.test_client()


fetched: list[str] = []


def _fetch(url: str) -> bytes:
    fetched.append(url)
    return key().certificate()


def form(fields: dict[str, bytes]) -> dict[str, Any]:
    pieces = [
        b'--BOUND\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n' % (name.encode(), value)
        for name, value in fields.items()
    ]
    return {"data": b"".join(pieces) + b"--BOUND--\r\n", "content_type": "multipart/form-data; boundary=BOUND"}


def percent(fields: dict[str, bytes]) -> dict[str, Any]:
    pairs = [name.encode() + b"=" + b"".join(b"%%%02X" % byte for byte in value) for name, value in fields.items()]
    return {"data": b"&".join(pairs), "content_type": "application/x-www-form-urlencoded"}


def mailgun(shape=form, secret: str = SECRET, when: float | None = None, rcpt: str = RCPT) -> dict[str, Any]:
    stamp, token = str(int(when or time.time())).encode(), b"0123456789"
    signature = hmac.new(secret.encode(), stamp + token, "sha256").hexdigest().encode()
    fields = {"timestamp": stamp, "token": token, "signature": signature, "sender": SENDER.encode()}
    return shape({**fields, "recipient": rcpt.encode(), "body-mime": RAW})


BASIC = {"Authorization": "Basic " + base64.b64encode(f"x:{SECRET}".encode()).decode()}


def raw_post(secret: str = SECRET, rcpt: str = RCPT) -> dict[str, Any]:
    when = int(time.time())
    headers = {"X-Posthorn-Time": str(when), "X-Posthorn-From": SENDER, "X-Posthorn-To": rcpt}
    headers["X-Posthorn-Signature"] = sign_raw_post(secret, when, SENDER, rcpt, RAW)
    return {"data": RAW, "headers": headers, "content_type": "message/rfc822"}


def sendgrid(rcpt: str = RCPT, headers: dict[str, str] = BASIC) -> dict[str, Any]:
    envelope = json.dumps({"to": [rcpt], "from": SENDER}).encode()
    return {**form({"envelope": envelope, "email": RAW, "dkim": b"{@example.com : pass}"}), "headers": headers}


def cloudmailin(rcpt: str = RCPT, headers: dict[str, str] = BASIC) -> dict[str, Any]:
    fields = {"message": RAW, "envelope[to]": b"x@y.example", "envelope[from]": SENDER.encode()}
    return {**form({**fields, "envelope[recipients][0]": rcpt.encode()}), "headers": headers}


def postmark(rcpt: str = RCPT, headers: dict[str, str] = BASIC, raw: str | None = "") -> dict[str, Any]:
    data = {"OriginalRecipient": rcpt, "From": SENDER, "MessageID": "m1", "RawEmail": raw or "Subject: ход\r\n\r\n2"}
    return {
        "json": {name: value for name, value in data.items() if raw is not None or name != "RawEmail"},
        "headers": headers,
    }


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def sns(rcpt: str = RCPT, kind: str = "Notification", version: str = "2", **changes: Any) -> dict[str, Any]:
    receipt = {"recipients": [rcpt], "dmarcVerdict": {"status": "PASS"}, "action": {"encoding": "BASE64"}}
    mail = {"messageId": "s1", "source": SENDER, "destination": [rcpt]}
    content = base64.b64encode(RAW).decode()
    message = {"notificationType": "Received", "mail": mail, "receipt": receipt, "content": content}
    data = {
        "Type": kind, "MessageId": "1", "TopicArn": TOPIC, "Message": json.dumps(message), "Timestamp": now(),
        "SignatureVersion": version, "SigningCertURL": "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem",
    }  # fmt: skip
    names = ["Message", "MessageId", "Timestamp", "TopicArn", "Type"]
    if kind != "Notification":
        data |= {"Token": "t", "SubscribeURL": "https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription"}
        names[2:2] = ["SubscribeURL"]
        names[4:4] = ["Token"]
    text = "".join(f"{name}\n{data[name]}\n" for name in names).encode()
    data["Signature"] = base64.b64encode(key().sign({"1": "sha1", "2": "sha256"}[version], text)).decode()
    return {"data": json.dumps({**data, **changes}), "content_type": "text/plain; charset=UTF-8"}


CALLS = {
    "raw": raw_post,
    "mailgun": mailgun,
    "sendgrid": sendgrid,
    "cloudmailin": cloudmailin,
    "ses": sns,
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_is_stored_byte_for_byte(inbox, web, name):
    assert web.post(f"/inbound/{name}", **CALLS[name]()).status_code == 200
    (row,) = inbox.stored()
    assert (row["raw"], row["mail_from"], row["rcpt"], row["source"]) == (RAW, SENDER, RCPT, name)


def test_mailgun_with_percent_signs(inbox, web):
    assert web.post("/inbound/mailgun", **mailgun(percent)).status_code == 200
    assert inbox.stored()[0]["raw"] == RAW


def test_postmark(inbox, web):
    assert web.post("/inbound/postmark", **postmark()).status_code == 200
    assert inbox.stored()[0]["raw"] == "Subject: ход\r\n\r\n2".encode()


@pytest.mark.parametrize("name", CALLS)
def test_a_call_repeated_is_stored_once(inbox, web, name):
    call = CALLS[name]()
    assert [web.post(f"/inbound/{name}", **call).status_code for _ in range(2)] == [200, 200]
    assert len(inbox.stored()) == 1


@pytest.mark.parametrize(
    ("name", "status"),
    [("raw", 403), ("mailgun", 406), ("postmark", 403), ("sendgrid", 200), ("cloudmailin", 422), ("ses", 200)],
)
def test_never_again_in_the_words_of_the_provider(inbox, web, name, status):
    call = {**CALLS, "postmark": postmark}[name](rcpt="nobody@play.example.org")
    assert web.post(f"/inbound/{name}", **call).status_code == status
    assert not inbox.stored()


@pytest.mark.parametrize("name", [*CALLS, "postmark"])
def test_without_a_database_the_provider_is_to_try_again(inbox, web, monkeypatch, name):
    monkeypatch.setattr(inbox, "accept", broken)
    assert web.post(f"/inbound/{name}", **{**CALLS, "postmark": postmark}[name]()).status_code == 503


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("raw", raw_post(secret="another one")),
        ("mailgun", mailgun(secret="another one")),
        ("mailgun", mailgun(when=1_000_000_000)),
        ("sendgrid", sendgrid(headers={})),
        ("cloudmailin", cloudmailin(headers={"Authorization": "Basic eDp5"})),
        ("postmark", postmark(headers={"Authorization": "Basic ???"})),
        ("ses", sns(Message="{}")),
        ("ses", sns(TopicArn="arn:aws:sns:eu-west-1:2:other")),
        (
            "ses",
            sns(
                SigningCertURL="https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef.pem"
            ),
        ),
        ("ses", sns(Signature="AAAA")),
    ],
)
def test_a_call_that_proves_nothing_is_refused(inbox, web, name, call):
    assert web.post(f"/inbound/{name}", **call).status_code == 401
    assert not inbox.stored()


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("postmark", postmark(raw=None)),
        ("sendgrid", {**form({"envelope": b"{}"}), "headers": BASIC}),
        ("sendgrid", {"data": b"x", "content_type": "text/plain", "headers": BASIC}),
        ("ses", {"data": b"[" * 50_000, "content_type": "text/plain"}),
        ("cloudmailin", {**form({str(n): b"" for n in range(300)}), "headers": BASIC}),
    ],
)
def test_a_call_that_cannot_be_read_says_why(web, name, call):
    answer = web.post(f"/inbound/{name}", **call)
    assert answer.status_code == 400 and answer.text.startswith("Not taken: ")


def test_a_large_call_is_not_read(web):
    answer = web.post("/inbound/mailgun", data=b"x" * (CALL_BYTES + 1), content_type="text/plain")
    assert answer.status_code == 406


def test_amazon_of_the_first_signature_version(inbox, web):
    assert web.post("/inbound/ses", **sns(version="1")).status_code == 200
    assert json.loads(inbox.stored()[0]["auth"]) == {"dmarc": "pass"}


def test_a_subscription_is_confirmed(web):
    fetched.clear()
    assert web.post("/inbound/ses", **sns(kind="SubscriptionConfirmation")).status_code == 200
    assert fetched[-1] == "https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription"


def test_a_provider_without_a_secret_is_not_there(inbox):
    bare = MailSettings.of({"MAIL_DOMAINS": "play.example.org", "MAIL_KEYS": "1:" + "ab" * 16})
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, bare))
    statuses = {name: app.test_client().post(f"/inbound/{name}").status_code for name in (*CALLS, "postmark")}
    assert set(statuses.values()) == {404}


def test_sendgrid_tells_who_signed(inbox, web):
    web.post("/inbound/sendgrid", **sendgrid())
    assert json.loads(inbox.stored()[0]["auth"]) == {"dkim": "pass", "domain": "example.com"}
