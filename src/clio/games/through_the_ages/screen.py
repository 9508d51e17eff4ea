"""The table as a seat sees it, drawn for a terminal. Made from the seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.cards import Deck
from clio.games.through_the_ages.rules.lookup import Lookup
from clio.games.through_the_ages.state import (
    AGES,
    NO_LAST_ROUND,
    RATING_COUNT,
    RATINGS,
    SLOTS,
    TOKEN_CARDS,
    WORKER_CARDS,
)

OWN_ZONES = ("leader", "unfinished wonder", "wonders", "play", "colonies", "personal tactic", "wars", "pact", "hand")


class ViewReader:
    """A view with the numbers of the cards beside it."""

    def __init__(self, deck: Deck, lookup: Lookup, view: View, words: Words) -> None:
        self.deck = deck
        self.lookup = lookup
        self.view = view
        self.words = words

    def cards(self, zone: str) -> list[str]:
        """The cards of a zone by name, or as so many backs of an age."""
        seen = self.view.zone(zone)
        if seen.cards is not None:
            return [self.words.card(name) for name in seen.cards]
        backs = seen.backs or []
        return [f"{backs.count(back)} × {AGES[back % 4]}" for back in sorted(set(backs))]

    def name(self, number: int) -> str:
        return self.words.card(self.deck.cards[number].id) if number >= 0 else "–"


def picture(seen: ViewReader, names: Sequence[str], width: int) -> Group:
    """Heading, row, and a column for each player."""
    view, words = seen.view, seen.words
    heading = Text.assemble(
        (words.say("age-" + AGES[view.one("age")].lower()), "bold"),
        "   ",
        words.say("table-round", n=view.one("round")),
    )
    if view.one("last_round") != NO_LAST_ROUND:
        heading.append("   " + words.say("table-last-round", n=view.one("last_round")), style="bold red")
    events = f"{view.count('events')} + {view.count('future events')}"
    heading.append("   " + words.say("table-events", what=events))
    return Group(heading, row(seen), players(seen, names))


def row(seen: ViewReader) -> Table:
    """The slots from left to right with their prices."""
    table = Table(
        box=box.SIMPLE, show_header=False, padding=(0, 1), title=seen.words.say("zone-row"), title_justify="left"
    )
    cards = iter(seen.cards("row"))
    cells = []
    for slot in range(SLOTS):
        card = next(cards, "") if seen.view.many("filled")[slot] else "·"
        cells.append(Text.assemble((f"{slot + 1}", "dim"), " ", card, (f" {seen.lookup.slot_price[slot]}", "yellow")))
    for start in range(0, SLOTS, 5):
        part = cells[start : start + 5]
        table.add_row(*part, *[Text("")] * (5 - len(part)))
    return table


def players(seen: ViewReader, names: Sequence[str]) -> Table:
    """What everybody has, side by side."""
    words, view = seen.words, seen.view
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold")
    table.add_column("")
    seats = len(names)
    for seat, name in enumerate(names):
        gone = view.one("gone") >> seat & 1
        style = "dim strike" if gone else "bold cyan" if seat == view.one("turn") else "bold"
        table.add_column(Text(f"{seat + 1} {name}", style=style), overflow="fold")
    for place, rating in enumerate(RATINGS):
        values = [view.many("rating")[RATING_COUNT * seat + place] for seat in range(seats)]
        cells = [str(max(0, min(8, value) if rating == "happiness" else value)) for value in values]
        if rating in ("culture", "science"):
            cells = [f"+{cell}  ({view.many(rating)[seat]})" for seat, cell in enumerate(cells)]
        table.add_row(words.say("rating-" + rating), *cells)
    pairs = (("civil", "table-civil"), ("military", "table-military"))
    for field, message in pairs:
        cells = [f"{view.many(field)[seat]}/{view.many(field + '_total')[seat]}" for seat in range(seats)]
        table.add_row(words.say(message), *cells)
    for field, message in (("yellow", "table-yellow"), ("blue", "table-blue"), ("pool", "table-pool")):
        table.add_row(words.say(message), *(str(view.many(field)[seat]) for seat in range(seats)))
    table.add_row(words.say("kind-government"), *(seen.name(view.many("government")[seat]) for seat in range(seats)))
    table.add_row(words.say("table-workers"), *(workers(seen, seat) for seat in range(seats)))
    table.add_row(words.say("kind-tactic"), *(seen.name(view.many("tactic")[seat]) for seat in range(seats)))
    for zone in OWN_ZONES:
        cells = [", ".join(seen.cards(f"{zone} {seat + 1}")) for seat in range(seats)]
        if any(cells):
            table.add_row(words.say("zone-" + zone.replace(" ", "-")), *cells)
    hands = [", ".join(seen.cards(f"military hand {seat + 1}")) for seat in range(seats)]
    table.add_row(words.say("zone-military-hand"), *hands)
    return table


def workers(seen: ViewReader, seat: int) -> str:
    """Technologies with workers, and the blue tokens on them."""
    lines = []
    for tech in range(WORKER_CARDS):
        count = seen.view.many("workers")[WORKER_CARDS * seat + tech]
        tokens = seen.view.many("tokens")[TOKEN_CARDS * seat + tech] if tech < TOKEN_CARDS else 0
        if count or tokens:
            lines.append(f"{seen.name(tech)} {count}" + (f" ●{tokens}" if tokens else ""))
    return "\n".join(lines)
