"""The text of a message as lines: which parts are what its author says, HTML in one pass without a tree, format=flowed
joined (RFC 3676), quote marks taken off and remembered. Nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree

from service.mail.incoming.text.limits import HTML_CHARS, TEXT_CHARS
from service.mail.incoming.text.message import MimePart, parse
from service.mail.incoming.text.smime import enclosed

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


_PREFIX = re.compile(r"[ \t\ufeff]{0,4}(?:[A-Za-z]{1,4}(?=>))?(?:[>\u203a|\uff5c][ \t]?)+")


@dataclass(frozen=True)
class MailLine:
    text: str
    quoted: bool = False  # marked as a quote by the mail program
    mark: str = ""  # the number of a list item, which is seen but stands in no text


def plain_lines(text: str, flowed: bool = False, delsp: bool = False) -> list[MailLine]:
    return list(_flowing(text, delsp)) if flowed else [_line(line) for line in text.split("\n")]


def _line(text: str) -> MailLine:
    prefix = _PREFIX.match(text)
    if prefix is None:
        return MailLine(text.replace("\ufeff", ""))
    return MailLine(text[prefix.end() :].replace("\ufeff", ""), quoted=True)


def _flowing(text: str, delsp: bool) -> Iterator[MailLine]:
    pieces: list[str] = []
    depth = 0
    for line in text.split("\n"):
        content = line.lstrip(">")
        quotes = len(line) - len(content)
        content = content[1:] if content.startswith(" ") else content
        if pieces and quotes != depth:  # a soft break that meets another depth ends there
            yield _flowed(depth, pieces)
            pieces = []
        depth = quotes
        if content.endswith(" ") and content != "-- ":
            pieces.append(content[:-1] if delsp else content)
            continue
        yield _flowed(depth, [*pieces, content])
        pieces = []
    if pieces:
        yield _flowed(depth, pieces)


def _flowed(depth: int, pieces: list[str]) -> MailLine:
    text = "".join(pieces)
    if depth:
        return MailLine(text.replace("\ufeff", ""), quoted=True)
    # a mark that was stuffed with a space is typed; other programs' marks are found as in any text
    return MailLine(text) if text.startswith(">") else _line(text)


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
