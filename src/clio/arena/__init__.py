"""The arena: games between bots, by the thousand, to compare them and to find trouble."""

from __future__ import annotations

from clio.arena.fuzz import Report, fuzz
from clio.arena.simulate import simulate
from clio.arena.summary import Standing, Summary

__all__ = ["Report", "Standing", "Summary", "fuzz", "simulate"]
