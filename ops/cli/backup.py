"""The database with its keys and seeds in one file, sealed with a passphrase, while commands come in.

It says of which instant it is: every command that was accepted by then is in it.
"""

from __future__ import annotations

import argparse
import getpass
import sys
from pathlib import Path

from ops.server import backups
from ops.server.sealed import SHORTEST
from ops.server.settings import Settings
from ops.server.starting import open_store, read_settings


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn backup", description=__doc__)
    parser.add_argument("file", type=Path, help="that is not there yet")
    file: Path = parser.parse_args(arguments).file
    settings = read_settings()
    if file.exists():
        print(f"{file} is there already; name another file.", file=sys.stderr)
        return 1
    passphrase = ask(settings, twice=True)
    if len(passphrase) < SHORTEST:
        print(f"A passphrase has {SHORTEST} letters at least, and was typed twice alike.", file=sys.stderr)
        return 1
    store = open_store(settings)
    try:
        at = backups.write(store, file, passphrase, keys_of(settings))
    except OSError as error:
        print(f"{file} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    finally:
        store.close()
    print(f"{file}: {file.stat().st_size} bytes, of {at}. Every command that was accepted by then is in it.")
    return 0


def ask(settings: Settings, *, twice: bool = False) -> str:
    """Empty if it was not typed twice alike."""
    if settings.backup_passphrase:
        return settings.backup_passphrase
    given = getpass.getpass("Passphrase: ")
    return given if not twice or given == getpass.getpass("Once more: ") else ""


def keys_of(settings: Settings) -> dict[str, str]:
    """What opens the addresses in letters, without which no letter that was sent could be answered; and the key that
    the devices of players know.
    """
    given = {"mail-keys": settings.mail_keys, "push-key": settings.push_key}
    files = {name: settings.data / name for name in given}
    kept = {name: file.read_text().strip() for name, file in files.items() if file.is_file()}
    keys = {name: found for name in given if (found := given[name] or kept.get(name, ""))}
    if settings.mail_dkim_key is not None:
        keys["dkim-key"] = settings.mail_dkim_key.read_text()
    return keys
