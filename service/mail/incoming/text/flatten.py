"""HTML to lines. One pass, no tree, nothing fetched."""

from __future__ import annotations

import re

from lxml import etree

from service.mail.incoming.text.limits import HTML_CHARS
from service.mail.incoming.text.plain import MailLine

_BLOCK_TAGS = (
    "address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6"
    " header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul"
)
_UNSEEN_TAGS = "head style script title template noscript object select textarea svg math iframe"
_BLOCKS = frozenset(_BLOCK_TAGS.split())
_UNSEEN = frozenset(_UNSEEN_TAGS.split())
_HIDDEN = re.compile(r"display\s*:\s*none|mso-hide\s*:\s*all", re.I)
_NO_BORDER = re.compile(r"border\s*:\s*(none|0)", re.I)
_SPACE = re.compile(r"[ \t\r\n\f]+")


class _Flattener:
    """A target of the parser: it is told of starts, ends and text in turn."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int, str]] = []  # text, in how many quotes it stands, number in a list
        self.words: list[str] = []
        self.open: list[tuple[str, bool, bool]] = []  # tag, unseen from here, quoted from here
        self.unseen = self.quoted = self.pre = 0
        self.counters: list[int | None] = []
        self.mark = ""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        style = attributes.get("style", "")
        unseen = tag in _UNSEEN or bool(_HIDDEN.search(style[:500]))
        # programs that indent use a blockquote without a border; a quote has one, or no style at all
        quoted = tag == "blockquote" and not _NO_BORDER.search(style[:500])
        if tag in _BLOCKS or tag == "br":
            self._break()
        self.open.append((tag, unseen, quoted))
        self.unseen += unseen
        self.quoted += quoted
        self.pre += tag == "pre"
        if tag in ("ol", "ul"):
            self.counters.append(0 if tag == "ol" else None)
        elif tag == "li" and self.counters and self.counters[-1] is not None:
            self.counters[-1] += 1
            self.mark = str(self.counters[-1])
        elif tag in ("td", "th"):
            self.words.append(" ")

    def end(self, tag: str) -> None:
        while self.open:
            name, unseen, quoted = self.open.pop()
            if name in _BLOCKS:
                self._break()
            self.unseen -= unseen
            self.quoted -= quoted
            self.pre -= name == "pre"
            if name in ("ol", "ul") and self.counters:
                self.counters.pop()
            if name == tag:
                return

    def data(self, text: str) -> None:
        if self.unseen:
            return
        if self.pre:
            first, *rest = text.split("\n")
            self.words.append(first)
            for line in rest:
                self._break(even_if_empty=True)
                self.words.append(line)
        else:
            self.words.append(_SPACE.sub(" ", text))

    def comment(self, text: str) -> None:
        """Comments are not seen; conditional ones of mail programs are comments."""

    def close(self) -> list[MailLine]:
        self._break()
        depths = [depth for text, depth, _ in self.lines if text.strip()]
        around = min(depths, default=0)  # what stands around the whole page quotes nobody
        return [MailLine(text, depth > around, mark) for text, depth, mark in self.lines]

    def _break(self, even_if_empty: bool = False) -> None:
        text = "".join(self.words)
        self.words = []
        if text.strip() or even_if_empty:
            self.lines.append((text.strip("\n").rstrip(), self.quoted, self.mark))
            self.mark = ""


def flatten(html: str) -> list[MailLine]:
    """The lines a reader sees. Beyond the limit nothing is read."""
    parser = etree.HTMLParser(target=_Flattener(), recover=True, no_network=True, encoding="utf-8")
    data = html[:HTML_CHARS].replace("\0", "").encode("utf-8", "replace")
    if not data.strip():
        return []
    try:
        lines: list[MailLine] = etree.fromstring(data, parser)
    except etree.LxmlError:
        return []
    return lines
