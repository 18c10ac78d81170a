"""Files and folders that nobody but their owner can look into: events hold secrets, keys open letters."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077  # all rights of group and world


class Exposed(Exception):
    """Others can look into it, and that cannot be mended here; the text says what to do."""


def private_file(file: Path, beside: Iterable[str] = ()) -> None:
    """Made if it is not there, and narrowed if it is; `beside`: endings of files that belong to it, where they are."""
    with suppress(OSError):  # who wants to use it says what is wrong with it
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(file.with_name(file.name + ending) for ending in beside)):
        with suppress(FileNotFoundError):  # another process that ends takes away what lies beside its database
            if each.is_file():
                _narrow(each, f"chmod 600 {each}")


def private_folder(folder: Path, ours: Iterable[str]) -> None:
    """Made if it is not there. One that was there is narrowed if it is empty or holds one of our files; a folder of
    other people's things is left as it is and not used.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mode = folder.stat().st_mode
    if not mode & OTHERS:
        return
    here = {each.name for each in folder.iterdir()} - {"lost+found"}  # which every new file system has
    if mode & stat.S_ISVTX or (here and not here.intersection(ours)):
        raise Exposed(f"Others can look into {folder}, and it holds other things: name a folder for Posthorn alone.")
    _narrow(folder, f"chmod 700 {folder}, or name a folder below it")


def _narrow(path: Path, how: str) -> None:
    mode = path.stat().st_mode
    if not mode & OTHERS:
        return
    with suppress(OSError):
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
    if path.stat().st_mode & OTHERS:
        raise Exposed(f"Others can look into {path}, and that cannot be changed from here. As its owner, {how}.")
