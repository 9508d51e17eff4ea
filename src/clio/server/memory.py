"""What the C library keeps of memory that nobody uses any more: as little as can be.

Left to itself it gives each thread a heap of its own, and keeps what was once needed for large texts (the story of a
long game, a page): a server that runs for days grows by what all its threads once needed at the same time. Elsewhere
than with glibc nothing of this is there, and nothing is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
from functools import cache

ARENA_MAX, MMAP_THRESHOLD = -8, -3  # as malloc.h calls them, with M_ before
HEAPS = 2
LARGE = 128 * 1024  # bytes: from here on memory is given back the moment it is free
EVERY = 60.0  # seconds


@cache
def library() -> ctypes.CDLL | None:
    """The C library, if it is one that can be told these things."""
    try:
        found = ctypes.CDLL(None)
    except (OSError, TypeError):
        return None
    return found if hasattr(found, "malloc_trim") and hasattr(found, "mallopt") else None


def keep_little() -> None:
    """For the whole process, from now on; threads that are there already keep what they have."""
    known = library()
    if known is not None:
        known.mallopt(ARENA_MAX, HEAPS)
        known.mallopt(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """What is free goes back to the system. This takes some milliseconds, in which other threads work on."""
    known = library()
    if known is not None:
        known.malloc_trim(0)


async def run(closing: asyncio.Event) -> None:
    """Until the server stops."""
    while not closing.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), EVERY)
            return
        await asyncio.to_thread(give_back)
