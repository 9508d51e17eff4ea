"""The moves of one question: numbered, named in the reader's language, found again from what a person types."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clio.cli.speech import Misuse
from clio.engine.errors import did_you_mean
from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.view import View
from clio.engine.words import Words, rule_sentence

GAP = 3  # spaces between two moves


class Moves:
    """What a seat can do now, numbered from 1, and after that what it cannot do."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.namer = Namer(game, words)
        self.groups: dict[str, list[str]] = {}
        asked = view.question()
        self.set = asked.set if asked.ticks() else None  # several picks are one answer, named on one line
        refused = {entry.action for entry in asked.refused}
        for action in asked.moves():
            if action not in refused:
                self.groups.setdefault(self.namer.group(action), []).append(action)
        self.legal = [action for group in self.groups.values() for action in group]
        self.refused = view.question().refused

    def listing(self, width: int) -> Table:
        """The legal moves, a line or two for each group."""
        room = width - 1 - max(cell_len(group) for group in self.groups)
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        number = 0
        for group, actions in self.groups.items():
            moves = []
            for action in actions:
                number += 1
                move = Text.assemble((f"{number}", "bold cyan"), f" {self.namer.short(action)}")
                remark = self.game.remark(self.view, action, self.words)
                if remark:
                    move.append(f" ({remark})", style="dim")
                move.append(self.amount(action), style="dim")
                moves.append(move)
            table.add_row(group, flow(moves, room))
        return table

    def amount(self, action: str) -> str:
        """Of a pick of a set: how many there are, and what each is worth, where that is not one."""
        found = self.set.ticks().get(action) if self.set else None
        if found is None:
            return ""
        return (f" ×{found.count}" if found.count > 1 else "") + (f" ={found.worth}" if found.worth > 1 else "")

    def hint(self) -> str:
        """How a set is answered; nothing where one move is the answer."""
        if not self.set:
            return ""
        least, most = self.set.least - self.set.picked, (self.set.most or 0) - self.set.picked
        return self.words.say("set-line-" + self.set.need, n=least if least > 0 else most, least=least, most=most)

    def reasons(self, width: int) -> Group:
        """What is not possible, numbered after the legal moves: each reason once, with the moves it forbids."""
        found: dict[tuple[str, str], list[Text]] = {}
        for number, entry in enumerate(self.refused, len(self.legal) + 1):
            move = Text.assemble((str(number), "cyan"), f" {self.namer.full(entry.action)}", style="dim")
            found.setdefault((entry.message, entry.rule), []).append(move)
        parts: list[RenderableType] = []
        for (message, rule), moves in found.items():
            parts.append(Text.assemble(self.words.say(message), (f" {rule}", "dim cyan")))
            parts.append(Padding(flow(moves, width - 2), (0, 0, 0, 2)))
        return Group(*parts)

    def why_not(self, action: str, rule: str, message: str) -> Text:
        """One refusal in full: the reason, and the rule that says so."""
        text = Text.assemble((self.namer.full(action), "bold"), ": ", self.words.say(message))
        sentence = rule_sentence(self.game.rules, rule, self.words.language)
        if sentence:
            text.append(f"\n  {rule}", style="cyan").append(f" {sentence}", style="dim")
        return text

    def pick(self, typed: str) -> str:
        """The notation of the move a person means: its number, its notation, or the beginning of one."""
        if typed.isdigit():
            if not 1 <= int(typed) <= len(self.legal):
                raise Misuse("bad-number", number=typed, last=len(self.legal))
            return self.legal[int(typed) - 1]
        found = self.matching(typed, self.legal)
        if len(found) == 1:
            return found[0]
        if found:
            raise Misuse("ambiguous", typed=typed, moves=", ".join(found[:6]))
        known = self.matching(typed, self.game.actions.by_text)
        if len(known) == 1:
            return known[0]  # a move of this game, but not now: who asked will say why
        raise Misuse("unknown-move", typed=typed, hint=did_you_mean(typed, self.legal))

    def picks(self, typed: str) -> list[str]:
        """All that was typed on one line: one move, or a whole set in any order, by numbers or with commas."""
        if not self.set:
            return [self.pick(typed)]
        numbers = typed.replace(",", " ").split()
        parts = numbers if all(part.isdigit() for part in numbers) else typed.split(",")
        found = [self.tick(part.strip()) for part in parts if part.strip()]
        whole = all(action in self.set.texts() for action in found)
        return [*found, self.set.stop] if whole and self.set.stop else found

    def tick(self, typed: str) -> str:
        """One pick of a set: the name of a card will do."""
        card = self.card(typed)
        named = [action for action in self.legal if card and card in action.split()]
        return named[0] if len(named) == 1 else self.pick(typed)

    def about(self, typed: str) -> list[str]:
        """Every candidate of this question a person may mean, legal or not: by number, notation or card."""
        candidates = [*self.legal, *(entry.action for entry in self.refused)]
        if typed.isdigit():
            if not 1 <= int(typed) <= len(candidates):
                raise Misuse("bad-number", number=typed, last=len(candidates))
            return [candidates[int(typed) - 1]]
        found = self.matching(typed, candidates)
        if not found:
            card = self.card(typed)
            found = [action for action in candidates if card and action.partition(" ")[2] == card]
        return found

    def card(self, typed: str) -> str:
        """The card a person means, by its id or by its name in their language."""
        wanted = squeeze(typed)
        for name in self.game.card_name:
            if wanted in (squeeze(name), squeeze(self.words.card(name))):
                return name
        return ""

    def matching(self, typed: str, actions: Iterable[str]) -> list[str]:
        """The actions whose notation or name this is; else those that begin so, word by word."""
        actions = list(actions)
        wanted = squeeze(typed)
        exact = [a for a in actions if wanted in (squeeze(a), squeeze(self.namer.full(a)))]
        if exact:
            return exact[:1]
        parts = wanted.split()
        return [action for action in actions if begins(parts, squeeze(action).split())]


def flow(moves: Iterable[Text], width: int) -> Text:
    """The moves one after the other; a new line begins between two moves, never within one."""
    text, used = Text(), 0
    for move in moves:
        if used and used + GAP + move.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" " * GAP)
            used += GAP
        text.append_text(move)
        used += move.cell_len
    return text


def squeeze(text: str) -> str:
    """Small letters; hyphens, underscores and spaces are all the same."""
    return " ".join(re.sub(r"[\s_-]+", " ", text.lower()).split())


def begins(typed: list[str], action: list[str]) -> bool:
    """Do the typed words begin the words of the action, one after the other?"""
    if len(typed) > len(action):
        return False
    return all(word.startswith(part) for part, word in zip(typed, action, strict=False))
