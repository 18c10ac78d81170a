"""What a message is and whose, before anybody looks for moves in it. Only a reply reaches the parser; what is not
plainly one address is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from domain.players.player import is_address
from service.mail.incoming.text.message import MimePart, unfold

MailClass = Literal["loop", "report", "null sender", "list", "automatic", "calendar", "reply"]

OWN_NAMES = frozenset(["move", "turns", "b", "bounce"])  # local parts we send from, up to the plus
_REPORTS = frozenset(["message/delivery-status", "message/disposition-notification", "message/feedback-report"])
_DAEMONS = re.compile(r"^(mailer-daemon|postmaster|mail-daemon|mdaemon)@")
_LIST_HEADERS = ("list-id", "list-post", "list-help", "list-subscribe", "mailing-list", "x-mailing-list", "x-list")
_LIST_ADDRESSES = ("list-post", "list-id", "mailing-list", "x-beenthere")
_ORIGINALS = ("x-original-from", "reply-to", "x-mailfrom")
_ROBOT_HEADERS = ("x-autoreply", "x-autorespond", "x-autoresponse", "x-autoresponder", "x-auto-reply", "x-vacation")
_RULES = ("x-ms-exchange-inbox-rules-loop", "x-ms-exchange-generated-message-source")
_ROBOTS = re.compile(r"^(no|do[-_.]?not)[-_.]?reply@")
_ROBOT_SUBJECTS = (
    "auto:|auto[- ]?generated|automatic reply|auto[- ]?reply|autoreply|auto[- ]?response|away from (my|the)"
    "|out[- ]of[- ](the[- ])?office|ooo:"
    "|vacation reply|on vacation|automatische antwort|abwesenheits|abwesend:|réponse automatique|reponse automatique"
    "|absence du bureau|message d'absence|automatická odpověď|automaticka odpoved|mimo kancelář|v nepřítomnosti"
    "|автоматический ответ|автоответ|отсутствие на рабочем|вне офиса|respuesta automática|fuera de la oficina"
    "|risposta automatica|risposta non al computer|fuori sede|resposta automática|ausência|automatisch antwoord"
    "|afwezig|autosvar|automatisk svar|frånvaro|automaattinen"
    "|odpowiedź automatyczna|automatická odpoveď|automatikus válasz|otomatik yanıt|自动回复|自動回覆|自動応答"
)
_ROBOT_SUBJECT = re.compile(rf"^\W*(?:{_ROBOT_SUBJECTS})", re.I)


def classify(message: MimePart, mail_from: str | None, own_domains: Iterable[str]) -> MailClass:
    """`mail_from` None: the envelope is not known, Return-Path tells."""
    if _is_loop(message, frozenset(own_domains)):
        return "loop"
    if _is_report(message):
        return "report"
    if _is_null(message, mail_from):
        return "null sender"
    if _is_list(message):
        return "list"
    if _is_automatic(message):
        return "automatic"
    if _is_calendar(message):
        return "calendar"
    return "reply"


def _is_loop(message: MimePart, own: frozenset[str]) -> bool:
    if any(domain in value.lower() for value in message.all("x-loop") for domain in own):
        return True
    for address in (a for header in message.all("from") for a in addresses(header)):
        name, _, domain = address.rpartition("@")
        if domain in own and name.partition("+")[0] in OWN_NAMES:
            return True
    return False


def _is_report(message: MimePart) -> bool:
    if message.kind == "multipart/report" or any(part.kind in _REPORTS for part in message.walk()):
        return True
    return any(_DAEMONS.match(address) for address in addresses(message.get("from")))


def _is_null(message: MimePart, mail_from: str | None) -> bool:
    if mail_from is not None:
        return envelope_address(mail_from) == ""
    return any(envelope_address(value) == "" for value in message.all("return-path"))


def _is_list(message: MimePart) -> bool:
    if person_behind(message) is not None:
        return False
    return any(message.get(name) for name in _LIST_HEADERS) or _precedence(message) == "list"


def person_behind(message: MimePart) -> str | None:
    """Who wrote a mail whose From a mailing list has replaced by its own address, as lists do for authors whose domain
    lets nobody else send its mail. The list names the author: nothing of it is proven."""
    lists = {address.removeprefix("mailto:") for name in _LIST_ADDRESSES for address in addresses(message.get(name))}
    own = author(message) or ""
    if f"<{own.replace('@', '.')}>" in message.get("list-id").lower():  # the name of a list is its address with a dot
        lists.add(own)
    if own not in lists:
        return None
    for name in _ORIGINALS:
        found = [address for address in addresses(message.get(name)) if address not in lists]
        if len(found) == 1 and is_address(found[0]):
            return found[0]
    return None


def _is_automatic(message: MimePart) -> bool:
    submitted = re.split(r"[\s;(]", message.get("auto-submitted").strip().lower())[0]
    if submitted not in ("", "no"):
        return True
    if _precedence(message) in ("bulk", "junk", "auto_reply"):
        return True
    if any(message.get(name).lower() not in ("", "no") for name in (*_ROBOT_HEADERS, *_RULES)):
        return True
    if any(_ROBOTS.match(address) for address in addresses(message.get("from"))):
        return True
    return _ROBOT_SUBJECT.match(unfold(message.get("subject"))) is not None


def _precedence(message: MimePart) -> str:
    return message.get("precedence").strip().lower()


def _is_calendar(message: MimePart) -> bool:
    if "calendarmessage" in message.get("content-class").lower():
        return True
    return any(part.kind == "text/calendar" and part.disposition != "attachment" for part in message.walk())


LONGEST = 2000
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMENT = re.compile(r"\([^()]*\)")
_ANGLE = re.compile(r"<\s*([^<>\s]+)\s*>")


def addresses(header: str) -> list[str]:
    """Every address in a header such as From or To, in lower case."""
    return [address.lower() for address in _found(header)]


def _found(header: str) -> list[str]:
    if len(header) > LONGEST:
        return []
    bare = _COMMENT.sub(" ", _COMMENT.sub(" ", _QUOTED.sub(" ", header)))
    found = [angle[1] for angle in _ANGLE.finditer(bare)]
    for piece in re.split(r"[,;]", _ANGLE.sub(" , ", bare)):
        found += [word for word in piece.split() if "@" in word]
    return [address.rstrip(".") for address in found]


def author(message: MimePart) -> str | None:
    """The one address in the one From; None if there are two headers, two addresses, or none to be sure of.

    It is looked at as it stands: some letters of other alphabets become plain ones when they are made small."""
    headers = message.all("from")
    if len(headers) != 1:
        return None
    found = _found(headers[0])
    return found[0].lower() if len(found) == 1 and is_address(found[0]) else None


def domain_of(address: str) -> str:
    return address.rpartition("@")[2].lower().rstrip(".")


def envelope_address(text: str | None) -> str:
    """An envelope address without its angle brackets; the null sender is empty however it is spelled."""
    return (text or "").replace("\0", "").strip().removeprefix("<").removesuffix(">").strip().lower()
