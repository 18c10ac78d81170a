"""The manners of mail programs: how each puts what was typed and the letter answered into one message."""

from __future__ import annotations

import html
import re
import textwrap
from collections.abc import Callable

from ops.chaos.replying.drafts import (
    ORIGINALS,
    Draft,
    cut,
    joined,
    letter_html,
    links_doubled,
    marked,
    message,
    paragraphs,
    top_of,
)


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
    head, tail = cut(draft)
    text = joined(draft.wrapped_introducer(), "", marked(head), "", draft.lines, "", marked(tail))
    return message(draft, text)


def outlook_web(draft: Draft) -> bytes:
    text = joined(top_of(draft), "_" * 32, draft.block(), "", draft.letter)
    return message(draft, text)


def outlook_desktop(draft: Draft) -> bytes:
    divider = [draft.dice.choice(ORIGINALS)] if draft.dice.random() < 0.5 else []
    letter = links_doubled(draft) if draft.dice.random() < 0.5 else draft.letter
    text = joined(top_of(draft), *divider, draft.block(), "", letter)
    return message(draft, text)


def outlook_bottom(draft: Draft) -> bytes:
    text = joined(draft.dice.choice(ORIGINALS), draft.block(), "", draft.letter_wrapped(), "", draft.lines)
    return message(draft, text)


def outlook_inline(draft: Draft) -> bytes:
    """Typed amid an unmarked quote, in another colour that plain text does not have."""
    head, tail = cut(draft)
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
    rows = []
    for line in draft.letter.split("\n"):
        option = re.match(r"\s*\(\d+[a-z]?\) (.*)", line)
        rows.append(f"<li>{html.escape(option[1])}</li>" if option else f"<p>{html.escape(line)}</p>")
    quote = "".join(rows).replace("</p><li>", "</p><ol><li>").replace("</li><p>", "</li></ol><p>")
    return message(draft, None, f"{paragraphs(draft.lines)}<p>{html.escape(draft.introducer())}</p><div>{quote}</div>")


PROGRAMS: dict[str, Callable[[Draft], bytes]] = {
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
