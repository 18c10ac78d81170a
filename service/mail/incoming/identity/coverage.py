"""What a signature has to cover so that nobody else decides how the body is read.

Content-Type and Content-Transfer-Encoding say how the bytes of a body become words. Large providers leave them out of
their signatures, so one that does not cover them is good only for a mail in which they say nothing that the signed body
does not say itself: plain text as it stands, or parts whose first and last line is the boundary.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from service.mail.incoming.text.message import MimePart

READING = ("content-type", "content-transfer-encoding")
_AS_IT_STANDS = re.compile(r"(?:7bit|8bit|binary)?", re.I)
_PLAIN = re.compile(r'(?:text/plain(?:\s*;\s*charset\s*=\s*"?(?:us-ascii|utf-8)"?)?\s*;?)?', re.I)
_PARTS = re.compile(
    r'multipart/(?:alternative|mixed|related)\s*;\s*boundary\s*=\s*"?([\w\'()+,./:=?-]{1,70})"?\s*;?', re.I
)
_EMPTY = re.compile(rb"(?:\A|\n)\r?\n")


def is_read_as_signed(raw: bytes, message: MimePart, signed: Collection[str]) -> bool:
    """Whether what is not signed of a mail changes nothing of how its body is read."""
    kind, encoding = (" ".join(message.get(name).split()) for name in READING)
    if READING[1] not in signed and not _AS_IT_STANDS.fullmatch(encoding):
        return False
    return READING[0] in signed or _PLAIN.fullmatch(kind) is not None or _is_split_by_itself(raw, kind)


def _is_split_by_itself(raw: bytes, kind: str) -> bool:
    parts, gap = _PARTS.fullmatch(kind), _EMPTY.search(raw)
    if parts is None or gap is None:
        return False
    body, line = raw[gap.end() :].strip(), b"--" + parts[1].encode()
    return body.split(b"\n", 1)[0].rstrip() == line and body.endswith(line + b"--")
