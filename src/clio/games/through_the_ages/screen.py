"""The table as a seat sees it, drawn for a terminal. Made from the seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from clio.engine.words import Words
from clio.games.through_the_ages.cards import Deck
from clio.games.through_the_ages.rules.tables import Tables
from clio.games.through_the_ages.state import AGES, NO_LAST_ROUND, RATINGS, SLOTS, TOKEN_CARDS, WORKER_CARDS

OWN_ZONES = ("leader", "unfinished wonder", "wonders", "play", "colonies", "personal tactic", "wars", "pact", "hand")


class Seen:
    """A view with the numbers of the cards beside it."""

    def __init__(self, deck: Deck, tables: Tables, view: Mapping[str, Any], words: Words) -> None:
        self.deck = deck
        self.tables = tables
        self.fields: Mapping[str, Any] = view["fields"]
        self.zones: Mapping[str, Any] = view["zones"]
        self.words = words

    def cards(self, zone: str) -> list[str]:
        """The cards of a zone by name, or as so many backs of an age."""
        seen = self.zones[zone]
        if "cards" in seen:
            return [self.words.card(name) for name in seen["cards"]]
        backs = seen["backs"]
        return [f"{backs.count(back)} × {AGES[back % 4]}" for back in sorted(set(backs))]

    def name(self, number: int) -> str:
        return self.words.card(self.deck.cards[number].id) if number >= 0 else "–"


def picture(seen: Seen, names: Sequence[str], width: int) -> Group:
    """Heading, row, and a column for each player."""
    fields, words = seen.fields, seen.words
    heading = Text.assemble(
        (words.say("age-" + AGES[fields["age"]].lower()), "bold"),
        "   ",
        words.say("table-round", n=fields["round"]),
    )
    if fields["last_round"] != NO_LAST_ROUND:
        heading.append("   " + words.say("table-last-round", n=fields["last_round"]), style="bold red")
    events = f"{len(seen.zones['events'].get('backs', []))} + {len(seen.zones['future events'].get('backs', []))}"
    heading.append("   " + words.say("table-events", what=events))
    return Group(heading, row(seen), players(seen, names))


def row(seen: Seen) -> Table:
    """The slots from left to right with their prices."""
    table = Table(
        box=box.SIMPLE, show_header=False, padding=(0, 1), title=seen.words.say("zone-row"), title_justify="left"
    )
    cards = iter(seen.cards("row"))
    cells = []
    for slot in range(SLOTS):
        card = next(cards, "") if seen.fields["filled"][slot] else "·"
        cells.append(Text.assemble((f"{slot + 1}", "dim"), " ", card, (f" {seen.tables.slot_price[slot]}", "yellow")))
    for start in range(0, SLOTS, 5):
        part = cells[start : start + 5]
        table.add_row(*part, *[Text("")] * (5 - len(part)))
    return table


def players(seen: Seen, names: Sequence[str]) -> Table:
    """What everybody has, side by side."""
    words, fields = seen.words, seen.fields
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold")
    table.add_column("")
    seats = len(names)
    for seat, name in enumerate(names):
        gone = fields["gone"] >> seat & 1
        style = "dim strike" if gone else "bold cyan" if seat == fields["turn"] else "bold"
        table.add_column(Text(f"{seat + 1} {name}", style=style), overflow="fold")
    for place, rating in enumerate(RATINGS):
        values = [fields["rating"][4 * seat + place] for seat in range(seats)]
        cells = [str(max(0, min(8, value) if rating == "happiness" else value)) for value in values]
        if rating in ("culture", "science"):
            cells = [f"+{cell}  ({fields[rating][seat]})" for seat, cell in enumerate(cells)]
        table.add_row(words.say("rating-" + rating), *cells)
    pairs = (("civil", "table-civil"), ("military", "table-military"))
    for field, message in pairs:
        cells = [f"{fields[field][seat]}/{fields[field + '_total'][seat]}" for seat in range(seats)]
        table.add_row(words.say(message), *cells)
    for field, message in (("yellow", "table-yellow"), ("blue", "table-blue"), ("pool", "table-pool")):
        table.add_row(words.say(message), *(str(fields[field][seat]) for seat in range(seats)))
    table.add_row(words.say("kind-government"), *(seen.name(fields["government"][seat]) for seat in range(seats)))
    table.add_row(words.say("table-workers"), *(workers(seen, seat) for seat in range(seats)))
    table.add_row(words.say("kind-tactic"), *(seen.name(fields["tactic"][seat]) for seat in range(seats)))
    for zone in OWN_ZONES:
        cells = [", ".join(seen.cards(f"{zone} {seat + 1}")) for seat in range(seats)]
        if any(cells):
            table.add_row(words.say("zone-" + zone.replace(" ", "-")), *cells)
    hands = [", ".join(seen.cards(f"military hand {seat + 1}")) for seat in range(seats)]
    table.add_row(words.say("zone-military-hand"), *hands)
    return table


def workers(seen: Seen, seat: int) -> str:
    """Technologies with workers, and the blue tokens on them."""
    lines = []
    for tech in range(WORKER_CARDS):
        count = seen.fields["workers"][WORKER_CARDS * seat + tech]
        tokens = seen.fields["tokens"][TOKEN_CARDS * seat + tech] if tech < TOKEN_CARDS else 0
        if count or tokens:
            lines.append(f"{seen.name(tech)} {count}" + (f" ●{tokens}" if tokens else ""))
    return "\n".join(lines)
