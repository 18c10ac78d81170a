"""A backup: the database with its seeds, and the keys, in one sealed file, made while the service runs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any

from ops.server.sealed import NotOpened, SealedReader, SealedWriter
from service.private_files import private_file
from service.projections import letter_queue
from service.store import Store, dump, letters, times
from service.store.database import Database, Session
from service.store.dump import Record
from service.store.migrations import MIGRATIONS, done
from service.store.postgres import Datastore

LAST, LONGEST = "last", 1 << 24
HELD_BACK = "it may have been sent before the service was restored from a backup"


def write(store: Store, file: Path, passphrase: str, keys: Mapping[str, str]) -> str:
    """The instant of it: every command that was accepted by then is in it. All of the file is there, or none."""
    part = file.with_name(file.name + ".part")
    private_file(part)
    try:
        with part.open("wb") as opened:
            sealed = SealedWriter(opened, passphrase)
            at = times.now()
            with dump.records(store.url) as found:
                about = {
                    "kind": "head", "at": at, "version": version("posthorn-games"), "database": store.db.kind,
                    "migrations": done(store.db), "keys": dict(keys),
                }  # fmt: skip
                for record in chain([Record(about, ())], found):
                    _write(sealed, record)
            _write(sealed, Record({"kind": LAST}, ()))
            sealed.finish()
            opened.flush()
            os.fsync(opened.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return at


def _write(sealed: SealedWriter, record: Record) -> None:
    head = json.dumps(record.about).encode()
    sealed.write(len(head).to_bytes(4, "big") + head)
    for piece in filter(None, record.pieces):
        sealed.write(len(piece).to_bytes(4, "big") + piece)
    sealed.write(bytes(4))


def head(file: Path, passphrase: str) -> dict[str, Any]:
    """What it is a backup of. All of the file is read once: what was changed is refused before anything is done."""
    with file.open("rb") as opened:
        first, *_ = (record.about for record in _read(SealedReader(opened, passphrase)))
    if first["migrations"] > len(MIGRATIONS):
        raise NotOpened(f"It is of a later version ({first['version']}): restore it with that one.")
    return first


def restore(file: Path, passphrase: str, url: str) -> None:
    """Into an empty place."""
    with file.open("rb") as opened:
        found = _read(SealedReader(opened, passphrase))
        migrations = next(found).about["migrations"]
        datastore = None if dump.kind_of(url) == "sqlite" else Datastore(url)
        try:
            dump.restore(url, migrations, found, lambda: Database(datastore))  # type: ignore[arg-type]
        finally:
            if datastore is not None:
                datastore.close()


def hold_letters_back(session: Session, now: str) -> int:
    """What was due or on its way at the instant of the backup may have left after it, and nobody can know: it is not
    sent again. Who is asked finds it on the page, and in the next reminder.
    """
    for letter in letters.all_waiting(session):
        letters.mark_failed(session, letter, HELD_BACK)
        letter_queue.unsend(session, letter.token, now, HELD_BACK)
    return letter_queue.drop_due(session, now, HELD_BACK)


def _read(sealed: SealedReader) -> Iterator[Record]:
    """Records in order; the pieces of each are read before the next."""
    while True:
        size = int.from_bytes(sealed.read(4), "big")
        if size > LONGEST:
            raise NotOpened("The backup was changed.")
        about = json.loads(sealed.read(size))
        pieces = _pieces(sealed)
        if about["kind"] != LAST:
            yield Record(about, pieces)
        for _ in pieces:  # what nobody wanted
            pass
        if about["kind"] == LAST:
            return


def _pieces(sealed: SealedReader) -> Iterator[bytes]:
    while size := int.from_bytes(sealed.read(4), "big"):
        yield sealed.read(size)
