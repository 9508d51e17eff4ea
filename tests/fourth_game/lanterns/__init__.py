"""Lanterns: the smallest whole game, written by CONTRIBUTING.md alone to see whether that can be done."""

from .game import make

__all__ = ["make"]
