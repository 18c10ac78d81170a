"""Whatever brings a mail: the bytes are stored as they came, once, before anybody is told so."""

from __future__ import annotations

import base64
import hmac
import json
import smtplib
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError
from flask import Flask
from flask.testing import FlaskClient

from service.inbound.http import blueprint
from service.inbound.inbox import Inbox, Unwanted
from service.inbound.providers import sign_raw_post
from service.inbound.settings import MailSettings
from service.inbound.smtp import Server
from service.store import Store
from tests.service.rsa import key

SECRET = "a secret of a provider"
TOPIC = "arn:aws:sns:eu-west-1:1:mail"
NAMES = ("RAW", "MAILGUN", "POSTMARK", "SENDGRID", "CLOUDMAILIN")
SETTINGS = MailSettings.of(
    {
        "MAIL_DOMAINS": "play.example.org",
        "MAIL_KEYS": "1:" + "ab" * 16,
        "MAIL_SNS_TOPICS": TOPIC,
        **{f"MAIL_SECRET_{name}": SECRET for name in NAMES},
    }
)
TOKEN = SETTINGS.ring.token(417)
RCPT = f"move+{TOKEN}@play.example.org"
SENDER = "anna@mail.example.com"
# every byte a mail may hold, and lines that transports like to change
RAW = (
    b"From: Anna <anna@mail.example.com>\r\nSubject: 8 bit\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n"
    + bytes(n for n in range(1, 256) if n not in (10, 13))
    + b"\r\n.\r\n..\r\nFrom here\r\n--x\r\n"
)


@pytest.fixture
def inbox(tmp_path) -> Iterator[Inbox]:
    store = Store(f"sqlite:///{tmp_path}/posthorn.db")
    inbox = Inbox(store.db, SETTINGS)
    inbox.stored = lambda: _stored(store)  # type: ignore[attr-defined]
    yield inbox
    store.close()


def _stored(store: Store) -> list[dict[str, Any]]:
    with store.db.read() as session:
        return [{**dict(row), "raw": bytes(row["raw"])} for row in session.all("SELECT * FROM mails ORDER BY seq")]


def broken(*_: Any, **__: Any) -> None:
    raise OperationalError("the database is down")


# the inbox itself


def test_the_same_mail_is_stored_once(inbox):
    first = inbox.accept(RAW, SENDER, [RCPT], "smtp")
    assert inbox.accept(RAW, SENDER, [RCPT], "smtp") == first
    assert inbox.accept(RAW + b"x", SENDER, [RCPT], "smtp") != first
    assert len(inbox.stored()) == 2


def test_one_row_a_recipient_and_none_for_those_not_ours(inbox):
    other = f"move+{SETTINGS.ring.token(418)}@play.example.org"
    inbox.accept(RAW, SENDER, [RCPT, other, "someone@elsewhere.example"], "smtp")
    assert [row["rcpt"] for row in inbox.stored()] == [RCPT, other]


def test_a_mail_is_claimed_by_one_worker(inbox):
    inbox.accept(RAW, SENDER, [RCPT], "smtp")
    assert len(inbox.claim(10)) == 1 and inbox.claim(10) == []


@pytest.mark.parametrize(
    "rcpt",
    [
        "move+" + "a" * 28 + "@play.example.org",
        "move+short@play.example.org",
        RCPT.upper().replace("PLAY.EXAMPLE.ORG", "play.example.org"),
        "nobody@play.example.org",
        f"move+{TOKEN}@elsewhere.example",
        "no address",
        "",
    ],
)
def test_recipients_that_are_none(inbox, rcpt):
    assert inbox.refusal(rcpt)
    with pytest.raises(Unwanted):
        inbox.accept(RAW, SENDER, [rcpt], "smtp")


def test_a_mail_that_is_too_large(inbox):
    with pytest.raises(Unwanted, match="1000000"):
        inbox.accept(b"x" * 1_000_001, SENDER, [RCPT], "smtp")


# SMTP and LMTP


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(params=["smtp", "lmtp"])
def client(request, inbox):
    lmtp = request.param == "lmtp"
    server = Server(inbox, port=free_port(), lmtp=lmtp)
    server.start()
    client = (smtplib.LMTP if lmtp else smtplib.SMTP)("127.0.0.1", server.port, timeout=10)
    client.ehlo_or_helo_if_needed()
    yield client
    client.close()
    server.stop()


