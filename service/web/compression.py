"""Answers in text are sent compressed to clients that take it.

How long a compressed page is tells something of it. So no page holds a secret that is the same in each answer beside
words that somebody else may choose (`service/web/forms.py` masks the word of a form), and the length is blurred.
"""

from __future__ import annotations

import gzip
import secrets
from functools import lru_cache
from io import BytesIO

from flask import Response, request

SHORTEST = 1000  # bytes; below that little is gained
LEVEL = 6
BLUR = 100  # bytes at most that the length is off
_TYPES = ("application/json", "application/problem+json", "application/javascript", "image/svg+xml")


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
    return (kind.startswith("text/") and kind != "text/event-stream") or kind in _TYPES


@lru_cache(maxsize=16)
def _of_a_file(data: bytes) -> bytes:
    """The same for everybody, and kept."""
    return gzip.compress(data, 9, mtime=0)


def _blurred(data: bytes) -> bytes:
    """With a name of a length that nobody can foretell, which no client looks at."""
    kept = BytesIO()
    with gzip.GzipFile("x" * (1 + secrets.randbelow(BLUR)), "wb", LEVEL, kept, mtime=0) as packer:
        packer.write(data)
    return kept.getvalue()
