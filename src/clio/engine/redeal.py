"""Redeal: another world that looks exactly the same to one seat.

What the seat cannot see is dealt anew, at random, within what it remembers; the dice are replaced.
Bots think about such worlds and never about the truth.

Not every deal will do: whoever bids must be able to pay. Most deals do, so the first ones are left to chance. If
none of them did, the next lean more and more towards what the game says is needed (`Game.leanings`), and the last
give the zones that need it the best cards that any deal can give them. The truth is a deal, so these will do. Where
what happened can have come about in several ways (a payment with many small cards, or with few large ones), they are
tried in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from clio.engine.dice import Dice
from clio.engine.errors import ClioError
from clio.engine.ids import Card, Seat
from clio.engine.memory import Knowledge
from clio.engine.state import State
from clio.engine.step import Ask, Options

AnyState = TypeVar("AnyState", bound=State)

FREE_TRIES: Final = 60  # deals left to chance alone
LEANING_TRIES: Final = 30  # deals that lean, each more than the one before
LEANS_FULLY: Final = 6  # deals at least that lean fully: equal cards still change places
EACH_WAY: Final = 2  # of them for every way in which it can have come about
ALL: Final = 1 << 16  # more places than any zone has


class Leaning:
    """A zone that may need certain cards for what happened to be possible, and what each card is worth there."""

    def __init__(self, zone: int, worth: list[int], places: int = ALL) -> None:
        self.zone = zone
        self.worth = worth  # by card
        self.places = places  # so many cards that are worth something are needed; chance deals to the others


def hidden_places(state: State, seat: int) -> list[tuple[int, int]]:
    """(zone, index) of every card whose face the seat does not see."""
    layout = state.layout
    eyes = 1 << seat if seat >= 0 else layout.everyone
    places = []
    for zone, cards in enumerate(state.zones):
        if cards and layout.sees[zone] & eyes != eyes:
            last = len(cards) - 1 if layout.top[zone] else len(cards)
            places += [(zone, index) for index in range(last)]
    return places


def hidden_cards(state: State, seat: int) -> list[int]:
    """Every card whose face the seat does not see."""
    layout = state.layout
    eyes = 1 << seat if seat >= 0 else layout.everyone
    found: list[int] = []
    for zone, cards in enumerate(state.zones):
        if cards and layout.sees[zone] & eyes != eyes:
            found += cards[:-1] if layout.top[zone] else cards
    return found


def redeal(state: AnyState, seat: int, dice: Dice) -> AnyState:
    """A clone in which everything hidden from the seat was dealt again with these dice.

    Nothing of the truth is left in it: the other seats know no more than everybody knows.
    """
    known = state.knowledge(seat)
    placed = known.places(state.zones)
    ways: Sequence[Sequence[Leaning]] = ((),)
    number = -1
    tries = FREE_TRIES + LEANING_TRIES + LEANS_FULLY
    while number + 1 < tries:
        number += 1
        if number == FREE_TRIES:
            ways = state.game.leanings(state, seat) or ((),)
            tries = max(tries, FREE_TRIES + LEANING_TRIES + EACH_WAY * len(ways))
        world = state.clone()
        world.forget_legal()  # the list may have been worked out with another seat's true hand
        world.memory = state.memory.for_seat(seat)
        chance = max(0, FREE_TRIES + LEANING_TRIES - number)
        _deal(world, seat, known, placed, _shaken(ways[number % len(ways)], chance, dice), dice)
        _name_again(state, world)
        if world.game.plausible(world, seat):
            _answer_again(world, seat, dice)
            if _question_stands(state, world):
                world.dice = Dice(dice.word(), dice.word(), dice.word(), dice.word(), state.dice.uses)
                return world  # type: ignore[return-value]
    raise ClioError("no-plausible-deal")


def _shaken(leanings: Sequence[Leaning], chance: int, dice: Dice) -> list[Leaning]:
    """The worth of each card with some chance added: much in the first deals that lean, none in the last."""
    shaken = []
    for leaning in leanings:
        worth = leaning.worth
        span = (max(worth) - min(worth)) * chance // LEANING_TRIES
        limited = leaning.places < ALL
        more = [0 if limited and value == 0 else value + dice.below(span + 1) for value in worth]
        shaken.append(Leaning(leaning.zone, more, leaning.places))
    return shaken


def _name_again(state: State, world: State) -> None:
    """A step that names a card means the card that lies there now."""
    for number, step in enumerate(state.agenda):
        if step.card_args:
            args = list(step.args())
            for place in step.card_args:
                args[place] = _instead(state, world, Card(args[place]))
            world.agenda[number] = type(step)(*args)


def _instead(state: State, world: State, card: Card) -> Card:
    for zone, cards in enumerate(state.zones):
        if card in cards:
            return world.zones[zone][cards.index(card)]
    return card


def _question_stands(state: State, world: State) -> bool:
    """The card that the question is about is where it must be, and who is asked can answer."""
    if world.result is not None:
        return True
    if state.asking().about(state) >= 0 and world.asking().about(world) < 0:
        return False
    return all(world.legal(seat) for seat in world.seats_open())


def _deal(
    world: State, seat: int, known: Knowledge, placed: dict[int, int], leanings: list[Leaning], dice: Dice
) -> None:
    """Deal the hidden cards back by back: known places, then what is needed, then the choosy, then the rest."""
    back_of = world.game.card_back
    zones = world.zones
    by_back: dict[int, list[tuple[int, int]]] = {}
    for zone, index in hidden_places(world, seat):
        card = zones[zone][index]
        by_back.setdefault(back_of[card], []).append((zone, index))
        for leaning in leanings:
            if leaning.zone == zone and leaning.worth[card] > 0 and placed.get(card, -1) == index:
                leaning.places -= 1  # it is known to lie there
    backs = list(by_back)
    if leanings:
        dice.shuffle(backs)  # the first ones meet what is needed
    for back in backs:
        places = by_back[back]
        cards = sorted(zones[zone][index] for zone, index in places)  # how they lay must make no difference
        _deal_back(world, places, cards, known, placed, leanings, dice)


def _deal_back(
    world: State,
    places: list[tuple[int, int]],
    cards: list[Card],
    known: Knowledge,
    placed: dict[int, int],
    leanings: list[Leaning],
    dice: Dice,
) -> None:
    free: dict[int, list[int]] = {}  # by zone: the places of this back that are still open
    for zone, index in places:
        free.setdefault(zone, []).append(index)
    present = 0
    for zone in free:
        present |= 1 << zone
    choosy: list[Card] = []
    rest: list[Card] = []
    allowed: dict[int, int] = {}
    never = world.game.never
    for card in cards:
        mask = known.zones_of(card) or present
        if never:
            mask &= ~never[card]
        place = placed.get(card, -1)
        if place >= 0:
            zone = mask.bit_length() - 1
            free[zone].remove(place)
            world.zones[zone][place] = card
        elif mask & present == present:
            rest.append(card)
        else:
            choosy.append(card)
            allowed[card] = mask & present
    for indices in free.values():
        dice.shuffle(indices)
    dice.shuffle(choosy)
    for leaning in leanings:
        if leaning.zone in free:
            _give_best(world, leaning, choosy, rest, allowed, free, dice)
    masks = [allowed[card] for card in choosy]
    room = {zone: len(indices) for zone, indices in free.items()}
    for number, card in enumerate(choosy):
        zone = _choose_zone(masks[number], masks[number + 1 :], room, dice)
        room[zone] -= 1
        world.zones[zone][free[zone].pop()] = card
    dice.shuffle(rest)
    for zone, indices in free.items():
        for index in indices:
            world.zones[zone][index] = rest.pop()


def _give_best(
    world: State,
    leaning: Leaning,
    choosy: list[Card],
    rest: list[Card],
    allowed: dict[int, int],
    free: dict[int, list[int]],
    dice: Dice,
) -> None:
    """Fill a zone with the cards that are worth most there, as far as all the others still find a place.

    The sets of cards that leave the others a place are independent sets of a matroid, so taking the best first gives
    the most that any deal could. Of cards that are worth the same, those that have fewer other places go first.
    """
    zone = leaning.zone
    worth = leaning.worth
    room = {other: len(indices) for other, indices in free.items()}
    able = [card for card in choosy if allowed[card] >> zone & 1] + rest
    dice.shuffle(able)
    places = len(free)
    ranks = [allowed[card].bit_count() if card in allowed else places for card in able]
    for _, _, number in sorted([(-worth[card], ranks[number], number) for number, card in enumerate(able)]):
        card = able[number]
        if not room[zone] or leaning.places <= 0 or (leaning.places < ALL and worth[card] <= 0):
            return
        others = [allowed[other] for other in choosy if other != card]
        room[zone] -= 1
        if _fit(others, room):
            world.zones[zone][free[zone].pop()] = card
            if card in allowed:
                choosy.remove(card)
            else:
                rest.remove(card)
            if leaning.places < ALL:
                leaning.places -= 1
        else:
            room[zone] += 1


def _choose_zone(mask: int, others: list[int], room: dict[int, int], dice: Dice) -> int:
    """A zone for one card, by room, such that the other choosy cards still fit."""
    options = [zone for zone, left in room.items() if left and mask >> zone & 1]
    while options:
        pick = dice.below(sum(room[zone] for zone in options))
        for zone in options:
            pick -= room[zone]
            if pick < 0:
                break
        room[zone] -= 1
        fits = _fit(others, room)
        room[zone] += 1
        if fits:
            return zone
        options.remove(zone)
    raise ClioError("no-such-deal")


def _fit(masks: list[int], room: dict[int, int]) -> bool:
    """Can cards with these masks be placed in this room? (Augmenting paths, each zone a few seats.)"""
    count = len(masks)
    wide = 0
    for zone, left in room.items():
        if left >= count:
            wide |= 1 << zone
    tight = [mask for mask in masks if not mask & wide]
    if not tight:
        return True
    held: dict[int, list[int]] = {zone: [] for zone in room}
    return all(_place(number, tight, room, held, set()) for number in range(len(tight)))


def _place(number: int, masks: list[int], room: dict[int, int], held: dict[int, list[int]], tried: set[int]) -> bool:
    for zone, left in room.items():
        if not masks[number] >> zone & 1 or zone in tried:
            continue
        tried.add(zone)
        if len(held[zone]) < left:
            held[zone].append(number)
            return True
        for other in list(held[zone]):
            if _place(other, masks, room, held, tried):
                held[zone].remove(other)
                held[zone].append(number)
                return True
    return False


def _answer_again(world: State, seat: int, dice: Dice) -> None:
    """Hidden answers of other seats are hidden too: each becomes a random one that was possible."""
    if world.result is not None or not world.agenda:
        return
    step = world.agenda[-1]
    if not isinstance(step, Ask):
        return
    for other, answer in enumerate(world.answers):
        if other != seat and answer >= 0:
            options = Options(False)
            step.options(world, Seat(other), options)
            world.answers[other] = options.legal[dice.below(len(options.legal))].index
