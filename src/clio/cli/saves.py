"""Where games are kept, and how a file is written so that nothing can be lost on the way."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

from clio.cli.speech import Misuse


def folder() -> Path:
    """The user's folder of games; a folder here where that cannot be made."""
    chosen = os.environ.get("CLIO_SAVES")
    if chosen:
        found = Path(chosen)
    else:
        data = os.environ.get("XDG_DATA_HOME")
        found = (Path(data) if data else Path.home() / ".local" / "share") / "clio" / "saves"
    for path in (found, Path("clio-saves")):
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(path, os.W_OK):
            return path
    raise Misuse("bad-folder", folder=str(found))


def fresh(name: str, ending: str) -> Path:
    """A file that is not there yet, named after the game and the time."""
    stem = f"{name}-{time.strftime('%Y%m%d-%H%M%S')}"
    place = folder()
    number = 1
    path = place / f"{stem}{ending}"
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}{ending}"
    return path


def write(path: Path, text: str) -> None:
    """The old file stays whole until the new one is complete."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise Misuse("bad-write", file=str(path), why=error.strerror or str(error)) from None


def free(path: Path) -> Path:
    """The path, if nothing would be overwritten there."""
    if path.exists():
        raise Misuse("bad-exists", file=str(path))
    return path
