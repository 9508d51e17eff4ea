"""Tables with Personalities, and what can be seen of them."""

from __future__ import annotations

from functools import cache

import msgspec

from clio.games.progress.cards import load_cards
from clio.games.progress.deck import KNOWLEDGE, POWERS, SKILLS, Gains
from clio.games.progress.game import ProgressGame
from clio.games.progress.state import (
    PERSONALITY,
    RETIRED,
    Progress,
)
from tests.progress.table import Table, changed, tech

PHILOSOPHER_NAMES = ["thales", "pythagoras", "confucius", "plato", "aristotle"]  # numbers 1 to 5
SCIENTIST_NAMES = ["al_khwarizmi", "avicenna", "alhazen", "roger_bacon", "fibonacci"]
ARTIST_NAMES = ["leonardo_da_vinci", "michelangelo", "raphael", "albrecht_durer", "shakespeare"]


def gives(*names: str) -> Gains:
    """Steps and tokens by name, once for each mention."""
    rows = [tuple(names.count(name) for name in row) for row in (SKILLS, KNOWLEDGE, POWERS)]
    return Gains(*rows)


@cache
def game() -> ProgressGame:
    """The shipped deck, but for three Personalities with the benefits of the catalogue's examples."""
    deck = load_cards()
    people = {
        "thales": {"gives": gives("draw")},
        "avicenna": {"gives": gives("action"), "heritage": gives("general", "general")},
        "fibonacci": {"gives": gives("shuffle"), "heritage": gives("research")},
    }
    personalities = tuple(msgspec.structs.replace(person, **people.get(person.id, {})) for person in deck.personalities)
    symbols = [tech(f"{name}{age}", age=age, symbol=age + 1) for age in (1, 2, 3) for name in "xyz"]
    technologies = (*deck.technologies, *symbols)
    return ProgressGame(changed(deck, personalities=personalities, technologies=technologies))


def people_table(players: int = 3, age: int = 1, **options: str) -> Table:
    """Seat 0's action phase; seats hold Philosophers 1, 2, ... whose benefits a test sets by hand."""
    t = Table(game(), players, {"personalities": "yes", **options}).age(age)
    state = t.state
    state.order = state.layout.all_seats[:]
    state.skill = [0] * (7 * players)
    state.ready = [0] * (4 * players)
    for seat in range(players):
        t.personality(seat, PHILOSOPHER_NAMES[seat]).hand(seat)
    return t.act(0)


def holds(t: Table, seat: int) -> list[str]:
    return t.names(PERSONALITY + seat)


def face_down(t: Table, seat: int) -> list[str]:
    return t.names(RETIRED + seat)


def people(t: Table) -> set[str]:
    """The Personalities offered now."""
    return {text.removeprefix("personality ") for text in t.legal() if text.startswith("personality ")}


def next_age(t: Table) -> Table:
    """The player whose turn it is discovers the symbol that starts the next age (all needed ones but it lie ready)."""
    age, seat, players = t.state.age, t.state.order[t.state.turn], t.state.layout.seats
    needed = t.state.rulings.needed[age + 1]
    t.active((seat + 1) % players, *[f"{name}{age}" for name in "yz"[: needed - 1]])
    return t.hand(seat, f"x{age}").act(seat).do(f"discover x{age}")


def numbers(state: Progress) -> list[int]:
    """The number of each seat's Philosopher."""
    return [state.lookup.number[state.zones[PERSONALITY + seat][0]] for seat in range(state.layout.seats)]


def seeded(seed: int, players: int = 3) -> Progress:
    state = game().new(players=players, seed=seed, personalities="yes", first_player="seat:0")
    assert isinstance(state, Progress)
    return state
