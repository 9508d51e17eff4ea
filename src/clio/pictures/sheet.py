"""A file for the browser that is made once and never changes under its name."""

from __future__ import annotations

import gzip
import hashlib

TYPES = {"svg": "image/svg+xml", "css": "text/css; charset=utf-8"}


class Sheet:
    """Text to be served: its name holds a digest of its content, so it may be kept for ever."""

    def __init__(self, name: str, kind: str, text: str) -> None:
        self.text = text
        self.media_type = TYPES[kind]
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:12]
        self.path = f"/pictures/{name}-{self.digest}.{kind}"
        self.packed = gzip.compress(text.encode(), 9, mtime=0)
