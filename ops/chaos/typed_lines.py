"""Whether what was executed is what was typed: no line of a quote, a signature or an earlier talk among it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from domain.kernel.marks import by_mark, mark_of
from domain.titles.shelf import titles
from service.store.database import Session

ARROWS = ("—>", "→", "->")  # what some programs make of "to"
NO_MOVE = "say your turn"
_THEN = re.compile(r",\s+then\s+", re.IGNORECASE)  # as letters join moves
_UNTIL = re.compile(r"\s+until\s+something\s+new$", re.IGNORECASE)

Reads = Callable[[str], bool]


def misread(session: Session, mails: list[dict[str, Any]]) -> Iterator[str]:
    """`mails`: what people noted of each mail they sent."""
    typed = {each["mail"]: each for each in mails}
    options = {
        row["message_id"]: by_mark(json.loads(row["options"]))
        for row in session.all("SELECT message_id, options FROM letters WHERE status != 'part'")
    }
    said = "SELECT intake.evidence, intake.body, tables.title FROM intake JOIN tables ON tables.game = intake.game"
    for row in session.all(f"{said} WHERE intake.channel = 'mail' AND intake.kind = 'say'"):
        mail = typed.get(row["evidence"].removeprefix("mail "))
        if mail is None:
            continue
        executed, reads = json.loads(row["body"])["lines"], _reader(row["title"])
        lines = [line for line in mail["lines"] if line != NO_MOVE]
        meant = [move for line in lines for move in _meant(line, options.get(mail["answers"], {}), reads)]
        whole = [move for line in lines for move in _meant(line, options.get(mail["answers"], {}), reads, whole=True)]
        if list(map(_plain, executed)) not in (list(map(_plain, meant)), list(map(_plain, whole))):
            yield f"mail {mail['mail']} in the manner of {mail['program']} says {mail['lines']}; executed: {executed}"


def _reader(title: str) -> Reads:
    """`until something new` is the house's own end of a move."""
    return lambda text: bool(titles[title].language.readings(_UNTIL.sub("", text)))


def _meant(line: str, options: Mapping[str, str], reads: Reads, whole: bool = False) -> list[str]:
    """The moves of a line: what the title reads as one is one, else each part is one, if it reads all of them.

    A mark is its option. Who copies a long option may leave out what stands on its second line, but for the comma;
    who copies one with what it costs and brings means the option. `whole`: unless it is none any more; then the line is
    handed on as it was typed, and refused.
    """
    said = options.get(mark_of(line), line)
    copied, hinted, _ = said.partition(": ")
    if hinted and _plain(copied) in map(_plain, options.values()):
        if whole:
            return [said]
        said = copied
    parts = _THEN.split(said.rstrip(" ,"))
    return parts if len(parts) > 1 and not reads(said) and all(map(reads, parts)) else [said]


def _plain(line: str) -> str:
    for arrow in ARROWS:
        line = line.replace(arrow, "to")
    return " ".join(line.split()).casefold()
