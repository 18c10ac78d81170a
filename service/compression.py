"""Answers in text are sent compressed to clients that take it.

How long a compressed page is tells something of it. So no page holds a secret that is the same in each answer beside
words that somebody else may choose (`service/web/forms.py` masks the word of a form), and the length is blurred.
"""

from __future__ import annotations

import gzip
import secrets
import zlib
from functools import lru_cache

from flask import Flask, Response, request

SHORTEST = 1000  # bytes; below that little is gained
LEVEL = 6
BLUR = 100  # bytes at most that the length is off
_TYPES = ("application/json", "application/problem+json", "application/javascript", "image/svg+xml")
_NAMED = 0x08  # the flag of a gzip member that has a name


def install(app: Flask) -> None:
    app.after_request(compressed)


def compressed(response: Response) -> Response:
    if not _is_text(response) or response.status_code in (204, 206, 304) or "Content-Encoding" in response.headers:
        return response
    response.vary.add("Accept-Encoding")
    is_file = response.direct_passthrough
    if not request.accept_encodings.quality("gzip") or (response.is_streamed and not is_file):
        return response
    response.direct_passthrough = False  # ours are small
    data = response.get_data()
    if len(data) >= SHORTEST:
        response.set_data(_of_a_file(data) if is_file else _blurred(data))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _is_text(response: Response) -> bool:
    kind = response.mimetype or ""
    return kind.startswith("text/") or kind in _TYPES


@lru_cache(maxsize=16)
def _of_a_file(data: bytes) -> bytes:
    """The same for everybody, and kept."""
    return gzip.compress(data, 9, mtime=0)


def _blurred(data: bytes) -> bytes:
    """With a name of a length that nobody can foretell, which no client looks at."""
    name = b"x" * secrets.randbelow(BLUR + 1)
    head = bytes((0x1F, 0x8B, 8, _NAMED, 0, 0, 0, 0, 0, 0xFF)) + name + b"\0"
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = packer.compress(data) + packer.flush()
    return head + body + zlib.crc32(data).to_bytes(4, "little") + (len(data) & 0xFFFFFFFF).to_bytes(4, "little")
