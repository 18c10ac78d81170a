"""The text of a message: which parts are what its author says, and their lines."""

from __future__ import annotations

import re

from service.mail.incoming.text.flatten import flatten
from service.mail.incoming.text.limits import TEXT_CHARS
from service.mail.incoming.text.message import MimePart, parse
from service.mail.incoming.text.plain import MailLine, plain_lines
from service.mail.incoming.text.smime import enclosed

_ARMOUR = re.compile(r"^-----BEGIN PGP SIGNED MESSAGE-----\n(?:[\w-]+:.*\n)*\n", re.M)
_ARMOUR_END = "\n-----BEGIN PGP SIGNATURE-----"


def text_lines(message: MimePart) -> list[MailLine]:
    """All lines a reader would see, quotes and signatures too."""
    lines: list[MailLine] = []
    for part in _spoken(message, 0):
        lines += part_lines(part)
    return lines


def _spoken(part: MimePart, depth: int) -> list[MimePart]:
    """Parts in which the author speaks: no attachments, no messages inside the message."""
    if part.embedded or (depth and _is_attached(part)):
        return []
    if part.kind == "multipart/alternative":
        return _alternative(part, depth)
    if part.kind in ("multipart/signed", "multipart/related"):
        return _spoken(part.parts[0], depth + 1) if part.parts else []
    if part.kind in ("multipart/encrypted", "multipart/report"):
        return []
    if part.kind in ("application/pkcs7-mime", "application/x-pkcs7-mime"):
        inner = enclosed(part.data)
        return _spoken(parse(inner), depth + 1) if inner and depth < 3 else []
    if part.parts:
        return [spoken for child in part.parts for spoken in _spoken(child, depth + 1)]
    return [part] if part.kind in ("text/plain", "text/html") else []


def _alternative(part: MimePart, depth: int) -> list[MimePart]:
    """The plain one if it says anything; some programs send an empty one beside the HTML."""
    choices = [_spoken(child, depth + 1) for child in part.parts]
    worded = [choice for choice in choices if any(line.text.strip() for one in choice for line in part_lines(one))]
    plain = [choice for choice in worded if all(one.kind == "text/plain" for one in choice)]
    return next(iter(plain or worded), [])


def _is_attached(part: MimePart) -> bool:
    if part.kind.startswith("multipart/") or "pkcs7-mime" in part.kind:
        return False
    return part.disposition == "attachment" or bool(part.filename)


def part_lines(part: MimePart) -> list[MailLine]:
    text = part.text
    if part.kind == "text/html":
        return flatten(text)
    text = _unarmoured(text[:TEXT_CHARS])
    flowed = part.parameters.get("format", "").lower() == "flowed"
    return plain_lines(text, flowed, part.parameters.get("delsp", "").lower() == "yes")


def _unarmoured(text: str) -> str:
    """What was signed in the text itself, without the armour."""
    begin = _ARMOUR.search(text)
    if begin is None:
        return text
    end = text.find(_ARMOUR_END, begin.end())
    if end < 0:
        return text
    return re.sub(r"^- ", "", text[begin.end() : end], flags=re.M)
