"""SETUP, FIRST: how a game of Ancient Knowledge begins."""

from __future__ import annotations

from collections.abc import Mapping

from clio.engine.ids import Card, Seat
from clio.games.ancient_knowledge.rules.turn import FinishSetup, Opening
from clio.games.ancient_knowledge.state import (
    DECK,
    HAND,
    TECH_DECK,
    AncientKnowledge,
    Rulings,
)

DEALT = 10
DISCARDED = 4
SETS = 4


def rulings_from(options: Mapping[str, str]) -> Rulings:
    """The options of a table, as the rules read them."""
    rulings = Rulings()
    rulings.teams = options["teams"] == "yes"
    rulings.sets = options["starting_sets"] == "yes"
    rulings.flip_at_once = options["midgame_check"] == "at_once"
    rulings.archive_any = options["archive"] == "any"
    rulings.skip_full_hand = options["full_hand_look"] == "skip"
    rulings.opening_returns = options["opening_discards"] == "deck"
    rulings.own_effect_first = options["learn_order"] == "own_first"
    rulings.split_choice = options["chosen_removal"] == "total"
    rulings.every_need = options["requirement_discount"] == "every_number"
    if options["ages"]:
        rulings.ages = [int(age) for age in options["ages"].split(",")]
    return rulings


# Rules: AK-FIRST-01, AK-FIRST-03, AK-SETUP-01, AK-SETUP-03, AK-SETUP-08, AK-SETUP-09.
def lay_out(state: AncientKnowledge, options: Mapping[str, str]) -> None:
    """Chance in this order: first player, starting sets, buildings, technologies I, technologies II."""
    seats = state.layout.seats
    state.order = turn_order(state, first_player(state, options))
    lookup = state.lookup
    buildings = [Card(card) for card in range(lookup.buildings)]
    sets = [[card for card in buildings if lookup.set[card] == number + 1] for number in range(SETS)]
    taken: list[Card] = []
    if state.rulings.sets:
        numbers = list(range(SETS))
        state.dice.shuffle(numbers)
        for seat in range(seats):
            taken += sets[numbers[seat]]
            state.zones[HAND + seat].extend(sets[numbers[seat]])
    state.zones[DECK].extend(card for card in buildings if card not in taken)
    state.shuffle(DECK)
    for card in range(lookup.buildings, lookup.cards):
        state.zones[TECH_DECK + lookup.level[card]].append(Card(card))
    state.shuffle(TECH_DECK + 1)
    state.shuffle(TECH_DECK + 2)
    state.agenda.append(FinishSetup())
    if not state.rulings.sets:
        for seat in state.order:
            for _ in range(DEALT):
                state.move(state.zones[DECK][-1], DECK, HAND + seat)
        state.agenda.append(Opening(state.layout.everyone, DISCARDED))


def first_player(state: AncientKnowledge, options: Mapping[str, str]) -> int:
    """AK-SETUP-02: at random, unless a seat is named."""
    choice = options["first_player"]
    if choice == "random":
        return state.dice.below(state.layout.seats)
    return int(choice.removeprefix("seat:"))


# Rules: AK-TEAM-01.
def turn_order(state: AncientKnowledge, first: int) -> list[Seat]:
    """Clockwise; in team play the first player's partner is second (AMB-45)."""
    seats = state.layout.all_seats
    if state.rulings.teams:
        other = 2 - (first & 2)
        return [seats[place] for place in (first, first ^ 1, other, other + 1)]
    return seats[first:] + seats[:first]
