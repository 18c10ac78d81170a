"""A throw-away RSA key and the shapes it is handed around in, so that no key lies in the repository."""

from __future__ import annotations

import base64
import hashlib
import random
from functools import lru_cache

from service.mail.incoming.sns import _DIGEST_INFO

RSA = bytes.fromhex("06092a864886f70d0101010500")
EXPONENT = 65537
OTHERS = bytes.fromhex("300d06092a864886f70d0101010500") + bytes.fromhex("0309003006020103020103")


class Key:
    def __init__(self, seed: int = 7, bits: int = 2048) -> None:
        dice = random.Random(seed)
        self.p, self.q = _prime(dice, bits // 2), _prime(dice, bits // 2)
        self.n = self.p * self.q
        self.d = pow(EXPONENT, -1, (self.p - 1) * (self.q - 1))

    @property
    def public(self) -> bytes:
        return sequence(integer(self.n), integer(EXPONENT))

    @property
    def spki(self) -> bytes:
        return sequence(element(0x30, RSA), element(3, b"\0" + self.public))

    @property
    def private_pem(self) -> bytes:
        d = self.d
        numbers = (0, self.n, EXPONENT, d, self.p, self.q, d % (self.p - 1), d % (self.q - 1), pow(self.q, -1, self.p))
        return pem("RSA PRIVATE KEY", sequence(*map(integer, numbers)))

    def certificate(
        self, name: str = "sns.amazonaws.com", begins: str = "200101000000Z", ends: str = "491231235959Z"
    ) -> bytes:
        """Sealed by nobody: who reads it trusts the address it comes from."""
        algorithm = element(0x30, RSA.replace(b"\1\1\1\5", b"\1\1\x0b\5"))
        subject = sequence(element(0x31, sequence(element(6, b"\x55\4\3"), element(0x0C, name.encode()))))
        times = sequence(element(0x17, begins.encode()), element(0x17, ends.encode()))
        # the key of another one in the name of the issuer, where a careless reader would find it first
        issuer = sequence(element(0x31, sequence(element(6, b"\x55\4\3"), OTHERS)))
        body = sequence(element(0xA0, integer(2)), integer(5), algorithm, issuer, times, subject, self.spki)
        return pem("CERTIFICATE", sequence(body, algorithm, element(3, b"\0sealed")))

    def sign(self, digest: str, text: bytes) -> bytes:
        info = _DIGEST_INFO[digest] + hashlib.new(digest, text).digest()
        padded = b"\0\1" + b"\xff" * (256 - len(info) - 3) + b"\0" + info
        return pow(int.from_bytes(padded, "big"), self.d, self.n).to_bytes(256, "big")


@lru_cache
def key() -> Key:
    return Key()


def element(tag: int, content: bytes) -> bytes:
    size = len(content)
    if size < 128:
        return bytes([tag, size]) + content
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(length)]) + length + content


def integer(number: int) -> bytes:
    return element(2, number.to_bytes(number.bit_length() // 8 + 1, "big"))


def sequence(*parts: bytes) -> bytes:
    return element(0x30, b"".join(parts))


def pem(name: str, der: bytes) -> bytes:
    return f"-----BEGIN {name}-----\n{base64.encodebytes(der).decode()}-----END {name}-----\n".encode()


def _prime(dice: random.Random, bits: int) -> int:
    while True:
        candidate = dice.getrandbits(bits) | 1 | 3 << (bits - 2)
        if candidate % EXPONENT != 1 and all(candidate % p for p in (3, 5, 7, 11, 13, 17, 19)) and _is_prime(candidate):
            return candidate


def _is_prime(number: int) -> bool:
    """Miller-Rabin to a few bases: enough for a test."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True
