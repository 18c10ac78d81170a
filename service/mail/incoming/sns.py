"""Notifications of Amazon SNS: whether one is signed by Amazon, for a topic we know, and lately."""

from __future__ import annotations

import base64
import binascii
import re
import threading
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA1, SHA256, HashAlgorithm
from msgspec import Struct

from service.mail.incoming.providers import Forbidden

_HASHES = {"1": SHA1(), "2": SHA256()}
_LEAST = 2048  # bits of a key
_PEM = re.compile(rb"\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*")
_TOPIC = re.compile(r"arn:aws(?P<kind>|-cn|-us-gov):sns:(?P<region>[a-z0-9-]{4,30}):\d{1,20}:[\w-]{1,256}(?:\.fifo)?")
_CERTIFICATE = re.compile(r"/SimpleNotificationService-[0-9a-f]{8,64}\.pem")
_NOTIFICATION = ("Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type")
_CONFIRMATION = ("Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type")
SECONDS, LARGEST = 10.0, 64_000  # an answer of Amazon's may take, and may have bytes
FRESH = timedelta(hours=24)  # Amazon tries for an hour
FETCHES = 20  # a minute: whoever calls us can name a certificate

Fetch = Callable[[str], bytes]


class Certificate(Struct, frozen=True):
    names: frozenset[str]  # common names of the subject
    begins: datetime
    ends: datetime
    key: RSAPublicKey


def checked(data: Mapping[str, Any], topics: Collection[str], fetch: Fetch | None = None) -> None:
    """Raises Forbidden unless Amazon signed this for one of our topics."""
    topic, url = data.get("TopicArn"), data.get("SigningCertURL")
    if topic not in topics:
        raise Forbidden("This topic is not one we listen to.")
    host, names = _amazon(str(topic))
    if not isinstance(url, str) or not url.startswith(f"https://{host}/") or not _CERTIFICATE.fullmatch(_path(url)):
        raise Forbidden("That address is not one of a certificate of Amazon SNS.")
    key = _certificate(url, names, fetch or _fetched).key
    digest = _HASHES.get(str(data.get("SignatureVersion")))
    try:
        signature = base64.b64decode(str(data.get("Signature", "")), validate=True)
    except (binascii.Error, ValueError):
        signature = b""
    if digest is None or not _verified(key, digest, _signed_text(data), signature):
        raise Forbidden("The signature does not fit.")
    if not _is_fresh(str(data.get("Timestamp", ""))):
        raise Forbidden("The signature is too old.")


def confirm(data: Mapping[str, Any], fetch: Fetch | None = None) -> None:
    """Say to Amazon that we want the topic; only after `checked`."""
    topic, url = str(data.get("TopicArn")), str(data.get("SubscribeURL"))
    asked = parse_qs(urlsplit(url).query)
    if not url.startswith(f"https://{_amazon(topic)[0]}/?") or asked.get("Action") != ["ConfirmSubscription"]:
        raise Forbidden("That address is not one at which a topic is confirmed.")
    if asked.get("TopicArn", [topic]) != [topic]:
        raise Forbidden("That address confirms another topic.")
    (fetch or _get)(url)


def _amazon(topic: str) -> tuple[str, frozenset[str]]:
    """The host of the topic's region, and the names its certificates may have."""
    found = _TOPIC.fullmatch(topic)
    if found is None:
        raise Forbidden("That is not the name of a topic.")
    region, end = found["region"], "amazonaws.com.cn" if found["kind"] == "-cn" else "amazonaws.com"
    named = "us-gov-west-1" if found["kind"] == "-us-gov" else region  # both of the government's have one name
    return f"sns.{region}.{end}", frozenset(
        [f"sns.{end}", f"sns.{region}.{end}", f"sns-signing.{region}.{end}", f"sns-{named}.{end}"]
    )


def _path(url: str) -> str:
    return "/" + url.split("/", 3)[-1]


def _certificate(url: str, names: frozenset[str], fetch: Fetch) -> Certificate:
    """Its chain is the one of the address it is fetched from."""
    try:
        found = read(fetch(url))
    except ValueError as error:
        raise Forbidden("There is no RSA certificate at the address given.") from error
    if not found.names & names:
        raise Forbidden("The certificate is not one of Amazon SNS.")
    if not found.begins <= datetime.now(UTC) <= found.ends:
        raise Forbidden("The certificate is not good now.")
    return found


def _is_fresh(text: str) -> bool:
    try:
        when = datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=UTC)
    except ValueError:
        return False
    return abs(datetime.now(UTC) - when) <= FRESH


def _signed_text(data: Mapping[str, Any]) -> bytes:
    names = _NOTIFICATION if data.get("Type") == "Notification" else _CONFIRMATION
    return "".join(f"{name}\n{data[name]}\n" for name in names if data.get(name) is not None).encode()


def _verified(key: RSAPublicKey, digest: HashAlgorithm, text: bytes, signature: bytes) -> bool:
    try:
        key.verify(signature, text, PKCS1v15(), digest)
    except (InvalidSignature, UnsupportedAlgorithm):
        return False
    return True


def read(pem: bytes) -> Certificate:
    """One certificate and nothing else; raises ValueError for anything but that, and for a key that is not of RSA."""
    if not _PEM.fullmatch(pem):
        raise ValueError("not one certificate in PEM")
    try:
        found = x509.load_pem_x509_certificate(pem)
        key = found.public_key()
        names = found.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)
    except (UnsupportedAlgorithm, x509.InvalidVersion) as error:
        raise ValueError("a certificate of a kind that Amazon does not use") from error
    if not isinstance(key, RSAPublicKey) or key.key_size < _LEAST:
        raise ValueError("no key of RSA, or a short one")
    called = frozenset(str(each.value) for each in names)
    return Certificate(called, found.not_valid_before_utc, found.not_valid_after_utc, key)


@lru_cache(maxsize=8)
def _fetched(url: str) -> bytes:
    found = _get(url)
    read(found)  # what is no certificate is asked for again
    return found


class _Straight(urllib.request.HTTPRedirectHandler):
    """Amazon answers where it is asked; what leads elsewhere is no answer of Amazon's."""

    def redirect_request(self, *_: Any) -> None:
        return None


_lately: deque[float] = deque(maxlen=FETCHES)
_lock = threading.Lock()


def _get(url: str) -> bytes:
    now = time.monotonic()
    with _lock:
        if len(_lately) == FETCHES and now - _lately[0] < 60:
            raise OSError("too many addresses of Amazon SNS were asked for within a minute")
        _lately.append(now)
    with urllib.request.build_opener(_Straight).open(url, timeout=SECONDS) as answer:
        found = b""
        while len(found) <= LARGEST and (piece := answer.read1(8192)):
            found += piece
            if time.monotonic() - now > SECONDS:
                raise OSError("Amazon SNS took too long to answer")
    if len(found) > LARGEST:
        raise OSError("Amazon SNS answered with too much")
    return found
