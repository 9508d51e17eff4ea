"""Backups of an SQLite store while it is in use, and putting one back.

A backup is one zip file: the database as it was at one moment, and the key that signs cookies and tokens. Whoever has
it has everything: it is written so that only its owner can read it.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO
from urllib.parse import quote

from clio.store.trouble import StoreError

DATABASE, KEY, LOCK = "clio.db", "secret.key", "serving.lock"
SIDE_FILES = ("-wal", "-shm")  # what SQLite keeps beside a database


class Damaged(Exception):
    """A file that is no database of ours, or not any more."""


def snapshot(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment, whoever writes to it; the copy is one file and checked."""
    try:
        live = sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True, timeout=30)
        with closing(live), closing(sqlite3.connect(target)) as copy:
            live.backup(copy)  # all pages in one step: one moment, and writers need not wait
            copy.execute("PRAGMA journal_mode = DELETE")
        verify(target)
    except sqlite3.Error as error:
        if "disk is full" in str(error):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from None
        raise Damaged(f"{source}: {error}") from None


def verify(path: Path) -> None:
    """Is this a whole database, and one of ours?"""
    try:
        with closing(sqlite3.connect(path)) as db:
            found = db.execute("PRAGMA integrity_check").fetchone()[0]
            db.execute("SELECT count(*) FROM games, seats, log WHERE 0").fetchone()
    except sqlite3.Error as error:
        raise Damaged(f"{path.name}: {error}") from None
    if found != "ok":
        raise Damaged(f"{path.name}: {found.splitlines()[0]}")


def backup(database: Path, key: Path, file: Path) -> None:
    """Write a backup, all of it or nothing; the key comes along if there is one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".clio-backup-") as room:
        copy, packed = Path(room) / DATABASE, Path(room) / "backup.zip"
        snapshot(database, copy)
        packed.touch(mode=0o600)
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(copy, DATABASE)
            if key.exists():
                archive.write(key, KEY)
        sync(packed)
        packed.replace(file)


def restore(file: Path, data: Path) -> None:
    """Put a backup into a folder. What lies there under the same names is kept beside it, as `.replaced`."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=data, prefix=".clio-restore-") as room:
        unpack(file, Path(room))
        verify(Path(room) / DATABASE)
        for name in (DATABASE, *(DATABASE + side for side in SIDE_FILES), KEY):
            if (data / name).exists() and (name != KEY or (Path(room) / KEY).exists()):
                (data / name).replace(data / replaced(name))
        for name in (DATABASE, KEY):
            if (Path(room) / name).exists():
                os.chmod(Path(room) / name, 0o600)
                sync(Path(room) / name)
                (Path(room) / name).replace(data / name)


def replaced(name: str) -> str:
    """The old name with `.replaced`, so that a database and its side files still belong together."""
    for side in SIDE_FILES:
        if name.endswith(side):
            return name.removesuffix(side) + ".replaced" + side
    return name + ".replaced"


def unpack(file: Path, room: Path) -> None:
    """Only the two files a backup consists of."""
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
            if DATABASE not in names:
                raise Damaged(f"{file.name}: there is no {DATABASE} in it")
            for name in (DATABASE, KEY):
                if name in names:
                    archive.extract(name, room)
    except (zipfile.BadZipFile, OSError) as error:
        raise Damaged(f"{file.name}: {error}") from None


def sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


# --- who is using a folder


@contextmanager
def serving(*folders: Path, shared: bool = False) -> Iterator[None]:
    """As long as this lasts, nobody can serve these folders too or restore a backup into them.

    Unless they are shared by processes on one database: then others of those can.
    """
    with ExitStack() as stack:
        for folder in folders:
            file = stack.enter_context((folder / LOCK).open("a", encoding="ascii"))
            if not lock(file, shared):
                raise StoreError("folder-served", folder=str(folder))
        yield


def served(data: Path) -> bool:
    """Does a server use this folder now?"""
    if not (data / LOCK).exists():
        return False
    with (data / LOCK).open("a", encoding="ascii") as file:
        return not lock(file)


def lock(file: IO[str], shared: bool = False) -> bool:
    """Is this file ours alone now, or of all who share it? Until it is closed."""
    try:
        import fcntl
    except ModuleNotFoundError:  # no such locks on this system: nobody is warned
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
