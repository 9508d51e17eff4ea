"""Technologies: learning them, and putting them under their decks."""

from __future__ import annotations

from clio.engine.cards import FLAG, WHOLE
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.games.ancient_knowledge.rules.boards import available, renew_technologies
from clio.games.ancient_knowledge.rules.learn import ChooseUnder, LearnLooked, LearnMore, can_learn
from clio.games.ancient_knowledge.state import BOARD, LOOKED, TECH_DECK, AncientKnowledge, Op


class Learn(Op):
    name = "learn"
    rule = "AK-LEARN-02"
    fields = (Field("n", WHOLE), Field("ignore_requirement", FLAG, False))

    def __init__(self, n: int, ignore: bool) -> None:
        self.n = n
        self.ignore = ignore

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return can_learn(state, seat, self.ignore)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(LearnMore(seat, card, self.n, 1 if optional else 0, 1 if self.ignore else 0))

    def message(self) -> str:
        return self.form("ignore" if self.ignore else "")


class LearnFromDeck(Op):
    name = "learn_from_deck"
    rule = "AK-LEARN-02"
    fields = (Field("level", WHOLE), Field("look", WHOLE))

    def __init__(self, level: int, look: int) -> None:
        self.level = level
        self.look = look

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return available(state, self.level) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        for _ in range(self.look):
            if not renew_technologies(state, self.level):
                break
            state.move(state.zones[TECH_DECK + self.level][-1], TECH_DECK + self.level, LOOKED + seat)
        state.agenda.append(LearnLooked(seat, card, self.level))


class TechToBottom(Op):
    name = "tech_to_bottom"
    fields = (Field("n", WHOLE), Field("level", WHOLE, 0))

    def __init__(self, n: int, level: int) -> None:
        self.n = n
        self.level = level

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        for board in range(3):
            if state.zones[BOARD + board] and (self.level == 0 or state.levels[board] == self.level):
                return True
        return False

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(ChooseUnder(seat, card, self.level, self.n))

    def message(self) -> str:
        return self.form("level" if self.level else "")
