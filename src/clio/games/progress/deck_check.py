"""What must hold between the values of a deck file; every function gives a sentence for each mistake."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Final

from msgspec import Struct

from clio.engine.cards import Values, Where, hint, show, specs_of
from clio.engine.cards import said as reader_said
from clio.engine.words import Said
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
from clio.games.progress.deck_file import GIVES, said

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


def check_provenance(shape: type[Struct], values: Values, sources: Sequence[str]) -> Iterator[Said]:
    where, provenance, known = values["where"], values.get("provenance"), values.get("known")
    if provenance is None or known is None:
        return
    if provenance == "reconstructed":
        if known:
            yield said("reconstructed-known", where=where)
        return
    if not provenance:
        yield said("no-provenance", where=where)
    elif not known:
        yield said("nothing-known", where=where)
    for key in provenance:
        if key not in sources:
            yield said("unknown-source", where=where, source=show(key), hint=hint(key, sources))
    facts = {"everything", *specs_of(shape)} - NOT_FACTS
    for name in known:
        of_costs = "costs" in facts and COST_PART.fullmatch(name)
        of_values = "values" in facts and SPACE.fullmatch(name)
        if not (name in facts or of_costs or of_values):
            yield said("known-no-field", where=where, field=show(name), hint=hint(name, facts))


def check_track(skill: str, values: Values) -> Iterator[Said]:
    where, spaces, marks = values["where"], values.get("values"), values.get("vp")
    if spaces is None:
        return
    if not spaces:
        yield said("no-values", where=where)
    elif marks is not None and len(marks) != len(spaces):
        yield said("vp-spaces", where=where, entries=len(marks), spaces=len(spaces))
    if skill == "action" and len(spaces) == 1:
        yield said("one-space", where=where)


def check_costs(values: Values, technologies: Iterable[str], low: int, high: int) -> Iterator[Said]:
    where, lines = values["where"], values.get("costs")
    if lines is None:
        return
    if not low <= len(lines) <= high:
        yield said("cost-lines", where=where, n=len(lines), low=low)
    for number, text in enumerate(lines, 1):
        match = COST.fullmatch(text)
        if match is None:
            yield said("bad-cost", where=where, number=number, text=show(text))
        elif match[3] is not None and match[3] not in technologies:
            values = {"number": number, "name": show(match[3]), "hint": hint(match[3], technologies)}
            yield said("bad-prerequisite", where=where, **values)


def check_technology(values: Values) -> Iterator[Said]:
    where, age, symbol = values["where"], values.get("age"), values.get("new_age")
    if values.get("skill") and values.get("token"):
        yield said("skill-and-token", where=where)
    if age is None:
        return
    if symbol and symbol != ROMAN[age + 1]:
        right = show(ROMAN[age + 1])
        yield said("wrong-symbol", where=where, symbol=show(symbol), age=ROMAN[age], right=right)
    if values.get("per_five") and age != 4:
        yield said("per-five", where=where, age=ROMAN[age])


def check_gains(values: Values, field: str) -> Iterator[Said]:
    gains = values.get(field)
    if gains is not None and not (gains.skills or gains.tokens or gains.power):
        yield said("empty-gains", where=values["where"], field=field, gives=GIVES)


def check_personality(values: Values) -> Iterator[Said]:
    yield from check_gains(values, "gives")
    yield from check_gains(values, "heritage")
    where, group = values["where"], values.get("group")
    if group == "philosopher":
        if values.get("number", 0) is None:
            yield said("no-number", where=where)
        if values.get("heritage") is not None:
            yield said("philosopher-heritage", where=where)
    elif group is not None:
        if values.get("number") is not None:
            yield said("needless-number", where=where, group=group)
        if values.get("heritage", 0) is None:
            yield said("no-heritage", where=where, gives=GIVES)


# ---- boards and set-up ----


def check_parts(parts: Mapping[str, Values]) -> Iterator[Said]:
    hands = parts["setup"].get("starting_hands")
    if hands is not None:
        if len(hands) != 5:
            yield said("hand-lists", n=len(hands))
        for players, sizes in zip(PLAYERS, hands, strict=False):
            if len(sizes) != players:
                yield said("hand-sizes", players=players, n=len(sizes))
    order = parts["final"].get("tie_break")
    if order is not None and sorted(order) != sorted(KNOWLEDGE):
        yield said("tie-break", value=show(order), known=", ".join(KNOWLEDGE))
    for power in POWERS:
        places, spaces = parts["power_tracks"].get(power), parts["solo_board"].get(power)
        if places is not None and places != sorted(places, reverse=True):
            yield said("unsorted-places", power=power, value=show(places))
        if spaces == []:
            yield said("empty-solo", power=power)
    titles = parts["solo"].get("titles")
    if titles is not None:
        limits = [title.up_to for title in titles]
        if [title.key for title in titles] != list(TITLES):
            yield said("title-keys", known=", ".join(TITLES))
        elif None in limits[:-1] or limits[-1] is not None or limits[:-1] != sorted(set(limits[:-1])):
            yield said("title-limits")


# ---- between cards ----


def check_pictures(pictures: Iterable[str], cards: Iterable[Values]) -> Iterator[Said]:
    """A picture is some card's; whether it can be drawn is not a question of rules."""
    ids = [values["id"] for values in cards if "id" in values]
    for name in pictures:
        if name not in ids:
            yield said("no-picture-card", name=show(name), hint=hint(name, ids))


