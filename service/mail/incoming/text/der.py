"""The elements of BER, with its contents of unknown length, from outside in: `cryptography` reads no content of a
signed mail. Nothing is believed because of what is read here.
"""

from __future__ import annotations

from collections.abc import Iterator

OCTETS, OID = 0x04, 0x06
DEEPEST = 30
Element = tuple[int, int, int]  # tag, and where its content begins and ends


def elements(der: bytes) -> Iterator[Element]:
    """Raises IndexError or ValueError for what is none."""
    return _walk(der, 0, len(der), 0)


def _walk(der: bytes, at: int, end: int, depth: int) -> Iterator[Element]:
    while at < end:
        tag, begin, stop = _header(der, at, end)
        if tag == 0 and begin == stop:
            return  # the end of a content of unknown length
        yield tag, begin, stop
        if tag & 0x20 and depth < DEEPEST:
            yield from _walk(der, begin, stop, depth + 1)
        at = stop


def _header(der: bytes, at: int, end: int) -> Element:
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
