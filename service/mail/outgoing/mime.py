"""The letter as bytes. Every header is built here and by nothing else, so that whatever a stranger wrote stays a value.

A value is printable ASCII or encoded words made here. `email` reads encoded words in what it is given and would write
what they hide, line breaks too, so it sees the parts of the body alone. The same letter gives the same bytes.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from msgspec import Struct

from domain.game.names import one_line
from domain.players.player import is_address
from service.mail.incoming.text.message import is_message_id
from service.mail.outgoing.site import Site
from service.store import times
from service.store.grants import Tokens

# some mail programs do not understand a header that is folded right after its name
UNFOLDED = SMTP.clone(max_line_length=900)
REPLIES = ("answer", "stop", "help")  # to somebody's mail
SUPPRESS = "OOF, DR, RN, NRN, AutoReply"
LONGEST_TEXT = 200  # characters of a subject or a name
CHUNK = 39  # bytes to an encoded word: 52 letters of base64, so that it has no more than 75

_NAME = re.compile(r"[A-Z][A-Za-z-]*")
_VALUE = re.compile(r"[!-~][ -~]{0,900}(?:\r\n [!-~][ -~]{0,900})*")
_ATOMS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]*")
_URI = re.compile(r"(?:https?|mailto):[!-;=?-~]{1,800}")


class Unwritable(ValueError):
    """There can be no letter with this in its headers. The text is for the reader and for the operator."""


class Mail(Struct, frozen=True, kw_only=True):
    """`subject`: who writes, a colon, what about. `thread`: the game whose thread it belongs to. `answers`: the
    Message-ID of the mail it answers."""

    tokens: Tokens
    kind: str
    address: str
    name: str
    subject: str
    text: str
    html: str
    made: str
    pictures: Mapping[str, bytes] = {}  # by their names
    shown: str = ""  # the mark of what a part of the picture shows
    pool: str = ""  # how far seeds are committed to: who keeps a letter, an invitation too, can prove it
    thread: str = ""
    answers: str = ""

    @property
    def who(self) -> str:
        return self.subject.partition(":")[0].rstrip()  # a space stands before it in French


def rendered(mail: Mail, site: Site) -> bytes:
    head = "".join(header(name, value) for name, value in _headers(mail, site))
    body = EmailMessage(policy=SMTP)
    body.set_content(mail.text, cte=encoding_of(mail.text))
    body.add_alternative(mail.html, subtype="html", cte=encoding_of(mail.html))
    html = body.get_payload()[1] if mail.pictures else None  # type: ignore[index]
    for name, picture in mail.pictures.items():
        html.add_related(  # type: ignore[union-attr]
            picture, "image", "png", cid=f"<{name}>", filename=f"{name}.png", disposition="inline"
        )
    if html is not None:
        html.set_boundary(f"=_related.{mail.tokens.name}")  # type: ignore[union-attr]
    body.set_boundary(f"=_letter.{mail.tokens.name}")
    return head.encode("ascii") + body.as_bytes(policy=UNFOLDED)


def _headers(mail: Mail, site: Site) -> Iterator[tuple[str, str]]:
    yield "From", mailbox(site.name, site.author)
    yield "Reply-To", mailbox(mail.who, site.reply_to(mail.tokens.reply))
    yield "To", mailbox(mail.name, mail.address)
    yield "Subject", words(mail.subject)
    yield "Date", format_datetime(times.parsed(mail.made))
    yield "Message-ID", site.message_id(mail.tokens)
    before = [site.thread(mail.thread)] if mail.thread else []
    if mail.answers and is_message_id(mail.answers):  # it came with somebody's mail
        before.append(mail.answers)
    if before:
        yield "In-Reply-To", before[-1]
        yield "References", " ".join(before)
    ways = [site.unsubscribe(mail.tokens)]
    if mail.thread:
        ways.append(site.mailto(mail.tokens, mail.subject, "mute"))
    yield "List-Id", f"{phrase(mail.who)} <{mail.thread or 'account'}.{site.domain}>"
    yield "List-Unsubscribe", ", ".join(map(uri, ways))
    yield "List-Unsubscribe-Post", "List-Unsubscribe=One-Click"
    yield "Auto-Submitted", "auto-replied" if mail.kind in REPLIES else "auto-generated"
    yield "X-Auto-Response-Suppress", SUPPRESS
    if mail.shown:
        yield "X-Posthorn-Shown", mail.shown
    if mail.pool:
        yield "X-Posthorn-Pool", mail.pool
    yield "Feedback-ID", f"{mail.kind}:{mail.thread or 'account'}:posthorn:{site.domain}"


def header(name: str, value: str) -> str:
    """One header, whatever its source: no line of it begins with anything but its name or a space."""
    if not _NAME.fullmatch(name) or not _VALUE.fullmatch(value):
        raise Unwritable(f"the header {name} of the letter would not be one")
    return f"{name}: {value}\r\n"


def words(text: str) -> str:
    """Text for people; encoded unless it is plain and stays so for whoever looks for encoded words."""
    text = " ".join(one_line(text).split())[:LONGEST_TEXT]
    if text.isascii() and text.isprintable() and "=?" not in text:
        return text
    return "\r\n ".join(f"=?utf-8?b?{base64.b64encode(chunk).decode()}?=" for chunk in _chunks(text))


def _chunks(text: str) -> Iterator[bytes]:
    """No letter is divided between two encoded words."""
    chunk = b""
    for letter in text:
        data = letter.encode("utf-8", "replace")
        if len(chunk) + len(data) > CHUNK:
            yield chunk
            chunk = b""
        chunk += data
    yield chunk


def phrase(name: str) -> str:
    """A name in front of an address."""
    found = words(name)
    if found.startswith("=?") or _ATOMS.fullmatch(found):
        return found
    escaped = re.sub(r'(["\\])', r"\\\1", found)
    return f'"{escaped}"'


def mailbox(name: str, address: str) -> str:
    if not is_address(address):
        raise Unwritable("the address is not one that mail servers take")
    return f"{phrase(name)} <{address}>".lstrip()


def uri(address: str) -> str:
    if not _URI.fullmatch(address):
        raise Unwritable("a link of the letter would not be one")
    return f"<{address}>"


def encoding_of(text: str) -> str:
    """Plain text needs none; a relay may break a line of more than 998 characters."""
    plain = text.isascii() and all(len(line) <= 900 for line in text.split("\n"))
    return "7bit" if plain else "quoted-printable"