def test_bytes_arrive_as_they_were_sent(inbox, client):
    client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    (row,) = inbox.stored()
    assert (row["raw"], row["mail_from"], row["rcpt"]) == (RAW, SENDER, RCPT)


def test_the_null_sender_is_empty(inbox, client):
    client.sendmail("", [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    assert inbox.stored()[0]["mail_from"] == ""


def test_a_made_up_token_is_refused_at_once(client):
    client.mail(SENDER)
    assert client.rcpt(RCPT.replace(TOKEN[5], "a" if TOKEN[5] != "a" else "b", 1))[0] == 550


def test_one_recipient_at_a_time(client):
    client.mail(SENDER)
    assert client.rcpt(RCPT)[0] == 250
    assert client.rcpt("turns@play.example.org")[0] == 452


def test_without_a_database_the_sender_keeps_the_mail(inbox, client, monkeypatch):
    monkeypatch.setattr(inbox, "accept", broken)
    client.mail(SENDER)
    client.rcpt(RCPT)
    assert client.data(RAW)[0] == 451


def test_too_large_over_smtp(inbox, client):
    client.mail(SENDER)
    client.rcpt(RCPT)
    assert client.data(b"x" * 70 + (b"\r\n" + b"y" * 70) * 20_000)[0] == 552
    assert not inbox.stored()


# providers


@pytest.fixture
def web(inbox) -> FlaskClient:
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS, _fetch))
    return app.test_client()


fetched: list[str] = []


def _fetch(url: str) -> bytes:
    fetched.append(url)
    return key().certificate_pem


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


def sns(rcpt: str = RCPT, kind: str = "Notification", version: str = "2", **changes: Any) -> dict[str, Any]:
    receipt = {"recipients": [rcpt], "dmarcVerdict": {"status": "PASS"}, "action": {"encoding": "BASE64"}}
    mail = {"messageId": "s1", "source": SENDER, "destination": [rcpt]}
    content = base64.b64encode(RAW).decode()
    message = {"notificationType": "Received", "mail": mail, "receipt": receipt, "content": content}
    data = {
        "Type": kind, "MessageId": "1", "TopicArn": TOPIC, "Message": json.dumps(message), "Timestamp": "now",
        "SignatureVersion": version, "SigningCertURL": "https://sns.eu-west-1.amazonaws.com/cert.pem",
    }  # fmt: skip
    names = ["Message", "MessageId", "Timestamp", "TopicArn", "Type"]
    if kind != "Notification":
        data |= {"Token": "t", "SubscribeURL": "https://sns.eu-west-1.amazonaws.com/?Action=Confirm"}
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
        ("ses", sns(SigningCertURL="https://sns.eu-west-1.amazonaws.com.evil.example/cert.pem")),
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
    answer = web.post("/inbound/mailgun", data=b"x" * 3_000_001, content_type="text/plain")
    assert answer.status_code == 406


def test_amazon_of_the_first_signature_version(inbox, web):
    assert web.post("/inbound/ses", **sns(version="1")).status_code == 200
    assert json.loads(inbox.stored()[0]["auth"]) == {"dmarc": "pass"}


def test_a_subscription_is_confirmed(web):
    fetched.clear()
    assert web.post("/inbound/ses", **sns(kind="SubscriptionConfirmation")).status_code == 200
    assert fetched[-1] == "https://sns.eu-west-1.amazonaws.com/?Action=Confirm"


def test_a_provider_without_a_secret_is_not_there(inbox):
    bare = MailSettings.of({"MAIL_DOMAINS": "play.example.org", "MAIL_KEYS": "1:" + "ab" * 16})
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, bare))
    statuses = {name: app.test_client().post(f"/inbound/{name}").status_code for name in (*CALLS, "postmark")}
    assert set(statuses.values()) == {404}


def test_sendgrid_tells_who_signed(inbox, web):
    web.post("/inbound/sendgrid", **sendgrid())
    assert json.loads(inbox.stored()[0]["auth"]) == {"dkim": "pass", "domain": "example.com"}
