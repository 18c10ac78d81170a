"""The parts of a stored letter, and a reply to it as a mail program writes one."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from html import escape, unescape
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from service.mail.outgoing.site import Site
from service.store.letters import Letter

_MAILTO = re.compile(r'href="(mailto:[^"]+)"')
_ADDRESS = re.compile(r"(move(?:\+|%2B))[a-z2-7]{28}")


class LetterParts(Struct, frozen=True):
    text: str
    html: str
    pictures: Mapping[str, bytes]


def letter_parts(letter: Letter) -> LetterParts:
    message = message_from_bytes(letter.raw, policy=SMTP)
    assert isinstance(message, EmailMessage)
    html = message.get_body(("html",))
    return LetterParts(
        letter.text,
        html.get_content() if html is not None else "",
        {
            str(part["Content-ID"]).strip("<>"): part.get_content()
            for part in message.walk()
            if part.get_content_type() == "image/png" and isinstance(part, EmailMessage)
        },
    )


def html_for_browser(found: LetterParts, link: Callable[[str, str], str]) -> str:
    """The HTML for a browser: the pictures within it, and in place of a ready-made mail the `link` for the token it is
    sent to and the line in it."""
    html = found.html
    for name, picture in found.pictures.items():
        html = html.replace(f'"cid:{name}"', f'"data:image/png;base64,{base64.b64encode(picture).decode()}"')
    html = html.replace("<head>", '<head><base target="_top">', 1)
    return _MAILTO.sub(lambda match: f'href="{escape(link(*_token_and_line(unescape(match[1]))))}"', html)


def _token_and_line(mailto: str) -> tuple[str, str]:
    line = parse_qs(urlsplit(mailto).query).get("body", [""])[0].strip()
    return unquote(urlsplit(mailto).path).partition("@")[0].rpartition("+")[2], line


def without_addresses(text: str) -> str:
    """For a page that shows only: a letter's text without what it can be answered at."""
    return _ADDRESS.sub(r"\1...", text)


def reply(letter: Letter, site: Site, token: str, typed: str) -> bytes:
    """What the reader's mail program would send: their lines on top, the letter quoted below."""
    message = EmailMessage(policy=SMTP)
    message["From"] = letter.address
    message["To"] = site.reply_to(token)
    message["Subject"] = f"Re: {letter.subject}"
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=letter.address.rpartition("@")[2])
    message["In-Reply-To"] = letter.message_id
    message["References"] = letter.message_id
    quoted = "\n".join(f"> {line}".rstrip() for line in letter.text.splitlines())
    message.set_content(f"{typed.strip()}\n\nOn {letter.made[:10]}, Posthorn wrote:\n{quoted}\n")
    return message.as_bytes()
