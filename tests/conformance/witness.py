"""Two independent answers to: what can a seat know? They know the truth and the events, not the kernel's memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, permutations, product

from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.event import MOVED, SHUFFLED, Event
from clio.engine.redeal import hidden_places
from clio.engine.state import State
from tests.conformance.play import by_name, observed

# --- where each card may be, from the events of the whole game ------------------------------------------


class Witness:
    """Follows all events with one pair of eyes. Who knows a card's place knows it as long as the card is
    followed, so the place itself need not be kept: it is the true one.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game, self.layout = state.game, state.layout
        self.eyes = 1 << seat if seat >= 0 else state.layout.everyone
        self.count: dict[int, int] = {}
        self.zones: dict[int, set[int]] = {}
        self.placed: set[int] = set()

    def begin(self, zones: list[list[int]]) -> None:
        """The table on which the first event happens."""
        self.count = {zone: len(cards) for zone, cards in enumerate(zones)}

    def watch(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.name == SHUFFLED:
                self.placed -= {card for card in self.placed if self.zones[card] == {event.src}}
            elif event.name == MOVED:
                self.moved(event)

    def moved(self, event: Event) -> None:
        card, src, dst = event.card, event.src, event.dst
        self.count[src] -= 1
        self.count[dst] += 1
        if event.seen & self.eyes == self.eyes:
            if card not in self.placed:
                self.mixed_up(card, src)
            self.put(card, dst)
        elif card in self.placed:
            self.put(card, dst)
        else:
            back = self.game.card_back
            for other, zones in self.zones.items():
                if src in zones and back[other] == back[card] and other not in self.placed:
                    zones.add(dst)
        if not self.count[src]:
            for zones in self.zones.values():
                zones.discard(src)

    def put(self, card: int, zone: int) -> None:
        self.zones.pop(card, None)
        self.placed.discard(card)
        if self.layout.sees[zone] & self.eyes != self.eyes:
            self.zones[card] = {zone}
            if self.layout.ordered[zone]:
                self.placed.add(card)

    def mixed_up(self, card: int, src: int) -> None:
        """Any copy that might have been in src might have been this one: see Knowledge."""
        name = self.game.card_name
        twins = [c for c, zones in self.zones.items() if name[c] == name[card] and src in zones and c != card]
        twins = [c for c in twins if c not in self.placed]
        everywhere = set(range(1000))
        sets = {c: self.zones[c] for c in twins}
        sets[card] = self.zones.get(card, everywhere)
        line = sorted(sets, key=lambda c: (len(sets[c]), sum(1 << zone for zone in sets[c]), c))
        unions = [sets[a] | sets[b] for a, b in pairwise(line)]
        line.remove(card)
        for c, union in zip(line, unions, strict=True):
            if len(union) == len(everywhere):
                del self.zones[c]
            else:
                self.zones[c] = union


def check_witness(witness: Witness, state: State, seat: int) -> None:
    known = state.knowledge(seat)
    kernel = {
        card: {zone for zone in range(len(state.zones)) if mask >> zone & 1} for card, mask in known.zones.items()
    }
    assert kernel == witness.zones, f"seat {seat} remembers {kernel}, the events tell {witness.zones}"
    assert set(known.placed) == witness.placed, f"seat {seat} knows other places than the events tell"


# --- every world that is really possible ----------------------------------------------------------------


class Script(Dice):
    """Dice that fall as written; what they were asked for tells which other ways there are."""

    def __init__(self, falls: tuple[int, ...]) -> None:
        super().__init__(0, 0, 0, 0, 0)
        self.falls = falls
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        self.uses += 1
        self.sides.append(n)
        return self.falls[len(self.sides) - 1] if len(self.sides) <= len(self.falls) else 0


def all_outcomes(state: State, seat: int, action: Action, limit: int) -> Iterator[State]:
    """The table after an action, for every way the dice can fall."""
    first = Script(())
    probe = state.clone()
    probe.dice = first
    probe.events = []
    probe.apply(seat, action)
    ways = 1
    for sides in first.sides:
        ways *= sides
    if ways == 1:
        yield probe
        return
    if ways > limit:
        raise TooMany
    for falls in product(*map(range, first.sides)):
        table = state.clone()
        table.dice = Script(falls)
        table.events = []
        table.apply(seat, action)
        yield table


class TooMany(Exception):
    """Too many worlds to count: stop here."""


class Worlds:
    """All worlds that agree with everything a seat has seen, found by trying them all."""

    def __init__(self, state: State, seat: int, back: int, secret_kinds: set[int], limit: int) -> None:
        self.seat = seat
        self.back = back  # only cards with this back are tried in other places
        self.secret = secret_kinds  # actions of which the others are told the kind only
        self.limit = limit
        self.worlds = {by_name(world): world for world in arrangements(state, seat, back)}

    def follow(self, truth: State, actor: int, action: Action, before: State) -> None:
        """The truth has gone on from `before` by an action: keep the worlds in which that looks the same."""
        assert truth.events is not None
        seen = observed(truth.events, truth, self.seat)
        found = {}
        for world in self.worlds.values():
            for choice in world.legal(actor):
                same = choice is action if actor == self.seat else self.sounds_like(choice, action)
                if not same:
                    continue
                for after in all_outcomes(world, actor, choice, self.limit):
                    assert after.events is not None
                    if observed(after.events, after, self.seat) == seen and after.open_mask() == truth.open_mask():
                        found[by_name(after)] = after
        if len(found) > self.limit:
            raise TooMany
        self.worlds = found

    def sounds_like(self, choice: Action, action: Action) -> bool:
        return choice is action or (choice.kind == action.kind and action.kind in self.secret)


def arrangements(state: State, seat: int, back: int) -> Iterator[State]:
    """Every way to lay the hidden cards of one back, agreeing with what the seat remembers."""
    backs = state.game.card_back
    places = [(z, p) for z, p in hidden_places(state, seat) if backs[state.zones[z][p]] == back]
    cards = [state.zones[zone][place] for zone, place in places]
    known = state.knowledge(seat)
    placed = known.places(state.zones)
    done = set()
    for order in permutations(cards):
        if any(
            not known.zones.get(card, 1 << zone) >> zone & 1 or placed.get(card, place) != place
            for card, (zone, place) in zip(order, places, strict=True)
        ):
            continue
        world = state.clone()
        world.forget_legal()
        for card, (zone, place) in zip(order, places, strict=True):
            world.zones[zone][place] = card
        key = by_name(world)
        if key not in done:
            done.add(key)
            yield world
