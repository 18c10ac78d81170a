"""RFC 5322 bytes to headers and parts, in linear time and within limits; and bytes to text, whose labels are often
missing or wrong.

The parser of the standard library is right about far more mail, but takes half a minute on 20 000 parameters and fails
in many ways on hostile headers. What a game needs is little: text parts, a few headers, and never to stop.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import quopri
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from service.mail.incoming.text import limits
from service.mail.incoming.text.limits import Unreadable, header_end

_FIELD = re.compile(rb"([!-9;-~]{1,100})[ \t]*:")
_WORD = re.compile(r"=\?([^?\s]{1,60})\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?", re.I)
_PARAMETER = re.compile(r';\s*([\w.*-]{1,60})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]*))')
_SPACES = re.compile(r"\s+")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")
# no encoded word is one, nor anything else that a mail library reads as more than it says
_MESSAGE_ID = re.compile(r"<[!-;=?A-~]{1,200}@[!-;=?A-~]{1,200}>")
PARAMETERS = 50


@dataclass
class MimePart:
    headers: list[tuple[str, str]]
    body: bytes
    parts: list[MimePart] = field(default_factory=list)
    kind: str = "text/plain"
    parameters: dict[str, str] = field(default_factory=dict)
    embedded: bool = False  # a message inside a message: nobody here said what it says

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]

    def get(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    @property
    def disposition(self) -> str:
        return self.get("content-disposition").partition(";")[0].strip().lower()

    @property
    def filename(self) -> str:
        given = parameters(self.get("content-disposition"))
        return given.get("filename") or self.parameters.get("name", "")

    @property
    def data(self) -> bytes:
        encoding = self.get("content-transfer-encoding").strip().lower()
        if encoding == "base64":
            return _base64(self.body)
        if encoding == "quoted-printable":
            return quopri.decodestring(self.body)
        return self.body

    @property
    def text(self) -> str:
        return decode(self.data, self.parameters.get("charset")).replace("\r\n", "\n").replace("\r", "\n")

    def walk(self) -> Iterator[MimePart]:
        yield self
        for part in self.parts:
            yield from part.walk()


def parse(raw: bytes) -> MimePart:
    """The message as a tree; raises Unreadable for one beyond the limits."""
    limits.check(raw)
    if raw.startswith(b"From "):  # the line mailboxes put before a message
        raw = raw[raw.find(b"\n") + 1 :]
    return _Parser().part(raw, 0, "text/plain")


class _Parser:
    def __init__(self) -> None:
        self.count = 0

    def part(self, raw: bytes, depth: int, default: str) -> MimePart:
        self.count += 1
        if self.count > limits.PARTS:
            raise Unreadable(f"the message has more than {limits.PARTS} parts")
        if depth > limits.DEPTH:
            raise Unreadable(f"the parts are nested more than {limits.DEPTH} deep")
        end, begin = header_end(raw)
        if end > limits.HEADER_BYTES:
            raise Unreadable("a part has too many headers")
        headers = list(header_fields(raw[:end]))
        part = MimePart(headers, raw[begin:])
        part.kind, part.parameters = content_type(part.get("content-type"), default)
        if part.kind.startswith("multipart/"):
            self._split(part, depth)
        elif part.kind in ("message/rfc822", "message/global"):
            part.embedded = True
        return part

    def _split(self, part: MimePart, depth: int) -> None:
        boundary = part.parameters.get("boundary", "")[:200]
        if not boundary:
            part.kind = "text/plain"  # nothing to split by; what is there is text
            return
        default = "message/rfc822" if part.kind == "multipart/digest" else "text/plain"
        for piece in pieces(part.body, boundary.encode("utf-8", "replace")):
            part.parts.append(self.part(piece, depth + 1, default))


def pieces(body: bytes, boundary: bytes) -> Iterator[bytes]:
    """What stands between the lines of the boundary. A last one that is not closed counts."""
    begin = None
    for match in re.finditer(rb"^--" + re.escape(boundary) + rb"(--)?[ \t]*\r?(?:\n|\Z)", body, re.M):
        if begin is not None:
            yield _without_last_newline(body[begin : match.start()])
        begin = None if match[1] else match.end()
        if match[1]:
            return
    if begin is not None:
        yield body[begin:]


def _without_last_newline(piece: bytes) -> bytes:
    # the line break before a boundary belongs to the boundary
    return piece[:-2] if piece.endswith(b"\r\n") else piece[:-1] if piece.endswith(b"\n") else piece


def header_fields(raw: bytes) -> Iterator[tuple[str, str]]:
    name, lines = "", []
    for line in raw.splitlines():
        if line[:1] in (b" ", b"\t") and name:
            lines.append(line)
            continue
        if name:
            yield name, _value(lines)
        match = _FIELD.match(line)
        name, lines = (match[1].decode("ascii").lower(), [line[match.end() :]]) if match else ("", [])
    if name:
        yield name, _value(lines)


def _value(lines: list[bytes]) -> str:
    return decode(b" ".join(line.strip() for line in lines), None).strip().replace("\0", "")


def content_type(value: str, default: str = "text/plain") -> tuple[str, dict[str, str]]:
    kind = value.partition(";")[0].strip().lower()
    if not re.fullmatch(r"[\w.+-]+/[\w.+-]+", kind):
        return default, parameters(value)
    return kind, parameters(value)


def parameters(value: str) -> dict[str, str]:
    """The first ones only: nobody needs more, and a hostile header has thousands."""
    found: dict[str, str] = {}
    at = value.find(";")
    while at >= 0 and len(found) < PARAMETERS:
        match = _PARAMETER.match(value, at)
        if match:
            name = match[1].lower()
            quoted = match[2]
            given = re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else match[3]
            found.setdefault(name.partition("*")[0], given.rpartition("''")[2] if "*" in name else given)
        at = value.find(";", match.end() if match else at + 1)
    return found


def is_message_id(text: str) -> bool:
    """Printable ASCII around an at sign, between angle brackets, and no encoded word."""
    return _MESSAGE_ID.fullmatch(text) is not None and "=?" not in text


def unfold(value: str) -> str:
    """A header as people read it: encoded words decoded."""

    def word(match: re.Match[str]) -> str:
        charset, how, text = match.groups()
        data = text.encode("ascii", "ignore")
        try:
            raw = _base64(data) if how in "bB" else quopri.decodestring(data, header=True)
        except ValueError:
            return match[0]
        return decode(raw, charset.partition("*")[0])

    return _SPACES.sub(" ", _WORD.sub(word, value)).strip()


def _base64(data: bytes) -> bytes:
    """Forgiving: foreign characters are skipped, a cut group at the end is dropped, text after the padding too."""
    clean = _NOT_BASE64.sub(b"", data.partition(b"=")[0])
    clean = clean[: len(clean) - 1] if len(clean) % 4 == 1 else clean
    try:
        return base64.b64decode(clean + b"=" * (-len(clean) % 4))
    except (binascii.Error, ValueError):
        return b""


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
