"""A stream that only a passphrase opens: compressed, then AES-256-GCM in pieces, each bound to its place.

A file that was cut, put together of two or changed in a single bit is refused, and nothing of it is used before.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

MAGIC = b"posthorn backup 1\n"
SALT, TAG = 16, 16
PIECE = 1 << 18  # bytes
SHORTEST = 12  # letters of a passphrase


class NotOpened(Exception):
    """The file is no backup, or not this passphrase's, or was changed."""


class SealedWriter:
    def __init__(self, file: BinaryIO, passphrase: str) -> None:
        salt = os.urandom(SALT)
        self._file, self._key, self._number = file, _key(passphrase, salt), 0
        self._packer, self._left = zlib.compressobj(6), b""
        file.write(MAGIC + salt)

    def write(self, data: bytes | memoryview) -> None:
        self._left += self._packer.compress(data)
        while len(self._left) > PIECE:
            self._seal(self._left[:PIECE], is_last=False)
            self._left = self._left[PIECE:]

    def finish(self) -> None:
        self._left += self._packer.flush()
        while len(self._left) > PIECE:
            self._seal(self._left[:PIECE], is_last=False)
            self._left = self._left[PIECE:]
        self._seal(self._left, is_last=True)

    def _seal(self, piece: bytes, *, is_last: bool) -> None:
        sealed = self._key.encrypt(_nonce(self._number, is_last), piece, MAGIC)
        self._number += 1
        self._file.write(len(sealed).to_bytes(4, "big") + sealed)


class SealedReader:
    def __init__(self, file: BinaryIO, passphrase: str) -> None:
        head = file.read(len(MAGIC) + SALT)
        if not head.startswith(MAGIC) or len(head) < len(MAGIC) + SALT:
            raise NotOpened("It is no backup of Posthorn, or of a later version.")
        self._file, self._key = file, _key(passphrase, head[len(MAGIC) :])
        self._pieces = self._opened()
        self._have = b""

    def read(self, size: int) -> bytes:
        """Exactly so many bytes."""
        while len(self._have) < size:
            try:
                self._have += next(self._pieces)
            except StopIteration:
                raise NotOpened("The backup ends before its end.") from None
        found, self._have = self._have[:size], self._have[size:]
        return found

    def _opened(self) -> Iterator[bytes]:
        unpacker, number, is_last = zlib.decompressobj(), 0, False
        while not is_last:
            size = int.from_bytes(self._file.read(4), "big")
            if not TAG <= size <= PIECE + TAG:
                raise NotOpened("The backup was cut or changed.")
            sealed = self._file.read(size)
            piece, is_last = self._piece(sealed, number)
            number += 1
            data = unpacker.decompress(piece, PIECE)
            while data:
                yield data
                data = unpacker.decompress(unpacker.unconsumed_tail, PIECE)

    def _piece(self, sealed: bytes, number: int) -> tuple[bytes, bool]:
        for is_last in (False, True):
            try:
                return self._key.decrypt(_nonce(number, is_last), sealed, MAGIC), is_last
            except InvalidTag:
                continue
        what = "The backup was cut or changed." if number else "The passphrase is another one, or the file was changed."
        raise NotOpened(what)


def _key(passphrase: str, salt: bytes) -> AESGCM:
    return AESGCM(Scrypt(salt=salt, length=32, n=1 << 15, r=8, p=1).derive(passphrase.encode()))


def _nonce(number: int, is_last: bool) -> bytes:
    """Each key is of one file, so a number is enough."""
    return number.to_bytes(11, "big") + bytes([is_last])
