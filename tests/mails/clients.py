"""The manners of mail programs: how each puts what was typed and the letter answered into one message."""

from __future__ import annotations

import html
import random
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP

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

    def introducer(self) -> str:
        return self.dice.choice(ON_WROTE).format(us=US)

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
            (sender, f"Sagrada 417 <{US}>"),
            (sent, when),
            (to, f"Anna <{THEM}>"),
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
    mail["From"] = f"Anna <{THEM}>"
    mail["To"] = f"Sagrada 417 <{US}>"
    mail["Subject"] = "Re: Sagrada 417: Windows"
    mail["Message-ID"] = f"<{draft.dice.getrandbits(60)}@mail.example.com>"
    transfer = draft.dice.choice(["quoted-printable", "base64", "8bit"])
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
    lines = draft.letter.split("\n")
    manner = draft.dice.randrange(3)
    if manner == 0:
        return paragraphs(lines)
    if manner == 1:
        return "<br>\n".join(html.escape(line).replace("  ", "&nbsp; ") for line in lines)
    return "<table>" + "".join(f"<tr><td>{html.escape(line)}</td></tr>" for line in lines) + "</table>"


def top_of(draft: Draft) -> list[str]:
    return [*draft.lines, *(["", *draft.signature] if draft.signature else []), ""]


# the programs


def gmail(draft: Draft) -> bytes:
    introducer = draft.introducer()
    text = joined(top_of(draft), draft.wrapped_introducer(), "", marked(draft.letter.split("\n")))
    top = f'<div dir="ltr">{paragraphs(top_of(draft))}</div><br><div class="gmail_quote">'
    wrote = f'<div dir="ltr" class="gmail_attr">{html.escape(introducer)}<br></div>'
    return message(draft, text, f'{top}{wrote}<blockquote class="gmail_quote">{letter_html(draft)}</blockquote></div>')


def gmail_html_only(draft: Draft) -> bytes:
    top = f'<div dir="ltr">{paragraphs(top_of(draft))}</div>'
    wrote = f'<div class="gmail_attr">{html.escape(draft.introducer())}</div>'
    return message(draft, None, f'{top}{wrote}<blockquote class="gmail_quote">{letter_html(draft)}</blockquote>')


def gmail_inline(draft: Draft) -> bytes:
    head, tail = _cut(draft)
    text = joined(draft.wrapped_introducer(), "", marked(head), "", draft.lines, "", marked(tail))
    return message(draft, text)


def outlook_web(draft: Draft) -> bytes:
    text = joined(top_of(draft), "_" * 32, draft.block(), "", draft.letter)
    return message(draft, text)


def outlook_desktop(draft: Draft) -> bytes:
    divider = [draft.dice.choice(ORIGINALS)] if draft.dice.random() < 0.5 else []
    letter = _links_doubled(draft) if draft.dice.random() < 0.5 else draft.letter
    text = joined(top_of(draft), *divider, draft.block(), "", letter)
    return message(draft, text)


def outlook_bottom(draft: Draft) -> bytes:
    text = joined(draft.dice.choice(ORIGINALS), draft.block(), "", draft.letter_wrapped(), "", draft.lines)
    return message(draft, text)


def outlook_inline(draft: Draft) -> bytes:
    """Typed amid an unmarked quote, in another colour that plain text does not have."""
    head, tail = _cut(draft)
    text = joined(draft.dice.choice(ORIGINALS), draft.block(), "", head, "", draft.lines, "", tail)
    return message(draft, text)


def outlook_html_only(draft: Draft) -> bytes:
    block = paragraphs([draft.block("\n")]).replace("\n", "<br>").replace("*", "")
    head = '<html><head><style>p.MsoNormal {margin:0}</style></head><body><div class="WordSection1">'
    rule = '<div style="border:none;border-top:solid #E1E1E1 1.0pt">'
    body = f"{head}{paragraphs(top_of(draft), 'p')}{rule}{block}</div>{letter_html(draft)}</div></body></html>"
    return message(draft, None, body)


