"""What a letter of the service says that can be held to a log: heads of the log and of the pool, the commitment, ...

A letter is read as its reader sees it, in text or HTML, and so is a mail that quotes one.
"""

from __future__ import annotations

import email
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import Message
from email.utils import parsedate_to_datetime

READ = 2**20  # characters of a part
PARTS = 100
HEADER = 300  # characters of a header that is shown or looked at
INLINE = frozenset(("a", "b", "code", "em", "font", "i", "small", "span", "strong", "u", "wbr"))

GAME = r"g[a-z2-7]{12}"
_SHORT = r"[0-9a-f]{4}[-\u2010-\u2013][0-9a-f]{4}[-\u2010-\u2013][0-9a-f]{4}"
_LOG = re.compile(
    rf"\b(?:log|журнал|journal|záznam|Protokoll) (?:of version )?(\d{{1,9}})(?:: ?| ends in )([0-9a-f]{{64}}|{_SHORT})"
    rf"(?: (?:of game|партии|de la partie|partie|der Partie) ({GAME}))?",
    re.I,
)
_POOL = re.compile(
    r"\b(?:committed to up to|зафиксированы до|fixées jusqu'à|zafixována až do|festgelegt bis)"
    r" (\d{1,9}): ?([0-9a-f]{64})"
)
_POOL_HEADER = re.compile(r"(\d{1,9}):([0-9a-f]{64})")
_COMMITMENT = re.compile(
    r"SHA-256 (?:of the seed, kept by you from now on|зерна, отныне у вас|de la graine, entre vos mains dès maintenant"
    r"|semínka, které od teď máte|des (?:Startwerts|Seeds), heb ihn von jetzt an auf)\s?: ([0-9a-f]{64})"
)
_SEED = re.compile(
    r"(?:The seed was|Зерно:|La graine était|Semínko bylo|Der (?:Startwert|Seed) war) ([0-9a-f]{64})\s?;"
)
_PART = re.compile(
    r"(?:You added (?:your mail to the luck: the SHA-256 of its text and date is"
    r"|words of your own to the luck:|your request to the luck:)"
    r"|(?:Ваш вклад в случайность|Votre part de hasard|Váš podíl na náhodě|Dein Anteil am Glück), [^:.]{1,80}\s?:)"
    r" ([0-9A-Za-z_-]{1,64})\."
)
_RULES = re.compile(r"; (?:rules|правила|règles|pravidla|Regeln) (?:[^.;]{1,60}) ([\w.]{1,20})\.(?= |$)")
_LINKED = re.compile(rf"/games/({GAME})\b")
_THREAD = re.compile(rf"<({GAME})[@.]")
_TAG = re.compile(r"</?([A-Za-z0-9]{0,20})[^<>]*>")
_HREF = re.compile(r"""\bhref=["']([^"'<>]{1,900})["']""", re.IGNORECASE)
_QUOTED = re.compile(r"(?m)^[ \t]*(?:[>|][ \t]?)+")


@dataclass(frozen=True)
class LogHead:
    """`game`: as the line itself says it, or nothing."""

    version: int
    digits: str
    game: str = ""


@dataclass(frozen=True)
class KeptLetter:
    """`home`: the domain of the service that wrote it, nothing for a mail that quotes one. `linked`: games that its
    links name; `thread`: those whose thread it belongs to.
    """

    source: str
    home: str = ""
    when: datetime | None = None
    linked: frozenset[str] = frozenset()
    thread: frozenset[str] = frozenset()
    heads: tuple[LogHead, ...] = ()
    pool: tuple[tuple[int, str], ...] = ()
    commitments: frozenset[str] = frozenset()
    seeds: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    rules: frozenset[str] = frozenset()

    @property
    def own(self) -> frozenset[str]:
        """Games that its text is about."""
        return self.linked | {each.game for each in self.heads if each.game}

    def is_about(self, game: str, series: str) -> bool:
        return game in self.own or (not self.own and bool(self.thread & {game, series}))


def plain_digits(digits: str) -> str:
    return re.sub("[^0-9a-f]", "", digits.lower())


def read_letter(raw: bytes) -> KeptLetter | None:
    """None: it says nothing that could be held to a log."""
    try:
        message = email.message_from_bytes(raw)
        text = " ".join(" ".join(_texts(message)).split())
        named = " ".join(_header(message, name) for name in ("References", "In-Reply-To", "List-Id"))
        in_head = _POOL_HEADER.findall(_header(message, "X-Posthorn-Pool"))
        source = _source(message)
    except (RecursionError, ValueError, LookupError, TypeError, AttributeError):  # the library, on broken mails
        return None
    heads = tuple(dict.fromkeys(LogHead(int(n), plain_digits(link), game) for n, link, game in _LOG.findall(text)))
    pool = tuple(dict.fromkeys((int(number), link) for number, link in _POOL.findall(text) + in_head))
    if not (heads or pool):
        return None
    linked, thread = frozenset(_LINKED.findall(text)), frozenset(_THREAD.findall(named))
    return KeptLetter(
        source, _home(message), _date(message), linked, thread, heads, pool,
        *(frozenset(each.findall(text)) for each in (_COMMITMENT, _SEED, _PART, _RULES)),
    )  # fmt: skip


def _home(message: Message) -> str:
    return _header(message, "Feedback-ID").partition(":posthorn:")[2].strip().lower()


def _source(message: Message) -> str:
    name = "the letter" if _home(message) else "the mail that quotes a letter"
    when, id = _header(message, "Date"), _header(message, "Message-ID")
    return f"{name} of {when or 'no date'} {id}".rstrip()


def _date(message: Message) -> datetime | None:
    try:
        found = parsedate_to_datetime(_header(message, "Date"))
    except (ValueError, TypeError, OverflowError):
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _header(message: Message, name: str) -> str:
    """One line that can be shown on any terminal."""
    found = " ".join(str(message.get(name, ""))[:HEADER].split())
    return "".join(c if c.isprintable() else "?" for c in found)


def _texts(message: Message) -> Iterator[str]:
    for count, part in enumerate(message.walk()):
        if count >= PARTS:
            return
        kind = part.get_content_type()
        if kind in ("text/plain", "text/html"):
            text = _decoded(part)
            yield _of_html(text) if kind == "text/html" else _unquoted(text, part)


def _decoded(part: Message) -> str:
    payload = part.get_payload(decode=True)
    data = payload if isinstance(payload, bytes) else b""
    try:
        return data.decode(part.get_content_charset() or "utf-8", "replace")[:READ]
    except LookupError:
        return data.decode("utf-8", "replace")[:READ]


def _unquoted(text: str, part: Message) -> str:
    text = text.replace("\r\n", "\n")
    if str(part.get_param("format", "")).lower() == "flowed" and str(part.get_param("delsp", "")).lower() == "yes":
        text = re.sub(r"(?m) \n(?:[>|] ?)*", "", text)
    return _QUOTED.sub("", text)


def _of_html(text: str) -> str:
    """What is seen, and where links lead; where a block begins or ends there is a space. One pass, whatever it is."""
    return html.unescape(_TAG.sub(_seen, text))


def _seen(tag: re.Match[str]) -> str:
    link = _HREF.search(tag[0])
    return f" {link[1]} " if link else "" if tag[1].lower() in INLINE else " "
