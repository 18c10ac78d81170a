"""What all mail programs have in common: a draft, ways to quote and to introduce a quote, and one message of it."""

from __future__ import annotations

import html
import random
import textwrap
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

US = "move+abcdefghijklmnopqrstuvwxyz23@play.example"
THEM = "anna@mail.example.com"

ON_WROTE = [
    "On Tue, Nov 17, 2026 at 9:12\u202fPM Sagrada 417 <{us}> wrote:",
    "On 11/17/26 21:12, Sagrada 417 wrote:",
    "On 17 Nov 2026, at 21:12, Sagrada 417 <{us}> wrote:",
    "Am Di., 17. Nov. 2026 um 21:12 Uhr schrieb Sagrada 417 <{us}>:",
    "Am 17.11.26 um 21:12 schrieb Sagrada 417:",
    "Le mar. 17 nov. 2026 à 21:12, Sagrada 417 <{us}> a écrit :",
    "Le 17/11/2026 à 21:12, Sagrada 417 a écrit :",
    "út 17. 11. 2026 v 21:12 odesílatel Sagrada 417 <{us}> napsal:",
    "Dne 17. 11. 26 v 21:12 Sagrada 417 napsal(a):",
    "вт, 17 нояб. 2026 г. в 21:12, Sagrada 417 <{us}>:",
    "17.11.2026 21:12, Sagrada 417 пишет:",
    "Вторник, 17 ноября 2026, 21:12 +03:00 от Sagrada 417 <{us}>:",
    "El mar, 17 nov 2026 a las 21:12, Sagrada 417 (<{us}>) escribió:",
    "Il giorno mar 17 nov 2026 alle ore 21:12 Sagrada 417 <{us}> ha scritto:",
    "Sagrada 417 <{us}> writes:",
]
BLOCKS = [
    ("From", "Sent", "To", "Subject", "Tuesday, November 17, 2026 9:12 PM"),
    ("Von", "Gesendet", "An", "Betreff", "Dienstag, 17. November 2026 21:12"),
    ("De", "Envoyé", "À", "Objet", "mardi 17 novembre 2026 21:12"),
    ("Od", "Odesláno", "Komu", "Předmět", "úterý 17. listopadu 2026 21:12"),
    ("От", "Отправлено", "Кому", "Тема", "вторник, 17 ноября 2026 г. 21:12"),
]
ORIGINALS = ["-----Original Message-----", "-----Ursprüngliche Nachricht-----", "-----Message d'origine-----", "_" * 32]
SENT_FROM = [
    "Sent from my iPhone",
    "Sent from my Galaxy",
    "Von meinem iPhone gesendet",
    "Envoyé de mon iPad",
    "Odesláno z iPhonu",
    "Отправлено с iPhone",
    "Get Outlook for Android<https://aka.ms/AAb9ysg>",
    "Sent from Yahoo Mail on Android",
]


@dataclass
class Draft:
    dice: random.Random
    letter: str
    lines: list[str]
    signature: list[str]
    us: str = US
    them: str = THEM
    page: str = ""  # the letter's HTML, if it has one
    answers: str = ""  # its Message-ID

    def introducer(self) -> str:
        return self.dice.choice(ON_WROTE).format(us=self.us)

    def wrapped_introducer(self) -> str:
        """Gmail breaks before and after the address, others where the line is full."""
        line = self.introducer()
        if self.dice.random() < 0.5:
            return line.replace("<move", "<\nmove")
        return textwrap.fill(line, self.dice.randrange(45, 90), break_long_words=False, break_on_hyphens=False)

    def sent_from(self) -> list[str]:
        return ["", self.dice.choice(SENT_FROM)] if self.dice.random() < 0.6 else []

    def block(self, sep: str = "\n") -> str:
        sender, sent, to, subject, when = self.dice.choice(BLOCKS)
        star = self.dice.choice(["", "", "*"])
        rows = [
            (sender, f"Sagrada 417 <{self.us}>"),
            (sent, when),
            (to, f"Anna <{self.them}>"),
            (subject, "Sagrada 417: Windows"),
        ]
        return sep.join(f"{star}{key}:{star} {value}" for key, value in rows)

    def letter_wrapped(self) -> list[str]:
        """As the text comes back from a program with a narrow window: long lines broken anywhere."""
        width = self.dice.randrange(38, 80)
        wrapped = []
        for line in self.letter.split("\n"):
            wrapped += textwrap.wrap(line, width, drop_whitespace=False) or [""]
        return wrapped


