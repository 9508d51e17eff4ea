"""What must hold between the values of a deck file; every function gives a sentence for each mistake."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Final

from msgspec import Struct

from clio.games.progress.deck import (
    AGES,
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    PLAYERS,
    POWERS,
    ROMAN,
    TITLES,
)
from clio.games.progress.deck_file import GIVES, Values, fields_of, hint, show

COST: Final = re.compile(r"([1-9][0-9]?) (science|engineering|culture)(?: or ([a-z][a-z0-9_]*))?")
COST_PART: Final = re.compile(r"costs\.[1-4](\.(amount|kind|prerequisite))?")
SPACE: Final = re.compile(r"values\.[1-9][0-9]?")
NOT_FACTS: Final = frozenset({"id", "provenance", "known", "note"})
SYMBOLS_OF_AGE: Final = {
    1: ("age_2",),
    2: ("age_3",),
    3: ("end_base", "age_4", "age_4_alternative"),
    4: ("end_industrial",),
}


# ---- one table ----


def check_provenance(shape: type[Struct], values: Values, sources: Sequence[str]) -> Iterator[str]:
    where, provenance, known = values["where"], values.get("provenance"), values.get("known")
    if provenance is None or known is None:
        return
    if provenance == "reconstructed":
        if known:
            yield f'{where}: it is "reconstructed", yet known lists fields; name a source or drop known.'
        return
    if not provenance:
        yield f'{where}: provenance is empty; write "reconstructed" or keys of [sources], such as ["BOX"].'
    elif not known:
        yield f'{where}: it has sources but no known fields; list them, such as known = ["name"].'
    for key in provenance:
        if key not in sources:
            yield f"{where}: provenance names {show(key)}, which [sources] does not have{hint(key, sources)}"
    facts = {"everything", *fields_of(shape)} - NOT_FACTS
    for name in known:
        of_costs = "costs" in facts and COST_PART.fullmatch(name)
        of_values = "values" in facts and SPACE.fullmatch(name)
        if not (name in facts or of_costs or of_values):
            yield f"{where}: known names {show(name)}, which is not a field{hint(name, facts)}"


def check_track(skill: str, values: Values) -> Iterator[str]:
    where, spaces, marks = values["where"], values.get("values"), values.get("vp")
    if spaces is None:
        return
    if not spaces:
        yield f"{where}: values is empty; write the value of every space, beginning with the first."
    elif marks is not None and len(marks) != len(spaces):
        entries, number = _count(len(marks), "entry", "entries"), _count(len(spaces), "space")
        yield f"{where}: vp has {entries} for {number}; write one for each space."
    if skill == "action" and len(spaces) == 1:
        yield f"{where}: values has one space; the fast game starts on the second, so write at least two."


def check_costs(values: Values, technologies: Iterable[str], low: int, high: int, rule: str) -> Iterator[str]:
    where, lines = values["where"], values.get("costs")
    if lines is None:
        return
    if not low <= len(lines) <= high:
        yield f"{where}: costs has {_count(len(lines), 'line')}; {rule}."
    for number, text in enumerate(lines, 1):
        match = COST.fullmatch(text)
        if match is None:
            yield (
                f"{where}: cost line {number} is {show(text)}; write an amount from 1 to 99, a kind and "
                'perhaps a prerequisite, such as "3 science or calendar".'
            )
        elif match[3] is not None and match[3] not in technologies:
            yield (
                f"{where}: cost line {number} names the prerequisite {show(match[3])}, which is not a "
                f"technology of this file{hint(match[3], technologies)}"
            )


def check_technology(values: Values) -> Iterator[str]:
    where, age, symbol = values["where"], values.get("age"), values.get("new_age")
    if values.get("skill") and values.get("token"):
        yield f"{where}: it has both skill and token; a technology shows one of them, so drop the other."
    if age is None:
        return
    if symbol and symbol != ROMAN[age + 1]:
        right = show(ROMAN[age + 1])
        yield f"{where}: new_age is {show(symbol)}; a card of Age {ROMAN[age]} can only carry {right}."
    if values.get("per_five") and age != 4:
        yield f"{where}: per_five stands on a card of Age {ROMAN[age]}; only Age IV has it, so drop it."


def check_gains(values: Values, field: str) -> Iterator[str]:
    gains = values.get(field)
    if gains is not None and not (gains.skills or gains.tokens or gains.power):
        yield f"{values['where']}: {field} is empty; write what the card gives, {GIVES}."


def check_personality(values: Values) -> Iterator[str]:
    yield from check_gains(values, "gives")
    yield from check_gains(values, "heritage")
    where, group = values["where"], values.get("group")
    if group == "philosopher":
        if values.get("number", 0) is None:
            yield f"{where}: number is missing; write this philosopher's place in the turn order, from 1 up."
        if values.get("heritage") is not None:
            yield f"{where}: heritage stands on a philosopher; only the other groups have it, so drop it."
    elif group is not None:
        if values.get("number") is not None:
            yield f"{where}: number stands on one of the {group}s; only philosophers have it, so drop it."
        if values.get("heritage", 0) is None:
            yield f"{where}: heritage is missing; write what is gained once, {GIVES}."


# ---- boards and set-up ----


def check_parts(parts: Mapping[str, Values]) -> Iterator[str]:
    hands = parts["setup"].get("starting_hands")
    if hands is not None:
        if len(hands) != 5:
            yield f"[setup]: starting_hands has {_count(len(hands), 'list')}; write five, for 1 to 5 players."
        for players, sizes in zip(PLAYERS, hands, strict=False):
            if len(sizes) != players:
                said, found = _count(players, "player"), _count(len(sizes), "number")
                yield f"[setup]: starting_hands for {said} has {found}; write one for each player."
    order = parts["final"].get("tie_break")
    if order is not None and sorted(order) != sorted(KNOWLEDGE):
        yield f"[final]: tie_break is {show(order)}; write each of {', '.join(KNOWLEDGE)} once."
    for power in POWERS:
        places, spaces = parts["power_tracks"].get(power), parts["solo_board"].get(power)
        if places is not None and places != sorted(places, reverse=True):
            yield f"[power_tracks]: {power} is {show(places)}; sort it, a better place is worth more."
        if spaces == []:
            yield f"[solo_board]: {power} is empty; write the VP of every space, beginning with the first."
    titles = parts["solo"].get("titles")
    if titles is not None:
        limits = [title.up_to for title in titles]
        if [title.key for title in titles] != list(TITLES):
            yield f"[solo]: titles has other keys; write {', '.join(TITLES)} in this order."
        elif None in limits[:-1] or limits[-1] is not None or limits[:-1] != sorted(set(limits[:-1])):
            yield "[solo]: the limits of titles are out of order; let up_to rise and leave the last without."


# ---- between cards ----


def check_ids(cards: Iterable[Values]) -> Iterator[str]:
    cards = list(cards)
    for field, own in (("id", "an id of its own"), ("name", "a name of its own")):
        uses = Counter(values[field] for values in cards if field in values)
        for values in cards:
            if uses.get(values.get(field), 0) > 1:
                text, number = show(values[field]), uses.pop(values[field])
                yield f"{values['where']}: the {field} {text} is on {number} cards; give each {own}."


def check_circles(technologies: Iterable[Values]) -> Iterator[str]:
    graph: dict[str, list[str]] = {}
    for values in technologies:
        if "id" in values and "costs" in values:
            matches = [COST.fullmatch(text) for text in values["costs"]]
            graph[values["id"]] = [match[3] for match in matches if match and match[3]]
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            circle: list[str] = error.args[1][:0:-1]  # each needs the next, the last the first
            start = circle.index(min(circle))
            circle = circle[start:] + circle[: start + 1]
            where, path = f"technology {show(circle[0])}", " needs ".join(circle)
            yield f"{where}: its prerequisites run in a circle ({path}); change one of them."
            graph[circle[0]].remove(circle[1])
        else:
            return


def check_numbers(personalities: Iterable[Values]) -> Iterator[str]:
    numbers: dict[int, str] = {}
    for values in personalities:
        number = values.get("number")
        if number is None:
            continue
        if number in numbers:
            yield f"{values['where']}: {numbers[number]} has number {number} too; give each its own."
        numbers.setdefault(number, values["where"])


def check_counts(components: Values, cards: Mapping[str, Sequence[Values]]) -> Iterator[str]:
    """The cards of each age and group are as many as [components] says (PR-COMP-01, PR-COMP-09)."""
    technologies, wanted = cards["technology"], components.get("technologies")
    if wanted is not None and all("age" in card and "copies" in card for card in technologies):
        for age, number in zip(AGES, wanted, strict=True):
            found = sum(len(card["copies"]) for card in technologies if card["age"] == age)
            if found != number:
                yield (
                    f"Age {ROMAN[age]}: the deck has {_count(found, 'card')}, all copies counted, but "
                    f"[components] technologies says {number}; add or remove copies, or correct [components]."
                )
    for kind, field, groups in (
        ("personality", "personalities", PERSONALITY_GROUPS),
        ("milestone", "milestones", MILESTONE_GROUPS),
    ):
        wanted = components.get(field)
        if wanted is not None and all("group" in card for card in cards[kind]):
            for group, number in zip(groups, wanted, strict=True):
                found = sum(card["group"] == group for card in cards[kind])
                if found != number:
                    yield (
                        f"[[{kind}]]: the group {show(group)} has {_count(found, 'card')}, but [components] "
                        f"{field} says {number}; add or remove cards, or correct [components]."
                    )


def check_players(parts: Mapping[str, Values], technologies: Sequence[Values]) -> Iterator[str]:
    """Every number of players finds cards to deal and enough symbols to end each age."""
    if not all("age" in card and "copies" in card and "new_age" in card for card in technologies):
        return
    hands, symbols = parts["setup"].get("starting_hands", []), parts["symbols"]
    for players in PLAYERS:
        table = f"with {_count(players, 'player')}"
        if len(hands) == 5:
            needed = sum(hands[players - 1])
            found = sum(_usable(card, players) for card in technologies if card["age"] == 1)
            if found <= needed:
                yield (
                    f"Age I: {table} the starting hands take {needed} cards and the deck has {found}; "
                    f"mark more copies {players}+ or lower, so that at least one is left to draw."
                )
        for age, fields in SYMBOLS_OF_AGE.items():
            if not all(field in symbols for field in fields):
                continue
            needed, field = max((symbols[field][players - 1], field) for field in fields)
            carriers = [card for card in technologies if card["age"] == age and card["new_age"]]
            # Nobody has two copies of one technology (PR-DISC-11): more copies than players do not help.
            found = sum(min(players, _usable(card, players)) for card in carriers)
            if found < needed:
                yield (
                    f"Age {ROMAN[age]}: {table} {_count(needed, 'symbol')} {ROMAN[age + 1]} must come "
                    f"together and the deck has {found}; put the symbol on more copies marked {players}+ or lower, or "
                    f"correct [symbols] {field}."
                )


def _usable(card: Values, players: int) -> int:
    return sum(mark <= players for mark in card["copies"])


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
