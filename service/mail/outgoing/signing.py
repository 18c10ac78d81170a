"""DKIM: letters bear a signature of their domain, where the service signs and not the mail server (RFC 6376, 8463)."""

from __future__ import annotations

import base64
import hashlib
import re

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

SMALLEST = 2048  # bits of an RSA key
# what a reader sees and what a mail program acts on: the links that end letters count only if they are signed
SIGNED = (
    "from", "reply-to", "to", "subject", "date", "message-id", "in-reply-to", "references", "mime-version",
    "content-type", "list-id", "list-unsubscribe", "list-unsubscribe-post", "auto-submitted", "feedback-id",
)  # fmt: skip
_HEADER = re.compile(rb"([!-9;-~]+)[ \t]*:((?:[^\r\n]|\r\n[ \t])*)\r\n")
_SELECTOR = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?")


class BadKey(ValueError):
    """The text says what to do."""


class Signer:
    """The same letter has the same signature."""

    def __init__(self, domain: str, selector: str, pem: bytes) -> None:
        if not _SELECTOR.fullmatch(selector):
            raise BadKey(f"{selector!r} is no selector: letters a-z, digits and hyphens")
        try:
            key = serialization.load_pem_private_key(pem, None)
        except (ValueError, TypeError):
            raise BadKey("it holds no private key in PEM, or one with a passphrase") from None
        if not isinstance(key, RSAPrivateKey | Ed25519PrivateKey):
            raise BadKey("its key is neither of RSA nor of Ed25519")
        if isinstance(key, RSAPrivateKey) and key.key_size < SMALLEST:
            raise BadKey(f"its key has {key.key_size} bits; {SMALLEST} are wanted")
        self.domain, self.selector, self._key = domain, selector, key

    @property
    def name(self) -> str:
        """Where the record stands in the DNS."""
        return f"{self.selector}._domainkey.{self.domain}"

    @property
    def record(self) -> str:
        public = self._key.public_key()
        if isinstance(self._key, RSAPrivateKey):
            kind = "rsa"
            data = public.public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
        else:
            kind = "ed25519"
            data = public.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
        return f"v=DKIM1; k={kind}; p={base64.b64encode(data).decode()}"

    def signed(self, raw: bytes) -> bytes:
        head, _, body = raw.partition(b"\r\n\r\n")
        found: dict[bytes, list[bytes]] = {}
        for name, value in _HEADER.findall(head + b"\r\n"):
            found.setdefault(name.lower(), []).append(value)
        names = [each.encode() for each in SIGNED if each.encode() in found]
        kind = "rsa" if isinstance(self._key, RSAPrivateKey) else "ed25519"
        # the sender's name twice: nobody can put another one on top
        listed = b":".join([*names, b"from"]).decode()
        hashed = base64.b64encode(hashlib.sha256(_relaxed_body(body)).digest()).decode()
        value = (
            f" v=1; a={kind}-sha256; c=relaxed/relaxed; d={self.domain}; s={self.selector};\r\n"
            f" h={listed};\r\n bh={hashed};\r\n b="
        ).encode()
        text = b"".join(_relaxed(name, found[name][-1]) + b"\r\n" for name in names) + _relaxed(
            b"dkim-signature", value
        )
        b64 = base64.b64encode(self._signature(text))
        folded = b"\r\n ".join(b64[at : at + 70] for at in range(0, len(b64), 70))
        return b"DKIM-Signature:" + value + folded + b"\r\n" + raw

    def _signature(self, text: bytes) -> bytes:
        if isinstance(self._key, RSAPrivateKey):
            return self._key.sign(text, padding.PKCS1v15(), hashes.SHA256())
        return self._key.sign(hashlib.sha256(text).digest())


def _relaxed(name: bytes, value: bytes) -> bytes:
    return name + b":" + re.sub(rb"[ \t]+", b" ", value.replace(b"\r\n", b"")).strip()


def _relaxed_body(body: bytes) -> bytes:
    lines = [re.sub(rb"[ \t]+", b" ", line).rstrip(b" ") for line in body.split(b"\r\n")]
    text = b"\r\n".join(lines).rstrip(b"\r\n")
    return text + b"\r\n" if text else b""
