"""Attachments are cut away while a mail comes in: a photo is no reason to refuse the words beside it.

A mail of usual size stays as it came, byte for byte. Of a larger one the bodies of parts that nobody reads are dropped,
line by line, so no more of them is ever kept than fits into a mail of usual size, and of what is stored nothing.
"""

from __future__ import annotations

import re

from service.mail.incoming.text.limits import DEPTH, HEADER_BYTES

ROOM = 600_000  # bytes of attachments that are let through; the words have the rest of a mail of usual size
BIGGEST = 25_000_000  # bytes of a mail as it comes in

_BOUNDARY = re.compile(rb'boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))', re.I)
# what is read: words, and what holds or signs them
_READ = re.compile(rb"\s*(?:text/|multipart/|message/|application/(?:x-)?(?:pgp|pkcs7)-)", re.I)


class Cutter:
    """Takes a mail line by line, in the form of SMTP."""

    def __init__(self, room: int = ROOM) -> None:
        self.has_cut = False
        self._room = room
        self._boundaries: list[bytes] = []
        self._headers: list[bytes] | None = []  # of the part that begins
        self._measured = 0
        self._is_read = True

    def keeps(self, line: bytes) -> bool:
        """Whether this line, with its end, is kept."""
        if self._headers is not None:
            self._header(line)
            return True
        if line.startswith(b"--") and self._is_boundary(line.rstrip()):
            return True
        if self._is_read:
            return True
        self._room -= len(line)
        if self._room >= 0:
            return True
        self.has_cut = True
        return False

    def _header(self, line: bytes) -> None:
        assert self._headers is not None
        self._measured += len(line)
        if line.strip() and self._measured <= HEADER_BYTES:
            self._headers.append(line)
            return
        headers = b"".join(self._headers)
        kind, shown = (_value(headers, name) for name in (b"content-type", b"content-disposition"))
        found = _BOUNDARY.search(kind)
        if found is not None and kind.lower().startswith(b"multipart/") and len(self._boundaries) < DEPTH:
            self._boundaries.append(b"--" + (found[1] or found[2]))
        is_file = shown.lower().startswith(b"attachment") and not kind.lower().startswith((b"multipart/", b"message/"))
        self._is_read = not kind or (_READ.match(kind) is not None and not is_file)
        self._measured = 0
        # a mail within a mail begins with headers as well
        self._headers = [] if kind.lower().startswith(b"message/rfc822") else None

    def _is_boundary(self, line: bytes) -> bool:
        for depth in range(len(self._boundaries) - 1, -1, -1):
            if line == self._boundaries[depth]:
                del self._boundaries[depth + 1 :]
                self._headers = []
                return True
            if line == self._boundaries[depth] + b"--":
                del self._boundaries[depth:]
                self._is_read = True
                return True
        return False


def _value(headers: bytes, name: bytes) -> bytes:
    """Of a header, on one line; empty if there is none."""
    found = re.search(rb"(?im)^" + name + rb"[ \t]*:[ \t]*([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)", headers)
    return b" ".join(found[1].split()) if found is not None else b""


class Stream:
    """The bytes of a connection from the word that data may come until its end."""

    def __init__(self) -> None:
        self._cutter, self._rest, self._size = Cutter(), b"", 0
        self.is_over = False

    @property
    def has_cut(self) -> bool:
        return self._cutter.has_cut

    @property
    def is_too_big(self) -> bool:
        return self._size > BIGGEST

    def taken(self, data: bytes) -> bytes:
        """What of it is passed on."""
        self._size += len(data)
        kept, self._rest = [], self._rest + data
        lines = self._rest.split(b"\r\n")
        self._rest = lines.pop()
        for number, line in enumerate(lines):
            whole = line + b"\r\n"
            if line == b".":
                self.is_over = True
                kept += [whole, *(each + b"\r\n" for each in lines[number + 1 :]), self._rest]
                break
            if self._cutter.keeps(whole):
                kept.append(whole)
        return b"".join(kept)


def without_attachments(raw: bytes) -> bytes:
    cutter = Cutter(room=0)
    return b"".join(line for line in raw.splitlines(keepends=True) if cutter.keeps(line))
