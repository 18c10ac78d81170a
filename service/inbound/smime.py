"""The message inside an opaque S/MIME signature. Nothing is verified: identity is judged elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

_SIGNED_DATA = bytes.fromhex("2a864886f70d010702")
_DATA = bytes.fromhex("2a864886f70d010701")
_OID, _OCTETS = 0x06, 0x04
DEEPEST = 30
LONGEST = 256_000


def enclosed(der: bytes) -> bytes | None:
    """The content of a CMS SignedData (RFC 5652), in DER or in the chopped form mail programs prefer."""
    if len(der) > LONGEST:
        return None
    try:
        elements = list(_elements(der, 0, len(der), 0))
    except (IndexError, ValueError):
        return None
    oids = [der[begin:end] for tag, begin, end in elements if tag == _OID]
    if _SIGNED_DATA not in oids[:1]:
        return None
    started = False
    content = []
    limit = 0
    for tag, begin, end in elements:
        if not started:
            started = tag == _OID and der[begin:end] == _DATA
            continue
        if tag == 0xA0 and not limit:
            limit = end
        elif not limit or begin >= limit:
            break
        elif tag == _OCTETS:
            content.append(der[begin:end])
    return b"".join(content) or None


def _elements(der: bytes, at: int, end: int, depth: int) -> Iterator[tuple[int, int, int]]:
    """(tag, begin, end) of every element, from outside in."""
    while at < end:
        tag, begin, stop = _header(der, at, end)
        if tag == 0 and begin == stop:
            return  # the end of a content of unknown length
        yield tag, begin, stop
        if tag & 0x20 and depth < DEEPEST:
            yield from _elements(der, begin, stop, depth + 1)
        at = stop


def _header(der: bytes, at: int, end: int) -> tuple[int, int, int]:
    tag, first = der[at], der[at + 1]
    if first < 0x80:
        return tag, at + 2, min(at + 2 + first, end)
    if first == 0x80:
        return tag, at + 2, _end_of_unknown(der, at + 2, end)
    count = first & 0x7F
    if count > 4:
        raise ValueError("a length of more than four bytes")
    begin = at + 2 + count
    return tag, begin, min(begin + int.from_bytes(der[at + 2 : begin], "big"), end)


def _end_of_unknown(der: bytes, at: int, end: int) -> int:
    """Contents of unknown length end with two zero bytes at their own level."""
    open_ = 1
    while at < end:
        if der[at : at + 2] == b"\0\0":
            open_ -= 1
            at += 2
            if not open_:
                return at
            continue
        first = der[at + 1]
        if first == 0x80:
            open_ += 1
            at += 2
            continue
        count = first & 0x7F if first > 0x80 else 0
        length = int.from_bytes(der[at + 2 : at + 2 + count], "big") if count else first
        at += 2 + count + length
    return end