def message(draft: Draft, text: str | None = None, body: str | None = None, flowed: bool = False) -> bytes:
    mail = EmailMessage(policy=SMTP)
    mail["From"] = f"Anna <{draft.them}>"
    mail["To"] = f"Sagrada 417 <{draft.us}>"
    mail["Subject"] = "Re: Sagrada 417: Windows"
    mail["Message-ID"] = f"<{draft.dice.getrandbits(60)}@mail.example.com>"
    mail["Date"] = format_datetime(datetime.now(UTC))
    if draft.answers:
        mail["In-Reply-To"] = mail["References"] = draft.answers
    fits = all(len(line.encode()) < 990 for line in (text or body or "").split("\n"))
    transfer = draft.dice.choice(["quoted-printable", "base64", "8bit" if fits else "base64"])
    charset = _charset(draft, text or body or "")
    if text is not None:
        parameters = {"format": "flowed"} if flowed else {}
        mail.set_content(text, charset=charset, cte=transfer, params=parameters)
        if body is not None:
            mail.add_alternative(body, subtype="html", cte="quoted-printable")
    else:
        mail.set_content(body, subtype="html", charset=charset, cte=transfer)
    return mail.as_bytes()


def _charset(draft: Draft, text: str) -> str:
    fitting = ["utf-8", "utf-8"]
    for name in ("us-ascii", "iso-8859-1", "iso-8859-2", "windows-1251", "windows-1252", "koi8-r"):
        try:
            text.encode(name)
        except UnicodeEncodeError:
            continue
        fitting.append(name)
    return draft.dice.choice(fitting)


def marked(lines: list[str], mark: str = "> ") -> list[str]:
    return [(mark + line).rstrip() if line else mark.rstrip() for line in lines]


def joined(*pieces: list[str] | str) -> str:
    return "\n".join("\n".join(piece) if isinstance(piece, list) else piece for piece in pieces) + "\n"


def paragraphs(lines: list[str], tag: str = "div") -> str:
    return "".join(f"<{tag}>{html.escape(line) or '<br>'}</{tag}>" for line in lines)


def letter_html(draft: Draft) -> str:
    """What our letter looks like in HTML after a journey: divs, tables or breaks."""
    if draft.page:
        return draft.page
    lines = draft.letter.split("\n")
    manner = draft.dice.randrange(3)
    if manner == 0:
        return paragraphs(lines)
    if manner == 1:
        return "<br>\n".join(html.escape(line).replace("  ", "&nbsp; ") for line in lines)
    return "<table>" + "".join(f"<tr><td>{html.escape(line)}</td></tr>" for line in lines) + "</table>"


def inside(page: str) -> str:
    """What stands between the body tags."""
    begin = page.find(">", page.find("<body")) + 1
    end = page.rfind("</body>")
    return page[begin : end if end >= 0 else len(page)]


def top_of(draft: Draft) -> list[str]:
    return [*draft.lines, *(["", *draft.signature] if draft.signature else []), ""]


def cut(draft: Draft) -> tuple[list[str], list[str]]:
    letter = draft.letter.split("\n")
    blank = [n for n, line in enumerate(letter) if not line and 2 < n < len(letter) - 3]
    at = draft.dice.choice(blank or [len(letter) // 2])
    return letter[:at], letter[at + 1 :]


def links_doubled(draft: Draft) -> str:
    words = draft.letter.split(" ")
    return " ".join(f"{w}<https://safe.example/?u={w[:20]}>" if w.startswith("https:") else w for w in words)
