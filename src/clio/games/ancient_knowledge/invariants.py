"""What can never be on a table of Ancient Knowledge: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from clio.games.ancient_knowledge.state import (
    ARTIFACT,
    ARTIFACT_SPACES,
    ARTIFACTS,
    BOARD,
    BUILDINGS,
    CARDS,
    CHOSEN,
    COLLECTION,
    DECK,
    DISCARD,
    HAND,
    HAND_LIMIT,
    LOOKED,
    MONUMENTS,
    PAST,
    SLOTS,
    TECH_DECK,
    TECH_DISCARD,
    TIMELINE,
    AncientKnowledge,
)


def problems(state: AncientKnowledge) -> list[str]:
    """One sentence for each impossibility (DER-19)."""
    seats = state.layout.seats
    name = state.game.card_name
    found: list[str] = []
    if sorted(state.order) != list(range(seats)):
        found.append("The turn order must name every seat once.")
    if not 0 <= state.turn < seats:
        found.append(f"'turn' is a place in the turn order, from 0 to {seats - 1}.")
    lying = sorted(card for zone in state.zones for card in zone)
    if lying != list(range(CARDS)):
        found.append(f"There must be {CARDS} cards, each in one place; {len(lying)} were found.")
    for zone in (DECK, DISCARD):
        found += [f"{name[card]} is no building." for card in state.zones[zone] if card >= BUILDINGS]
    for level in (1, 2):
        for zone in (TECH_DECK + level, TECH_DISCARD + level):
            for card in state.zones[zone]:
                if state.tables.level[card] != level:
                    found.append(f"{name[card]} does not belong on a pile of level {level}.")
    found += board_problems(state)
    for seat in range(seats):
        found += seat_problems(state, seat)
    timelines = {card for seat in range(seats) for card in state.zones[TIMELINE + seat]}
    for card in range(CARDS):
        if state.tokens[card] < 0:
            found.append(f"{name[card]} has fewer than 0 tokens.")
        if state.tokens[card] and card not in timelines:
            found.append(f"{name[card]} has knowledge on it but lies in no timeline.")
        if (state.slot[card] > 0) != (card in timelines):
            found.append(f"{name[card]}: a card has a slot if and only if it lies in a timeline.")
    return found


def board_problems(state: AncientKnowledge) -> list[str]:
    found: list[str] = []
    for board in range(3):
        cards = state.zones[BOARD + board]
        level = state.levels[board]
        if any(state.tables.level[card] != level for card in cards):
            found.append(f"Board {board + 1} shows level {level} but holds a card of another level.")
        if len(cards) == 1 or len(cards) > 3 or (not level and cards):
            found.append(f"Board {board + 1} holds {len(cards)} cards: a board holds 2 or 3, a removed one none.")
    if state.levels.count(1) > (1 if state.midgame else 2):
        found.append("There are too many level I boards.")
    return found


def seat_problems(state: AncientKnowledge, seat: int) -> list[str]:
    zones = state.zones
    name = state.game.card_name
    who = f"Seat {seat + 1}"
    found: list[str] = []
    if len(zones[HAND + seat]) > HAND_LIMIT:
        found.append(f"{who} has {len(zones[HAND + seat])} cards in hand; the limit is {HAND_LIMIT} (AK-HAND-01).")
    if len(zones[ARTIFACTS + seat]) > ARTIFACT_SPACES:
        found.append(f"{who} has more than {ARTIFACT_SPACES} artifacts (AK-ARTI-03).")
    for zone in (HAND, CHOSEN):
        found += [f"{who}: {name[card]} is no building." for card in zones[zone + seat] if card >= BUILDINGS]
    for zone in (TIMELINE, PAST):
        found += [f"{who}: {name[card]} is no monument." for card in zones[zone + seat] if card >= MONUMENTS]
    for card in zones[ARTIFACTS + seat]:
        if state.tables.kind[card] != ARTIFACT:
            found.append(f"{who}: {name[card]} is no artifact.")
    found += [f"{who}: {name[card]} is no technology." for card in zones[COLLECTION + seat] if card < BUILDINGS]
    places = sorted((state.slot[card], state.row[card]) for card in zones[TIMELINE + seat])
    for slot, row in places:
        if not 1 <= slot <= SLOTS or row not in (0, 1):
            found.append(f"{who}: there is no place {row} in slot {slot}.")
        if row == 1 and (slot, 0) not in places:
            found.append(f"{who}: a monument lies above an empty place in slot {slot} (AK-CREATE-13).")
    if len(set(places)) != len(places):
        found.append(f"{who}: two monuments lie in the same place.")
    if state.lost[seat] < 0:
        found.append(f"{who} cannot have lost fewer than 0 knowledge.")
    if not 0 <= state.rotated[seat] <= len(zones[PAST + seat]):
        found.append(f"{who}: {state.rotated[seat]} rotated cards, but {len(zones[PAST + seat])} in the Past.")
    if zones[LOOKED + seat] and state.result is not None:
        found.append(f"{who}: cards are still looked at although the game is over.")
    return found
