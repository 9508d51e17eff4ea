"""Why one action is better than another: what the rules and the table in sight say of the two side by side.

All of it is counted, on the table before or on those at the end of either action, the same in all worlds; nothing is
guessed. What is told first decides most; the coach tells one or two.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.words import Fills
from clio.games.ancient_knowledge.operations.buildings import Move
from clio.games.ancient_knowledge.outlook import drawn_by, entering, price_of, wakes
from clio.games.ancient_knowledge.rules import kinds
from clio.games.ancient_knowledge.rules.decline import FOURTEEN
from clio.games.ancient_knowledge.rules.learn import met, need_discount
from clio.games.ancient_knowledge.rules.measures import facts
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import (
    BOARD,
    DECLINE,
    FINAL,
    HAND,
    OWN_KNOWLEDGE,
    PAST,
    PAST_KIND,
    PYRAMID,
    SLOTS,
    TIMELINE,
    TIMELINE_KIND,
    Amount,
    AncientKnowledge,
)

Fact = tuple[str, Fills]
FEW: Final = 2  # cards in hand with which little can be paid; monuments on the way
AWAKE: Final = {"learn": "contrast-wakes-learn", "create": "contrast-wakes-create"}
ASLEEP: Final = {"learn": "contrast-sleeps-learn", "create": "contrast-sleeps-create"}
CLEARLY: Final = 2  # by so much a number must differ


class Side:
    """One of the two actions, and the tables at its end."""

    def __init__(self, state: AncientKnowledge, seat: Seat, action: Action, ends: Sequence[AncientKnowledge]) -> None:
        self.state, self.seat, self.kind, self.ends = state, seat, action.kind, ends
        self.card = Card(action.card)
        self.name = state.game.card_name[action.card] if action.card >= 0 else ""
        self.following: Collection[str] = ()  # what is played later after this action only
        self.learns = action.kind == kinds.LEARN
        self.creates = action.kind == kinds.CREATE and 0 <= action.card < state.lookup.monuments
        self.slot = action.slot if self.creates else 0
        self.draws = drawn_by(state, seat, action)

    def hand(self) -> int:
        """Cards in hand at the end; -1 where that differs from world to world."""
        return same([len(end.zones[HAND + self.seat]) for end in self.ends])

    def tokens(self, card: Card) -> int:
        """Knowledge on a monument that is still on its way at the end; -1 where it is not, or where it differs."""
        on_the_way = all(card in end.zones[TIMELINE + self.seat] for end in self.ends)
        return same([end.tokens[card] for end in self.ends]) if on_the_way else -1

    def lost(self) -> int:
        return same([end.lost[self.seat] for end in self.ends])

    def meets(self, card: Card) -> int:
        """Is the requirement of a technology met at the end: in all worlds (1), in none (0) or in some (-1)?"""
        return same([int(learnable(end, self.seat, card)) for end in self.ends])

    def has(self, measured: int) -> int:
        """So much of what requirements ask for there is at the end; -1 where that differs."""
        return same([facts(end, self.seat)[measured] for end in self.ends])

    def value(self) -> int:
        """What a created monument would score as things stand."""
        return self.state.lookup.vp[self.card] + effect_points(self.state, self.seat, self.card)


def same(numbers: Sequence[int]) -> int:
    return numbers[0] if numbers and len(set(numbers)) == 1 else -1


def contrast(
    state: AncientKnowledge,
    seat: Seat,
    actions: tuple[Action, Action],
    ends: tuple[Sequence[AncientKnowledge], Sequence[AncientKnowledge]],
    following: Collection[str] = (),
) -> list[Fact]:
    best, taken = (Side(state, seat, action, tables) for action, tables in zip(actions, ends, strict=True))
    best.following = following
    parts = (
        too_late,
        vanishing,
        knowledge,
        requirement,
        places,
        burden,
        discards,
        effects,
        drawing,
        holding,
        on_the_way,
        earlier,
        waiting,
        boards,
    )
    return [fact for part in parts for fact in part(state, seat, best, taken)]


def learnable(state: AncientKnowledge, seat: Seat, card: Card) -> bool:
    needs = state.lookup.needs[card]
    every = state.rulings.every_need
    return not needs or met(needs, facts(state, seat), need_discount(state, seat), every)


def rivals(state: AncientKnowledge, seat: Seat, card: Card) -> int:
    """How many opponents meet the requirement of a technology; none where it has none."""
    return bool(state.lookup.needs[card]) * sum(learnable(state, other, card) for other in state.opponents(seat))


# --- the parts, in the order in which they are told


def turns_until_end(state: AncientKnowledge, seat: Seat) -> int:
    """In so many turns of one's own, this one too, the game is over by the monuments on their way; 0: later."""
    if state.ending:
        return 1
    soonest = 0
    for place, other in enumerate(state.order):
        there = len(state.zones[PAST + other])
        for turn in range(1, SLOTS + 1):
            arrived = sum(state.slot[card] <= turn for card in state.zones[TIMELINE + other])
            if there + arrived >= FOURTEEN:
                rounds = turn + (place < state.turn)  # who has moved in this round declines in the next one
                soonest = min(soonest or rounds, rounds)
                break
    return soonest if state.order[state.turn] == seat else 0


