"""The letter as bytes: its headers, the text, the HTML and the picture. The same letter gives the same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from msgspec import Struct

from service.letters.html import PICTURE
from service.letters.site import Site
from service.store import times

# some mail programs do not understand a header that is folded right after its name
UNFOLDED = SMTP.clone(max_line_length=900)
SUPPRESS = "OOF, DR, RN, NRN, AutoReply"


class Mail(Struct, frozen=True, kw_only=True):
    """`subject`: who writes, a colon, what about. `thread`: the game whose thread it belongs to. `answers`: the
    Message-ID of the mail it answers."""

    token: str
    kind: str
    address: str
    name: str
    subject: str
    text: str
    html: str
    made: str
    picture: bytes = b""
    thread: str = ""
    answers: str = ""

    @property
    def who(self) -> str:
        return self.subject.partition(":")[0]


def rendered(mail: Mail, site: Site) -> bytes:
    message = EmailMessage(policy=SMTP)
    for name, value in _headers(mail, site).items():
        message[name] = value
    message.set_content(mail.text, cte="quoted-printable" if _long_or_foreign(mail.text) else "7bit")
    message.add_alternative(mail.html, subtype="html", cte="quoted-printable")
    if mail.picture:
        html = message.get_payload()[1]  # type: ignore[index]
        html.add_related(  # type: ignore[union-attr]
            mail.picture, "image", "png", cid=f"<{PICTURE}>", filename="board.png", disposition="inline"
        )
        html.set_boundary(f"=_related.{mail.token}")  # type: ignore[union-attr]
    message.set_boundary(f"=_letter.{mail.token}")
    return message.as_bytes(policy=UNFOLDED)


def _headers(mail: Mail, site: Site) -> Mapping[str, object]:
    headers: dict[str, object] = {
        "From": Address(site.name, addr_spec=site.author),
        "Reply-To": Address(mail.who, addr_spec=site.reply_to(mail.token)),
        "To": Address(mail.name, addr_spec=mail.address),
        "Subject": mail.subject,
        "Date": format_datetime(times.parsed(mail.made)),
        "Message-ID": site.message_id(mail.token),
    }
    before = [site.thread(mail.thread)] if mail.thread else []
    if mail.answers:
        before.append(mail.answers)
    if before:
        headers["In-Reply-To"] = before[-1]
        headers["References"] = " ".join(before)
    ways = [f"<{site.letter(mail.token, 'unsubscribe')}>"]
    if mail.thread:
        ways.append(f"<{site.mailto(mail.token, mail.subject, 'mute')}>")
    return headers | {
        "List-Id": f"{mail.who} <{mail.thread or 'account'}.{site.domain}>",
        "List-Unsubscribe": ", ".join(ways),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-replied" if mail.answers else "auto-generated",
        "X-Auto-Response-Suppress": SUPPRESS,
        "Feedback-ID": f"{mail.kind}:{mail.thread or 'account'}:posthorn:{site.domain}",
    }


def _long_or_foreign(text: str) -> bool:
    return not text.isascii() or any(len(line) > 900 for line in text.split("\n"))