def check_circles(technologies: Iterable[Values]) -> Iterator[Said]:
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
            where = reader_said("where-card", kind="technology", name=show(circle[0]))
            yield said("circle", where=where, path=" → ".join(circle))
            graph[circle[0]].remove(circle[1])
        else:
            return


def check_numbers(personalities: Iterable[Values]) -> Iterator[Said]:
    numbers: dict[int, Where] = {}
    for values in personalities:
        number = values.get("number")
        if number is None:
            continue
        if number in numbers:
            yield said("same-number", where=values["where"], other=numbers[number], number=number)
        numbers.setdefault(number, values["where"])


def check_counts(components: Values, cards: Mapping[str, Sequence[Values]]) -> Iterator[Said]:
    """The cards of each age and group are as many as [components] says (PR-COMP-01, PR-COMP-09)."""
    technologies, wanted = cards["technology"], components.get("technologies")
    if wanted is not None and all("age" in card and "copies" in card for card in technologies):
        for age, number in zip(AGES, wanted, strict=True):
            found = sum(len(card["copies"]) for card in technologies if card["age"] == age)
            if found != number:
                yield said("age-count", age=ROMAN[age], found=found, wanted=number)
    for kind, field, groups in (
        ("personality", "personalities", PERSONALITY_GROUPS),
        ("milestone", "milestones", MILESTONE_GROUPS),
    ):
        wanted = components.get(field)
        if wanted is not None and all("group" in card for card in cards[kind]):
            for group, number in zip(groups, wanted, strict=True):
                found = sum(card["group"] == group for card in cards[kind])
                if found != number:
                    values = {"kind": kind, "group": show(group), "field": field}
                    yield said("group-count", **values, found=found, wanted=number)


def check_players(parts: Mapping[str, Values], technologies: Sequence[Values]) -> Iterator[Said]:
    """Every number of players finds cards to deal and enough symbols to end each age."""
    if not all("age" in card and "copies" in card and "new_age" in card for card in technologies):
        return
    hands, symbols = parts["setup"].get("starting_hands", []), parts["symbols"]
    for players in PLAYERS:
        if len(hands) == 5:
            needed = sum(hands[players - 1])
            found = sum(_usable(card, players) for card in technologies if card["age"] == 1)
            if found <= needed:
                yield said("hands-too-large", players=players, needed=needed, found=found)
        for age, fields in SYMBOLS_OF_AGE.items():
            if not all(field in symbols for field in fields):
                continue
            needed, field = max((symbols[field][players - 1], field) for field in fields)
            carriers = [card for card in technologies if card["age"] == age and card["new_age"]]
            # Nobody has two copies of one technology (PR-DISC-11): more copies than players do not help.
            found = sum(min(players, _usable(card, players)) for card in carriers)
            if found < needed:
                values = {"age": ROMAN[age], "symbol": ROMAN[age + 1], "players": players, "field": field}
                yield said("too-few-symbols", **values, needed=needed, found=found)


def _usable(card: Values, players: int) -> int:
    return sum(mark <= players for mark in card["copies"])
