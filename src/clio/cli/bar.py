"""A progress bar for whatever takes longer than two seconds."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE: Final = 2.0  # seconds


class Bar:
    """Told how much is done; appears when patience is over, on the error stream, and only before a person."""

    def __init__(self, what: str, total: int | None) -> None:
        self.what = what
        self.total = total
        self.console = Console(file=sys.stderr)
        self.began = time.monotonic()
        self.progress: Progress | None = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.progress is not None:
            self.progress.stop()

    def told(self, done: int) -> None:
        if self.progress is None:
            if not self.console.is_terminal or time.monotonic() - self.began < PATIENCE:
                return
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.progress = Progress(*columns, console=self.console, transient=True)
            self.progress.add_task(self.what, total=self.total)
            self.progress.start()
        self.progress.update(self.progress.task_ids[0], completed=done)