def apple_mail(draft: Draft) -> bytes:
    text = joined(top_of(draft), draft.introducer(), "", marked(draft.letter.split("\n")))
    return message(draft, text, flowed=True)


def ios(draft: Draft) -> bytes:
    quote = marked([draft.introducer(), "", *("\ufeff" + draft.letter).split("\n")])
    lines = [line.replace(" to ", draft.dice.choice([" to ", " —> ", " → "])) for line in draft.lines]
    draft.lines[:] = lines
    return message(draft, joined(lines, draft.sent_from(), "", quote))


def ios_html_only(draft: Draft) -> bytes:
    sent = paragraphs(draft.sent_from())
    quote = f'<blockquote type="cite">{html.escape(draft.introducer())}<br><br></blockquote>'
    body = f'{paragraphs(draft.lines)}{sent}{quote}<blockquote type="cite">{letter_html(draft)}</blockquote>'
    return message(draft, None, f'<html><body dir="auto">{body}</body></html>')


def thunderbird_bottom(draft: Draft) -> bytes:
    signature = ["", "-- ", "Anna"] if draft.dice.random() < 0.3 else []
    text = joined(draft.introducer(), marked(draft.letter.split("\n")), "", draft.lines, signature)
    return message(draft, text, flowed=True)


def thunderbird_top(draft: Draft) -> bytes:
    text = joined(draft.lines, "", draft.introducer(), marked(draft.letter.split("\n")), "", draft.signature)
    return message(draft, text, flowed=True)


def thunderbird_rewrapped(draft: Draft) -> bytes:
    """Rewrap: long quoted lines are broken, and the mark is put before each piece."""
    text = joined(draft.lines, "", draft.wrapped_introducer(), marked(draft.letter_wrapped()))
    return message(draft, text)


def mutt_trimmed(draft: Draft) -> bytes:
    letter = draft.letter.split("\n")
    start = draft.dice.randrange(len(letter) - 6)
    kept = letter[start : start + draft.dice.randrange(2, 6)]
    signature = ["", *draft.signature] if draft.signature else []
    return message(draft, joined(draft.introducer(), marked(kept), "", draft.lines, signature))


def broken_wrap(draft: Draft) -> bytes:
    """An old program breaks marked lines and forgets the mark before the rest."""
    width = draft.dice.randrange(40, 76)
    quote = []
    for line in marked(draft.letter.split("\n")):
        quote += textwrap.wrap(line, width, break_long_words=False) or [""]
    return message(draft, joined(draft.lines, "", draft.introducer(), quote))


def unmarked(draft: Draft) -> bytes:
    """Yahoo: an introducer and the letter indented by one, without marks."""
    quote = [" " + line for line in draft.letter.split("\n")]
    return message(draft, joined([" " + line for line in draft.lines], "   " + draft.introducer() + "  ", " ", quote))


def yahoo_android(draft: Draft) -> bytes:
    first = f"  {draft.introducer()}   {draft.letter}"
    return message(draft, joined(draft.lines, draft.sent_from(), " ", first))


def mailru(draft: Draft) -> bytes:
    quote = marked([draft.introducer(), " ", *draft.letter.split("\n")], ">")
    return message(draft, joined("", draft.lines, " ", "--", "Анна", " ", quote))


def gmx_html_only(draft: Draft) -> bytes:
    block = html.escape(draft.block("\n")).replace("\n", "<br/>").replace("*", "")
    quote = f'<div name="quote" style="border-left:2px solid #C3D9E5;"><div>{block}</div>{letter_html(draft)}</div>'
    return message(draft, None, f"<html><body>{paragraphs(draft.lines)}<div>&nbsp;{quote}</div></body></html>")


def yandex_html_only(draft: Draft) -> bytes:
    quote = f"<blockquote>{letter_html(draft)}</blockquote>"
    return message(
        draft, None, f"{paragraphs(draft.lines)}<div> </div><div>{html.escape(draft.introducer())}</div>{quote}"
    )


