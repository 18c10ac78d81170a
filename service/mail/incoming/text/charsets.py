"""Bytes to text. Labels are often missing or wrong, and mail programs have their favourite lies."""

from __future__ import annotations

import codecs
import re

# What people send under these names is the larger set of the same family.
_REALLY = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-2": "cp1250",
    "iso8859-9": "cp1254",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "shift_jis": "cp932",
}
# Codecs of Python that are no charsets, or whose input can be blown up.
_NEVER = frozenset(["idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem", "utf-7"])
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_C1 = re.compile(rb"[\x80-\x9f]")
_HIGH = re.compile(rb"[\x80-\xff]")
_HIGH_RUN = re.compile(rb"[\xa8\xb8\xc0-\xff]{3}")


def decode(data: bytes, label: str | None) -> str:
    """Without NUL, which no text has and PostgreSQL does not keep."""
    return _decoded(data, label).replace("\0", "")


def _decoded(data: bytes, label: str | None) -> str:
    for bom, charset in _BOMS:
        if data.startswith(bom):
            return data[len(bom) :].decode(charset, "replace")
    name = _codec(label)
    if name is not None and name.startswith("utf-16"):
        return data.decode(_utf16(data, name), "replace")
    as_utf8 = _strictly(data, "utf-8")
    if as_utf8 is not None and _is_utf8(data, name):
        return as_utf8
    if name in (None, "utf-8", "ascii"):
        return _guessed(data)
    return _labelled(data, name or "cp1252")


def _codec(label: str | None) -> str | None:
    """The name Python has for it, or None for one that is missing, unknown or no charset."""
    if not label:
        return None
    try:
        name = codecs.lookup(label.strip().strip("\"'")[:40]).name
        b"".decode(name)  # refuses the codecs that are no charsets, such as base64
    except (LookupError, ValueError, UnicodeError):
        return None
    return None if name in _NEVER else name


def _is_utf8(data: bytes, name: str | None) -> bool:
    """Valid UTF-8 is hardly ever anything else; a label of another alphabet wins over a letter or two of it."""
    if name in (None, "utf-8", "ascii", "iso8859-1", "cp1252") or not _HIGH.search(data):
        return name is None or not name.startswith(("iso2022", "hz"))
    return len(_HIGH.findall(data)) > 6


def _labelled(data: bytes, name: str) -> str:
    if name == "iso8859-2" and not _C1.search(data):
        return data.decode(name)
    text = _strictly(data, _REALLY.get(name, name))
    return text if text is not None else data.decode(name, "replace")


def _guessed(data: bytes) -> str:
    """Neither UTF-8 nor labelled: Cyrillic where high letters stand in rows, else Western."""
    if len(_HIGH_RUN.findall(data)) * 6 > len(_HIGH.findall(data)):
        # the small letters are E0-FF in Windows' page and C0-DF in KOI8
        low = sum(0xC0 <= byte < 0xE0 for byte in data)
        high = sum(byte >= 0xE0 for byte in data)
        return data.decode("koi8-r" if low > high else "cp1251", "replace")
    text = _strictly(data, "cp1252")
    return text if text is not None else data.decode("latin-1")


def _strictly(data: bytes, name: str) -> str | None:
    try:
        return data.decode(name)
    except (UnicodeError, ValueError):
        return None


def _utf16(data: bytes, name: str) -> str:
    if name != "utf-16":
        return name
    return "utf-16-be" if data[:400:2].count(0) > data[1:400:2].count(0) else "utf-16-le"