def too_late(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """What comes when the game is over."""
    turns = turns_until_end(state, seat)
    if not turns:
        return
    if taken.slot > turns and not best.slot > turns:
        yield ("contrast-too-late", {"cards": taken.name, "turns": turns})
    elif turns == 1 and state.actions[seat] == 1 and taken.kind in (kinds.EXCAVATE, kinds.SEARCH):
        yield ("contrast-last-cards", {})


def discards_itself(state: AncientKnowledge, card: Card) -> bool:
    """Is a monument discarded instead of coming to the Past as long as knowledge lies on it?"""
    effect = state.lookup.effect[card]
    waits = any(condition.measure == OWN_KNOWLEDGE and condition.low > 0 for condition in effect.conditions)
    return effect.moment == DECLINE and waits and any(op.name == "discard_self" for op in effect.ops)


def vanishing(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """A monument that is discarded instead of coming to the Past as long as knowledge lies on it."""
    if not taken.creates or taken.card == best.card:
        return
    k = entering(state, seat, taken.card)
    if discards_itself(state, taken.card) and k:
        yield ("contrast-vanishes", {"cards": taken.name, "n": k, "turns": taken.slot - 1})


def knowledge(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """Off which monuments the better action takes knowledge, and when these go to the Past; what can wait."""
    cards = [card for card in state.zones[TIMELINE + seat] if not discards_itself(state, card)]
    cards.sort(key=lambda card: state.slot[card])
    less: list[tuple[Card, int]] = []
    more: list[tuple[Card, int]] = []
    for card in cards:
        here, there = best.tokens(card), taken.tokens(card)
        if min(here, there) >= 0 and here != there:
            (less if here < there else more).append((card, abs(here - there)))
    names = state.game.card_name
    if less:
        fills: Fills = {
            "cards": " ".join(names[card] for card, _ in less),
            "n": sum(n for _, n in less),
            "turns": state.slot[less[0][0]] - 1,
            "count": len(less),
        }
        yield ("contrast-knowledge", fills)
    elif more and state.slot[more[0][0]] > FEW:
        card = more[0][0]
        yield ("contrast-time", {"cards": names[card], "turns": state.slot[card] - 1})
    sinks = [card for card in cards if state.slot[card] == 1]
    gone = all(card in end.zones[PAST + seat] for side in (best, taken) for end in side.ends for card in sinks)
    here, there = best.lost(), taken.lost()
    if sinks and gone and 0 <= here < there and not (best.slot == 1 or taken.slot == 1):
        fills = {"cards": " ".join(names[card] for card in sinks), "n": there - here}
        yield ("contrast-sinks", fills)
    elif best.learns and 0 <= here < min(there, state.lost[seat]):
        yield ("contrast-recovers", {"n": state.lost[seat] - here})


def requirement(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """Which open technologies can be learned after the better action only."""
    names, found = state.game.card_name, []
    for board in range(3):
        for card in state.zones[BOARD + board]:
            lies = all(card in end.zones[BOARD + board] for end in best.ends)
            if lies and best.meets(card) == 1 and taken.meets(card) == 0:
                found.append(names[card])
    wanted = [name for name in found if name in best.following] or found
    if wanted:
        yield ("contrast-meets", {"cards": " ".join(wanted), "count": len(wanted)})
        return
    for board in range(3):
        for card in state.zones[BOARD + board]:
            needs = state.lookup.needs[card]
            if names[card] in best.following and len(needs) == 1 and needs[0].low:
                here, there = best.has(needs[0].measure), taken.has(needs[0].measure)
                if 0 <= there < here:
                    fills: Fills = {"cards": names[card], "n": here, "other": there, "need": needs[0].low}
                    yield ("contrast-nearer", fills)


def boards(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """Technologies that are thrown away, or that somebody else may take."""
    if best.learns and taken.learns:
        for board in range(3):
            lying = state.zones[BOARD + board]
            if len(lying) == FEW and best.card in lying and taken.card in lying:
                yield ("contrast-thrown-away", {"cards": best.name})
    if best.learns and rivals(state, seat, best.card) and not (taken.learns and rivals(state, seat, taken.card)):
        yield ("contrast-rivals", {"cards": best.name, "n": rivals(state, seat, best.card)})


def earlier(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """A monument that is in the Past long before the other one."""
    if best.slot and best.card != taken.card and best.slot + CLEARLY <= taken.slot:
        yield ("contrast-earlier", {"cards": best.name, "others": taken.name, "turns": taken.slot - best.slot})


def places(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """The same monument in another slot."""
    if not best.slot or best.card != taken.card:
        return
    k = entering(state, seat, best.card)
    fills: Fills = {"cards": best.name, "slot": best.slot, "turns": abs(best.slot - taken.slot), "n": k}
    if best.slot > taken.slot and k:
        yield ("contrast-longer", fills)
    elif best.slot < taken.slot:
        yield ("contrast-sooner", fills)
    cheaper = price_of(state, taken.card, taken.slot) - price_of(state, best.card, best.slot)
    if cheaper > 0:
        yield ("contrast-cheaper", {"n": cheaper})


def effects(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """How much there is now that a card would react to."""
    lowest = [op.low for op in state.lookup.effect[taken.card].ops if isinstance(op, Move)] if taken.card >= 0 else []
    most = max((state.tokens[card] for card in state.zones[TIMELINE + seat]), default=0)
    if taken.kind == kinds.CREATE and lowest and min(lowest) > most:
        yield ("contrast-no-move", {"cards": taken.name, "n": min(lowest)})
    for side, messages in ((best, AWAKE), (taken, ASLEEP)):
        found = wakes(state, seat, side.card) if side.kind == kinds.CREATE else None
        if found is not None and (found[1] > 0) == (side is best):
            yield (messages[found[0]], {"cards": side.name, "n": found[1]})


def discards(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """Which of two cards is worth keeping: of the hand the one that the other choice throws away."""
    if best.kind == taken.kind == kinds.DISCARD:
        kept, thrown = taken, best
    elif best.kind == taken.kind == kinds.KEEP:
        kept, thrown = best, taken
    else:
        return
    asked, other = sight(state, seat, kept.card), sight(state, seat, thrown.card)
    if asked is not None and asked.n and asked.n >= asked.need:
        yield ("contrast-in-sight", {"cards": kept.name, "n": asked.n, "need": asked.need})
    if other is not None and other.n < other.need and not (asked is not None and asked.n < asked.need):
        yield ("contrast-out-of-sight", {"cards": thrown.name, "n": other.n, "need": other.need})
    monuments = state.lookup.monuments
    if kept.card < monuments and thrown.card < monuments:
        k, own = entering(state, seat, thrown.card), entering(state, seat, kept.card)
        n, mine = thrown.value(), kept.value()
        if mine - own >= n - k + CLEARLY:
            yield ("contrast-kept", {"cards": kept.name, "n": mine, "k": own, "others": thrown.name, "m": n, "l": k})


class Sight(NamedTuple):
    """Monuments of the kind that a card asks for or counts, in hand, in the timeline and in the Past."""

    n: int
    need: int  # 0: each counts


def sight(state: AncientKnowledge, seat: Seat, card: Card) -> Sight | None:
    """How many monuments of the kind that an effect asks for or counts are in hand or built; None for other effects."""
    effect = state.lookup.effect[card]
    asked = [(one.measure, one.low) for one in effect.conditions if one.low and kind_of(one.measure) >= 0]
    counted = [
        (n.measure, 0)
        for n in (getattr(op, "n", None) for op in effect.ops)
        if effect.moment == FINAL and isinstance(n, Amount) and kind_of(n.measure) >= 0
    ]
    if len(asked) + len(counted) != 1:
        return None
    (measured, need) = (asked + counted)[0]
    zones = [HAND + seat, TIMELINE + seat, *([PAST + seat] if measured <= PAST_KIND + PYRAMID else [])]
    kind = state.lookup.kind
    found = [each for zone in zones for each in state.zones[zone] if each != card and kind[each] == kind_of(measured)]
    return Sight(len(found), need)


def kind_of(measured: int) -> int:
    """The kind of monument that a measure counts; -1: none."""
    for first in (PAST_KIND, TIMELINE_KIND):
        if first <= measured <= first + PYRAMID:
            return measured - first
    return -1


def drawing(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """How many cards an action draws."""
    if taken.draws and best.draws >= taken.draws + CLEARLY:
        yield ("contrast-draws", {"n": best.draws, "other": taken.draws})
    elif (taken.draws or taken.kind in (kinds.EXCAVATE, kinds.SEARCH)) and taken.draws <= FEW and not best.draws:
        yield ("contrast-few-cards", {"n": taken.draws})


def holding(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """With how many cards either action leaves the hand to pay with."""
    here, there = best.hand(), taken.hand()
    if here >= 0 <= there <= FEW + 1 and here >= there + CLEARLY:
        yield ("contrast-hand", {"n": here, "other": there})


def on_the_way(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """How few monuments are on their way, where the better action sends one more."""
    if not best.creates or taken.creates:
        return
    if taken.kind == kinds.CREATE and state.midgame:
        yield ("contrast-artifact", {"cards": taken.name})
    turns = turns_until_end(state, seat)
    if turns:
        told = "contrast-in-time" if best.slot <= turns else "contrast-timeline-point"
        yield (told, {"cards": best.name, "turns": turns})
        return
    there, coming = past_and_timeline(state, seat)
    others = [past_and_timeline(state, other) for other in state.opponents(seat)]
    past, way = max(others, key=sum)
    if coming <= FEW:
        yield ("contrast-road", {"n": coming})
    elif past + way >= there + coming:
        yield ("contrast-behind", {"n": there, "m": coming, "other": past, "way": way})


def past_and_timeline(state: AncientKnowledge, seat: Seat) -> tuple[int, int]:
    return len(state.zones[PAST + seat]), len(state.zones[TIMELINE + seat])


def burden(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """What created monuments would score, beside the knowledge they bring."""
    if not taken.creates or taken.card == best.card:
        return
    k, value = entering(state, seat, taken.card), taken.value()
    if best.creates:
        own, mine = entering(state, seat, best.card), best.value()
        if mine > 0 and mine - own >= value - k + CLEARLY:
            fills: Fills = {"cards": best.name, "n": mine, "k": own, "others": taken.name, "m": value, "l": k}
            yield ("contrast-net", fills)
    elif k >= value + CLEARLY:
        yield ("contrast-burden", {"cards": taken.name, "n": value, "k": k})


def waiting(state: AncientKnowledge, seat: Seat, best: Side, taken: Side) -> Iterator[Fact]:
    """A technology that nobody else can take as things stand."""
    if taken.learns and not best.learns and state.lookup.needs[taken.card] and not rivals(state, seat, taken.card):
        yield ("contrast-waits", {"cards": taken.name})
