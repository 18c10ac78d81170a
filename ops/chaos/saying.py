"""Whether what was executed is what was typed: no line of a quote, a signature or an earlier talk among it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from service.store.database import Session

ARROWS = ("—>", "→")  # what some programs make of "to"
NO_MOVE = "say your turn"


def misread(session: Session, mails: list[dict[str, Any]]) -> Iterator[str]:
    """`mails`: what people noted of each mail they sent."""
    typed = {each["mail"]: each for each in mails}
    options = {
        row["message_id"]: json.loads(row["options"])
        for row in session.all("SELECT message_id, options FROM letters WHERE status != 'part'")
    }
    for row in session.all("SELECT evidence, body FROM intake WHERE channel = 'mail' AND kind = 'say'"):
        mail = typed.get(row["evidence"].removeprefix("mail "))
        if mail is None:
            continue
        executed = json.loads(row["body"])["lines"]
        meant = [_meant(line, options.get(mail["answers"], [])) for line in mail["lines"] if line != NO_MOVE]
        if list(map(_plain, executed)) != list(map(_plain, meant)):
            yield f"mail {mail['mail']} in the manner of {mail['program']} says {mail['lines']}; executed: {executed}"


def _meant(line: str, options: list[str]) -> str:
    return options[int(line) - 1] if line.isdecimal() and 0 < int(line) <= len(options) else line


def _plain(line: str) -> str:
    for arrow in ARROWS:
        line = line.replace(arrow, "to")
    return " ".join(line.split()).casefold()
