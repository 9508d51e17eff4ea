"""What is written to the log: trouble, and answers if wanted; never more lines of one kind than somebody can read."""

from __future__ import annotations

import logging
import time

MOST_ALIKE = 20  # lines of one kind in one window
WINDOW = 60.0  # seconds
KIND = 60  # so many characters of a message tell which kind it is


class Fewer(logging.Filter):
    """Lets the first lines of a kind through; how many were left out is said with the first of the next minute."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[str, str], list[float]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "clio.access":  # the operator asked for every one
            return True
        now = time.monotonic()
        kind = (record.name, str(record.msg)[:KIND])
        since, count = self.kinds.get(kind, (now, 0.0))
        left_out = 0
        if now - since >= WINDOW:
            left_out = max(0, int(count) - MOST_ALIKE)
            since, count = now, 0.0
        if len(self.kinds) > 1000:
            self.kinds.clear()
        self.kinds[kind] = [since, count + 1]
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more lines like this one were left out)"
            record.args = ()
        return count < MOST_ALIKE


def write_log(access: bool) -> None:
    """All lines go to the error stream; the time comes from whoever keeps them."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    handler.addFilter(Fewer())
    for name in ("clio", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # bad requests are answered, not written down
    logging.getLogger("clio.access").setLevel(logging.INFO if access else logging.WARNING)
