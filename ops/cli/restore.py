"""A backup into an empty place: an empty data folder, or an empty database at POSTHORN_POSTGRES. With --recovered, what
is left to do after PostgreSQL recovered from an archive of its own log.

Letters that were due or on their way at its instant are not sent: they may have left after it. What was played since
is lost; the time since is given back to every clock when the service starts.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ops.cli.backup import ask
from ops.cli.up import PortTaken, alone_in
from ops.server import backups
from ops.server.sealed import NotOpened
from ops.server.settings import Settings
from ops.server.starting import make_file, make_folder, open_store, reach, read_settings
from service.store import dump, times
from service.store.dump import NotEmpty


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn restore", description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("file", type=Path, nargs="?")
    which.add_argument(
        "--recovered", action="store_true",
        help="no backup: the database was recovered by PostgreSQL itself, to an instant of before",
    )  # fmt: skip
    parser.add_argument(
        "--send-waiting", action="store_true",
        help="send letters that waited: for a move of the service that was stopped before it was backed up",
    )  # fmt: skip
    given = parser.parse_args(arguments)
    settings = read_settings()
    make_folder(settings.data)
    if settings.postgres:
        reach(settings.postgres)
    try:
        with alone_in(settings.data):
            if given.recovered:
                return recovered(settings)
            return restore(given.file, settings, hold=not given.send_waiting)
    except (NotOpened, NotEmpty, PortTaken, OSError) as error:
        print(error, file=sys.stderr)
        return 1


def restore(file: Path, settings: Settings, *, hold: bool) -> int:
    passphrase = ask(settings)
    head = backups.head(file, passphrase)
    kind = dump.kind_of(settings.store)
    if head["database"] != kind:
        print(f"It is a backup of {head['database']}, and the settings name {kind}.", file=sys.stderr)
        return 1
    _put_keys(settings, head["keys"])
    backups.restore(file, passphrase, settings.store)
    held = _letters_held(settings) if hold else 0
    print(f"Restored as of {head['at']}, version {head['version']}; {held} letters that were due are held back.")
    print(_NEXT)
    return 0


_NEXT = "Start the service: the time since is given back to the clocks. Tell your players what was lost."


def recovered(settings: Settings) -> int:
    print(f"{_letters_held(settings)} letters that were due are held back.")
    print(_NEXT)
    return 0


def _letters_held(settings: Settings) -> int:
    """They may have left after the instant."""
    store = open_store(settings)
    try:
        with store.db.write() as session:
            return backups.hold_letters_back(session, times.now())
    finally:
        store.close()


def _put_keys(settings: Settings, keys: dict[str, str]) -> None:
    if dkim := keys.get("dkim-key"):
        _write_key(settings.data / "dkim-key", dkim.strip())
        print(f"POSTHORN_MAIL_DKIM_KEY={settings.data / 'dkim-key'} is the key that signed letters.")
    if (push := keys.get("push-key", "")) and not settings.push_key:
        _write_key(settings.data / "push-key", push)
    theirs = keys.get("mail-keys", "")
    if not theirs:
        return
    if settings.mail_keys:
        if missing := {*theirs.split(",")} - {*settings.mail_keys.split(",")}:
            print(f"POSTHORN_MAIL_KEYS lacks {len(missing)} keys of the backup: add them.", file=sys.stderr)
        return
    _write_key(settings.data / "mail-keys", theirs)


def _write_key(file: Path, theirs: str) -> None:
    make_file(file)
    if file.stat().st_size and file.read_text().strip() != theirs:
        raise NotEmpty(str(file))
    file.write_text(f"{theirs}\n")
