"""What a message may measure. Checked on the raw bytes, before anything is parsed."""

from __future__ import annotations

import re

MESSAGE_BYTES = 1_000_000
CALL_BYTES = 3 * MESSAGE_BYTES + 100_000  # a provider's call: the message in percent signs, and what stands around it
RECIPIENTS = 10  # of one mail
HEADER_BYTES = 64_000
HEADER_LINES = 200
DEPTH = 20
PARTS = 100
TEXT_CHARS = 64_000
TYPED_LINES = 200
HTML_CHARS = 256_000
_GAP = re.compile(rb"\r?\n\r?\n")  # an empty line, whichever way each of its two lines ends


class Unreadable(Exception):
    """The message is not read at all; the reason is for the operator."""


def header_end(raw: bytes, start: int = 0) -> tuple[int, int]:
    """Where the headers end and where the body begins."""
    if raw[start : start + 1] == b"\n" or raw[start : start + 2] == b"\r\n":
        return start, start + (1 if raw[start : start + 1] == b"\n" else 2)
    found = _GAP.search(raw, start)
    return found.span() if found else (len(raw), len(raw))


def check(raw: bytes) -> None:
    if len(raw) > MESSAGE_BYTES:
        raise Unreadable(f"the message has {len(raw)} bytes, at most {MESSAGE_BYTES} are read")
    end, _ = header_end(raw)
    if end > HEADER_BYTES:
        raise Unreadable(f"the headers have {end} bytes, at most {HEADER_BYTES} are read")
    lines = raw.count(b"\n", 0, end) + 1
    if lines > HEADER_LINES:
        raise Unreadable(f"the headers have {lines} lines, at most {HEADER_LINES} are read")
