"""What the call of a provider proves: a captured signature and a certificate from elsewhere prove nothing."""

from __future__ import annotations

import base64
import hmac
import http.server
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.inbound import sns
from service.inbound.certificate import read
from service.inbound.http import blueprint
from service.inbound.inbox import Inbox
from service.inbound.providers import Call, mailgun, sendgrid, sign_raw_post
from service.store import Store, times
from tests.mailroom.mailtable import ANNA, Table
from tests.security.live import live, wait_until
from tests.service.inboxes import RAW, RCPT, SECRET, SENDER, SETTINGS, TOPIC, an_inbox
from tests.service.rsa import OTHERS, RSA, Key, element, integer, key, pem, sequence
from tests.service.test_inbound_providers import BASIC, form, now
from tests.service.test_inbound_providers import sns as notification

NAME = "SimpleNotificationService-0123456789abcdef0123456789abcdef.pem"
CERTIFICATE = f"https://sns.eu-west-1.amazonaws.com/{NAME}"


@pytest.fixture
def inbox(tmp_path):
    with an_inbox(tmp_path) as inbox:
        yield inbox


@pytest.fixture
def web(inbox: Inbox) -> FlaskClient:
    return browser(inbox)


def browser(inbox: Inbox, certificate: bytes | None = None) -> FlaskClient:
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS, lambda url: certificate or key().certificate()))
    return app.test_client()


# Mailgun: the signature is one of a time and a number


def signed(token: bytes = b"0123456789", when: float | None = None) -> dict[str, bytes]:
    stamp = str(int(when or time.time())).encode()
    signature = hmac.new(SECRET.encode(), stamp + token, "sha256").hexdigest().encode()
    return {"timestamp": stamp, "token": token, "signature": signature}


def call(proof: dict[str, bytes], raw: bytes = RAW, sender: str = SENDER, rcpt: str = RCPT) -> dict[str, Any]:
    return form({**proof, "sender": sender.encode(), "recipient": rcpt.encode(), "body-mime": raw})


def test_a_captured_signature_brings_no_other_mail(inbox: Inbox, web: FlaskClient) -> None:
    proof = signed()
    other = f"move+{SETTINGS.ring.token(418)}@play.example.org"
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
    delivery = mailgun(Call(given["data"], given["content_type"], {}, SECRET))
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
    delivery = sendgrid(Call(given["data"], given["content_type"], headers, SECRET))
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
    crowd = ", ".join(f"move+{SETTINGS.ring.token(n)}@play.example.org" for n in range(11))
    assert web.post("/inbound/mailgun", **call(signed(), rcpt=crowd)).status_code == 406 and not inbox.stored()


# Amazon: where a certificate comes from, and what it is


@pytest.mark.parametrize(
    "url",
    [
        f"http://sns.eu-west-1.amazonaws.com/{NAME}",
        f"https://sns.us-east-1.amazonaws.com/{NAME}",
        f"https://sns.eu-west-1.amazonaws.com.evil.example/{NAME}",
        f"https://sns.eu-west-1.amazonaws.com@evil.example/{NAME}",
        f"https://sns.eu-west-1.amazonaws.com:8443/{NAME}",
        f"https://SNS.eu-west-1.amazonaws.com/{NAME}",
        f"https://sns.eu-west-1.amazonaws.com/x/{NAME}",
        f"https://sns.eu-west-1.amazonaws.com/{NAME}?x",
        f"https://sns.eu-west-1.amazonaws.com/{NAME}#x",
        f"https://sns.eu-west-1.amazonaws.com/{NAME}\n",
        "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-.pem",
        "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123xyz9.pem",
        "https://sns.eu-west-1.amazonaws.com/?Action=GetTopicAttributes&x=/SimpleNotificationService-01234567.pem",
        "https://sns.eu-west-1.amazonaws.com/cert.pem",
        "https://bucket.s3.amazonaws.com/" + NAME,
        "file:///etc/passwd",
        "",
        7,
    ],
)
def test_certificates_come_from_one_place(inbox: Inbox, url: Any) -> None:
    asked: list[str] = []
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS, lambda each: asked.append(each) or key().certificate()))
    assert app.test_client().post("/inbound/ses", **notification(SigningCertURL=url)).status_code == 401
    assert not asked and not inbox.stored()


def test_the_right_place_is_asked(inbox: Inbox) -> None:
    assert browser(inbox).post("/inbound/ses", **notification(SigningCertURL=CERTIFICATE)).status_code == 200


PEM = key().certificate()
DER_OF_ANOTHER = pem("CERTIFICATE", sequence(integer(1), Key(seed=9).spki))


@pytest.mark.parametrize(
    "answer",
    [
        b"<GetTopicAttributesResponse>" + PEM + b"</GetTopicAttributesResponse>",
        b"\n\n" + b"x" + PEM,
        PEM + PEM,
        PEM + b"and more",
        PEM.replace(b"CERTIFICATE", b"PUBLIC KEY"),
        PEM.replace(b"\n", b"!\n", 2),
        DER_OF_ANOTHER,
        key().certificate(name="evil.example"),
        key().certificate(name="sns.us-east-1.amazonaws.com"),
        key().certificate(name="sns.amazonaws.com.evil.example"),
        key().certificate(ends="210101000000Z"),
        key().certificate(begins="480101000000Z"),
        Key(seed=9).certificate(),
        b"",
    ],
)
def test_what_is_no_certificate_of_amazon_signs_nothing(inbox: Inbox, answer: bytes) -> None:
    assert browser(inbox, answer or b"-").post("/inbound/ses", **notification()).status_code == 401
    assert not inbox.stored()


