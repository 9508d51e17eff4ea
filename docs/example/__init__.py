"""Bazaar: the example of docs/engine.md, a small game written on the kernel exactly as a real one."""

from docs.example.game import make

__all__ = ["make"]
