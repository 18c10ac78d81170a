"""What says how a body is read has to be signed, or to say nothing."""

from __future__ import annotations

import dkim
import pytest

from tests.security.test_proofs_of_senders import ALL, dns, mail, proven, signed

PARTS = "--q\r\nContent-Type: text/plain\r\n\r\n1\r\n--q--"
INNER = f"1\r\n\r\n> somebody wrote:\r\n{PARTS}\r\nbye"


@pytest.mark.parametrize(
    "kind, encoding, body, good",
    [
        (None, None, "1", True),
        ("text/plain", None, "1", True),
        ('text/plain; charset="UTF-8"', "8bit", "1", True),
        ("multipart/alternative; boundary=q", None, PARTS, True),
        ('multipart/mixed; boundary="q"', "7bit", PARTS, True),
        ("text/html", None, "> he said <br>2<br>", False),
        ("text/plain; charset=utf-16", None, "1", False),
        ("text/plain; format=flowed; delsp=yes", None, "1", False),
        (None, "quoted-printable", "> he said =0A2=0A", False),
        ("text/plain", "base64", "MQ==", False),
        ("multipart/mixed; boundary=q", None, INNER, False),
        ("multipart/mixed; boundary=r", None, PARTS, False),
        ("multipart/signed; boundary=q", None, PARTS, False),
        ("application/pkcs7-mime", None, "1", False),
    ],
)
def test_what_says_how_a_body_is_read_is_signed_or_says_nothing(
    kind: str | None, encoding: str | None, body: str, good: bool
) -> None:
    """Whoever has caught a mail could add it, and make a move of what was quoted. Large providers do not sign it."""
    added = {"Content_Type": kind, "Content_Transfer_Encoding": encoding}
    raw = signed(mail(body, **added))
    assert dkim.DKIM(raw).verify(dnsfunc=dns) and proven(raw) is good
    assert proven(raw, told={"dmarc": "pass", "spf": ""}) is good
    assert proven(raw, told={"dmarc": "pass", "spf": "mail.example.com"}), "it came by the sender's own servers"
    covered = (*ALL, *(name.lower().replace("_", "-") for name, value in added.items() if value))
    assert proven(signed(mail(body, **added), covers=covered))
