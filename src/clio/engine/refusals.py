"""Why something is refused: the rule that says so and the message that explains it.

A game keeps its reasons in one list; each is written where the rules give it, and known there by its code.
"""

from __future__ import annotations


class Refusal:
    """Why not: the rule that says so and the message that explains it."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message


class Refusals:
    """The reasons of a game, by code. Codes hold for one run of the program: nothing stores them."""

    def __init__(self) -> None:
        self.all = [Refusal("", "legal")]

    def add(self, rule: str, message: str) -> int:
        """One more reason; its code."""
        self.all.append(Refusal(rule, message))
        return len(self.all) - 1