@pytest.mark.parametrize(
    ("topic", "name"),
    [
        ("arn:aws:sns:eu-west-1:1:mail", "sns.amazonaws.com"),
        ("arn:aws:sns:af-south-1:1:mail", "sns-signing.af-south-1.amazonaws.com"),
        ("arn:aws-cn:sns:cn-north-1:1:mail", "sns-cn-north-1.amazonaws.com.cn"),
        ("arn:aws-us-gov:sns:us-gov-east-1:1:mail", "sns-us-gov-west-1.amazonaws.com"),
    ],
)
def test_the_names_of_amazons_certificates(topic: str, name: str) -> None:
    assert name in sns._amazon(topic)[1]


def test_the_key_is_read_where_it_stands() -> None:
    """The name of the issuer of this certificate holds another key, where a careless reader would find it first."""
    found = read(PEM)
    assert (found.modulus, found.exponent) == (key().n, 65537) and found.names == ("sns.amazonaws.com",)
    assert OTHERS in base64.b64decode(b"".join(PEM.splitlines()[1:-1]))


@pytest.mark.parametrize(
    "der",
    [
        b"",
        b"\x30",
        b"\x30\x80\x00\x00",
        b"\x30\x84\xff\xff\xff\xff",
        sequence(),
        sequence(sequence()),
        sequence(sequence(*[sequence()] * 6)),
        sequence(sequence(integer(1), sequence(), sequence(), sequence(), sequence(), sequence(element(0x30, RSA)))),
        element(0x30, b"\x30\x7f\x02\x01\x01"),
    ],
)
def test_broken_certificates_are_refused_and_nothing_worse(der: bytes) -> None:
    with pytest.raises(ValueError):
        read(pem("CERTIFICATE", der))


def test_cut_off_anywhere() -> None:
    whole = PEM.split(b"\n", 1)[1].rsplit(b"-----END", 1)[0]
    for length in range(0, len(whole), 7):
        with pytest.raises(ValueError):
            read(b"-----BEGIN CERTIFICATE-----\n" + whole[:length] + b"\n-----END CERTIFICATE-----\n")


@pytest.mark.parametrize(("hours", "status"), [(-30, 401), (30, 401), (-1, 200)])
def test_an_old_notification_counts_for_nothing(inbox: Inbox, monkeypatch, hours: int, status: int) -> None:
    stamp = (datetime.now(UTC) + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    monkeypatch.setattr("tests.service.test_inbound_providers.now", lambda: stamp)
    assert now() != stamp and browser(inbox).post("/inbound/ses", **notification()).status_code == status


@pytest.mark.parametrize(
    "url",
    [
        "https://sns.eu-west-1.amazonaws.com/?Action=DeleteTopic",
        "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription",
        f"https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn={TOPIC}2",
        "https://sns.eu-west-1.amazonaws.com/x?Action=ConfirmSubscription",
        "https://evil.example/?Action=ConfirmSubscription",
    ],
)
def test_nothing_is_asked_for_but_the_confirmation_of_our_topic(url: str) -> None:
    asked: list[str] = []
    with pytest.raises(sns.Forbidden):
        sns.confirm({"TopicArn": TOPIC, "SubscribeURL": url}, lambda each: asked.append(each) or b"")
    assert not asked


class _Amazon(http.server.BaseHTTPRequestHandler):
    """Leads elsewhere, answers without end, or in drops."""

    def do_GET(self) -> None:
        if self.path == "/elsewhere":
            self.send_response(302)
            self.send_header("Location", "/long")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        try:
            if self.path == "/long":
                self.wfile.write(b"x" * 200_000)
            while self.path == "/drops":
                self.wfile.write(b"x")
                time.sleep(0.05)
        except OSError:
            pass

    def log_message(self, *_: Any) -> None:
        pass


@pytest.mark.parametrize("path", ["elsewhere", "long", "drops"])
def test_amazons_answer_is_read_within_limits(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sns, "SECONDS", 1.0)
    sns._lately.clear()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Amazon)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    began = time.monotonic()
    with pytest.raises(OSError):
        sns._get(f"http://127.0.0.1:{server.server_port}/{path}")
    assert time.monotonic() - began < 30
    server.shutdown()


def test_nobody_makes_us_ask_amazon_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sns._lately.clear()
    monkeypatch.setattr("urllib.request.OpenerDirector.open", refused)
    for _ in range(sns.FETCHES):
        with pytest.raises(OSError, match="refused"):
            sns._get(CERTIFICATE)
    with pytest.raises(OSError, match="within a minute"):
        sns._get(CERTIFICATE)
    sns._lately.clear()


def refused(*_: Any, **__: Any) -> None:
    raise OSError("refused")
