"""What the game counts for a view: nothing has to be worked out again from what a seat sees."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.engine.view import SPECTATOR, view
from clio.games.ancient_knowledge.state import PAST_KIND
from tests.ancient_knowledge.table import table


def test_scores_and_knowledge_are_in_the_view() -> None:
    t = table().past(0, "petra").past(1, "caral").timeline(0, stonehenge=3).act()
    for seat in (0, 1, SPECTATOR):
        seen = view(t.state, seat)
        assert seen.measure("score") == [t.game.score(t.state, 0), t.game.score(t.state, 1)]
        assert seen.measure("knowledge") == [t.state.total_knowledge(Seat(0)), t.state.total_knowledge(Seat(1))]


def test_a_requirement_tells_how_far_one_is() -> None:
    t = table().past(0, "petra").board(1, "astronomy").act()
    assert view(t.state, 0).measure("need astronomy") == [0, PAST_KIND, 1, 1, PAST_KIND + 2, 0, 1], (
        "a city of one, no pyramid of one"
    )
    assert view(t.state, SPECTATOR).measure("need astronomy") == []
