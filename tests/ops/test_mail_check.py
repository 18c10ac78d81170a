"""Letters signed by the service, and `posthorn mail check`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import dkim
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519, rsa

from ops.cli import mail_check
from ops.cli.mail_check import Found, check
from ops.server import mail_setup
from ops.server.settings import Settings
from service.mail.outgoing.signing import BadKey, Signer
from tests.letters.server import Server
from tests.letters.support import AT_ONCE, SETTINGS, SITE, Table
from workers.mail import MailService
from workers.relay import Relay

RSA = rsa.generate_private_key(65537, 2048)


def pem(key: rsa.RSAPrivateKey | ed25519.Ed25519PrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


SIGNER = Signer("play.example", "posthorn", pem(RSA))


def verified(raw: bytes, signer: Signer = SIGNER) -> bool:
    def record(name: bytes, **_: object) -> bytes:
        assert name.decode().rstrip(".") == signer.name
        return signer.record.encode()

    return bool(dkim.verify(raw, dnsfunc=record))


def test_a_letter_is_signed_as_a_mail_server_gets_it(tmp_path: Path) -> None:
    server = Server()
    table = Table(tmp_path)
    table.mail_service.close()
    table.mail_service = MailService(table.store, SETTINGS, SITE, Relay("127.0.0.1", server.port), AT_ONCE, SIGNER)
    table.open("pig")
    table.post()
    assert server.handler.taken
    for envelope in server.handler.taken:
        raw = bytes(envelope.content or b"")
        assert verified(raw)
        signed = raw.split(b" h=")[1].split(b";")[0].split(b":")
        assert {b"list-unsubscribe", b"list-unsubscribe-post"} <= {*signed} and signed.count(b"from") == 2
        for changed in (raw.replace(b"To: ", b"To: x"), raw.replace(b"One-Click", b"Two-Clicks"), raw + b"more\r\n"):
            assert not verified(changed)
        assert not verified(raw.replace(b"\r\nFrom: ", b"\r\nFrom: x@y.example\r\nFrom: ", 1))
    table.close()
    server.stop()


@pytest.mark.parametrize("body", [b"", b"\r\n", b"a \t b \r\n\r\n\r\n", b" \r\nlast line without an end"])
def test_each_body_is_signed_as_it_is_verified(body: bytes) -> None:
    raw = b"From: a@play.example\r\nSubject:  two   spaces\r\n and a fold \r\n\r\n" + body
    assert verified(SIGNER.signed(raw)) and SIGNER.signed(raw) == SIGNER.signed(raw)


def test_a_key_of_ed25519_has_a_short_record() -> None:
    signer = Signer("play.example", "ed", pem(ed25519.Ed25519PrivateKey.generate()))
    assert len(signer.record) < 80 and b"a=ed25519-sha256" in signer.signed(b"From: a@play.example\r\n\r\nx\r\n")


@pytest.mark.parametrize(
    ("selector", "key", "said"),
    [
        ("a b", pem(RSA), "no selector"),
        ("x", b"-----BEGIN", "no private key"),
        ("x", pem(rsa.generate_private_key(65537, 1024)), "1024 bits"),
    ],
)
def test_a_key_that_is_no_good_is_refused(selector: str, key: bytes, said: str) -> None:
    with pytest.raises(BadKey, match=said):
        Signer("play.example", selector, key)


GOOD = {
    ("play.example", "MX"): ["10 play.example."],
    ("play.example", "TXT"): ["v=spf1 mx a:mail.example -all", "something else"],
    (SIGNER.name, "TXT"): [SIGNER.record.replace("; ", ";")],
    ("_dmarc.play.example", "TXT"): ["v=DMARC1; p=reject"],
    ("play.example", "A"): ["192.0.2.7"],
    ("7.2.0.192.in-addr.arpa", "PTR"): ["play.example."],
}  # fmt: skip


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Found]]:
    (tmp_path / "key.pem").write_bytes(pem(RSA))
    settings = Settings(
        mail_domain="play.example", url="https://play.example", mail_dkim_key=tmp_path / "key.pem",
        mail_relay="smtp://mail.example",
    )  # fmt: skip
    monkeypatch.setattr(mail_check, "_ways", lambda settings: [])

    def asked(**records: object) -> list[Found]:
        known = {**GOOD, **{tuple(name.split()): found for name, found in records.items()}}
        return check(settings, SETTINGS.keyring, lambda name, kind: known.get((name, kind), []))  # type: ignore[return-value, arg-type]

    return asked


def test_all_is_well(asked: Callable[..., list[Found]]) -> None:
    found = asked()
    assert len(found) == 6 and all(each.is_well for each in found), found


WRONG = {
    "no MX": ("play.example MX", [], "MX 10 play.example."),
    "no SPF": ("play.example TXT", ["other"], '"v=spf1 mx a:mail.example -all"'),
    "two of SPF": ("play.example TXT", ["v=spf1 mx -all", "v=spf1 a -all"], "v=spf1 a -all"),
    "SPF for everybody": ("play.example TXT", ["v=spf1 +all"], "now there is v=spf1 +all"),
    "another key": (f"{SIGNER.name} TXT", ["v=DKIM1; k=rsa; p=AAAA"], SIGNER.record),
    "no DMARC": ("_dmarc.play.example TXT", [], "v=DMARC1; p=quarantine"),
    "no PTR": ("7.2.0.192.in-addr.arpa PTR", [], "PTR play.example."),
    "no address": ("play.example A", [], "A is to be set, and PTR play.example."),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str, asked: Callable[..., list[Found]]) -> None:
    record, found, said = WRONG[name]
    (bad,) = [each for each in asked(**{record: found}) if not each.is_well]
    assert bad.is_well is False and said in bad.text


def test_a_dns_that_does_not_answer_proves_nothing(asked: Callable[..., list[Found]]) -> None:
    (unknown,) = [each for each in asked(**{"play.example MX": None}) if not each.is_well]
    assert unknown.is_well is None and "could not be asked" in unknown.text


def test_a_mail_server_that_is_away_is_named() -> None:
    settings = Settings(mail_domain="play.example", url="http://play.example", mail_relay="smtp://127.0.0.1:9")
    insecure, away = mail_check._ways(settings)
    assert "https" in insecure.text and "127.0.0.1:9 is not reached" in away.text
    server = Server()
    (answers,) = mail_check._ways(
        Settings(url="https://play.example", mail_relay=f"smtp://127.0.0.1:{server.port}", mail_domain="play.example")
    )
    server.stop()
    assert answers.is_well


def test_a_key_that_is_no_key_stops_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "key").write_text("nothing")
    with pytest.raises(SystemExit):
        mail_setup.signer_of(Settings(mail_dkim_key=tmp_path / "key"), "play.example")
    assert "POSTHORN_MAIL_DKIM_KEY: it holds no private key" in capsys.readouterr().err
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
