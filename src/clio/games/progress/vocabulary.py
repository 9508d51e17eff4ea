"""From the deck to numbers: what the rules look up, and the action table."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.ids import Name
from clio.games.progress.deck import CostLine, Deck, Gains, Technology
from clio.games.progress.rules import kinds
from clio.games.progress.state import AGES, KNOWLEDGE, SKILLS, Cost, Gain, Lookup

# Kinds without parameters.
SINGLE = (
    kinds.DRAW,
    kinds.QUICK_DRAW,
    kinds.SHUFFLE,
    kinds.HERITAGE,
    kinds.END,
    kinds.ENOUGH,
    kinds.RESHUFFLE,
    kinds.MORE,
)


def gain_of(gains: Gains | None) -> Gain:
    if gains is None:
        return Gain([], [], [0, 0, 0])
    skills = [skill for skill, steps in enumerate(gains.skills) for _ in range(steps)]
    tokens = [kind for kind, count in enumerate(gains.tokens) for _ in range(count)]
    return Gain(skills, tokens, list(gains.power))


def technology_gain(tech: Technology) -> Gain:
    skills = [tech.skill] if tech.skill >= 0 else []
    tokens = [tech.token] if tech.token >= 0 else []
    return Gain(skills, tokens, list(tech.power))


def build_lookup(deck: Deck, actions: ActionTable) -> Lookup:
    """Everything the rules need to know of a deck."""
    lookup = Lookup()
    number = {tech.id: index for index, tech in enumerate(deck.technologies)}

    def costs(lines: tuple[CostLine, ...]) -> list[Cost]:
        return [Cost(line.amount, line.kind, number.get(line.prerequisite or "", -1)) for line in lines]

    for tech in deck.technologies:
        lookup.age.append(tech.age)
        lookup.kind.append(tech.kind)
        lookup.value.append(tech.discard_value)
        lookup.costs.append(costs(tech.costs))
        lookup.gain.append(technology_gain(tech))
        lookup.vp.append(tech.vp)
        lookup.symbol.append(tech.age_symbol)
        lookup.per_five.append(tech.per_five)
    nothing = gain_of(None)
    for index, tech in enumerate(deck.technologies):
        for mark in tech.copies:
            _card(lookup, index, mark, -1, 0, nothing, 0, nothing, [])
    lookup.first_personality = len(lookup.tech)
    for person in deck.personalities:
        gives, heritage = gain_of(person.gives), gain_of(person.heritage)
        _card(lookup, -1, 1, person.group, person.number, gives, person.vp, heritage, [])
    lookup.first_milestone = len(lookup.tech)
    for milestone in deck.milestones:
        gives = gain_of(milestone.gives)
        _card(lookup, -1, 1, milestone.group, 0, gives, milestone.vp, nothing, costs(milestone.costs))
    for track in deck.skill_tracks:
        lookup.track.append(list(track.values))
        lookup.track_vp.append([track.vp_at(space) for space in range(len(track.values))])
    lookup.quick_discard = list(deck.skill_tracks[6].discards)
    lookup.rank_vp = [list(prizes) for prizes in deck.rank_vp]
    lookup.solo_vp = [list(points) for points in deck.solo_vp]
    lookup.tie_break = list(deck.tie_break)
    lookup.time_group = deck.time_group
    lookup.titles = [title.key for title in deck.titles]
    lookup.title_up_to = [title.up_to for title in deck.titles if title.up_to is not None]
    add_actions(deck, lookup, actions)
    return lookup


def _card(
    lookup: Lookup,
    tech: int,
    mark: int,
    group: int,
    number: int,
    gives: Gain,
    vp: int,
    heritage: Gain,
    costs: list[Cost],
) -> None:
    lookup.tech.append(Name(tech))
    lookup.mark.append(mark)
    lookup.group.append(group)
    lookup.number.append(number)
    lookup.card_gain.append(gives)
    lookup.card_vp.append(vp)
    lookup.heritage.append(heritage)
    lookup.card_costs.append(costs)


def add_actions(deck: Deck, lookup: Lookup, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [tech.id for tech in deck.technologies]

    def per_technology(kind: int) -> list[Action]:
        return [actions.add(kind, f"{kinds.NOTATION[kind]} {name}", tech) for tech, name in enumerate(ids)]

    lookup.single = [
        actions.add(kind, kinds.NOTATION[kind] if kind in SINGLE else f"- {kind}") for kind in range(kinds.MORE + 1)
    ]
    lookup.discover = per_technology(kinds.DISCOVER)
    lookup.research = per_technology(kinds.RESEARCH)
    lookup.pay_token = [
        actions.add(kinds.PAY_TOKEN, f"pay token {kind}", choice=index) for index, kind in enumerate(KNOWLEDGE)
    ]
    lookup.pay_card = per_technology(kinds.PAY_CARD)
    lookup.discard = per_technology(kinds.DISCARD)
    lookup.take_back = per_technology(kinds.TAKE_BACK)
    lookup.swap = per_technology(kinds.SWAP)
    lookup.take_time = per_technology(kinds.TAKE_TIME)
    ages = AGES[1:5]
    unused = lookup.single[kinds.DECK]  # ages count from 1
    lookup.draw_deck = [unused, *(actions.add(kinds.DECK, f"deck {age}", choice=a) for a, age in enumerate(ages, 1))]
    lookup.draw_discard = [
        unused,
        *(actions.add(kinds.PILE, f"pile {age}", choice=a) for a, age in enumerate(ages, 1)),
    ]
    lookup.shuffle_age = [
        unused,
        *(actions.add(kinds.SHUFFLE_AGE, f"shuffle {age}", choice=a) for a, age in enumerate(ages, 1)),
    ]
    lookup.milestone = [actions.add(kinds.MILESTONE, f"milestone {line + 1}", slot=line) for line in range(4)]
    first = lookup.first_personality
    lookup.personality = [
        actions.add(kinds.REPLACE, f"personality {person.id}", first + index)
        for index, person in enumerate(deck.personalities)
    ]
    lookup.dealt = [
        unused,
        actions.add(kinds.DEALT, "next scientist", choice=1),
        actions.add(kinds.DEALT, "next artist", choice=2),
    ]
    lookup.skill = [actions.add(kinds.SKILL, f"skill {name}", choice=index) for index, name in enumerate(SKILLS)]
