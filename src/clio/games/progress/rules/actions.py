"""ACT: the action phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.step import Ask, Options
from clio.games.progress.rules import kinds
from clio.games.progress.rules.discover import PayDiscovery, discover_code
from clio.games.progress.rules.drawing import any_card_left, draw, quick_draw
from clio.games.progress.rules.knowledge import hand_value
from clio.games.progress.rules.milestones import PayMilestone, milestone_options, payable_in_public_eyes
from clio.games.progress.rules.personalities import do_personality, personality_options
from clio.games.progress.rules.research import research, research_code, room_for_research
from clio.games.progress.rules.shuffling import shuffle_and_draw
from clio.games.progress.rules.solo import TakeTime, swap_code
from clio.games.progress.state import HAND, Progress

NO_ACTION_LEFT: Final = kinds.REFUSALS.add("PR-SKILL-01", "refusal-no-action-left")
NO_CARD_LEFT: Final = kinds.REFUSALS.add("PR-DRAW-07", "refusal-no-card-left")
SHUFFLED_ALREADY: Final = kinds.REFUSALS.add("PR-ACT-04", "refusal-shuffled-already")
NOT_IN_HAND: Final = kinds.REFUSALS.add("PR-DISC-01", "refusal-not-in-hand")
NO_CARD_TO_RESEARCH: Final = kinds.REFUSALS.add("PR-RES-01", "refusal-not-in-hand")
NO_CARD_TO_SWAP: Final = kinds.REFUSALS.add("PR-SOLO-08", "refusal-not-in-hand")
NO_SUCH_ACTION: Final = kinds.REFUSALS.add("PR-ACT-01", "refusal-no-such-action")


class Act(Ask[Progress]):
    """One action after another, as long as the player has some and wants to (PR-ACT-01, PR-ACT-02)."""

    name = "act"
    rule = "PR-ACT-01"
    other = NO_SUCH_ACTION

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        left = state.actions_left(seat)
        if left or options.explain:
            self.hand_options(state, seat, left, options)
            self.card_options(state, left, options)
        if state.rulings.milestones:
            milestone_options(state, seat, left, options)
        if state.rulings.personalities:
            personality_options(state, seat, options)
        if state.rulings.solo:
            self.swap_options(state, seat, options)
        options.legal.append(state.lookup.single[kinds.END])

    def no_candidate(self, state: Progress, action: Action) -> int:
        if action.kind == kinds.DISCOVER:
            return NOT_IN_HAND
        if action.kind == kinds.RESEARCH:
            return NO_CARD_TO_RESEARCH
        if action.kind == kinds.SWAP and state.rulings.solo:
            return NO_CARD_TO_SWAP
        return self.other

    def hand_options(self, state: Progress, seat: Seat, left: int, options: Options) -> None:
        """Discover and Research, for each technology in hand."""
        lookup = state.lookup
        value = hand_value(state, seat)
        room = room_for_research(state, seat)
        seen: list[int] = []
        for card in state.zones[HAND + seat]:
            tech = lookup.tech[card]
            if tech in seen:
                continue
            seen.append(tech)
            code = discover_code(state, seat, tech, value)
            options.offer(lookup.discover[tech], code if left else code or self.none_left(state))
            code = research_code(state, seat, tech, room)
            options.offer(lookup.research[tech], code if left else code or self.none_left(state))

    def card_options(self, state: Progress, left: int, options: Options) -> None:
        """Draw, Quick Draw, Shuffle & Draw."""
        single = state.lookup.single
        code = 0 if left else self.none_left(state)
        if code == 0 and not any_card_left(state):
            code = NO_CARD_LEFT
        options.offer(single[kinds.DRAW], code)
        options.offer(single[kinds.QUICK_DRAW], code)
        if code == 0 and state.shuffled and state.rulings.shuffle_once:
            code = SHUFFLED_ALREADY
        options.offer(single[kinds.SHUFFLE], code)

    def none_left(self, state: Progress) -> int:
        return kinds.CLOSED if state.closed else NO_ACTION_LEFT

    def swap_options(self, state: Progress, seat: Seat, options: Options) -> None:
        code = swap_code(state, seat)
        if code and not options.explain:
            return
        lookup = state.lookup
        seen: list[int] = []
        for card in state.zones[HAND + seat]:
            if lookup.tech[card] not in seen:
                seen.append(lookup.tech[card])
                options.offer(lookup.swap[lookup.tech[card]], code)

    def forced(self, state: Progress) -> Action | None:
        """Nobody is asked with no action left and nothing free to do, as far as all can see."""
        if state.actions_left(self.seat):
            return None
        end = state.lookup.single[kinds.END]
        rulings = state.rulings
        if state.closed and not rulings.free_after_draw:
            return end
        if rulings.milestones and payable_in_public_eyes(state, self.seat):
            return None
        if rulings.solo and swap_code(state, self.seat) == 0:
            return None
        if rulings.personalities:
            options = Options(False)
            personality_options(state, self.seat, options)
            if options.legal:
                return None
        return end

    # Rules: PR-ACT-05.
    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        kind = action.kind
        if kind == kinds.END:
            return
        state.agenda.append(self)
        state.idle = 0
        if kind == kinds.DISCOVER:
            PayDiscovery(seat, action.card).begin(state)
        elif kind == kinds.RESEARCH:
            research(state, seat, action.card)
        elif kind == kinds.DRAW:
            draw(state, seat)
        elif kind == kinds.QUICK_DRAW:
            quick_draw(state, seat)
        elif kind == kinds.SHUFFLE:
            shuffle_and_draw(state, seat)
        elif kind == kinds.MILESTONE:
            PayMilestone(seat, action.slot).begin(state)
        elif kind == kinds.SWAP:
            state.agenda.append(TakeTime(seat, action.card))
        else:
            do_personality(state, seat, action)
