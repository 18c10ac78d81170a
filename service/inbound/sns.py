"""Notifications of Amazon SNS: whether one is signed by Amazon, for a topic we know."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import urllib.request
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any

from service.inbound.der import BITS, INTEGER, OID, elements
from service.inbound.providers import Forbidden

_RSA = bytes.fromhex("2a864886f70d010101")
_DIGEST_INFO = {
    "sha1": bytes.fromhex("3021300906052b0e03021a05000414"),
    "sha256": bytes.fromhex("3031300d060960864801650304020105000420"),
}
_HASHES = {"1": "sha1", "2": "sha256"}
_AMAZON = re.compile(r"https://sns\.[a-z0-9-]{4,30}\.amazonaws\.com(?:\.cn)?/[^\s#]*")
_PEM = re.compile(rb"-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----")
_NOTIFICATION = ("Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type")
_CONFIRMATION = ("Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type")
SECONDS, LARGEST = 10, 64_000

Fetch = Callable[[str], bytes]


def checked(data: Mapping[str, Any], topics: Collection[str], fetch: Fetch | None = None) -> None:
    """Raises Forbidden unless Amazon signed this for one of our topics."""
    if data.get("TopicArn") not in topics:
        raise Forbidden("This topic is not one we listen to.")
    key = public_key((fetch or _certificate)(amazon_address(data.get("SigningCertURL"))))
    digest = _HASHES.get(str(data.get("SignatureVersion")))
    try:
        signature = base64.b64decode(str(data.get("Signature", "")), validate=True)
    except (binascii.Error, ValueError):
        signature = b""
    if digest is None or not _verified(key, digest, _signed_text(data), signature):
        raise Forbidden("The signature does not fit.")


def confirm(data: Mapping[str, Any], fetch: Fetch | None = None) -> None:
    """Say to Amazon that we want the topic; only after `checked`."""
    (fetch or _get)(amazon_address(data.get("SubscribeURL")))


def amazon_address(url: Any) -> str:
    """Only Amazon's own hosts are asked for anything."""
    if not isinstance(url, str) or not _AMAZON.fullmatch(url):
        raise Forbidden("That address is not one of Amazon SNS.")
    return url


def public_key(pem: bytes) -> tuple[int, int]:
    """Modulus and exponent of the RSA key in a certificate. Its chain is the one of the address it was fetched from."""
    try:
        der = base64.b64decode(b"".join(_PEM.findall(pem)[0].split()))
        found = list(elements(der))
        at = next(n for n, (tag, begin, end) in enumerate(found) if tag == OID and der[begin:end] == _RSA)
        _, begin, end = next(element for element in found[at:] if element[0] == BITS)
        key = der[begin + 1 : end]  # the first byte counts unused bits
        modulus, exponent = (int.from_bytes(key[b:e], "big") for tag, b, e in elements(key) if tag == INTEGER)
    except (IndexError, ValueError, StopIteration) as error:
        raise Forbidden("There is no RSA certificate at the address given.") from error
    return modulus, exponent


def _signed_text(data: Mapping[str, Any]) -> bytes:
    names = _NOTIFICATION if data.get("Type") == "Notification" else _CONFIRMATION
    return "".join(f"{name}\n{data[name]}\n" for name in names if data.get(name) is not None).encode()


def _verified(key: tuple[int, int], digest: str, text: bytes, signature: bytes) -> bool:
    """RSASSA-PKCS1-v1_5 (RFC 8017): the padded hash is made anew and compared whole."""
    modulus, exponent = key
    size = (modulus.bit_length() + 7) // 8
    if size < 256 or len(signature) != size:
        return False
    info = _DIGEST_INFO[digest] + hashlib.new(digest, text).digest()
    expected = b"\0\1" + b"\xff" * (size - len(info) - 3) + b"\0" + info
    found = pow(int.from_bytes(signature, "big"), exponent, modulus).to_bytes(size, "big")
    return hmac.compare_digest(found, expected)


@lru_cache(maxsize=8)
def _certificate(url: str) -> bytes:
    return _get(url)


def _get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=SECONDS) as answer:
        return bytes(answer.read(LARGEST))
