"""What a bounce, a delay, a receipt or a complaint says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from service.mail.incoming.identity.classes import addresses
from service.mail.incoming.text.message import MimePart

ReportKind = Literal["bounce", "delay", "receipt", "complaint", "delivered"]

_FIELD = re.compile(r"^(action|status|final-recipient|original-recipient):[ \t]*(?:rfc822;)?[ \t]*(\S+)", re.I | re.M)
_STATUS = re.compile(r"(?:^|[\s#(])([45]\.\d{1,3}\.\d{1,3})\b")
_MESSAGE_ID = re.compile(r"^message-id:\s*(<[^<>\s]{1,250}>)", re.I | re.M)


@dataclass(frozen=True)
class Report:
    kind: ReportKind
    status: str  # "5.1.1" where the report tells
    recipients: tuple[str, ...]
    message_id: str  # of the letter it is about, where the report tells

    @property
    def hard(self) -> bool:
        return self.kind == "bounce" and not self.status.startswith("4")


def report(message: MimePart) -> Report:
    text = "\n".join(part.text[:20_000] for part in message.walk() if not part.parts)[:60_000]
    fields = [(name.lower(), value) for name, value in _FIELD.findall(text)]
    named = dict(reversed(fields))
    status = named.get("status") or next(iter(_STATUS.findall(text)), "")
    recipients = tuple(
        dict.fromkeys(a for name, value in fields if name.endswith("recipient") for a in addresses(value))
    )
    about = _MESSAGE_ID.search(text)
    return Report(_kind(message, named), status, recipients, about[1] if about else "")


def _kind(message: MimePart, fields: dict[str, str]) -> ReportKind:
    kinds = {part.kind for part in message.walk()}
    if "message/feedback-report" in kinds:
        return "complaint"
    if "message/disposition-notification" in kinds:
        return "receipt"
    action = fields.get("action", "").lower()
    if action == "delayed":
        return "delay"
    return "delivered" if action in ("delivered", "relayed", "expanded") else "bounce"
