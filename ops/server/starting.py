"""What commands and processes begin with: the settings, the log, the store."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import urlsplit

from ops.server import logs
from ops.server.settings import BadSettings, Settings, described, unknown_variables, variable
from service.private_files import Exposed, private_file, private_folder

if TYPE_CHECKING:  # what is large is loaded where it is used: the keeper of `posthorn up` stays small
    from service.store import Store

AT_BOOT = 30.0  # seconds that a process waits for its database
AGAIN = 0.3  # seconds between two tries
OURS = ("posthorn.db", "mail-keys", "push-key", "lock")  # what the data folder may hold


def read_settings(**instead: str | None) -> Settings:
    """Settings of the environment, some replaced by arguments; ends the program if they are wrong."""
    given = {variable(name): value for name, value in instead.items() if value is not None}
    for warning in unknown_variables():
        print(warning, file=sys.stderr)
    try:
        settings = Settings.from_environment({**os.environ, **given})
    except BadSettings as bad:
        print(f"Posthorn cannot start:\n{bad}\n\nAll settings:\n{described()}", file=sys.stderr)
        raise SystemExit(2) from None
    logs.set_up(settings.log)
    return settings


def run_subcommand(given: argparse.Namespace) -> int:
    """Run the function of a subcommand, `given.call`, on the store; what is refused is said and ends with 1."""
    from domain.kernel.shapes import Refused

    store = open_store(read_settings())
    try:
        given.call(store, given)
    except Refused as refused:
        print(refused.text, file=sys.stderr)
        return 1
    finally:
        store.close()
    return 0


def open_store(settings: Settings, *, works: bool = False, patience: float = 0.0) -> Store:
    """The store; ends the program with what to set if there is none to be had. `works`: on one of several databases.
    `patience`: seconds for a server that does not answer yet.
    """
    from service.store import NewerDatabase, Store
    from workers.rebuild import reshape

    if (settings.shard or 0) > len(settings.shards or ()):
        end(f"POSTHORN_SHARD is {settings.shard}, and POSTHORN_SHARDS names {len(settings.shards or ())} databases.")
    if settings.shards and settings.postgres is None:
        end("POSTHORN_SHARDS names further databases beside that of POSTHORN_POSTGRES. Set it, too.")
    if settings.postgres is None:
        make_folder(settings.data)
    else:
        reach(settings.postgres, patience)
    try:
        store = Store(settings.store, shards=settings.shards or (), here=here_of(settings) if works else settings.shard)
    except (Exposed, NewerDatabase) as error:
        end(str(error))
    except sqlite3.DatabaseError as error:
        end(f"{settings.data / 'posthorn.db'}: {error}. Move it away, or set POSTHORN_DATA to another folder.")
    reshape(store)
    return store


def here_of(settings: Settings) -> int | None:
    """The database on which a process works, if there are several."""
    return (settings.shard or 0) if settings.shards else None


def working_store(settings: Settings, *, works: bool = False) -> Store:
    """For a process that serves; ends the program on a host whose clock is wrong. A database that is away while a host
    starts is waited for: to begin again and again would take longer.
    """
    from service.store import WrongClock

    store = open_store(settings, works=works, patience=AT_BOOT)
    try:
        store.check_clock()
    except WrongClock as error:
        store.close()
        end(str(error))
    return store


def make_folder(folder: Path) -> None:
    try:
        private_folder(folder, OURS)
    except Exposed as error:
        end(f"{error} Set POSTHORN_DATA.")
    except OSError as error:
        end(f"Cannot make the folder {folder} ({error.strerror}): set POSTHORN_DATA to one that can be written.")


def make_file(file: Path) -> None:
    """For this service alone to read."""
    try:
        private_file(file)
    except Exposed as error:
        end(str(error))


def reach(address: str, patience: float = 0.0) -> None:
    """The library would try for ten seconds and then say little."""
    import psycopg

    until, is_told = time.monotonic() + patience, False
    while True:
        try:
            psycopg.connect(address, connect_timeout=5).close()
            return
        except psycopg.Error as error:
            said = " ".join(str(error).replace(urlsplit(address).password or "\0", "...").split())
        said = f"PostgreSQL cannot be used: {said}. Start it, or correct POSTHORN_POSTGRES."
        if time.monotonic() >= until:
            end(said)
        if not is_told:
            print(f"Posthorn waits, {patience:.0f} s at most: {said}", file=sys.stderr, flush=True)
        is_told = True
        time.sleep(AGAIN)


def end(message: str) -> NoReturn:
    print(f"Posthorn cannot start: {message}", file=sys.stderr)
    raise SystemExit(2)
