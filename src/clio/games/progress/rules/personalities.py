"""PERS: Philosophers, Scientists, Artists, and their Heritage."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.step import Ask, Options
from clio.games.progress.rules.benefits import gain, lose
from clio.games.progress.rules.kinds import DEALT, ENOUGH, FIRST_DEVELOP, HERITAGE, REFUSALS
from clio.games.progress.state import (
    ARTIST,
    ARTIST_PILE,
    ARTISTS,
    DEVELOPMENTS,
    PERSONALITY,
    PHILOSOPHER,
    RETIRED,
    SCIENTIST,
    SCIENTIST_PILE,
    SCIENTISTS,
    Progress,
)


def newest_group(state: Progress, seat: Seat) -> int:
    """The latest era of which the seat has held a Personality (one card per era, S-37)."""
    newest = -1
    group = state.lookup.group
    for zone in (PERSONALITY + seat, RETIRED + seat):
        for card in state.zones[zone]:
            newest = max(newest, group[card])
    return newest


NOT_YET_SCIENTIST: Final = REFUSALS.add("PR-PERS-04", "refusal-scientist-not-yet")
NOT_YET_ARTIST: Final = REFUSALS.add("PR-PERS-08", "refusal-artist-not-yet")
ONE_PER_ERA: Final = REFUSALS.add("PR-PERS-15", "refusal-one-per-era")


def era_code(state: Progress, newest: int, group: int) -> int:
    """Why a seat cannot take a card of this era now, leaving aside which card."""
    if group <= newest:
        return ONE_PER_ERA
    if group == SCIENTIST:
        if state.age < 2:
            return NOT_YET_SCIENTIST
        return 0 if state.age < 4 else ONE_PER_ERA
    return 0 if state.age >= 3 else NOT_YET_ARTIST


def replace_options(state: Progress, seat: Seat, options: Options) -> None:
    """PR-PERS-04, PR-PERS-08: a free Scientist from Age II, a free Artist from Age III, for no action."""
    newest = newest_group(state, seat)
    for group in (SCIENTIST, ARTIST):
        code = era_code(state, newest, group)
        if code == 0 or options.explain:
            era_options(state, group, code, options)


PERSONALITY_TAKEN: Final = REFUSALS.add("PR-PERS-06", "refusal-personality-taken")


def era_options(state: Progress, group: int, code: int, options: Options) -> None:
    """The cards of one era: a free choice, or whichever lies on top of its pile (C-06)."""
    lookup = state.lookup
    if state.rulings.random_personality:
        pile = state.zones[SCIENTIST_PILE if group == SCIENTIST else ARTIST_PILE]
        options.offer(lookup.dealt[group], code if pile else code or PERSONALITY_TAKEN)
        return
    first = lookup.first_personality
    free = state.zones[SCIENTISTS if group == SCIENTIST else ARTISTS]
    for card in free:
        options.offer(lookup.personality[card - first], code)
    if options.explain:
        for other in range(first, lookup.first_milestone):
            if lookup.group[other] == group and other not in free:
                options.offer(lookup.personality[other - first], code or PERSONALITY_TAKEN)


NO_HERITAGE: Final = REFUSALS.add("PR-PERS-12", "refusal-no-heritage")
HERITAGE_LATE: Final = REFUSALS.add("PR-PERS-13", "refusal-heritage-too-late")


def heritage_code(state: Progress, seat: Seat) -> int:
    """PR-PERS-11, PR-PERS-12, PR-PERS-13: why the seat cannot use a Heritage now; 0 if it can."""
    held = state.zones[PERSONALITY + seat]
    if not held or state.lookup.group[held[0]] == PHILOSOPHER:
        return NO_HERITAGE
    group = state.lookup.group[held[0]]
    if (group == SCIENTIST and state.age >= 3) or (group == ARTIST and state.age >= 4):
        return HERITAGE_LATE
    return 0


def personality_options(state: Progress, seat: Seat, options: Options) -> None:
    replace_options(state, seat, options)
    options.offer(state.lookup.single[HERITAGE], heritage_code(state, seat))


def retire(state: Progress, seat: Seat) -> None:
    """The Personality in force goes face down; its benefits go with it."""
    held = state.zones[PERSONALITY + seat]
    if held:
        card = held[0]
        lose(state, seat, state.lookup.card_gain[card])
        state.move(card, PERSONALITY + seat, RETIRED + seat)


def take_personality(state: Progress, seat: Seat, action: Action) -> None:
    """PR-PERS-05: the old one's benefits are lost, the new one's gained at once."""
    lookup = state.lookup
    card = Card(action.card)  # Personalities are single cards: name and copy have one number
    if action.kind == DEALT:
        src = SCIENTIST_PILE if action.choice == SCIENTIST else ARTIST_PILE
        card = state.zones[src][-1]
    else:
        src = SCIENTISTS if lookup.group[card] == SCIENTIST else ARTISTS
    state.tell("personality", seat, card)
    retire(state, seat)
    state.move(card, src, PERSONALITY + seat)
    gain(state, seat, lookup.card_gain[card], True)


def use_heritage(state: Progress, seat: Seat) -> None:
    """PR-PERS-11: the benefits go, the one-off Heritage stays for good."""
    card = state.zones[PERSONALITY + seat][0]
    state.tell("heritage", seat, card)
    retire(state, seat)
    gain(state, seat, state.lookup.heritage[card])


def do_personality(state: Progress, seat: Seat, action: Action) -> None:
    if action.kind == HERITAGE:
        use_heritage(state, seat)
    else:
        take_personality(state, seat, action)


# Rules: PR-PERS-09.
def retire_outdated(state: Progress, age: int) -> None:
    """PR-PERS-07, PR-PERS-10: as Age III begins Philosophers go out of force, as Age IV does Scientists.

    Their holders choose the next era's card at once, the active player first (S-38).
    """
    outdated = PHILOSOPHER if age == 3 else SCIENTIST
    for seat in reversed(state.clockwise(state.acting())):
        held = state.zones[PERSONALITY + seat]
        if not held:
            continue
        group = state.lookup.group[held[0]]
        if group == outdated:
            state.agenda.append(NextPersonality(seat, age))
        elif group == outdated + 1 and state.rulings.last_call:
            state.agenda.append(LastCall(seat))


class NextPersonality(Ask[Progress]):
    """The choice that an outdated Personality forces on its holder."""

    name = "next-personality"
    rule = "PR-PERS-07"
    other = FIRST_DEVELOP

    def __init__(self, seat: Seat, age: int) -> None:
        super().__init__(seat)
        self.age = age

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.age)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        era_options(state, SCIENTIST if self.age == 3 else ARTIST, 0, options)
        if state.rulings.may_decline_personality:
            options.legal.append(state.lookup.single[ENOUGH])

    def forced(self, state: Progress) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind == ENOUGH:
            state.tell("personality-leaves", seat, state.zones[PERSONALITY + seat][0])
            retire(state, seat)
        else:
            take_personality(state, seat, action)


class LastCall(Ask[Progress]):
    """The ruling `heritage_deadline = last_call`: one chance at the very change (C-05)."""

    name = "last-call"
    rule = "PR-PERS-13"
    other = FIRST_DEVELOP
    declined_by = "done"

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        options.legal.append(state.lookup.single[HERITAGE])
        options.legal.append(state.lookup.single[ENOUGH])

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind == HERITAGE:
            use_heritage(state, seat)


class Window(Ask[Progress]):
    """S-36: right before Development and right before Upkeep a Personality may be changed or used.

    Asked only where it makes a difference: before Development with something under development, before Upkeep after a
    Draw; whoever ended the action phase could do all that there (with `free_after_draw` after a Draw too).
    """

    name = "window"
    rule = "PR-PERS-04"
    other = FIRST_DEVELOP
    declined_by = "done"

    def __init__(self, seat: Seat, late: int) -> None:
        super().__init__(seat)
        self.late = late  # 1: before Upkeep

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.late)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        personality_options(state, seat, options)
        options.legal.append(state.lookup.single[ENOUGH])

    def forced(self, state: Progress) -> Action | None:
        if self.late and (state.rulings.free_after_draw or not state.closed):
            return state.lookup.single[ENOUGH]
        if not self.late and not state.zones[DEVELOPMENTS + self.seat]:
            return state.lookup.single[ENOUGH]  # nothing develops: it is the same in the action phase
        return self.only_choice(state)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind != ENOUGH:
            state.agenda.append(self)
            do_personality(state, seat, action)
