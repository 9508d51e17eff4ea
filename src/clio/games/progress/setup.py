"""SETUP: how a game of Progress begins."""

from __future__ import annotations

from collections.abc import Mapping

from clio.engine.ids import Card, Seat
from clio.games.progress.deck import Deck
from clio.games.progress.rules.benefits import gain
from clio.games.progress.rules.milestones import uncover_next
from clio.games.progress.rules.turn import Turn
from clio.games.progress.state import (
    ACTION,
    ARTIST_PILE,
    ARTISTS,
    BOX,
    DECK,
    HAND,
    MEDIEVAL,
    MILESTONE_PILE,
    PERSONALITY,
    PHILOSOPHERS,
    RENAISSANCE,
    SCIENTIST_PILE,
    SCIENTISTS,
    SKILL_COUNT,
    Lookup,
    Progress,
    Rulings,
)


# Rules: PR-FAST-01, PR-FASTER-01, PR-FASTER-02, PR-MIX-01, PR-MIX-03, PR-SOLO-01.
def rulings_from(deck: Deck, options: Mapping[str, str]) -> Rulings:
    """The options of a table, as the rules read them."""
    rulings = Rulings()
    seats = int(options["players"])
    industrial = options["industrial"] == "yes"
    faster = options["variant"] == "faster"
    rulings.solo = seats == 1
    rulings.last_age = 4 if industrial else 3
    rulings.first_action_space = 0 if options["variant"] == "normal" else 1
    symbols = deck.symbols
    french = options["age4_symbols"] == "1-2-2-3-3"
    fourth = (symbols.age_4_alternative if french else symbols.age_4) if industrial else symbols.end_base
    by_age = [(), (), symbols.age_2, symbols.age_3, fourth, symbols.end_industrial]
    rulings.needed = [0, 0, *(symbols.faster if faster else row[seats - 1] for row in by_age[2:])]
    rulings.personalities = options["personalities"] == "yes"
    rulings.milestones = options["milestones"] == "yes"
    rulings.owner_bonus_at_once = options["milestone_owner_bonus"] == "at_once"
    rulings.current_personality_only = options["personality_vp"] == "current"
    rulings.may_decline_personality = options["personality_gap"] == "may"
    rulings.last_call = options["heritage_deadline"] == "last_call"
    rulings.random_personality = options["personality_pick"] == "random"
    rulings.extra_development = 1 if options["research_limit"] == "literal" else 0
    rulings.draw_up_to = options["draw_count"] == "up_to"
    rulings.shuffle_once = options["shuffle_repeat"] == "once"
    rulings.optional_reshuffle = options["empty_shuffle"] == "optional"
    rulings.one_power_step = options["power_steps"] == "one"
    rulings.single_area = options["symbol_scope"] == "single"
    rulings.title_shift = int(options["solo_top_title"]) - 66
    rulings.any_skill = options["skill_gain"] == "any"
    rulings.set_bonus_for_all = options["set_bonus"] == "everyone_once"
    rulings.time_top_only = options["time_swap"] == "top"
    rulings.any_overpay = options["overpay"] == "any"
    rulings.copy_pays = options["copy_pays"] == "yes"
    rulings.time_purged = options["time_purge"] == "purged"
    rulings.free_after_draw = options["free_after_draw"] == "yes"
    rulings.stall_rounds = int(options["stall_rounds"])
    return rulings


# Rules: PR-IND-01, PR-SETUP-03, PR-SETUP-04, PR-SETUP-09, PR-SETUP-10, PR-SETUP-11, PR-SETUP-12, PR-SETUP-13,
# PR-SETUP-14.
def lay_out(state: Progress, deck: Deck, options: Mapping[str, str]) -> None:
    """Decks, boards, expansions, starting hands; chance is used in the order of R-01 to R-04."""
    lookup = state.lookup
    seats = state.layout.seats
    first = first_player(state, options)
    state.order = state.layout.all_seats[first:] + state.layout.all_seats[:first]
    box = state.zones[BOX]
    for card in range(lookup.first_personality):
        age = lookup.age[lookup.tech[card]]
        used = lookup.mark[card] <= seats and age <= state.rulings.last_age
        (state.zones[DECK + age] if used else box).append(Card(card))
    for age in range(1, state.rulings.last_age + 1):
        state.shuffle(DECK + age)
    for seat in range(seats):
        state.skill[SKILL_COUNT * seat + ACTION] = state.rulings.first_action_space
    lay_personalities(state, lookup)
    lay_milestones(state, lookup)
    for seat, size in zip(state.order, deck.starting_hands[seats - 1], strict=True):
        for _ in range(size):
            state.move(state.zones[DECK + 1][-1], DECK + 1, HAND + seat)
    state.agenda.append(Turn(state.order[0]))


# Rules: PR-SETUP-08.
def first_player(state: Progress, options: Mapping[str, str]) -> int:
    """C-13: at random, a named seat, or the youngest."""
    choice = options["first_player"]
    if choice == "random":
        return state.dice.below(state.layout.seats)
    if choice == "youngest":
        ages = [int(age) for age in options["ages"].split(",")]
        return ages.index(min(ages))
    return int(choice.removeprefix("seat:"))


def lay_personalities(state: Progress, lookup: Lookup) -> None:
    """PR-PERS-01, PR-PERS-02, PR-PERS-03: Philosophers are dealt, fix the turn order and give their benefit at once."""
    people = [Card(card) for card in range(lookup.first_personality, lookup.first_milestone)]
    if not state.rulings.personalities:
        state.zones[BOX].extend(people)
        return
    dealt = state.rulings.random_personality
    homes = [
        PHILOSOPHERS,
        SCIENTIST_PILE if dealt else SCIENTISTS,
        ARTIST_PILE if dealt else ARTISTS,
    ]
    for card in people:
        state.zones[homes[lookup.group[card]]].append(card)
    state.shuffle(PHILOSOPHERS)
    if dealt:
        state.shuffle(SCIENTIST_PILE)
        state.shuffle(ARTIST_PILE)
    number: dict[Seat, int] = {}
    for seat in state.order:
        card = state.zones[PHILOSOPHERS][-1]
        state.move(card, PHILOSOPHERS, PERSONALITY + seat)
        number[seat] = lookup.number[card]
        gain(state, seat, lookup.card_gain[card], True)
    state.pour(PHILOSOPHERS, BOX)
    state.order = sorted(state.order, key=number.__getitem__)


def lay_milestones(state: Progress, lookup: Lookup) -> None:
    """PR-MILE-01: the Ancient ones in a pile, the top one current; the others wait."""
    cards = [Card(card) for card in range(lookup.first_milestone, len(lookup.tech))]
    if not state.rulings.milestones:
        state.zones[BOX].extend(cards)
        return
    homes = [MILESTONE_PILE, MEDIEVAL, RENAISSANCE]
    for card in cards:
        state.zones[homes[lookup.group[card]]].append(card)
    state.shuffle(MILESTONE_PILE)
    uncover_next(state)
