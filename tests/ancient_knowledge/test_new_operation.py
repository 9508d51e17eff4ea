"""A card with a new effect: its lines of data, one class, its words. Nothing else names the operation."""

from __future__ import annotations

import pytest

from clio.engine.action import Action
from clio.engine.cards import WHOLE
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.engine.step import Options
from clio.engine.words import Words
from clio.games.ancient_knowledge import cards, vocabulary
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.drawing import draw
from clio.games.ancient_knowledge.state import AncientKnowledge, Op
from tests.ancient_knowledge.table import artifact, table


class Wager(CardAsks):
    """More cards now, or a knowledge lost less."""

    name = "wager"
    rule = "AK-GOLD-01"

    def options(self, state: AncientKnowledge, seat: int, options: Options) -> None:
        options.legal.extend(state.lookup.answers["wager"])

    def act(self, state: AncientKnowledge, seat: int, action: Action) -> None:
        if action.text == "draw-more":
            draw(state, Seat(seat), 2)
        else:
            state.lost[seat] -= 1


class WagerOperation(Op):
    name = "wager"
    fields = (Field("n", WHOLE),)
    answers = ("draw-more", "lose-less")

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return state.lost[seat] >= self.n

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(Wager(Seat(seat), Card(card)))


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the class lay in a module of `operations/`."""
    found = {**cards.operations(), "wager": WagerOperation}
    for module in (cards, vocabulary):
        monkeypatch.setattr(module, "operations", lambda: found)


CARD = artifact("oracle", moment="immediate", do=[{"op": "wager", "n": 1}])


def test_a_new_operation_brings_its_question_and_its_answers():
    for answer, hand, lost in (("draw-more", 2, 3), ("lose-less", 0, 2)):
        t = table(made=[CARD]).hand(0, "oracle")
        t.state.lost[0] = 3
        t.act().do("create oracle")
        assert t.legal() == {"draw-more", "lose-less"}
        t.do(answer)
        assert (len(t.hand_of(0)), t.lost(0)) == (hand, lost)


def test_it_says_whether_it_can():
    t = table(made=[CARD]).hand(0, "oracle").act()
    assert "draw-more" not in t.do("create oracle").legal()


def test_its_message_is_the_one_of_its_name():
    game = table(made=[CARD]).game
    said = Words(game.packages, "en")
    assert game.describe("oracle", said)[-1][1] == "Op-wager."  # nobody wrote `op-wager` here
