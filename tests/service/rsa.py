"""Throw-away RSA keys and the shapes they are handed around in, so that no key lies in the repository."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA1, SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

_HASHES = {"sha1": SHA1(), "sha256": SHA256()}


class Key:
    def __init__(self, bits: int = 2048) -> None:
        self.private = rsa.generate_private_key(65537, bits)

    @property
    def spki(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)

    @property
    def private_pem(self) -> bytes:
        return self.private.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())

    def certificate(self, name: str = "sns.amazonaws.com", begins: str = "20200101", ends: str = "20491231") -> bytes:
        """Sealed by another one, who is named otherwise: who reads it trusts the address it comes from."""
        return _sealed(self.private.public_key(), name, begins, ends)

    def sign(self, digest: str, text: bytes) -> bytes:
        return self.private.sign(text, PKCS1v15(), _HASHES[digest])


def of_another_kind(name: str = "sns.amazonaws.com") -> bytes:
    """A certificate of a key that is not of RSA."""
    return _sealed(ec.generate_private_key(ec.SECP256R1()).public_key(), name, "20200101", "20491231")


def _sealed(public: rsa.RSAPublicKey | ec.EllipticCurvePublicKey, name: str, begins: str, ends: str) -> bytes:
    subject, issuer = (x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, each)]) for each in (name, "issuer.example"))
    made = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(public).serial_number(5)
    made = made.not_valid_before(datetime.strptime(begins, "%Y%m%d")).not_valid_after(datetime.strptime(ends, "%Y%m%d"))
    return made.sign(_issuer(), SHA256()).public_bytes(Encoding.PEM)


@lru_cache
def _issuer() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, 2048)


@lru_cache
def key() -> Key:
    return Key()
