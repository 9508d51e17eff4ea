"""The table in a terminal, drawn from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.card_text import effect_text
from clio.games.ancient_knowledge.cards import Card
from clio.games.ancient_knowledge.phrases import conditions_text
from clio.games.ancient_knowledge.state import SLOTS, Lookup

# A kind is told by colour and by shape, so that it is never told by colour alone.
SIGNS: Final = ("■", "●", "▲", "◆", "A", "W", "S")
STYLES: Final = ("yellow", "cyan", "magenta", "green", "yellow", "cyan", "magenta")
FULL, SHORT = 0, 1


class Board:
    """One picture of one view. Short, it leaves out what the cards in hand do."""

    def __init__(
        self,
        lookup: Lookup,
        cards: Sequence[Card],
        view: View,
        names: Sequence[str],
        words: Words,
    ) -> None:
        self.lookup = lookup
        self.cards = cards
        self.view = view
        self.names = names
        self.words = words
        self.number = {card.id: place for place, card in enumerate(cards)}
        self.seat = view.seat

    def draw(self, detail: int) -> RenderableType:
        parts: list[RenderableType] = [self.title(), self.boards()]
        seats = list(range(len(self.names)))
        if self.seat >= 0:
            seats.remove(self.seat)
            seats.append(self.seat)
        parts += [self.player(seat) for seat in seats]
        if self.seat >= 0:
            parts.append(self.hand(detail))
        return Group(*parts)

    def zone(self, name: str) -> list[str]:
        return self.view.cards(name)

    def count(self, name: str) -> int:
        return self.view.count(name)

    def card(self, name: str) -> Text:
        kind = self.lookup.kind[self.number[name]]
        return Text.assemble((SIGNS[kind], STYLES[kind]), " ", self.words.card(name))

    def listed(self, names: Sequence[str]) -> Text:
        return Text(", ").join(self.card(name) for name in names) if names else Text("–", style="dim")

    def title(self) -> Text:
        say, view = self.words.say, self.view
        seat = view.many("order")[view.one("turn")]
        text = Text.assemble((f" {say('game-ancient-knowledge')} ", "bold reverse"), " ")
        text.append(say("board-turn", who=self.names[seat], left=max(0, view.many("actions")[seat])), style="bold")
        if view.one("ending"):
            text.append(f"  {say('told-last-round')}", style="bold red")
        top = self.view.zone("discard").top
        text.append(f"  {say('zone-deck')} {self.count('deck')}", style="dim")
        text.append(f"  {say('zone-discard')} {self.count('discard')}", style="dim")
        return text.append(f" ({self.words.card(top)})", style="dim") if top else text

    def boards(self) -> Table:
        """The open technologies, each with what it asks for."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for number, level in enumerate(self.view.many("levels")):
            for place, name in enumerate(self.zone(f"board {number + 1}")):
                heading = self.words.say("board-level", level="I" * level) if not place else ""
                card = self.cards[self.number[name]]
                needs = conditions_text(card.needs, self.words) if card.needs else "–"
                grid.add_row(heading, self.card(name), f"{needs}: {effect_text(card, self.words)}")
        return grid

    def player(self, seat: int) -> Table:
        """A seat's timeline, Past, artifacts and technologies."""
        say, view = self.words.say, self.view
        grid = Table(
            show_header=True, header_style="dim", expand=False, title_justify="left", padding=(0, 1), show_lines=False
        )
        head = Text.assemble((self.names[seat], "bold"), "  ")
        head.append(
            say("board-facts", hand=self.count(f"hand {seat + 1}"), lost=view.many("lost")[seat]), style="not bold"
        )
        grid.title = head
        for slot in range(1, SLOTS + 1):
            grid.add_column(str(slot), min_width=8)
        for row in (1, 0):
            cells = [self.cell(seat, slot, row) for slot in range(1, SLOTS + 1)]
            if row == 0 or any(cell.plain for cell in cells):
                grid.add_row(*cells)
        past = self.zone(f"past {seat + 1}")
        text = say("board-past", n=len(past), rotated=view.many("rotated")[seat])
        caption = Text.assemble((f"{text}: ", "dim"), self.listed(past))
        for zone in ("artifacts", "collection"):
            caption.append(f"\n{say(f'zone-{zone}')}: ", style="dim").append_text(
                self.listed(self.zone(f"{zone} {seat + 1}"))
            )
        grid.caption = caption
        grid.caption_justify = "left"
        grid.caption_style = "not italic"
        return grid

    def cell(self, seat: int, slot: int, row: int) -> Text:
        placed = self.view.placed
        for place, name in enumerate(self.zone(f"timeline {seat + 1}")):
            where = f"timeline {seat + 1}/{place}"
            if placed["slot"].get(where) == slot and placed["row"].get(where, 0) == row:
                tokens = placed["tokens"].get(where, 0)
                return self.card(name).append(f" ×{tokens}" if tokens else "", style="bold red")
        return Text("")

    def hand(self, detail: int) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(style="dim")
        for name in sorted(self.zone(f"hand {self.seat + 1}"), key=self.number.__getitem__):
            card = self.cards[self.number[name]]
            effect = f"{self.words.say('moment-' + card.moment)}: {effect_text(card, self.words)}"
            grid.add_row(self.card(name), self.face(card), effect if detail == FULL else "")
        return grid

    def face(self, card: Card) -> str:
        """The numbers of a card: slot, cost, knowledge, points."""
        if card.kind == "artifact":
            return self.words.say("board-artifact", cost=card.cost)
        return self.words.say("board-monument", slot=card.slot, cost=card.cost, k=card.knowledge, vp=card.vp)


def picture(board: Board, width: int, height: int) -> RenderableType:
    """In full if it fits, else shorter."""
    full = board.draw(FULL)
    if not height:
        return full
    console = Console(width=width, height=height)
    return full if len(console.render_lines(full, pad=False)) <= height else board.draw(SHORT)


def remark(lookup: Lookup, number: Mapping[str, int], action: str, words: Words) -> str:
    """What a creation costs in cards."""
    verb, *rest = action.split()
    if verb != "create" or rest[0] not in number:
        return ""
    card = number[rest[0]]
    price = lookup.cost[card] + (abs(int(rest[1]) - lookup.start[card]) if len(rest) > 1 else 0)
    return words.say("board-price", n=price) if price else ""
