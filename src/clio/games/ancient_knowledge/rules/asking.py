"""Questions about a card, most of them put by its effect."""

from __future__ import annotations

from clio.engine.ids import Card, Seat
from clio.engine.step import Ask, Options
from clio.games.ancient_knowledge.rules.kinds import FIRST_EFFECT, NO, YES
from clio.games.ancient_knowledge.state import AncientKnowledge


class CardAsks(Ask[AncientKnowledge]):
    """A question about `card`, most often put by its effect (-1: about none)."""

    other = FIRST_EFFECT

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card


class YesOrNo(CardAsks):
    """Shall it happen?"""

    declined_by = "no"

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        options.legal.append(state.lookup.single[YES])
        options.legal.append(state.lookup.single[NO])


class HowMany(CardAsks):
    """A number from 0 to `most`, or to what there is."""

    def __init__(self, seat: Seat, card: Card, most: int) -> None:
        super().__init__(seat, card)
        self.most = most

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.most)

    def there(self, state: AncientKnowledge, seat: Seat) -> int:
        raise NotImplementedError

    def remaining(self, state: AncientKnowledge) -> int:
        return min(self.most, self.there(state, self.seat))

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for count in range(min(self.most, self.there(state, seat)) + 1):
            options.legal.append(state.lookup.number[count])
