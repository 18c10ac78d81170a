"""Bytes of mails and letters are kept packed: what is kept of a flood grows far less than the flood.

Rows from before have them as they were; a column beside them says which it is.
"""

from __future__ import annotations

import zlib

PACKED = 1  # what the column `packed` says; 0: as they were


def packed(data: bytes) -> bytes:
    """Nothing stays nothing: that bytes are gone is asked in SQL."""
    return zlib.compress(data) if data else b""


def unpacked(data: bytes, how: int) -> bytes:
    if how not in (0, PACKED):
        raise ValueError(f"bytes that are kept in the way {how}, which this version does not know")
    return zlib.decompress(data) if how == PACKED and data else bytes(data)
