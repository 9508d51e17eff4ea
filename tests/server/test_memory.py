"""Memory that nobody uses any more goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

from clio.server.memory import library

glibc = pytest.mark.skipif(library() is None, reason="the C library cannot be told how to keep memory")

HEAPS = """
import ctypes, sys, threading
from clio.server import memory
if sys.argv[1] == "little":
    memory.keep_little()
def work(): return [bytearray(5000) for _ in range(50)]
gate = threading.Barrier(8)
threads = [threading.Thread(target=lambda: (gate.wait(), work(), gate.wait())) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
known = memory.library()
known.malloc_info(0, ctypes.c_void_p.in_dll(known, "stdout"))
known.fflush(None)
"""

BACK = """
from pathlib import Path
from clio.server import memory
def resident(): return int(Path("/proc/self/statm").read_text().split()[1]) * 4
memory.keep_little()
much = [bytearray(3000) for _ in range(20_000)]
last = bytearray(3000)
full = resident()
del much
left = resident()
memory.give_back()
print(full - left, left - resident())
"""


def said(program: str, *given: str) -> str:
    return subprocess.run([sys.executable, "-c", program, *given], capture_output=True, text=True, check=True).stdout


@glibc
def test_threads_share_few_heaps() -> None:
    assert said(HEAPS, "little").count("<heap nr=") <= 2 < said(HEAPS, "as it is").count("<heap nr=")


@glibc
def test_what_is_free_is_given_back() -> None:
    by_itself, told = map(int, said(BACK).split())
    assert by_itself < 20_000 < 40_000 < told  # kB; the last piece keeps the rest in its place until it is given back
