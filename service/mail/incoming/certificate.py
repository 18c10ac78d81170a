"""What an X.509 certificate says, each thing read where it has to stand (RFC 5280): whose it is, how long, its key."""

from __future__ import annotations

import base64
import re
from datetime import UTC, datetime

from msgspec import Struct

from service.mail.incoming.text.der import BITS, INTEGER, OID, Element, children

_PEM = re.compile(rb"\s*-----BEGIN CERTIFICATE-----\s+([A-Za-z0-9+/=\s]+?)\s+-----END CERTIFICATE-----\s*")
_RSA = bytes.fromhex("2a864886f70d010101")
_COMMON_NAME = bytes.fromhex("550403")
_VERSION = 0xA0  # the tag of what a certificate begins with, if it is of a later version than the first
_TIMES = {0x17: "%y%m%d%H%M%SZ", 0x18: "%Y%m%d%H%M%SZ"}


class Certificate(Struct, frozen=True):
    names: tuple[str, ...]  # common names of the subject
    begins: datetime
    ends: datetime
    modulus: int
    exponent: int

    def is_good_at(self, moment: datetime) -> bool:
        return self.begins <= moment <= self.ends


def read(pem: bytes) -> Certificate:
    """One certificate and nothing else; raises ValueError for anything but that, and for a key that is not of RSA."""
    found = _PEM.fullmatch(pem)
    if found is None:
        raise ValueError("not one certificate in PEM")
    der = base64.b64decode(b"".join(found[1].split()), validate=True)
    try:
        ((_, begin, end),) = children(der, 0, len(der))
        body = children(der, begin, end)[0]
        fields = children(der, *body[1:])
        _, _, _, validity, subject, key = [field for field in fields if field[0] != _VERSION][:6]
        begins, ends = (_time(der, each) for each in children(der, *validity[1:]))
        return Certificate(tuple(_names(der, subject)), begins, ends, *_rsa_key(der, key))
    except IndexError as error:
        raise ValueError("a certificate that is cut off") from error


def _time(der: bytes, element: Element) -> datetime:
    tag, begin, end = element
    return datetime.strptime(der[begin:end].decode("ascii"), _TIMES.get(tag, "")).replace(tzinfo=UTC)


def _names(der: bytes, subject: Element) -> list[str]:
    found = []
    for _, begin, end in children(der, *subject[1:]):
        for pair in children(der, begin, end):
            name, value = children(der, *pair[1:])
            if name[0] == OID and der[name[1] : name[2]] == _COMMON_NAME:
                found.append(der[value[1] : value[2]].decode("utf-8"))
    return found


def _rsa_key(der: bytes, element: Element) -> tuple[int, int]:
    algorithm, bits = children(der, *element[1:])
    tag, begin, end = children(der, *algorithm[1:])[0]
    if tag != OID or der[begin:end] != _RSA or bits[0] != BITS or der[bits[1]] != 0:
        raise ValueError("no key of RSA")
    ((_, begin, end),) = children(der, bits[1] + 1, bits[2])  # the first byte counts unused bits
    modulus, exponent = children(der, begin, end)
    if modulus[0] != INTEGER or exponent[0] != INTEGER:
        raise ValueError("no key of RSA")
    return int.from_bytes(der[modulus[1] : modulus[2]], "big"), int.from_bytes(der[exponent[1] : exponent[2]], "big")
