"""A letter as HTML: one column of 600 px, tables and inlined styles, light and dark. No list elements, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

import css_inline
from msgspec import Struct

from domain.game.names import one_line
from domain.kernel.telling import language_told, word
from service.mail.outgoing import blocks as b
from service.mail.outgoing.text import Parses, harmless


class PictureName(Struct, frozen=True):
    """Of a picture within a letter, with how wide it is shown; `dark`: that of the same for dark pages."""

    name: str
    wide: int
    dark: str = ""


# numbers are spelled out for Outlook, which reads no variables
STYLE = """
body { margin: 0; padding: 0; background: #ece7dc; color: #22252b; }
.page { width: 100%; background: #ece7dc; }
.column { width: 100%; max-width: 600px; background: #fbf9f4; }
.inside { padding: 10px 24px 16px; font-family: Helvetica, Arial, sans-serif; font-size: 15px; line-height: 22px; }
.inside { overflow-wrap: anywhere; word-break: break-word; }
.line { margin: 12px 0 0; }
.strong { margin: 14px 0 0; font-size: 18px; line-height: 25px; font-weight: bold; }
.heading { margin: 22px 0 4px; font-size: 13px; line-height: 18px; font-weight: bold; color: #6b6660; }
.told { line-height: 24px; }
.undone { color: #6b6660; text-decoration: line-through; }
.options { font-weight: bold; }
.option { margin: 7px 0 0; padding: 9px 12px; background: #efe9db; border-radius: 6px; }
.move { color: #14457a; text-decoration: none; }
.web { color: #14457a; font-size: 13px; font-weight: 400; }
.facts { margin: 8px 0 0; padding-left: 12px; text-indent: -12px; font-size: 13px; line-height: 20px; }
.scores { margin: 10px 0 0; font-size: 14px; line-height: 20px; overflow-wrap: normal; word-break: normal; }
.option, .strong { overflow-wrap: break-word; word-break: normal; }
.who { text-align: right; padding: 2px 0 4px 16px; }
.source { text-align: left; font-weight: normal; padding: 2px 0; }
.points { text-align: right; padding: 2px 0 2px 16px; }
.sum th, .sum td { font-weight: bold; border-top: 1px solid #d8cfba; }
.board { margin: 14px 0 0; }
.picture { display: block; max-width: 100%; height: auto; border: 0; border-radius: 6px; }
.mono { margin: 12px 0 0; white-space: pre-wrap; }
.mono { font-family: Menlo, Consolas, monospace; font-size: 12px; line-height: 16px; }
.links { line-height: 25px; font-size: 14px; }
.address { color: #14457a; }
.small { margin: 3px 0 0; font-size: 12px; line-height: 18px; color: #6b6660; }
.rule { margin: 18px 0 6px; border-top: 1px solid #d8cfba; font-size: 1px; line-height: 1px; }
@media (max-width: 600px) {
.inside { padding-left: 14px !important; padding-right: 14px !important; }
.board { margin-left: -14px !important; margin-right: -14px !important; }
.picture { border-radius: 0 !important; }
.who, .points { padding-left: 8px !important; }
.scores { font-size: 12px !important; }
}
@media (prefers-color-scheme: dark) {
body, .page { background: #17191d !important; color: #e9e5dc !important; }
.column { background: #22252b !important; color: #e9e5dc !important; }
.heading, .undone, .small { color: #a9a49a !important; }
.option { background: #2d3139 !important; }
.move, .web, .address { color: #9cc4f0 !important; }
.rule { border-color: #464b55 !important; }
}
"""

_inliner = css_inline.CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, minify_css=True)


def html_of(title: str, blocks: Iterable[b.Block], parses: Parses, pictures: Sequence[PictureName] = ()) -> str:
    """`pictures`: of the boards, in their order; without any a board is set in monospace."""
    manner = _Manner(parses, pictures)
    body = "\n".join(_WRITERS[type(block)](block, manner) for block in blocks)
    page = f"""<!DOCTYPE html>
<html lang="{language_told()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>{_escaped(title)}</title><style>{STYLE}</style></head>
<body><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="column" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="inside">
{body}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
"""
    return _inliner.inline(page)


class _Manner:
    def __init__(self, parses: Parses, pictures: Sequence[PictureName]) -> None:
        self.parses, self.pictured, self._pictures = parses, bool(pictures), iter(pictures)

    def next_picture(self) -> PictureName | None:
        return next(self._pictures, None)


def _div(name: str, text: str, manner: _Manner) -> str:
    kind = f' class="{name}"' if name else ""
    return f"<div{kind}>{_escaped(harmless(text, manner.parses))}</div>"


def _escaped(text: str) -> str:
    return escape(one_line(text))


def _paragraph(block: b.Paragraph, manner: _Manner) -> str:
    return _div("strong" if block.strong else "line", block.text, manner)


def _heading(block: b.Heading, manner: _Manner) -> str:
    return f'<h2 class="heading">{_escaped(harmless(word(block.text), manner.parses))}</h2>'


def _happened(block: b.Happened, manner: _Manner) -> str:
    lines = (
        _div("undone", f"[taken back] {told.text}", manner) if told.undone else _div("", told.text, manner)
        for told in block.lines
    )
    return _together("told", lines)


def _together(name: str, lines: Iterable[str]) -> str:
    """One style for all lines: a crowded table has fifty of them."""
    return f'<div class="{name}">' + "\n".join(lines) + "</div>"


def _options(block: b.Options, manner: _Manner) -> str:
    return _together(
        "options",
        (
            f'<div class="option"><a class="move" href="{escape(each.mailto)}">({each.mark}) '
            f"{_escaped(each.sentence)}{_hint(each)}</a>"
            f' &nbsp; <a class="web" href="{escape(each.link)}">on&nbsp;the&nbsp;web</a></div>'
            for each in block.options
        ),
    )


def _hint(option: b.Option) -> str:
    return f": {_escaped(option.hint)}" if option.hint else ""


def _listing(block: b.Listing, manner: _Manner) -> str:
    return _together("facts", (_div("", line, manner) for line in block.lines))


def _scores(block: b.Scores, manner: _Manner) -> str:
    head = "".join(f'<th class="who" scope="col">{_escaped(cell)}</th>' for cell in block.head)
    rows = "\n".join(
        f'<tr{_LAST if n == len(block.rows) else ""}><th class="source" scope="row">{_escaped(row[0])}</th>'
        + "".join(f'<td class="points">{_escaped(cell)}</td>' for cell in row[1:])
        + "</tr>"
        for n, row in enumerate(block.rows, 1)
    )
    return f'<table class="scores" cellpadding="0" cellspacing="0" border="0">\n<tr>{head}</tr>\n{rows}\n</table>'


_LAST = ' class="sum"'


def _board(block: b.Board, manner: _Manner) -> str:
    text = _mono(block.text.split("\n")) if block.text else ""
    if not manner.pictured:
        return text
    if not block.svg:
        return _div("line", block.alt, manner)
    if (named := manner.next_picture()) is None:  # there was no room for it
        return ""
    image = f'<img class="picture" src="cid:{named.name}" width="{named.wide}" alt="{_escaped(block.alt)}">'
    if named.dark:
        source = f'<source media="(prefers-color-scheme: dark)" srcset="cid:{named.dark}">'
        image = f"<picture>{source}{image}</picture>"
    picture = f'<div class="board">{image}</div>'
    return picture if block.told else f"{picture}\n{text}"


def _mono(lines: Iterable[str]) -> str:
    return '<div class="mono">' + "\n".join(map(_escaped, lines)) + "</div>"


def _rows(block: b.Rows, manner: _Manner) -> str:
    if block.drawn:
        return "" if manner.pictured else _mono(block.lines)
    return _together("facts", (_div("", line, manner) for line in block.lines))


def _links(block: b.Links, manner: _Manner) -> str:
    rule = '<div class="rule">&nbsp;</div>\n' if block.last else ""
    return rule + _together(
        "links",
        (
            f'<div><a class="address" href="{escape(address)}">{_escaped(word(label))}</a></div>'
            for label, address in block.links
        ),
    )


def _small(block: b.Small, manner: _Manner) -> str:
    return _together("small", (_div("", line, manner) for line in block.lines))


_WRITERS: dict[type, Callable[[Any, _Manner], str]] = dict(
    zip(
        b.KINDS,
        (_paragraph, _heading, _happened, _options, _listing, _scores, _board, _rows, _links, _small),
        strict=True,
    )
)
