"""From the deck to numbers: the tables the rules read, and the action table."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.kinds import Name
from clio.games.progress.deck import CostLine, Deck, Gains, Technology
from clio.games.progress.rules import kinds
from clio.games.progress.state import AGES, KNOWLEDGE, SKILLS, Cost, Gain, Tables

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


def build_tables(deck: Deck, actions: ActionTable) -> Tables:
    """Everything the rules need to know of a deck."""
    tables = Tables()
    number = {tech.id: index for index, tech in enumerate(deck.technologies)}

    def costs(lines: tuple[CostLine, ...]) -> list[Cost]:
        return [Cost(line.amount, line.kind, number.get(line.prerequisite or "", -1)) for line in lines]

    for tech in deck.technologies:
        tables.age.append(tech.age)
        tables.kind.append(tech.kind)
        tables.value.append(tech.discard_value)
        tables.costs.append(costs(tech.costs))
        tables.gain.append(technology_gain(tech))
        tables.vp.append(tech.vp)
        tables.symbol.append(tech.age_symbol)
        tables.per_five.append(tech.per_five)
    nothing = gain_of(None)
    for index, tech in enumerate(deck.technologies):
        for mark in tech.copies:
            _card(tables, index, mark, -1, 0, nothing, 0, nothing, [])
    tables.first_personality = len(tables.tech)
    for person in deck.personalities:
        gives, heritage = gain_of(person.gives), gain_of(person.heritage)
        _card(tables, -1, 1, person.group, person.number, gives, person.vp, heritage, [])
    tables.first_milestone = len(tables.tech)
    for milestone in deck.milestones:
        gives = gain_of(milestone.gives)
        _card(tables, -1, 1, milestone.group, 0, gives, milestone.vp, nothing, costs(milestone.costs))
    for track in deck.skill_tracks:
        tables.track.append(list(track.values))
        tables.track_vp.append([track.vp_at(space) for space in range(len(track.values))])
    tables.quick_discard = list(deck.skill_tracks[6].discards)
    tables.rank_vp = [list(prizes) for prizes in deck.rank_vp]
    tables.solo_vp = [list(points) for points in deck.solo_vp]
    tables.tie_break = list(deck.tie_break)
    tables.time_group = deck.time_group
    tables.titles = [title.key for title in deck.titles]
    tables.title_up_to = [title.up_to for title in deck.titles if title.up_to is not None]
    add_actions(deck, tables, actions)
    return tables


def _card(
    tables: Tables,
    tech: int,
    mark: int,
    group: int,
    number: int,
    gives: Gain,
    vp: int,
    heritage: Gain,
    costs: list[Cost],
) -> None:
    tables.tech.append(Name(tech))
    tables.mark.append(mark)
    tables.group.append(group)
    tables.number.append(number)
    tables.card_gain.append(gives)
    tables.card_vp.append(vp)
    tables.heritage.append(heritage)
    tables.card_costs.append(costs)


def add_actions(deck: Deck, tables: Tables, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [tech.id for tech in deck.technologies]

    def per_technology(kind: int) -> list[Action]:
        return [actions.add(kind, f"{kinds.NOTATION[kind]} {name}", tech) for tech, name in enumerate(ids)]

    tables.single = [
        actions.add(kind, kinds.NOTATION[kind] if kind in SINGLE else f"- {kind}") for kind in range(kinds.MORE + 1)
    ]
    tables.discover = per_technology(kinds.DISCOVER)
    tables.research = per_technology(kinds.RESEARCH)
    tables.pay_token = [
        actions.add(kinds.PAY_TOKEN, f"pay token {kind}", choice=index) for index, kind in enumerate(KNOWLEDGE)
    ]
    tables.pay_card = per_technology(kinds.PAY_CARD)
    tables.discard = per_technology(kinds.DISCARD)
    tables.take_back = per_technology(kinds.TAKE_BACK)
    tables.swap = per_technology(kinds.SWAP)
    tables.take_time = per_technology(kinds.TAKE_TIME)
    ages = AGES[1:5]
    unused = tables.single[kinds.DECK]  # ages count from 1
    tables.draw_deck = [unused, *(actions.add(kinds.DECK, f"deck {age}", choice=a) for a, age in enumerate(ages, 1))]
    tables.draw_discard = [
        unused,
        *(actions.add(kinds.PILE, f"pile {age}", choice=a) for a, age in enumerate(ages, 1)),
    ]
    tables.shuffle_age = [
        unused,
        *(actions.add(kinds.SHUFFLE_AGE, f"shuffle {age}", choice=a) for a, age in enumerate(ages, 1)),
    ]
    tables.milestone = [actions.add(kinds.MILESTONE, f"milestone {line + 1}", slot=line) for line in range(4)]
    first = tables.first_personality
    tables.personality = [
        actions.add(kinds.REPLACE, f"personality {person.id}", first + index)
        for index, person in enumerate(deck.personalities)
    ]
    tables.dealt = [
        unused,
        actions.add(kinds.DEALT, "next scientist", choice=1),
        actions.add(kinds.DEALT, "next artist", choice=2),
    ]
    tables.skill = [actions.add(kinds.SKILL, f"skill {name}", choice=index) for index, name in enumerate(SKILLS)]
