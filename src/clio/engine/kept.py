"""What was worked out once and may be wanted again: the latest, up to so many."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """When it is full the older half is forgotten, but for what was wanted since: never all of it at once."""

    def __init__(self, most: int) -> None:
        self.half = max(1, most // 2)
        self.young: dict[K, V] = {}
        self.old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        found = self.young.get(key)
        if found is None and self.old:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, value: V) -> V:
        if len(self.young) >= self.half:
            self.old, self.young = self.young, {}
        self.young[key] = value
        return value

    def clear(self) -> None:
        self.old, self.young = {}, {}

    def __len__(self) -> int:
        return len(self.young) + len(self.old)
