"""The mails that somebody has at hand, as bytes: mbox files, maildirs, .eml files, in any mixture; all bounded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

FILES = 200_000  # of all folders given
LARGEST = 4 * 2**20  # bytes of a mail; the rest of a longer one is not looked at

_ESCAPED = re.compile(rb"(?m)^>(>*From )")


def mails(paths: Iterable[Path]) -> Iterator[bytes]:
    for file in islice(_files(paths), FILES):
        with file.open("rb") as opened:
            start = opened.read(5)
            opened.seek(0)
            if start == b"From ":
                yield from _of_mbox(opened)
            else:
                yield opened.read(LARGEST)


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    """A maildir is a folder like any other: what is still being delivered to it is left out."""
    for path in paths:
        if path.is_dir():
            yield from (each for each in sorted(path.rglob("*")) if each.is_file() and each.parent.name != "tmp")
        else:
            yield path


def _of_mbox(opened: BinaryIO) -> Iterator[bytes]:
    mail: list[bytes] = []
    size, after_blank = 0, True
    while line := opened.readline(LARGEST):
        if after_blank and line.startswith(b"From "):
            if mail:
                yield _whole(mail)
            mail, size = [], 0
        elif size < LARGEST:
            mail.append(line)
            size += len(line)
        after_blank = not line.strip()
    if mail:
        yield _whole(mail)


def _whole(lines: list[bytes]) -> bytes:
    return _ESCAPED.sub(rb"\1", b"".join(lines))
