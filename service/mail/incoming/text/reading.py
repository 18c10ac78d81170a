"""A mail as the mail room reads it: raw bytes in, class and typed lines out. No database, no clock."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from service.mail.incoming.identity.classes import MailClass, author, classify, person_behind
from service.mail.incoming.text.limits import TYPED_LINES, Unreadable
from service.mail.incoming.text.message import MimePart, is_message_id, parse, unfold
from service.mail.incoming.text.parts import part_lines, text_lines
from service.mail.incoming.text.quotes import typed

_ALIKE = str.maketrans(
    {
        **dict.fromkeys(
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000", " "
        ),
        **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\ufe0e\ufe0f", ""),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4\u0060", "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        **dict.fromkeys("\u2192\u21d2\u2794\u279c\u279d\u27f6\u27f9\u25ba\u21a6", "->"),
        **{chr(0xFEE0 + code): chr(code) for code in range(0x21, 0x7F)},  # full width
    }
)
_BULLET = re.compile(r"^(?:[\u2022\u2023\u2043\u25aa\u25cf\u25e6\u00b7*\u2219]|-(?=\s))\s*(?=\S)")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


WINMAIL = (
    "its text is in a file winmail.dat, which only Outlook reads. Choose Plain Text under Format Text in Outlook before"
    " you send, or press an option on the web"
)


@dataclass(frozen=True)
class ParsedMail:
    message: MimePart
    kind: MailClass
    author: str | None
    subject: str
    message_id: str


def parse_mail(raw: bytes, mail_from: str | None = None, own_domains: Iterable[str] = ()) -> ParsedMail:
    """Raises Unreadable, and nothing else, for what cannot be read."""
    try:
        message = parse(raw)
        kind = classify(message, mail_from, own_domains)
        who = person_behind(message) or author(message)
        return ParsedMail(message, kind, who, unfold(message.get("subject"))[:200], message_id(message))
    except Unreadable:
        raise
    except Exception as error:  # hostile bytes find ways nobody thought of; the operator sees them
        raise Unreadable(f"it does not parse: {type(error).__name__}") from error


def typed_lines(mail: ParsedMail, letters: Iterable[str] = ()) -> list[str]:
    """What the author of a reply typed, tidied. `letters`: the texts of the letter answered."""
    if mail.kind != "reply":
        return []
    try:
        lines = [tidy(line) for line in typed(text_lines(mail.message), letters)]
    except Unreadable:
        raise
    except Exception as error:  # as above
        raise Unreadable(f"its text does not parse: {type(error).__name__}") from error
    lines = [line for line in lines if line]
    if not lines and any(map(_is_winmail, mail.message.walk())):
        raise Unreadable(WINMAIL)
    if len(lines) > TYPED_LINES:
        raise Unreadable(f"it has {len(lines)} lines besides the quote, at most {TYPED_LINES} are read")
    return lines


def _is_winmail(part: MimePart) -> bool:
    return part.kind in ("application/ms-tnef", "application/vnd.ms-tnef") or part.filename.lower() == "winmail.dat"


def letter_texts(raw: bytes) -> list[str]:
    """What each part of a letter of ours says, read as replies are: its quote is found whatever part comes back."""
    try:
        parts = [part for part in parse(raw).walk() if part.kind in ("text/plain", "text/html")]
        return ["\n".join(line.text for line in part_lines(part)) for part in parts]
    except Unreadable:
        return []


def tidy(line: str) -> str:
    """Typography undone: what stands for a space, a dash, an arrow or a quotation mark is one."""
    text = _CONTROL.sub(" ", line.translate(_ALIKE))
    return _BULLET.sub("", " ".join(text.split()))


def message_id(message: MimePart) -> str:
    """What the answer refers to; nothing if it is not plainly a name, for our own headers repeat it."""
    given = message.get("message-id").strip()
    return given if is_message_id(given) else ""
