"""BEN: what cards give, at once and in full; and how it is taken back (S-35)."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.step import Ask, Options
from clio.games.progress.rules.kinds import FIRST_DEVELOP
from clio.games.progress.state import KNOWLEDGE_COUNT, POWER_COUNT, SKILL_COUNT, Gain, Progress


# Rules: PR-BEN-01, PR-BEN-02, PR-BEN-03, PR-BEN-04, PR-BEN-05, PR-BEN-06, PR-BEN-07.
def gain(state: Progress, seat: Seat, gains: Gain, as_printed: bool = False) -> None:
    """Skills, tokens and power steps, before the next decision.

    `as_printed`: what a Personality gives is taken back later, so it raises the skill it names (C-17, S-35).
    """
    for skill in gains.skills:
        if state.rulings.any_skill and not as_printed:
            state.agenda.append(ChooseSkill(seat))
        else:
            state.skill[SKILL_COUNT * seat + skill] += 1
    for kind in gains.tokens:
        state.ready[KNOWLEDGE_COUNT * seat + kind] += 1
    power = gains.power
    for track in range(3):
        if power[track]:
            state.power[POWER_COUNT * seat + track] += 1 if state.rulings.one_power_step else power[track]


# Rules: PR-SKILL-09.
def lose(state: Progress, seat: Seat, gains: Gain) -> None:
    """S-35: steps go back, not below the start; a token returns, a spent one if there is one."""
    for skill in gains.skills:
        start = state.rulings.first_action_space if skill == 0 else 0
        at = SKILL_COUNT * seat + skill
        if state.skill[at] > start:
            state.skill[at] -= 1
    for kind in gains.tokens:
        at = KNOWLEDGE_COUNT * seat + kind
        if state.spent[at]:
            state.spent[at] -= 1
        elif state.ready[at]:
            state.ready[at] -= 1
    for track in range(3):
        at = POWER_COUNT * seat + track
        steps = gains.power[track]
        if steps:
            if state.rulings.one_power_step:
                steps = 1
            state.power[at] = max(state.power[at] - steps, 0)


class ChooseSkill(Ask[Progress]):
    """The ruling `skill_gain = any`: the player says which skill rises (C-17)."""

    name = "choose-skill"
    rule = "PR-SKILL-08"
    other = FIRST_DEVELOP

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        options.legal.extend(state.lookup.skill)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        state.skill[SKILL_COUNT * seat + action.choice] += 1
