"""TURN: the Action phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.step import Ask, Either, Options, SeatsStep
from clio.games.ancient_knowledge.rules.archive import archive, archive_code
from clio.games.ancient_knowledge.rules.create import create, create_options
from clio.games.ancient_knowledge.rules.drawing import draw
from clio.games.ancient_knowledge.rules.excavate import excavate, upright
from clio.games.ancient_knowledge.rules.kinds import ARCHIVE, CREATE, EXCAVATE, LEARN, REFUSALS, SEARCH
from clio.games.ancient_knowledge.rules.learn import learn, learn_options
from clio.games.ancient_knowledge.state import ANY_BUILDING, HAND, MOST_SEATS, PAST, AncientKnowledge

ALL_ROTATED: Final = REFUSALS.add("AK-EXCAV-02", "refusal-all-rotated")


def act_options(state: AncientKnowledge, seat: Seat, options: Options) -> None:
    """AMB-02: the five actions; there is no passing, but Search is always possible."""
    lookup = state.lookup
    create_options(state, seat, ANY_BUILDING, options)
    learn_options(state, seat, False, options)
    options.offer(lookup.single[ARCHIVE], archive_code(state, seat))
    able = upright(state, seat)
    for count in range(1, able + 1):
        options.legal.append(lookup.excavate[count])
    if options.explain:
        for count in range(able + 1, len(state.zones[PAST + seat]) + 1):
            options.offer(lookup.excavate[count], ALL_ROTATED)
    options.legal.append(lookup.single[SEARCH])


# Rules: AK-SEARCH-01.
def take_action(state: AncientKnowledge, seat: Seat, action: Action) -> None:
    kind = action.kind
    if kind == CREATE:
        create(state, seat, Card(action.card), action.slot, HAND + seat, NO_CARD)
    elif kind == LEARN:
        learn(state, seat, Card(action.card))
    elif kind == ARCHIVE:
        archive(state, seat, NO_CARD, False)
    elif kind == EXCAVATE:
        excavate(state, seat, action.amount)
    else:
        state.tell("searched", seat)
        draw(state, seat, 1)


NOT_IN_HAND: Final = REFUSALS.add("AK-CREATE-01", "refusal-not-in-hand")
NOT_FACE_UP: Final = REFUSALS.add("AK-LEARN-01", "refusal-not-face-up")
NO_SUCH_ACTION: Final = REFUSALS.add("AK-TURN-03", "refusal-no-such-action")


def act_code(action: Action) -> int:
    """Why somebody who takes an action cannot take one that is no candidate."""
    if action.kind == CREATE:
        return NOT_IN_HAND
    if action.kind == LEARN:
        return NOT_FACE_UP
    return ALL_ROTATED if action.kind == EXCAVATE else NO_SUCH_ACTION


class Act(Ask[AncientKnowledge]):
    """One action; the next is chosen when everything it caused is resolved (AK-TURN-04)."""

    name = "act"
    rule = "AK-TURN-03"
    other = NO_SUCH_ACTION

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        act_options(state, seat, options)

    def no_candidate(self, state: AncientKnowledge, action: Action) -> int:
        return act_code(action)

    def forced(self, state: AncientKnowledge) -> Action | None:
        """With no card in hand everybody sees what is possible."""
        if state.zones[HAND + self.seat]:
            return None
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.actions[seat] -= 1
        if state.rulings.teams:
            state.agenda.append(ACTION_PHASES[state.side(seat)])
        elif state.actions[seat]:
            state.agenda.append(self)
        take_action(state, seat, action)


class ActionPhase(SeatsStep[AncientKnowledge]):
    """AK-TURN-03: two actions for each of the seats (bits) whose turn it is."""

    name = "action-phase"

    def run(self, state: AncientKnowledge) -> None:
        able = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1 and state.actions[seat] > 0:
                able |= 1 << seat
        if able & (able - 1):
            state.agenda.append(TeamAct(able))
        elif able:
            state.agenda.append(ACTS[able.bit_length() - 1])


ACTS: Final = [Act(Seat(seat)) for seat in range(MOST_SEATS)]  # made once, as they come in every turn
ACTION_PHASES: Final = [ActionPhase(seats) for seats in range(1 << MOST_SEATS)]  # by seats


class TeamAct(Either[AncientKnowledge]):
    """AMB-46: either partner takes the next whole action."""

    name = "team-act"
    rule = "AK-TEAM-02"
    other = NO_SUCH_ACTION

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        act_options(state, seat, options)

    def no_candidate(self, state: AncientKnowledge, action: Action) -> int:
        return act_code(action)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.actions[seat] -= 1
        state.agenda.append(ACTION_PHASES[state.side(seat)])
        take_action(state, seat, action)
