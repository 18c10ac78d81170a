"""Notifications of Amazon: where a certificate comes from, what it says, and how its place is asked."""

from __future__ import annotations

import base64
import http.server
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.mail.incoming import sns
from service.mail.incoming.http import blueprint
from service.mail.incoming.inbox import Inbox
from tests.service.inboxes import SETTINGS, TOPIC
from tests.service.rsa import Key, key, of_another_kind
from tests.service.test_inbound_providers import now
from tests.service.test_inbound_providers import sns as notification

NAME = "SimpleNotificationService-0123456789abcdef0123456789abcdef.pem"
CERTIFICATE = f"https://sns.eu-west-1.amazonaws.com/{NAME}"


def browser(inbox: Inbox, answer: bytes = b"", ask: Callable[[str], object] = lambda url: None) -> FlaskClient:
    """`answer`: what Amazon says when it is asked for the certificate."""
    app = Flask("test")
    app.register_blueprint(blueprint(inbox, SETTINGS, lambda url: ask(url) or answer or key().certificate()))  # type: ignore[return-value]
    return app.test_client()


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
    call = notification(SigningCertURL=url)
    assert browser(inbox, ask=asked.append).post("/inbound/ses", **call).status_code == 401
    assert not asked and not inbox.stored()


def test_the_right_place_is_asked(inbox: Inbox) -> None:
    assert browser(inbox).post("/inbound/ses", **notification(SigningCertURL=CERTIFICATE)).status_code == 200


PEM = key().certificate()
BARE_KEY = base64.encodebytes(key().spki)


@pytest.mark.parametrize(
    "answer",
    [
        b"<GetTopicAttributesResponse>" + PEM + b"</GetTopicAttributesResponse>",
        b"\n\n" + b"x" + PEM,
        PEM + PEM,
        PEM + b"and more",
        PEM.replace(b"CERTIFICATE", b"PUBLIC KEY"),
        PEM.replace(b"\n", b"!\n", 2),
        b"-----BEGIN CERTIFICATE-----\n" + BARE_KEY + b"-----END CERTIFICATE-----\n",
        of_another_kind(),
        Key(1024).certificate(),
        key().certificate(name="evil.example"),
        key().certificate(name="sns.us-east-1.amazonaws.com"),
        key().certificate(name="sns.amazonaws.com.evil.example"),
        key().certificate(ends="20210101"),
        key().certificate(begins="20480101"),
        Key().certificate(),
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


def test_a_certificate_is_read() -> None:
    found = sns.read(PEM)
    assert found.key.public_numbers() == key().private.public_key().public_numbers()
    assert found.names == {"sns.amazonaws.com"} and (found.begins.year, found.ends.year) == (2020, 2049)


def test_cut_off_anywhere() -> None:
    whole = PEM.split(b"\n", 1)[1].rsplit(b"-----END", 1)[0]
    for length in range(0, len(whole), 7):
        with pytest.raises(ValueError):
            sns.read(b"-----BEGIN CERTIFICATE-----\n" + whole[:length] + b"\n-----END CERTIFICATE-----\n")


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
            self.send_header("Location", "/short")
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
