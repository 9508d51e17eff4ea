"""What can never be on a table of Ancient Knowledge: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from clio.engine.ids import Card, Seat
from clio.engine.words import Said
from clio.games.ancient_knowledge.sentences import said
from clio.games.ancient_knowledge.state import (
    ARTIFACT,
    ARTIFACT_SPACES,
    ARTIFACTS,
    BOARD,
    CHOSEN,
    COLLECTION,
    DECK,
    DISCARD,
    HAND,
    HAND_LIMIT,
    LOOKED,
    MOST_ROTATED,
    PAST,
    SLOTS,
    TECH_DECK,
    TECH_DISCARD,
    TIMELINE,
    AncientKnowledge,
)


def impossible(state: AncientKnowledge) -> list[Said]:
    """One sentence for each impossibility."""
    seats = state.layout.seats
    name = state.game.card_name
    found: list[Said] = []
    if sorted(state.order) != list(range(seats)):
        found.append(Said("clio.engine", "impossible-order"))
    if not 0 <= state.turn < seats:
        found.append(Said("clio.engine", "impossible-turn", last=seats - 1))
    lying = sorted(card for zone in state.zones for card in zone)
    if lying != list(range(state.lookup.cards)):
        found.append(said("impossible-count", wanted=state.lookup.cards, found=len(lying)))
    for zone in (DECK, DISCARD):
        found += [
            said("impossible-pile", card=name[card]) for card in state.zones[zone] if card >= state.lookup.buildings
        ]
    for level in (1, 2):
        for zone in (TECH_DECK + level, TECH_DISCARD + level):
            for card in state.zones[zone]:
                if state.lookup.level[card] != level:
                    found.append(said("impossible-level", card=name[card], level=level))
    found += impossible_board(state)
    for seat in state.layout.all_seats:
        found += impossible_seat(state, seat)
    timelines = {card for seat in state.layout.all_seats for card in state.zones[TIMELINE + seat]}
    for card in map(Card, range(state.lookup.cards)):
        if state.tokens[card] < 0:
            found.append(said("impossible-tokens", card=name[card]))
        if state.tokens[card] and card not in timelines:
            found.append(said("impossible-knowledge", card=name[card]))
        if (state.slot[card] > 0) != (card in timelines):
            found.append(said("impossible-slot", card=name[card]))
    return found


def impossible_board(state: AncientKnowledge) -> list[Said]:
    found: list[Said] = []
    for board in range(3):
        cards = state.zones[BOARD + board]
        level = state.levels[board]
        if any(state.lookup.level[card] != level for card in cards):
            found.append(said("impossible-board-level", board=board + 1, level=level))
        if len(cards) == 1 or len(cards) > 3 or (not level and cards):
            found.append(said("impossible-board", board=board + 1, n=len(cards)))
    if state.levels.count(1) > (1 if state.midgame else 2):
        found.append(said("impossible-boards"))
    return found


def impossible_seat(state: AncientKnowledge, seat: Seat) -> list[Said]:
    zones = state.zones
    name = state.game.card_name
    who = seat + 1
    found: list[Said] = []
    if len(zones[HAND + seat]) > HAND_LIMIT:
        found.append(said("impossible-hand", seat=who, n=len(zones[HAND + seat]), limit=HAND_LIMIT))
    if len(zones[ARTIFACTS + seat]) > ARTIFACT_SPACES:
        found.append(said("impossible-artifacts", seat=who, limit=ARTIFACT_SPACES))
    lookup = state.lookup
    wrong = [("building", card) for zone in (HAND, CHOSEN) for card in zones[zone + seat] if card >= lookup.buildings]
    wrong += [
        ("monument", card) for zone in (TIMELINE, PAST) for card in zones[zone + seat] if card >= lookup.monuments
    ]
    wrong += [("artifact", card) for card in zones[ARTIFACTS + seat] if lookup.kind[card] != ARTIFACT]
    wrong += [("technology", card) for card in zones[COLLECTION + seat] if card < lookup.buildings]
    found += [said("impossible-kind", seat=who, card=name[card], kind=kind) for kind, card in wrong]
    places = sorted((state.slot[card], state.row[card]) for card in zones[TIMELINE + seat])
    for slot, row in places:
        if not 1 <= slot <= SLOTS or row not in (0, 1):
            found.append(said("impossible-place", seat=who, row=row, slot=slot))
        if row == 1 and (slot, 0) not in places:
            found.append(said("impossible-above", seat=who, slot=slot))
    if len(set(places)) != len(places):
        found.append(said("impossible-same-place", seat=who))
    if state.lost[seat] < 0:
        found.append(said("impossible-lost", seat=who))
    if len(zones[PAST + seat]) > MOST_ROTATED:
        found.append(said("impossible-past", seat=who, n=len(zones[PAST + seat]), most=MOST_ROTATED))
    if not 0 <= state.rotated[seat] <= len(zones[PAST + seat]):
        found.append(said("impossible-rotated", seat=who, n=state.rotated[seat], past=len(zones[PAST + seat])))
    if zones[LOOKED + seat] and state.result is not None:
        found.append(said("impossible-looked", seat=who))
    return found
