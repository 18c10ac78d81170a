"""Web Push (RFC 8030): what is said to a device is sealed with its own keys (RFC 8291) and signed with ours (RFC 8292):
whoever carries it reads nothing, and takes it from nobody else.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from domain.kernel.shapes import Refused
from service.limits.outward import Outward
from service.store.pushes import Device

LIVES = 7 * 24 * 3600  # seconds the maker of a device keeps a push for one that is switched off
SIGNED_FOR = 12 * 3600  # a day at most
POINT, AUTH = 65, 16  # bytes
LARGEST = 3000  # bytes of what is said: makers take 4096 of it sealed


class PushKey:
    """The key of this installation, by which makers of devices know it again. `text`: 32 bytes in base64url."""

    def __init__(self, text: str, subject: str) -> None:
        """`subject`: whom a maker may turn to, an address of the web or of mail."""
        self._text, self._subject = text, subject
        raw = _decoded(text)
        if len(raw) != 32 or not int.from_bytes(raw, "big") > 0:
            raise ValueError("PUSH_KEY is no key: 32 bytes in base64url")
        private = ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = _encoded(point)

    def __repr__(self) -> str:
        return f"PushKey({self.public[:12]}...)"

    def headers(self, device: Device, topic: str, is_urgent: bool) -> dict[str, str]:
        """`topic`: a later push of it takes the place of an earlier one that was not handed over yet."""
        from py_vapid import Vapid02

        parts = urlsplit(device.endpoint)
        claims = {
            "sub": self._subject,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        named = _encoded(hashlib.sha256(f"{self.public}|{topic}".encode()).digest())[:32]
        return {
            **Vapid02.from_string(self._text).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Urgency": "high" if is_urgent else "normal",
            **({"Topic": named} if topic else {}),
        }


def new_key() -> str:
    private = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(private.to_bytes(32, "big"))


def sealed(device: Device, said: bytes) -> bytes:
    """Only this device can open it."""
    from pywebpush import WebPusher  # loads two clients of HTTP, of which nothing here is used

    keys = {"p256dh": device.public, "auth": device.auth}
    pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
    return bytes(pusher.encode(said[:LARGEST], content_encoding="aes128gcm")["body"])


def device_refusal(device: Device, outward: Outward) -> Refused | None:
    """Why nothing would be sent to this device."""
    return outward.refusal(device.endpoint) or keys_refusal(device.public, device.auth)


def keys_refusal(public: str, auth: str) -> Refused | None:
    """Why nothing could be sealed with these keys of a device."""
    try:
        point, secret = _decoded(public), _decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return Refused("bad_keys", "p256dh is a point of P-256 and auth has 16 bytes, both in base64url.")
    if len(point) != POINT or len(secret) != AUTH:
        return Refused("bad_keys", "p256dh has 65 bytes and auth has 16, both in base64url.")
    return None


def _decoded(text: str) -> bytes:
    if not text.isascii() or len(text) > 200:
        raise ValueError("no base64url")
    plain = text.rstrip("=").replace("-", "+").replace("_", "/")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
