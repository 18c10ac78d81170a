"""python -m tests.mails FOLDER: class and command lines of every message there, against its expected.json."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from service.mail.incoming.identity.classes import addresses, domain_of
from service.mail.incoming.text.message import parse
from service.mail.incoming.text.reading import parse_mail, typed_lines
from tests.mails.table417 import is_command

# The folders speak of four kinds of what we call a report or an automatic mail.
_CLASSES = {
    "report": {"bounce", "delay", "dsn", "report", "receipt", "mdn", "complaint", "null", "null sender"},
    "null sender": {"bounce", "null", "null sender", "report", "delay", "dsn"},
    "automatic": {"auto", "automatic", "autoreply", "auto-reply"},
}


@dataclass(frozen=True)
class Outcome:
    name: str
    kind: str
    lines: list[str]
    expected_kind: str
    expected: list[str]

    @property
    def class_right(self) -> bool:
        return self.expected_kind in _CLASSES.get(self.kind, {self.kind})

    @property
    def extra(self) -> list[str]:
        return [line for line in self.lines if line not in self.expected]

    @property
    def exact(self) -> bool:
        return self.class_right and self.lines == self.expected


def read_folder(folder: Path) -> list[Outcome]:
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    original = (folder / "ORIGINAL.txt").read_text(encoding="utf-8")
    return [_outcome(folder / name, wanted, original) for name, wanted in sorted(expected.items())]


def _outcome(path: Path, wanted: dict[str, object], original: str) -> Outcome:
    raw = path.read_bytes()
    # every message of such a folder is sent to the service itself
    own = {domain_of(address) for address in addresses(parse(raw).get("to"))}
    mail = parse_mail(raw, None, own)
    lines = [line for line in typed_lines(mail, [original]) if is_command(line)]
    return Outcome(path.name, mail.kind, lines, str(wanted["class"]), list(wanted["commands"]))  # type: ignore[call-overload]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mails")
    parser.add_argument("folder", type=Path)
    outcomes = read_folder(parser.parse_args(arguments).folder)
    for outcome in outcomes:
        if not outcome.exact:
            print(f"{outcome.name}: {outcome.kind} {outcome.lines}")
            print(f"  expected {outcome.expected_kind} {outcome.expected}")
    classes = sum(outcome.class_right for outcome in outcomes)
    extra = sum(len(outcome.extra) for outcome in outcomes)
    exact = sum(outcome.exact for outcome in outcomes)
    print(f"{len(outcomes)} messages: {classes} classes right, {extra} lines too many, {exact} exact")
    return 0 if classes == len(outcomes) and not extra and exact * 60 >= len(outcomes) * 58 else 1


if __name__ == "__main__":
    sys.exit(main())
