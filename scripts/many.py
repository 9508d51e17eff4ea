"""Work of a measuring script, shared out among processes: kept as it comes, broken off when its time is over.

The script may lie on a machine with nothing but Python and the packed program (`bash scripts/device_pack.sh`): where no
`clio` is installed, that one is taken. So this module is imported before anything of ours.
"""

from __future__ import annotations

import importlib.util
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "device" / "site"
EVERY: Final = 20.0  # seconds between two words about how far it is

Job = TypeVar("Job", bound=Hashable)

if importlib.util.find_spec("clio") is None:
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE)  # for the processes


def machine() -> str:
    """On what this runs: part of every figure."""
    from clio.engine import state

    kernel = "compiled" if not str(state.__file__).endswith(".py") else "not compiled"
    numpy = "with" if importlib.util.find_spec("numpy") else "WITHOUT"
    load = os.getloadavg()[0]
    return f"Python {sys.version.split()[0]}, {kernel}, {numpy} nets, {os.cpu_count()} cores, load {load:.1f}"


def shared_out(
    work: Callable[[Job], Any],
    jobs: Sequence[Job],
    *,
    workers: int = 1,
    keep: Path | None = None,
    until: float = float("inf"),
) -> Iterator[tuple[Job, Any]]:
    """What the work makes of each job, in the order in which they are done; a job is a frozen dataclass.

    With a file to keep results in, those that lie there are not worked out again. What is not done `until` then is
    dropped: who reads must count.
    """
    names = {json.dumps(asdict(job)): job for job in jobs}  # type: ignore[call-overload]
    if keep is not None and keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            job = names.pop(json.dumps(row["job"]), None)
            if job is not None:
                yield job, row["found"]
    began = told = time.monotonic()
    results = _worked(work, list(names.values()), workers or os.cpu_count() or 1, until)
    for done, (job, found) in enumerate(results, 1):
        if keep is not None:
            with keep.open("a", encoding="utf-8") as out:
                print(json.dumps({"job": asdict(job), "found": found}), file=out)  # type: ignore[call-overload]
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"{told - began:6.0f} s  {done} of {len(names)} done", file=sys.stderr, flush=True)
        yield job, found


def _worked(work: Callable[[Job], Any], jobs: Sequence[Job], workers: int, until: float) -> Iterator[tuple[Job, Any]]:
    if workers == 1:
        for job in jobs:
            if time.monotonic() > until:
                return
            yield job, work(job)
        return
    numbered = [(work, number, job) for number, job in enumerate(jobs)]
    with multiprocessing.get_context("spawn").Pool(min(workers, max(1, len(jobs)))) as pool:  # ended when left
        results = pool.imap_unordered(_one, numbered)
        for _ in numbered:
            left = until - time.monotonic()
            try:
                number, found = results.next(min(left, 1e6)) if left > 0 else results.next(0)
            except multiprocessing.TimeoutError:
                return
            yield jobs[number], found


def _one(given: tuple[Callable[[Any], Any], int, Any]) -> tuple[int, Any]:
    work, number, job = given
    return number, work(job)
