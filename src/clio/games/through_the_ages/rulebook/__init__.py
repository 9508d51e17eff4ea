"""The game's part of the rulebook: the first lesson, and the index of cards.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from typing import Final

from clio.engine.parts import AnyPart, Company, Entry, Filter, Grid, Group, Hand, Index, Prose, Scene
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.page import TablePage, the_game
from clio.games.through_the_ages.state import AGES, K_EVENT, KINDS

SHOWN_SLOTS: Final = ((0, 1, 2), (0, 1), (0,))  # of the three zones of the row
MILITARY_CARDS: Final = ("medieval_army", "raid_i", "military_bonus_i", "wealthy_territory_i")
PHASES: Final = ("start", "politics", "actions", "end")


def lesson(view: View, company: Company, words: Words) -> list[Scene]:
    """The pictures of the lesson in its order."""
    page = TablePage(view, company, words)
    board = page.board(page.seat)
    phases = [f"{words.say('learn-phase-' + phase)}: {words.say('learn-turn-' + phase)}" for phase in PHASES]
    ages = [f"{words.say('age-' + age.lower())}: {words.say('learn-age-' + age.lower())}" for age in AGES]
    military = [page.faces.card(name, "index") for name in MILITARY_CARDS]
    heads, treasures = board.heads(), board.treasures()
    great: list[AnyPart] = [heads, treasures]
    world = page.world()
    return [
        Scene("goal", [board.numbers()]),
        Scene("turn", [Prose(lines=phases, look="phases")]),
        Scene("row", [some_of(page.row())]),
        Scene("civil", [civil_hand(page)]),
        Scene("workers", [board.buildings()]),
        Scene("bank", [board.yellow()]),
        Scene("great", [Group(parts=great, look="civilization")]),
        Scene("military", [Hand(id="", name=words.say("hands-military"), cards=military)]),
        Scene("politics", world[2:]),
        Scene("end", [Prose(lines=ages, look="phases")]),
    ]


def some_of(row: Grid) -> Grid:
    """A few places of the row: every price is among them."""
    for column, shown in zip(row.columns, SHOWN_SLOTS, strict=True):
        column.slots = [column.slots[place] for place in shown]
    return row


def civil_hand(page: TablePage) -> Hand:
    cards = [page.faces.card(name, "hand") for name in page.seats[page.seat].cards("hand")]
    return Hand(id="", name=page.say("hands-civil"), cards=cards)


def index(view: View, company: Company, words: Words) -> Index:
    """Every card with its face, and what the index can be sifted by."""
    page = TablePage(view, company, words)
    decks = [(deck, words.say(f"pile-{deck}")) for deck in ("civil", "military")]
    filters = [
        Filter("age", words.say("part-age"), [(age, words.say(f"age-{age.lower()}")) for age in AGES[:4]]),
        Filter("kind", words.say("part-kind"), [(kind, words.say(f"kind-{kind}")) for kind in KINDS]),
        Filter("deck", words.say("filter-deck"), [*decks, ("board", words.say("deck-board"))]),
    ]
    return Index(filters, [entry(page, card.id) for card in the_game().deck.cards])


def entry(page: TablePage, name: str) -> Entry:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    face = page.game.deck.cards[page.faces.number[name]]
    deck = "board" if not face.copies[2] else "military" if face.kind >= K_EVENT else "civil"
    card = page.faces.card(name, "index")
    if face.copies[2]:
        card.note = f"{page.say('part-copies')} {' / '.join(map(str, face.copies))}"
    return Entry(card, {"age": AGES[face.age], "kind": KINDS[face.kind], "deck": deck}, [card.kind_name])