def samsung_html_only(draft: Draft) -> bytes:
    block = paragraphs(["-------- Original message --------", *draft.block().replace("*", "").split("\n")])
    return message(
        draft, None, f"<body>{paragraphs(draft.lines + draft.sent_from())}{block}{letter_html(draft)}</body>"
    )


def bare_quote(draft: Draft) -> bytes:
    """The letter under the answer, marked, and nobody says whose it is."""
    mark = draft.dice.choice(["> ", ">", "| ", ">> ", "GT> "])
    return message(draft, joined(draft.lines, "", marked(draft.letter.split("\n"), mark)))


def bare_copy(draft: Draft) -> bytes:
    """The letter under the answer without a mark or an introducer."""
    return message(draft, joined(draft.lines, "", draft.letter_wrapped()))


def no_quote(draft: Draft) -> bytes:
    return message(draft, joined(top_of(draft), draft.sent_from()))


def outlook_thread(draft: Draft) -> bytes:
    """The whole talk hangs below: an earlier answer and an earlier letter, nothing marked."""
    earlier = [draft.dice.choice(["pass", "take red 1 to a1", "3", "undo"]), "", "-- ", "Anna"]
    older = draft.letter.replace("take", "put").replace("places", "moves").split("\n")[2:]
    mine = draft.block().replace("Sagrada 417 <", "Anna <")
    return message(
        draft, joined(top_of(draft), draft.block(), "", draft.letter, "", mine, "", earlier, "", draft.block(), older)
    )


def gmail_thread(draft: Draft) -> bytes:
    earlier = [draft.dice.choice(["pass", "take red 1 to a1", "3", "undo"]), "", draft.introducer()]
    older = marked(["##- Reply above this line -##", "Some letter of last week.", "pass"])
    quote = marked([*draft.letter.split("\n"), "", draft.introducer(), "", *marked([*earlier, *older])])
    return message(draft, joined(top_of(draft), draft.wrapped_introducer(), "", quote))


def numbered_list(draft: Draft) -> bytes:
    """A program that made the options a list: the numbers are not in the text any more."""
    lines = draft.letter.split("\n")
    rows = [
        f"<li>{html.escape(line.split(') ', 1)[1])}</li>" if line.startswith("  (") else f"<p>{html.escape(line)}</p>"
        for line in lines
    ]
    quote = "".join(rows).replace("</p><li>", "</p><ol><li>").replace("</li><p>", "</li></ol><p>")
    return message(draft, None, f"{paragraphs(draft.lines)}<p>{html.escape(draft.introducer())}</p><div>{quote}</div>")


def _cut(draft: Draft) -> tuple[list[str], list[str]]:
    letter = draft.letter.split("\n")
    at = draft.dice.choice([n for n, line in enumerate(letter) if not line and 2 < n < len(letter) - 3])
    return letter[:at], letter[at + 1 :]


def _links_doubled(draft: Draft) -> str:
    words = draft.letter.split(" ")
    return " ".join(f"{w}<https://safe.example/?u={w[:20]}>" if w.startswith("https:") else w for w in words)


CLIENTS: dict[str, Callable[[Draft], bytes]] = {
    program.__name__: program
    for program in (
        gmail,
        gmail_html_only,
        gmail_inline,
        outlook_web,
        outlook_desktop,
        outlook_bottom,
        outlook_inline,
        outlook_html_only,
        apple_mail,
        ios,
        ios_html_only,
        thunderbird_bottom,
        thunderbird_top,
        thunderbird_rewrapped,
        mutt_trimmed,
        broken_wrap,
        unmarked,
        yahoo_android,
        mailru,
        gmx_html_only,
        yandex_html_only,
        samsung_html_only,
        bare_quote,
        bare_copy,
        no_quote,
        outlook_thread,
        gmail_thread,
        numbered_list,
    )
}
