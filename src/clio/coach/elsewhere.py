"""The cards that lie elsewhere after the one choice than after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from clio.coach.ends import Ends
from clio.coach.told import Laid, Moved

MOST: Final = 3  # differences that are told, on each side


def laid(
    mine: Ends, theirs: Ends, places: Sequence[str], seen: set[str], named: set[str], held: bool = True
) -> list[Laid]:
    """Place by place, but for the cards that are named already. The last place is where cards are only held."""
    last = places[-1:] or ("",)
    places = places if held else places[:-1]
    here, there = (dict(by_card(*ends, places)) for ends in ((mine, theirs), (theirs, mine)))
    known = seen - named
    found = []
    for place in places:
        only_held = {name for name in here if here[name] == last[0] and name in there}
        more = [name for name, at in here.items() if at == place and name not in only_held]
        less = [name for name, at in there.items() if at == place and (name not in here or name in only_held)]
        cards, others = (tuple(each for each in names if each in known)[:MOST] for names in (more, less))
        if place != last[0] and bool(cards) != bool(others):  # what took the place may be named already
            cards, others = (each or tuple(names)[:MOST] for each, names in ((cards, more), (others, less)))
            cards, others = (tuple(name for name in each if name in seen) for each in (cards, others))
        if cards or others:
            found.append((place, cards, others))
    return found[:MOST]


def moved(mine: Ends, theirs: Ends, places: Sequence[str], unsaid: set[str], held: set[str]) -> list[Moved]:
    """The cards that lie at one place after the one choice and at another after the other, but for those that are
    still in hand only because the other choice plays them."""
    here, there = (dict(by_card(*ends, places)) for ends in ((mine, theirs), (theirs, mine)))
    hand = tuple(places[-1:])
    found: dict[tuple[str, str], list[str]] = {}
    for name, place in here.items():
        other = there.get(name)
        if other is not None and (other,) != hand and name in unsaid:
            if (place,) != hand or name not in held:
                found.setdefault((place, other), []).append(name)
    return [(*where, tuple(names[:MOST])) for where, names in found.items()][:MOST]


def by_card(ends: Ends, other: Ends, places: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Card and place, of the cards that lie at one of the places here and not there; the first place of each counts."""
    found = [(name, place) for place, name in ends.cards_beyond(other) if place in places]
    return sorted(found, key=lambda each: -places.index(each[1]))
